import { Authorization } from "@radicar/contract/inner/Authorization"
import { RadicarApi } from "@radicar/contract/inner/RadicarApi"
import { repetitionOf } from "@radicar/contract/inner/Repetition"
import { Context, SchemaAST, String } from "effect"
import { type HttpApiEndpoint, OpenApi } from "effect/http-api"
import { describedBodies } from "./bodyTypes.ts"
import { openApiDocument } from "./openApiDocument.ts"
import { problemAdvice } from "./problemAdvice.ts"
import { contractProblems } from "./problemsPages.ts"
import { comment, keyText, referredName, type Schema, typeWriter, wordsOf } from "./typeWriter.ts"

/** Folder of the generated sources of the client, from the root of the repository. */
export const clientSourcesFolder = "packages/http-client/src/plain/generated"

const heading = "// Written by `pnpm docs:write` from the contract.\n"
const octetStream = "application/octet-stream"

interface Parameter {
  readonly name: string
  readonly in: "path" | "query" | "header"
  readonly required?: boolean
  readonly schema: Schema
}

type Schemas = Readonly<Record<string, Schema>>

type Writer = ReturnType<typeof typeWriter>

type Content = Readonly<Record<string, { readonly schema: Schema }>>

interface Described {
  readonly tags: ReadonlyArray<string>
  readonly summary: string
  readonly description: string
  readonly parameters?: ReadonlyArray<Parameter>
  readonly requestBody?: { readonly content: Content; readonly required?: boolean }
  readonly responses: Readonly<Record<string, { readonly content?: Content }>>
}

/** An operation by its place in the client, as contract and OpenAPI document describe it. */
interface ClientOperation {
  readonly group: string
  readonly name: string
  /** Its `operationId` with a capital. */
  readonly id: string
  readonly endpoint: HttpApiEndpoint.Top
  readonly described: Described
  /** Schemas of its answers; octets are left out. */
  readonly answers: ReadonlyArray<Schema>
  readonly answersOctets: boolean
  readonly isPaged: boolean
}

interface AnyGroup {
  readonly endpoints: Readonly<Record<string, HttpApiEndpoint.Top>>
}

const isOctets = ({ format }: Schema): boolean => format === "binary"

const isPaged = ({ query }: HttpApiEndpoint.Top): boolean =>
  query !== undefined &&
  SchemaAST.isObjects(query.ast) &&
  query.ast.propertySignatures.some(({ name }) => name === "cursor")

const operationsOf = (document: any): ReadonlyArray<ClientOperation> => {
  const byId = new Map<string, Described>(
    Object.values<any>(document.paths)
      .flatMap((methods) => Object.values<any>(methods))
      .map((operation) => [operation.operationId, operation])
  )
  return Object.entries(RadicarApi.groups as unknown as Readonly<Record<string, AnyGroup>>).flatMap(
    ([group, { endpoints }]) =>
      Object.entries(endpoints).map(([name, endpoint]) => {
        const identifier = Context.getOrUndefined(endpoint.annotations, OpenApi.Identifier) ?? ""
        const described = byId.get(identifier)
        if (described === undefined) throw new Error(`${group}.${name} is not in the OpenAPI document`)
        const schemas = Object.entries(described.responses)
          .filter(([status]) => status < "300")
          .flatMap(([, { content = {} }]) => Object.values(content).map(({ schema }) => schema))
        const answers = schemas.filter((schema) => !isOctets(schema))
        const answersOctets = answers.length < schemas.length
        const id = String.capitalize(identifier)
        return { group, name, id, endpoint, described, answers, answersOctets, isPaged: isPaged(endpoint) }
      })
  )
}

const grouped = (
  operations: ReadonlyArray<ClientOperation>,
  line: (operation: ClientOperation) => string
): ReadonlyArray<readonly [group: string, text: string]> =>
  [...Map.groupBy(operations, ({ group }) => group)].map(([group, members]) => [group, members.map(line).join("")])

