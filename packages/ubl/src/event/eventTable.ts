import { claimReasons } from "@radicar/domain/inner/codes/claimReasons"
import { type EventType, eventTypeOf, receiverOfOperation } from "@radicar/domain/inner/codes/eventTypes"
import { taxes } from "@radicar/domain/inner/codes/taxes"
import { type PartyIdentity, taxAuthority } from "@radicar/domain/inner/document/Party"
import type {
  CheckedEvent,
  ShareHolder,
  ResolvedEventParty,
  ResolvedShare
} from "@radicar/domain/inner/document/event/CheckedEvent"
import { Event, EventParty, EventPerson, EventShare, Mandate } from "@radicar/domain/inner/document/event/Event"
import type { DocumentKey } from "@radicar/domain/inner/key/DocumentKey"
import type { CanonicalXml } from "../CanonicalXml.ts"
import { dianExtensions, signaturePlace } from "../part/dianExtensions.ts"
import { header } from "../part/header.ts"
import { agency, identification } from "../part/identity.ts"
import { compileDocument, type DocumentTable, type ReadDocument, readTable } from "../table/document.ts"
import { namedPlaces } from "../table/namedValues.ts"
import { part, readPart, type Row, wireNames } from "../table/Row.ts"
import { attribute, currencyAttribute, derivedAttribute } from "../table/attributes.ts"
import { derived, fixed, lineAmountRow, text } from "../table/elements.ts"
import { each, gather, group, inline, one, unused } from "../table/nesting.ts"
import { fields, list } from "../table/wireValues.ts"
import { documentRoot } from "../xml/documentRoot.ts"
import type { XmlReader } from "../xml/XmlReader.ts"
import { type EventReading, type EventRow, type EventWriting, onlyOf, reference } from "./eventRow.ts"
import { agent, attachments, facultyResponses, mandateKind, otherDocuments, principal } from "./mandateRows.ts"

/** `cbc:ProfileID` of an event in the form of the official samples; rule AAD03 is also quoted without "la". */
const profile = "DIAN 2.1: ApplicationResponse de la Factura Electrónica de Venta"

/** The kind of a person, stated with its identification. */
const organizationType = <S extends ResolvedEventParty>(): Row<S> =>
  attribute("schemeVersionID", "organizationTypeCode", undefined, {
    from: (shown) => shown.organizationType,
    note: { en: "1 company, 2 person", es: "1 persona jurídica, 2 persona natural" }
  })

/** A party of an event: its tax scheme is always IVA and it has no responsibilities (official samples 030 to 034). */
const party = part<ResolvedEventParty, EventWriting, EventReading>(EventParty, [
  group("cac:PartyTaxScheme", [
    text("cbc:RegistrationName", "name", "AAH11", { required: true }),
    identification<ResolvedEventParty>("cbc:CompanyID", {
      before: agency,
      more: [organizationType<ResolvedEventParty>()],
      required: true,
      rule: "AAH12, AAH15"
    }),
    group("cac:TaxScheme", [
      fixed("cbc:ID", "01"),
      derived("cbc:Name", { from: () => taxes.nameOf("01"), expected: () => taxes.nameOf("01"), as: "name" })
    ])
  ])
])

interface IdentifiedPerson extends EventPerson {
  readonly identity: PartyIdentity
}

/** The person who received the document (030) or the goods and services (032). */
const person: EventRow = {
  ...one<Event, IdentifiedPerson, EventWriting, EventReading>(
    "cac:IssuerParty/cac:Person",
    "issuerParty",
    part(EventPerson, [
      identification("cbc:ID"),
      text("cbc:FirstName", "firstName"),
      text("cbc:FamilyName", "familyName"),
      text("cbc:JobTitle", "jobTitle"),
      text("cbc:OrganizationDepartment", "organizationDepartment")
    ]),
    {
      from: (_, { checked: { person: shown } }) => shown && { ...shown.stated, identity: shown.identity },
      note: {
        en: "who received; 030 and 032; of others notified (RAD60)",
        es: "quién recibió; 030 y 032; en otros se notifica (RAD60)"
      }
    }
  )
}

/** The currency of every amount of an event: pesos. */
const currency = "COP"

