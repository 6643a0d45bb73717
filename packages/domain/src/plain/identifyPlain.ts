import { Redacted, Result } from "effect"
import { fillIn, withOmitted } from "../complete/fillIn.ts"
import type { DocumentDefinition, IdentifiedDocument } from "../document/DocumentDefinition.ts"
import type { Operation } from "../documentRegistry.ts"
import type { FilingConfiguration } from "../FilingConfiguration.ts"
import { JsonNumber, JsonObject, type JsonValue } from "../json/JsonValue.ts"
import { parseJson } from "../json/parseJson.ts"
import type { Findings } from "../rules/Violation.ts"
import { fromEpochMillis } from "../time/LocalDateTime.ts"
import { definitionAmong, type Definitions } from "../type/definitionAmong.ts"
import { isNothing, isZero } from "../wire/isNothing.ts"
import { knownFields } from "../wire/knownFields.ts"
import type { Absent } from "./bodies.ts"
import type { Body, CheckOptions } from "./CheckOptions.ts"
import { jsonTextOf, requireObject, requireOneOf, requireOperation, requireText } from "./checkArguments.ts"
import { InvalidDocument, MalformedJson } from "./InvalidDocument.ts"

const parse = (name: string, body: unknown): JsonValue => {
  const parsed = parseJson(jsonTextOf(name, body))
  if (Result.isSuccess(parsed)) return parsed.success
  throw new MalformedJson(parsed.failure.message, parsed.failure)
}

/** The time in Colombia at a moment. Throws a `TypeError` if the value is not a valid date. */
export const localDateTimeOf = (moment: unknown) => {
  if (!(moment instanceof Date) || Number.isNaN(moment.getTime())) {
    throw new TypeError("options.now is not a moment: pass a valid Date, { now: new Date() }")
  }
  return fromEpochMillis(moment.getTime())
}

/** A body of a known type, with the values that the caller's options fill in. */
export interface PlainBody {
  readonly operation: Operation
  readonly definition: DocumentDefinition<unknown>
  readonly json: JsonValue
  /** The technical key of `options.range`; kept apart, so that nobody sees it in the body. */
  readonly technicalKey: JsonValue | undefined
}

/** Options that decide how a body is read and filled in. */
export type BodyOptions = Partial<Pick<CheckOptions, "company" | "language" | "operation" | "range" | "unknownFields">>

const secretField = "TechnicalKey"

const isOmitted = (value: JsonValue | undefined): boolean => isNothing(value) || isZero(value)

const textOf = (value: JsonValue | undefined): string => {
  const text = value instanceof JsonNumber ? value.text : value
  return typeof text === "string" ? text.trim() : ""
}

/** Whether a range may complete the one in a body: it states no other prefix or authorisation. */
const fits = (stated: JsonObject, range: JsonObject): boolean =>
  ["Prefix", "Id"].every((field) => {
    const [one, other] = [stated.get(field), range.get(field)]
    return isOmitted(one) || isOmitted(other) || textOf(one) === textOf(other)
  })

const isAbsent = (value: unknown): value is Absent => value === undefined || value === null || value === ""

const objectOf = (name: string, value: object): JsonObject => {
  requireObject(name, value, "pass an object with the fields of the body")
  const json = parse(name, value)
  // a value with `toJSON` may state anything
  if (!(json instanceof JsonObject)) throw new TypeError(`${name} is not an object in JSON`)
  return json
}

/** Adds the range of the options to a body, without its technical key, which is returned apart. */
const withRange = (
  definition: DocumentDefinition<unknown>,
  body: JsonObject,
  range: JsonObject
): Pick<PlainBody, "json" | "technicalKey"> => {
  const known = knownFields(definition.schema, "NumberingRange", range)
  const value = body.get("NumberingRange")
  const stated = isNothing(value) ? JsonObject.from({}) : value
  if (known === undefined || !(stated instanceof JsonObject) || !fits(stated, known)) {
    return { json: body, technicalKey: undefined }
  }
  const shown = JsonObject.from(
    Object.fromEntries(
      known.keys.flatMap((key, index) => (key === secretField ? [] : [[key, known.values[index] ?? null]]))
    )
  )
  return {
    json: body.with("NumberingRange", withOmitted(stated, shown, isOmitted)),
    technicalKey: isOmitted(stated.get(secretField)) ? known.get(secretField) : undefined
  }
}

