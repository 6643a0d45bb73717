import type { Listed } from "../CatalogueEntry.ts"

/** Rules AS… and AT…: taxes and withholdings of the document, which are summed from those of its lines. */
const documentTaxEntries: ReadonlyArray<Listed> = [
  {
    codes: ["AS01a", "AS01b"],
    cause: {
      en: "The taxes of the document are not those of its lines, each tax once.",
      es: "Los tributos del documento no son los de sus líneas, cada uno una sola vez."
    },
    fix: {
      en: "Correct Code and Percentage in Items[].Taxes: the document's taxes are summed from them.",
      es: "Corrija Code y Percentage en Items[].Taxes: los tributos del documento se suman desde ellos."
    },
    path: "$.Items[*].Taxes",
    decidedBy: "construction"
  },
  {
    codes: ["AS02"],
    cause: {
      en: "A tax of the document is not the sum of its rates.",
      es: "Un tributo del documento no es la suma de sus tarifas."
    },
    fix: {
      en: "Correct Amount in Items[].Taxes: the sums are made from it.",
      es: "Corrija Amount en Items[].Taxes: las sumas se hacen desde él."
    },
    path: "$.Items[*].Taxes[*].Amount",
    decidedBy: "construction"
  },
  {
    codes: ["AS04"],
    cause: {
      en: "A rate of a tax stands in the document more than once.",
      es: "Una tarifa de un tributo aparece más de una vez en el documento."
    },
    fix: {
      en: "Correct Percentage in Items[].Taxes: lines of one rate are summed up.",
      es: "Corrija Percentage en Items[].Taxes: las líneas de una misma tarifa se suman."
    },
    path: "$.Items[*].Taxes[*].Percentage",
    decidedBy: "construction"
  },
  {
    codes: ["AS05", "AS06", "AS08"],
    cause: {
      en: "The base of a tax of the document is absent, or a value is in another currency.",
      es: "Falta la base de un tributo del documento, o un valor está en otra moneda."
    },
    fix: {
      en: "Give TaxableAmount in Items[].Taxes, in CurrencyCode.",
      es: "Informe TaxableAmount en Items[].Taxes, en CurrencyCode."
    },
    path: "$.Items[*].Taxes[*].TaxableAmount",
    decidedBy: "construction"
  },
  "FAS07",
  {
    codes: ["AS09", "AS10", "AS11", "AS12"],
    cause: {
      en: "A tax per unit lacks its measure, the unit of the measure or the amount per unit.",
      es: "A un tributo por unidad le falta la medida, su unidad o el valor por unidad."
    },
    fix: {
      en: "Give PerUnitAmount, and BaseQuantity with BaseUnitCode if they are not the item's Quantity and UnitCode.",
      es: "Informe PerUnitAmount, y BaseQuantity con BaseUnitCode si no son Quantity y UnitCode del ítem."
    },
    path: "$.Items[*].Taxes[*].PerUnitAmount",
    decidedBy: "construction"
  },
  {
    codes: ["AS15", "AS16"],
    cause: {
      en: "A tax of the document is not in the list of taxes.",
      es: "Un tributo del documento no está en la lista de tributos."
    },
    fix: { en: "Correct Code in Items[].Taxes.", es: "Corrija Code en Items[].Taxes." },
    path: "$.Items[*].Taxes[*].Code",
    decidedBy: "construction"
  },
  {
    codes: ["AT01", "AT02", "AT03", "AT04", "AT05", "AT06", "AT08", "AT09", "AT10", "AT11", "AT12"],
    cause: {
      en: "A withholding of the document is repeated, is not the sum of its rates, lacks its base or is not in the list.",
      es: "Una retención del documento se repite, no es la suma de sus tarifas, no tiene base o no está en la lista."
    },
    fix: {
      en: "Correct the withholdings (05, 06, 07) in Items[].Taxes: those of the document are summed from them.",
      es: "Corrija las retenciones (05, 06, 07) en Items[].Taxes: las del documento se suman desde ellas."
    },
    path: "$.Items[*].Taxes",
    decidedBy: "construction"
  },
  "FAT07"
]

/** Rules AX… and AY…: taxes and withholdings of a line. */
const lineTaxEntries: ReadonlyArray<Listed> = [
  "FAX01",
  {
    codes: ["AX02", "AX03", "AX06", "AX08"],
    cause: {
      en: "A tax of a line is not the sum of its subtotals, or a value is in another currency.",
      es: "Un tributo de una línea no es la suma de sus subtotales, o un valor está en otra moneda."
    },
    fix: {
      en: "Nothing: both are written from Items[].Taxes[].Amount, in CurrencyCode.",
      es: "Ninguna: ambos se escriben desde Items[].Taxes[].Amount, en CurrencyCode."
    },
    path: "$.Items[*].Taxes[*].Amount",
    decidedBy: "construction"
  },
  "FAX05",
  "FAX07",
  {
    codes: ["AX09"],
    cause: {
      en: "A tax per unit (21, 22, 23, 24) lacks its measure.",
      es: "A un tributo por unidad (21, 22, 23, 24) le falta la medida."
    },
    fix: {
      en: "Give BaseQuantity and BaseUnitCode in Items[].Taxes; absent, the item's Quantity and UnitCode serve.",
      es: "Informe BaseQuantity y BaseUnitCode en Items[].Taxes; si faltan se toman Quantity y UnitCode del ítem."
    },
    path: "$.Items[*].Taxes[*].BaseQuantity",
    decidedBy: "construction"
  },
  "FAX12",
  "FAX14",
  {
    codes: ["AX13", "AX15", "AX16"],
    cause: {
      en: "A group of a line's tax is absent, or its code is not in the list.",
      es: "Falta un grupo del tributo de una línea, o su código no está en la lista."
    },
    fix: { en: "Correct Items[].Taxes[].Code.", es: "Corrija Items[].Taxes[].Code." },
    path: "$.Items[*].Taxes[*].Code",
    decidedBy: "construction"
  },
  "FAX19",
  {
    codes: ["AY02", "AY03", "AY04", "AY05", "AY06", "AY07", "AY08", "AY09", "AY10", "AY11", "AY12"],
    cause: {
      en: "A withholding of a line: its sum, currency, base, rate, group or code is wrong.",
      es: "En una retención de la línea la suma, moneda, base, tarifa, grupo o código es incorrecto."
    },
    fix: {
      en: "Correct Code, Percentage, TaxableAmount and Amount of the withholding; the base of 05 is the IVA.",
      es: "Corrija Code, Percentage, TaxableAmount y Amount de la retención; la base de 05 es el IVA."
    },
    path: "$.Items[*].Taxes[*].Amount",
    decidedBy: "construction"
  },
  "FAY13"
]

/** Taxes and withholdings, of the document and of its lines. */
export const taxEntries: ReadonlyArray<Listed> = [...documentTaxEntries, ...lineTaxEntries]
