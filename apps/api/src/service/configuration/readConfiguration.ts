import type { Language, Localized } from "@radicar/domain/inner/rules/Language"
import { Duration, Effect, Redacted, Result, Schema } from "effect"
import { availableParallelism } from "node:os"
import { readAdminToken } from "../../access/AdminToken.ts"
import { readTrustedProxies } from "../../access/FailedLogins.ts"
import { readOidcSettings } from "../../access/oidc/OidcSettings.ts"
import { defaultHealth } from "../../filing/authority/AuthorityHealth.ts"
import { builtConsole } from "../../http/console.ts"
import { readCorsOrigins } from "../../http/cors.ts"
import { documentation } from "../../http/help.ts"
import { readHosts } from "../../http/PublicUrl.ts"
import { readMailSettings } from "../../mail/MailSettings.ts"
import { readAuthorityUrl } from "../../platform/AuthorityEndpoints.ts"
import { readBlobSettings } from "../../platform/blobs/BlobSettings.ts"
import type { LogOptions } from "../../platform/observability/log.ts"
import { readTraceSettings } from "../../platform/observability/traces/TraceSettings.ts"
import { defaultOutbound, readOutboundAllow } from "../../platform/outbound/OutboundOptions.ts"
import { readMasterKeys } from "../../platform/secrets/MasterKeys.ts"
import { allSettings, InvalidSetting, OperatorText } from "../../platform/settings.ts"
import { readTrustAnchors } from "../../platform/Trust.ts"
import type { Configuration } from "../Configuration.ts"
import { defaultFollowing } from "../FollowingOptions.ts"
import { type EffectiveValue, effectiveValues, foundText } from "./effectiveValues.ts"
import {
  type ConfigurationFault,
  type Environment,
  readVariables,
  unknownText,
  type UnknownVariable,
  unknownVariables
} from "./readVariables.ts"
import { defaultHost, type VariableName, variables } from "./variables.ts"

const Fault = Schema.Struct({ variable: Schema.String, text: OperatorText, found: OperatorText })

/** Environment variables that form no valid configuration: all their problems, and no secret. */
class InvalidConfiguration extends Schema.TaggedError<InvalidConfiguration>()("InvalidConfiguration", {
  faults: Schema.Array(Fault),
  /** Warnings about unknown variables, one of which may be the faulty one with another name. */
  warnings: Schema.Array(OperatorText)
}) {
  /** The problems and the warnings, one per line. */
  get text(): Localized {
    const lines = (language: Language) =>
      [
        ...this.faults.map(({ found: current, text }) => `${text[language]} ${current[language]}`),
        ...this.warnings.map((text) => text[language])
      ]
        .map((line) => `\n  ${line}`)
        .join("")
    return {
      en: `radicar-api was not started, because its configuration is invalid:${lines("en")}`,
      es: `radicar-api no arranca, porque su configuración no es válida:${lines("es")}`
    }
  }

  override get message(): string {
    return this.text.en
  }
}

/** A configuration with its sources. */
interface ReadConfiguration {
  readonly configuration: Configuration
  readonly log: LogOptions
  readonly values: ReadonlyArray<EffectiveValue>
  readonly unknown: ReadonlyArray<UnknownVariable>
}

type Read = <Name extends VariableName>(name: Name) => ReturnType<(typeof variables)[Name]["read"]>

/** Number of processes: as stated, or one per processor; one with the embedded database. */
const readProcesses = (setting: Effect.Effect<number | "auto", InvalidSetting>, hasPostgres: boolean) =>
  Effect.flatMap(setting, (count) => {
    if (count === "auto") return Effect.succeed(hasPostgres ? availableParallelism() : 1)
    return hasPostgres || count === 1
      ? Effect.succeed(count)
      : InvalidSetting.mustBe("RADICAR_PROCESSES", {
          en: "1 without DATABASE_URL, because PGlite serves one process",
          es: "1 sin DATABASE_URL, porque PGlite atiende un solo proceso"
        })
  })

