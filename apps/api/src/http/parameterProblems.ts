import { InvalidRequest } from "@radicar/contract/problem/InvalidRequest"
import { RequestProblems } from "@radicar/contract/RequestProblems"
import type { Language, Localized } from "@radicar/domain/rules/Language"
import { absent } from "@radicar/domain/rules/sharedWordings"
import type { Violation } from "@radicar/domain/rules/Violation"
import { Effect, SchemaIssue } from "effect"
import { HttpApiMiddleware } from "effect/http-api"
import { CallerLanguage } from "./language.ts"

const messages = {
  RAD01: { en: "A required parameter is absent.", es: "Falta un parámetro obligatorio." },
  RAD02: {
    en: "The value does not have the form of this parameter.",
    es: "El valor no tiene la forma de este parámetro."
  },
  RAD03: { en: "The operation has no such parameter.", es: "La operación no tiene este parámetro." }
} as const satisfies Readonly<Record<string, Localized>>

/** Where a parameter stands, as the path of a violation begins. */
type ParameterPlace = "query" | "header" | "path" | "request"

/** What is wrong with a parameter. */
export interface ParameterFault {
  readonly rule: keyof typeof messages
  readonly place: ParameterPlace
  readonly name: string
  readonly expected: string
  readonly actual: string
}

/** A fault of a parameter as callers see it. */
export const parameterViolation = (fault: ParameterFault, language: Language): Violation => ({
  rule: fault.rule,
  path: `${fault.place}.${fault.name}`,
  message: messages[fault.rule][language],
  expected: fault.expected,
  actual: fault.actual
})

const format = SchemaIssue.makeFormatterStandardSchemaV1()

const places: Readonly<Record<string, readonly [place: ParameterPlace, name: string]>> = {
  Query: ["query", "query parameter"],
  Headers: ["header", "header"],
  Params: ["path", "path"]
}

const segment = (part: PropertyKey | { readonly key: PropertyKey }): string =>
  String(typeof part === "object" ? part.key : part)

const missing = "Missing key"
const something: Localized = { en: "a value", es: "un valor" }
// a header may carry a secret
const hidden: Localized = { en: "(hidden)", es: "(oculto)" }

/** Says which query parameter or header does not fit, and how. */
export const RequestProblemsLive = HttpApiMiddleware.layerSchemaErrorTransform(
  RequestProblems,
  Effect.fnUntraced(function* (error) {
    const language = yield* CallerLanguage
    const [place, called] = places[error.kind] ?? ["request", "request"]
    const issues = format(error.cause.issue).issues.map(({ message, path }) => ({
      message,
      name: (path ?? []).map(segment).join(".")
    }))
    return yield* new InvalidRequest({
      detail: issues.map(({ message, name }) => `${called} ${name}: ${message}`).join("; "),
      violations: issues.map(({ message, name }) =>
        parameterViolation(
          message === missing
            ? { rule: "RAD01", place, name, expected: something[language], actual: absent[language] }
            : { rule: "RAD02", place, name, expected: message.replace(/^Expected /u, ""), actual: hidden[language] },
          language
        )
      )
    })
  })
)
