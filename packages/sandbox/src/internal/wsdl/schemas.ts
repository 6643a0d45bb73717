import type { Operation } from "../operations/Operation.ts"
import { operations } from "../operations/operations.ts"
import { type ArrayType, type ComplexType, namespaceOf, typeName, wireName, type WireType } from "../soap/contract.ts"
import { resultTypes } from "../soap/results.ts"
import { namespaces } from "../xml/names.ts"

/** Collects every type that needs a schema once: results of operations, and recursively the types of their fields. */
const reachableTypes = (results: ReadonlyArray<WireType>): ReadonlyArray<ComplexType | ArrayType> => {
  const typesByName = new Map<string, ComplexType | ArrayType>()
  const visit = (type: WireType): void => {
    if (typeof type === "string") return
    const key = `{${namespaceOf(type)}}${typeName(type)}`
    if (typesByName.has(key)) return
    typesByName.set(key, type)
    if (type._tag === "ArrayType") visit(type.item)
    else for (const field of Object.values(type.fields)) visit(field)
  }
  for (const result of results) visit(result)
  return [...typesByName.values()]
}

/** Returns the location of an imported schema, by its index; `undefined` if all schemas are in one document. */
type Location = (schema: number) => string | undefined

const types = reachableTypes(operations.map(({ result }) => resultTypes[result]))

/** Namespaces that have a schema. The first one is that of the operations themselves. */
export const schemaNamespaces: ReadonlyArray<string> = [...new Set([namespaces.wcf, ...types.map(namespaceOf)])]

/** XML Schema of a namespace, by its index in {@link schemaNamespaces}. */
export const schema = (index: number, location: Location): string => {
  const own = schemaNamespaces[index] ?? ""
  const used = new Set<string>()
  const element = elementWriter(own, used)
  const contents = index === 0 ? operations.map((each) => wrappers(each, element)) : declarations(own, element)
  const imports = [...used].map((other) => {
    const from = location(schemaNamespaces.indexOf(other))
    return `<xs:import ${from === undefined ? "" : `schemaLocation="${from}" `}namespace="${other}"/>`
  })
  return (
    `<xs:schema elementFormDefault="qualified" targetNamespace="${own}" xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns:tns="${own}">` +
    `${imports.join("")}${contents.join("")}</xs:schema>`
  )
}

/** Writes the XML Schema declaration of an optional, nillable element. */
type ElementWriter = (name: string, type: WireType, occurs?: string) => string

/**
 * Makes a writer of elements. Like WCF, it declares the prefix of another namespace on the element itself: some
 * toolkits resolve prefixes of imported schemas only there.
 */
const elementWriter =
  (own: string, used: Set<string>): ElementWriter =>
  (name, type, occurs = "") => {
    const start = `<xs:element minOccurs="0" ${occurs}name="${name}" nillable="true"`
    if (typeof type === "string") return `${start} type="xs:${type}"/>`
    const namespace = namespaceOf(type)
    if (namespace === own) return `${start} type="tns:${typeName(type)}"/>`
    used.add(namespace)
    return `${start} type="q1:${typeName(type)}" xmlns:q1="${namespace}"/>`
  }

const sequence = (members: ReadonlyArray<string>): string =>
  members.length === 0 ? "<xs:sequence/>" : `<xs:sequence>${members.join("")}</xs:sequence>`

/** XML Schema declarations of an operation's request and response elements. */
const wrappers = ({ name, parameters, result }: Operation, element: ElementWriter): string => {
  const wrapper = (wrapped: string, members: ReadonlyArray<string>): string =>
    `<xs:element name="${wrapped}"><xs:complexType>${sequence(members)}</xs:complexType></xs:element>`
  return (
    wrapper(
      name,
      parameters.map((each) => element(each, each === "contentFile" ? "base64Binary" : "string"))
    ) + wrapper(`${name}Response`, [element(`${name}Result`, resultTypes[result])])
  )
}

const declarations = (own: string, element: ElementWriter): ReadonlyArray<string> =>
  types
    .filter((type) => namespaceOf(type) === own)
    .map(
      (type) =>
        `<xs:complexType name="${typeName(type)}">${sequence(members(type, element))}</xs:complexType>` +
        `<xs:element name="${typeName(type)}" nillable="true" type="tns:${typeName(type)}"/>`
    )

const members = (type: ComplexType | ArrayType, element: ElementWriter): ReadonlyArray<string> => {
  if (type._tag === "ComplexType") {
    return Object.entries(type.fields).map(([key, field]) => element(wireName(key), field))
  }
  return [element(typeof type.item === "string" ? type.item : type.item.name, type.item, 'maxOccurs="unbounded" ')]
}