type TextOf = (name: VariableName) => string | undefined

const secretOf = (textOf: TextOf, name: VariableName): Redacted.Redacted | undefined => {
  const text = textOf(name)
  return text === undefined ? undefined : Redacted.make(text)
}

/** The readers of all settings, by the name of the setting. */
const settingReaders = (read: Read, textOf: TextOf) => {
  const [masterKey, adminToken] = [secretOf(textOf, "RADICAR_MASTER_KEY"), secretOf(textOf, "RADICAR_ADMIN_TOKEN")]
  const environmentName = textOf("RADICAR_ENVIRONMENT") ?? ""
  return {
    host: Effect.succeed(textOf("HOST") ?? defaultHost(environmentName)),
    port: read("PORT"),
    environment: read("RADICAR_ENVIRONMENT"),
    // an unknown environment accepts any address, like the sandbox
    authorityUrl: readAuthorityUrl(
      environmentName === "habilitacion" || environmentName === "production" ? environmentName : "sandbox",
      textOf("AUTHORITY_URL")
    ),
    databaseUrl: read("DATABASE_URL"),
    preparedStatements: read("RADICAR_DATABASE_PREPARE"),
    connectionLife: Effect.map(read("RADICAR_DATABASE_CONNECTION_LIFE"), Duration.seconds),
    dataDirectory: read("RADICAR_DATA_DIR"),
    processes: readProcesses(read("RADICAR_PROCESSES"), textOf("DATABASE_URL") !== undefined),
    blobs: readBlobSettings(textOf("RADICAR_BLOBS"), {
      accessKeyId: textOf("AWS_ACCESS_KEY_ID"),
      secretAccessKey: secretOf(textOf, "AWS_SECRET_ACCESS_KEY"),
      sessionToken: secretOf(textOf, "AWS_SESSION_TOKEN"),
      region: textOf("AWS_REGION")
    }),
    trust: readTrustAnchors("RADICAR_TRUST_ANCHORS", textOf("RADICAR_TRUST_ANCHORS")),
    signerTrust: readTrustAnchors("RADICAR_SIGNER_ANCHORS", textOf("RADICAR_SIGNER_ANCHORS")),
    requireProof: read("RADICAR_REQUIRE_PROOF"),
    sandboxPort: read("RADICAR_SANDBOX_PORT"),
    sandboxTrust: read("SANDBOX_TRUST"),
    sandboxAdmin: read("SANDBOX_ADMIN"),
    masterKeys: masterKey === undefined ? Effect.undefined : readMasterKeys(masterKey, "RADICAR_MASTER_KEY"),
    retainCertificates: read("RADICAR_RETAIN_CERTIFICATES"),
    requestsPerMinute: read("RADICAR_RATE_LIMIT"),
    concurrentRequests: read("RADICAR_CONCURRENT_REQUESTS"),
    failedLogins: read("RADICAR_FAILED_LOGINS"),
    trustedProxies: readTrustedProxies(textOf("RADICAR_TRUSTED_PROXIES")),
    oidc: readOidcSettings(
      textOf("RADICAR_OIDC_ISSUER"),
      textOf("RADICAR_OIDC_AUDIENCE"),
      textOf("RADICAR_OIDC_JWKS_URL"),
      read("RADICAR_OIDC_MAX_LIFETIME"),
      textOf("RADICAR_OIDC_CONSOLE_CLIENT"),
      textOf("RADICAR_OIDC_CONSOLE_SCOPES")
    ),
    adminToken: adminToken === undefined ? Effect.undefined : readAdminToken(adminToken),
    transportCertificate: read("RADICAR_TRANSPORT_CERTIFICATE"),
    transportCertificatePassword: read("RADICAR_TRANSPORT_CERTIFICATE_PASSWORD"),
    publicUrl: read("PUBLIC_URL"),
    hosts: readHosts(textOf("RADICAR_HOSTS")),
    corsOrigins: readCorsOrigins(textOf("RADICAR_CORS_ORIGINS")),
    mail: readMailSettings(secretOf(textOf, "SMTP_URL"), textOf("MAIL_FROM"), textOf("RADICAR_MAIL_BOUNCE_ADDRESS")),
    console: read("RADICAR_CONSOLE"),
    help: read("RADICAR_HELP"),
    outbound: readOutboundAllow(textOf("RADICAR_OUTBOUND_ALLOW")),
    logFormat: read("LOG_FORMAT"),
    logLevel: read("LOG_LEVEL"),
    metricsPort: read("METRICS_PORT"),
    metricsHost: read("METRICS_HOST"),
    traces: readTraceSettings({
      endpoint: textOf("OTEL_EXPORTER_OTLP_ENDPOINT"),
      headers: textOf("OTEL_EXPORTER_OTLP_HEADERS"),
      serviceName: textOf("OTEL_SERVICE_NAME") ?? "",
      attributes: textOf("OTEL_RESOURCE_ATTRIBUTES")
    }),
    tracesProtocol: read("OTEL_EXPORTER_OTLP_PROTOCOL")
  }
}

