import { described } from "@radicar/domain/inner/rules/described"
import { Schema } from "effect"
import { HttpApiError } from "effect/http-api"

/**
 * The bounce report could not be recorded, and nothing was changed. Values of `reason`:
 *
 * - `unreadable`: it is not a readable message.
 * - `tooComplex`: its headers, the nesting of its parts or its work exceed a limit.
 * - `noReport`: it is not a delivery status notification (RFC 3464).
 * - `noReceiver`: it names no receiver of the mail.
 */
export class BounceRefused extends HttpApiError.Problem<BounceRefused>()(
  "BounceRefused",
  {
    type: "urn:radicar:problem:bounce-refused",
    status: 422,
    title: "The message is not a bounce report"
  },
  {
    reason: described(Schema.Literals(["unreadable", "tooComplex", "noReport", "noReceiver"]), {
      en: "unreadable: it is not a message. tooComplex: its headers, the nesting of its parts or its work exceed a limit. noReport: it is not a delivery status notification (RFC 3464). noReceiver: it names no receiver of the mail.",
      es: "unreadable: no es un mensaje. tooComplex: sus encabezados, el anidamiento de sus partes o su trabajo superan un límite. noReport: no es una notificación de estado de entrega (RFC 3464). noReceiver: no nombra a ningún destinatario del correo."
    })
  }
) {}
