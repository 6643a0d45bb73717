import type { CatalogueEntry } from "./CatalogueEntry.ts"

/** Rules AS… and AT…: taxes and withholdings of the document, which are summed from those of its lines. */
const documentTaxEntries: ReadonlyArray<CatalogueEntry> = [
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
  {
    codes: ["AS07"],
    cause: {
      en: "A tax of the document, summed over its lines, is not its base by its rate, or its units by the amount per unit.",
      es: "Un tributo del documento, sumado de sus líneas, no es la base por la tarifa, o las unidades por el valor por unidad."
    },
    fix: {
      en: "Correct Amount in Items[].Taxes, to the cent, so that the lines' roundings stay within 2.00 together; of a tax per unit also PerUnitAmount and BaseQuantity.",
      es: "Corrija Amount en Items[].Taxes, con centavos, para que los redondeos de las líneas no sumen más de 2,00; de un tributo por unidad también PerUnitAmount y BaseQuantity."
    },
    path: "$.Items[*].Taxes[*].Amount",
    decidedBy: "rules"
  },
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
  {
    codes: ["AT07"],
    cause: {
      en: "A withholding of the document, summed over its lines, is not its base by its rate.",
      es: "Una retención del documento, sumada de sus líneas, no es la base por la tarifa."
    },
    fix: {
      en: "Correct Amount, TaxableAmount and Percentage of the withholding in Items[].Taxes.",
      es: "Corrija Amount, TaxableAmount y Percentage de la retención en Items[].Taxes."
    },
    path: "$.Items[*].Taxes[*].Amount",
    decidedBy: "rules"
  }
]

/** Rules AX… and AY…: taxes and withholdings of a line. */
const lineTaxEntries: ReadonlyArray<CatalogueEntry> = [
  {
    codes: ["AX01"],
    cause: { en: "A line states a tax more than once.", es: "Una línea informa un tributo más de una vez." },
    fix: {
      en: "State each tax Code once in Items[].Taxes; leave the tax out of what is excluded, state 0 of what is exempt.",
      es: "Informe cada Code una sola vez en Items[].Taxes; omita el tributo si es excluido, informe 0 si es exento."
    },
    path: "$.Items[*].Taxes[*].Code",
    decidedBy: "rules"
  },
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
  {
    codes: ["AX05"],
    cause: { en: "The base of a line's tax is absent.", es: "Falta la base del tributo de una línea." },
    fix: { en: "Give Items[].Taxes[].TaxableAmount.", es: "Informe Items[].Taxes[].TaxableAmount." },
    path: "$.Items[*].Taxes[*].TaxableAmount",
    decidedBy: "rules"
  },
  {
    codes: ["AX07"],
    cause: {
      en: "A line's tax is not its base by its rate, or the units by the amount per unit.",
      es: "El tributo de una línea no es la base por la tarifa, o las unidades por el valor por unidad."
    },
    fix: {
      en: "Correct Amount, TaxableAmount and Percentage in Items[].Taxes; of the tax 34 it is the units by the amount, divided by 100.",
      es: "Corrija Amount, TaxableAmount y Percentage en Items[].Taxes; del tributo 34 son las unidades por el valor, divididas en 100."
    },
    path: "$.Items[*].Taxes[*].Amount",
    decidedBy: "rules"
  },
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
  {
    codes: ["AX12"],
    cause: {
      en: "The amount per unit of a tax is absent.",
      es: "Falta el valor por unidad de un tributo."
    },
    fix: { en: "Give Items[].Taxes[].PerUnitAmount.", es: "Informe Items[].Taxes[].PerUnitAmount." },
    path: "$.Items[*].Taxes[*].PerUnitAmount",
    decidedBy: "rules"
  },
  {
    codes: ["AX14"],
    cause: { en: "The rate of a tax is absent.", es: "Falta la tarifa de un tributo." },
    fix: {
      en: "Give Items[].Taxes[].Percentage; 0 of what is exempt.",
      es: "Informe Items[].Taxes[].Percentage; 0 si es exento."
    },
    path: "$.Items[*].Taxes[*].Percentage",
    decidedBy: "rules"
  },
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
  {
    codes: ["AX19"],
    cause: { en: "A line's tax is not in the list of taxes.", es: "El tributo de una línea no está en la lista." },
    fix: {
      en: "Correct Items[].Taxes[].Code: two characters, such as 01 IVA or 04 INC.",
      es: "Corrija Items[].Taxes[].Code: dos caracteres, como 01 IVA o 04 INC."
    },
    path: "$.Items[*].Taxes[*].Code",
    decidedBy: "rules"
  },
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
  {
    codes: ["AY13"],
    cause: {
      en: "A support document states another tax than IVA and the withholdings of IVA and income tax.",
      es: "Un documento soporte informa un tributo distinto de IVA y de las retenciones de IVA y renta."
    },
    fix: {
      en: "Correct Items[].Taxes[].Code to 01, 05 or 06, or leave the tax out.",
      es: "Corrija Items[].Taxes[].Code a 01, 05 o 06, u omita el tributo."
    },
    path: "$.Items[*].Taxes[*].Code",
    decidedBy: "rules"
  }
]

/** Taxes and withholdings, of the document and of its lines. */
export const taxEntries: ReadonlyArray<CatalogueEntry> = [...documentTaxEntries, ...lineTaxEntries]
