import type { DocumentKind } from "../../document/DocumentKind.ts"

/** An event about an invoice, with its sender, receiver and preceding events. */
export interface EventKind extends DocumentKind {
  /** Code of the event, `030` to `051`. */
  readonly code: string
  /** Accepted values of CustomizationID. */
  readonly operations: ReadonlySet<string>
  /** Required sender and receiver of the event, if the invoice alone determines them. */
  readonly sender?: "customer" | "supplier"
  readonly receiver?: "supplier" | "authority"
  /** Whether an invoice may have several events of this kind. */
  readonly repeats: boolean
  /** Whether ResponseCode must say if the endorsement is complete (1) or in blank (2). */
  readonly isEndorsement: boolean
  /**
   * Event that must come before, the rule about the time between the two, and a separate rule for its absence, if any.
   */
  readonly after?: { readonly code: string; readonly rule: string; readonly missing?: string }
  /** Codes of events after which this event is refused. */
  readonly excludedBy: ReadonlyArray<string>
}

const common = {
  typeCode: "96",
  secret: "pin",
  keyScheme: "CUDE-SHA384",
  name: "La Application response",
  rules: "A",
  isEndorsement: false,
  excludedBy: []
} as const

/**
 * Makes a commercial event, by default from buyer to seller. In every sample the CustomizationID is 1, but some issuers
 * state the event's code.
 */
const commercial = (code: string) =>
  ({
    ...common,
    code,
    group: `event ${code}`,
    operations: new Set(["1", code]),
    sender: "customer",
    receiver: "supplier",
    repeats: false
  }) as const

const radian = (code: string, operations: string, traits: Partial<EventKind> = {}): EventKind => ({
  ...common,
  code,
  group: `event ${code}`,
  operations: new Set(operations.split(" ")),
  repeats: true,
  ...traits
})

const endorsement = { isEndorsement: true }

/** Events of a sale on credit (annex 1.9, RADIAN annex §7). Their numbers are unique by sender and event. */
const commercialEvents: ReadonlyArray<EventKind> = [
  { ...commercial("030") },
  {
    ...commercial("031"),
    after: { code: "032", rule: "DC24z", missing: "LGC03" },
    excludedBy: ["033", "034"]
  },
  { ...commercial("032"), after: { code: "030", rule: "DC24b" } },
  {
    ...commercial("033"),
    after: { code: "032", rule: "DC24c" },
    excludedBy: ["031", "034"]
  },
  {
    ...commercial("034"),
    sender: "supplier",
    receiver: "authority",
    after: { code: "032", rule: "DC24e" },
    excludedBy: ["031", "033"]
  }
]

/** Events of the registry of invoices as securities (RADIAN annex §14.2.1) with their operation codes. */
const radianEvents: ReadonlyArray<EventKind> = [
  radian("035", "035"),
  radian("036", "361 362 363 364"),
  radian("037", "371 372", endorsement),
  radian("038", "038", endorsement),
  radian("039", "039", endorsement),
  radian("040", "401 402 403"),
  radian("041", "411 412"),
  radian("042", "421 422"),
  radian("043", "431 432 433 434"),
  radian("044", "441 442 443"),
  radian("045", "451 452"),
  radian("046", "046"),
  radian("047", "047", endorsement),
  radian("048", "481 482"),
  radian("049", "491 492 493 494"),
  radian("050", "050"),
  radian("051", "511 512")
]

/** All accepted events. */
export const eventKinds: ReadonlyArray<EventKind> = [...commercialEvents, ...radianEvents]
