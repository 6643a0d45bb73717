import type { EventType } from "@radicar/domain/inner/codes/eventTypes"
import { Period } from "@radicar/domain/inner/document/Period"
import type { CheckedEvent, ResolvedReference } from "@radicar/domain/inner/document/event/CheckedEvent"
import { type Event, EventDocumentReference } from "@radicar/domain/inner/document/event/Event"
import type { Localized } from "@radicar/domain/inner/rules/Language"
import type { LocalDateTime } from "@radicar/domain/inner/time/LocalDateTime"
import type { HeaderReading, HeaderWriting } from "../part/header.ts"
import { attribute } from "../table/attributes.ts"
import { moment, text } from "../table/elements.ts"
import { group, inline, one } from "../table/nesting.ts"
import { part, type Row } from "../table/Row.ts"

/** State for the rows (the mapping to XML elements) while an event is written. */
export interface EventWriting extends HeaderWriting {
  readonly checked: CheckedEvent
}

/** State for the rows (the mapping from XML elements) while an event is read. */
export interface EventReading extends HeaderReading {
  readonly type: EventType
}

/** A row of the table that maps events to XML. */
export type EventRow = Row<Event, EventWriting, EventReading>

/** Limits reading of a row to event types that have a place for it. */
export const onlyOf = (row: EventRow, has: (type: EventType) => boolean): EventRow => ({
  ...row,
  read: (xml, values, reading) => {
    if (has(reading.type)) row.read?.(xml, values, reading)
  },
  settle: (xml, values, reading) => {
    if (has(reading.type)) row.settle?.(xml, values, reading)
  }
})

const dayOf = (at: LocalDateTime | undefined) => at && { date: at.date, time: "00:00:00" }

/** Rows of an event for a document that it refers to. */
export const eventReferenceRows = <S extends ResolvedReference>(
  each: { readonly required?: true } = {},
  cude?: Localized
): ReadonlyArray<Row<S, EventWriting, EventReading>> => [
  text("cbc:ID", "number", "annex FE 1.9 §11.5", { ...each, note: cude }),
  text("cbc:UUID", "uuid", "AAH07", {
    attributes: [attribute("schemeName", "schemeName", "AAH08", { from: ({ scheme }) => scheme })],
    note: { en: "the authority must have it", es: "la DIAN debe tenerlo" },
    ...each
  }),
  text("cbc:DocumentTypeCode", "typeCode", "AAH09", each)
]

/** The term of a mandate, stated with each of its documents. */
export const term = <S>(
  options: { readonly note: Localized; readonly rule?: string } = { note: { en: "of a mandate", es: "de un mandato" } }
): Row<S, EventWriting, EventReading> =>
  one(
    "cac:ValidityPeriod",
    "validityPeriod",
    part<Period, EventWriting, EventReading>(Period, [
      moment("cbc:StartDate", "cbc:StartTime", "startDate", {
        midnight: false,
        from: ({ startDate }) => dayOf(startDate)
      }),
      moment("cbc:EndDate", "cbc:EndTime", "endDate", { midnight: false, from: ({ endDate }) => dayOf(endDate) })
    ]),
    options
  )

/**
 * The document that the event is about. It carries the due date or the term of a mandate, because the schema has no
 * other place for them.
 */
export const reference: EventRow = group("cac:DocumentReference", [
  inline(
    "documentReference",
    part<ResolvedReference, EventWriting, EventReading>(
      EventDocumentReference,
      eventReferenceRows({ required: true }, { en: "in the CUDE", es: "va en el CUDE" })
    ),
    {
      from: (_, { checked }) => checked.reference,
      note: { en: "the document", es: "el documento" },
      rule: "AAH05 to AAH09"
    }
  ),
  term({
    note: {
      en: "of a mandate its term; of 036 to 039, 045 and 046 `EndDate` is the due date of the invoice",
      es: "en un mandato, su vigencia; en 036 a 039, 045 y 046 `EndDate` es el vencimiento de la factura"
    },
    rule: "AAH59"
  })
])
