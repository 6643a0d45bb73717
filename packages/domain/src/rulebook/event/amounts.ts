import { BigDecimal } from "effect"
import { identifications } from "../../codes/identifications.ts"
import type { EventType } from "../../codes/eventTypes.ts"
import {
  groupNumber,
  type PreparedEvent,
  type ShareHolder,
  shareFields,
  type ResolvedEventParty,
  statedShares
} from "../../document/event/CheckedEvent.ts"
import type { EventShare } from "../../document/event/Event.ts"
import { partyIdentity } from "../../document/Party.ts"
import { sum, toExact } from "../../number/Decimal.ts"
import { reportUnlessListed } from "../../rules/codeRule.ts"
import type { Localized } from "../../rules/Language.ts"
import { rule, ruleWithCause, type Report, type Rules, type Check, unexplained } from "../../rules/Rule.ts"
import { anAmount, atMost, identityExpected } from "../../rules/sharedWordings.ts"
import { reportUnplaced, unplaced } from "../unplaced.ts"

const holders: ReadonlyArray<ShareHolder> = ["sender", "receiver", "guaranteed"]

const hundred = BigDecimal.make(100n, 0)

const amountText = (amount: BigDecimal.BigDecimal): string => toExact(amount, 2)

const isOwnGroup = (type: EventType | undefined, name: string): boolean => type?.group?.name === name

/** Whether an endorsement is in blank: it names no acquirer, so its amounts are not compared. */
const isBlank = ({ event, type }: PreparedEvent): boolean => type?.endorsement === true && event.responseListId === "2"

const totalOf = ({ shares }: PreparedEvent, holder: ShareHolder): BigDecimal.BigDecimal =>
  sum(shares[holder].map(({ amount }) => amount))

const isStated = ({ shares }: PreparedEvent, holder: ShareHolder): boolean => shares[holder].length > 0

/** Visits the amounts that the body states and that the event's type can file, with their paths in the body. */
const eachStatedShare = (
  { event, type }: PreparedEvent,
  visit: (path: ReadonlyArray<string | number>, share: EventShare) => void
): void => {
  for (const holder of type?.shares?.of ?? []) {
    statedShares(event, holder)?.forEach((share, index) => visit([shareFields[holder], index], share))
  }
}

/**
 * Compares the sum of a holder's stated amounts with the expected sum. Amounts that the body omits are derived from the
 * expected sum, so they always agree.
 */
const reportTotal = (
  prepared: PreparedEvent,
  holder: ShareHolder,
  expected: BigDecimal.BigDecimal | undefined,
  report: Report
): void => {
  if (expected === undefined || !isStated(prepared, holder)) return
  const total = totalOf(prepared, holder)
  if (!BigDecimal.equals(total, expected)) report([shareFields[holder]], amountText(expected), amountText(total))
}

/**
 * The sum that the amounts of the parties must reach: the value that the type names. `undefined` if the endorsement is
 * in blank.
 */
const expectedSum = (prepared: PreparedEvent): BigDecimal.BigDecimal | undefined => {
  const valueName = prepared.type?.shares?.whole
  return valueName === undefined || isBlank(prepared) ? undefined : groupNumber(prepared, valueName)
}

const balanceOf = (prepared: PreparedEvent): BigDecimal.BigDecimal | undefined => {
  const balance = prepared.type?.shares?.balance
  return balance === undefined ? undefined : groupNumber(prepared, balance.value)
}

const isAval = ({ type }: PreparedEvent): boolean => isOwnGroup(type, "InformacionAvalar")

/**
 * Whether a guarantor states an amount. Without one, or with 0, the guarantor guarantees the whole amount and nothing
 * is compared.
 */
const guarantees = (prepared: PreparedEvent): boolean =>
  isAval(prepared) && BigDecimal.isPositive(totalOf(prepared, "sender"))

const lessThan = (amount: BigDecimal.BigDecimal): Localized => ({
  en: `less than ${amountText(amount)}`,
  es: `menos de ${amountText(amount)}`
})

const aNumber: Localized = {
  en: "a number without sign, with at most 15 digits before and after the point",
  es: "un número sin signo, con máximo 15 dígitos antes y después del punto"
}

const source = "Annex RADIAN 1.1, rules AAF19, AAG20, AAH32c, AAI and AAK07, as the authority's validator has them"

/** Codes of the rules against group values that are not numbers. They share one entry of the catalogue. */
const numberCodes = ["AAI05", "AAI05a", "AAI07a", "AAI09", "AAK07", "AAZD05", "AAZD07", "AAZD09", "LGC57"] as const

const checkNumbers =
  (code: string): Check<PreparedEvent> =>
  (prepared, report) => {
    for (const { name, rule } of prepared.type?.group?.values ?? []) {
      if (rule !== code || groupNumber(prepared, name) !== undefined) continue
      const index = (prepared.event.negotiation ?? []).findIndex((value) => value.name === name)
      if (index >= 0) report(["Negotiation", index, "Value"], aNumber, prepared.event.negotiation?.[index]?.value)
    }
  }

