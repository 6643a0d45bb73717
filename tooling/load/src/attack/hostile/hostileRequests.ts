import type { Random } from "@radicar/fixtures/random"
import { pngFile } from "@radicar/fixtures/png"
import { gzipSync } from "node:zlib"
import { pickFile } from "./hostileFiles.ts"

/** Manners of sending a request or reading its answer. */
export const manners = ["at once", "in drops", "unread", "broken off"] as const

/** One of the {@link manners}. */
type Manner = (typeof manners)[number]

/** A request that is meant to cost the service more than its sender. */
export interface HostileRequest {
  /** Name of the operation, and of the kind of body. */
  readonly name: string
  readonly method: string
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer | undefined
  readonly manner: Manner
}

/** A hostile tenant. */
export interface HostileTenant {
  /** Id of its company, and of its provider. */
  readonly company: string
  /** Keys of its documents. */
  readonly keys: ReadonlyArray<string>
  /** Ids in answers to it, by the path of the collection that they belong to, such as `/v1/webhooks`. */
  readonly ids: Readonly<Record<string, ReadonlyArray<string>>>
}

/** A parameter of an operation in OpenAPI, with the fields used here. */
interface Parameter {
  readonly name: string
  readonly in?: string
  readonly required?: boolean
  readonly schema?: { readonly type?: unknown; readonly enum?: ReadonlyArray<unknown> }
}

/** The example of a JSON body in the service's OpenAPI description. */
interface Example {
  readonly Number?: unknown
  readonly CompanyParty?: object
  readonly [field: string]: unknown
}

/** The body of an operation in OpenAPI: its example by media type. */
type Content = Readonly<Record<string, { readonly example?: Example }>>

/** An operation in OpenAPI, with the fields used here. */
interface Operation {
  readonly operationId: string
  /** Scopes that the bearer token needs, as alternatives. */
  readonly security?: ReadonlyArray<{ readonly bearer?: ReadonlyArray<string> }>
  readonly parameters?: ReadonlyArray<Parameter>
  readonly requestBody?: { readonly content: Content }
}

/** The service's OpenAPI description, with the fields used here. */
export interface Description {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
}

/** PNG file of a white picture of 4000 by 4000 pixels of one bit; the file has some 2 kB. */
const whitePng = pngFile({
  width: 4000,
  height: 4000,
  depth: 1,
  colourType: 0,
  samples: Buffer.concat(Array.from({ length: 4000 }, () => Buffer.concat([Buffer.of(0), Buffer.alloc(500, 0xff)])))
})

const bomb = gzipSync(Buffer.alloc(64 * 1024 * 1024, " "))

const repeated = (times: number, text: string): string => Array.from({ length: times }, () => text).join(",")

const withField = (example: object, field: string, value: string): Buffer =>
  Buffer.from(
    JSON.stringify({ ...example, [field]: "HERE" }).replace(
      `${JSON.stringify(field)}:"HERE"`,
      () => `"${field}":${value}`
    )
  )

/** Finds the names of the lists in an example body; `Items` if the body has none. */
const listsOf = (example: object): ReadonlyArray<string> => {
  const lists = Object.entries(example).flatMap(([field, value]) => (Array.isArray(value) ? [field] : []))
  return lists.length === 0 ? ["Items"] : lists
}

/** Gives an example body another number, if it has a number. */
const numbered = (example: Example, { between }: Random): Example =>
  typeof example.Number === "number" ? { ...example, Number: example.Number + between(1, 900_000) } : example

/** Functions that make JSON bodies from the example of an operation, by the kind of body. */
const bodyKinds: Readonly<Record<string, (example: Example, random: Random, keys: ReadonlyArray<string>) => Buffer>> = {
  "its example": (example, random) => Buffer.from(JSON.stringify(numbered(example, random))),
  "20 000 empty objects": (example, { pick }) =>
    withField(example, pick(listsOf(example)), `[${repeated(20_000, "{}")}]`),
  "180 000 texts": (example, { pick }) => withField(example, pick(listsOf(example)), `[${repeated(180_000, '"x"')}]`),
  "2 000 copies": (example, { pick }) => {
    const list = pick(listsOf(example))
    const members = example[list]
    const [first = {}]: ReadonlyArray<unknown> = Array.isArray(members) ? members : []
    return withField(example, list, `[${repeated(2000, JSON.stringify(first))}]`)
  },
  "100 000 levels": (example) => withField(example, "Extra", `${"[".repeat(100_000)}${"]".repeat(100_000)}`),
  "a large picture": (example, random) => {
    const ImageUrl = `data:image/png;base64,${whitePng.toString("base64")}`
    return Buffer.from(
      JSON.stringify({ ...numbered(example, random), CompanyParty: { ...example.CompanyParty, ImageUrl } })
    )
  },
  "8 MB of files": (example) =>
    Buffer.from(
      JSON.stringify({
        ...example,
        Attachments: [{ Content: Buffer.alloc(6_000_000, "%PDF-1.7 ").toString("base64"), MimeCode: "application/pdf" }]
      })
    ),
  "200 keys of documents": (example, _, keys) => {
    const listedKeys = Array.from({ length: 200 }, (__, at) => keys[at % keys.length] ?? "ab".repeat(48))
    return Buffer.from(JSON.stringify({ ...example, Ids: listedKeys, Uuids: listedKeys }))
  },
  "RIPS of empty users": () => Buffer.from(`{"usuarios":[${repeated(20_000, "{}")}]}`)
}

/** Functions that make bodies that are not JSON and do not depend on the operation, by the kind of body. */
const otherKinds: Readonly<Record<string, (random: Random) => readonly [Buffer, encoding?: "gzip"]>> = {
  "64 MiB in a gzip file": () => [bomb, "gzip"],
  "1 MiB of octets": ({ next }) => [Buffer.from(Float64Array.from({ length: 131_072 }, next).buffer)],
  "5 MiB of spaces": () => [Buffer.alloc(5 * 1024 * 1024, " ")]
}

