import type { AuthorityTimeouts } from "@radicar/dian/inner/AuthorityOptions"
import type { TrustAnchors } from "@radicar/signature/inner/TrustAnchors"
import type { Duration, Redacted } from "effect"
import type { LoginOptions } from "../access/FailedLogins.ts"
import type { OidcSettings } from "../access/oidc/OidcSettings.ts"
import type { LimitOptions } from "../access/RequestLimits.ts"
import type { PatienceOptions } from "../access/RequestMemory.ts"
import type { HealthOptions } from "../filing/authority/AuthorityHealth.ts"
import type { MailSettings } from "../mail/MailSettings.ts"
import type { BlobSettings } from "../platform/blobs/BlobSettings.ts"
import type { PreparedStatements } from "../platform/database/makePooledClient.ts"
import type { FilingEnvironment } from "../platform/AuthorityEndpoints.ts"
import type { MetricsAddress } from "../platform/observability/metrics/MetricsServer.ts"
import type { TraceSettings } from "../platform/observability/traces/TraceSettings.ts"
import type { OutboundOptions } from "../platform/outbound/OutboundOptions.ts"
import type { FollowingOptions } from "./FollowingOptions.ts"

/** Configuration of the service. The defaults make it an embedded sandbox. */
export interface Configuration {
  readonly host: string
  readonly port: number
  readonly environment: FilingEnvironment
  /** Certification authorities that prove the holder of a signature; see `Trust`. */
  readonly trust: TrustAnchors
  /** Certification authorities that may issue certificates to signers; without any, only names are compared. */
  readonly signerTrust: TrustAnchors
  /** Whether a verdict stays open until the authority's signature is proven. */
  readonly requireProof: boolean
  /**
   * Address of the authority, instead of the environment's default. If absent for `sandbox`, this process starts a
   * sandbox.
   */
  readonly authorityUrl: string | undefined
  /** Time limits of calls to the authority, instead of the defaults. */
  readonly authorityTimeouts?: AuthorityTimeouts
  /** URL of a Postgres; if absent, PGlite in `dataDirectory`. */
  readonly databaseUrl: Redacted.Redacted<string> | undefined
  /** Whether statements are prepared by name on the connections to a Postgres. */
  readonly preparedStatements?: PreparedStatements
  /** Longest life of a connection to a Postgres; ten minutes by default. */
  readonly connectionLife?: Duration.Duration
  readonly dataDirectory: string
  /** Number of serving processes on this machine; one with PGlite. */
  readonly processes: number
  /** Settings of the store for the octets of files. */
  readonly blobs: BlobSettings
  /** Port of the embedded sandbox; 0 chooses a free one. */
  readonly sandboxPort: number
  /**
   * Trust of the sandbox. With `strict`, the embedded sandbox accepts only certificates of its own authority in
   * `dataDirectory`/sandbox. With `ownership`, the service checks certificate and company in the sandbox environment,
   * too.
   */
  readonly sandboxTrust: "any-in-date" | "ownership" | "strict"
  /** Whether the embedded sandbox accepts commands below `/admin` from programs on this machine. */
  readonly sandboxAdmin: boolean
  /**
   * Keys that encrypt retained certificates: 32 bytes in base64 each, separated by commas. The first encrypts, all
   * decrypt.
   */
  readonly masterKey: Redacted.Redacted<string> | undefined
  /** Retention of certificates. With `never`, an open submission waits until its caller posts it again. */
  readonly retainCertificates: "while-open" | "never"
  readonly following: FollowingOptions
  readonly health: HealthOptions
  /** Request limits of one tenant. */
  readonly limits: LimitOptions & PatienceOptions
  /** Limits of failed logins by address. */
  readonly logins: LoginOptions
  /** OpenID issuer of accepted JWTs; without one, none are accepted. */
  readonly oidc: OidcSettings | undefined
  /** The first token, with which all others are created. */
  readonly adminToken: Redacted.Redacted<string> | undefined
  /** PKCS#12 file of the installation's own certificate, which signs queries about documents. */
  readonly transportCertificate: string | undefined
  readonly transportCertificatePassword: Redacted.Redacted<string> | undefined
  /**
   * Public address of the service, used in links. If absent, the address of the request is used; its host must be one
   * of `hosts` or a name of this machine.
   */
  readonly publicUrl: string | undefined
  /** Allowed names in a `Host` header; lowercase, with or without a port. */
  readonly hosts: ReadonlySet<string>
  /** Origins whose pages may call the service from a browser. */
  readonly corsOrigins: ReadonlySet<string>
  /** Mail server; if absent, no mail is sent. */
  readonly mail: MailSettings | undefined
  /** Rules for calls to addresses from callers. */
  readonly outbound: OutboundOptions
  /** Destination of spans; if absent, no span is created. */
  readonly traces: TraceSettings | undefined
  /** Address of the metrics, which need no token; if absent, metrics are not served. */
  readonly metrics: MetricsAddress | undefined
  /** Folder of the built operator console, served at `/console`; if absent, no console is served. */
  readonly console: string | undefined
  /** Folder of the built documentation or of a clone, served at `/help`; if absent, no documentation is served. */
  readonly help: string | undefined
}

/** Whether the service starts a sandbox to file with. */
export const hasEmbeddedSandbox = ({ authorityUrl, environment }: Configuration): boolean =>
  environment === "sandbox" && authorityUrl === undefined
