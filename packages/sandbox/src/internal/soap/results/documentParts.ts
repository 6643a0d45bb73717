import { complexType } from "../contract/WireType.ts"

/** A party of a document. */
export interface Entidad {
  readonly nombre: string
  readonly numeroDoc: string
  readonly procedencia: string | undefined
  readonly tipoDoc: string | undefined
}

/** Who holds an invoice as a security. */
export interface LegitimoTenedor {
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
export const entidad = complexType<Entidad>("Entidad", {
  nombre: ["Nombre", "string"],
  numeroDoc: ["NumeroDoc", "string"],
  procedencia: ["Procedencia", "string"],
  tipoDoc: ["TipoDoc", "string"]
})

/** LegitimoTenedor on the wire. */
export const legitimoTenedor = complexType<LegitimoTenedor>("LegitimoTenedor", {
  fechaInscripcionComoTituloValor: ["FechaInscripcionComoTituloValor", "string"],
  nombre: ["Nombre", "string"]
})

/** NumeroDocumento on the wire. */
export const numeroDocumento = complexType<NumeroDocumento>("NumeroDocumento", {
  fechaEmision: ["FechaEmision", "string"],
  fechaFirma: ["FechaFirma", "string"],
  folio: ["Folio", "string"],
  serie: ["Serie", "string"]
})

/** ValidacionDoc on the wire. */
export const validacionDoc = complexType<ValidacionDoc>("ValidacionDoc", {
  isNotification: ["IsNotification", "boolean"],
  isValida: ["IsValida", "boolean"],
  mensajeError: ["MensajeError", "string"],
  nombre: ["Nombre", "string"],
  status: ["Status", "string"]
})

/** ReferenciaDocumento on the wire. */
export const referenciaDocumento = complexType<ReferenciaDocumento>("ReferenciaDocumento", {
  descripcion: ["Descripcion", "string"],
  documentTypeId: ["DocumentTypeId", "string"],
  documentTypeName: ["DocumentTypeName", "string"],
  emisor: ["Emisor", "string"],
  fecha: ["Fecha", "string"],
  receptor: ["Receptor", "string"],
  uuid: ["UUID", "string"]
})