const numberRules = numberCodes.map((code) =>
  ruleWithCause<PreparedEvent>(
    { code, codes: numberCodes, path: "$.Negotiation[*].Value", source },
    "A value of the event is not a number.",
    "Un dato del evento no es un número.",
    "An amount or a rate of the event is absent or not a number; of an inscription (036) it is not the total of the invoice.",
    "Un valor o una tasa del evento falta o no es un número; en una inscripción (036) no es el total de la factura.",
    "Correct Value in Negotiation: digits, with a point before the decimals.",
    "Corrija Value en Negotiation: dígitos, con punto antes de los decimales.",
    checkNumbers(code)
  )
)

const reportFirstReceiver = (
  prepared: PreparedEvent,
  field: "Id" | "Name",
  read: (party: ResolvedEventParty) => string,
  report: Report
): void => {
  const { event, receiver, shares, type } = prepared
  const [first] = shares.receiver
  if (type?.endorsement !== true || event.receiverAmounts === undefined || first === undefined) return
  const expected = receiver && read(receiver)
  if (expected !== undefined && read(first) !== expected) report(["ReceiverAmounts", 0, field], expected, read(first))
}

const checkTotalPayment: Check<PreparedEvent> = (prepared, report) => {
  const balance = balanceOf(prepared)
  const isTotal = prepared.operationCode === "452" || prepared.operationCode === "512"
  if (balance === undefined || !isTotal || !isStated(prepared, "sender")) return
  const total = totalOf(prepared, "sender")
  if (BigDecimal.isLessThan(total, balance)) report(["SenderAmounts"], amountText(balance), amountText(total))
}

const checkPrice: Check<PreparedEvent> = (prepared, report) => {
  const { event, type } = prepared
  const [price = "", rate = ""] = type?.group?.priced ?? []
  const [titleValue, statedPrice, percentage] = [type?.group?.values[0]?.name ?? "", price, rate].map((name) =>
    groupNumber(prepared, name)
  )
  if (titleValue === undefined || statedPrice === undefined || percentage === undefined) return
  const share = BigDecimal.subtract(hundred, percentage)
  const expected = BigDecimal.multiply(BigDecimal.multiply(titleValue, share), BigDecimal.make(1n, 2))
  if (BigDecimal.equals(statedPrice, expected)) return
  const index = (event.negotiation ?? []).findIndex(({ name }) => name === price)
  report(["Negotiation", index, "Value"], amountText(expected), event.negotiation?.[index]?.value)
}

/**
 * Rules on the amounts in events of the register of invoices as negotiable instruments: the holders of the amounts, and
 * their sums.
 */
