import type { CodeListItems, ListedCodes } from "@radicar/contract/inner/CodesGroup"
import { NotFound } from "@radicar/contract/inner/problem/problems"
import { RadicarApi } from "@radicar/contract/inner/RadicarApi"
import { codeListJson, codeListOf, codeLists, codeListSummary } from "@radicar/domain/inner/codeLists"
import { nearest } from "@radicar/domain/inner/rules/nearest"
import { Effect } from "effect"
import type { HttpServerRequest } from "effect/http"
import { type HttpApiEndpoint, HttpApiBuilder } from "effect/http-api"
import { rejectUnknownQuery } from "../access/AuthorizationLive.ts"
import { answerTagged } from "../http/answerTagged.ts"
import { CallerLanguage, failWith } from "../http/language.ts"

/** Answers a cacheable body: the lists change only with a release of the service. */
const answer = (body: CodeListItems | ListedCodes) =>
  answerTagged(Buffer.from(JSON.stringify(body)), {
    contentType: "application/json",
    cacheControl: "public, max-age=3600",
    vary: "accept-language"
  })

/** Rejects unknown query parameters. Elsewhere authorization does so; code lists need no token. */
const parametersOf = (endpoint: HttpApiEndpoint.Top, { url }: HttpServerRequest.HttpServerRequest) =>
  rejectUnknownQuery(endpoint, new URL(url, "http://localhost"))

/** The problem of an unknown list. The id is the caller's text, so only the nearest known one is shown. */
const noList = (id: string) => {
  const suggestion = nearest(
    id,
    codeLists.map((list) => list.id)
  )
  return failWith(NotFound, {
    en: `There is no such code list.${suggestion === undefined ? "" : ` Did you mean ${suggestion}?`} GET /v1/codes lists them.`,
    es: `No existe esa lista de códigos.${suggestion === undefined ? "" : ` ¿Quiso decir ${suggestion}?`} GET /v1/codes las enumera.`
  })
}

/** The code lists, from the domain's registry. */
export const CodesLive = HttpApiBuilder.group(RadicarApi, "codes", (handlers) =>
  Effect.succeed(
    handlers.handleAll({
      list: Effect.fn("CodeListGetAll")(function* ({ endpoint, request }) {
        yield* parametersOf(endpoint, request)
        const language = yield* CallerLanguage
        return yield* answer({ items: codeLists.map((list) => codeListSummary(list, language)) })
      }),
      get: Effect.fn("CodeListGetItem")(function* ({ endpoint, params, query, request }) {
        yield* parametersOf(endpoint, request)
        const list = codeListOf(params.list)
        if (list === undefined) return yield* noList(params.list)
        return yield* answer(codeListJson(list, yield* CallerLanguage, query.search))
      })
    })
  )
)
