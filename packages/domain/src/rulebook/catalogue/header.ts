import type { Listed } from "../CatalogueEntry.ts"

/** Rules AD… and AE…: the header of a sale document. */
export const headerEntries: ReadonlyArray<Listed> = [
  {
    codes: ["AD01"],
    cause: { en: "The version is not the literal `UBL 2.1`.", es: "La versión no es el literal `UBL 2.1`." },
    fix: {
      en: "Nothing: the version is always written so.",
      es: "Ninguna: la versión siempre se escribe así."
    },
    decidedBy: "construction"
  },
  "FAD02",
  "FAD02a",
  {
    codes: ["AD03"],
    cause: {
      en: "The profile is not the literal of this document's type.",
      es: "ProfileID no es el literal del tipo de documento."
    },
    fix: {
      en: "Check that TypeCode is that of the document; the literal follows from it.",
      es: "Verifique que TypeCode sea el del documento; el literal depende de él."
    },
    path: "$.TypeCode",
    decidedBy: "construction"
  },
  {
    codes: ["AD04", "AD07"],
    cause: {
      en: "The document or its key names another environment than the one it was sent to.",
      es: "El documento o su código único indica un ambiente distinto de aquel al que se envió."
    },
    fix: {
      en: "File it in the environment it was made for: check the configured environment and the query parameter isTest.",
      es: "Envíelo al ambiente para el que se generó: verifique el ambiente configurado y el parámetro isTest."
    },
    decidedBy: "construction"
  },
  {
    codes: ["AD05a"],
    cause: {
      en: "The number has other characters than letters and digits, or is absent.",
      es: "El número tiene caracteres distintos de letras y dígitos, o falta."
    },
    fix: {
      en: "Correct NumberingRange.Prefix to letters and digits, and Number to a whole number.",
      es: "Corrija NumberingRange.Prefix a letras y dígitos, y Number a un número entero."
    },
    path: "$.Number",
    decidedBy: "form"
  },
  "FAD05b",
  "FAD05c",
  {
    codes: ["AD05d", "AD05e"],
    cause: {
      en: "The number is not one of the authorisation that the document names.",
      es: "El número no pertenece a la autorización que informa el documento."
    },
    fix: {
      en: "Correct Number and NumberingRange.Prefix, or the authorisation in NumberingRange.Id.",
      es: "Corrija Number y NumberingRange.Prefix, o la autorización en NumberingRange.Id."
    },
    path: "$.Number",
    decidedBy: "authority"
  },
  "FAD06",
  {
    codes: ["AD08"],
    cause: {
      en: "The key's algorithm is not that of this document's type.",
      es: "El algoritmo del código único no es el del tipo de documento."
    },
    fix: {
      en: "Check that TypeCode is that of the document; the algorithm follows from it.",
      es: "Verifique que TypeCode sea el del documento; el algoritmo depende de él."
    },
    path: "$.TypeCode",
    decidedBy: "construction"
  },
  {
    codes: ["AD09a", "AD09b"],
    cause: {
      en: "The day of issue lies outside the authorisation of the range.",
      es: "La fecha de emisión está fuera de la vigencia de la autorización."
    },
    fix: {
      en: "Correct Date, or use a range in NumberingRange that is in force on that day.",
      es: "Corrija Date, o use en NumberingRange un rango vigente ese día."
    },
    path: "$.Date",
    decidedBy: "authority"
  },
  {
    codes: ["AD09c"],
    cause: {
      en: "The day of issue is out of the dates that the authority admits.",
      es: "La fecha de emisión está fuera del intervalo que admite la DIAN."
    },
    fix: {
      en: "Correct Date to the day on which the document is signed and filed.",
      es: "Corrija Date con el día en que se firma y transmite el documento."
    },
    path: "$.Date",
    decidedBy: "authority"
  },
  {
    codes: ["AD09d"],
    severity: "notification",
    cause: {
      en: "The day of issue is far from the day on which the document arrived.",
      es: "La fecha de emisión está lejos del día en que llegó el documento."
    },
    fix: {
      en: "Check Date; the document is accepted.",
      es: "Verifique Date; el documento se acepta."
    },
    path: "$.Date",
    decidedBy: "authority"
  },
  "FAD09e",
  {
    codes: ["AD10"],
    cause: {
      en: "The time of issue is not written with the zone -05:00.",
      es: "La hora de emisión no tiene la zona horaria -05:00."
    },
    fix: {
      en: "Nothing: Date is always written in Colombian time.",
      es: "Ninguna: Date siempre se escribe en hora colombiana."
    },
    path: "$.Date",
    decidedBy: "construction"
  },
  {
    codes: ["AD12a", "AD12b"],
    cause: {
      en: "The type code is absent or not one that this operation files.",
      es: "El tipo de documento falta o no es de los que transmite esta operación."
    },
    fix: {
      en: "Correct TypeCode, or file the document with the operation of its type.",
      es: "Corrija TypeCode, o transmita el documento con la operación de su tipo."
    },
    path: "$.TypeCode",
    decidedBy: "form"
  },
  "FAD15a",
  {
    codes: ["AD15b"],
    cause: {
      en: "An amount is in another currency than the document.",
      es: "Un valor está en una moneda distinta de la del documento."
    },
    fix: {
      en: "Every amount is written in CurrencyCode; check that it is the currency of the amounts.",
      es: "Todos los valores se escriben en CurrencyCode; verifique que sea la moneda de los valores."
    },
    path: "$.CurrencyCode",
    decidedBy: "construction"
  },
  {
    codes: ["AD16"],
    cause: {
      en: "The number of lines is not that of the document's lines.",
      es: "La cantidad de líneas informada no es la del documento."
    },
    fix: { en: "Nothing: the Items are counted.", es: "Ninguna: se cuentan los Items." },
    path: "$.Items",
    decidedBy: "construction"
  },
  {
    codes: ["AE01"],
    cause: {
      en: "A note that refers to no document does not state the period that it corrects.",
      es: "Una nota sin referencia no informa el período que corrige."
    },
    fix: {
      en: "Give Period.StartDate and Period.EndDate, or the corrected document in DocumentReference.",
      es: "Informe Period.StartDate y Period.EndDate, o el documento corregido en DocumentReference."
    },
    path: "$.Period",
    decidedBy: "construction"
  }
]
