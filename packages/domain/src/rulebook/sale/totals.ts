import type { LegalMonetaryTotal } from "../../document/SaleDocument.ts"
import { Array, BigDecimal } from "effect"
import { taxes } from "../../codes/taxes.ts"
import { codeWithName } from "../../rules/codeRule.ts"
import { discountReasons } from "../../codes/discountReasons.ts"
import type { PreparedSale } from "../../document/CheckedSale.ts"
import { prepaymentsOfOperation } from "../../document/Health.ts"
import { hasBagsAlone, payableOf, percentageBases, taxInclusiveOf } from "../../document/saleAmounts.ts"
import { sum, toFixed, zero } from "../../number/Decimal.ts"
import { atMost } from "../../rules/sharedWordings.ts"
import type { Localized } from "../../rules/Language.ts"
import { skip, skipUnreadable, readableValues, ifReadable } from "../../rules/unreadable.ts"
import { moneyAgrees, possibleLineAmounts } from "./lines.ts"
import { possibleAmounts, possibleBases } from "./taxes.ts"
import { rule, ruleWithCause, type Check, type Rules } from "../../rules/Rule.ts"

type Amount = BigDecimal.BigDecimal

const allowanceSum = ({ allowances }: PreparedSale, charge: boolean): Amount =>
  sum(allowances.filter((allowance) => allowance.charge === charge).map((allowance) => allowance.amount))

/**
 * All values that the authority's formula may give, one for each way to read a faulty document. Reports show the first.
 */
type Candidates = readonly [Amount, ...ReadonlyArray<Amount>]

/** Maximum number of sums to try. It suffices for ten lines that rules refuse. */
const maximumSums = 1024

/**
 * Every sum that takes one value of each list; the first is the sum of the first values. Skips the judgement if there
 * are too many.
 */
const sums = (values: ReadonlyArray<ReadonlyArray<Amount>>): Candidates => {
  let all: Candidates = [sum(values.flatMap((candidates) => (candidates.length === 1 ? candidates : [])))]
  for (const candidates of values) {
    if (candidates.length < 2 || !Array.isReadonlyArrayNonEmpty(candidates)) continue
    if (all.length * candidates.length > maximumSums) return skip()
    all = Array.flatMap(candidates, (value) => Array.map(all, (other) => BigDecimal.sum(other, value)))
  }
  return all
}

/** The stated total if it equals one of the candidates; otherwise all candidates. */
const statedOrCandidates = (read: () => Amount, candidates: Candidates): Candidates =>
  ifReadable(
    () => {
      const statedTotal = read()
      return candidates.some((value) => moneyAgrees(statedTotal, value)) ? [statedTotal] : candidates
    },
    () => candidates
  )

const lineSum = ({ document }: PreparedSale): Amount => sum(document.items.map((item) => item.subtotalAmount))

/** Candidates for the gross amount: the sums of the candidates for each line's amount. */
const grossCandidates = ({ document }: PreparedSale): Candidates => sums(document.items.map(possibleLineAmounts))

/** Candidates for the gross amount against which the other totals are checked. */
const judgedGross = (prepared: PreparedSale): Candidates =>
  statedOrCandidates(() => prepared.document.legalMonetaryTotal.grossAmount, grossCandidates(prepared))

/** Whether an amount is at most the gross amount, by the stated gross amount or by the lines. */
export const isWithinGross = (amount: Amount, prepared: PreparedSale): boolean =>
  judgedGross(prepared).some((gross) => !BigDecimal.isGreaterThan(amount, gross))

const taxExclusiveCandidates = ({ document }: PreparedSale): Candidates => {
  const bases = document.items.map((item) => (item.taxes ?? []).map((tax) => possibleBases(tax, item)))
  const firsts = bases.flatMap((lineBases) => lineBases.filter((candidates) => candidates.length > 0).slice(0, 1))
  const readings = [firsts, bases.flat()]
  const bagAmounts = document.items.filter(hasBagsAlone).map(possibleLineAmounts)
  const withBags = bagAmounts.length === 0 ? [] : readings.map((reading) => [...reading, ...bagAmounts])
  return Array.flatMap([firsts, bases.flat(), ...withBags], sums)
}

