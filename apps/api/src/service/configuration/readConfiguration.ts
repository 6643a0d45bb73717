import { Effect, Redacted, Schema } from "effect"
import { readAdminToken } from "../../access/AdminToken.ts"
import { readOidcSettings } from "../../access/oidc/OidcSettings.ts"
import { defaultHealth } from "../../filing/authority/AuthorityHealth.ts"
import { builtConsole } from "../../http/console.ts"
import { readMailSettings } from "../../mail/MailSettings.ts"
import { readAuthorityUrl } from "../../platform/AuthorityEndpoints.ts"
import { readBlobSettings } from "../../platform/blobs/BlobSettings.ts"
import { type LogOptions, readLogOptions } from "../../platform/observability/log.ts"
import { readTraceSettings } from "../../platform/observability/traces/TraceSettings.ts"
import { defaultOutbound, readOutboundAllow } from "../../platform/outbound/OutboundOptions.ts"
import { readMasterKeys } from "../../platform/secrets/MasterKeys.ts"
import { everyFault, isTrue, oneOf, postgresAddress, webAddress, wholeNumber } from "../../platform/settings.ts"
import type { Configuration } from "../Configuration.ts"
import { defaultFollowing } from "../FollowingOptions.ts"
import { type EffectiveValue, effectiveValues, foundText } from "./effectiveValues.ts"
import {
  type ConfigurationFault,
  type Environment,
  readVariables,
  type UnknownVariable,
  unknownVariables
} from "./readVariables.ts"
import { defaultHost, type VariableName, variables } from "./variables.ts"

const Fault = Schema.Struct({ variable: Schema.String, message: Schema.String, found: Schema.String })

/** The environment can not be used: everything that is wrong with it, and no secret. */
class InvalidConfiguration extends Schema.TaggedError<InvalidConfiguration>()("InvalidConfiguration", {
  faults: Schema.Array(Fault),
  message: Schema.String
}) {
  /** The error of these faults, one a line. */
  static for(faults: ReadonlyArray<ConfigurationFault>): InvalidConfiguration {
    const lines = faults.map(({ found, message }) => `  ${message} ${found}`)
    return new InvalidConfiguration({
      faults,
      message: ["radicar-api is not started, because its configuration can not be used:", ...lines].join("\n")
    })
  }
}

/** A configuration, and how it came about. */
interface ReadConfiguration {
  readonly configuration: Configuration
  readonly log: LogOptions
  readonly values: ReadonlyArray<EffectiveValue>
  readonly unknown: ReadonlyArray<UnknownVariable>
}

/** What a reader of settings says of the variable that is to blame; absent: there is but one. */
interface Refusal {
  readonly where?: string
  readonly message: string
}

const environments = ["sandbox", "habilitacion", "production"] as const
const mostRequests = 1_000_000

