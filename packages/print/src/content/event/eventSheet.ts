import { claimReasons } from "@radicar/domain/inner/codes/claimReasons"
import { referencedDocumentTypes } from "@radicar/domain/inner/codes/referencedDocumentTypes"
import type { CheckedEvent, ResolvedEventParty, ResolvedShare } from "@radicar/domain/inner/document/event/CheckedEvent"
import { openMandate } from "@radicar/domain/inner/document/event/mandates"
import { type DocumentKey, publicPage } from "@radicar/domain/inner/key/DocumentKey"
import type { Panel, Sheet } from "../../layout/Sheet.ts"
import type { SheetOptions } from "../../SheetOptions.ts"
import { money } from "../../text/money.ts"
import { dayText, spanText } from "../../text/moments.ts"
import {
  identityText,
  joined,
  keyFact,
  momentFacts,
  codeAndName,
  panel,
  paragraphs,
  softwareLegend,
  testWarnings,
  table
} from "../facts.ts"

const partyPanel = (title: string, { identity, name, organizationType }: ResolvedEventParty): Panel =>
  panel(
    title,
    ["Nombre o razón social", name],
    ["Identificación", identityText(identity)],
    ["Tipo", organizationType === "1" ? "Persona jurídica" : "Persona natural"]
  )

const endorsements: Readonly<Record<string, string>> = { "1": "Completo", "2": "En blanco" }

const fileTypes = ({ attachments }: CheckedEvent): string | undefined =>
  attachments.map(({ mimeCode }) => mimeCode).join(", ") || undefined

const eventPanel = (checked: CheckedEvent): Panel => {
  const { event, mandate, operationCode, type } = checked
  return panel(
    "Evento",
    ["Código", type.code],
    // 1 only means that the event has no kinds
    ["Operación", operationCode === "1" ? undefined : operationCode],
    [
      "Motivo del reclamo",
      type.claim === true && event.claimCode !== undefined
        ? codeAndName(event.claimCode, claimReasons.nameOf(event.claimCode))
        : undefined
    ],
    [
      "Endoso",
      type.endorsement === true && event.responseListId !== undefined
        ? (endorsements[event.responseListId] ?? event.responseListId)
        : undefined
    ],
    type.dueDate === undefined
      ? ["Vigencia", spanText(event.validityPeriod?.startDate?.date, event.validityPeriod?.endDate?.date)]
      : ["Vencimiento de la factura", event.validityPeriod?.endDate && dayText(event.validityPeriod.endDate.date)],
    ["Archivos adjuntos", mandate === undefined ? fileTypes(checked) : undefined]
  )
}

const referencePanel = ({ event, reference }: CheckedEvent): Panel =>
  panel(
    "Documento al que se refiere",
    ["Tipo", codeAndName(reference.typeCode, referencedDocumentTypes.nameOf(reference.typeCode))],
    ["Número", reference.number],
    ["Fecha", event.documentReference.date && dayText(event.documentReference.date)],
    [reference.scheme.slice(0, 4), reference.uuid]
  )

const personPanels = ({ person }: CheckedEvent): ReadonlyArray<Panel> =>
  person === undefined
    ? []
    : [
        panel(
          "Persona que recibe",
          ["Nombre", joined(" ", person.stated.firstName, person.stated.familyName)],
          ["Identificación", identityText(person.identity)],
          ["Cargo", person.stated.jobTitle],
          ["Área", person.stated.organizationDepartment]
        )
      ]

const mandateKinds: Readonly<Record<string, string>> = { "1": "General", "2": "Especial" }

const mandatePanels = (checked: CheckedEvent): ReadonlyArray<Panel> => {
  const { mandate } = checked
  return mandate === undefined
    ? []
    : [
        panel(
          "Mandato",
          [
            "Tipo",
            joined(
              ", ",
              mandateKinds[mandate.stated.schemeId],
              checked.responseList === openMandate ? "abierto" : undefined
            )
          ],
          ["Facultades", `${mandate.scope?.description ?? ""}: ${mandate.stated.faculties.join(", ")}`],
          ["Mandante", `${mandate.stated.principalRole}: ${mandate.principal ?? ""}`],
          ["Mandatario", `${mandate.stated.agentMode}: ${mandate.agent?.description ?? ""}`],
          ["Archivos adjuntos", fileTypes(checked)]
        )
      ]
}

const mandateDocuments = ({ mandate }: CheckedEvent) =>
  table("Otros documentos del mandato", mandate?.documents ?? [], [
    {
      title: "Documento",
      align: "left",
      width: "fill",
      cell: ({ number, typeCode }) =>
        joined(" ", codeAndName(typeCode, referencedDocumentTypes.nameOf(typeCode)), number)
    },
    { title: "CUFE o CUDE", align: "left", width: "fill", cell: ({ scheme, uuid }) => `${scheme.slice(0, 4)} ${uuid}` },
    {
      title: "Vigencia",
      align: "left",
      width: "fill",
      cell: ({ validityPeriod: term }) => spanText(term?.startDate?.date, term?.endDate?.date) ?? ""
    }
  ])

const negotiation = ({ negotiation: values }: CheckedEvent) =>
  table("Información de la negociación", values, [
    { title: "Dato", align: "left", width: "fill", cell: ({ name }) => name },
    { title: "Valor", align: "left", width: "fill", cell: ({ value }) => value }
  ])

const shareTable = (title: string, shares: ReadonlyArray<ResolvedShare>) =>
  table(title, shares, [
    { title: "Nombre o razón social", align: "left", width: "fill", cell: ({ name }) => name },
    { title: "Identificación", align: "left", width: "fill", cell: ({ identity }) => identityText(identity) },
    { title: "Valor (COP)", align: "right", width: "fill", cell: ({ amount }) => money(amount) }
  ])

/** Builds the sheet of an event. As in its XML, the QR code leads to the document that the event is about. */
export const eventSheet = (checked: CheckedEvent, key: DocumentKey, options: SheetOptions): Sheet => {
  const { date, environment, event, id, notes, receiver, reference, sender, software, softwareOwner, type } = checked
  return {
    title: `Evento ${type.code}: ${type.description}`,
    number: id,
    issuer: {
      name: sender.name,
      lines: [
        identityText(sender.identity),
        sender.organizationType === "1" ? "Persona jurídica" : "Persona natural",
        "Genera el evento"
      ]
    },
    facts: momentFacts(date, options),
    warnings: testWarnings(environment),
    parts: [
      { kind: "panels", panels: [partyPanel("Receptor del evento", receiver), ...personPanels(checked)] },
      { kind: "panels", panels: [eventPanel(checked), referencePanel(checked), ...mandatePanels(checked)] },
      mandateDocuments(checked),
      negotiation(checked),
      shareTable("Valores de quienes generan el evento", checked.shares.sender),
      shareTable("Valores de quienes reciben", checked.shares.receiver),
      shareTable("Partes avaladas", checked.shares.guaranteed),
      ...notes.flatMap((note, index) => paragraphs(index === 0 ? "Notas" : undefined, note))
    ],
    qr: publicPage(environment, reference.uuid),
    key: keyFact(key),
    legends: [
      softwareLegend({
        provider: event.softwareProvider,
        id: software.id,
        owner: softwareOwner,
        issuer: { nit: sender.identity.number, name: sender.name }
      }),
      "Representación gráfica del evento (ApplicationResponse). El código QR lleva al documento al que se refiere, en el catálogo de la DIAN."
    ]
  }
}
