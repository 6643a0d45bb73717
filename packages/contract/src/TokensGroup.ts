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

const scope = patternText({
  identifier: "TokenScope",
  pattern: /^(?:documents:write|documents:read|mails:report|admin)$/u,
  expected: "documents:write, documents:read, mails:report, admin",
  description:
    "documents:write files and stores, documents:read reads, mails:report reports bounces of mails, admin creates and revokes tokens."
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
  scopes: wireList(scope, { maximum: 4 }),
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
  Id: Schema.String,
  Name: Schema.String,
  Prefix: Schema.String.annotate({ description: "First characters of the token, to recognise it." }),
  Scopes: Schema.Array(Schema.Literals(["documents:write", "documents:read", "mails:report", "admin"])),
  Companies: Schema.Array(Schema.String),
  Providers: Schema.Array(Schema.String),
  Created: Schema.String.annotate({ description: "ISO 8601, UTC, like the other moments." }),
  Expires: Schema.optionalKey(Schema.String),
  LastUsed: Schema.optionalKey(Schema.String.annotate({ description: "To the minute." })),
  Revoked: Schema.optionalKey(Schema.String)
}

/** What may be seen of a token. */
export const TokenItem = Schema.Struct(facts).annotate({ identifier: "TokenItem" })

/** See {@link TokenItem}. */
export type TokenItem = typeof TokenItem.Type

/** A token just made. */
export const NewTokenItem = Schema.Struct({
  ...facts,
  Token: Schema.String.annotate({ description: "The bearer token; shown only once; only its hash is stored." })
}).annotate({ identifier: "NewTokenItem" })

/** The tokens of the installation, oldest first. */
export const TokenItems = Schema.Struct({ items: Schema.Array(TokenItem) }).annotate({ identifier: "TokenItems" })

/** Who calls: what a bearer token, or a JWT, may do. */
export const TokenSelf = Schema.Struct({
  Id: facts.Id.annotate({ description: "Of a JWT `oidc:` and its subject." }),
  Scopes: facts.Scopes,
  Companies: facts.Companies.annotate({ description: "Ids of those it may act for; `*`: all." }),
  Providers: facts.Providers.annotate({ description: "Ids of those it may act for; `*`: all." }),
  Environment: Schema.Literals(["sandbox", "habilitacion", "production"]).annotate({
    description: "Where this service files documents that are not tests."
  })
}).annotate({ identifier: "TokenSelf" })

/** See {@link TokenSelf}. */
export type TokenSelf = typeof TokenSelf.Type

/** Bearer tokens, for those that have the scope admin. Nobody gives what it does not have: companies and providers. */
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
          "Creates a bearer token of 256 random bits. It may act only for the named companies and providers, which must be among those of the caller's token."
      })
    ),
    HttpApiEndpoint.get("list", "/", { success: TokenItems, error: [Forbidden, ServiceUnavailable] }).annotateMerge(
      OpenApi.annotations({
        identifier: "TokenGetAll",
        summary: "List tokens",
        description: "Every token with what it may do and when it was last used; never a token itself."
      })
    ),
    HttpApiEndpoint.get("self", "/self", { success: TokenSelf, error: ServiceUnavailable }).annotateMerge(
      OpenApi.annotations({
        identifier: "TokenGetSelf",
        summary: "What the token may do",
        description: "Scopes, companies and providers of the caller's token, whatever its scopes; never the token."
      })
    ),
    HttpApiEndpoint.delete("revoke", "/:id", {
      params: { id: Schema.String },
      success: HttpApiSchema.NoContent,
      error: [Forbidden, NotFound, ServiceUnavailable]
    }).annotateMerge(
      OpenApi.annotations({
        identifier: "TokenRevoke",
        summary: "Revoke a token",
        description: "The token is invalid from the next request on. Revoking cannot be undone."
      })
    )
  )
  .middleware(Authorization)
  .prefix("/v1/tokens")
  .annotateMerge(OpenApi.annotations({ title: "Tokens", description: "Who may do what." })) {}
