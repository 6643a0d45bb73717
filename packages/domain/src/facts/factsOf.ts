import { namesForAdvice } from "../codes/CodeList.ts"
import { municipalities } from "../codes/municipalities.ts"
import { BigDecimal } from "effect"
import type { CheckedSale } from "../document/CheckedSale.ts"
import type { CheckedEvent } from "../document/event/CheckedEvent.ts"
import type { PartyIdentity, ResolvedAddress } from "../document/Party.ts"
import { paymentForm, paymentMethod, type PayrollPay } from "../document/PaymentMeans.ts"
import type {
  CheckedPayroll,
  CheckedPayrollDeleteNote,
  CheckedPayrollReplaceNote
} from "../document/payroll/CheckedPayroll.ts"
import { employerName, fullName } from "../document/payroll/Payroll.ts"
import type { Item } from "../document/Item.ts"
import type { TaxTotal } from "../document/TaxTotal.ts"
import { roundHalfEven, sum, toExact, toFixed, zero } from "../number/Decimal.ts"
import type { CounterpartyFacts, DocumentFacts, TaxFacts } from "../document/DocumentFacts.ts"
import { listedTaxes } from "./factSums.ts"

const partyFacts = ({ checkDigit, number, type }: PartyIdentity, name: string): CounterpartyFacts => ({
  type,
  number,
  name,
  ...(checkDigit === undefined ? {} : { checkDigit })
})

const taxFacts = (totals: ReadonlyArray<TaxTotal>): ReadonlyArray<TaxFacts> =>
  totals.flatMap(({ code, subtotals }) =>
    subtotals.map(({ amount, percentage, perUnitAmount, taxableAmount }) => ({
      code,
      ...(percentage === undefined ? {} : { rate: toExact(percentage, 2) }),
      ...(perUnitAmount === undefined ? {} : { perUnit: toExact(perUnitAmount, 2) }),
      ...(taxableAmount === undefined ? {} : { base: toExact(taxableAmount, 2) }),
      amount: toExact(amount, 2)
    }))
  )

/** The city of an address. In Colombia its name is the code, unless the program has loaded the names. */
const cityFacts = (address: ResolvedAddress | undefined): Pick<DocumentFacts, "city"> => {
  const { cityCode: code, domestic = false } = address ?? {}
  if (code === undefined) return {}
  if (!domestic) return { city: { name: code } }
  return municipalities.has(code) ? { city: { name: namesForAdvice(municipalities)?.nameOf(code) ?? code, code } } : {}
}

const paymentFacts = (payment: Pick<PayrollPay, "code" | "methodCode">) => ({
  form: paymentForm(payment),
  means: paymentMethod(payment)
})

const firstDay = (payments: ReadonlyArray<{ readonly date?: string }>): string | undefined =>
  payments.flatMap(({ date }) => date ?? []).toSorted()[0]

/** An object with the sum of amounts as its only property; empty if the sum is zero. */
const sumAs = <Name extends keyof DocumentFacts>(
  name: Name,
  amounts: ReadonlyArray<BigDecimal.BigDecimal>
): Partial<Record<Name, string>> => {
  const total = sum(amounts)
  return (total.value === 0n ? {} : { [name]: toExact(total, 2) }) as Partial<Record<Name, string>>
}

/** IVA and INC: a line has one of them, unless the law excludes it. */
const generalTaxes: ReadonlySet<string> = new Set(["01", "04"])

const isExcluded = ({ taxes = [] }: Pick<Item, "taxes">): boolean => !taxes.some(({ code }) => generalTaxes.has(code))

const exchangeFacts = ({ document }: CheckedSale): Pick<DocumentFacts, "exchangeRate"> => {
  const { currencyCode, date: issued, paymentExchangeRate } = document
  if (paymentExchangeRate === undefined) return {}
  const { calculationRate, date = issued.date, sourceCurrencyCode = currencyCode } = paymentExchangeRate
  return {
    exchangeRate: {
      rate: toExact(calculationRate, 2),
      date,
      ...(sourceCurrencyCode === currencyCode ? {} : { currency: sourceCurrencyCode })
    }
  }
}

