import { agentModes, mandateScope, principalRoles } from "@radicar/domain/inner/document/event/mandates"
import type { CheckedEvent, ResolvedMandateDocument } from "@radicar/domain/inner/document/event/CheckedEvent"
import { type Event, EventAttachment, MandateDocument } from "@radicar/domain/inner/document/event/Event"
import { attribute } from "../table/attributes.ts"
import { derived, text } from "../table/elements.ts"
import { each, group } from "../table/nesting.ts"
import { type AnyRow, compileWrite, part, readPart, readRows, type Row, settleRows, type Values } from "../table/Row.ts"
import { list } from "../table/wireValues.ts"
import type { XmlReader } from "../xml/XmlReader.ts"
import { type EventReading, type EventRow, type EventWriting, onlyOf, eventReferenceRows, term } from "./eventRow.ts"

const ofMandate = (row: EventRow): EventRow => onlyOf(row, (type) => type.mandate === true)

const mandateDocument = part<ResolvedMandateDocument, EventWriting, EventReading>(MandateDocument, [
  ...eventReferenceRows<ResolvedMandateDocument>(),
  term()
])

/** Further documents of a mandate, after its first one. */
export const otherDocuments: EventRow = ofMandate({
  ...each<Event, ResolvedMandateDocument, EventWriting, EventReading>(
    "cac:DocumentReference",
    "mandate.documents",
    mandateDocument,
    {
      from: (_, { checked }) => checked.mandate?.documents,
      note: { en: "of a mandate, after the first", es: "de un mandato, después del primero" },
      rule: "AAL07, LGC58"
    }
  ),
  read: (xml, values, reading) => {
    const [, ...others] = xml.all("cac:DocumentReference")
    values["Mandate.Documents"] = list(others.map((reference) => readPart(mandateDocument, reference, reading)))
  }
})

/** Paths whose values must agree in the two places that name a document of a mandate. */
const repeatedPlaces = [
  "cbc:ID",
  "cbc:UUID",
  "cbc:UUID/@schemeName",
  "cbc:DocumentTypeCode",
  "cac:ValidityPeriod/cbc:StartDate",
  "cac:ValidityPeriod/cbc:EndDate"
]

/**
 * The documents in each response of a mandate except its first response. A limited mandate has one such response for
 * each document, and the authority compares them in turn with the references of the first response. A general mandate
 * has one with all documents.
 */
const grantedDocuments = ({ event, mandate, reference }: CheckedEvent) => {
  if (mandate === undefined) return []
  const documents: ReadonlyArray<ResolvedMandateDocument> = [
    { ...reference, validityPeriod: event.validityPeriod },
    ...mandate.documents
  ]
  return mandate.scope?.isAll === false ? documents.map((document) => [document]) : [documents]
}

const operationOf = ({ OperationCode: code }: Values): string | undefined =>
  typeof code === "string" ? code : undefined

/**
 * The documents of a mandate, repeated with its faculties. They count as read if they equal those of the first
 * response.
 */
const repeatedDocuments: EventRow = {
  element: "cac:DocumentReference",
  fields: [],
  rule: "AAL05, AAL07",
  note: {
    en: "of a mandate: its documents again; of 433 and 434 one in each response",
    es: "de un mandato: otra vez sus documentos; en 433 y 434 uno en cada respuesta"
  },
  compileWrite: () => {
    const write = compileWrite([group("cac:DocumentReference", mandateDocument.rows)])
    return (xml, _, writing) => {
      for (const document of grantedDocuments(writing.checked)[writing.index] ?? []) write(xml, document, writing)
    }
  },
  read: (xml, values, { index, root }) => {
    const references = root.at("cac:DocumentResponse").all("cac:DocumentReference")
    const from = mandateScope(operationOf(values))?.isAll === false ? index : 0
    xml.all("cac:DocumentReference").forEach((again, place) => {
      const first = references[from + place]
      if (first !== undefined && repeatedPlaces.every((path) => first.peek(path) === again.peek(path))) again.pass("")
    })
  }
}

/** The suffix of faculties in a mode of the agent. An unknown mode is its own suffix. */
const suffixOf = (mode: string): string => `-${agentModes[mode]?.suffix ?? mode}`

/** The faculties of a mandate, each with the suffix of the agent's mode. They are the same in all responses. */
const faculties: EventRow = {
  ...text<Event, EventWriting, EventReading>("cbc:ResponseCode", "mandate.faculties", "AAL02, LGC53", {
    from: (_, { checked: { mandate } }) =>
      mandate?.stated.faculties.map((faculty) => `${faculty}${suffixOf(mandate.stated.agentMode)}`).join(";"),
    note: {
      en: "each with the suffix of the agent's mode: FE, PT, F or SNE; semicolons between them",
      es: "cada uno con el sufijo del modo del mandatario: FE, PT, F o SNE; separados por punto y coma"
    }
  }),
  read: (xml, values, { index, root }) => {
    if (index > 0) {
      const [, second] = root.all("cac:DocumentResponse")
      xml.confirm("cbc:ResponseCode", second?.peek("cac:Response/cbc:ResponseCode"))
      return
    }
    const mode = values["Mandate.AgentMode"]
    const end = typeof mode === "string" ? suffixOf(mode) : ""
    const faculties = (xml.text("cbc:ResponseCode") ?? "").split(";").map((faculty) => faculty.trim())
    values["Mandate.Faculties"] = list(
      faculties.map((faculty) => (faculty.endsWith(end) ? faculty.slice(0, faculty.length - end.length) : faculty))
    )
  }
}