/** Reads the configuration from the variables of the README, whose files are read too; fails with all that is wrong. */
export const readConfiguration = Effect.fnUntraced(function* (
  environment: Environment
): Effect.fn.Return<ReadConfiguration, InvalidConfiguration> {
  const { faults: unread, found } = yield* readVariables(environment)
  const stated = (name: VariableName) => found.get(name)?.text
  const usually = (name: VariableName) => stated(name) ?? variables[name].usual
  const secret = (name: VariableName) => {
    const text = stated(name)
    return text === undefined ? undefined : Redacted.make(text)
  }
  const faultOf = (name: VariableName, { message, where = name }: Refusal): ConfigurationFault => {
    const blamed = (where in variables ? where : name) as VariableName
    return { variable: blamed, message, found: foundText(variables[blamed], stated(blamed)) }
  }
  const one = <A>(name: VariableName, value: Effect.Effect<A, Refusal>) =>
    Effect.mapError(value, (refusal) => [faultOf(name, refusal)])
  const several = <A>(name: VariableName, value: Effect.Effect<A, ReadonlyArray<Refusal>>) =>
    Effect.mapError(value, (refusals) => refusals.map((refusal) => faultOf(name, refusal)))
  const where = environments.find((each) => each === usually("RADICAR_ENVIRONMENT"))
  const [masterKey, adminToken] = [secret("RADICAR_MASTER_KEY"), secret("RADICAR_ADMIN_TOKEN")]
  const number = (name: VariableName, most: number) => one(name, wholeNumber(name, usually(name), most))

  const read = everyFault({
    unread: unread.length === 0 ? Effect.void : Effect.fail(unread),
    host: Effect.succeed(stated("HOST") ?? defaultHost(usually("RADICAR_ENVIRONMENT"))),
    port: number("PORT", 65_535),
    environment: one(
      "RADICAR_ENVIRONMENT",
      oneOf("RADICAR_ENVIRONMENT", usually("RADICAR_ENVIRONMENT"), ...environments)
    ),
    // in an environment that is none, every address is as good as in the sandbox
    authorityUrl: one("AUTHORITY_URL", readAuthorityUrl(where ?? "sandbox", stated("AUTHORITY_URL"))),
    databaseUrl: one("DATABASE_URL", postgresAddress("DATABASE_URL", stated("DATABASE_URL"))),
    blobs: one(
      "RADICAR_BLOBS",
      readBlobSettings(stated("RADICAR_BLOBS"), {
        accessKeyId: stated("AWS_ACCESS_KEY_ID"),
        secretAccessKey: secret("AWS_SECRET_ACCESS_KEY"),
        sessionToken: secret("AWS_SESSION_TOKEN"),
        region: stated("AWS_REGION")
      })
    ),
    sandboxPort: number("RADICAR_SANDBOX_PORT", 65_535),
    sandboxTrust: one("SANDBOX_TRUST", oneOf("SANDBOX_TRUST", usually("SANDBOX_TRUST"), "any-in-date", "strict")),
    sandboxAdmin: one("SANDBOX_ADMIN", isTrue("SANDBOX_ADMIN", usually("SANDBOX_ADMIN"))),
    masterKeys: one(
      "RADICAR_MASTER_KEY",
      masterKey === undefined ? Effect.undefined : readMasterKeys(masterKey, "RADICAR_MASTER_KEY")
    ),
    retainCertificates: one(
      "RADICAR_RETAIN_CERTIFICATES",
      oneOf("RADICAR_RETAIN_CERTIFICATES", usually("RADICAR_RETAIN_CERTIFICATES"), "while-open", "never")
    ),
    requestsPerMinute: number("RADICAR_RATE_LIMIT", mostRequests),
    concurrentRequests: number("RADICAR_CONCURRENT_REQUESTS", mostRequests),
    oidc: several(
      "RADICAR_OIDC_ISSUER",
      readOidcSettings(stated("RADICAR_OIDC_ISSUER"), stated("RADICAR_OIDC_AUDIENCE"), stated("RADICAR_OIDC_JWKS_URL"))
    ),
    adminToken: one("RADICAR_ADMIN_TOKEN", adminToken === undefined ? Effect.undefined : readAdminToken(adminToken)),
    publicUrl: one("PUBLIC_URL", webAddress("PUBLIC_URL", stated("PUBLIC_URL"))),
    mail: several(
      "SMTP_URL",
      readMailSettings(secret("SMTP_URL"), stated("MAIL_FROM"), stated("RADICAR_MAIL_BOUNCE_ADDRESS"))
    ),
    console: one("RADICAR_CONSOLE", isTrue("RADICAR_CONSOLE", usually("RADICAR_CONSOLE"))),
    outbound: one("RADICAR_OUTBOUND_ALLOW", readOutboundAllow(stated("RADICAR_OUTBOUND_ALLOW"))),
    log: several("LOG_LEVEL", readLogOptions(stated("LOG_FORMAT"), usually("LOG_LEVEL"))),
    metricsPort: stated("METRICS_PORT") === undefined ? Effect.undefined : number("METRICS_PORT", 65_535),
    traces: several(
      "OTEL_EXPORTER_OTLP_ENDPOINT",
      readTraceSettings({
        endpoint: stated("OTEL_EXPORTER_OTLP_ENDPOINT"),
        headers: stated("OTEL_EXPORTER_OTLP_HEADERS"),
        protocol: usually("OTEL_EXPORTER_OTLP_PROTOCOL"),
        serviceName: usually("OTEL_SERVICE_NAME"),
        attributes: stated("OTEL_RESOURCE_ATTRIBUTES")
      })
    )
  })
  const {
    authorityUrl,
    concurrentRequests,
    console,
    log,
    masterKeys: _,
    metricsPort,
    outbound,
    requestsPerMinute,
    unread: __,
    ...rest
  } = yield* Effect.mapError(read, InvalidConfiguration.for)
  const configuration: Configuration = {
    ...rest,
    authorityUrl: authorityUrl?.url,
    dataDirectory: usually("RADICAR_DATA_DIR"),
    masterKey,
    following: defaultFollowing,
    health: defaultHealth,
    limits: { requestsPerMinute, concurrentRequests },
    console: console ? builtConsole : undefined,
    transportCertificate: stated("RADICAR_TRANSPORT_CERTIFICATE"),
    transportCertificatePassword: secret("RADICAR_TRANSPORT_CERTIFICATE_PASSWORD"),
    outbound: defaultOutbound(outbound),
    metrics: metricsPort === undefined ? undefined : { host: usually("METRICS_HOST"), port: metricsPort }
  }
  return {
    configuration,
    log,
    values: effectiveValues(found, configuration.environment),
    unknown: unknownVariables(environment)
  }
})
