import { escapeXml } from "../xml/escapeXml.ts"
import { namespaces } from "../xml/names.ts"

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
interface Field {
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

type Value = Readonly<Record<string, unknown>>

/** The prefix and namespace that fields are written in. */
interface Scope {
  readonly prefix: string
  readonly namespace: string
}

/**
 * Writes the result element of an operation as WCF does: fields in the contract's order, `undefined` as nil, an empty
 * list as an empty element, prefixes from `b` on with every further namespace.
 */
export const writeResult = (operation: string, type: ComplexType | ArrayType, value: object): string => {
  const scope = { prefix: "b", namespace: namespaceOf(type) }
  return `<${operation}Result xmlns:b="${scope.namespace}" xmlns:i="${namespaces.xsi}">${content(type, value, scope)}</${operation}Result>`
}

const content = (type: WireType, value: unknown, scope: Scope): string => {
  if (typeof type === "string") return simple(value)
  if (type._tag === "ComplexType") return type.fields.map((field) => writeField(field, value as Value, scope)).join("")
  const { item } = type
  const name = `${scope.prefix}:${typeof item === "string" ? item : item.name}`
  return (value as ReadonlyArray<unknown>).map((each) => `<${name}>${content(item, each, scope)}</${name}>`).join("")
}

const writeField = ({ key, name, type }: Field, owner: Value, scope: Scope): string => {
  const inner = innerScope(type, scope)
  const declaration = inner === scope ? "" : ` xmlns:${inner.prefix}="${inner.namespace}"`
  const value = owner[key]
  if (value === undefined) return `<${scope.prefix}:${name} i:nil="true"${declaration}/>`
  const text = content(type, value, inner)
  return text === ""
    ? `<${scope.prefix}:${name}${declaration}/>`
    : `<${scope.prefix}:${name}${declaration}>${text}</${scope.prefix}:${name}>`
}

/** The scope of what is inside a field: the same, or the next letter for another namespace. */
const innerScope = (type: WireType, scope: Scope): Scope => {
  if (typeof type === "string" || namespaceOf(type) === scope.namespace) return scope
  return { prefix: String.fromCodePoint((scope.prefix.codePointAt(0) ?? 0) + 1), namespace: namespaceOf(type) }
}

const simple = (value: unknown): string =>
  value instanceof Uint8Array ? Buffer.from(value).toString("base64") : escapeXml(String(value))