/** The media type of the octets that an operation takes: the one for any content, if it takes that. */
const octetsOf = ({ described }: ClientOperation): string | undefined => {
  const types = Object.entries(described.requestBody?.content ?? {}).flatMap(([type, { schema }]) =>
    isOctets(schema) ? [type] : []
  )
  return types.includes(octetStream) ? octetStream : types[0]
}

/** Writes the table of operations: what a client needs in order to call them. */
const operationTable = (operations: ReadonlyArray<ClientOperation>): string => {
  const row = (operation: ClientOperation): string => {
    const { answersOctets, endpoint, isPaged, name } = operation
    const path = endpoint.path.length > 1 ? endpoint.path.replace(/\/$/u, "") : endpoint.path
    const repeats = repetitionOf(endpoint)
    const octets = octetsOf(operation)
    const cells = {
      method: endpoint.method,
      path,
      ...(repeats === "safe" ? {} : { repeats }),
      ...(answersOctets ? { answers: "file" } : isPaged ? { answers: "page" } : {}),
      ...(octets === undefined ? {} : { octets }),
      ...(endpoint.middlewares.has(Authorization) ? {} : { open: true })
    }
    const text = Object.entries(cells).map(([key, value]) => `${key}: ${JSON.stringify(value)}`)
    return `    ${name}: { ${text.join(", ")} },\n`
  }
  const groups = grouped(operations, row).map(([group, rows]) => `  ${group}: {\n${rows.replace(/,\n$/u, "\n")}  }`)
  return `${heading}import type { OperationRow } from "../OperationRow.ts"

/** Every operation of the contract, by group and name. */
export const operationTable: Readonly<Record<string, Readonly<Record<string, OperationRow>>>> = {
${groups.join(",\n")}
}
`
}

/** Writes the classes of the problems that operations answer, with the components that their fields refer to. */
const problemClasses = (writer: Writer, schemas: Schemas): string => {
  const base = new Set(["detail", "instance", "status", "title"])
  const classes = contractProblems().map(({ name, status, title }) => {
    const className = name.split("-").map(String.capitalize).join("")
    const { properties = {}, required = [] } = schemas[className] ?? {}
    const fields = Object.entries(properties)
      .filter(([field]) => !base.has(field))
      // the type is described once, in the class of all problems
      .map(([field, { description, ...schema }]) => {
        const described = field === "type" || description === undefined ? schema : { ...schema, description }
        return writer.fieldOf(field, described, required.includes(field))
      })
      .map((text) => text.replace(/^ {2}readonly /mu, "  declare readonly "))
    const means = problemAdvice[name].means.en.replaceAll(/\[([^\]]+)\]\([^)]+\)/gu, "$1")
    return `${comment(`${title} (${status}). ${means}`)}export class ${className} extends Problem {\n${fields.join("")}}\n`
  })
  return `${heading}import { Problem } from "../Problem.ts"
import type { Violation } from "./wireTypes.ts"

${classes.join("\n")}`
}

/** Parts of requests that several operations have, by the names of their types: an operation that has the part. */
const sharedParts: Readonly<Record<string, string>> = {
  FilingQuery: "InvoiceCreate",
  FilingHeaders: "InvoiceCreate",
  CertificateHeaders: "NumberingRangeGetAll",
  CompanyQuery: "DraftGetAll",
  TenantQuery: "SendMailGetItem",
  PageQuery: "TokenGetAll"
}

const partNames = { query: "Query", headers: "Headers" } as const

const parameterType = (schema: Schema, writer: Writer): string =>
  schema.type === "boolean" ? "QueryFlag" : schema.type === "integer" ? "string" : writer.typeOf(schema)

