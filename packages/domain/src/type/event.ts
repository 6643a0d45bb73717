import { Result } from "effect"
import type { DocumentDefinition } from "../document/DocumentDefinition.ts"
import { type CheckedEvent, checkEvent } from "../document/event/CheckedEvent.ts"
import { Event } from "../document/event/Event.ts"
import { eventMoment } from "../document/event/EventDate.ts"
import { eventTypes } from "../document/event/eventTypes.ts"
import { endStep } from "../document/IdentifyOptions.ts"
import { eventExample } from "../example/eventExample.ts"
import { eventKey } from "../key/eventKey.ts"
import { eventRules } from "../rules/event/eventRules.ts"
import type { FilingConfiguration } from "../FilingConfiguration.ts"
import type { Language } from "../rules/Language.ts"
import { sameDayViolation, withLate } from "../rules/sameDay.ts"
import { describeRules } from "../rules/RuleDescription.ts"
import { readDocument } from "../wire/readDocument.ts"

const lateOf = (event: Event, { now }: FilingConfiguration, language: Language) =>
  sameDayViolation({ rule: "AAD09e", typeCode: event.typeCode, date: eventMoment(event.date, now), now }, language)

/** Events on received and issued documents, which the authority takes by `SendEventUpdateStatus`. */
export const event: DocumentDefinition<CheckedEvent> = {
  operation: "EventCreate",
  name: "event",
  typeCodes: /* @__PURE__ */ eventTypes.map(({ code }) => code),
  fileKind: "ar",
  schema: Event,
  sentBy: "SendEventUpdateStatus",
  exampleNumbers: { from: 1, to: 999_999_999 },
  rules: /* @__PURE__ */ describeRules(eventRules),
  identify: (body, configuration, options) =>
    endStep(options, "decode", readDocument(Event, body, options)).pipe(
      Result.flatMap((read) => {
        const late = lateOf(read, configuration, options.language)
        return endStep(options, "check", checkEvent(read, configuration, options.language)).pipe(
          Result.mapError((findings) => withLate(findings, late)),
          Result.map((checked) => ({
            ...(late === undefined ? {} : { late }),
            checked,
            key: endStep(options, "key", eventKey(checked)),
            notifications: checked.notifications,
            type: checked.type.code,
            prefix: checked.event.numberingRange?.prefix ?? "",
            number: checked.event.number,
            issuerNit: checked.sender.identity.number,
            softwareOwnerNit: checked.softwareOwner.number,
            date: checked.date,
            reference: "",
            content: checked.event,
            certificate: checked.event.signingCertificate
          }))
        )
      })
    ),
  example: eventExample
}
