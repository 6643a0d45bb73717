import { bogotaTime } from "../../bogotaTime.ts"
import type { EventFacts } from "../../document/DocumentHeader.ts"
import { text } from "../../xml/query.ts"
import { notify, reject, type Rule } from "../Rule.ts"
import { dayNumber } from "./businessDays.ts"
import { type JudgedEvent, receiverId, reference, responseCode, senderId } from "./JudgedEvent.ts"

/** Calendar days after the due date within which an invoice that is a security can be protested. */
const protestDays = 15

const factsOf = ({ earlier }: JudgedEvent): ReadonlyArray<EventFacts> =>
  earlier.flatMap(({ facts: { event } }) => (event === undefined ? [] : [event]))

const has = (event: JudgedEvent, ...codes: ReadonlyArray<string>): boolean =>
  factsOf(event).some(({ code }) => codes.includes(code))
const hasOperation = (event: JudgedEvent, ...operations: ReadonlyArray<string>): boolean =>
  factsOf(event).some(({ operation }) => operations.includes(operation))

const isOneOf = ({ kind }: JudgedEvent, ...codes: ReadonlyArray<string>): boolean => codes.includes(kind.code)
const operation = ({ root }: JudgedEvent): string => text(root, "cbc:CustomizationID")?.trim() ?? ""
const isOperation = (event: JudgedEvent, ...operations: ReadonlyArray<string>): boolean =>
  operations.includes(operation(event))
const listId = ({ root }: JudgedEvent): string => text(root, `${responseCode}/@listID`) ?? ""
const sender = ({ root }: JudgedEvent): string => text(root, senderId)?.trim() ?? ""
const receiver = ({ root }: JudgedEvent): string => text(root, receiverId)?.trim() ?? ""

/** Whether an event occurred more often than the event that ends it. */
const isAlive = (event: JudgedEvent, code: string, end: string): boolean =>
  factsOf(event).filter((each) => each.code === code).length > factsOf(event).filter((each) => each.code === end).length

/**
 * Holder of the invoice as a security: its issuer, then each endorsee in property; the endorser again after a
 * cancellation (403).
 */
const holderOf = (event: JudgedEvent): string | undefined => {
  const holders = [event.invoice?.facts.parties?.supplier]
  for (const { code, operation: kind, receiver: next } of factsOf(event)) {
    if (code === "037" || code === "047") holders.push(next)
    else if (kind === "403" && holders.length > 1) holders.pop()
  }
  return holders.at(-1)
}

/** Events that require the invoice to be registered as a security (036), with the rule for a missing registration. */
const registration: Readonly<Record<string, string>> = {
  "035": "LGC73",
  "037": "LGC24",
  "038": "LGC27",
  "039": "LGC30",
  "041": "LGC38",
  "046": "LGC69",
  "047": "LGC73",
  "048": "LGC73",
  "049": "LGC73"
}

const cancelled: Readonly<Record<string, string>> = { "401": "038", "402": "039", "403": "037" }

/** Whether all endorsements of a kind are cancelled. */
const isCancelled = (event: JudgedEvent, code: string): boolean => {
  const kind = Object.keys(cancelled).find((each) => cancelled[each] === code)
  const endorsements = factsOf(event).filter((each) => each.code === code).length
  return kind !== undefined && factsOf(event).filter((each) => each.operation === kind).length >= endorsements
}

/** Whether an endorsement exists that the event can cancel. */
const hasEndorsement = (event: JudgedEvent): boolean => {
  const code = cancelled[operation(event)] ?? ""
  return has(event, code) && !isCancelled(event, code)
}

/** Whether circulation is limited (041) and not released (042). */
const isLimited = (event: JudgedEvent): boolean => isAlive(event, "041", "042")

/** Events that prevent the sale of an invoice by endorsement (037), unless they are cancelled. */
const ending = ["038", "039", "047", "048", "049"]

/** Days from the invoice's due date to the signing of the event; negative before the due date. */
const daysPastDue = ({ invoice, signature }: JudgedEvent): number | undefined => {
  const due = invoice?.facts.dueDate
  return due === undefined || signature.signedAt === undefined
    ? undefined
    : dayNumber(bogotaTime(signature.signedAt).date) - dayNumber(due)
}

