import { arrayOf, arraysNamespace, complexType } from "../contract/WireType.ts"
import { type Evento, evento } from "./Evento.ts"
import {
  type Entidad,
  entidad,
  type LegitimoTenedor,
  legitimoTenedor,
  type NumeroDocumento,
  numeroDocumento,
  type ReferenciaDocumento,
  referenciaDocumento,
  type ValidacionDoc,
  validacionDoc
} from "./documentParts.ts"
import { type Nota, nota } from "./Nota.ts"

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
