import { CurrentCaller } from "@radicar/contract/CurrentCaller"
import { CompanyErased } from "@radicar/contract/problem/CompanyErased"
import type { Localized } from "@radicar/domain/rules/Language"
import { Effect } from "effect"
import { HttpServerRequest, type HttpServerResponse } from "effect/http"
import { failLocalized } from "../http/language.ts"
import { Erasures } from "../tenants/erasure/Erasures.ts"
import { companyOf } from "./auditing.ts"
import { mayActFor } from "./requireAccess.ts"

/** What is said to who would have something recorded of a company whose data were erased. */
export const erasedText: Localized = {
  en: "The data of this company were erased; nothing is recorded or asked for it any more. What the law wants kept can be read.",
  es: "Los datos de esta compañía se eliminaron; ya no se registra ni se consulta nada por ella. Lo que la ley ordena conservar se puede leer."
}

/** What is kept can be read, and the erasure repeated; what asks the authority records the answer. */
const isHarmless = (method: string, { pathname }: URL): boolean =>
  (method === "GET" && !pathname.startsWith("/v1/dian/")) || /^\/v1\/companies\/[0-9]+\/data\/?$/u.test(pathname)

/** Refuses requests about companies whose data were erased. */
export const refusingErased = Effect.map(
  Erasures,
  (erasures) =>
    <E, R>(answer: Effect.Effect<HttpServerResponse.HttpServerResponse, E, R>) =>
      Effect.gen(function* () {
        const request = yield* HttpServerRequest.HttpServerRequest
        const url = new URL(request.url, "http://service")
        const companyId = companyOf(url)
        const { companies } = yield* CurrentCaller
        if (companyId !== undefined && mayActFor(companies, companyId) && !isHarmless(request.method, url)) {
          if (yield* erasures.isErased(companyId)) {
            return yield* failLocalized(erasedText, (detail) => new CompanyErased({ detail }))
          }
        }
        return yield* answer
      })
)
