import { arrayOf, arraysNamespace, complexType } from "./contract.ts"

/** A party of a document. */
export interface Entidad {
  readonly nombre: string
  readonly numeroDoc: string
  readonly procedencia: string | undefined
  readonly tipoDoc: string | undefined
}

/** Who holds an invoice as a security. */
interface LegitimoTenedor {
  readonly fechaInscripcionComoTituloValor: string | undefined
  readonly nombre: string | undefined
}

/** Number and dates of a document. */
export interface NumeroDocumento {
  readonly fechaEmision: string
  readonly fechaFirma: string | undefined
  readonly folio: string
  readonly serie: string
}

/** A rule and what came of it. */
export interface ValidacionDoc {
  readonly isNotification: boolean
  readonly isValida: boolean
  readonly mensajeError: string | undefined
  readonly nombre: string
  readonly status: string
}

/** A document that another one refers to. */
export interface ReferenciaDocumento {
  readonly descripcion: string | undefined
  readonly documentTypeId: string | undefined
  readonly documentTypeName: string | undefined
  readonly emisor: string | undefined
  readonly fecha: string | undefined
  readonly receptor: string | undefined
  readonly uuid: string | undefined
}

/** Entidad on the wire. */
const entidad = complexType<Entidad>("Entidad", {
  nombre: ["Nombre", "string"],
  numeroDoc: ["NumeroDoc", "string"],
  procedencia: ["Procedencia", "string"],
  tipoDoc: ["TipoDoc", "string"]
})

/** LegitimoTenedor on the wire. */
const legitimoTenedor = complexType<LegitimoTenedor>("LegitimoTenedor", {
  fechaInscripcionComoTituloValor: ["FechaInscripcionComoTituloValor", "string"],
  nombre: ["Nombre", "string"]
})

/** NumeroDocumento on the wire. */
const numeroDocumento = complexType<NumeroDocumento>("NumeroDocumento", {
  fechaEmision: ["FechaEmision", "string"],
  fechaFirma: ["FechaFirma", "string"],
  folio: ["Folio", "string"],
  serie: ["Serie", "string"]
})

/** ValidacionDoc on the wire. */
const validacionDoc = complexType<ValidacionDoc>("ValidacionDoc", {
  isNotification: ["IsNotification", "boolean"],
  isValida: ["IsValida", "boolean"],
  mensajeError: ["MensajeError", "string"],
  nombre: ["Nombre", "string"],
  status: ["Status", "string"]
})

/** ReferenciaDocumento on the wire. */
const referenciaDocumento = complexType<ReferenciaDocumento>("ReferenciaDocumento", {
  descripcion: ["Descripcion", "string"],
  documentTypeId: ["DocumentTypeId", "string"],
  documentTypeName: ["DocumentTypeName", "string"],
  emisor: ["Emisor", "string"],
  fecha: ["Fecha", "string"],
  receptor: ["Receptor", "string"],
  uuid: ["UUID", "string"]
})

/** An event about a document. */
export interface Evento {
  readonly codigo: string
  readonly descripcion: string
  readonly emisor: Entidad
  readonly numeroDocumento: NumeroDocumento
  readonly receptor: Entidad
  readonly referenciasDocumento: ReadonlyArray<ReferenciaDocumento> | undefined
  readonly uuid: string
  readonly validacionesDoc: ReadonlyArray<ValidacionDoc>
}

/** Evento on the wire. */
const evento = complexType<Evento>("Evento", {
  codigo: ["Codigo", "string"],
  descripcion: ["Descripcion", "string"],
  emisor: ["Emisor", entidad],
  numeroDocumento: ["NumeroDocumento", numeroDocumento],
  receptor: ["Receptor", entidad],
  referenciasDocumento: ["ReferenciasDocumento", arrayOf(referenciaDocumento)],
  uuid: ["UUID", "string"],
  validacionesDoc: ["ValidacionesDoc", arrayOf(validacionDoc)]
})