export const eventAmountRules: Rules<PreparedEvent> = [
  unplaced(({ event, type }, report) => {
    if (type === undefined) return
    for (const holder of holders) {
      const shares = statedShares(event, holder)
      if (shares !== undefined && type.shares?.of.includes(holder) !== true) {
        reportUnplaced([shareFields[holder]], String(shares.length), report)
      }
    }
    if (type.group === undefined && event.negotiation !== undefined) {
      reportUnplaced(["Negotiation"], String(event.negotiation.length), report)
    }
  }),
  rule(
    { code: "RAD29", path: "$.SenderAmounts[*].Id", source: "Annex FE 1.9 §13.2.1" },
    "The identification of a party with an amount is not valid.",
    "La identificación de una parte con un valor no es válida.",
    "Correct Id and IdentificationType in SenderAmounts, ReceiverAmounts or GuaranteedAmounts.",
    "Corrija Id e IdentificationType en SenderAmounts, ReceiverAmounts o GuaranteedAmounts.",
    (prepared, report) =>
      eachStatedShare(prepared, (path, share) => {
        reportUnlessListed(identifications, share.identificationType, [...path, "IdentificationType"], report)
        if (partyIdentity(share) === undefined) {
          report([...path, "Id"], identityExpected(share.identificationType, share.id), share.id)
        }
      })
  ),
  ...numberRules,
  ruleWithCause(
    { code: "AAF19", path: "$.SenderAmounts", source },
    "The amounts of the holders do not add up to the value of the event.",
    "La suma de los valores de los tenedores no es el valor del evento.",
    "The amounts of the holders, or of the guarantors, do not add up to the value of the event.",
    "La suma de los valores de los tenedores o avalistas no es el valor del evento.",
    "Correct SenderAmounts[].Amount: together ValorTotalEndoso, of a guaranty (035) ValorFEVavala; or omit SenderAmounts.",
    "Corrija SenderAmounts[].Amount: en total ValorTotalEndoso, en un aval (035) ValorFEVavala; u omita SenderAmounts.",
    (prepared, report) => {
      if (guarantees(prepared)) reportTotal(prepared, "sender", groupNumber(prepared, "ValorFEVavala"), report)
      else if (prepared.type?.endorsement === true) reportTotal(prepared, "sender", expectedSum(prepared), report)
    }
  ),
  unexplained(
    { code: "AAI05a", source },
    "The transferred value is not the sum of the holders' amounts.",
    "El valor de la transferencia no es la suma de los valores de los cedentes.",
    (prepared, report) => {
      if (prepared.type?.endorsement !== true) reportTotal(prepared, "sender", expectedSum(prepared), report)
    }
  ),
  rule(
    { code: "AAG20", path: "$.ReceiverAmounts", source },
    "The amounts of the acquirers do not add up to the value of the event.",
    "La suma de los valores de los endosatarios no es el valor del evento.",
    "Correct ReceiverAmounts[].Amount: together the value of the endorsement or transfer; or omit ReceiverAmounts.",
    "Corrija ReceiverAmounts[].Amount: en total el valor del endoso o de la transferencia; u omita ReceiverAmounts.",
    (prepared, report) => reportTotal(prepared, "receiver", expectedSum(prepared), report)
  ),
  rule(
    { code: "AAG13", path: "$.ReceiverAmounts[0].Name", source: "Annex RADIAN 1.1, rules AAG03 and AAG13" },
    "The first acquirer does not have the name of the receiver.",
    "El nombre del primer endosatario no es el del receptor.",
    "Correct ReceiverAmounts[0].Name or ReceiverParty.Name.",
    "Corrija ReceiverAmounts[0].Name o ReceiverParty.Name.",
    (prepared, report) => reportFirstReceiver(prepared, "Name", ({ name }) => name, report)
  ),
  rule(
    { code: "AAG14", path: "$.ReceiverAmounts[0].Id", source: "Annex RADIAN 1.1, rule AAG14" },
    "The first acquirer is not the receiver.",
    "El primer endosatario no es el receptor.",
    "Correct ReceiverAmounts[0].Id or ReceiverParty.Id.",
    "Corrija ReceiverAmounts[0].Id o ReceiverParty.Id.",
    (prepared, report) => reportFirstReceiver(prepared, "Id", ({ identity }) => identity.number, report)
  ),
  ruleWithCause(
    { code: "AAI07b", path: "$.Negotiation[*].Value", source: "Annex RADIAN 1.1, rule AAI07b" },
    "The price does not follow from the value and the discount.",
    "El precio a pagar no corresponde al valor menos el descuento.",
    "The price is not value × (100 − rate) / 100.",
    "El precio no es valor × (100 − tasa) / 100.",
    "Correct PrecioPagarseFEV in Negotiation, with every digit: it is compared without tolerance.",
    "Corrija PrecioPagarseFEV en Negotiation, con todos los dígitos: se compara sin tolerancia.",
    checkPrice
  ),
  rule(
    { code: "AAH32c", path: "$.GuaranteedAmounts", source },
    "The amounts of the guaranteed parties do not add up to the guaranteed value.",
    "La suma de los valores de las partes avaladas no es el valor avalado.",
    "Correct GuaranteedAmounts[].Amount: together as much as SenderAmounts, at most the total of the invoice.",
    "Corrija GuaranteedAmounts[].Amount: en total lo mismo que SenderAmounts, máximo el total de la factura.",
    (prepared, report) => {
      if (guarantees(prepared)) reportTotal(prepared, "guaranteed", totalOf(prepared, "sender"), report)
    }
  ),
  rule(
    { code: "AAF19b", path: "$.SenderAmounts", source },
    "The payment is absent or more than the balance.",
    "El valor pagado falta o es mayor que el valor actual del título.",
    "Give SenderAmounts of a partial payment (451, 511): at most ValorActualTituloValor.",
    "Informe SenderAmounts en un pago parcial (451, 511): máximo ValorActualTituloValor.",
    (prepared, report) => {
      const balance = balanceOf(prepared)
      if (balance === undefined) return
      if (!isStated(prepared, "sender")) report(["SenderAmounts"], anAmount, undefined)
      else if (BigDecimal.isGreaterThan(totalOf(prepared, "sender"), balance)) {
        report(["SenderAmounts"], atMost(amountText(balance)), amountText(totalOf(prepared, "sender")))
      }
    }
  ),
  ruleWithCause(
    { code: "AAF19c", path: "$.SenderAmounts", source },
    "A total payment is the whole balance.",
    "El pago total debe ser igual al valor actual del título.",
    "A total payment (452, 512) is not the balance.",
    "Un pago total (452, 512) no es igual al valor actual del título.",
    "Correct SenderAmounts[].Amount or omit SenderAmounts; a partial payment has OperationCode 451 or 511.",
    "Corrija SenderAmounts[].Amount u omita SenderAmounts; un pago parcial tiene OperationCode 451 o 511.",
    checkTotalPayment
  ),
  rule(
    { code: "AAF19d", path: "$.SenderAmounts", source },
    "A partial payment of a transfer is less than the balance.",
    "El pago parcial de la transferencia debe ser menor que el valor actual del título.",
    "Correct OperationCode to 512, or SenderAmounts[].Amount.",
    "Corrija OperationCode a 512, o SenderAmounts[].Amount.",
    (prepared, report) => {
      const balance = balanceOf(prepared)
      if (balance === undefined || prepared.operationCode !== "511" || !isStated(prepared, "sender")) return
      const total = totalOf(prepared, "sender")
      if (BigDecimal.equals(total, balance)) report(["SenderAmounts"], lessThan(balance), amountText(total))
    }
  )
]
