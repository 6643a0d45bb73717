import type { Listed } from "../CatalogueEntry.ts"
import { codeRange } from "./codeRange.ts"

/** Rules AV, AW, AZ, BA, BB: quantity, price, amount and identification of the lines. */
export const lineEntries: ReadonlyArray<Listed> = [
  {
    codes: ["AV01"],
    cause: { en: "The document has no line.", es: "El documento no tiene líneas." },
    fix: { en: "Give at least one element in Items.", es: "Informe al menos un elemento en Items." },
    path: "$.Items",
    decidedBy: "form"
  },
  {
    codes: ["AV02"],
    cause: {
      en: "The lines are not numbered from 1.",
      es: "Las líneas no están numeradas desde 1."
    },
    fix: {
      en: "Nothing: the numbers follow from the order of Items.",
      es: "Ninguna: los números salen del orden de Items."
    },
    path: "$.Items",
    decidedBy: "construction"
  },
  {
    codes: ["AV04a"],
    cause: { en: "The quantity of a line is absent.", es: "Falta la cantidad de una línea." },
    fix: { en: "Give Items[].Quantity.", es: "Informe Items[].Quantity." },
    path: "$.Items[*].Quantity",
    decidedBy: "form"
  },
  "FAV04b",
  "FAV05",
  "FAV06",
  {
    codes: ["AV07"],
    cause: {
      en: "The amount of a line is in another currency than the document.",
      es: "El valor de una línea está en una moneda distinta de la del documento."
    },
    fix: {
      en: "Every amount is written in CurrencyCode; check that it is the currency of the amounts.",
      es: "Todos los valores se escriben en CurrencyCode; verifique que sea la moneda de los valores."
    },
    path: "$.CurrencyCode",
    decidedBy: "construction"
  },
  {
    codes: ["AV08a", "AV08b", ...codeRange("BA", 1, 8)],
    cause: {
      en: "A line of a mandate does not say whose income it is, or its principal is not stated rightly.",
      es: "Una línea de mandato no indica de quién es el ingreso, o su mandante no está bien informado."
    },
    fix: {
      en: "Mandates can not be written: use an OperationCode other than 11.",
      es: "Los mandatos no se pueden generar: use un OperationCode distinto de 11."
    },
    path: "$.OperationCode",
    decidedBy: "construction"
  },
  {
    codes: ["AW01"],
    cause: {
      en: "A line of something given for nothing has no reference price, or one of zero.",
      es: "Una línea de algo entregado sin cobro no tiene precio de referencia, o es cero."
    },
    fix: {
      en: "Give Items[].PriceReference, more than 0.",
      es: "Informe Items[].PriceReference, mayor que 0."
    },
    path: "$.Items[*].PriceReference",
    decidedBy: "authority"
  },
  "FAW03",
  {
    codes: ["AZ01", "AZ02"],
    cause: {
      en: "The good or service of a line, or its description, is absent.",
      es: "Falta el bien o servicio de una línea, o su descripción."
    },
    fix: { en: "Give Items[].Description.", es: "Informe Items[].Description." },
    path: "$.Items[*].Description",
    decidedBy: "form"
  },
  "FAZ09",
  "FAZ12",
  {
    codes: ["AZ10", "AZ11", "AZ13", "AZ14"],
    cause: {
      en: "The code of a good or service, or the name or agency of its standard, is not valid.",
      es: "El código de un bien o servicio, o el nombre o la agencia de su estándar, no es válido."
    },
    fix: {
      en: "Correct Items[].StandardItemIdentification.Id, or SchemeId, from which the agency follows; leave the group out for a code of your own.",
      es: "Corrija Items[].StandardItemIdentification.Id, o SchemeId, del que sale la agencia; omita el grupo si el código es propio."
    },
    path: "$.Items[*].StandardItemIdentification.Id",
    decidedBy: "authority"
  },
  {
    codes: ["BB01", "BB02"],
    cause: { en: "The price of a line is absent.", es: "Falta el precio de una línea." },
    fix: {
      en: "Give Items[].Price, of one UnitCode.",
      es: "Informe Items[].Price, el de una unidad UnitCode."
    },
    path: "$.Items[*].Price",
    decidedBy: "form"
  },
  {
    codes: ["BB03", "BB04", "BB05"],
    cause: {
      en: "The quantity that a price is of, its unit or its currency is absent or not valid.",
      es: "La cantidad a la que corresponde un precio, su unidad o su moneda falta o no es válida."
    },
    fix: {
      en: "Correct Items[].Quantity and Items[].UnitCode: both are written from them.",
      es: "Corrija Items[].Quantity e Items[].UnitCode: se escriben desde ellos."
    },
    path: "$.Items[*].UnitCode",
    decidedBy: "construction"
  }
]