/** Why a note corrects. */
interface ConceptoCorreccion {
  readonly codigo: string
  readonly descripcion: string | undefined
  readonly nombre: string | undefined
}

/** A note about a document. */
export interface Nota {
  readonly conceptoCorreccion: ConceptoCorreccion | undefined
  readonly emisor: Entidad
  readonly legitimoTenedor: LegitimoTenedor | undefined
  readonly nombreTipoDocumento: string
  readonly numeroDocumento: NumeroDocumento
  readonly receptor: Entidad | undefined
  readonly uuid: string
  readonly validacionesDoc: ReadonlyArray<ValidacionDoc>
}

const conceptoCorreccion = complexType<ConceptoCorreccion>("ConceptoCorreccion", {
  codigo: ["Codigo", "string"],
  descripcion: ["Descripcion", "string"],
  nombre: ["Nombre", "string"]
})

/** Nota on the wire. */
const nota = complexType<Nota>("Nota", {
  conceptoCorreccion: ["ConceptoCorreccion", conceptoCorreccion],
  emisor: ["Emisor", entidad],
  legitimoTenedor: ["LegitimoTenedor", legitimoTenedor],
  nombreTipoDocumento: ["NombreTipoDocumento", "string"],
  numeroDocumento: ["NumeroDocumento", numeroDocumento],
  receptor: ["Receptor", entidad],
  uuid: ["UUID", "string"],
  validacionesDoc: ["ValidacionesDoc", arrayOf(validacionDoc)]
})

/** An entry of a dictionary. */
export interface KeyValueOfintstring {
  readonly key: number
  readonly value: string
}

/** Amounts of a document. The contract makes them xs:double; what is written here is the decimal text. */
interface TotalEImpuestos {
  readonly iva: string
  readonly total: string
}

/** Summary of a document, its events and its validation. */
export interface Documento {
  readonly documentCode: string | undefined
  readonly documentDescription: string | undefined
  readonly documentTags: ReadonlyArray<Nota> | undefined
  readonly documentTypeId: string
  readonly documentTypeName: string
  readonly emisor: Entidad
  readonly estado: ReadonlyArray<KeyValueOfintstring>
  readonly eventos: ReadonlyArray<Evento>
  readonly legitimoTenedor: LegitimoTenedor | undefined
  readonly numeroDocumento: NumeroDocumento
  readonly receptor: Entidad | undefined
  readonly referencias: ReadonlyArray<ReferenciaDocumento> | undefined
  readonly totalEImpuestos: TotalEImpuestos | undefined
  readonly uuid: string
  readonly validacionesDoc: ReadonlyArray<ValidacionDoc>
}

const keyValueOfintstring = complexType<KeyValueOfintstring>(
  "KeyValueOfintstring",
  { key: ["Key", "int"], value: ["Value", "string"] },
  arraysNamespace
)

const totalEImpuestos = complexType<TotalEImpuestos>("TotalEImpuestos", {
  iva: ["Iva", "double"],
  total: ["Total", "double"]
})

/** Documento on the wire. */
export const documento = complexType<Documento>("Documento", {
  documentCode: ["DocumentCode", "string"],
  documentDescription: ["DocumentDescription", "string"],
  documentTags: ["DocumentTags", arrayOf(nota)],
  documentTypeId: ["DocumentTypeId", "string"],
  documentTypeName: ["DocumentTypeName", "string"],
  emisor: ["Emisor", entidad],
  estado: ["Estado", arrayOf(keyValueOfintstring)],
  eventos: ["Eventos", arrayOf(evento)],
  legitimoTenedor: ["LegitimoTenedor", legitimoTenedor],
  numeroDocumento: ["NumeroDocumento", numeroDocumento],
  receptor: ["Receptor", entidad],
  referencias: ["Referencias", arrayOf(referenciaDocumento)],
  totalEImpuestos: ["TotalEImpuestos", totalEImpuestos],
  uuid: ["UUID", "string"],
  validacionesDoc: ["ValidacionesDoc", arrayOf(validacionDoc)]
})