const requireOptions = (options: BodyOptions): void => {
  requireObject("options", options, "pass an object")
  const { language, operation, unknownFields } = options
  if (language !== undefined) requireOneOf("options.language", language, ["en", "es"])
  if (unknownFields !== undefined) requireOneOf("options.unknownFields", unknownFields, ["refuse", "ignore"])
  if (operation !== undefined) requireOperation("options.operation", operation)
}

/** The type of an operation among those that a program has loaded. Throws a `TypeError` that names them. */
const definitionFor = (definitions: Definitions, operation: Operation): DocumentDefinition<unknown> => {
  const found = definitions.find((each) => each.operation === operation)
  if (found !== undefined) return found
  const known = definitions.map((each) => each.operation).join(", ")
  throw new TypeError(`options.operation ${operation} is not among those of this import: ${known}`)
}

/**
 * Reads a body as a document of `options.operation`, by default of the type that its `TypeCode` names, and fills in the
 * company and the range of the options. Throws {@link MalformedJson}, or a `TypeError` for an argument of another form.
 */
export const readPlainBody = (
  definitions: Definitions,
  body: Body,
  options: BodyOptions
): Result.Result<PlainBody, Findings> => {
  requireOptions(options)
  const { company, language = "en", operation, range } = options
  const json = parse("the document", body)
  const found: Result.Result<DocumentDefinition<unknown>, Findings> = operation === undefined
    ? definitionAmong(definitions, json, language)
    : Result.succeed(definitionFor(definitions, operation))
  return Result.map(found, (definition) => {
    const read = { operation: definition.operation, definition, json, technicalKey: undefined }
    if (!(json instanceof JsonObject)) return read
    const filled = isAbsent(company)
      ? json
      : fillIn(definition, json, { companyParty: objectOf("options.company", company) })
    const ranged = isAbsent(range) ? { json: filled } : withRange(definition, filled, objectOf("options.range", range))
    return { ...read, ...ranged }
  })
}

const configurationOf = ({ environment, now, provider }: CheckOptions): FilingConfiguration => {
  const configuration = {
    environment: environment === "production" ? ("1" as const) : ("2" as const),
    now: localDateTimeOf(now)
  }
  if (environment !== undefined) requireOneOf("options.environment", environment, ["production", "test"])
  if (provider === undefined) return configuration
  requireObject("options.provider", provider, "pass { id, pin }")
  requireText("options.provider.id", provider.id, "pass the id of the software")
  requireText("options.provider.pin", provider.pin, "pass the pin of the software as a string")
  return { ...configuration, software: { ...provider, pin: Redacted.make(provider.pin) } }
}

/** Identifies a body that was read, with the technical key of its range. */
export const identifyRead = (
  { definition, json, technicalKey }: PlainBody,
  options: CheckOptions
): Result.Result<IdentifiedDocument<unknown>, Findings> => {
  const { language = "en", unknownFields = "refuse" } = options
  const range = json instanceof JsonObject ? json.get("NumberingRange") : undefined
  const whole =
    technicalKey !== undefined && json instanceof JsonObject && range instanceof JsonObject
      ? json.with("NumberingRange", range.with(secretField, technicalKey))
      : json
  return definition.identify(whole, configurationOf(options), { language, unknownFields })
}

/** Reads and identifies a body, for programs without Effect. Throws as {@link readPlainBody} does. */
export const identifyPlain = (
  definitions: Definitions,
  body: Body,
  options: CheckOptions
): Result.Result<IdentifiedDocument<unknown>, Findings> => {
  requireObject("options", options, "pass { now: new Date() }")
  localDateTimeOf(options.now)
  return Result.flatMap(readPlainBody(definitions, body, options), (read) => identifyRead(read, options))
}

/** Returns the document, or throws {@link InvalidDocument}. */
export const getOrThrow = <Document>(identified: Result.Result<Document, Findings>): Document => {
  if (Result.isSuccess(identified)) return identified.success
  throw new InvalidDocument(identified.failure)
}
