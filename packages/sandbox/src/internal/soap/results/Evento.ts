import { arrayOf, complexType } from "../contract/WireType.ts"
import {
  type Entidad,
  entidad,
  type NumeroDocumento,
  numeroDocumento,
  type ReferenciaDocumento,
  referenciaDocumento,
  type ValidacionDoc,
  validacionDoc
} from "./documentParts.ts"

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
export const evento = complexType<Evento>("Evento", {
  codigo: ["Codigo", "string"],
  descripcion: ["Descripcion", "string"],
  emisor: ["Emisor", entidad],
  numeroDocumento: ["NumeroDocumento", numeroDocumento],
  receptor: ["Receptor", entidad],
  referenciasDocumento: ["ReferenciasDocumento", arrayOf(referenciaDocumento)],
  uuid: ["UUID", "string"],
  validacionesDoc: ["ValidacionesDoc", arrayOf(validacionDoc)]
})
