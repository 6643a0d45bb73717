// The root for programs that use Effect, with the parts that all types of document share. Each type has its own
// subpath.
export type { DocumentDefinition, IdentifiedDocument, IdentifyOptions } from "./document/DocumentDefinition.ts"
export { type Operation, operations } from "./documentRegistry.ts"
export type { Environment, FilingConfiguration } from "./FilingConfiguration.ts"
export { JsonNumber } from "./json/JsonValue.ts"
export { JsonObject, type JsonValue } from "./json/JsonValue.ts"
export { JsonSyntaxError, parseJson } from "./json/parseJson.ts"
export { type DocumentKey, type KeyScheme, redactedSeedOf } from "./key/DocumentKey.ts"
export { type Nit, nitCheckDigit, parseNit } from "./Nit.ts"
export type { Language } from "./rules/Language.ts"
export { Findings, Violation } from "./rules/Violation.ts"
export { fromEpochMillis, LocalDateTime } from "./time/LocalDateTime.ts"
