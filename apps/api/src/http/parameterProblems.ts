import { InvalidRequest } from "@radicar/contract/inner/problem/problems"
import { RequestProblems } from "@radicar/contract/inner/RequestProblems"
import { secretHeaders } from "@radicar/contract/inner/query/QueryParameters"
import { formOf } from "@radicar/domain/inner/rules/described"
import { type Language, type Localized, wordingIn } from "@radicar/domain/inner/rules/Language"
import { absent } from "@radicar/domain/inner/rules/sharedWordings"
import type { Violation } from "@radicar/domain/inner/rules/Violation"
import { describeValue } from "@radicar/domain/inner/wire/readDocument"
import { Effect, SchemaIssue } from "effect"
import { HttpRouter, HttpServerRequest } from "effect/http"
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

/** Place of a parameter, the first part of a violation's path. */
type ParameterPlace = "query" | "header" | "path" | "request"

/** A problem with a parameter of a request. */
export interface ParameterFault {
  readonly rule: keyof typeof messages
  readonly place: ParameterPlace
  readonly name: string
  readonly expected: string
  readonly actual: string
  /** Message in place of the rule's text. */
  readonly message?: Localized
}

/** The violation that reports a problem with a parameter. */
export const parameterViolation = (fault: ParameterFault, language: Language): Violation => ({
  rule: fault.rule,
  path: `${fault.place}.${fault.name}`,
  message: (fault.message ?? messages[fault.rule])[language],
  expected: fault.expected,
  actual: fault.actual
})

/** Formatter for the issues of parameters. It describes the expected form in the given language. */
const format = (language: Language) =>
  SchemaIssue.makeFormatterStandardSchemaV1({ checkHook: ({ filter }) => formOf(filter.annotations)?.[language] })

const places: Readonly<Record<string, ParameterPlace>> = { Query: "query", Headers: "header", Params: "path" }

const segment = (part: PropertyKey | { readonly key: PropertyKey }): string =>
  String(typeof part === "object" ? part.key : part)

const missing = "Missing key"
const something: Localized = { en: "a value", es: "un valor" }
const hidden: Localized = { en: "(hidden)", es: "(oculto)" }

/** The expected value in an issue's message: ``Expected a GUID, got "x"`` gives `a GUID`. */
const expectedOf = (message: string): string => message.replace(/^Expected /u, "").replace(/, got [\s\S]*$/u, "")

const secretNames: ReadonlySet<string> = new Set(["authorization", "cookie", ...secretHeaders])

/** The value of a parameter in the request; headers with a secret are hidden. */
const actualOf = Effect.fnUntraced(function* (place: ParameterPlace, name: string, language: Language) {
  const { headers, url } = yield* HttpServerRequest.HttpServerRequest
  if (place === "header" && secretNames.has(name)) return hidden[language]
  const statedValue =
    place === "header"
      ? headers[name]
      : place === "query"
        ? new URL(url, "http://localhost").searchParams.get(name)
        : undefined
  const inPath = place === "path" ? (yield* HttpRouter.RouteContext).params[name] : undefined
  const value = statedValue ?? inPath
  return typeof value === "string" ? wordingIn(describeValue(value), language).replaceAll("\0", "␀") : hidden[language]
})

const called: Readonly<Record<Language, Readonly<Record<ParameterPlace, string>>>> = {
  en: { query: "query parameter", header: "header", path: "path", request: "request" },
  es: { query: "parámetro", header: "encabezado", path: "ruta", request: "solicitud" }
}

/** Names the invalid query parameters or headers with their problems. */
export const RequestProblemsLive = HttpApiMiddleware.layerSchemaErrorTransform(
  RequestProblems,
  Effect.fnUntraced(function* (error) {
    const language = yield* CallerLanguage
    const place = places[error.kind] ?? "request"
    const issues = format(language)(error.cause.issue).issues.map(({ message, path }) => ({
      message,
      name: (path ?? []).map(segment).join(".")
    }))
    const faults = yield* Effect.forEach(issues, ({ message, name }) =>
      Effect.gen(function* (): Effect.fn.Return<
        ParameterFault,
        never,
        HttpServerRequest.HttpServerRequest | HttpRouter.RouteContext
      > {
        if (message === missing) {
          return { rule: "RAD01", place, name, expected: something[language], actual: absent[language] }
        }
        const actual = yield* actualOf(place, name, language)
        return { rule: "RAD02", place, name, expected: expectedOf(message), actual }
      })
    )
    const detailOf = ({ actual, expected, name, rule }: ParameterFault): string => {
      const text: Localized =
        rule === "RAD01"
          ? { en: "is missing", es: "falta" }
          : { en: `expected ${expected}, got ${actual}`, es: `se espera ${expected}, llegó ${actual}` }
      return `${called[language][place]} ${name}${rule === "RAD01" ? " " : ": "}${text[language]}`
    }
    return yield* new InvalidRequest({
      detail: faults.map(detailOf).join("; "),
      violations: faults.map((fault) => parameterViolation(fault, language))
    })
  })
)