const taxInclusiveCandidates = (prepared: PreparedSale): Candidates => {
  const taxes = prepared.document.items.flatMap((item) => (item.taxes ?? []).map((tax) => possibleAmounts(tax, item)))
  return sums([judgedGross(prepared), ...taxes])
}

/** Candidates for the total of the discounts or charges, computed and stated, since either may be wrong. */
const allowanceCandidates = (prepared: PreparedSale, charge: boolean): Candidates =>
  readableValues(
    () => allowanceSum(prepared, charge),
    () => {
      const total = prepared.document.legalMonetaryTotal
      return (charge ? total.chargeAmount : total.discountAmount) ?? zero
    }
  )

/** The effect that the operation gives to prepayments; `undefined` if the operation is unknown. */
const useOfPrepayments = (prepared: PreparedSale) =>
  ifReadable(
    () => prepaymentsOfOperation(prepared.operationCode),
    () => undefined
  )

/** Candidates for the subtracted prepayments, computed and stated; zero unless the operation credits them. */
const creditCandidates = (prepared: PreparedSale): Candidates => {
  const use = useOfPrepayments(prepared)
  if (use !== undefined && use !== "credited") return [zero]
  const credited = readableValues(
    () => BigDecimal.negate(prepaidSum(prepared)),
    () => BigDecimal.negate(prepared.document.legalMonetaryTotal.prepaidAmount ?? zero)
  )
  return use === undefined ? [zero, ...credited] : credited
}

const payableCandidates = (prepared: PreparedSale): Candidates => {
  const { payableRoundingAmount: rounding = zero } = prepared.document.legalMonetaryTotal
  return sums([
    creditCandidates(prepared),
    statedOrCandidates(() => prepared.document.legalMonetaryTotal.taxInclusiveAmount, taxInclusiveCandidates(prepared)),
    allowanceCandidates(prepared, true),
    allowanceCandidates(prepared, false).map((discount) => BigDecimal.negate(discount)),
    rounding.value === 0n ? [zero] : [zero, rounding, BigDecimal.negate(rounding)]
  ])
}

/** Maximum number of kinds of withholdings to combine: there are three, and four would make fifteen sums. */
const maximumWithholdings = 4

/** The withholdings that were subtracted from a total by mistake, if they explain its difference. */
const subtracted = (prepared: PreparedSale, expected: Amount, statedTotal: Amount): Localized | undefined => {
  const withholdings = ifReadable(
    () => prepared.withholdingTaxTotals.map(({ amount, code }) => ({ amount, code })),
    () => []
  )
  if (withholdings.length > maximumWithholdings) return undefined
  const choices = withholdings.reduce<ReadonlyArray<typeof withholdings>>(
    (all, withholding) => [...all, ...all.map((chosen) => [...chosen, withholding])],
    [[]]
  )
  const chosen = choices.find(
    (choice) =>
      choice.length > 0 &&
      moneyAgrees(statedTotal, BigDecimal.subtract(expected, sum(choice.map(({ amount }) => amount))))
  )
  if (chosen === undefined) return undefined
  const names = chosen.map(({ amount, code }) => `${codeWithName(taxes, code)} ${toFixed(amount, 2)}`).join(", ")
  return {
    en: `${toFixed(expected, 2)}: withholdings are not subtracted (${names})`,
    es: `${toFixed(expected, 2)}: las retenciones no se restan (${names})`
  }
}

/** Compares a stated total with the lines and the other totals. */
interface TotalOptions {
  /** Computes the total from the stated lines and the other stated totals. */
  readonly computed: (prepared: PreparedSale) => Candidates
  /**
   * Computes the total from the lines and the other totals, each as stated if it is right, otherwise as it should be.
   */
  readonly judged?: (prepared: PreparedSale) => Candidates
  /** Set if issuers may have subtracted withholdings from this total, contrary to the formula. */
  readonly holdsWithholdings?: true
}

