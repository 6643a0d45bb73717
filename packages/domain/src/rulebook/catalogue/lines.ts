import { explain } from "../../rules/Rule.ts"
import { type Listed, codeRange } from "../CatalogueEntry.ts"

/** Rules AV, AW, AZ, BA, BB: quantity, price, amount and identification of the lines. */
export const lineEntries: ReadonlyArray<Listed> = [
  explain(
    { codes: ["AV01"], path: "$.Items", decidedBy: "form" },
    "The document has no line.",
    "El documento no tiene líneas.",
    "Give at least one element in Items.",
    "Informe al menos un elemento en Items."
  ),
  explain(
    { codes: ["AV02"], path: "$.Items", decidedBy: "construction" },
    "The lines are not numbered from 1.",
    "Las líneas no están numeradas desde 1.",
    "Nothing: the numbers follow from the order of Items.",
    "Ninguna: los números salen del orden de Items."
  ),
  explain(
    { codes: ["AV04a"], path: "$.Items[*].Quantity", decidedBy: "form" },
    "The quantity of a line is absent.",
    "Falta la cantidad de una línea.",
    "Give Items[].Quantity.",
    "Informe Items[].Quantity."
  ),
  explain(
    { codes: ["AV07"], path: "$.CurrencyCode", decidedBy: "construction" },
    "The amount of a line is in another currency than the document.",
    "El valor de una línea está en una moneda distinta de la del documento.",
    "Every amount is written in CurrencyCode; check that it is the currency of the amounts.",
    "Todos los valores se escriben en CurrencyCode; verifique que sea la moneda de los valores."
  ),
  explain(
    { codes: ["AV08a", "AV08b"], path: "$.OperationCode", decidedBy: "construction" },
    "A line of a mandate or of an equivalent does not say whose income it is.",
    "Una línea de un mandato o de un documento equivalente no indica de quién es el ingreso.",
    "Nothing: Items[].Principal says it, and it is written from there.",
    "Ninguna: lo dice Items[].Principal, y se escribe desde ahí."
  ),
  explain(
    { codes: codeRange("BA", 1, 6), path: "$.Items[*].Principal", decidedBy: "construction" },
    "A line with the income of a third party does not state its principal, or states it more than once.",
    "Una línea con ingreso para terceros no informa su mandante, o lo informa más de una vez.",
    "Nothing: the group is written from Items[].Principal.",
    "Ninguna: el grupo se escribe desde Items[].Principal."
  ),
  explain(
    { codes: ["AW01"], path: "$.Items[*].PriceReference", decidedBy: "authority" },
    "A line given free of charge has no reference price, or one of zero.",
    "Una línea de algo entregado sin cobro no tiene precio de referencia, o es cero.",
    "Give Items[].PriceReference, more than 0.",
    "Informe Items[].PriceReference, mayor que 0."
  ),
  explain(
    { codes: ["AZ01", "AZ02"], path: "$.Items[*].Description", decidedBy: "form" },
    "The good or service of a line, or its description, is absent.",
    "Falta el bien o servicio de una línea, o su descripción.",
    "Give Items[].Description.",
    "Informe Items[].Description."
  ),
  explain(
    {
      codes: ["AZ10", "AZ11", "AZ13", "AZ14"],
      path: "$.Items[*].StandardItemIdentification.Id",
      decidedBy: "authority"
    },
    "The code of a good or service, or the name or agency of its standard, is not valid.",
    "El código de un bien o servicio, o el nombre o la agencia de su estándar, no es válido.",
    "Correct Items[].StandardItemIdentification.Id, or SchemeId, from which the agency follows; omit the group for a code of your own.",
    "Corrija Items[].StandardItemIdentification.Id, o SchemeId, del que sale la agencia; omita el grupo si el código es propio."
  ),
  explain(
    { codes: ["BB01", "BB02"], path: "$.Items[*].Price", decidedBy: "form" },
    "The price of a line is absent.",
    "Falta el precio de una línea.",
    "Give Items[].Price, of one UnitCode.",
    "Informe Items[].Price, el de una unidad UnitCode."
  ),
  explain(
    { codes: ["BB03", "BB04", "BB05"], path: "$.Items[*].UnitCode", decidedBy: "construction" },
    "The quantity of a price, its unit or its currency is absent or not valid.",
    "La cantidad a la que corresponde un precio, su unidad o su moneda falta o no es válida.",
    "Correct Items[].Quantity and Items[].UnitCode: both are written from them.",
    "Corrija Items[].Quantity e Items[].UnitCode: se escriben desde ellos."
  )
]
