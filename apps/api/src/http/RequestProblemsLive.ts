import { InvalidRequest } from "@radicar/contract/problem/InvalidRequest"
import { RequestProblems } from "@radicar/contract/RequestProblems"
import { Effect, SchemaIssue } from "effect"
import { HttpApiMiddleware } from "effect/http-api"

const format = SchemaIssue.makeFormatterStandardSchemaV1()

const places: Readonly<Record<string, string>> = { Query: "query parameter", Headers: "header", Params: "path" }

const segment = (part: PropertyKey | { readonly key: PropertyKey }): string =>
  String(typeof part === "object" ? part.key : part)

/** Says which query parameter or header does not fit, and how. */
export const RequestProblemsLive = HttpApiMiddleware.layerSchemaErrorTransform(RequestProblems, (error) => {
  const issues = format(error.cause.issue).issues.map(
    ({ message, path }) => `${places[error.kind] ?? "request"} ${(path ?? []).map(segment).join(".")}: ${message}`
  )
  return Effect.fail(new InvalidRequest({ detail: issues.join("; ") }))
})
