import type { Result } from "effect"
import type { DocumentDefinition } from "../document/DocumentDefinition.ts"
import type { JsonValue } from "../json/JsonValue.ts"
import type { Language } from "../rules/Language.ts"
import type { Findings } from "../rules/Violation.ts"
import { definitionAmong, type Definitions } from "./definitionAmong.ts"
import { documentDefinitions } from "./documentDefinitions.ts"

const { InvoiceCreate: first, ...others } = documentDefinitions

/** Every type of document; a body without `TypeCode` is an invoice. */
export const allDefinitions: Definitions = [first, ...Object.values(others)]

/** {@link definitionAmong} all types. */
export const definitionOf = (
  body: JsonValue,
  language: Language
): Result.Result<DocumentDefinition<unknown>, Findings> => definitionAmong(allDefinitions, body, language)
