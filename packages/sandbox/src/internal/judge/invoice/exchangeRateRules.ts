import { BigDecimal } from "effect"
import type { XmlElement } from "libxml2-wasm"
import { element, text } from "../../xml/query.ts"
import { amount, zero } from "../amount.ts"
import type { JudgedDocument } from "../JudgedDocument.ts"
import { reject, type Rule } from "../Rule.ts"

const one = BigDecimal.make(1n, 0)

/** A rule about the exchange rate group, which documents in pesos do without. */
const rule = (code: string, message: string, breaks: (rate: XmlElement, currency: string) => boolean) =>
  reject<JudgedDocument>(code, message, ({ root }) => {
    const currency = text(root, "cbc:DocumentCurrencyCode") ?? ""
    const rate = element(root, "cac:PaymentExchangeRate")
    return currency !== "COP" && rate !== undefined && breaks(rate, currency)
  })

const isNotOne = (rate: XmlElement, path: string): boolean => !BigDecimal.equals(amount(rate, path), one)

/** Exchange rate of documents in a foreign currency (group AR). */
export const exchangeRateRules: ReadonlyArray<Rule<JudgedDocument>> = [
  reject("FAR01", "La tasa de cambio es obligatoria cuando la moneda del documento no es COP.", ({ root }) => {
    const currency = text(root, "cbc:DocumentCurrencyCode") ?? ""
    return currency !== "COP" && element(root, "cac:PaymentExchangeRate") === undefined
  }),
  rule(
    "FAR02",
    "La moneda de origen no corresponde a la moneda del documento.",
    (rate, currency) => text(rate, "cbc:SourceCurrencyCode") !== currency
  ),
  rule("FAR03", "La base de la moneda de origen debe ser 1.00.", (rate) =>
    isNotOne(rate, "cbc:SourceCurrencyBaseRate")
  ),
  rule("FAR04", "La moneda de destino debe ser COP.", (rate) => text(rate, "cbc:TargetCurrencyCode") !== "COP"),
  rule("FAR05", "La base de la moneda de destino debe ser 1.00.", (rate) =>
    isNotOne(rate, "cbc:TargetCurrencyBaseRate")
  ),
  rule(
    "FAR06",
    "No se informó el valor de la tasa de cambio.",
    (rate) => !BigDecimal.isGreaterThan(amount(rate, "cbc:CalculationRate"), zero)
  ),
  rule("FAR07", "No se informó la fecha de la tasa de cambio.", (rate) => text(rate, "cbc:Date") === undefined)
]
