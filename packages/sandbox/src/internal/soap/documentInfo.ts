import { arrayOf, arraysNamespace, complexType, type ValueOf } from "./contract.ts"

const entidad = complexType("Entidad", {
  nombre: "string",
  numeroDoc: "string",
  procedencia: "string",
  tipoDoc: "string"
})
/** A party of a document. */
export type Entidad = ValueOf<typeof entidad>

/** Holder of an invoice as a security. */
const legitimoTenedor = complexType("LegitimoTenedor", {
  fechaInscripcionComoTituloValor: "string",
  nombre: "string"
})

const numeroDocumento = complexType("NumeroDocumento", {
  fechaEmision: "string",
  fechaFirma: "string",
  folio: "string",
  serie: "string"
})
/** Number and dates of a document. */
export type NumeroDocumento = ValueOf<typeof numeroDocumento>

const validacionDoc = complexType("ValidacionDoc", {
  isNotification: "boolean",
  isValida: "boolean",
  mensajeError: "string",
  nombre: "string",
  status: "string"
})
/** A rule and its outcome. */
export type ValidacionDoc = ValueOf<typeof validacionDoc>

/** A document that another one references. */
const referenciaDocumento = complexType("ReferenciaDocumento", {
  descripcion: "string",
  documentTypeId: "string",
  documentTypeName: "string",
  emisor: "string",
  fecha: "string",
  receptor: "string",
  uuid: "string"
})

/** An event about a document. */
const evento = complexType("Evento", {
  codigo: "string",
  descripcion: "string",
  emisor: entidad,
  numeroDocumento,
  receptor: entidad,
  referenciasDocumento: arrayOf(referenciaDocumento),
  uuid: "string",
  validacionesDoc: arrayOf(validacionDoc)
})

/** A note about a document, with the reason for the correction. */
const nota = complexType("Nota", {
  conceptoCorreccion: complexType("ConceptoCorreccion", { codigo: "string", descripcion: "string", nombre: "string" }),
  emisor: entidad,
  legitimoTenedor,
  nombreTipoDocumento: "string",
  numeroDocumento,
  receptor: entidad,
  uuid: "string",
  validacionesDoc: arrayOf(validacionDoc)
})

/** SOAP type of the summary of a document. */
export const documento = complexType("Documento", {
  documentCode: "string",
  documentDescription: "string",
  documentTags: arrayOf(nota),
  documentTypeId: "string",
  documentTypeName: "string",
  emisor: entidad,
  estado: arrayOf(complexType("KeyValueOfintstring", { key: "int", value: "string" }, arraysNamespace)),
  eventos: arrayOf(evento),
  legitimoTenedor,
  numeroDocumento,
  receptor: entidad,
  referencias: arrayOf(referenciaDocumento),
  totalEImpuestos: complexType("TotalEImpuestos", { iva: "double", total: "double" }),
  uuid: "string",
  validacionesDoc: arrayOf(validacionDoc)
})
/** Summary of a document, its events and its validation. */
export type Documento = ValueOf<typeof documento>
