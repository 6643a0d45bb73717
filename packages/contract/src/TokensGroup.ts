import { wholeNumber } from "@radicar/domain/number/wholeNumber"
import { patternText, text } from "@radicar/domain/wire/text"
import { wireList } from "@radicar/domain/wire/wireList"
import { wireStruct } from "@radicar/domain/wire/wireStruct"
import { Schema } from "effect"
import { HttpApiEndpoint, HttpApiGroup, HttpApiSchema, OpenApi } from "effect/http-api"
import { Authorization } from "./Authorization.ts"
import { Forbidden } from "./problem/Forbidden.ts"
import { bodyProblems } from "./problem/InvalidBody.ts"
import { NotFound } from "./problem/NotFound.ts"
import { ServiceUnavailable } from "./problem/ServiceUnavailable.ts"
import { pageFields, pagingQuery } from "./query/pageQuery.ts"
import {
  deprecatedScope,
  deprecatedScopeMeaning,
  NeededScope,
  scopeNames,
  scopes,
  statedScopes
} from "./CurrentCaller.ts"

const scope = patternText({
  identifier: "TokenScope",
  pattern: new RegExp(`^(?:${statedScopes.join("|")})$`, "u"),
  expected: statedScopes.join(", "),
  description: [
    ...scopeNames.map((name) => `${name}: ${scopes[name].en}`),
    `${deprecatedScope}: ${deprecatedScopeMeaning.en}`
  ].join(" ")
})

const tenant = patternText({
  identifier: "TokenTenant",
  pattern: /^(?:\*|[0-9]{1,20})$/u,
  expected: { en: "an id of digits, or * for all", es: "un identificador de dígitos, o * para todos" },
  description: "Id of a company or provider that the token may act for, or `*` for all."
})

/** A token to be made. */
export const TokenRequest = wireStruct("TokenRequest", {
  name: Schema.optionalKey(text(100, "Its purpose, as a label.")),
  scopes: wireList(scope, { maximum: statedScopes.length }),
  companies: Schema.optionalKey(wireList(tenant, { maximum: 1000 })),
  providers: Schema.optionalKey(wireList(tenant, { maximum: 1000 })),
  expiresInDays: Schema.optionalKey(
    wholeNumber({
      identifier: "TokenDays",
      description: "Days until it expires; never when absent.",
      minimum: 1,
      maximum: 3650
    })
  )
})

const facts = {
  id: Schema.String,
  name: Schema.String,
  prefix: Schema.String.annotate({ description: "First characters of the token, to recognise it." }),
  scopes: Schema.Array(Schema.Literals(statedScopes)).annotate({
    description: "A token that was made before `admin` was divided still has that scope."
  }),
  companies: Schema.Array(Schema.String),
  providers: Schema.Array(Schema.String),
  created: Schema.String.annotate({ description: "ISO 8601, UTC, like the other moments." }),
  createdBy: Schema.optionalKey(
    Schema.String.annotate({
      description: "Id of the token that created it, or `oidc:` and the subject of a JWT; absent where unknown."
    })
  ),
  expires: Schema.optionalKey(Schema.String),
  lastUsed: Schema.optionalKey(Schema.String.annotate({ description: "To the minute." })),
  revoked: Schema.optionalKey(Schema.String)
}

/** What may be seen of a token. */
export const TokenItem = Schema.Struct(facts).annotate({ identifier: "TokenItem" })

/** See {@link TokenItem}. */
export type TokenItem = typeof TokenItem.Type

/** A token just made. */
export const NewTokenItem = Schema.Struct({
  ...facts,
  token: Schema.String.annotate({ description: "The bearer token; shown only once; only its hash is stored." })
}).annotate({ identifier: "CreatedToken" })

/** A page of the tokens that a caller may revoke, the oldest first. */
export const TokenItems = Schema.Struct(pageFields(TokenItem)).annotate({ identifier: "TokenItems" })

/** Who calls: what a bearer token, or a JWT, may do. */
export const TokenSelf = Schema.Struct({
  id: facts.id.annotate({ description: "Of a JWT `oidc:` and its subject." }),
  scopes: Schema.Array(Schema.Literals(scopeNames)).annotate({
    description: "Without `admin`: the scopes that it means for this token."
  }),
  companies: facts.companies.annotate({ description: "Ids of those it may act for; `*`: all." }),
  providers: facts.providers.annotate({ description: "Ids of those it may act for; `*`: all." }),
  environment: Schema.Literals(["sandbox", "habilitacion", "production"]).annotate({
    description: "Where this service files documents that are not tests."
  })
}).annotate({ identifier: "TokenSelf" })