const parameterFields = (
  { described }: ClientOperation,
  place: Parameter["in"],
  margin: string,
  writer: Writer
): { readonly text: string; readonly isOptional: boolean } => {
  const parameters = (described.parameters ?? []).filter((each) => each.in === place)
  const fields = parameters.map(({ name, required, schema }) => {
    const doc = schema.description === undefined ? "" : comment(schema.description, margin)
    const key = `${margin}readonly ${keyText(name)}`
    const type = parameterType(schema, writer)
    return required === true ? `${doc}${key}: ${type}\n` : `${doc}${key}?: ${type} | undefined\n`
  })
  return { text: fields.join(""), isOptional: parameters.every(({ required }) => required !== true) }
}

const bodyType = (operation: ClientOperation, writer: Writer): string | undefined => {
  const { content = {} } = operation.described.requestBody ?? {}
  const json = content["application/json"]?.schema
  return octetsOf(operation) === undefined
    ? json === undefined
      ? undefined
      : `${writer.typeOf(json)} | string`
    : "Uint8Array"
}

/** The fields of a request's type. The type of each part is added to `parts`, by its name. */
const requestFields = (operation: ClientOperation, writer: Writer, parts: Map<string, string>) => {
  const params = parameterFields(operation, "path", "    ", writer)
  const body = bodyType(operation, writer)
  const named = (["query", "headers"] as const).flatMap((part) => {
    const { isOptional, text } = parameterFields(operation, part === "query" ? "query" : "header", "  ", writer)
    if (text === "") return []
    const known = [...parts].find(([name, fields]) => name in sharedParts && fields === text)?.[0]
    const shared = Object.entries(sharedParts).find(
      ([name, id]) => id === operation.id && name.endsWith(partNames[part])
    )
    const name = known ?? shared?.[0] ?? `${operation.id}${partNames[part]}`
    parts.set(name, text)
    return [
      { text: `  readonly ${part}${isOptional ? "?" : ""}: ${name}${isOptional ? " | undefined" : ""}\n`, isOptional }
    ]
  })
  const fields = [
    ...(params.text === "" ? [] : [{ text: `  readonly params: {\n${params.text}  }\n`, isOptional: false }]),
    ...named,
    ...(body === undefined ? [] : [{ text: `  readonly payload: ${body}\n`, isOptional: false }])
  ]
  return { text: fields.map(({ text }) => text).join(""), isOptional: fields.every(({ isOptional }) => isOptional) }
}

/** The type of an operation's answer, as a promise or in pages. */
const answerType = ({ answers, answersOctets, isPaged }: ClientOperation, writer: Writer, schemas: Schemas): string => {
  const forms = answers.flatMap((schema) => schemas[referredName(schema) ?? ""]?.oneOf ?? []).map(referredName)
  const own = answers.filter((schema) => !forms.includes(referredName(schema)))
  const types = [
    ...new Set([...own.map((schema) => writer.typeOf(schema)), ...(answersOctets ? ["FileDownload"] : [])])
  ]
  if (!isPaged) return `Promise<${types.join(" | ") || "undefined"}>`
  const item = schemas[referredName(own[0] ?? {}) ?? ""]?.properties?.["items"]?.items
  return `Pages<${writer.typeOf(item ?? {})}, ${types.join(" | ")}>`
}