/** Reads the settings of all variables, each independently. */
const readSettings = Effect.fnUntraced(function* (read: Read, textOf: TextOf) {
  const {
    authorityUrl,
    concurrentRequests,
    console,
    failedLogins,
    help,
    logFormat,
    logLevel,
    masterKeys: _,
    metricsHost,
    metricsPort,
    outbound,
    requestsPerMinute,
    traces,
    tracesProtocol: protocol,
    trustedProxies,
    ...settings
  } = yield* allSettings(settingReaders(read, textOf))
  return {
    ...settings,
    masterKey: secretOf(textOf, "RADICAR_MASTER_KEY"),
    authorityUrl: authorityUrl?.url,
    following: defaultFollowing,
    health: defaultHealth,
    limits: { requestsPerMinute, concurrentRequests },
    logins: { failedPerMinute: failedLogins, trustedProxies },
    console: console ? builtConsole : undefined,
    help: help ? documentation : undefined,
    outbound: defaultOutbound(outbound),
    metrics: metricsPort === undefined ? undefined : { host: metricsHost, port: metricsPort },
    traces: traces === undefined ? undefined : { ...traces, protocol },
    log: { format: logFormat, level: logLevel }
  }
})

/**
 * Reads the configuration from the variables of docs/reference/configuration.md and their files. Fails with all
 * problems.
 */
export const readConfiguration = Effect.fnUntraced(function* (
  environment: Environment
): Effect.fn.Return<ReadConfiguration, InvalidConfiguration> {
  const { faults: unreadable, readings } = yield* readVariables(environment)
  const textOf = (name: VariableName) => readings.get(name)?.text ?? (variables[name].default || undefined)
  const read = <Name extends VariableName>(name: Name) =>
    variables[name].read(name, textOf(name)) as ReturnType<(typeof variables)[Name]["read"]>
  const faultOf = ({ text, where }: InvalidSetting): ConfigurationFault => {
    const variable = where as VariableName
    return { variable, text, found: foundText(variables[variable], readings.get(variable)?.text) }
  }
  const settings = yield* Effect.result(readSettings(read, textOf))
  const faults = [...unreadable, ...(Result.isFailure(settings) ? settings.failure.map(faultOf) : [])]
  const unknown = unknownVariables(environment)
  if (faults.length > 0 || Result.isFailure(settings)) {
    return yield* new InvalidConfiguration({ faults, warnings: unknown.map(unknownText) })
  }
  const { log, ...configuration } = settings.success
  return {
    configuration,
    log,
    values: effectiveValues(readings, configuration.environment),
    unknown
  }
})
