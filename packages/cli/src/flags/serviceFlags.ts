import { FilingHeaders, FilingQuery } from "@radicar/contract/FilingQuery"
import { Config, Schema } from "effect"
import { type Command, Flag } from "effect/cli"
import { describe } from "./describe.ts"
import type { Localized } from "@radicar/domain/rules/Language"

/** Address of a service. */
export const HttpUrl = Schema.String.check(
  Schema.makeFilter((text) => /^https?:$/u.test(URL.parse(text)?.protocol ?? "") || "an http or https URL")
)

const identifier = (name: string, variable: string, { en, es }: Localized, schema: Schema.Codec<string>) =>
  Flag.String(name).pipe(
    Flag.withMetavar("id"),
    describe({ en: `${en} (env ${variable}); default 1`, es: `${es} (variable ${variable}); por omisión 1` }),
    Flag.withFallbackConfig(Config.String(variable)),
    Flag.withDefault("1"),
    Flag.withSchema(schema)
  )

/** Which service files a document, who asks, and for whom. */
export const serviceFlags = {
  url: Flag.String("url").pipe(
    Flag.withMetavar("url"),
    describe({
      en: "Address of the service (env RADICAR_URL); default http://127.0.0.1:8080",
      es: "Dirección del servicio (variable RADICAR_URL); por omisión http://127.0.0.1:8080"
    }),
    Flag.withFallbackConfig(Config.String("RADICAR_URL")),
    Flag.withDefault("http://127.0.0.1:8080"),
    Flag.withSchema(HttpUrl)
  ),
  tokenFile: Flag.String("token-file").pipe(
    Flag.withMetavar("file"),
    describe({
      en: "File with the bearer token (env RADICAR_TOKEN_FILE; RADICAR_TOKEN holds the token itself)",
      es: "Archivo con el token (variable RADICAR_TOKEN_FILE; RADICAR_TOKEN contiene el token mismo)"
    }),
    Flag.withFallbackConfig(Config.String("RADICAR_TOKEN_FILE")),
    Flag.optional
  ),
  companyId: identifier(
    "company-id",
    "RADICAR_COMPANY_ID",
    { en: "The company that issues", es: "La compañía que emite" },
    FilingQuery.companyId
  ),
  providerId: identifier(
    "provider-id",
    "RADICAR_PROVIDER_ID",
    { en: "The provider whose software issues", es: "El proveedor cuyo software emite" },
    FilingQuery.providerId
  ),
  test: Flag.Boolean("test").pipe(
    describe({
      en: "Files to the authority's test environment instead of the company's own",
      es: "Radica en el ambiente de pruebas de la DIAN en lugar del propio de la compañía"
    }),
    Flag.withDefault(false)
  ),
  contingency: Flag.Boolean("contingency").pipe(
    describe({
      en: "Issues a new invoice in contingency (04) while the authority is proven to be down",
      es: "Emite una factura nueva en contingencia (04) mientras conste que la DIAN no responde"
    }),
    Flag.withDefault(false)
  ),
  idempotencyKey: Flag.String("idempotency-key").pipe(
    Flag.withMetavar("key"),
    describe({
      en: "The same key with another document is refused",
      es: "La misma llave con otro documento se rechaza"
    }),
    Flag.withSchema(FilingHeaders["idempotency-key"].schema),
    Flag.optional
  )
}

/** See {@link serviceFlags}. */
export type ServiceFlags = Command.Command.Config.Infer<typeof serviceFlags>
