import { Redacted, Result } from "effect"
import type { DocumentDefinition } from "../document/DocumentDefinition.ts"
import type { Operation } from "../documentRegistry.ts"
import type { FilingConfiguration } from "../FilingConfiguration.ts"
import type { JsonValue } from "../json/JsonValue.ts"
import { parseJson } from "../json/parseJson.ts"
import type { Findings } from "../rules/Violation.ts"
import { fromEpochMillis } from "../time/LocalDateTime.ts"
import { definitionOf } from "../type/definitionOf.ts"
import type { Body, CheckOptions } from "./CheckOptions.ts"
import { InvalidDocument, MalformedJson } from "./InvalidDocument.ts"

const parse = (body: Body): JsonValue => {
  const parsed = parseJson(typeof body === "string" ? body : JSON.stringify(body))
  if (Result.isSuccess(parsed)) return parsed.success
  throw new MalformedJson(parsed.failure.message, parsed.failure)
}

/** The time in Colombia at a moment. Throws a `TypeError` if the date is invalid. */
export const localDateTimeOf = (moment: Date) => {
  if (Number.isNaN(moment.getTime())) throw new TypeError("the date is not a moment")
  return fromEpochMillis(moment.getTime())
}

const configurationOf = ({ environment, now, software }: CheckOptions): FilingConfiguration => ({
  environment: environment === "production" ? "1" : "2",
  now: localDateTimeOf(now),
  ...(software === undefined ? {} : { software: { ...software, pin: Redacted.make(software.pin) } })
})

/**
 * Identifies a body as a document of `options.operation`, by default of the type that its `TypeCode` names. For
 * programs without Effect. Throws {@link MalformedJson}.
 */
export const identifyPlain = <Document>(
  body: Body,
  options: CheckOptions,
  identify: (
    operation: Operation
  ) => (...args: Parameters<DocumentDefinition<unknown>["identify"]>) => Result.Result<Document, Findings>
): Result.Result<Document, Findings> => {
  const { language = "en", operation, unknownFields = "refuse" } = options
  const json = parse(body)
  const read = { language, unknownFields }
  const configuration = configurationOf(options)
  if (operation !== undefined) return identify(operation)(json, configuration, read)
  return Result.flatMap(definitionOf(json, language), (definition) =>
    identify(definition.operation)(json, configuration, read)
  )
}

/** Returns the document, or throws {@link InvalidDocument}. */
export const getOrThrow = <Document>(identified: Result.Result<Document, Findings>): Document => {
  if (Result.isSuccess(identified)) return identified.success
  throw new InvalidDocument(identified.failure)
}