/** Writes the operations by group, each with its description, and the types of their requests. */
const operationTypes = (document: any, operations: ReadonlyArray<ClientOperation>, writer: Writer) => {
  const schemas: Schemas = document.components.schemas
  const parts = new Map<string, string>()
  const requests = new Map<string, string>()
  // the parts that several operations share come first
  const ids = Object.values(sharedParts)
  const sharing = ids.flatMap((id) => operations.filter((operation) => operation.id === id))
  for (const operation of sharing) requestFields(operation, writer, parts)
  const line = (operation: ClientOperation): string => {
    const { described, group, id, name } = operation
    const { isOptional, text } = requestFields(operation, writer, parts)
    const given = text === "" ? "Readonly<Record<never, never>>" : `${id}Request`
    if (text !== "")
      requests.set(given, `${comment(`Input of \`${group}.${name}\`.`)}export interface ${given} {\n${text}}\n`)
    const doc = comment(`${described.summary}. ${described.description}`, "    ")
    const answer = answerType(operation, writer, schemas)
    return `${doc}    readonly ${name}: (request${isOptional ? "?" : ""}: ${given}, options?: CallOptions) => ${answer}\n`
  }
  const tags = new Map<string, string>(document.tags.map((tag: any) => [tag.name, tag.description]))
  const groups = grouped(operations, line).map(([group, lines]) => {
    const tag = operations.find((each) => each.group === group)?.described.tags[0] ?? ""
    return `${comment(tags.get(tag) ?? tag, "  ")}  readonly ${group}: {\n${lines}  }\n`
  })
  const partTexts = [...parts].map(([name, text]) => {
    const words = name in sharedParts ? "several operations" : `\`${name.replace(/(?:Query|Headers)$/u, "")}\``
    const doc = comment(`${name.endsWith("Query") ? "Query parameters" : "Headers"} of ${words}.`)
    return `${doc}export interface ${name} {\n${text}}\n`
  })
  return {
    text: groups.join(""),
    requests: [...requests.values()],
    requestNames: [...requests.keys()],
    parts: partTexts
  }
}

/** Writes the sources of the client, by their paths: table of operations, their types, and the problems. */
export const clientSources = (): ReadonlyMap<string, string> => {
  const document = JSON.parse(openApiDocument())
  const schemas: Schemas = document.components.schemas
  const operations = operationsOf(document)
  const { names } = describedBodies()
  const writer = typeWriter(document, {
    nameOf: (component) => names.get(component) ?? component,
    describe: (text) => text,
    describeComponent: (component) => `Fields: ${wordsOf(component)}.`
  })
  const { parts, requestNames, requests, text } = operationTypes(document, operations, writer)
  const problems = problemClasses(writer, schemas)
  const { taken, written } = writer.components(new Set(names.keys()))
  const events = Object.values<any>(document.webhooks).map(({ post }) => JSON.stringify(post.operationId))
  const bodies = '"@radicar/domain/inner/plain/bodies"'
  const own = (component: string): string => names.get(component) ?? component
  const wireTypes = [
    `${heading}import type { ${["Absent", ...[...taken].map(own)].toSorted().join(", ")} } from ${bodies}\n`,
    `export type { ${["Absent", "Bodies", ...names.values()].toSorted().join(", ")} } from ${bodies}\n`,
    `${comment("A value of a query that is true or false.")}export type QueryFlag = "true" | "false"\n`,
    `${comment("Name of an event that the service reports.")}export type WebhookEventType = ${events.join(" | ")}\n`,
    ...requests,
    ...parts,
    ...written.values()
  ].join("\n")
  const answered = new Set(
    [...text.matchAll(/(?:=> Promise<|=> Pages<)([^>\n]*)>/gu)].flatMap(([, types = ""]) => types.split(/ \| |, /u))
  )
  const imported = [...requestNames, ...answered].filter((name) => name !== "undefined" && name !== "FileDownload")
  const operationsText = `${heading}import type { CallOptions } from "../ClientOptions.ts"
import type { FileDownload } from "../FileDownload.ts"
import type { Pages } from "../Pages.ts"
import type { ${[...new Set(imported)].toSorted().join(", ")} } from "./wireTypes.ts"

/** Every operation of the contract, by group. Bodies and answers are as they are on the wire. */
export interface Operations {
${text}}
`
  return new Map([
    [`${clientSourcesFolder}/operationTable.ts`, operationTable(operations)],
    [`${clientSourcesFolder}/Operations.ts`, operationsText],
    [`${clientSourcesFolder}/wireTypes.ts`, wireTypes],
    [`${clientSourcesFolder}/problems.ts`, problems]
  ])
}
