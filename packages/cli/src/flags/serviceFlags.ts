import { FilingHeaders, FilingQuery } from "@radicar/contract/FilingQuery"
import { Config, Schema } from "effect"
import { type Command, Flag } from "effect/cli"

/** Address of a service. */
export const HttpUrl = Schema.String.check(
  Schema.makeFilter((text) => /^https?:$/u.test(URL.parse(text)?.protocol ?? "") || "an http or https URL")
)

const identifier = (name: string, variable: string, description: string, schema: Schema.Codec<string>) =>
  Flag.String(name).pipe(
    Flag.withMetavar("id"),
    Flag.withDescription(`${description} (env ${variable}); default 1`),
    Flag.withFallbackConfig(Config.String(variable)),
    Flag.withDefault("1"),
    Flag.withSchema(schema)
  )

/** Which service files a document, who asks, and for whom. */
export const serviceFlags = {
  url: Flag.String("url").pipe(
    Flag.withMetavar("url"),
    Flag.withDescription("Address of the service (env RADICAR_URL); default http://127.0.0.1:8080"),
    Flag.withFallbackConfig(Config.String("RADICAR_URL")),
    Flag.withDefault("http://127.0.0.1:8080"),
    Flag.withSchema(HttpUrl)
  ),
  tokenFile: Flag.String("token-file").pipe(
    Flag.withMetavar("file"),
    Flag.withDescription("File with the bearer token (env RADICAR_TOKEN_FILE; RADICAR_TOKEN holds the token itself)"),
    Flag.withFallbackConfig(Config.String("RADICAR_TOKEN_FILE")),
    Flag.optional
  ),
  companyId: identifier("company-id", "RADICAR_COMPANY_ID", "The company that issues", FilingQuery.companyId),
  providerId: identifier(
    "provider-id",
    "RADICAR_PROVIDER_ID",
    "The provider whose software issues",
    FilingQuery.providerId
  ),
  test: Flag.Boolean("test").pipe(
    Flag.withDescription("Files to the authority's test environment instead of the company's own"),
    Flag.withDefault(false)
  ),
  contingency: Flag.Boolean("contingency").pipe(
    Flag.withDescription("Issues a new invoice in contingency (04) while the authority is proven to be down"),
    Flag.withDefault(false)
  ),
  idempotencyKey: Flag.String("idempotency-key").pipe(
    Flag.withMetavar("key"),
    Flag.withDescription("The same key with another document is refused"),
    Flag.withSchema(FilingHeaders["idempotency-key"].schema),
    Flag.optional
  )
}

/** See {@link serviceFlags}. */
export type ServiceFlags = Command.Command.Config.Infer<typeof serviceFlags>
