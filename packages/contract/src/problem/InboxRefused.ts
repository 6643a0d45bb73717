import { described } from "@radicar/domain/inner/rules/described"
import { Schema } from "effect"
import { HttpApiError } from "effect/http-api"

/**
 * The event cannot be filed on the inbox item, and nothing was filed. Values of `reason`:
 *
 * - `noDocument`: the item is not a document, or cannot be read.
 * - `notOurs`: the document names another buyer.
 * - `notRequired`: a cash sale, a note or an equivalent document takes no event of the buyer.
 * - `notValidated`: the authority does not have the document as validated.
 * - `order`: an event that must come before is missing, or a registered one excludes the requested one.
 * - `environment`: the document is of an environment in which this service does not file.
 */
export class InboxRefused extends HttpApiError.Problem<InboxRefused>()(
  "InboxRefused",
  {
    type: "urn:radicar:problem:inbox-refused",
    status: 422,
    title: "The event cannot be filed on this document"
  },
  {
    reason: described(
      Schema.Literals(["noDocument", "notOurs", "notRequired", "notValidated", "order", "environment"]),
      {
        en: "noDocument: it is no document, or cannot be read. notOurs: another buyer's. notRequired: a cash sale, a note or an equivalent document. notValidated: the authority does not have it as validated. order: an event before it is missing, or a registered one excludes it. environment: the service does not file in its environment.",
        es: "noDocument: no es un documento, o no se puede leer. notOurs: de otro adquiriente. notRequired: una venta de contado, una nota o un documento equivalente. notValidated: la DIAN no lo tiene como validado. order: falta un evento anterior, o uno registrado lo excluye. environment: el servicio no radica en su ambiente."
      }
    )
  }
) {}
