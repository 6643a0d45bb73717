/** A variable of the environment that the service reads. */
export interface Variable {
  /** What stands there without it; `""`: nothing. */
  readonly usual: string
  /** `secret`: never shown. `address`: may hold a password, shown without. */
  readonly shows: "all" | "address" | "secret"
}

const plain = (usual = ""): Variable => ({ usual, shows: "all" })
const address: Variable = { usual: "", shows: "address" }
const secret: Variable = { usual: "", shows: "secret" }

/** Every variable that the service reads; each may also be named with `_FILE` behind it, for a file that has the value. */
export const variables = {
  RADICAR_ENVIRONMENT: plain("sandbox"),
  // without it `defaultHost` says
  HOST: plain(),
  PORT: plain("8080"),
  PUBLIC_URL: address,
  DATABASE_URL: address,
  RADICAR_DATA_DIR: plain("./.radicar"),
  RADICAR_BLOBS: { usual: "postgres", shows: "address" },
  AWS_ACCESS_KEY_ID: secret,
  AWS_SECRET_ACCESS_KEY: secret,
  AWS_SESSION_TOKEN: secret,
  AWS_REGION: plain(),
  RADICAR_MASTER_KEY: secret,
  RADICAR_RETAIN_CERTIFICATES: plain("while-open"),
  RADICAR_ADMIN_TOKEN: secret,
  RADICAR_OIDC_ISSUER: address,
  RADICAR_OIDC_AUDIENCE: plain(),
  RADICAR_OIDC_JWKS_URL: address,
  RADICAR_RATE_LIMIT: plain("6000"),
  RADICAR_CONCURRENT_REQUESTS: plain("200"),
  RADICAR_TRANSPORT_CERTIFICATE: plain(),
  RADICAR_TRANSPORT_CERTIFICATE_PASSWORD: secret,
  SMTP_URL: address,
  MAIL_FROM: plain(),
  RADICAR_MAIL_BOUNCE_ADDRESS: plain(),
  RADICAR_OUTBOUND_ALLOW: plain(),
  RADICAR_CONSOLE: plain("on"),
  AUTHORITY_URL: address,
  RADICAR_SANDBOX_PORT: plain("0"),
  SANDBOX_TRUST: plain("any-in-date"),
  SANDBOX_ADMIN: plain("false"),
  LOG_FORMAT: plain(),
  LOG_LEVEL: plain("info"),
  METRICS_PORT: plain(),
  METRICS_HOST: plain("127.0.0.1"),
  OTEL_EXPORTER_OTLP_ENDPOINT: address,
  OTEL_EXPORTER_OTLP_HEADERS: secret,
  OTEL_EXPORTER_OTLP_PROTOCOL: plain("http/protobuf"),
  OTEL_SERVICE_NAME: plain("radicar"),
  OTEL_RESOURCE_ATTRIBUTES: plain()
} as const satisfies Readonly<Record<string, Variable>>

/** The name of a variable. */
export type VariableName = keyof typeof variables

/** All names, in the order in which they are shown. */
export const variableNames = Object.keys(variables) as ReadonlyArray<VariableName>

/**
 * The address to listen at where `HOST` says nothing: in the sandbox environment, whose development tenant has a
 * well-known token, nobody but this machine may reach it.
 */
export const defaultHost = (environment: string): string => (environment === "sandbox" ? "127.0.0.1" : "0.0.0.0")
