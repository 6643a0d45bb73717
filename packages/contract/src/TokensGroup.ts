import { described, formedText } from "@radicar/domain/inner/rules/described"
import { bilingual, type Language } from "@radicar/domain/inner/rules/Language"
import { wholeNumber } from "@radicar/domain/inner/number/wireNumber"
import { patternText, text } from "@radicar/domain/inner/wire/text"
import { wireList } from "@radicar/domain/inner/wire/wireList"
import { wireStruct } from "@radicar/domain/inner/wire/wireStruct"
import { Schema } from "effect"
import { HttpApiEndpoint, HttpApiGroup, HttpApiSchema } from "effect/http-api"
import { moment, optionalMoment } from "./moment.ts"
import { Authorization } from "./Authorization.ts"
import { bodyProblems, Forbidden, NotFound, ServiceUnavailable } from "./problem/problems.ts"
import { pageFields, pagingQuery } from "./query/pageQuery.ts"
import { guidPattern } from "./query/QueryParameters.ts"
import { NeededScope, scopeNames, scopes } from "./CurrentCaller.ts"
import { groupTexts, operationTexts } from "./openApiTexts.ts"

/** All scopes with their meanings, in one sentence each. */
const scopesText = (language: Language): string =>
  scopeNames.map((name) => `${name}: ${scopes[name][language]}`).join(" ")

const scope = patternText({
  identifier: "TokenScope",
  pattern: new RegExp(`^(?:${scopeNames.join("|")})$`, "u"),
  expected: scopeNames.join(", "),
  description: bilingual({ en: scopesText("en"), es: scopesText("es") })
})

const tenant = patternText({
  identifier: "TokenTenant",
  pattern: /^(?:\*|[0-9]{1,20})$/u,
  expected: { en: "an id of digits, or * for all", es: "un identificador de dígitos, o * para todos" },
  description: bilingual({
    en: "Id of a company or provider that the token may act for, or `*` for all.",
    es: "Identificador de una compañía o proveedor por el que el token puede actuar, o `*` para todos."
  })
})

/** A request for a new token. */
export const TokenRequest = wireStruct("TokenRequest", {
  name: described(Schema.optionalKey(text(100, "Its purpose, as a label.")), {
    en: "Purpose of the token, a label for people, at most 100 characters: ERP.",
    es: "Para qué es el token, una etiqueta para personas, máximo 100 caracteres: ERP."
  }),
  scopes: described(wireList(scope, { maximum: scopeNames.length }), {
    en: "What the token may do, each scope once: documents:write.",
    es: "Lo que el token puede hacer, cada permiso una vez: documents:write."
  }),
  companies: described(Schema.optionalKey(wireList(tenant, { maximum: 1000 })), {
    en: "Ids of the companies that the token may act for, or * for all; absent: none.",
    es: "Identificadores de las compañías por las que el token puede actuar, o * para todas; ausente: ninguna."
  }),
  providers: described(Schema.optionalKey(wireList(tenant, { maximum: 1000 })), {
    en: "Ids of the providers whose software the token may use, or * for all; absent: none.",
    es: "Identificadores de los proveedores cuyo software puede usar el token, o * para todos; ausente: ninguno."
  }),
  expiresInDays: described(
    Schema.optionalKey(
      wholeNumber({
        identifier: "TokenDays",
        description: bilingual({
          en: "Days until it expires; never when absent.",
          es: "Días hasta que vence; nunca si está ausente."
        }),
        minimum: 1,
        maximum: 3650
      })
    ),
    {
      en: "Days until the token expires, a whole number from 1 to 3650; absent: never.",
      es: "Días hasta que el token vence, un entero de 1 a 3650; ausente: nunca."
    }
  )
})

const facts = {
  id: described(Schema.String, {
    en: "UUID of the token, not the token itself.",
    es: "UUID del token, no el token mismo."
  }),
  name: described(Schema.String, {
    en: "Purpose of the token, as it was labelled; may be empty.",
    es: "Para qué es el token, según su etiqueta; puede estar vacío."
  }),
  prefix: described(Schema.String, {
    en: "First characters of the token, to recognise it: rad_sandbox_ab12cd.",
    es: "Primeros caracteres del token, para reconocerlo: rad_sandbox_ab12cd."
  }),
  scopes: described(Schema.Array(Schema.Literals(scopeNames)), {
    en: "What the token may do.",
    es: "Lo que el token puede hacer."
  }),
  companies: described(Schema.Array(Schema.String), {
    en: "Ids of the companies that the token may act for; * means all.",
    es: "Identificadores de las compañías por las que el token puede actuar; * es todas."
  }),
  providers: described(Schema.Array(Schema.String), {
    en: "Ids of the providers whose software the token may use; * means all.",
    es: "Identificadores de los proveedores cuyo software puede usar el token; * es todos."
  }),
  created: moment({ en: "When the token was created.", es: "Cuándo se creó el token." }),
  createdBy: described(Schema.optionalKey(Schema.String), {
    en: "Id of the token that created it, or `oidc:` and the subject of a JWT; absent where unknown.",
    es: "Identificador del token que lo creó, u `oidc:` y el sujeto de un JWT; ausente si no se sabe."
  }),
  expires: optionalMoment({
    en: "When the token expires; absent: never.",
    es: "Cuándo vence el token; ausente: nunca."
  }),
  lastUsed: optionalMoment({
    en: "When the token was used last, to the minute; absent: never.",
    es: "Cuándo se usó el token por última vez, al minuto; ausente: nunca."
  }),
  revoked: optionalMoment({
    en: "When the token was revoked; absent while it is not.",
    es: "Cuándo se revocó el token; ausente si no lo está."
  })
}

