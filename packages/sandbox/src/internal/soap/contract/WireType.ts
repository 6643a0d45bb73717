/** Simple types of the contract, under their names in XML Schema. */
type SimpleType = "string" | "boolean" | "int" | "long" | "double" | "base64Binary"

/** A type of the contract: simple, a DataContract, or an array of one. */
export type WireType = SimpleType | ComplexType | ArrayType

/** A DataContract: its fields in wire order, all of them optional and nillable. */
export interface ComplexType {
  readonly _tag: "ComplexType"
  readonly name: string
  readonly namespace: string
  readonly fields: ReadonlyArray<Field>
}

/** An array, `ArrayOfX` in the contract, with an element per item. */
export interface ArrayType {
  readonly _tag: "ArrayType"
  readonly item: ComplexType | "string"
}

/** A field: where its value is in our own type, and how the wire calls it. */
export interface Field {
  readonly key: string
  readonly name: string
  readonly type: WireType
}

/** What the wire calls each field of a type of ours, in wire order. */
type FieldsOf<Value> = { readonly [Key in keyof Value]-?: readonly [name: string, type: WireType] }

const contracts = "http://schemas.datacontract.org/2004/07/"
/** Namespace of arrays and pairs of simple types. */
export const arraysNamespace = "http://schemas.microsoft.com/2003/10/Serialization/Arrays"

/** A DataContract of the authority; its namespace ends in the type's name unless told otherwise. */
export const complexType = <Value>(
  name: string,
  fields: FieldsOf<Value>,
  namespace = contracts + name
): ComplexType => ({
  _tag: "ComplexType",
  name,
  namespace,
  fields: Object.entries<readonly [string, WireType]>(fields).map(([key, [wireName, type]]) => ({
    key,
    name: wireName,
    type
  }))
})

/** An array of a type. */
export const arrayOf = (item: ArrayType["item"]): ArrayType => ({ _tag: "ArrayType", item })

/** Name of the type an array or DataContract has in its schema. */
export const typeName = (type: ComplexType | ArrayType): string =>
  type._tag === "ComplexType" ? type.name : `ArrayOf${typeof type.item === "string" ? type.item : type.item.name}`

/** Namespace of the schema a type is in. */
export const namespaceOf = (type: ComplexType | ArrayType): string => {
  if (type._tag === "ComplexType") return type.namespace
  return typeof type.item === "string" ? arraysNamespace : type.item.namespace
}
