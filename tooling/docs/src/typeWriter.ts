import { type OpenApiPart, operationsOf, reachable, schemasOf } from "@radicar/contract/inner/openApiParts"

/** A schema of the OpenAPI document, as far as types are written from it. */
export interface Schema {
  readonly $ref?: string
  readonly type?: string | ReadonlyArray<string>
  readonly format?: string
  readonly enum?: ReadonlyArray<string>
  readonly anyOf?: ReadonlyArray<Schema>
  readonly oneOf?: ReadonlyArray<Schema>
  readonly items?: Schema
  readonly properties?: Readonly<Record<string, Schema>>
  readonly additionalProperties?: Schema | boolean
  readonly required?: ReadonlyArray<string>
  readonly description?: string
}

const reference = /^#\/components\/schemas\/(.+)$/u

/** The name of the component that a schema refers to; `undefined` if it refers to none. */
export const referredName = ({ $ref }: Schema): string | undefined => reference.exec($ref ?? "")?.[1]

/** Writes a documentation comment, wrapped to the width of the sources. */
export const comment = (text: string, margin = ""): string => {
  const lines: Array<string> = []
  for (const word of text.replaceAll("*/", "*\\/").split(/\s+/u)) {
    const last = lines.at(-1)
    if (last !== undefined && `${margin} * ${last} ${word}`.length <= 118) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  const [only = ""] = lines
  return lines.length === 1 && `${margin}/** ${only} */`.length <= 120
    ? `${margin}/** ${only} */\n`
    : `${margin}/**\n${lines.map((line) => `${margin} * ${line}\n`).join("")}${margin} */\n`
}

/** Writes the key of a field. */
export const keyText = (name: string): string => (/^\w+$/u.test(name) ? name : JSON.stringify(name))

/** `InvoiceCreate` as words: `invoice create`. */
export const wordsOf = (name: string): string => name.replaceAll(/(?<=[a-z])(?=[A-Z])/gu, " ").toLowerCase()

const isAbsent = (schema: Schema): boolean => referredName(schema) === "Absent"

const isObject = ({ oneOf, properties }: Schema): boolean => properties !== undefined || oneOf !== undefined

/** The texts that differ between the packages for which types are written. */
export interface TypeTexts {
  /** The name of the type of a component. */
  readonly nameOf: (component: string) => string
  /** A description, for the callers of the package. */
  readonly describe: (description: string) => string
  /** The description of a component that has none. */
  readonly describeComponent: (component: string) => string
}

/** Where a type is written: its indentation, and whether callers send it. Only they may state `undefined`. */
interface Place {
  readonly margin: string
  readonly isSent: boolean
}

const answered: Place = { margin: "  ", isSent: false }

/** The components that the bodies of requests refer to. */
const sentComponents = (document: OpenApiPart): ReadonlySet<string> =>
  reachable(
    operationsOf(document).map((operation) => operation["requestBody"]),
    schemasOf(document)
  )

/** Writes types of the schemas of an OpenAPI document. Each component that a type refers to is written too. */
export const typeWriter = (document: OpenApiPart, texts: TypeTexts) => {
  const { describe, describeComponent, nameOf } = texts
  const schemas = schemasOf(document) as Readonly<Record<string, Schema>>
  const sent = sentComponents(document)
  const waiting: Array<string> = []

  const typeOf = (schema: Schema, place = answered): string => {
    const { isSent, margin } = place
    const name = referredName(schema)
    if (name !== undefined) {
      const target = schemas[name] ?? {}
      if (!isObject(target)) return typeOf(target, place)
      waiting.push(name)
      return nameOf(name)
    }
    if (schema.enum !== undefined) return schema.enum.map((value) => JSON.stringify(value)).join(" | ")
    const alternatives = schema.anyOf ?? schema.oneOf
    if (alternatives !== undefined) {
      const others = alternatives.filter((each) => !isAbsent(each))
      return [...new Set(others.map((each) => typeOf(each, place)))].join(" | ")
    }
    if (schema.properties !== undefined) return `{\n${fieldsOf(schema, { isSent, margin: `${margin}  ` })}${margin}}`
    const types = [schema.type ?? "unknown"].flat().map((type) => {
      if (type === "array") return `ReadonlyArray<${typeOf(schema.items ?? {}, place)}>`
      if (type === "integer") return "number"
      const { additionalProperties: values } = schema
      const value = typeof values === "object" ? typeOf(values, place) : "unknown"
      return type === "object" ? `Readonly<Record<string, ${value}>>` : type
    })
    return [...new Set(types)].toSorted().join(" | ")
  }

  /** Writes one field with its description. A field that may be absent in other spellings is `Absent` in its type. */
  const fieldOf = (name: string, schema: Schema, isRequired: boolean, place = answered): string => {
    const { isSent, margin } = place
    const description = schema.description ?? schemas[referredName(schema) ?? ""]?.description
    const absence = schema.anyOf?.some(isAbsent) === true ? " | Absent" : isSent ? " | undefined" : ""
    return [
      description === undefined ? "" : comment(describe(description), margin),
      `${margin}readonly ${keyText(name)}${isRequired ? "" : "?"}: `,
      `${typeOf(schema, place)}${isRequired ? "" : absence}\n`
    ].join("")
  }

  const fieldsOf = ({ properties = {}, required = [] }: Schema, place: Place): string =>
    Object.entries(properties)
      .map(([key, each]) => fieldOf(key, each, required.includes(key), place))
      .join("")

  const componentOf = (name: string): string => {
    const schema = schemas[name] ?? {}
    const place = { margin: "  ", isSent: sent.has(name) }
    const text = schema.description === undefined ? describeComponent(name) : describe(schema.description)
    return `${comment(text)}${
      schema.properties === undefined
        ? `export type ${nameOf(name)} = ${typeOf(schema)}\n`
        : `export interface ${nameOf(name)} {\n${fieldsOf(schema, place)}}\n`
    }`
  }

  return {
    typeOf,
    fieldOf,
    /**
     * Writes the components that have been referred to so far, and those that they refer to. The `known` ones are
     * written elsewhere; `taken` are those of them that were referred to.
     */
    components: (known: ReadonlySet<string> = new Set()) => {
      const written = new Map<string, string>()
      const taken = new Set<string>()
      for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
        if (known.has(name)) taken.add(name)
        else if (!written.has(name)) written.set(name, componentOf(name))
      }
      return { written, taken }
    }
  }
}