const granting = group<Event, EventWriting, EventReading>("cac:DocumentResponse", [
  group("cac:Response", [
    faculties,
    derived("cbc:Description", {
      from: (_, { checked }) => checked.mandate?.scope?.description,
      of: "operationCode",
      rule: "AAL03",
      expected: (values) => mandateScope(operationOf(values))?.description,
      as: "name"
    })
  ]),
  repeatedDocuments
])

/** Visits the further responses of a mandate, after its first one, each with its index. */
const eachGranting = (
  xml: XmlReader,
  reading: EventReading,
  visit: (rows: ReadonlyArray<AnyRow>, response: XmlReader) => void
): void => {
  const { index } = reading
  const [, ...responses] = xml.all("cac:DocumentResponse")
  responses.forEach((response, place) => {
    reading.index = place
    visit(granting.rows ?? [], response)
  })
  reading.index = index
}

/** Further responses of a mandate, after its first one: the faculties over the documents. */
export const facultyResponses: EventRow = ofMandate({
  ...granting,
  rule: "AAL04",
  note: {
    en: "of a mandate: what it grants; of 433 and 434 once for each document",
    es: "de un mandato: lo que otorga; en 433 y 434 una vez por documento"
  },
  compileWrite: () => {
    const write = compileWrite([granting])
    return (xml, event, writing) => {
      const { index } = writing
      grantedDocuments(writing.checked).forEach((_, place) => {
        writing.index = place
        write(xml, event, writing)
      })
      writing.index = index
    }
  },
  read: (xml, values, reading) =>
    eachGranting(xml, reading, (rows, response) => readRows(rows, response, values, reading)),
  settle: (xml, values, reading) =>
    eachGranting(xml, reading, (rows, response) => settleRows(rows, response, values, reading))
})

/** A party of a mandate: its NIT and its role. */
const power = (around: string, rows: ReadonlyArray<EventRow>): EventRow =>
  ofMandate(group(around, rows, { when: (_, { checked }) => checked.mandate !== undefined }))

const companyId = "cac:PartyTaxScheme/cbc:CompanyID"

/** The principal, who gives the mandate. */
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

/** The agent, who takes the mandate. */
export const agent = power("cac:IssuerParty/cac:PowerOfAttorney", [
  derived("cbc:ID", {
    from: (_, { checked }) => checked.receiver.identity.number,
    of: "receiverParty",
    rule: "AAH62b",
    expected: (_, __, { root }) => root.peek(`cac:ReceiverParty/${companyId}`)
  }),
  derived("cbc:Description", {
    from: (_, { checked }) => checked.mandate?.agent?.description,
    of: "mandate.agentMode",
    rule: "AAH65",
    expected: ({ "Mandate.AgentMode": mode }) => (typeof mode === "string" ? agentModes[mode]?.description : undefined),
    as: "name"
  }),
  group("cac:AgentParty/cac:PartyIdentification", [
    text("cbc:ID", "mandate.agentMode", "AAH65, AAL02", {
      from: (_, { checked }) => checked.mandate?.stated.agentMode
    })
  ])
])

const placeNumber = ({ index }: { readonly index: number }): string => String(index + 1)

/** An index in the list of files, which the schema demands. */
const filePlace = <S>(element: string): Row<S, EventWriting, EventReading> =>
  derived(element, {
    from: (_, writing) => placeNumber(writing),
    expected: (_, __, reading) => placeNumber(reading)
  })

const files = each<Event, Required<EventAttachment>, EventWriting, EventReading>(
  "cac:LineResponse",
  "mandate.attachments",
  part(EventAttachment, [
    group("cac:LineReference", [
      filePlace("cbc:LineID"),
      group("cac:DocumentReference", [
        filePlace("cbc:ID"),
        group("cac:Attachment", [
          text("cbc:EmbeddedDocumentBinaryObject", "content", "AAH84, AAI84", {
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
  {
    from: (_, { checked }) => (checked.attachments.length === 0 ? undefined : checked.attachments),
    note: {
      en: "PDFs: of a mandate its contract and others, of a protest (048) its deed; of others notified (RAD60)",
      es: "archivos PDF: en un mandato el contrato y otros, en un protesto (048) su acta; en otros se notifica (RAD60)"
    }
  }
)

/** Files attached to a mandate, or to a protest, whose body lists them in a separate field. */
export const attachments: EventRow = onlyOf(
  {
    ...files,
    fields: ["mandate.attachments", "attachments"],
    read: (xml, values, reading) => {
      const attachmentValues: Values = {}
      files.read?.(xml, attachmentValues, reading)
      values[reading.type.mandate === true ? "Mandate.Attachments" : "Attachments"] =
        attachmentValues["Mandate.Attachments"]
    }
  },
  (type) => type.attachments !== undefined
)

/** Whether a mandate is general or special. */
export const mandateKind = ofMandate(
  attribute("schemeID", "mandate.schemeId", "annex RADIAN 1.1, event 043", {
    from: (_, { checked }) => checked.mandate?.stated.schemeId,
    note: { en: "of a mandate: 1 general, 2 special", es: "de un mandato: 1 general, 2 especial" }
  })
)