/** Path of the collection of a path, such as `/v1/webhooks` of `/v1/webhooks/{id}/test`. */
export const collectionOf = (path: string): string => path.split(/[/?]/u, 3).join("/")

/** Collections whose ids are those of companies and providers. */
const tenantCollections: ReadonlySet<string> = new Set(["/v1/companies", "/v1/providers"])

/**
 * Chooses the value of a parameter of a path: a company, document or record of the tenant, a listed value, or a hostile
 * text.
 */
const valueOf = (
  path: string,
  { name, schema = {} }: Parameter,
  { company, ids, keys }: HostileTenant,
  { next, pick }: Random
): string => {
  const collection = collectionOf(path)
  if (name === "companyId" || name === "providerId") return company
  if (name === "id" && tenantCollections.has(collection)) return company
  const knownIds = ids[collection] ?? []
  if (name === "id" && knownIds.length > 0 && next() < 0.8) return pick(knownIds)
  if (["uuid", "id", "invoice", "submissionId"].includes(name) && keys.length > 0 && next() < 0.95) return pick(keys)
  if (Array.isArray(schema.enum)) return String(pick(schema.enum))
  if (schema.type === "boolean") return String(next() < 0.5)
  if (schema.type === "integer") return "100"
  return pick(["9".repeat(4000), "a".repeat(96), "018f0000-0000-7000-8000-000000000000", "%00", "ñ"])
}

/**
 * Whether an operation may revoke the tenant's token, or delete or change its company or provider, so that the tenant
 * would disable itself.
 */
const isLast = (path: string, method: string): boolean =>
  (tenantCollections.has(collectionOf(path)) &&
    (method === "delete" || (method === "put" && path.endsWith("/{id}")))) ||
  (method === "delete" && collectionOf(path) === "/v1/tokens")

/** Weight of an operation that takes files, because there are many kinds of files. */
const filesWeight = 8

/**
 * Makes the generator of seeded hostile requests. It covers the operations in a service's description, so that new
 * operations are included automatically. Operations with which the tenant would disable itself are `last`.
 */
export const hostileRequests = (description: Description, random: Random) => {
  const operations = Object.entries(description.paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, operation]) => [
      { path, method: method.toUpperCase(), operation, isLast: isLast(path, method) }
    ])
  )
  const takesFiles = ({ requestBody }: Operation): boolean =>
    Object.keys(requestBody?.content ?? {}).some((type) => type !== "application/json")
  const mix = operations
    .filter((each) => !each.isLast)
    .flatMap((each) => Array.from({ length: takesFiles(each.operation) ? filesWeight : 1 }, () => each))
  // the token that sends them is revoked after everything else
  const last = ["/v1/providers", "/v1/companies", "/v1/tokens"].flatMap((collection) =>
    operations.filter(({ isLast: ends, path }) => ends && collectionOf(path) === collection)
  )
  const { next, pick } = random

  const bodyOf = (
    content: Content,
    keys: ReadonlyArray<string>
  ): Pick<HostileRequest, "body" | "headers"> & { readonly kind: string } => {
    const type = pick(Object.keys(content))
    const json = type === "application/json"
    if (json && next() < 0.8) {
      const kind = pick(Object.keys(bodyKinds))
      return {
        kind,
        headers: { "content-type": type },
        body: bodyKinds[kind]!(content[type]?.example ?? {}, random, keys)
      }
    }
    if (!json && next() < 0.9) return { ...pickFile(random), headers: { "content-type": type } }
    const kind = pick(Object.keys(otherKinds))
    const [body, encoding] = otherKinds[kind]!(random)
    return { kind, body, headers: { "content-type": type, ...(encoding && { "content-encoding": encoding }) } }
  }

  const requestOf = (
    { method, operation, path }: (typeof operations)[number],
    tenant: HostileTenant
  ): HostileRequest => {
    const { parameters = [] } = operation
    const inPath = path.replaceAll(/\{(\w+)\}/gu, (_, name: string) =>
      encodeURIComponent(valueOf(path, { name }, tenant, random))
    )
    const query = parameters.flatMap((parameter) =>
      parameter.in === "query" &&
      (parameter.required === true || /^(?:companyId|providerId)$/u.test(parameter.name) || next() < 0.15)
        ? [[parameter.name, valueOf(path, parameter, tenant, random)] as const]
        : []
    )
    const content = operation.requestBody?.content
    const { kind, ...sent } =
      content === undefined ? { kind: "", headers: {}, body: undefined } : bodyOf(content, tenant.keys)
    return {
      name: [`${method} ${path}`, kind].filter((part) => part !== "").join(", "),
      method,
      path: `${inPath}?${new URLSearchParams(query.map(([name, value]) => [name, value]))}`,
      // half of them as normal callers send them, because successful requests cost most
      manner: next() < 0.5 ? "at once" : pick(manners),
      ...sent
    }
  }

  const namesOf = (each: typeof operations) => each.map(({ method, path }) => `${method} ${path}`)
  return {
    /** Names of the operations of {@link next}, such as `POST /v1/dian/invoices`. */
    names: namesOf(operations.filter((each) => !each.isLast)),
    /** Names of the operations of {@link last}. */
    lastNames: namesOf(last),
    next: (tenant: HostileTenant): HostileRequest => requestOf(pick(mix), tenant),
    /** Requests that disable a tenant, in every manner. */
    last: (tenant: HostileTenant): ReadonlyArray<HostileRequest> =>
      last.flatMap((each) => manners.toReversed().map((manner) => ({ ...requestOf(each, tenant), manner })))
  }
}