/** Makes a check of a stated total. */
const ofTotal =
  (
    name: Exclude<keyof LegalMonetaryTotal, "payableRoundingAmount">,
    { computed, holdsWithholdings, judged }: TotalOptions
  ): Check<PreparedSale> =>
  (prepared, report, violations) => {
    const statedTotal = prepared.document.legalMonetaryTotal[name] ?? zero
    try {
      const agrees = computed(prepared).some((value) => moneyAgrees(statedTotal, value))
      if (agrees && (violations.length === 0 || judged === undefined)) return
    } catch (error) {
      skipUnreadable(error)
    }
    const candidates = (judged ?? computed)(prepared)
    if (!candidates.some((value) => moneyAgrees(statedTotal, value))) {
      const remark = holdsWithholdings === true ? subtracted(prepared, candidates[0], statedTotal) : undefined
      const field = name.charAt(0).toUpperCase() + name.slice(1)
      report(["LegalMonetaryTotal", field], remark ?? toFixed(candidates[0], 2), toFixed(statedTotal, 2))
    }
  }

/** The sum of the listed prepayments. A single amount in the totals cannot be compared with anything. */
const prepaidSum = ({ document, prepayments }: PreparedSale): Amount =>
  document.prepaidPayments === undefined
    ? (document.legalMonetaryTotal.prepaidAmount ?? zero)
    : sum(prepayments.map(({ amount }) => amount))

const isStated = (amount: Amount | undefined): amount is Amount => amount !== undefined && amount.value !== 0n

const checkTotalsAlone: Check<PreparedSale> = ({ document }, report) => {
  const { date, legalMonetaryTotal: total } = document
  const at = (field: string, expected: Localized, amount: Amount) =>
    report(["LegalMonetaryTotal", field], expected, toFixed(amount, 2))
  if (document.discounts === undefined && isStated(total.discountAmount)) {
    at("DiscountAmount", filledIn("Discounts", `01 ${discountReasons.nameOf("01")}`), total.discountAmount)
  }
  if (document.charges === undefined && isStated(total.chargeAmount)) {
    at("ChargeAmount", filledIn("Charges", "03 Recargo"), total.chargeAmount)
  }
  if (document.prepaidPayments === undefined && isStated(total.prepaidAmount)) {
    at("PrepaidAmount", filledIn("PrepaidPayments", `1, ${date.date}`), total.prepaidAmount)
  }
}

/**
 * Notifies of discounts, charges and prepayments that only the totals state. The remaining fields of their XML elements
 * are filed with default values.
 */
const totalsAloneRule = ruleWithCause<PreparedSale>(
  {
    code: "RAD63",
    severity: "notification",
    path: "$.LegalMonetaryTotal.DiscountAmount",
    source: "Annex FE 1.9, groups FAQ and FBD: reason, percentage and base; number and day"
  },
  "Only the totals state it: the other values to file are filled in.",
  "Solo lo informan los totales: los demás datos por transmitir se completan.",
  "The totals state a discount, a charge or a prepayment that no list of the body explains.",
  "Los totales informan un descuento, un cargo o un anticipo que ninguna lista del cuerpo explica.",
  "Give Discounts with Code and Reason, Charges with Reason, PrepaidPayments with Id and Date.",
  "Informe Discounts con Code y Reason, Charges con Reason, PrepaidPayments con Id y Date.",
  checkTotalsAlone
)

const filledIn = (list: string, filed: string): Localized => ({
  en: `${list}; filed as: ${filed}`,
  es: `${list}; se transmite: ${filed}`
})

/**
 * The readings of the rule on the taxable amount. Some issuers count the value of a line whose only tax is that on
 * bags; the wording of the rule does not.
 */
