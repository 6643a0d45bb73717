import { Redacted } from "effect"
import type { EndorsedInvoice } from "../document/DocumentDefinition.ts"
import {
  type CheckedEvent,
  groupNumber,
  type PreparedEvent,
  prepareEvent,
  renumberEvent
} from "../document/event/CheckedEvent.ts"
import { Event, eventMoment } from "../document/event/Event.ts"
import { eventExamples } from "../example/documentExamples.ts"
import { factsOfEvent } from "../facts/factsOf.ts"
import { eventCude } from "../key/DocumentKey.ts"
import { toExact } from "../number/Decimal.ts"
import { numberOf } from "../number/wireNumber.ts"
import { eventRules } from "../rulebook/event/eventRules.ts"
import { describeRules } from "../rules/Rule.ts"
import { jsonPath } from "../rules/Violation.ts"
import { defineType } from "./definition.ts"

/** Facts of an endorsement in property that are compared with its invoice. */
const endorsedBy = (checked: CheckedEvent): { readonly endorses?: EndorsedInvoice } => {
  const { event, reference, type } = checked
  const name = "ValorTotalEndoso"
  const value = type.code === "037" ? groupNumber(checked, name) : undefined
  if (value === undefined) return {}
  const index = (event.negotiation ?? []).findIndex((negotiated) => negotiated.name === name)
  return { endorses: { at: jsonPath(["Negotiation", index, "Value"]), uuid: reference.uuid, value: toExact(value, 2) } }
}

/** Events on received and issued documents, which the authority receives through `SendEventUpdateStatus`. */
export const event = /* @__PURE__ */ defineType<Event, PreparedEvent, CheckedEvent>("EventCreate", {
  schema: Event,
  rules: /* @__PURE__ */ describeRules(eventRules),
  checks: eventRules,
  prepare: prepareEvent,
  renumbered: renumberEvent,
  issued: ({ date, typeCode }, { now }) => ({ rule: "AAD09e", typeCode, date: eventMoment(date, now) }),
  key: (checked) =>
    eventCude({
      number: checked.id,
      issueDate: checked.date.date,
      issueTime: checked.date.timeWithOffset,
      sender: checked.sender.identity.number,
      receiver: checked.receiver.identity.number,
      responseCode: checked.type.code,
      referenceNumber: checked.reference.number,
      referenceTypeCode: checked.reference.typeCode,
      softwarePin: Redacted.value(checked.software.pin)
    }),
  facts: factsOfEvent,
  describe: (checked) => {
    const { date, event, id, reference, sender, type } = checked
    return {
      type: type.code,
      prefix: event.numberingRange?.prefix ?? "",
      number: numberOf(event.number),
      id,
      issuerNit: sender.identity.number,
      date,
      reference: "",
      ...endorsedBy(checked),
      ...(type.code === "044" ? { terminates: reference.uuid } : {}),
      content: event,
      certificate: event.signingCertificate
    }
  },
  ...eventExamples
})