/** The facts of a sale document; the counterparty is the party that does not issue it. */
export const factsOfSale = (checked: CheckedSale): DocumentFacts => {
  const { allowances, document, kind, prepayments, taxTotals, withholdingTaxTotals } = checked
  const isSale = kind.issuer === "supplier"
  const [issuer, identity, { stated: party }, address] = isSale
    ? [checked.supplier, checked.customer, checked.customerParty, checked.customerAddress]
    : [checked.customer, checked.supplier, checked.supplierParty, checked.supplierAddress]
  const { documentReference = [], items, orderReference, paymentMeans } = document
  const [payment] = paymentMeans
  const [order] = orderReference ?? []
  // a payment on credit states its day (rule FAN04); the document's own day may be that of issue
  const onCredit = paymentMeans.filter((each) => paymentForm(each) === "2")
  const dueDate = firstDay(onCredit) ?? document.dueDate ?? firstDay(paymentMeans)
  return {
    issuer: { nit: issuer.number, name: document.companyParty.name },
    counterparty: partyFacts(identity, party.name),
    issueDate: document.date.date,
    ...(dueDate === undefined ? {} : { dueDate }),
    currency: document.currencyCode,
    total: toFixed(document.legalMonetaryTotal.payableAmount, 2),
    taxes: taxFacts(taxTotals),
    withholdings: taxFacts(withholdingTaxTotals),
    ...sumAs(
      "excluded",
      items.filter(isExcluded).map(({ subtotalAmount }) => subtotalAmount)
    ),
    ...sumAs(
      "discounts",
      allowances.flatMap(({ amount, charge }) => (charge ? [] : [amount]))
    ),
    ...sumAs(
      "charges",
      allowances.flatMap(({ amount, charge }) => (charge ? [amount] : []))
    ),
    ...sumAs(
      "prepayments",
      prepayments.map(({ amount }) => amount)
    ),
    ...exchangeFacts(checked),
    ...cityFacts(address),
    ...(payment === undefined ? {} : { payment: paymentFacts(payment) }),
    ...(order === undefined ? {} : { order: order.number }),
    references: documentReference.map(({ number, uuid }) => ({ number, key: uuid.toLowerCase() }))
  }
}

/** The deduction of a payroll that is a withholding: income tax. Others go to funds, lenders or the employer. */
const incomeTax = "RetencionFuente"

/** The facts of a payroll document; the counterparty is the worker. A note that deletes has no amounts. */
export const factsOfPayroll = (
  checked: CheckedPayroll | CheckedPayrollReplaceNote | CheckedPayrollDeleteNote
): DocumentFacts => {
  const { document, employer } = checked
  const issued = {
    issuer: { nit: employer.number, name: employerName(document.companyParty) },
    issueDate: document.date.date,
    taxes: [],
    withholdings: [],
    references:
      "documentReference" in document
        ? [{ number: document.documentReference.number, key: document.documentReference.uuid.toLowerCase() }]
        : []
  }
  if (!("worker" in checked)) return issued
  const { employeeParty, information, pay } = checked.document
  const { currencyBaseRate, currencyCode } = information
  const withheld = sum(
    checked.entries.flatMap(({ concept, item }) =>
      concept.code === incomeTax ? [roundHalfEven(item.amount ?? zero, 2)] : []
    )
  )
  return {
    ...issued,
    counterparty: partyFacts(checked.worker, fullName(employeeParty)),
    currency: currencyCode,
    total: toFixed(checked.totals.net.amount, 2),
    withholdings: withheld.value === 0n ? [] : [{ code: listedTaxes.reteRenta, amount: toExact(withheld, 2) }],
    ...(currencyBaseRate === undefined || currencyBaseRate.value === 0n
      ? {}
      : { exchangeRate: { rate: toExact(currencyBaseRate, 2), date: issued.issueDate } }),
    ...cityFacts(checked.workplace),
    payment: paymentFacts(pay)
  }
}

/** The facts of an event; the counterparty is its addressee. */
export const factsOfEvent = ({ date, receiver, reference, sender }: CheckedEvent): DocumentFacts => ({
  issuer: { nit: sender.identity.number, name: sender.name },
  counterparty: partyFacts(receiver.identity, receiver.name),
  issueDate: date.date,
  taxes: [],
  withholdings: [],
  references: [{ number: reference.number, key: reference.uuid }]
})