/** See {@link TokenSelf}. */
export type TokenSelf = typeof TokenSelf.Type

/** A webhook that a revoked token had created. */
export const LeftWebhook = Schema.Struct({
  id: Schema.String,
  name: Schema.String,
  url: Schema.String,
  companies: Schema.Array(Schema.String).annotate({ description: "Companies whose events it receives, or `*`." }),
  ended: Schema.Boolean.annotate({ description: "false: it is kept, and belongs to its companies." })
}).annotate({ identifier: "LeftWebhook" })

/** See {@link LeftWebhook}. */
export type LeftWebhook = typeof LeftWebhook.Type

/** A revoked token, and the webhooks that it had created. */
export const RevokedToken = Schema.Struct({
  id: Schema.String,
  revoked: Schema.String.annotate({ description: "ISO 8601, UTC." }),
  webhooks: Schema.Array(LeftWebhook).annotate({
    description: "Only those of which the caller may act for every company."
  })
}).annotate({ identifier: "RevokedToken" })

/** See {@link RevokedToken}. */
export type RevokedToken = typeof RevokedToken.Type

const webhookId = "[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}"

/** Query parameters of TokenRevoke. */
export const TokenRevokeQuery = {
  endWebhooks: Schema.optionalKey(
    Schema.String.check(
      Schema.isPattern(new RegExp(`^(?:all|${webhookId}(?:,${webhookId})*)$`, "iu"), {
        expected: "all, or ids of webhooks with commas between"
      })
    ).annotate({
      description:
        "Which of the webhooks that the token created end with it: all, or their ids with commas between. The others are kept; without this parameter all are."
    })
  )
}

/** Bearer tokens. Nobody gives companies, providers or administrative scopes that it does not have. */
export class TokensGroup extends HttpApiGroup.make("tokens")
  .add(
    HttpApiEndpoint.post("create", "/", {
      payload: TokenRequest,
      success: NewTokenItem.pipe(HttpApiSchema.status(201)),
      error: [...bodyProblems, Forbidden, ServiceUnavailable]
    }).annotateMerge(
      OpenApi.annotations({
        identifier: "TokenCreate",
        summary: "Make a token",
        description:
          "Creates a bearer token of 256 random bits. It may act only for the named companies and providers, which must be among those of the caller's token. The caller must have each administrative scope that it gives. The deprecated scope admin becomes the scopes that it means."
      })
    ),
    HttpApiEndpoint.get("list", "/", {
      query: pagingQuery,
      success: TokenItems,
      error: [Forbidden, ServiceUnavailable]
    }).annotateMerge(
      OpenApi.annotations({
        identifier: "TokenGetAll",
        summary: "List tokens",
        description:
          "Every token that the caller may revoke, with what it may do and when it was last used, the oldest first, in pages; never a token itself."
      })
    ),
    HttpApiEndpoint.get("self", "/self", { success: TokenSelf, error: ServiceUnavailable })
      .annotate(NeededScope, "any")
      .annotateMerge(
        OpenApi.annotations({
          identifier: "TokenGetSelf",
          summary: "What the token may do",
          description: "Scopes, companies and providers of the caller's token, whatever its scopes; never the token."
        })
      ),
    HttpApiEndpoint.delete("revoke", "/:id", {
      params: { id: Schema.String },
      query: TokenRevokeQuery,
      success: RevokedToken,
      error: [Forbidden, NotFound, ServiceUnavailable]
    }).annotateMerge(
      OpenApi.annotations({
        identifier: "TokenRevoke",
        summary: "Revoke a token",
        description:
          "The token is invalid from the next request on, and so are its links to files. Revoking cannot be undone. Its creator may revoke it, and whoever may act for every company that it names; if it names none, only its creator and tokens of all companies. The answer lists the webhooks that it created: `endWebhooks` says which of them end, the others are kept. The expiry of a token ends none."
      })
    )
  )
  .middleware(Authorization)
  .annotate(NeededScope, "tokens:admin")
  .prefix("/v1/tokens")
  .annotateMerge(OpenApi.annotations({ title: "Tokens", description: "Who may do what." })) {}
