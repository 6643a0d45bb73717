import { bogotaTime } from "../bogotaTime.ts"
import type { PartyIdentity } from "../document/PartyIdentity.ts"
import { mayAsk } from "../filing/permissions.ts"
import type { Documento, Entidad, NumeroDocumento, ValidacionDoc } from "../soap/documentInfo.ts"
import type { StoredDocument } from "../state/DocumentStore.ts"
import { query, readTrackId } from "./Operation.ts"

/**
 * GetXmlByDocumentKey: returns the XML of a valid document to its issuer, its receiver and their authorised providers.
 */
export const getXmlByDocumentKey = query(
  "GetXmlByDocumentKey",
  ["trackId"],
  "EventResponse",
  (parameters, caller, state) => {
    const trackId = readTrackId(parameters["trackId"])
    const document = trackId === undefined ? undefined : state.documents.findByKey(trackId)
    if (document?.accepted !== true)
      return { code: "404", message: "El documento no existe en los registros de la DIAN." }
    const { issuer, receiver } = document.parties
    if (!mayAsk([issuer.nit, ...(receiver === undefined ? [] : [receiver.nit])], caller, state)) {
      return { code: "401", message: "El NIT del certificado no está autorizado para consultar este documento." }
    }
    const { date, time } = bogotaTime(document.receivedAt.getTime())
    return {
      code: "100",
      message: "Acción completada OK.",
      validationDate: `${date}T${time}`,
      xmlBytesBase64: Buffer.from(document.xml).toString("base64")
    }
  }
)

/** GetDocumentInfo: returns a summary of a document, its events, its notes and its validation. */
export const getDocumentInfo = query(
  "GetDocumentInfo",
  ["uuid"],
  "DocumentInfoResponse",
  (parameters, _caller, { documents }) => {
    const uuid = readTrackId(parameters["uuid"])
    if (uuid === undefined) return { statusCode: "89", statusDescription: "Formato trackId inválido." }
    const document = documents.findByKey(uuid)
    if (document === undefined) {
      return { statusCode: "66", statusDescription: "TrackId no existe en los registros de la DIAN." }
    }
    const documentInfo = [summarize(document, documents.eventsOf(uuid), documents.notesOf(uuid))]
    return { documentInfo, statusCode: "00", statusDescription: "Procesado Correctamente." }
  }
)

/** Summarises a document. It is unknown how the authority fills this in practice, so uncertain fields stay nil. */
const summarize = (
  document: StoredDocument,
  events: ReadonlyArray<StoredDocument>,
  notes: ReadonlyArray<StoredDocument>
): Documento => ({
  ...summaryOf(document),
  documentTags: notes.map((note) => ({ ...summaryOf(note), nombreTipoDocumento: typeName(note) })),
  documentTypeId: document.typeCode,
  documentTypeName: typeName(document),
  estado: [document.accepted ? { key: 1, value: "Aprobado" } : { key: 2, value: "Rechazado" }],
  eventos: events.map((event) => ({
    ...summaryOf(event),
    codigo: event.facts.event?.code ?? "",
    descripcion: event.facts.event?.description ?? "",
    receptor: entity(event.parties.receiver ?? nobody)
  })),
  totalEImpuestos: document.facts.totals
})

/** Fields common to the summaries of documents, events and notes. */
const summaryOf = (document: StoredDocument) => ({
  emisor: entity(document.parties.issuer),
  numeroDocumento: numberOf(document),
  receptor: document.parties.receiver && entity(document.parties.receiver),
  uuid: document.documentKey,
  validacionesDoc: validations(document)
})

const nobody: PartyIdentity = { name: "", nit: "", checkDigit: "", idType: "" }

const typeName = ({ kind }: StoredDocument): string => kind.name.replace(/^La /u, "")

const entity = ({ name, nit, idType }: PartyIdentity): Entidad => ({
  nombre: name,
  numeroDoc: nit,
  tipoDoc: idType
})

const numberOf = ({ facts, signedAt, identity, number }: StoredDocument): NumeroDocumento => ({
  fechaEmision: facts.issueDate,
  fechaFirma: signedAt === undefined ? undefined : bogotaTime(signedAt).date,
  folio: number.slice(identity.number === 0n ? 0 : identity.prefix.length),
  serie: identity.number === 0n ? "" : identity.prefix
})

const validations = ({ findings }: StoredDocument): ReadonlyArray<ValidacionDoc> =>
  findings.map(({ code, kind, text }) => ({
    isNotification: kind === "notification",
    isValida: kind === "notification",
    mensajeError: text,
    nombre: code,
    status: kind === "notification" ? "Notificación" : "Rechazo"
  }))
