import { arrayOf, complexType } from "../contract/WireType.ts"
import {
  type Entidad,
  entidad,
  type LegitimoTenedor,
  legitimoTenedor,
  type NumeroDocumento,
  numeroDocumento,
  type ValidacionDoc,
  validacionDoc
} from "./documentParts.ts"

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
export const nota = complexType<Nota>("Nota", {
  conceptoCorreccion: ["ConceptoCorreccion", conceptoCorreccion],
  emisor: ["Emisor", entidad],
  legitimoTenedor: ["LegitimoTenedor", legitimoTenedor],
  nombreTipoDocumento: ["NombreTipoDocumento", "string"],
  numeroDocumento: ["NumeroDocumento", numeroDocumento],
  receptor: ["Receptor", entidad],
  uuid: ["UUID", "string"],
  validacionesDoc: ["ValidacionesDoc", arrayOf(validacionDoc)]
})
