import { Effect } from "effect"
import {
  anyText,
  InvalidSetting,
  oneOf,
  optional,
  postgresAddress,
  secretText,
  type SettingReader,
  webAddress,
  wholeNumber,
  booleanSetting
} from "../../platform/settings.ts"

/** An environment variable of the service. */
export interface Variable<A = unknown> {
  /** Reads its text, or its default. */
  readonly read: SettingReader<A>
  /** The text used if it is not set; empty if there is no default. */
  readonly default: string
  /** Display: `secret` is never shown; `address` may contain a password and is shown without. */
  readonly shows: "all" | "address" | "secret"
}

const plain = <A>(read: SettingReader<A>, byDefault = ""): Variable<A> => ({ read, default: byDefault, shows: "all" })

const text: Variable<string | undefined> = plain(anyText)
/** Makes a text variable with a default value. */
const textOr = (byDefault: string): Variable<string> => plain(anyText as SettingReader<string>, byDefault)
const address = <A>(read: SettingReader<A>, byDefault = ""): Variable<A> => ({
  read,
  default: byDefault,
  shows: "address"
})
const secret = { read: secretText, default: "", shows: "secret" } as const satisfies Variable

/** Maximum number of processes; useful numbers are far lower. */
const mostProcesses = 256

/** Reads the number of serving processes. */
const processCount: SettingReader<number | "auto"> = (name, text = "") => {
  if (text === "auto") return Effect.succeed(text)
  const count = Number(/^\d{1,3}$/u.test(text) ? text : Number.NaN)
  return count >= 1 && count <= mostProcesses
    ? Effect.succeed(count)
    : Effect.fail(
        InvalidSetting.mustBe(name, {
          en: `a whole number from 1 to ${mostProcesses}, or auto`,
          es: `un número entero de 1 a ${mostProcesses}, o auto`
        })
      )
}

const port = wholeNumber(65_535)
const requests = wholeNumber(1_000_000)
/** Reads a number of seconds, at most a year. */
const seconds = wholeNumber(31_536_000)

/** All variables of the service. Each may also be named with the suffix `_FILE`, for a file with the value. */
export const variables = {
  RADICAR_ENVIRONMENT: plain(oneOf("sandbox", "habilitacion", "production"), "sandbox"),
  // the default depends on the environment: `defaultHost`
  HOST: text,
  PORT: plain(port, "8080"),
  PUBLIC_URL: address(optional(webAddress)),
  RADICAR_HOSTS: text,
  RADICAR_CORS_ORIGINS: text,
  DATABASE_URL: address(optional(postgresAddress)),
  RADICAR_DATABASE_PREPARE: plain(oneOf("auto", "on", "off"), "auto"),
  RADICAR_DATA_DIR: textOr("./.radicar"),
  RADICAR_PROCESSES: plain(processCount, "1"),
  RADICAR_BLOBS: address(anyText, "postgres"),
  AWS_ACCESS_KEY_ID: { ...text, shows: "secret" },
  AWS_SECRET_ACCESS_KEY: secret,
  AWS_SESSION_TOKEN: secret,
  AWS_REGION: text,
  RADICAR_MASTER_KEY: secret,
  RADICAR_RETAIN_CERTIFICATES: plain(oneOf("while-open", "never"), "while-open"),
  RADICAR_ADMIN_TOKEN: secret,
  RADICAR_OIDC_ISSUER: address(anyText),
  RADICAR_OIDC_AUDIENCE: text,
  RADICAR_OIDC_JWKS_URL: address(anyText),
  RADICAR_OIDC_MAX_LIFETIME: plain(seconds, "86400"),
  RADICAR_OIDC_CONSOLE_CLIENT: text,
  RADICAR_OIDC_CONSOLE_SCOPES: text,
  RADICAR_RATE_LIMIT: plain(requests, "6000"),
  RADICAR_CONCURRENT_REQUESTS: plain(requests, "200"),
  RADICAR_FAILED_LOGINS: plain(requests, "60"),
  RADICAR_TRUSTED_PROXIES: text,
  RADICAR_TRANSPORT_CERTIFICATE: text,
  RADICAR_TRANSPORT_CERTIFICATE_PASSWORD: secret,
  SMTP_URL: address(secretText),
  MAIL_FROM: text,
  RADICAR_MAIL_BOUNCE_ADDRESS: text,
  RADICAR_OUTBOUND_ALLOW: text,
  RADICAR_CONSOLE: plain(booleanSetting, "on"),
  RADICAR_HELP: plain(booleanSetting, "on"),
  AUTHORITY_URL: address(anyText),
  RADICAR_TRUST_ANCHORS: text,
  RADICAR_SIGNER_ANCHORS: text,
  RADICAR_REQUIRE_PROOF: plain(booleanSetting, "false"),
  RADICAR_SANDBOX_PORT: plain(port, "0"),
  SANDBOX_TRUST: plain(oneOf("any-in-date", "ownership", "strict"), "any-in-date"),
  SANDBOX_ADMIN: plain(booleanSetting, "false"),
  LOG_FORMAT: plain(optional(oneOf("json", "pretty"))),
  LOG_LEVEL: plain(oneOf("debug", "info", "warning", "error"), "info"),
  METRICS_PORT: plain(optional(port)),
  METRICS_HOST: textOr("127.0.0.1"),
  OTEL_EXPORTER_OTLP_ENDPOINT: address(anyText),
  OTEL_EXPORTER_OTLP_HEADERS: { ...text, shows: "secret" },
  OTEL_EXPORTER_OTLP_PROTOCOL: plain(oneOf("http/protobuf", "http/json"), "http/protobuf"),
  OTEL_SERVICE_NAME: textOr("radicar"),
  OTEL_RESOURCE_ATTRIBUTES: text
} as const satisfies Readonly<Record<string, Variable>>

/** The name of a variable. */
export type VariableName = keyof typeof variables

/** All names, in the order of display. */
export const variableNames = Object.keys(variables) as ReadonlyArray<VariableName>

/**
 * The default address to listen at. In the sandbox environment only this machine may connect, because the development
 * tenant has a well-known token.
 */
export const defaultHost = (environment: string): string => (environment === "sandbox" ? "127.0.0.1" : "0.0.0.0")
