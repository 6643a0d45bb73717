import { explain } from "../../rules/Rule.ts"
import type { Listed } from "../CatalogueEntry.ts"

/** Rules AD… and AE…: the header of a sale document. */
export const headerEntries: ReadonlyArray<Listed> = [
  explain(
    { codes: ["AD01"], decidedBy: "construction" },
    "The version is not the literal `UBL 2.1`.",
    "La versión no es el literal `UBL 2.1`.",
    "Nothing: the version is always written so.",
    "Ninguna: la versión siempre se escribe así."
  ),
  explain(
    { codes: ["AD03"], path: "$.TypeCode", decidedBy: "construction" },
    "The profile is not the literal of this document's type.",
    "ProfileID no es el literal del tipo de documento.",
    "Check that TypeCode is that of the document; the literal follows from it.",
    "Verifique que TypeCode sea el del documento; el literal depende de él."
  ),
  explain(
    { codes: ["AD04", "AD07"], decidedBy: "construction" },
    "The document or its key names another environment than the one it was sent to.",
    "El documento o su código único indica un ambiente distinto de aquel al que se envió.",
    "File it in the environment it was made for: check the configured environment and the query parameter isTest.",
    "Envíelo al ambiente para el que se generó: verifique el ambiente configurado y el parámetro isTest."
  ),
  explain(
    { codes: ["AD05a"], path: "$.Number", decidedBy: "form" },
    "The number has characters other than letters and digits, or is absent.",
    "El número tiene caracteres distintos de letras y dígitos, o falta.",
    "Correct NumberingRange.Prefix to letters and digits, and Number to a whole number.",
    "Corrija NumberingRange.Prefix a letras y dígitos, y Number a un número entero."
  ),
  explain(
    { codes: ["AD05d", "AD05e"], path: "$.Number", decidedBy: "authority" },
    "The number is not one of the authorisation that the document names.",
    "El número no pertenece a la autorización que informa el documento.",
    "Correct Number and NumberingRange.Prefix, or the authorisation in NumberingRange.Id.",
    "Corrija Number y NumberingRange.Prefix, o la autorización en NumberingRange.Id."
  ),
  explain(
    { codes: ["AD08"], path: "$.TypeCode", decidedBy: "construction" },
    "The key's algorithm is not that of this document's type.",
    "El algoritmo del código único no es el del tipo de documento.",
    "Check that TypeCode is that of the document; the algorithm follows from it.",
    "Verifique que TypeCode sea el del documento; el algoritmo depende de él."
  ),
  explain(
    { codes: ["AD09a", "AD09b"], path: "$.Date", decidedBy: "authority" },
    "The day of issue lies outside the authorisation of the range.",
    "La fecha de emisión está fuera de la vigencia de la autorización.",
    "Correct Date, or use a range in NumberingRange that is in force on that day.",
    "Corrija Date, o use en NumberingRange un rango vigente ese día."
  ),
  explain(
    { codes: ["AD09c"], path: "$.Date", decidedBy: "authority" },
    "The day of issue is outside the dates that the authority accepts.",
    "La fecha de emisión está fuera del intervalo que admite la DIAN.",
    "Correct Date to the day on which the document is signed and filed.",
    "Corrija Date con el día en que se firma y transmite el documento."
  ),
  explain(
    { codes: ["AD09d"], severity: "notification", path: "$.Date", decidedBy: "authority" },
    "The day of issue is far from the day on which the document arrived.",
    "La fecha de emisión está lejos del día en que llegó el documento.",
    "Check Date; the document is accepted.",
    "Verifique Date; el documento se acepta."
  ),
  explain(
    { codes: ["AD10"], path: "$.Date", decidedBy: "construction" },
    "The time of issue is not written with the zone -05:00.",
    "La hora de emisión no tiene la zona horaria -05:00.",
    "Nothing: Date is always written in Colombian time.",
    "Ninguna: Date siempre se escribe en hora colombiana."
  ),
  explain(
    { codes: ["AD12a", "AD12b"], path: "$.TypeCode", decidedBy: "form" },
    "The type code is absent or not one that this operation files.",
    "El tipo de documento falta o no es de los que transmite esta operación.",
    "Correct TypeCode, or file the document with the operation of its type.",
    "Corrija TypeCode, o transmita el documento con la operación de su tipo."
  ),
  explain(
    { codes: ["AD15b"], path: "$.CurrencyCode", decidedBy: "construction" },
    "An amount is in another currency than the document.",
    "Un valor está en una moneda distinta de la del documento.",
    "Every amount is written in CurrencyCode; check that it is the currency of the amounts.",
    "Todos los valores se escriben en CurrencyCode; verifique que sea la moneda de los valores."
  ),
  explain(
    { codes: ["AD16"], path: "$.Items", decidedBy: "construction" },
    "The number of lines is not that of the document's lines.",
    "La cantidad de líneas informada no es la del documento.",
    "Nothing: the Items are counted.",
    "Ninguna: se cuentan los Items."
  ),
  explain(
    { codes: ["AE01"], path: "$.Period", decidedBy: "construction" },
    "A note that refers to no document does not state the period that it corrects.",
    "Una nota sin referencia no informa el período que corrige.",
    "Give Period.StartDate and Period.EndDate, or the corrected document in DocumentReference.",
    "Informe Period.StartDate y Period.EndDate, o el documento corregido en DocumentReference."
  )
]
