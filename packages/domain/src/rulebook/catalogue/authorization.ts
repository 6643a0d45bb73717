import { explain } from "../../rules/Rule.ts"
import type { Listed } from "../CatalogueEntry.ts"

/** Rules AB… on the authorised numbering range (annex FE 1.9, `sts:InvoiceControl`). */
export const authorizationEntries: ReadonlyArray<Listed> = [
  explain(
    { codes: ["AB05b"], path: "$.NumberingRange.Id", decidedBy: "authority" },
    "The authorisation is not one in force of the issuer.",
    "La autorización no corresponde a una vigente del emisor.",
    "Correct NumberingRange.Id: copy it from NumberingRangeGetAll or from the authority's portal.",
    "Corrija NumberingRange.Id: cópielo de NumberingRangeGetAll o del portal de la DIAN."
  ),
  explain(
    { codes: ["AB05c"], path: "$.SoftwareProvider.Id", decidedBy: "authority" },
    "The range is not associated with the software that issues the document.",
    "El rango no está asociado al software que emite el documento.",
    "Associate the prefix with the software in the authority's portal, or correct SoftwareProvider.Id.",
    "Asocie el prefijo al software en el portal de la DIAN, o corrija SoftwareProvider.Id."
  ),
  explain(
    { codes: ["AB07b"], path: "$.NumberingRange.StartDate", decidedBy: "authority" },
    "The first day of the range is not the registered one.",
    "La fecha inicial del rango no es la registrada.",
    "Correct NumberingRange.StartDate to the date that the authority registered.",
    "Corrija NumberingRange.StartDate con la fecha que registró la DIAN."
  ),
  explain(
    { codes: ["AB08b"], path: "$.NumberingRange.EndDate", decidedBy: "authority" },
    "The last day of the range is not the registered one.",
    "La fecha final del rango no es la registrada.",
    "Correct NumberingRange.EndDate to the date that the authority registered.",
    "Corrija NumberingRange.EndDate con la fecha que registró la DIAN."
  ),
  explain(
    { codes: ["AB10a"], path: "$.NumberingRange.Prefix", decidedBy: "construction" },
    "The prefix of the range is not that of the issuer's registration.",
    "El prefijo del rango no es el que acompaña el registro del emisor.",
    "Nothing: both are written from NumberingRange.Prefix. Report it if the authority answers this.",
    "Ninguna: ambos se escriben desde NumberingRange.Prefix. Informe el caso si la DIAN responde esto."
  ),
  explain(
    { codes: ["AB11b"], path: "$.NumberingRange.FromNumber", decidedBy: "authority" },
    "The first number of the range is not the registered one.",
    "El número inicial del rango no es el registrado.",
    "Correct NumberingRange.FromNumber to the number that the authority registered.",
    "Corrija NumberingRange.FromNumber con el número que registró la DIAN."
  ),
  explain(
    { codes: ["AB12b"], path: "$.NumberingRange.ToNumber", decidedBy: "authority" },
    "The last number of the range is not the registered one.",
    "El número final del rango no es el registrado.",
    "Correct NumberingRange.ToNumber to the number that the authority registered.",
    "Corrija NumberingRange.ToNumber con el número que registró la DIAN."
  ),
  explain(
    { codes: ["AB14"], severity: "notification", decidedBy: "authority" },
    "The note of an equivalent does not name its origin in the element that the rule's text asks for.",
    "La nota de un documento equivalente no indica su origen en el elemento que pide el texto de la regla.",
    "Nothing: the authority's schema only has the element that is written. The document is accepted.",
    "Ninguna: el esquema de la DIAN solo tiene el elemento que se escribe. El documento se acepta."
  )
]
