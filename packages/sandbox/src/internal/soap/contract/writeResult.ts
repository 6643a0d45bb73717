import { escapeXml } from "../../xml/escapeXml.ts"
import { namespaces } from "../../xml/namespaces.ts"
import { type ArrayType, type ComplexType, type Field, namespaceOf, type WireType } from "./WireType.ts"

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
