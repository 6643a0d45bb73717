import { Effect } from "effect"
import { bogotaTime } from "../bogotaTime.ts"
import type { PartyIdentity } from "../document/PartyIdentity.ts"
import { mayAsk } from "../filing/permissions.ts"
import type { Documento, Entidad, NumeroDocumento, ValidacionDoc } from "../soap/documentInfo.ts"
import type { StoredDocument } from "../state/DocumentStore.ts"
import { type Operation, type OperationResult, readTrackId } from "./Operation.ts"

/** GetXmlByDocumentKey: the XML of a valid document, for its issuer, its receiver and those they authorised. */
export const getXmlByDocumentKey: Operation<"EventResponse"> = {
  name: "GetXmlByDocumentKey",
  parameters: ["trackId"],
  result: "EventResponse",
  run: (parameters, caller, state) =>
    Effect.sync(() => {
      const trackId = readTrackId(parameters["trackId"])
      const found = trackId === undefined ? undefined : state.documents.findByKey(trackId)
      if (found?.accepted !== true) {
        return withoutXml("404", "El documento no existe en los registros de la DIAN.")
      }
      const { issuer, receiver } = found.parties
      const parties = [issuer.nit, ...(receiver === undefined ? [] : [receiver.nit])]
      if (!mayAsk(parties, caller, state)) {
        return withoutXml("401", "El NIT del certificado no está autorizado para consultar este documento.")
      }
      const { date, time } = bogotaTime(found.receivedAt.getTime())
      return {
        type: "EventResponse",
        value: {
          code: "100",
          message: "Acción completada OK.",
          validationDate: `${date}T${time}`,
          xmlBytesBase64: Buffer.from(found.xml).toString("base64")
        }
      }
    })
}

const withoutXml = (code: string, message: string): OperationResult<"EventResponse"> => ({
  type: "EventResponse",
  value: { code, message, validationDate: undefined, xmlBytesBase64: undefined }
})

/** GetDocumentInfo: a summary of a document, its events, its notes and its validation. */
export const getDocumentInfo: Operation<"DocumentInfoResponse"> = {
  name: "GetDocumentInfo",
  parameters: ["uuid"],
  result: "DocumentInfoResponse",
  run: (parameters, _caller, state) =>
    Effect.sync(() => {
      const uuid = readTrackId(parameters["uuid"])
      if (uuid === undefined) return withoutInfo("89", "Formato trackId inválido.")
      const found = state.documents.findByKey(uuid)
      if (found === undefined) return withoutInfo("66", "TrackId no existe en los registros de la DIAN.")
      const documentInfo = [summarize(found, state.documents.eventsOf(uuid), state.documents.notesOf(uuid))]
      return {
        type: "DocumentInfoResponse",
        value: {
          compressedDocumentInfo: undefined,
          documentInfo,
          statusCode: "00",
          statusDescription: "Procesado Correctamente."
        }
      }
    })
}

const withoutInfo = (statusCode: string, statusDescription: string): OperationResult<"DocumentInfoResponse"> => ({
  type: "DocumentInfoResponse",
  value: { compressedDocumentInfo: undefined, documentInfo: undefined, statusCode, statusDescription }
})

/** The summary of a document. How the authority fills it in practice is not known: what is not certain stays nil. */
const summarize = (
  document: StoredDocument,
  events: ReadonlyArray<StoredDocument>,
  notes: ReadonlyArray<StoredDocument>
): Documento => ({
  documentCode: undefined,
  documentDescription: undefined,
  documentTags: notes.map((note) => ({
    conceptoCorreccion: undefined,
    emisor: entity(note.parties.issuer),
    legitimoTenedor: undefined,
    nombreTipoDocumento: typeName(note),
    numeroDocumento: numberOf(note),
    receptor: note.parties.receiver && entity(note.parties.receiver),
    uuid: note.documentKey,
    validacionesDoc: validations(note)
  })),
  documentTypeId: document.typeCode,
  documentTypeName: typeName(document),
  emisor: entity(document.parties.issuer),
  estado: [document.accepted ? { key: 1, value: "Aprobado" } : { key: 2, value: "Rechazado" }],
  eventos: events.map((event) => ({
    codigo: event.facts.event?.code ?? "",
    descripcion: event.facts.event?.description ?? "",
    emisor: entity(event.parties.issuer),
    numeroDocumento: numberOf(event),
    receptor: entity(event.parties.receiver ?? nobody),
    referenciasDocumento: undefined,
    uuid: event.documentKey,
    validacionesDoc: validations(event)
  })),
  legitimoTenedor: undefined,
  numeroDocumento: numberOf(document),
  receptor: document.parties.receiver && entity(document.parties.receiver),
  referencias: undefined,
  totalEImpuestos: document.facts.totals,
  uuid: document.documentKey,
  validacionesDoc: validations(document)
})

const nobody: PartyIdentity = { name: "", nit: "", checkDigit: "", idType: "" }

const typeName = ({ kind }: StoredDocument): string => kind.name.replace(/^La /u, "")

const entity = ({ name, nit, idType }: PartyIdentity): Entidad => ({
  nombre: name,
  numeroDoc: nit,
  procedencia: undefined,
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