/** `PartyLegalEntity` of the sender, the receiver or the guaranteed parties: one for each amount. */
const shares = (element: string, holder: ShareHolder, field: string): EventRow =>
  onlyOf(
    each<Event, ResolvedShare, EventWriting, EventReading>(
      element,
      field,
      part(EventShare, [
        text("cbc:RegistrationName", "name", "AAG13"),
        identification<ResolvedShare>("cbc:CompanyID", {
          before: agency,
          more: [organizationType<ResolvedShare>()],
          rule: "AAG14"
        }),
        lineAmountRow("cbc:CorporateStockAmount", "amount", "AAF19, AAG20, AAH32c")
      ]),
      {
        from: (_, { checked }) => (checked.shares[holder].length === 0 ? undefined : checked.shares[holder]),
        note: {
          en: "of events of the register that state amounts; of others notified (RAD60)",
          es: "en los eventos del RADIAN que informan valores; en otros se notifica (RAD60)"
        }
      }
    ),
    (type) => type.shares?.of.includes(holder) === true
  )

/**
 * The addressee of the event, in the body's field for the addressee of its type. No field is needed if the authority is
 * the addressee (rules AAG).
 */
const addressee: EventRow = {
  ...inline<Event, ResolvedEventParty, EventWriting, EventReading>("receiverParty", party, {
    from: (_, { checked }) => checked.receiver,
    note: {
      en: "who is addressed: of 030 to 033 who issued the document; who is not is notified (RAD60)",
      es: "a quién se dirige: en 030 a 033, a quien expidió el documento; si es otro, se notifica (RAD60)"
    }
  }),
  fields: ["supplierParty", "receiverParty"],
  read: (xml, values, reading) => {
    const addressed = receiverOfOperation(reading.type, values["OperationCode"] as string | undefined)
    if (addressed !== "authority") {
      values[addressed === "supplier" ? "SupplierParty" : "ReceiverParty"] = readPart(party, xml, reading)
    } else if (xml.peek("cac:PartyTaxScheme/cbc:CompanyID") === taxAuthority.identity.number) {
      xml.pass("")
    }
  }
}

const groups = "ext:UBLExtension/ext:ExtensionContent/CustomTagGeneral"

/**
 * The group with the values of an event: the group of its type, otherwise `InformacionNegociacion`. The latter is the
 * group of endorsements, which events of all types once used.
 */
const groupIn = (xml: XmlReader, { group: own }: EventType): XmlReader | undefined => {
  const names = own === undefined ? [] : [own.name, "InformacionNegociacion"]
  const name = names.find((each) => xml.has(`${groups}/${each}`))
  return name === undefined ? undefined : xml.at(`${groups}/${name}`)
}

/** The values of the event in the group of its type, in their own extension before the signature (rules AAI). */
const negotiation: EventRow = {
  element: groups,
  fields: ["negotiation"],
  nested: true,
  rows: ["Name", "Value"].map((element) => ({ element, fields: [element.toLowerCase()] })),
  rule: "AAI04b to AAI07b",
  note: {
    en: "in the group of the event: `InformacionNegociacion` of endorsements; of events without one notified (RAD60)",
    es: "en el grupo del evento: `InformacionNegociacion` en los endosos; en eventos sin grupo se notifica (RAD60)"
  },
  compileWrite:
    () =>
    (xml, _, { checked: { negotiation: values, type } }) => {
      if (values.length === 0 || type.group === undefined) return
      const names = [...groups.split("/"), type.group.name]
      for (const name of names) xml.open(name)
      for (const { name, value } of values) {
        xml.leaf("Name", name)
        xml.leaf("Value", value)
      }
      for (const name of names.toReversed()) xml.close(name)
    },
  read: (xml, values, { type }) => {
    const place = groupIn(xml, type)
    const pairs = place === undefined ? [] : namedPlaces(place)
    values["Negotiation"] = list(pairs.map(({ name, value }) => fields({ Name: name.text(), Value: value?.text() })))
  }
}

const notes: EventRow = {
  element: "cbc:Note",
  fields: ["notes"],
  note: {
    en: "of 034 the sworn statement is put behind them",
    es: "en 034 se agrega al final la declaración juramentada"
  },
  compileWrite:
    () =>
    (xml, _, { checked }) => {
      for (const note of checked.notes) xml.leaf("cbc:Note", note)
    },
  read: (xml, values) => {
    values["Notes"] = list(xml.all("cbc:Note").map((note) => note.text()))
  }
}

