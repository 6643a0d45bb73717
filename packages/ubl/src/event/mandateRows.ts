import { mandateScope, principalRoles } from "@radicar/domain/document/event/mandates"
import type { ShownMandateDocument } from "@radicar/domain/document/event/CheckedEvent"
import { type Event, MandateAttachment, MandateDocument } from "@radicar/domain/document/event/Event"
import { attribute } from "../table/attributes.ts"
import { derived, text } from "../table/elements.ts"
import { each, group } from "../table/nesting.ts"
import { compileSteps, part, readPart, readRows, type Row, settleRows } from "../table/Row.ts"
import { list } from "../table/wireValues.ts"
import {
  type EventReading,
  type EventRow,
  type EventWriting,
  onlyOf,
  reference,
  referenceRows,
  term
} from "./eventRow.ts"

const ofMandate = (row: EventRow): EventRow => onlyOf(row, (type) => type.mandate === true)

const mandateDocument = part<ShownMandateDocument, EventWriting, EventReading>(MandateDocument, [
  ...referenceRows<ShownMandateDocument>(),
  term()
])

/** The documents of a mandate after the first. */
export const otherDocuments: EventRow = ofMandate({
  ...each<Event, ShownMandateDocument, EventWriting, EventReading>(
    "cac:DocumentReference",
    "mandate.documents",
    mandateDocument,
    {
      from: (_, { checked }) => checked.mandate?.documents,
      note: "of a mandate, after the first",
      rule: "AAL07, LGC58"
    }
  ),
  read: (xml, values, reading) => {
    const [, ...others] = xml.all("cac:DocumentReference")
    values["Mandate.Documents"] = list(others.map((found) => readPart(mandateDocument, found, reading)))
  }
})

/** What must agree of the two places that name a document of a mandate. */
const repeatedPlaces = [
  "cbc:ID",
  "cbc:UUID",
  "cbc:UUID/@schemeName",
  "cbc:DocumentTypeCode",
  "cac:ValidityPeriod/cbc:StartDate",
  "cac:ValidityPeriod/cbc:EndDate"
]

/** The documents of a mandate again, with its faculties: read where they say what the first response says. */
const repeatedDocuments: EventRow = {
  element: "cac:DocumentReference",
  fields: [],
  rule: "AAL05, AAL07",
  note: "of a mandate: the documents again",
  compileWrite: () => compileSteps([reference, otherDocuments]),
  read: (xml, _, { root }) => {
    const stated = root.at("cac:DocumentResponse").all("cac:DocumentReference")
    xml.all("cac:DocumentReference").forEach((again, place) => {
      const first = stated[place]
      if (first !== undefined && repeatedPlaces.every((path) => first.peek(path) === again.peek(path))) again.pass("")
    })
  }
}

/** The faculties of a mandate, each with the mode of the agent. */
const faculties: EventRow = {
  ...text<Event, EventWriting, EventReading>("cbc:ResponseCode", "mandate.faculties", "AAL02, LGC53", {
    from: (_, { checked: { mandate } }) =>
      mandate?.stated.faculties.map((faculty) => `${faculty}-${mandate.stated.agentMode}`).join(";"),
    note: "each with the mode of the agent, with semicolons between them"
  }),
  read: (xml, values) => {
    const mode = values["Mandate.AgentMode"]
    const end = typeof mode === "string" ? `-${mode}` : ""
    const stated = (xml.text("cbc:ResponseCode") ?? "").split(";").map((faculty) => faculty.trim())
    values["Mandate.Faculties"] = list(
      stated.map((faculty) => (faculty.endsWith(end) ? faculty.slice(0, faculty.length - end.length) : faculty))
    )
  }
}

const granting = group<Event, EventWriting, EventReading>(
  "cac:DocumentResponse",
  [
    group("cac:Response", [
      faculties,
      derived("cbc:Description", {
        from: (_, { checked }) => checked.mandate?.scope?.description,
        of: "operationCode",
        rule: "AAL03",
        expected: ({ OperationCode }) =>
          mandateScope(typeof OperationCode === "string" ? OperationCode : undefined)?.description,
        as: "name"
      })
    ]),
    repeatedDocuments
  ],
  { when: (_, { checked }) => checked.mandate !== undefined }
)

