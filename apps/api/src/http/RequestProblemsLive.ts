import { InvalidRequest } from "@radicar/contract/problem/InvalidRequest"
import { RequestProblems } from "@radicar/contract/RequestProblems"
import type { Localized } from "@radicar/domain/rules/Language"
import { absent } from "@radicar/domain/rules/sharedWordings"
import { Effect, SchemaIssue } from "effect"
import { HttpApiMiddleware } from "effect/http-api"
import { CallerLanguage } from "../language/CallerLanguage.ts"
import { type ParameterPlace, parameterViolation } from "./parameterViolation.ts"

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
