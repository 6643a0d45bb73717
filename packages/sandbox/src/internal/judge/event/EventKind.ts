import type { DocumentKind } from "../DocumentKind.ts"

/** A commercial event about an invoice: who says it to whom, and which events go before it. */
export interface EventKind extends DocumentKind {
  /** `030` to `034`. */
  readonly code: string
  readonly sender: "customer" | "supplier"
  readonly receiver: "supplier" | "authority"
  /** The event that must be registered before it, and the rule that says so. */
  readonly after?: { readonly code: string; readonly rule: string }
  /** Events that exclude it. */
  readonly excludedBy: ReadonlyArray<string>
}

const event = {
  typeCode: "96",
  secret: "pin",
  keyScheme: "CUDE-SHA384",
  name: "La Application response",
  rules: "A",
  sender: "customer",
  receiver: "supplier",
  excludedBy: []
} as const

/** The events of a sale on credit (events.md §1 and §4). Numbers are unique by sender and event. */
export const eventKinds: ReadonlyArray<EventKind> = [
  { ...event, code: "030", group: "event 030" },
  {
    ...event,
    code: "031",
    group: "event 031",
    // The list of rules goes from DC24c to DC24e; the letter between is taken for the claim.
    after: { code: "032", rule: "DC24d" },
    excludedBy: ["033", "034"]
  },
  { ...event, code: "032", group: "event 032", after: { code: "030", rule: "DC24b" } },
  {
    ...event,
    code: "033",
    group: "event 033",
    after: { code: "032", rule: "DC24c" },
    excludedBy: ["031", "034"]
  },
  {
    ...event,
    code: "034",
    group: "event 034",
    sender: "supplier",
    receiver: "authority",
    after: { code: "032", rule: "DC24e" },
    excludedBy: ["031", "033"]
  }
]
