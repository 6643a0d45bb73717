import { bogotaTime } from "../bogotaTime.ts"
import type { Entidad, NumeroDocumento, ValidacionDoc } from "../soap/results/documentParts.ts"
import type { Documento } from "../soap/results/Documento.ts"
import type { StoredDocument } from "../state/DocumentStore.ts"
import type { PartyIdentity } from "../state/PartyIdentity.ts"

/** The summary of a document. How the authority fills it in practice is not known: what is not certain stays nil. */
export const summarize = (
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
