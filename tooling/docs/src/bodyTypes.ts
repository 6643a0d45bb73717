import { type Operation, operations } from "@radicar/domain/inner/documentRegistry"
import { textIn } from "@radicar/domain/inner/rules/Language"
import { openApiDocument } from "./openApiDocument.ts"

/** File of the generated types, from the root of the repository. */
export const bodyTypesFile = "packages/domain/src/plain/bodies.ts"

interface Schema {
  readonly $ref?: string
  readonly type?: string | ReadonlyArray<string>
  readonly enum?: ReadonlyArray<string>
  readonly anyOf?: ReadonlyArray<Schema>
  readonly items?: Schema
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: ReadonlyArray<string>
  readonly description?: string
}

const reference = /^#\/components\/schemas\/(.+)$/u

/** The name of the type of a body, by its operation. */
const bodyNames: Readonly<Record<Operation, string>> = {
  InvoiceCreate: "InvoiceBody",
  CreditnoteCreate: "CreditNoteBody",
  DebitnoteCreate: "DebitNoteBody",
  SupportCreate: "SupportBody",
  SupportNoteCreate: "SupportNoteBody",
  EquivalentCreate: "EquivalentBody",
  EquivalentSpdCreate: "EquivalentSpdBody",
  EquivalentNoteCreate: "EquivalentNoteBody",
  EventCreate: "EventBody",
  PayrollCreate: "PayrollBody",
  PayrollReplaceNote: "PayrollReplaceNoteBody",
  PayrollDeleteNote: "PayrollDeleteNoteBody"
}

/** The answer to filing a document. */
const answers = ["SubmissionResult"]

const wrapped = (text: string, margin: string): string => {
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

/** A description for the caller of a function: the option of the service is a function of the library. */
const forCallers = (description: string): string =>
  textIn(description, "en")
    .replaceAll("`?complete=totals` works it out", "completion works it out")
    .replaceAll(/`?(?:GET|POST|PUT) \/v1\/codes\/([a-z-]+)`?/gu, "code list `$1`")
    .replaceAll(/GET \/v1\/dian\/([a-z-]+)/gu, "`$1` of the service")
    .replaceAll(/ with (?:GET|POST|PUT) \/v1\/[\w/-]+/gu, " in the service")

/** Writes the types of bodies and answers from the schemas of OpenAPI: interfaces with descriptions, without effect. */
export const bodyTypes = (): string => {
  const { components, paths } = JSON.parse(openApiDocument())
  const schemas: Readonly<Record<string, Schema>> = components.schemas
  const documents = new Map(
    Object.values<any>(paths)
      .flatMap((path) => Object.values<any>(path))
      .flatMap(({ operationId, requestBody }): ReadonlyArray<readonly [string, string]> => {
        const ref = requestBody?.content?.["application/json"]?.schema?.$ref
        const name: string | undefined = bodyNames[operationId as Operation]
        return name === undefined || ref === undefined ? [] : [[reference.exec(ref)?.[1] ?? "", name]]
      })
  )
  const nameOf = (name: string): string => documents.get(name) ?? name
  const waiting = [...documents.keys(), ...answers]
  const written = new Map<string, string>()

  const isObject = ({ properties }: Schema): boolean => properties !== undefined

  const typeOf = (schema: Schema): string => {
    const [, name] = reference.exec(schema.$ref ?? "") ?? []
    if (name !== undefined) {
      const target = schemas[name] ?? {}
      if (!isObject(target)) return typeOf(target)
      waiting.push(name)
      return nameOf(name)
    }
    if (schema.enum !== undefined) return schema.enum.map((value) => JSON.stringify(value)).join(" | ")
    if (schema.anyOf !== undefined) {
      const others = schema.anyOf.filter(({ $ref }) => !$ref?.endsWith("/Absent"))
      return [...new Set(others.map(typeOf))].join(" | ")
    }
    const types = [schema.type ?? "unknown"].flat().map((type) => {
      if (type === "array") return `ReadonlyArray<${typeOf(schema.items ?? {})}>`
      if (type === "integer") return "number"
      return type === "object" ? "Readonly<Record<string, unknown>>" : type
    })
    return [...new Set(types)].toSorted().join(" | ")
  }

  const field = (name: string, schema: Schema, isRequired: boolean): string => {
    const description = schema.description ?? schemas[reference.exec(schema.$ref ?? "")?.[1] ?? ""]?.description
    const doc = description === undefined ? "" : wrapped(forCallers(description), "  ")
    const key = /^\w+$/u.test(name) ? name : JSON.stringify(name)
    return `${doc}  readonly ${key}${isRequired ? "" : "?"}: ${typeOf(schema)}${isRequired ? "" : " | null | undefined"}\n`
  }

  const subjectOf = (name: string): string => name.replaceAll(/(?<=[a-z])(?=[A-Z])/gu, " ").toLowerCase()

  for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
    if (written.has(name)) continue
    const { description, properties = {}, required = [] } = schemas[name] ?? {}
    written.set(name, "")
    const fields = Object.entries(properties).map(([key, each]) => field(key, each, required.includes(key)))
    const text =
      description === undefined
        ? `${documents.has(name) ? "Body of a document as it is sent" : "Fields"}: ${subjectOf(name)}.`
        : forCallers(description)
    written.set(name, `${wrapped(text, "")}export interface ${nameOf(name)} {\n${fields.join("")}}\n`)
  }
  const byOperation = operations.map((operation) => `  readonly ${operation}: ${bodyNames[operation]}\n`)
  return [
    "// Written by `pnpm docs:write` from the schemas of bodies and answers.\n",
    `/** The body of each operation that files a document. */\nexport interface Bodies {\n${byOperation.join("")}}\n`,
    ...written.values()
  ].join("\n")
}