/** Facts about a token, without its text. */
export const TokenItem = Schema.Struct(facts).annotate({ identifier: "TokenItem" })

/** A value of the schema {@link TokenItem}. */
export type TokenItem = typeof TokenItem.Type

/** A newly created token, with its text. */
export const NewTokenItem = Schema.Struct({
  ...facts,
  token: described(Schema.String, {
    en: "The bearer token, for `Authorization`: rad_sandbox_…. Shown only in this answer; only its hash is stored.",
    es: "El token portador, para `Authorization`: rad_sandbox_…. Solo se muestra en esta respuesta; solo se guarda su resumen."
  })
}).annotate({ identifier: "CreatedToken" })

/** A page of the tokens that a caller may revoke, the oldest first. */
export const TokenItems = Schema.Struct(pageFields(TokenItem)).annotate({ identifier: "TokenItems" })

/** The caller's own permissions: those of a bearer token or a JWT. */
export const TokenSelf = Schema.Struct({
  id: described(facts.id, {
    en: "Id of the token that asks; of a JWT `oidc:` and its subject.",
    es: "Identificador del token que pregunta; de un JWT, `oidc:` y su sujeto."
  }),
  name: described(Schema.optionalKey(Schema.String), {
    en: "Label of the token, or name of the person in a JWT; absent without one.",
    es: "Etiqueta del token o nombre de la persona en un JWT; ausente si no hay."
  }),
  scopes: facts.scopes,
  companies: described(facts.companies, {
    en: "Ids of the companies that it may act for; * means all.",
    es: "Identificadores de las compañías por las que puede actuar; * es todas."
  }),
  providers: described(facts.providers, {
    en: "Ids of the providers whose software it may use; * means all.",
    es: "Identificadores de los proveedores cuyo software puede usar; * es todos."
  }),
  environment: described(Schema.Literals(["sandbox", "habilitacion", "production"]), {
    en: "Where this service files documents that are not tests: sandbox, habilitacion or production.",
    es: "Dónde radica este servicio los documentos que no son pruebas: sandbox, habilitacion o production."
  })
}).annotate({ identifier: "TokenSelf" })

/** A value of the schema {@link TokenSelf}. */
export type TokenSelf = typeof TokenSelf.Type

/** A webhook that a revoked token had created. */
export const LeftWebhook = Schema.Struct({
  id: described(Schema.String, { en: "UUID of the webhook.", es: "UUID del webhook." }),
  name: described(Schema.String, {
    en: "Purpose of the webhook, as it was labelled; may be empty.",
    es: "Para qué es el webhook, según su etiqueta; puede estar vacío."
  }),
  url: described(Schema.String, {
    en: "Address that events are posted to: https://erp.example.com/hooks.",
    es: "Dirección a la que se envían los eventos: https://erp.example.com/hooks."
  }),
  companies: described(Schema.Array(Schema.String), {
    en: "Ids of the companies whose events it receives; * means all.",
    es: "Identificadores de las compañías cuyos eventos recibe; * es todas."
  }),
  ended: described(Schema.Boolean, {
    en: "true: it ended with the token. false: it is kept, and belongs to its companies.",
    es: "true: terminó con el token. false: se conserva y pertenece a sus compañías."
  })
}).annotate({ identifier: "LeftWebhook" })

/** A value of the schema {@link LeftWebhook}. */
export type LeftWebhook = typeof LeftWebhook.Type

/** A revoked token, and the webhooks that it had created. */
export const RevokedToken = Schema.Struct({
  id: described(Schema.String, { en: "UUID of the token that was revoked.", es: "UUID del token que se revocó." }),
  revoked: moment({ en: "When it was revoked.", es: "Cuándo se revocó." }),
  webhooks: described(Schema.Array(LeftWebhook), {
    en: "Webhooks that the token had created, as far as the caller may act for each of their companies.",
    es: "Webhooks que el token había creado, en la medida en que quien llama puede actuar por cada una de sus compañías."
  })
}).annotate({ identifier: "RevokedToken" })

