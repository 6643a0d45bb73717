import { type Redacted, Result } from "effect"
import type { FilingConfiguration } from "../../FilingConfiguration.ts"
import { parseNit, type Nit } from "../../Nit.ts"
import type { Findings } from "../../rules/Findings.ts"
import { eventRules } from "../../rules/event/eventRules.ts"
import type { Language } from "../../rules/Language.ts"
import { applyRules } from "../../rules/Rule.ts"
import type { Event } from "./Event.ts"
import type { EventType } from "./eventTypes.ts"
import { prepareEvent, type PreparedEvent, type ShownEventParty } from "./PreparedEvent.ts"

declare const checked: unique symbol

/**
 * An event that breaks no rule we can decide: the only thing that can be identified and rendered. Only
 * {@link checkEvent} makes one.
 */
export interface CheckedEvent extends PreparedEvent {
  readonly [checked]: true
  readonly notifications: Findings["notifications"]
  readonly type: EventType
  readonly operationCode: string
  readonly sender: ShownEventParty
  readonly receiver: ShownEventParty
  readonly software: PreparedEvent["software"] & { readonly id: string; readonly pin: Redacted.Redacted<string> }
  readonly softwareOwner: Nit
}

/** Applies every rule to an event: a {@link CheckedEvent}, or all findings at once. */
export const checkEvent = (
  event: Event,
  configuration: FilingConfiguration,
  language: Language
): Result.Result<CheckedEvent, Findings> => {
  const prepared = prepareEvent(event, configuration)
  const findings = applyRules(eventRules, prepared, language)
  return findings.violations.length > 0
    ? Result.fail(findings)
    : // rules AAB19b, AAB24a, AAB27a, AAD02, AAH03, AAH12, AAH15 and RAD24 have just shown that nothing of this is absent
      Result.succeed({
        ...prepared,
        notifications: findings.notifications,
        softwareOwner: parseNit(prepared.software.ownerNit)
      } as CheckedEvent)
}
