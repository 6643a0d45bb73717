import type { PreparedEvent } from "../../document/event/CheckedEvent.ts"
import type { Rules } from "../../rules/Rule.ts"
import { eventAmountRules } from "./amounts.ts"
import { eventHeaderRules, eventSoftwareRules } from "./header.ts"
import { eventAttachmentRules, eventMandateRules } from "./mandate.ts"
import { eventPartyRules } from "./parties.ts"
import { eventReferenceRules } from "./reference.ts"
import { eventResponseRules } from "./response.ts"
import { rangeRemarks, softwareRemarks } from "../unplaced.ts"

/**
 * Every rule of an event that the document and its configuration can decide. The authority alone decides rules that
 * need its records: the document exists (AAH07), the order of and days between events (DC24b to DC24e), the event is
 * not repeated (LGC01), the invoice is on credit (LGC62).
 */
export const eventRules: Rules<PreparedEvent> = [
  softwareRemarks(({ event }) => event.softwareProvider),
  rangeRemarks(({ event }) => ({ range: event.numberingRange, isAuthorised: false, usesKey: false })),
  ...eventSoftwareRules,
  ...eventHeaderRules,
  ...eventPartyRules,
  ...eventReferenceRules,
  ...eventResponseRules,
  ...eventAmountRules,
  ...eventMandateRules,
  ...eventAttachmentRules
]