const isBefore = (event: JudgedEvent): boolean => (daysPastDue(event) ?? 0) <= 0
const isAfter = (event: JudgedEvent): boolean => (daysPastDue(event) ?? 0) > 0

/** Makes a rule about an event with a known invoice, or with a known mandate that it terminates. */
const rule = (code: string, message: string, breaks: (event: JudgedEvent) => boolean): Rule<JudgedEvent> =>
  reject(code, message, (event) => (event.invoice ?? event.mandate) !== undefined && breaks(event))

const limited = new Set(["431", "433"])

/** Whether the termination is outside of the mandate's term: after its end if it is limited, else before its start. */
const isOutOfTerm = ({ mandate, signature }: JudgedEvent): boolean => {
  const { operation: granted = "", term } = mandate?.facts.event ?? {}
  if (term === undefined || signature.signedAt === undefined) return false
  const { date } = bogotaTime(signature.signedAt)
  return limited.has(granted) ? term.end === "" || date > term.end : term.start !== "" && date < term.start
}

const senderRules: ReadonlyArray<Rule<JudgedEvent>> = [
  rule(
    "FAF01a",
    "La primera inscripción debe generarla el emisor de la factura.",
    (event) => isOperation(event, "361", "362") && sender(event) !== event.invoice?.facts.parties?.supplier
  ),
  rule(
    "FAF01b",
    "La inscripción posterior debe generarla el legítimo tenedor.",
    (event) => isOperation(event, "363", "364") && sender(event) !== holderOf(event)
  ),
  rule("FAF01", "El generador del evento no es el legítimo tenedor de la factura.", (event) => {
    const ofHolder = isOneOf(event, "037", "038", "039", "046", "047", "048", "049", "050") || isOperation(event, "403")
    const isBlank = event.kind.isEndorsement && listId(event) === "2"
    const parties = event.invoice?.facts.parties
    if (ofHolder && !isBlank) return sender(event) !== holderOf(event)
    if (isOneOf(event, "045")) return ![holderOf(event), parties?.customer].includes(sender(event))
    return isOneOf(event, "051") && sender(event) !== parties?.customer
  }),
  rule(
    "LGC64",
    "El generador del evento no puede ser el emisor ni el legítimo tenedor de la factura.",
    (event) =>
      isOneOf(event, "035", "041", "042") &&
      [event.invoice?.facts.parties?.supplier, holderOf(event)].includes(sender(event))
  ),
  rule(
    "FAG04",
    "El receptor del evento no es el adquiriente de la factura.",
    (event) => isOneOf(event, "046", "048", "050") && receiver(event) !== event.invoice?.facts.parties?.customer
  ),
  rule(
    "FAG04",
    "La revocación del mandato se dirige a la DIAN; la renuncia, al mandante.",
    (event) =>
      (isOperation(event, "441") && receiver(event) !== "800197268") ||
      (isOperation(event, "442") && receiver(event) === "800197268")
  ),
  rule(
    "FAG01",
    "El receptor del evento debe ser la DIAN.",
    (event) => isOneOf(event, "035", "036", "041", "042", "045") && receiver(event) !== "800197268"
  )
]

/**
 * Whether the due date that the event states differs from its invoice's. `none` is the expected date if the invoice has
 * no due date.
 */
const differsFromDueDate = (event: JudgedEvent, none: string | undefined): boolean => {
  const due = event.invoice?.facts.dueDate ?? none
  return due !== undefined && (text(event.root, `${reference}/cac:ValidityPeriod/cbc:EndDate`)?.trim() ?? "") !== due
}

const dueDateText = "La fecha de vencimiento informada no corresponde a la de la factura."

/** Rules on the invoice's due date, as the authority's validator of July 2022 compares it. */
const dueDateRules: ReadonlyArray<Rule<JudgedEvent>> = [
  rule(
    "FAH59",
    dueDateText,
    (event) =>
      (isOneOf(event, "036") && differsFromDueDate(event, undefined)) ||
      (isOneOf(event, "045", "046") && differsFromDueDate(event, ""))
  ),
  notify(
    "FAH59",
    dueDateText,
    (event) => event.invoice !== undefined && isOneOf(event, "037", "038", "039") && differsFromDueDate(event, "")
  ),
  notify(
    "FAH59a",
    "El endoso en propiedad es posterior a la fecha de vencimiento de la factura.",
    (event) => isOneOf(event, "037") && isAfter(event)
  )
]

