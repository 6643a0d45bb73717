import { administrativeScopes, type Caller, CurrentCaller, knownScopes } from "@radicar/contract/inner/CurrentCaller"
import { InvalidRequest, NotFound } from "@radicar/contract/inner/problem/problems"
import { RadicarApi } from "@radicar/contract/inner/RadicarApi"
import { type TokenItem, TokenRequest } from "@radicar/contract/inner/TokensGroup"
import { Clock, Effect, Option } from "effect"
import { HttpServerResponse } from "effect/http"
import { HttpApiBuilder } from "effect/http-api"
import { randomBytes } from "node:crypto"
import { CallerLanguage, failWith } from "../http/language.ts"
import { parameterViolation } from "../http/parameterProblems.ts"
import { readResource } from "../http/readBody.ts"
import { AuthorityEndpoints } from "../platform/AuthorityEndpoints.ts"
import { pageOfAll } from "../http/paging.ts"
import { withoutUndefined } from "../platform/withoutUndefined.ts"
import { noteDetail, noteSubject } from "./auditing.ts"
import { missingIds, lacksScopes, forbiddenIds } from "./requireAccess.ts"
import { tokenHash, type TokenRecord, Tokens } from "./Tokens.ts"

const dayMillis = 86_400_000

const optionalTime = <K extends string>(key: K, at: Date | undefined): { readonly [P in K]?: string } =>
  (at === undefined ? {} : { [key]: at.toISOString() }) as { readonly [P in K]?: string }

const tokenItem = (record: TokenRecord): TokenItem => ({
  id: record.id,
  name: record.name,
  prefix: record.prefix,
  scopes: record.scopes,
  companies: record.companyIds,
  providers: record.providerIds,
  created: record.createdAt.toISOString(),
  ...withoutUndefined({ createdBy: record.createdBy }),
  ...optionalTime("expires", record.expiresAt),
  ...optionalTime("lastUsed", record.lastUsedAt),
  ...optionalTime("revoked", record.revokedAt)
})

const noToken = failWith(NotFound, {
  en: "There is no such token, or it is revoked.",
  es: "No existe ese token, o ya fue revocado."
})

/**
 * Whether the caller may administer a token: as its creator, or by acting for all of its companies. For a token without
 * companies, the caller must act for all companies. Providers do not count, because companies share them.
 */
const administers = (caller: Caller, { companyIds, createdBy }: TokenRecord): boolean =>
  createdBy === caller.tokenId ||
  missingIds(caller.companies, companyIds.length === 0 ? ["*"] : companyIds).length === 0

const ownWebhooks = { en: "webhooks that the token created", es: "webhooks que el token creó" }

/** Fails because `endWebhooks` names webhooks that the token did not create, or that the caller may not delete. */
const refuseEndWebhooks = Effect.fnUntraced(function* (ids: ReadonlyArray<string>) {
  const language = yield* CallerLanguage
  const actual = ids.join(", ")
  return yield* failWith(
    InvalidRequest,
    {
      en: `query parameter endWebhooks: the token created no such webhook: ${actual}. Nothing was revoked.`,
      es: `parámetro endWebhooks: el token no creó ese webhook: ${actual}. No se revocó nada.`
    },
    {
      violations: [
        parameterViolation(
          { rule: "RAD02", place: "query", name: "endWebhooks", expected: ownWebhooks[language], actual },
          language
        )
      ]
    }
  )
})

/** Revokes a token, and ends the webhooks that the caller names. */
const revokeToken = Effect.fnUntraced(function* (
  tokens: Tokens["Service"],
  id: string,
  endWebhooks: string | undefined
) {
  const caller = yield* CurrentCaller
  const record = Option.getOrUndefined(yield* tokens.find(id))
  if (record === undefined || record.revokedAt !== undefined || !administers(caller, record)) {
    return yield* noToken
  }
  const created = yield* tokens.webhooksOf(record.id)
  const left = created.filter(({ companyIds }) => missingIds(caller.companies, companyIds).length === 0)
  const leftIds = left.map(({ id }) => id)
  const ended = endWebhooks?.toLowerCase() === "all" ? leftIds : (endWebhooks?.toLowerCase().split(",") ?? [])
  const unknown = ended.filter((id) => !leftIds.includes(id))
  if (unknown.length > 0) return yield* refuseEndWebhooks(unknown)
  const now = new Date(yield* Clock.currentTimeMillis)
  yield* tokens.revoke(record.id, now, ended)
  const kept = leftIds.filter((id) => !ended.includes(id))
  if (left.length > 0) yield* noteDetail(JSON.stringify({ webhooks: { ended, kept } }))
  return {
    id: record.id,
    revoked: now.toISOString(),
    webhooks: left.map(({ companyIds, id, name, url }) => ({
      id,
      name,
      url,
      companies: companyIds,
      ended: ended.includes(id)
    }))
  }
})

/** Bearer tokens over HTTP. */
export const TokensLive = HttpApiBuilder.group(
  RadicarApi,
  "tokens",
  Effect.fn(function* (handlers) {
    const tokens = yield* Tokens
    const { standard } = yield* AuthorityEndpoints
    return handlers
      .handleAll({
        list: Effect.fn("TokenGetAll")(function* ({ query }) {
          const caller = yield* CurrentCaller
          const all = yield* tokens.list
          return yield* pageOfAll(
            all.filter((record) => administers(caller, record)),
            query,
            tokenItem
          )
        }),
        self: Effect.fn("TokenGetSelf")(function* () {
          const { companies, name, providers, scopes, tokenId } = yield* CurrentCaller
          return {
            id: tokenId,
            ...(name === undefined || name === "" ? {} : { name }),
            scopes,
            companies,
            providers,
            environment: standard
          }
        }),
        revoke: Effect.fn("TokenRevoke")(function* ({ params, query }) {
          return yield* revokeToken(tokens, params.id, query.endWebhooks)
        })
      })
      .handleRaw(
        "create",
        Effect.fn("TokenCreate")(function* ({ request }) {
          const caller = yield* CurrentCaller
          const tokenRequest = yield* readResource(request, TokenRequest)
          const { companies = [], expiresInDays, name = "", providers = [] } = tokenRequest
          const foreign = [...missingIds(caller.companies, companies), ...missingIds(caller.providers, providers)]
          // a token without companies has limits of its own: creating many of them would evade all limits
          if (companies.length === 0) foreign.push(...missingIds(caller.companies, ["*"]))
          if (foreign.length > 0) return yield* forbiddenIds(foreign)
          const scopes = knownScopes(tokenRequest.scopes)
          const above = administrativeScopes.filter((scope) => scopes.includes(scope) && !caller.scopes.includes(scope))
          if (above.length > 0) return yield* lacksScopes(above)
          const token = `rad_${standard}_${randomBytes(32).toString("base64url")}`
          const now = yield* Clock.currentTimeMillis
          const record = yield* tokens.create({
            name,
            prefix: token.slice(0, `rad_${standard}_`.length + 6),
            hash: tokenHash(token),
            scopes,
            companyIds: companies,
            providerIds: providers,
            createdBy: caller.tokenId,
            ...(expiresInDays === undefined ? {} : { expiresAt: new Date(now + expiresInDays * dayMillis) })
          })
          yield* noteSubject(record.id)
          return HttpServerResponse.jsonUnsafe({ ...tokenItem(record), token }, { status: 201 })
        })
      )
  })
)
