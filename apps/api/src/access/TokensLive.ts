import { CurrentCaller, type Scope } from "@radicar/contract/CurrentCaller"
import { NotFound } from "@radicar/contract/problem/NotFound"
import { RadicarApi } from "@radicar/contract/RadicarApi"
import { type TokenItem, TokenRequest } from "@radicar/contract/TokensGroup"
import { Clock, Effect } from "effect"
import { HttpServerResponse } from "effect/http"
import { HttpApiBuilder } from "effect/http-api"
import { randomBytes } from "node:crypto"
import { failWith } from "../http/language.ts"
import { readResource } from "../http/readBody.ts"
import { AuthorityEndpoints } from "../platform/AuthorityEndpoints.ts"
import { noteSubject } from "./auditing.ts"
import { lacking, notYours, requireScope } from "./requireAccess.ts"
import { tokenHash, type TokenRecord, Tokens } from "./Tokens.ts"

const dayMillis = 86_400_000

const stated = <K extends string>(key: K, at: Date | undefined): { readonly [P in K]?: string } =>
  (at === undefined ? {} : { [key]: at.toISOString() }) as { readonly [P in K]?: string }

const tokenItem = (record: TokenRecord): TokenItem => ({
  Id: record.id,
  Name: record.name,
  Prefix: record.prefix,
  Scopes: record.scopes,
  Companies: record.companyIds,
  Providers: record.providerIds,
  Created: record.createdAt.toISOString(),
  ...stated("Expires", record.expiresAt),
  ...stated("LastUsed", record.lastUsedAt),
  ...stated("Revoked", record.revokedAt)
})

const noToken = failWith(NotFound, {
  en: "There is no such token, or it is revoked.",
  es: "No existe ese token, o ya fue revocado."
})

/** Whether everything that a token may act for is the caller's as well. */
const isWithin = ({ companyIds, providerIds }: TokenRecord, caller: typeof CurrentCaller.Service): boolean =>
  lacking(caller.companies, companyIds).length === 0 && lacking(caller.providers, providerIds).length === 0

/** Bearer tokens over HTTP. */
export const TokensLive = HttpApiBuilder.group(
  RadicarApi,
  "tokens",
  Effect.fn(function* (handlers) {
    const tokens = yield* Tokens
    const { standard } = yield* AuthorityEndpoints
    return handlers
      .handleAll({
        list: Effect.fn("TokenGetAll")(function* () {
          yield* requireScope("admin")
          const caller = yield* CurrentCaller
          const all = yield* tokens.list
          return { items: all.filter((record) => isWithin(record, caller)).map(tokenItem) }
        }),
        self: Effect.fn("TokenGetSelf")(function* () {
          const { companies, providers, scopes, tokenId } = yield* CurrentCaller
          return {
            Id: tokenId,
            Scopes: scopes,
            Companies: companies,
            Providers: providers,
            Environment: standard
          }
        }),
        revoke: Effect.fn("TokenRevoke")(function* ({ params }) {
          yield* requireScope("admin")
          const caller = yield* CurrentCaller
          const record = (yield* tokens.list).find(({ id }) => id === params.id.toLowerCase())
          if (record === undefined || record.revokedAt !== undefined || !isWithin(record, caller)) {
            return yield* noToken
          }
          yield* tokens.revoke(record.id, new Date(yield* Clock.currentTimeMillis))
        })
      })
      .handleRaw(
        "create",
        Effect.fn("TokenCreate")(function* ({ request }) {
          yield* requireScope("admin")
          const caller = yield* CurrentCaller
          const asked = yield* readResource(request, TokenRequest)
          const { companies = [], expiresInDays, name = "", providers = [], scopes } = asked
          const foreign = [...lacking(caller.companies, companies), ...lacking(caller.providers, providers)]
          // a token of no company has limits of its own: whoever made many would have no limit
          if (companies.length === 0) foreign.push(...lacking(caller.companies, ["*"]))
          if (foreign.length > 0) return yield* notYours(foreign)
          const token = `rad_${standard}_${randomBytes(32).toString("base64url")}`
          const now = yield* Clock.currentTimeMillis
          const record = yield* tokens.create({
            name,
            prefix: token.slice(0, `rad_${standard}_`.length + 6),
            hash: tokenHash(token),
            scopes: [...new Set(scopes as ReadonlyArray<Scope>)],
            companyIds: companies,
            providerIds: providers,
            ...(expiresInDays === undefined ? {} : { expiresAt: new Date(now + expiresInDays * dayMillis) })
          })
          yield* noteSubject(record.id)
          return HttpServerResponse.jsonUnsafe({ ...tokenItem(record), Token: token }, { status: 201 })
        })
      )
  })
)
