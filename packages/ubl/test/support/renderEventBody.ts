import type { FilingConfiguration } from "@radicar/domain/inner/FilingConfiguration"
import { parseJson } from "@radicar/domain/inner/json/parseJson"
import { LocalDateTime } from "@radicar/domain/inner/time/LocalDateTime"
import { event } from "@radicar/domain/inner/type/event"
import { renderEvent } from "@radicar/ubl/inner/event/eventTable"
import { Redacted, Result } from "effect"

/** The day on which the events of the tests are issued. */
export const now = new LocalDateTime({ date: "2026-01-15", time: "10:00:00" })

const configuration: FilingConfiguration = {
  environment: "2",
  now,
  software: { id: "5f2c0e2a-7d0b-4a55-9a53-0d6d1f2b8c11", pin: Redacted.make("12345") }
}

/** A body as JSON text as its event, which must break no rule; `pin` is the secret of its key. */
export const renderEventText = (text: string) => {
  const json = Result.getOrThrow(parseJson(text))
  const identified = event.identify(json, configuration, { language: "en" })
  if (Result.isFailure(identified)) throw new Error(JSON.stringify(identified.failure, null, 2))
  const { checked, key } = identified.success
  return { checked, key, pin: Redacted.value(checked.software.pin), xml: renderEvent(checked, key) }
}

/** {@link renderEventText} of a value. */
export const renderEventBody = (body: unknown) => renderEventText(JSON.stringify(body))
