import { described } from "@radicar/domain/inner/rules/described"
import { Schema } from "effect"
import { HttpApiError } from "effect/http-api"

/**
 * The document cannot be mailed, and nothing was queued. Values of `reason`:
 *
 * - `notAccepted`: the authority has not accepted it (yet).
 * - `ambiguous`: several documents have the number.
 * - `noContainer`: the files to attach cannot be made, because their parts are not stored.
 * - `tooLarge`: the mail exceeds 2 MB.
 * - `noAddress`: no address is stated, and neither the authority nor the document has one. A payroll never has one.
 */
export class MailRefused extends HttpApiError.Problem<MailRefused>()(
  "MailRefused",
  {
    type: "urn:radicar:problem:mail-refused",
    status: 422,
    title: "The document cannot be mailed"
  },
  {
    reason: described(Schema.Literals(["notAccepted", "ambiguous", "noContainer", "tooLarge", "noAddress"]), {
      en: "notAccepted: the authority has not accepted the document (yet). ambiguous: several documents have the number. noContainer: the parts of its files are not stored. tooLarge: it exceeds the 2 MB of a mail. noAddress: none is stated, and neither the authority nor the document has one; a payroll never has one.",
      es: "notAccepted: la DIAN no ha aceptado el documento (aún). ambiguous: varios documentos tienen el número. noContainer: no se conserva con qué se hicieron sus archivos. tooLarge: supera los 2 MB de un correo. noAddress: no se indicó ninguna, y ni la DIAN ni el documento la tienen; una nómina nunca la tiene."
    })
  }
) {}
