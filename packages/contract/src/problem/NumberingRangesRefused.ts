import { described } from "@radicar/domain/inner/rules/described"
import { Schema } from "effect"
import { HttpApiError } from "effect/http-api"

/** The authority returned no ranges. `operationCode` is its code, `reason` the meaning, `detail` the advice. */
export class NumberingRangesRefused extends HttpApiError.Problem<NumberingRangesRefused>()(
  "NumberingRangesRefused",
  {
    type: "urn:radicar:problem:numbering-ranges-refused",
    status: 422,
    title: "The authority returns no numbering ranges"
  },
  {
    reason: described(Schema.Literals(["noRange", "noAssociatedPrefix", "softwareNotOwned", "notAuthorised"]), {
      en: "What the authority means. noRange: the issuer has no range. noAssociatedPrefix: no prefix is associated with the software. softwareNotOwned: the software belongs to another owner. notAuthorised: the certificate may not query.",
      es: "Lo que quiere decir la DIAN. noRange: el emisor no tiene rangos. noAssociatedPrefix: ningún prefijo está asociado al software. softwareNotOwned: el software es de otro titular. notAuthorised: el certificado no puede consultar."
    }),
    operationCode: described(Schema.String, {
      en: "OperationCode of the authority: 302.",
      es: "OperationCode de la DIAN: 302."
    })
  }
) {}