/**
 * Rules on sender, receiver and order of the registry's events, by the events registered before (RADIAN annex 1.1 §7
 * and §8 and the rules LGC).
 */
export const registryRules: ReadonlyArray<Rule<JudgedEvent>> = [
  ...senderRules,
  ...dueDateRules,
  rule(
    "LGC62",
    "Solo puede inscribirse en el RADIAN una factura a crédito.",
    (event) => isOneOf(event, "036") && event.invoice?.facts.onCredit !== true
  ),
  rule(
    "LGC20",
    "No se puede inscribir una factura sin aceptación expresa o tácita.",
    (event) => isOneOf(event, "036") && !has(event, "033", "034")
  ),
  rule(
    "LGC21",
    "No se puede inscribir una factura sin fecha de vencimiento.",
    ({ invoice, kind }) =>
      kind.code === "036" && invoice?.facts.onCredit === true && invoice.facts.dueDate === undefined
  ),
  rule(
    "LGC23",
    "La factura ya se encuentra inscrita.",
    (event) => isOperation(event, "361", "362") && has(event, "036")
  ),
  rule(
    "LGC37",
    "La inscripción posterior requiere un endoso en propiedad.",
    (event) => isOperation(event, "363", "364") && !has(event, "037")
  ),
  ...[...new Set(Object.values(registration))].map((code) =>
    rule(
      code,
      "La factura no está inscrita en el RADIAN.",
      (event) => registration[event.kind.code] === code && !has(event, "036")
    )
  ),
  rule(
    "LGC25",
    "No se puede endosar en propiedad después de otro endoso, limitación, protesto o transferencia.",
    (event) =>
      isOneOf(event, "037") && (has(event, ...ending.filter((code) => !isCancelled(event, code))) || isLimited(event))
  ),
  rule(
    "LGC72",
    "El endoso con efectos de cesión ordinaria solo procede después del vencimiento.",
    (event) => isOneOf(event, "047") && isBefore(event)
  ),
  rule(
    "LGC75",
    "El endoso en propiedad solo procede hasta el vencimiento.",
    (event) => isOneOf(event, "037") && isAfter(event)
  ),
  rule(
    "LGC76",
    "La transferencia de los derechos económicos solo procede hasta el vencimiento.",
    (event) => isOneOf(event, "049") && isAfter(event)
  ),
  rule(
    "LGC77",
    "El protesto solo procede dentro de los 15 días calendario siguientes al vencimiento.",
    (event) => isOneOf(event, "048") && (isBefore(event) || (daysPastDue(event) ?? 0) > protestDays)
  ),
  rule(
    "LGC82",
    "La transferencia anterior no se ha notificado al deudor.",
    (event) => isOneOf(event, "049") && isAlive(event, "049", "050")
  ),
  rule(
    "LGC83",
    "La notificación requiere una transferencia de los derechos económicos.",
    (event) => isOneOf(event, "050") && !isAlive(event, "049", "050")
  ),
  rule(
    "LGC86",
    "El pago de la transferencia requiere su notificación al deudor.",
    (event) => isOneOf(event, "051") && !has(event, "050")
  ),
  rule(
    "LGC84",
    "La transferencia ya se pagó en su totalidad.",
    (event) => isOneOf(event, "051") && hasOperation(event, "512")
  ),
  rule(
    "LGC85",
    "Con una limitación vigente el pago debe informarse como tal (listID 2).",
    (event) => isOneOf(event, "045") && isLimited(event) && listId(event) !== "2"
  ),
  rule(
    "DC24s",
    "La terminación del mandato no corresponde a su vigencia.",
    (event) => isOneOf(event, "044") && isOutOfTerm(event)
  ),
  rule(
    "LGC46",
    "No existe el endoso que se cancela.",
    (event) => isOneOf(event, "040") && cancelled[operation(event)] !== undefined && !hasEndorsement(event)
  ),
  rule(
    "LGC78",
    "La factura ya se pagó en su totalidad.",
    (event) => !isOneOf(event, "030", "031", "032", "033", "034", "043", "044") && hasOperation(event, "452")
  )
]