/** A value of the schema {@link RevokedToken}. */
export type RevokedToken = typeof RevokedToken.Type

/** Query parameters of the operation TokenRevoke. */
export const TokenRevokeQuery = {
  endWebhooks: Schema.optionalKey(
    formedText(new RegExp(`^(?:[aA][lL]{2}|${guidPattern}(?:,${guidPattern})*)$`, "u"), {
      en: "all, or ids of webhooks separated by commas",
      es: "all, o identificadores de webhooks separados por comas"
    }).annotate({
      description: bilingual({
        en: "Which of the webhooks that the token created end with it: all, or their ids separated by commas. The others are kept; without this parameter all are.",
        es: "Cuáles de los webhooks que creó el token terminan con él: all, o sus identificadores separados por comas. Los demás se conservan; sin este parámetro, todos."
      })
    })
  )
}

/**
 * Operations on bearer tokens. A token can grant only the companies, providers and administrative scopes that it has
 * itself.
 */
export class TokensGroup extends HttpApiGroup.make("tokens")
  .add(
    HttpApiEndpoint.post("create", "/", {
      payload: TokenRequest,
      success: NewTokenItem.pipe(HttpApiSchema.status(201)),
      error: [...bodyProblems, Forbidden, ServiceUnavailable]
    }).annotateMerge(
      operationTexts("TokenCreate", {
        summary: { en: "Create a token", es: "Crear un token" },
        en: "Creates a bearer token of 256 random bits. It may act only for the named companies and providers, which must be among those of the caller's token. The caller must have each administrative scope that it gives. The deprecated scope admin is replaced by the scopes that it stands for.",
        es: "Crea un token portador de 256 bits aleatorios. Solo puede actuar por las compañías y los proveedores indicados, que deben estar entre los del token de quien llama. Quien llama debe tener cada permiso administrativo que da. El permiso obsoleto admin se reemplaza por los permisos que representa."
      })
    ),
    HttpApiEndpoint.get("list", "/", {
      query: pagingQuery,
      success: TokenItems,
      error: [Forbidden, ServiceUnavailable]
    }).annotateMerge(
      operationTexts("TokenGetAll", {
        summary: { en: "List tokens", es: "Listar los tokens" },
        en: "Every token that the caller may revoke, the oldest first, in pages: what it may do and when it was last used, never the token itself.",
        es: "Cada token que quien llama puede revocar, del más antiguo al más reciente, por páginas: qué puede hacer y cuándo se usó por última vez, nunca el token mismo."
      })
    ),
    HttpApiEndpoint.get("self", "/self", { success: TokenSelf, error: ServiceUnavailable })
      .annotate(NeededScope, "any")
      .annotateMerge(
        operationTexts("TokenGetSelf", {
          summary: { en: "What the token may do", es: "Lo que el token puede hacer" },
          en: "Scopes, companies and providers of the caller's token, whatever its scopes; never the token.",
          es: "Permisos, compañías y proveedores del token de quien llama, sean cuales sean sus permisos; nunca el token."
        })
      ),
    HttpApiEndpoint.delete("revoke", "/:id", {
      params: {
        id: Schema.String.annotate({
          description: bilingual({
            en: "UUID of the token, `id` of its answer; not the token itself.",
            es: "UUID del token, `id` de su respuesta; no el token mismo."
          })
        })
      },
      query: TokenRevokeQuery,
      success: RevokedToken,
      error: [Forbidden, NotFound, ServiceUnavailable]
    }).annotateMerge(
      operationTexts("TokenRevoke", {
        summary: { en: "Revoke a token", es: "Revocar un token" },
        en: "The token is invalid from the next request on, and so are its links to files. Revoking cannot be undone. Its creator may revoke it, and whoever may act for every company that it names; if it names none, only its creator and tokens of all companies. The answer lists the webhooks that it created: `endWebhooks` says which of them end, the others are kept. The expiry of a token ends none.",
        es: "El token no vale desde la siguiente solicitud, ni sus enlaces a archivos. Revocar no se puede deshacer. Lo puede revocar quien lo creó, y quien puede actuar por cada compañía que nombra; si no nombra ninguna, solo quien lo creó y los tokens de todas las compañías. La respuesta lista los webhooks que creó: `endWebhooks` dice cuáles terminan, los demás se conservan. El vencimiento de un token no termina ninguno."
      })
    )
  )
  .middleware(Authorization)
  .annotate(NeededScope, "tokens:admin")
  .prefix("/v1/tokens")
  .annotateMerge(groupTexts("Tokens", { en: "Permissions of callers.", es: "Permisos de quienes llaman." })) {}