const taxExclusiveReadings = ({ document }: PreparedSale): Candidates => {
  const { all, firsts, ofBags } = percentageBases(document.items)
  const onePerLine = sum(firsts)
  const everyBase = sum(all)
  if (ofBags.length === 0) return [onePerLine, everyBase]
  const bagSum = sum(ofBags)
  return [onePerLine, everyBase, BigDecimal.sum(onePerLine, bagSum), BigDecimal.sum(everyBase, bagSum)]
}

/**
 * The readings of the rule on the payable amount. It does not define the rounding, which has no sign (VLR01): it is
 * informative or part of the payable amount.
 */
const payableReadings = ({ document: { legalMonetaryTotal: total }, operationCode }: PreparedSale): Candidates => {
  const payable = payableOf(total, operationCode)
  const { payableRoundingAmount: rounding } = total
  return rounding === undefined
    ? [payable]
    : [payable, BigDecimal.sum(payable, rounding), BigDecimal.subtract(payable, rounding)]
}

/** Rules that compare the totals of the document with its lines, taxes, discounts and charges. */
export const totalRules: Rules<PreparedSale> = [
  totalsAloneRule,
  ruleWithCause(
    { code: "FAU02", path: "$.LegalMonetaryTotal.GrossAmount" },
    "The gross amount is not the sum of the lines.",
    "El valor bruto antes de tributos no es igual a la suma de los valores de las líneas.",
    "The gross amount differs from the sum of the lines by more than 2.00.",
    "El valor bruto difiere de la suma de las líneas en más de 2,00.",
    "Make GrossAmount the sum of SubtotalAmount over all Items.",
    "Iguale GrossAmount a la suma de SubtotalAmount de todos los Items.",
    ofTotal("grossAmount", { computed: (prepared) => [lineSum(prepared)], judged: grossCandidates })
  ),
  ruleWithCause(
    { code: "FAU04", path: "$.LegalMonetaryTotal.TaxExclusiveAmount" },
    "The taxable amount is not the sum of the taxable amounts of the lines.",
    "La base imponible no es igual a la suma de las bases imponibles de las líneas.",
    "The taxable amount differs from the sum of the lines' taxable amounts by more than 2.00.",
    "La base imponible difiere de la suma de las bases de las líneas en más de 2,00.",
    "Make TaxExclusiveAmount the sum of TaxableAmount over Items[].Taxes; 0 when no line has taxes.",
    "Iguale TaxExclusiveAmount a la suma de TaxableAmount de Items[].Taxes; 0 si ninguna línea tiene tributos.",
    ofTotal("taxExclusiveAmount", {
      computed: taxExclusiveReadings,
      judged: taxExclusiveCandidates
    })
  ),
  ruleWithCause(
    { code: "FAU06", path: "$.LegalMonetaryTotal.TaxInclusiveAmount" },
    "The amount with taxes is not the gross amount plus all taxes.",
    "El valor bruto más tributos no es igual al valor bruto más la suma de los tributos.",
    "The amount with taxes differs from the gross amount plus the taxes by more than 2.00.",
    "El valor con tributos difiere del valor bruto más los tributos en más de 2,00.",
    "Make TaxInclusiveAmount GrossAmount plus Amount of every tax in Items[].Taxes, withholdings excepted.",
    "Iguale TaxInclusiveAmount a GrossAmount más Amount de cada tributo de Items[].Taxes, sin las retenciones.",
    ofTotal("taxInclusiveAmount", {
      holdsWithholdings: true,
      computed: ({ document, taxTotals }) => [taxInclusiveOf(document.legalMonetaryTotal.grossAmount, taxTotals)],
      judged: taxInclusiveCandidates
    })
  ),
  ruleWithCause(
    { code: "FAU08", path: "$.LegalMonetaryTotal.DiscountAmount" },
    "The discount total is not the sum of the document's discounts.",
    "El descuento total no es igual a la suma de los descuentos globales.",
    "The discount total differs from the document's discounts by more than 2.00.",
    "El total de descuentos difiere de los descuentos del documento en más de 2,00.",
    "Make DiscountAmount the sum of Amount over Discounts; those of the lines do not count.",
    "Iguale DiscountAmount a la suma de Amount de Discounts; los de las líneas no cuentan.",
    ofTotal("discountAmount", { computed: (prepared) => [allowanceSum(prepared, false)] })
  ),
  ruleWithCause(
    { code: "FAU10", path: "$.LegalMonetaryTotal.ChargeAmount" },
    "The charge total is not the sum of the document's charges.",
    "El cargo total no es igual a la suma de los cargos globales.",
    "The charge total differs from the document's charges by more than 2.00.",
    "El total de cargos difiere de los cargos del documento en más de 2,00.",
    "Make ChargeAmount the sum of Amount over Charges; those of the lines do not count.",
    "Iguale ChargeAmount a la suma de Amount de Charges; los de las líneas no cuentan.",
    ofTotal("chargeAmount", { computed: (prepared) => [allowanceSum(prepared, true)] })
  ),
  rule(
    { code: "FAU12", path: "$.LegalMonetaryTotal.PrepaidAmount" },
    "The prepaid total is not the sum of the prepayments.",
    "El total de anticipos no es la suma de los anticipos.",
    "Make PrepaidAmount the sum of Amount over PrepaidPayments. A credit note must omit both.",
    "Iguale PrepaidAmount a la suma de Amount de PrepaidPayments. Una nota crédito debe omitir ambos.",
    ofTotal("prepaidAmount", {
      // the authority checks a total that is stated; if it is subtracted from the payable amount, it is always stated
      computed: (prepared) =>
        useOfPrepayments(prepared) === "credited" ? [prepaidSum(prepared)] : [prepaidSum(prepared), zero]
    })
  ),
  ruleWithCause(
    { code: "FAU14", path: "$.LegalMonetaryTotal.PayableAmount" },
    "The payable amount is not the amount with taxes less discounts plus charges. A prepayment is subtracted only in SS-CUFE, SS-CUDE, SS-POS and SS-SNum.",
    "El valor a pagar no es igual al valor bruto más tributos menos descuentos más cargos. Los anticipos solo se restan en SS-CUFE, SS-CUDE, SS-POS y SS-SNum.",
    "The payable amount differs from the amount with taxes less discounts plus charges by more than 2.00.",
    "El valor a pagar difiere del valor con tributos menos descuentos más cargos en más de 2,00.",
    "Make PayableAmount TaxInclusiveAmount less DiscountAmount plus ChargeAmount, and PayableRoundingAmount more or less; withholdings are not subtracted, nor is PrepaidAmount except in SS-CUFE, SS-CUDE, SS-POS and SS-SNum.",
    "Iguale PayableAmount a TaxInclusiveAmount menos DiscountAmount más ChargeAmount, y PayableRoundingAmount de más o de menos; no reste las retenciones, ni PrepaidAmount salvo en SS-CUFE, SS-CUDE, SS-POS y SS-SNum.",
    ofTotal("payableAmount", {
      holdsWithholdings: true,
      computed: payableReadings,
      judged: payableCandidates
    })
  ),
  rule(
    { code: "FBD03", severity: "notification", path: "$.LegalMonetaryTotal.PrepaidAmount" },
    "The prepayments exceed the payable amount.",
    "Los anticipos superan el valor a pagar.",
    "Check LegalMonetaryTotal.PrepaidAmount against PayableAmount; the document is accepted.",
    "Verifique LegalMonetaryTotal.PrepaidAmount frente a PayableAmount; el documento se acepta.",
    (prepared, report) => {
      const { payableAmount } = prepared.document.legalMonetaryTotal
      const paid = prepaidSum(prepared)
      // where prepayments are credited, the payable amount is what is left of it
      if (useOfPrepayments(prepared) === "credited" || !BigDecimal.isGreaterThan(paid, payableAmount)) return
      report(["LegalMonetaryTotal", "PrepaidAmount"], atMost(toFixed(payableAmount, 2)), toFixed(paid, 2))
    }
  )
]
