import { businessDaysAfter, type BusinessDayOptions } from "../time/businessDays.ts"
import type { InboxEventCode, InboxState } from "./inboxStates.ts"

/**
 * Types of documents on whose receipt the buyer files events: invoices (01, 02) and those of a contingency (03, 04).
 */
const typesWithEvents: ReadonlySet<string> = new Set(["01", "02", "03", "04"])

/** Code of payment on credit (`cac:PaymentMeans/cbc:ID`). */
export const onCredit = "2"

/** Facts that decide the first state of a received document. */
export interface JudgedDocument {
  /** The authority's code of the document type, such as `01`. */
  readonly typeCode: string
  /** Form of payment: `1` cash, `2` credit; absent if the document states none. */
  readonly paymentForm?: string | undefined
  /** Identification of the buyer, without check digit; absent if the document states none. */
  readonly buyer?: string | undefined
  /** Whether the authority's answer came with the document, validates it, and no check of it fails. */
  readonly isValidated: boolean
}

/**
 * Whether law requires events of the buyer for cost and VAT: invoices on credit only (Estatuto Tributario, article
 * 616-1). Equivalent documents need none (Concepto DIAN 1189 of 2024).
 */
export const requiresEvents = ({ paymentForm, typeCode }: Pick<JudgedDocument, "paymentForm" | "typeCode">): boolean =>
  typesWithEvents.has(typeCode) && paymentForm === onCredit

/**
 * The first state of a document that a company received. Without a known NIT of the company, every buyer counts as the
 * company.
 */
export const firstInboxState = (document: JudgedDocument, companyNit: string | undefined): InboxState => {
  if (companyNit !== undefined && document.buyer !== companyNit) return "notOurs"
  if (!document.isValidated) return "withoutAnswer"
  return requiresEvents(document) ? "received" : "notRequired"
}

/** Actions of a buyer on a received document, with their event codes, in the legal order. */
export const inboxActions = { acknowledge: "030", receive: "032", accept: "033", claim: "031" } as const

/** An action of a buyer; see {@link inboxActions}. */
export type InboxAction = keyof typeof inboxActions

/** Names of the actions, in the legal order. */
export const inboxActionNames = Object.keys(inboxActions) as ReadonlyArray<InboxAction>

/** Events that must be registered before an event (annex RADIAN 1.1, rules LGC03 and LGC05; DC24z). */
const preconditions: Readonly<Record<InboxEventCode, ReadonlyArray<InboxEventCode>>> = {
  "030": [],
  "032": ["030"],
  "033": ["030", "032"],
  "031": ["030", "032"],
  "034": ["030", "032"]
}

/** Events that exclude an event: a document is accepted, claimed or tacitly accepted, and only once. */
const exclusions: Readonly<Record<InboxEventCode, ReadonlyArray<InboxEventCode>>> = {
  "030": [],
  "032": [],
  "033": ["031", "034"],
  "031": ["033", "034"],
  "034": ["031", "033"]
}

/**
 * The reason why an event is out of order: a required event before it is missing, or a registered one excludes it.
 * `code` is that other event.
 */
export type OrderProblem =
  | { readonly problem: "missing"; readonly code: InboxEventCode }
  | { readonly problem: "excluded"; readonly code: InboxEventCode }

/** The reason why an event cannot follow the registered ones; `undefined` if it can. */
export const orderProblem = (
  code: InboxEventCode,
  registered: ReadonlySet<InboxEventCode>
): OrderProblem | undefined => {
  const missing = preconditions[code].find((before) => !registered.has(before))
  if (missing !== undefined) return { problem: "missing", code: missing }
  const excluding = exclusions[code].find((other) => registered.has(other))
  return excluding === undefined ? undefined : { problem: "excluded", code: excluding }
}

/** Business days for acceptance or claim (Decreto 1074 of 2015, article 2.2.2.53.4). */
export const termDays = 3

/** Settings of the term for acceptance or claim. */
export interface TermSettings extends BusinessDayOptions {
  /** Event whose day begins the term: 032 by law; a draft decree of 2026 would count from the invoice's receipt. */
  readonly startsWith: "030" | "032"
}

/** The term by law as of November 2026. */
export const defaultTermSettings: TermSettings = { startsWith: "032", saturdays: false }

/** The term for acceptance or claim: first and last day, both included, `YYYY-MM-DD`. */
export interface Term {
  readonly startsOn: string
  readonly endsOn: string
}

/** The term of a document by the days of its registered events; `undefined` before it begins. */
export const termOf = (
  days: Readonly<Partial<Record<InboxEventCode, string>>>,
  { startsWith, ...options }: TermSettings = defaultTermSettings
): Term | undefined => {
  const startsOn = days[startsWith]
  return startsOn === undefined ? undefined : { startsOn, endsOn: businessDaysAfter(startsOn, termDays, options) }
}
