import { explain } from "../../rules/Rule.ts"
import { type Listed, codeRange } from "../CatalogueEntry.ts"

/** Rules AQ… and BE…: discounts and charges of the document and of its lines; AR…: the exchange rate. */
export const adjustmentEntries: ReadonlyArray<Listed> = [
  explain(
    { codes: ["AQ02", "AQ03"], path: "$.Discounts", decidedBy: "construction" },
    "Discounts and charges are not numbered from 1, or do not say which of the two they are.",
    "Los descuentos y cargos no se numeran desde 1, o no indican cuál de los dos son.",
    "Nothing: the numbers follow from the order, the indicator from the list, Discounts or Charges.",
    "Ninguna: los números salen del orden y el indicador de la lista, Discounts o Charges."
  ),
  explain(
    { codes: ["AQ08", "AQ10"], path: "$.CurrencyCode", decidedBy: "construction" },
    "A discount, a charge or its base is absent or in another currency than the document.",
    "Un descuento, un cargo o su base falta o está en una moneda distinta de la del documento.",
    "All are written in CurrencyCode; check that it is the currency of the amounts.",
    "Todos se escriben en CurrencyCode; verifique que sea la moneda de los valores."
  ),
  explain(
    { codes: ["AQ09"], severity: "notification", path: "$.Discounts[*].BaseAmount", decidedBy: "authority" },
    "The base of a discount or charge does not fit the totals.",
    "La base de un descuento o cargo no corresponde a los totales.",
    "Correct BaseAmount in Discounts or Charges, or omit it; the document is accepted.",
    "Corrija BaseAmount en Discounts o Charges, u omítalo; el documento se acepta."
  ),
  explain(
    {
      codes: [...codeRange("BE", 1, 4), ...codeRange("BE", 7, 9)],
      path: "$.Items[*].Discounts[*].Amount",
      decidedBy: "construction"
    },
    "The indicator, the percentage, the amount or the base of a line's discount or charge is absent or not valid.",
    "El indicador, el porcentaje, el valor o la base de un descuento o cargo de la línea falta o no es válido.",
    "Correct Percentage (at most 100), Amount and BaseAmount in Items[].Discounts or Items[].Charges.",
    "Corrija Percentage (máximo 100), Amount y BaseAmount en Items[].Discounts o Items[].Charges."
  ),
  explain(
    { codes: ["AR03", "AR04", "AR05"], path: "$.CurrencyCode", decidedBy: "construction" },
    "The target currency of the exchange rate is not COP, or a base is not 1.00.",
    "La moneda de destino de la tasa de cambio no es COP, o una base no es 1.00.",
    "Nothing: they are always written so; check that CurrencyCode is the currency of the amounts.",
    "Ninguna: se escriben así; verifique que CurrencyCode sea la moneda de los valores."
  ),
  explain(
    { codes: ["AR06"], path: "$.PaymentExchangeRate.CalculationRate", decidedBy: "form" },
    "The exchange rate is absent.",
    "No se informó la tasa de cambio.",
    "Give PaymentExchangeRate.CalculationRate.",
    "Informe PaymentExchangeRate.CalculationRate."
  ),
  explain(
    { codes: ["AR07"], path: "$.PaymentExchangeRate.Date", decidedBy: "construction" },
    "The day of the exchange rate is absent.",
    "No se informó la fecha de la tasa de cambio.",
    "Give PaymentExchangeRate.Date; absent, the day of issue is written.",
    "Informe PaymentExchangeRate.Date; si falta se escribe la fecha de emisión."
  )
]
