import type { Listed } from "../CatalogueEntry.ts"
import { codeRange } from "./codeRange.ts"

/** Rules AQ… and BE…: discounts and charges of the document and of its lines; AR…: the exchange rate. */
export const adjustmentEntries: ReadonlyArray<Listed> = [
  {
    codes: ["AQ02", "AQ03"],
    cause: {
      en: "Discounts and charges are not numbered from 1, or do not say which of the two they are.",
      es: "Los descuentos y cargos no se numeran desde 1, o no indican cuál de los dos son."
    },
    fix: {
      en: "Nothing: the numbers follow from the order, the indicator from the list, Discounts or Charges.",
      es: "Ninguna: los números salen del orden y el indicador de la lista, Discounts o Charges."
    },
    path: "$.Discounts",
    decidedBy: "construction"
  },
  "FAQ06",
  "FAQ07",
  {
    codes: ["AQ08", "AQ10"],
    cause: {
      en: "A discount, a charge or its base is absent or in another currency than the document.",
      es: "Un descuento, un cargo o su base falta o está en una moneda distinta de la del documento."
    },
    fix: {
      en: "All are written in CurrencyCode; check that it is the currency of the amounts.",
      es: "Todos se escriben en CurrencyCode; verifique que sea la moneda de los valores."
    },
    path: "$.CurrencyCode",
    decidedBy: "construction"
  },
  {
    codes: ["AQ09"],
    severity: "notification",
    cause: {
      en: "The base of a discount or charge does not fit the totals.",
      es: "La base de un descuento o cargo no corresponde a los totales."
    },
    fix: {
      en: "Correct BaseAmount in Discounts or Charges, or leave it out; the document is accepted.",
      es: "Corrija BaseAmount en Discounts o Charges, u omítalo; el documento se acepta."
    },
    path: "$.Discounts[*].BaseAmount",
    decidedBy: "authority"
  },
  {
    codes: [...codeRange("BE", 1, 4), ...codeRange("BE", 7, 9)],
    cause: {
      en: "The indicator, the percentage, the amount or the base of a line's discount or charge is absent or not valid.",
      es: "El indicador, el porcentaje, el valor o la base de un descuento o cargo de la línea falta o no es válido."
    },
    fix: {
      en: "Correct Percentage (at most 100), Amount and BaseAmount in Items[].Discounts or Items[].Charges.",
      es: "Corrija Percentage (máximo 100), Amount y BaseAmount en Items[].Discounts o Items[].Charges."
    },
    path: "$.Items[*].Discounts[*].Amount",
    decidedBy: "construction"
  },
  "FBE05",
  "FAR01",
  {
    codes: ["AR02", "AR03", "AR04", "AR05"],
    cause: {
      en: "The currencies or bases of the exchange rate are not the document's currency, COP and 1.00.",
      es: "Las monedas o bases de la tasa de cambio no son la moneda del documento, COP y 1.00."
    },
    fix: {
      en: "Nothing: they are written so; check that CurrencyCode is the currency of the amounts.",
      es: "Ninguna: se escriben así; verifique que CurrencyCode sea la moneda de los valores."
    },
    path: "$.CurrencyCode",
    decidedBy: "construction"
  },
  {
    codes: ["AR06"],
    cause: { en: "The exchange rate is absent.", es: "No se informó la tasa de cambio." },
    fix: {
      en: "Give PaymentExchangeRate.CalculationRate.",
      es: "Informe PaymentExchangeRate.CalculationRate."
    },
    path: "$.PaymentExchangeRate.CalculationRate",
    decidedBy: "form"
  },
  {
    codes: ["AR07"],
    cause: { en: "The day of the exchange rate is absent.", es: "No se informó la fecha de la tasa de cambio." },
    fix: {
      en: "Give PaymentExchangeRate.Date; absent, the day of issue is written.",
      es: "Informe PaymentExchangeRate.Date; si falta se escribe la fecha de emisión."
    },
    path: "$.PaymentExchangeRate.Date",
    decidedBy: "construction"
  }
]