/** The reason of a claim, with its name, or the kind of an endorsement (complete, in blank) or of a mandate (open). */
const listId: EventRow = {
  ...attribute<Event, EventWriting, EventReading>("listID", "claimCode", undefined, {
    from: (_, { checked }) => checked.responseList
  }),
  fields: ["claimCode", "responseListId"],
  note: {
    en: "of a claim (031) its code, whose name is `@name`; of an endorsement 1 complete, 2 blank; of a mandate as stated, else 1, and 3 open; of others notified (RAD60)",
    es: "en un reclamo (031), su código, cuyo nombre va en `@name`; en un endoso 1 completo, 2 en blanco; en un mandato el indicado, o 1, y 3 abierto; en otros se notifica (RAD60)"
  },
  read: (xml, values, { type }) => {
    if (type.claim === true) values["ClaimCode"] = xml.text("@listID")
    else if (type.endorsement === true || type.mandate === true) values["ResponseListId"] = xml.text("@listID")
  }
}

const reasonOf = (code: unknown): string | undefined =>
  typeof code === "string" ? claimReasons.nameOf(code) : undefined

const response: EventRow = group("cac:Response", [
  text("cbc:ResponseCode", "typeCode", "AAH03", {
    from: (_, { checked }) => checked.type.code,
    required: true,
    attributes: [
      listId,
      derivedAttribute("name", {
        from: ({ claimCode }, { checked: { type } }) =>
          type.claim === true && claimCode !== undefined ? (reasonOf(claimCode) ?? "") : undefined,
        expected: ({ ClaimCode }) => reasonOf(ClaimCode),
        as: "name"
      })
    ]
  }),
  derived("cbc:Description", {
    from: (_, { checked }) => checked.type.description,
    of: "typeCode",
    expected: (_, __, { type }) => type.description,
    as: "name"
  })
])

const order = wireNames(Event)

/**
 * An event as UBL 2.1 `ApplicationResponse` with the DIAN extensions (annex FE 1.9 §6.4, annex RADIAN 1.1), in the
 * order of the schema.
 */
export const eventTable: DocumentTable<Event, EventWriting, EventReading> = {
  operation: "EventCreate",
  root: documentRoot("ApplicationResponse"),
  currency,
  order,
  rows: [
    group("ext:UBLExtensions", [dianExtensions<EventWriting, EventReading>(false), negotiation, signaturePlace]),
    ...header<Event, EventWriting, EventReading>({
      rules: "AAD",
      operations: "annex RADIAN 1.1 §14.2.1",
      operationAttributes: [mandateKind],
      optionalRange: true,
      profile: fixed("cbc:ProfileID", profile, { required: true }),
      prefixOf: () => undefined,
      date: (_, { checked }) => checked.date
    }),
    ...unused("cbc:ResponseDate", "cbc:ResponseTime"),
    notes,
    ...unused("cbc:VersionID", "cac:Signature"),
    group("cac:SenderParty", [
      inline("companyParty", party, {
        from: (_, { checked }) => checked.sender,
        note: { en: "who generates the event", es: "quien genera el evento" }
      }),
      shares("cac:PartyLegalEntity", "sender", "senderAmounts"),
      principal
    ]),
    group("cac:ReceiverParty", [addressee, shares("cac:PartyLegalEntity", "receiver", "receiverAmounts")]),
    group("cac:DocumentResponse", [
      response,
      reference,
      otherDocuments,
      shares("cac:IssuerParty/cac:PartyLegalEntity", "guaranteed", "guaranteedAmounts"),
      onlyOf(person, (type) => type.person === true),
      agent,
      attachments
    ]),
    facultyResponses,
    gather("mandate", Mandate, {
      note: {
        en: "what a mandate (043) grants; of others notified (RAD60)",
        es: "lo que otorga un mandato (043); en otros se notifica (RAD60)"
      },
      rule: "AAL04"
    })
  ]
}

const write = compileDocument(eventTable)

/** Makes the state for writing an event. The public page in the XML is that of the document that the event is about. */
export const eventWriting = (checked: CheckedEvent, key: DocumentKey): EventWriting => ({
  checked,
  key,
  currency: currencyAttribute(currency),
  index: 0,
  pageKey: checked.reference.uuid
})

/** Writes an event, directly in canonical form. Pure. */
export const renderEvent = (checked: CheckedEvent, key: DocumentKey): CanonicalXml =>
  write(checked.event, eventWriting(checked, key))

/** Reads an event (030 to 051); `undefined` if its type is unknown. */
export const readEvent = (root: XmlReader): ReadDocument | undefined => {
  const type = eventTypeOf(root.peek("cac:DocumentResponse/cac:Response/cbc:ResponseCode") ?? "")
  return type === undefined ? undefined : readTable(eventTable, root, { root, index: 0, type })
}
