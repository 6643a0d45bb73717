import type { TrustAnchors } from "@radicar/signature/inner/TrustAnchors"
import type { Redacted } from "effect"
import type { LoginOptions } from "../access/FailedLogins.ts"
import type { OidcSettings } from "../access/oidc/OidcSettings.ts"
import type { LimitOptions } from "../access/RequestLimits.ts"
import type { PatienceOptions } from "../access/RequestMemory.ts"
import type { HealthOptions } from "../filing/authority/AuthorityHealth.ts"
import type { MailSettings } from "../mail/MailSettings.ts"
import type { BlobSettings } from "../platform/blobs/BlobSettings.ts"
import type { FilingEnvironment } from "../platform/FilingEnvironment.ts"
import type { MetricsAddress } from "../platform/observability/metrics/MetricsServer.ts"
import type { TraceSettings } from "../platform/observability/traces/TraceSettings.ts"
import type { OutboundOptions } from "../platform/outbound/OutboundOptions.ts"
import type { FollowingOptions } from "./FollowingOptions.ts"

/** How this service runs; every value has a default that makes it an embedded sandbox. */
export interface Configuration {
  readonly host: string
  readonly port: number
  readonly environment: FilingEnvironment
  /** Certification authorities that prove whose a signature is; see `Trust`. */
  readonly trust: TrustAnchors
  /** Certification authorities that may issue the certificates of signers; none: names are compared. */
  readonly signerTrust: TrustAnchors
  /** Whether a verdict stays open until it is proven that the authority signed it. */
  readonly requireProof: boolean
  /** Address that replaces the environment's own; for `sandbox`, absent means: start one in this process. */
  readonly authorityUrl: string | undefined
  /** Postgres; absent means PGlite in `dataDirectory`. */
  readonly databaseUrl: Redacted.Redacted<string> | undefined
  readonly dataDirectory: string
  /** How many processes of this machine serve together; one with PGlite. */
  readonly processes: number
  /** Where the octets of files are kept. */
  readonly blobs: BlobSettings
  /** Port of the sandbox in this process; 0 takes a free one. */
  readonly sandboxPort: number
  /**
   * `strict`: that sandbox takes only certificates of its own authority, kept in `dataDirectory`/sandbox. `ownership`:
   * the service asks in the sandbox environment as well whose the certificate is, and the company.
   */
  readonly sandboxTrust: "any-in-date" | "ownership" | "strict"
  /** Whether that sandbox takes orders below `/admin` from programs of this machine. */
  readonly sandboxAdmin: boolean
  /** Keys that encrypt retained certificates, 32 bytes in base64 each, commas between: the first encrypts. */
  readonly masterKey: Redacted.Redacted<string> | undefined
  /** `never`: a submission whose outcome is open waits for its caller to post it again. */
  readonly retainCertificates: "while-open" | "never"
  readonly following: FollowingOptions
  readonly health: HealthOptions
  /** How much one tenant may ask for. */
  readonly limits: LimitOptions & PatienceOptions
  /** How many logins of one address may fail. */
  readonly logins: LoginOptions
  /** Whose JWTs are accepted; absent: nobody's. */
  readonly oidc: OidcSettings | undefined
  /** The first token, with which all others are made. */
  readonly adminToken: Redacted.Redacted<string> | undefined
  /** PKCS#12 file of the installation's own certificate, which signs queries about documents. */
  readonly transportCertificate: string | undefined
  readonly transportCertificatePassword: Redacted.Redacted<string> | undefined
  /**
   * Address under which callers reach the service, in the links that it gives; absent means: as the caller reached it,
   * by one of `hosts` or a name of this machine.
   */
  readonly publicUrl: string | undefined
  /** Names that a `Host` header may have; in small letters, with a port or without. */
  readonly hosts: ReadonlySet<string>
  /** Origins whose pages may call the service from a browser. */
  readonly corsOrigins: ReadonlySet<string>
  /** By which server mails are sent; absent means that none are. */
  readonly mail: MailSettings | undefined
  /** Which addresses that callers name are called. */
  readonly outbound: OutboundOptions
  /** Where spans are sent; absent: nowhere, and none are made. */
  readonly traces: TraceSettings | undefined
  /** Where measurements are read, by whoever reaches it; absent: nowhere. */
  readonly metrics: MetricsAddress | undefined
  /** Folder of the built operator console, which is served at `/console`; absent means that none is. */
  readonly console: string | undefined
}

/** Whether the service starts a sandbox to file with. */
export const hasEmbeddedSandbox = ({ authorityUrl, environment }: Configuration): boolean =>
  environment === "sandbox" && authorityUrl === undefined
