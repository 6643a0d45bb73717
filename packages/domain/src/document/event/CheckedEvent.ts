import { type Redacted, Result } from "effect"
import type { FilingConfiguration } from "../../FilingConfiguration.ts"
import { parseNit, type Nit } from "../../Nit.ts"
import { eventRules } from "../../rules/event/eventRules.ts"
import type { Language } from "../../rules/Language.ts"
import { applyRules } from "../../rules/Rule.ts"
import type { Violation } from "../../rules/Violation.ts"
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
  readonly type: EventType
  readonly operationCode: string
  readonly sender: ShownEventParty
  readonly receiver: ShownEventParty
  readonly software: PreparedEvent["software"] & { readonly id: string; readonly pin: Redacted.Redacted<string> }
  readonly softwareOwner: Nit
}

/** Applies every rule to an event: a {@link CheckedEvent}, or all violations at once. */
export const checkEvent = (
  event: Event,
  configuration: FilingConfiguration,
  language: Language
): Result.Result<CheckedEvent, ReadonlyArray<Violation>> => {
  const prepared = prepareEvent(event, configuration)
  const violations = applyRules(eventRules, prepared, language)
  return violations.length > 0
    ? Result.fail(violations)
    : // rules AAB19b, AAB24a, AAB27a, AAD02, AAH03, AAH12, AAH15 and RAD24 have just shown that nothing of this is absent
      Result.succeed({ ...prepared, softwareOwner: parseNit(prepared.software.ownerNit) } as CheckedEvent)
}
