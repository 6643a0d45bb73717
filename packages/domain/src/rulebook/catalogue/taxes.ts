import { explain } from "../../rules/Rule.ts"
import type { Listed } from "../CatalogueEntry.ts"

/** Rules AS… and AT…: taxes and withholdings of the document, which are the sums of those of its lines. */
const documentTaxEntries: ReadonlyArray<Listed> = [
  explain(
    { codes: ["AS01a", "AS01b"], path: "$.Items[*].Taxes", decidedBy: "construction" },
    "The taxes of the document are not those of its lines, each tax once.",
    "Los tributos del documento no son los de sus líneas, cada uno una sola vez.",
    "Correct Code and Percentage in Items[].Taxes: the document's taxes are summed from them.",
    "Corrija Code y Percentage en Items[].Taxes: los tributos del documento se suman desde ellos."
  ),
  explain(
    { codes: ["AS02"], path: "$.Items[*].Taxes[*].Amount", decidedBy: "construction" },
    "A tax of the document is not the sum of its rates.",
    "Un tributo del documento no es la suma de sus tarifas.",
    "Correct Amount in Items[].Taxes: the sums are made from it.",
    "Corrija Amount en Items[].Taxes: las sumas se hacen desde él."
  ),
  explain(
    { codes: ["AS04"], path: "$.Items[*].Taxes[*].Percentage", decidedBy: "construction" },
    "The document states a rate of a tax more than once.",
    "Una tarifa de un tributo aparece más de una vez en el documento.",
    "Correct Percentage in Items[].Taxes: lines of one rate are summed up.",
    "Corrija Percentage en Items[].Taxes: las líneas de una misma tarifa se suman."
  ),
  explain(
    { codes: ["AS05", "AS06", "AS08"], path: "$.Items[*].Taxes[*].TaxableAmount", decidedBy: "construction" },
    "The base of a tax of the document is absent, or a value is in another currency.",
    "Falta la base de un tributo del documento, o un valor está en otra moneda.",
    "Give TaxableAmount in Items[].Taxes, in CurrencyCode.",
    "Informe TaxableAmount en Items[].Taxes, en CurrencyCode."
  ),
  explain(
    { codes: ["AS09", "AS10", "AS11", "AS12"], path: "$.Items[*].Taxes[*].PerUnitAmount", decidedBy: "construction" },
    "A tax per unit lacks its measure, the unit of the measure or the amount per unit.",
    "A un tributo por unidad le falta la medida, su unidad o el valor por unidad.",
    "Give PerUnitAmount, and BaseQuantity with BaseUnitCode if they are not the item's Quantity and UnitCode.",
    "Informe PerUnitAmount, y BaseQuantity con BaseUnitCode si no son Quantity y UnitCode del ítem."
  ),
  explain(
    { codes: ["AS15", "AS16"], path: "$.Items[*].Taxes[*].Code", decidedBy: "construction" },
    "A tax of the document is not in the list of taxes.",
    "Un tributo del documento no está en la lista de tributos.",
    "Correct Code in Items[].Taxes.",
    "Corrija Code en Items[].Taxes."
  ),
  explain(
    {
      codes: ["AT01", "AT02", "AT03", "AT04", "AT05", "AT06", "AT08", "AT09", "AT10", "AT11", "AT12"],
      path: "$.Items[*].Taxes",
      decidedBy: "construction"
    },
    "A withholding of the document is repeated, is not the sum of its rates, lacks its base or is not in the list.",
    "Una retención del documento se repite, no es la suma de sus tarifas, no tiene base o no está en la lista.",
    "Correct the withholdings (05, 06, 07) in Items[].Taxes: those of the document are summed from them.",
    "Corrija las retenciones (05, 06, 07) en Items[].Taxes: las del documento se suman desde ellas."
  )
]

/** Rules AX… and AY…: taxes and withholdings of a line. */
const lineTaxEntries: ReadonlyArray<Listed> = [
  explain(
    { codes: ["AX02", "AX03", "AX06", "AX08"], path: "$.Items[*].Taxes[*].Amount", decidedBy: "construction" },
    "A tax of a line is not the sum of its subtotals, or a value is in another currency.",
    "Un tributo de una línea no es la suma de sus subtotales, o un valor está en otra moneda.",
    "Nothing: both are written from Items[].Taxes[].Amount, in CurrencyCode.",
    "Ninguna: ambos se escriben desde Items[].Taxes[].Amount, en CurrencyCode."
  ),
  explain(
    { codes: ["AX09"], path: "$.Items[*].Taxes[*].BaseQuantity", decidedBy: "construction" },
    "A tax per unit (21, 22, 23, 24) lacks its measure.",
    "A un tributo por unidad (21, 22, 23, 24) le falta la medida.",
    "Give BaseQuantity and BaseUnitCode in Items[].Taxes; absent, the item's Quantity and UnitCode serve.",
    "Informe BaseQuantity y BaseUnitCode en Items[].Taxes; si faltan se toman Quantity y UnitCode del ítem."
  ),
  explain(
    { codes: ["AX13", "AX15", "AX16"], path: "$.Items[*].Taxes[*].Code", decidedBy: "construction" },
    "A group of a line's tax is absent, or its code is not in the list.",
    "Falta un grupo del tributo de una línea, o su código no está en la lista.",
    "Correct Items[].Taxes[].Code.",
    "Corrija Items[].Taxes[].Code."
  ),
  explain(
    {
      codes: ["AY02", "AY03", "AY04", "AY05", "AY06", "AY07", "AY08", "AY09", "AY10", "AY11", "AY12"],
      path: "$.Items[*].Taxes[*].Amount",
      decidedBy: "construction"
    },
    "A withholding of a line: its sum, currency, base, rate, group or code is wrong.",
    "En una retención de la línea la suma, moneda, base, tarifa, grupo o código es incorrecto.",
    "Correct Code, Percentage, TaxableAmount and Amount of the withholding; the base of 05 is the IVA.",
    "Corrija Code, Percentage, TaxableAmount y Amount de la retención; la base de 05 es el IVA."
  )
]

/** Rules on taxes and withholdings, of the document and of its lines. */
export const taxEntries: ReadonlyArray<Listed> = [...documentTaxEntries, ...lineTaxEntries]

/** Rules AU…: the totals of a sale document (annex FE 1.9, `LegalMonetaryTotal`). */
export const totalEntries: ReadonlyArray<Listed> = [
  explain(
    { codes: ["AU01"], path: "$.LegalMonetaryTotal", decidedBy: "form" },
    "The document states no totals.",
    "El documento no informa los valores totales.",
    "Give LegalMonetaryTotal.",
    "Informe LegalMonetaryTotal."
  ),
  explain(
    {
      codes: ["AU03", "AU05", "AU07", "AU09", "AU11", "AU13", "AU15"],
      path: "$.CurrencyCode",
      decidedBy: "construction"
    },
    "A total is in another currency than the document.",
    "Un total está en una moneda distinta de la del documento.",
    "Every amount is written in CurrencyCode; check that it is the currency of the amounts.",
    "Todos los valores se escriben en CurrencyCode; verifique que sea la moneda de los valores."
  )
]