/** The second response of a mandate: its faculties over the documents. */
export const facultyResponse: EventRow = ofMandate({
  ...granting,
  rule: "AAL04",
  note: "of a mandate: what it grants",
  read: (xml, values, reading) => {
    const [, second] = xml.all("cac:DocumentResponse")
    if (second !== undefined) readRows(granting.rows ?? [], second, values, reading)
  },
  settle: (xml, values, reading) => {
    const [, second] = xml.all("cac:DocumentResponse")
    if (second !== undefined) settleRows(granting.rows ?? [], second, values, reading)
  }
})

/** Who gives or takes a mandate: its NIT, and what it is. */
const power = (around: string, rows: ReadonlyArray<EventRow>): EventRow =>
  ofMandate(group(around, rows, { when: (_, { checked }) => checked.mandate !== undefined }))

const companyId = "cac:PartyTaxScheme/cbc:CompanyID"

/** Who gives the mandate. */
export const principal = power("cac:PowerOfAttorney", [
  derived("cbc:ID", {
    from: (_, { checked }) => checked.sender.identity.number,
    of: "companyParty",
    rule: "AAF32",
    expected: (_, __, { root }) => root.peek(`cac:SenderParty/${companyId}`)
  }),
  derived("cbc:Description", {
    from: (_, { checked }) => checked.mandate?.principal,
    of: "mandate.principalRole",
    rule: "AAF35",
    expected: ({ "Mandate.PrincipalRole": role }) => (typeof role === "string" ? principalRoles[role] : undefined),
    as: "name"
  }),
  group("cac:AgentParty/cac:PartyIdentification", [
    text("cbc:ID", "mandate.principalRole", "AAF35", {
      from: (_, { checked }) => checked.mandate?.stated.principalRole
    })
  ])
])

/** Who takes the mandate. */
export const agent = power("cac:IssuerParty/cac:PowerOfAttorney", [
  derived("cbc:ID", {
    from: (_, { checked }) => checked.receiver.identity.number,
    of: "receiverParty",
    rule: "AAH62b",
    expected: (_, __, { root }) => root.peek(`cac:ReceiverParty/${companyId}`)
  }),
  text("cbc:Description", "mandate.agentDescription", "AAH65", {
    from: (_, { checked }) => checked.mandate?.stated.agentDescription
  }),
  group("cac:AgentParty/cac:PartyIdentification", [
    text("cbc:ID", "mandate.agentMode", "AAH62b", { from: (_, { checked }) => checked.mandate?.stated.agentMode })
  ])
])

const placeNumber = ({ index }: { readonly index: number }): string => String(index + 1)

/** A place in the list of files, which the schema demands. */
const filePlace = <S>(element: string): Row<S, EventWriting, EventReading> =>
  derived(element, {
    from: (_, writing) => placeNumber(writing),
    expected: (_, __, reading) => placeNumber(reading)
  })

/** The contract and the other files of a mandate. */
export const attachments: EventRow = ofMandate(
  each<Event, Required<MandateAttachment>, EventWriting, EventReading>(
    "cac:LineResponse",
    "mandate.attachments",
    part(MandateAttachment, [
      group("cac:LineReference", [
        filePlace("cbc:LineID"),
        group("cac:DocumentReference", [
          filePlace("cbc:ID"),
          group("cac:Attachment", [
            text("cbc:EmbeddedDocumentBinaryObject", "content", "AAH84", {
              attributes: [attribute("mimeCode", "mimeCode")]
            })
          ])
        ])
      ]),
      group("cac:Response", [
        derived("cbc:ResponseCode", {
          from: (_, { checked }) => checked.type.code,
          expected: (_, __, { type }) => type.code
        })
      ])
    ]),
    { from: (_, { checked }) => checked.mandate?.attachments, note: "of a mandate: its contract and other files" }
  )
)

/** Whether a mandate is general or special. */
export const mandateKind = ofMandate(
  attribute("schemeID", "mandate.schemeId", "annex RADIAN 1.1, event 043", {
    from: (_, { checked }) => checked.mandate?.stated.schemeId,
    note: "of a mandate: 1 general, 2 special"
  })
)
