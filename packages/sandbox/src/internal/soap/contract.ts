import { escapeXml } from "../xml/escapeXml.ts"
import { namespaces } from "../xml/names.ts"

/** Simple types of the contract, by their XML Schema names, with our representation. A double stays decimal text. */
interface SimpleValues {
  readonly string: string
  readonly boolean: boolean
  readonly int: number
  readonly long: bigint
  readonly double: string
  readonly base64Binary: Uint8Array
}

/** A type of the contract: simple, a DataContract, or an array of one. */
export type WireType = keyof SimpleValues | ComplexType | ArrayType

/** A DataContract: its fields in wire order, all of them optional and nillable. */
export interface ComplexType<Fields = Readonly<Record<string, WireType>>> {
  readonly _tag: "ComplexType"
  readonly name: string
  readonly namespace: string
  readonly fields: Fields
}

/** An array, `ArrayOfX` in the contract, with one element per item. */
export interface ArrayType<Item = ComplexType | "string"> {
  readonly _tag: "ArrayType"
  readonly item: Item
}

/** A value of a type of the contract. An absent field is written as nil. */
export type ValueOf<Type> = Type extends keyof SimpleValues
  ? SimpleValues[Type]
  : Type extends ArrayType<infer Item>
    ? ReadonlyArray<ValueOf<Item>>
    : Type extends ComplexType<infer Fields>
      ? { readonly [Key in keyof Fields]?: ValueOf<Fields[Key]> | undefined }
      : never

const contracts = "http://schemas.datacontract.org/2004/07/"
/** Namespace of arrays and pairs of simple types. */
export const arraysNamespace = "http://schemas.microsoft.com/2003/10/Serialization/Arrays"

/** Defines a DataContract of the authority; by default its namespace ends with the type's name. */
export const complexType = <const Fields extends Readonly<Record<string, WireType>>>(
  name: string,
  fields: Fields,
  namespace = contracts + name
): ComplexType<Fields> => ({ _tag: "ComplexType", name, namespace, fields })

/** Defines an array of a type. */
export const arrayOf = <const Item extends ArrayType["item"]>(item: Item): ArrayType<Item> => ({
  _tag: "ArrayType",
  item
})

/** Name of a field on the wire: our name with a capital letter. */
export const wireName = (key: string): string =>
  key === "uuid" ? "UUID" : `${key.charAt(0).toUpperCase()}${key.slice(1)}`

/** Name of an array or DataContract in its schema. */
export const typeName = (type: ComplexType | ArrayType): string =>
  type._tag === "ComplexType" ? type.name : `ArrayOf${typeof type.item === "string" ? type.item : type.item.name}`

/** Namespace of the schema that contains a type. */
export const namespaceOf = (type: ComplexType | ArrayType): string => {
  if (type._tag === "ComplexType") return type.namespace
  return typeof type.item === "string" ? arraysNamespace : type.item.namespace
}

/** Prefix and namespace of the fields being written. */
interface Scope {
  readonly prefix: string
  readonly namespace: string
}

/**
 * Writes the result element of an operation as WCF does: fields in the contract's order, `undefined` as nil, an empty
 * list as an empty element. Every further namespace gets the next prefix, starting with `b`.
 */
export const writeResult = (operation: string, type: ComplexType | ArrayType, value: object): string => {
  const scope = { prefix: "b", namespace: namespaceOf(type) }
  return `<${operation}Result xmlns:b="${scope.namespace}" xmlns:i="${namespaces.xsi}">${content(type, value, scope)}</${operation}Result>`
}

const content = (type: WireType, value: unknown, scope: Scope): string => {
  if (typeof type === "string") return simple(value)
  if (type._tag === "ComplexType") {
    const owner = value as Readonly<Record<string, unknown>>
    return Object.entries(type.fields)
      .map(([key, inner]) => writeField(wireName(key), inner, owner[key], scope))
      .join("")
  }
  const { item } = type
  const name = `${scope.prefix}:${typeof item === "string" ? item : item.name}`
  return (value as ReadonlyArray<unknown>).map((each) => `<${name}>${content(item, each, scope)}</${name}>`).join("")
}

const writeField = (name: string, type: WireType, value: unknown, scope: Scope): string => {
  const inner = innerScope(type, scope)
  const declaration = inner === scope ? "" : ` xmlns:${inner.prefix}="${inner.namespace}"`
  if (value === undefined) return `<${scope.prefix}:${name} i:nil="true"${declaration}/>`
  const text = content(type, value, inner)
  return text === ""
    ? `<${scope.prefix}:${name}${declaration}/>`
    : `<${scope.prefix}:${name}${declaration}>${text}</${scope.prefix}:${name}>`
}

/** Scope of a field's content: the same scope, or one with the next prefix letter if the type has another namespace. */
const innerScope = (type: WireType, scope: Scope): Scope => {
  if (typeof type === "string" || namespaceOf(type) === scope.namespace) return scope
  return { prefix: String.fromCodePoint((scope.prefix.codePointAt(0) ?? 0) + 1), namespace: namespaceOf(type) }
}

const simple = (value: unknown): string =>
  value instanceof Uint8Array ? Buffer.from(value).toString("base64") : escapeXml(String(value))
