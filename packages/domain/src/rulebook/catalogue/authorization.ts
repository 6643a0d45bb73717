import type { Listed } from "../CatalogueEntry.ts"

/** Rules AB… on the authorised numbering range (annex FE 1.9, `sts:InvoiceControl`). */
export const authorizationEntries: ReadonlyArray<Listed> = [
  "FAB05a",
  {
    codes: ["AB05b"],
    cause: {
      en: "The authorisation is not one of the issuer that is in force.",
      es: "La autorización no corresponde a una vigente del emisor."
    },
    fix: {
      en: "Correct NumberingRange.Id: copy it from NumberingRangeGetAll or from the authority's portal.",
      es: "Corrija NumberingRange.Id: cópielo de NumberingRangeGetAll o del portal de la DIAN."
    },
    path: "$.NumberingRange.Id",
    decidedBy: "authority"
  },
  {
    codes: ["AB05c"],
    cause: {
      en: "The range is not associated with the software that issues the document.",
      es: "El rango no está asociado al software que emite el documento."
    },
    fix: {
      en: "Associate the prefix with the software in the authority's portal, or correct SoftwareProvider.Id.",
      es: "Asocie el prefijo al software en el portal de la DIAN, o corrija SoftwareProvider.Id."
    },
    path: "$.SoftwareProvider.Id",
    decidedBy: "authority"
  },
  "FAB07a",
  {
    codes: ["AB07b"],
    cause: {
      en: "The first day of the range is not the registered one.",
      es: "La fecha inicial del rango no es la registrada."
    },
    fix: {
      en: "Correct NumberingRange.StartDate to the date that the authority registered.",
      es: "Corrija NumberingRange.StartDate con la fecha que registró la DIAN."
    },
    path: "$.NumberingRange.StartDate",
    decidedBy: "authority"
  },
  "FAB08a",
  {
    codes: ["AB08b"],
    cause: {
      en: "The last day of the range is not the registered one.",
      es: "La fecha final del rango no es la registrada."
    },
    fix: {
      en: "Correct NumberingRange.EndDate to the date that the authority registered.",
      es: "Corrija NumberingRange.EndDate con la fecha que registró la DIAN."
    },
    path: "$.NumberingRange.EndDate",
    decidedBy: "authority"
  },
  {
    codes: ["AB10a"],
    cause: {
      en: "The prefix of the range is not the one beside the issuer's registration.",
      es: "El prefijo del rango no es el que acompaña el registro del emisor."
    },
    fix: {
      en: "Nothing: both are written from NumberingRange.Prefix. Report it if the authority answers this.",
      es: "Ninguna: ambos se escriben desde NumberingRange.Prefix. Informe el caso si la DIAN responde esto."
    },
    path: "$.NumberingRange.Prefix",
    decidedBy: "construction"
  },
  {
    codes: ["AB10b"],
    cause: {
      en: "The prefix is not one of the authorised range.",
      es: "El prefijo no corresponde al del rango autorizado."
    },
    fix: {
      en: "Correct NumberingRange.Prefix: 1 to 4 letters or digits, as in the authorisation; leave it out if there is none.",
      es: "Corrija NumberingRange.Prefix: 1 a 4 letras o dígitos, como en la autorización; omítalo si no hay."
    },
    path: "$.NumberingRange.Prefix",
    decidedBy: "authority"
  },
  "FAB11a",
  {
    codes: ["AB11b"],
    cause: {
      en: "The first number of the range is not the registered one.",
      es: "El número inicial del rango no es el registrado."
    },
    fix: {
      en: "Correct NumberingRange.FromNumber to the number that the authority registered.",
      es: "Corrija NumberingRange.FromNumber con el número que registró la DIAN."
    },
    path: "$.NumberingRange.FromNumber",
    decidedBy: "authority"
  },
  "FAB12a",
  {
    codes: ["AB12b"],
    cause: {
      en: "The last number of the range is not the registered one.",
      es: "El número final del rango no es el registrado."
    },
    fix: {
      en: "Correct NumberingRange.ToNumber to the number that the authority registered.",
      es: "Corrija NumberingRange.ToNumber con el número que registró la DIAN."
    },
    path: "$.NumberingRange.ToNumber",
    decidedBy: "authority"
  },
  {
    codes: ["AB14"],
    severity: "notification",
    cause: {
      en: "The note of an equivalent does not name its origin in the element that the rule's text asks for.",
      es: "La nota de un documento equivalente no indica su origen en el elemento que pide el texto de la regla."
    },
    fix: {
      en: "Nothing: the authority's schema only has the element that is written. The document is accepted.",
      es: "Ninguna: el esquema de la DIAN solo tiene el elemento que se escribe. El documento se acepta."
    },
    decidedBy: "authority"
  }
]
