import { currencies } from "@radicar/domain/inner/codes/currencies"
import { BigDecimal } from "effect"
import type { XmlElement } from "libxml2-wasm"
import { element, elements, exists, text } from "../../../xml/query.ts"
import { amount, zero } from "../../amount.ts"
import { reject, type Rule } from "../../Rule.ts"
import type { JudgedDocument } from "../JudgedDocument.ts"

// Codes of the annex's table of payment means; version 1.9 added bonds and vouchers.
const means = new Set(
  (
    "1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 33 34 35 36 37 38 39 40 " +
    "41 42 43 44 45 46 47 48 49 50 51 52 53 60 61 62 63 64 65 66 67 70 71 72 74 75 76 77 78 91 92 93 94 95 96 97 ZZZ"
  ).split(" ")
)

/** Rules on payment (annex group AN). */
export const paymentRules: ReadonlyArray<Rule<JudgedDocument>> = [
  reject("FAN01", "No se informó el grupo de medios de pago.", ({ root }) => !exists(root, "cac:PaymentMeans")),
  reject("FAN02", "El método de pago debe ser 1 (contado) o 2 (crédito).", ({ root }) =>
    elements(root, "cac:PaymentMeans").some((payment) => !["1", "2"].includes(text(payment, "cbc:ID") ?? ""))
  ),
  reject("FAN03", "El código del medio de pago no corresponde a un valor de la lista.", ({ root }) =>
    elements(root, "cac:PaymentMeans").some((payment) => !means.has(text(payment, "cbc:PaymentMeansCode") ?? ""))
  ),
  reject("FAN04", "La fecha de vencimiento es obligatoria cuando el método de pago es crédito.", ({ root }) =>
    elements(root, "cac:PaymentMeans[cbc:ID='2']").some((payment) => !exists(payment, "cbc:PaymentDueDate"))
  )
]

const hundred = BigDecimal.make(100n, 0)

/** Rules on discounts and charges of the whole document (annex group AQ). */
export const allowanceChargeRules: ReadonlyArray<Rule<JudgedDocument>> = [
  reject("FAQ02", "Los descuentos y cargos no están numerados consecutivamente a partir de 1.", ({ root }) =>
    elements(root, "cac:AllowanceCharge").some((entry, index) => text(entry, "cbc:ID") !== String(index + 1))
  ),
  reject("FAQ03", "El indicador de cargo o descuento debe ser true o false.", ({ root }) =>
    elements(root, "cac:AllowanceCharge").some(
      (entry) => !["true", "false"].includes(text(entry, "cbc:ChargeIndicator") ?? "")
    )
  ),
  reject("FAQ06", "El porcentaje del descuento o cargo es superior a 100.", ({ root }) =>
    elements(root, "cac:AllowanceCharge").some((entry) =>
      BigDecimal.isGreaterThan(amount(entry, "cbc:MultiplierFactorNumeric"), hundred)
    )
  ),
  reject("FAQ07", "El valor del descuento o cargo es superior a su valor base.", ({ root }) =>
    elements(root, "cac:AllowanceCharge[cbc:BaseAmount]").some((entry) =>
      BigDecimal.isGreaterThan(amount(entry, "cbc:Amount"), amount(entry, "cbc:BaseAmount"))
    )
  )
]

const one = BigDecimal.make(1n, 0)

/**
 * Makes a rule about the exchange rate group. Documents in pesos may omit the group. By another reading of the annex
 * (p. 74), documents converted to pesos state the rate of their original currency.
 */
const rule = (code: string, message: string, breaks: (rate: XmlElement, currency: string) => boolean) =>
  reject<JudgedDocument>(code, message, ({ root }) => {
    const rate = element(root, "cac:PaymentExchangeRate")
    return rate !== undefined && breaks(rate, text(root, "cbc:DocumentCurrencyCode") ?? "")
  })

const isNotOne = (rate: XmlElement, path: string): boolean => !BigDecimal.equals(amount(rate, path), one)

/** Rules on the exchange rate of documents in a foreign currency, or converted from one (annex group AR). */
export const exchangeRateRules: ReadonlyArray<Rule<JudgedDocument>> = [
  reject("FAR01", "La tasa de cambio es obligatoria cuando la moneda del documento no es COP.", ({ root }) => {
    const currency = text(root, "cbc:DocumentCurrencyCode") ?? ""
    return currency !== "COP" && element(root, "cac:PaymentExchangeRate") === undefined
  }),
  rule("FAR02", "La moneda de origen no corresponde a la moneda del documento.", (rate, currency) => {
    const source = text(rate, "cbc:SourceCurrencyCode") ?? ""
    return currency === "COP" ? !currencies.has(source) : source !== currency
  }),
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
