import { Config, Effect, Option, type Redacted, Schema } from "effect"
import type { FilingEnvironment } from "./authority/FilingEnvironment.ts"
import { type HealthOptions, ordinaryHealth } from "./authority/HealthOptions.ts"
import { type BlobSettings, readBlobSettings } from "./blobs/BlobSettings.ts"
import type { BlobSettingsRefused } from "./blobs/BlobSettingsRefused.ts"
import { type FollowingOptions, ordinaryFollowing } from "./following/FollowingOptions.ts"
import { type LimitOptions, ordinaryLimits } from "./limits/LimitOptions.ts"
import { type MailSettings, readMailSettings } from "./mail/MailSettings.ts"
import type { MailSettingsRefused } from "./mail/MailSettingsRefused.ts"
import { type OidcSettings, readOidcSettings } from "./oidc/OidcSettings.ts"
import type { OidcSettingsRefused } from "./oidc/OidcSettingsRefused.ts"
import type { OutboundAllowRefused } from "./outbound/OutboundAllowRefused.ts"
import { ordinaryOutbound, type OutboundOptions } from "./outbound/OutboundOptions.ts"
import { readOutboundAllow } from "./outbound/readOutboundAllow.ts"
import { readMasterKeys } from "./secrets/MasterKey.ts"
import type { MasterKeyRefused } from "./secrets/MasterKeyRefused.ts"

/** How this service runs; every value has a default that makes it an embedded sandbox. */
export interface Configuration {
  readonly host: string
  readonly port: number
  readonly environment: FilingEnvironment
  /** Address that replaces the environment's own; for `sandbox`, absent means: start one in this process. */
  readonly authorityUrl: string | undefined
  /** Postgres; absent means PGlite in `dataDirectory`. */
  readonly databaseUrl: Redacted.Redacted<string> | undefined
  readonly dataDirectory: string
  /** Where the octets of files are kept. */
  readonly blobs: BlobSettings
  /** Port of the sandbox in this process; 0 takes a free one. */
  readonly sandboxPort: number
  /** `strict`: that sandbox takes only certificates of its own authority, kept in `dataDirectory`/sandbox. */
  readonly sandboxTrust: "any-in-date" | "strict"
  /** Whether that sandbox takes orders below `/admin` from programs of this machine. */
  readonly sandboxAdmin: boolean
  /** Keys that encrypt retained certificates, 32 bytes in base64 each, commas between: the first encrypts. */
  readonly masterKey: Redacted.Redacted<string> | undefined
  /** `never`: a submission whose outcome is open waits for its caller to post it again. */
  readonly retainCertificates: "while-open" | "never"
  readonly following: FollowingOptions
  readonly health: HealthOptions
  /** How much one token may ask for. */
  readonly limits: LimitOptions
  /** Whose JWTs are accepted; absent: nobody's. */
  readonly oidc: OidcSettings | undefined
  /** The first token, with which all others are made. */
  readonly adminToken: Redacted.Redacted<string> | undefined
  /** PKCS#12 file of the installation's own certificate, which asks what became of documents. */
  readonly transportCertificate: string | undefined
  readonly transportCertificatePassword: Redacted.Redacted<string> | undefined
  /** Address under which callers reach the service, in the links that it gives; absent means: as the caller reached it. */
  readonly publicUrl: string | undefined
  /** By which server mails are sent; absent means that none are. */
  readonly mail: MailSettings | undefined
  /** Which addresses that callers name are called. */
  readonly outbound: OutboundOptions
}

/** Zero or more, and no more than anybody means. */
const Limit = Schema.NumberFromString.check(Schema.isInt(), Schema.isBetween({ minimum: 0, maximum: 1_000_000 }))

const limit = (variable: string, usual: number) => Config.schema(Limit, variable).pipe(Config.withDefault(usual))

type SettingsRefused =
  | MasterKeyRefused
  | MailSettingsRefused
  | OutboundAllowRefused
  | BlobSettingsRefused
  | OidcSettingsRefused

/** Reads the configuration from the environment variables of the README. */
export const configuration: Effect.Effect<Configuration, Config.ConfigError | SettingsRefused> = Effect.gen(
  function* () {
    const environment = yield* Config.schema(
      Schema.Literals(["sandbox", "habilitacion", "production"]),
      "RADICAR_ENVIRONMENT"
    ).pipe(Config.withDefault("sandbox" as const))
    const masterKey = Option.getOrUndefined(yield* Config.option(Config.Redacted("RADICAR_MASTER_KEY")))
    // before anything is started
    if (masterKey !== undefined) yield* readMasterKeys(masterKey, "RADICAR_MASTER_KEY")
    return {
      // the development tenant has a well-known token, so nobody but this machine may reach it by default
      host: yield* Config.String("HOST").pipe(Config.withDefault(environment === "sandbox" ? "127.0.0.1" : "0.0.0.0")),
      port: yield* Config.Port("PORT").pipe(Config.withDefault(8080)),
      environment,
      authorityUrl: Option.getOrUndefined(yield* Config.option(Config.String("AUTHORITY_URL"))),
      databaseUrl: Option.getOrUndefined(yield* Config.option(Config.Redacted("DATABASE_URL"))),
      dataDirectory: yield* Config.String("RADICAR_DATA_DIR").pipe(Config.withDefault("./.radicar")),
      blobs: yield* readBlobSettings(Option.getOrUndefined(yield* Config.option(Config.String("RADICAR_BLOBS"))), {
        accessKeyId: Option.getOrUndefined(yield* Config.option(Config.String("AWS_ACCESS_KEY_ID"))),
        secretAccessKey: Option.getOrUndefined(yield* Config.option(Config.Redacted("AWS_SECRET_ACCESS_KEY"))),
        sessionToken: Option.getOrUndefined(yield* Config.option(Config.Redacted("AWS_SESSION_TOKEN"))),
        region: Option.getOrUndefined(yield* Config.option(Config.String("AWS_REGION")))
      }),
      sandboxPort: yield* Config.Int("RADICAR_SANDBOX_PORT").pipe(Config.withDefault(0)),
      sandboxTrust: yield* Config.schema(Schema.Literals(["any-in-date", "strict"]), "SANDBOX_TRUST").pipe(
        Config.withDefault("any-in-date" as const)
      ),
      sandboxAdmin: yield* Config.Boolean("SANDBOX_ADMIN").pipe(Config.withDefault(false)),
      masterKey,
      retainCertificates: yield* Config.schema(
        Schema.Literals(["while-open", "never"]),
        "RADICAR_RETAIN_CERTIFICATES"
      ).pipe(Config.withDefault("while-open" as const)),
      following: ordinaryFollowing,
      health: ordinaryHealth,
      limits: {
        requestsPerMinute: yield* limit("RADICAR_RATE_LIMIT", ordinaryLimits.requestsPerMinute),
        concurrentRequests: yield* limit("RADICAR_CONCURRENT_REQUESTS", ordinaryLimits.concurrentRequests)
      },
      oidc: yield* readOidcSettings(
        Option.getOrUndefined(yield* Config.option(Config.String("RADICAR_OIDC_ISSUER"))),
        Option.getOrUndefined(yield* Config.option(Config.String("RADICAR_OIDC_AUDIENCE"))),
        Option.getOrUndefined(yield* Config.option(Config.String("RADICAR_OIDC_JWKS_URL")))
      ),
      adminToken: Option.getOrUndefined(yield* Config.option(Config.Redacted("RADICAR_ADMIN_TOKEN"))),
      transportCertificate: Option.getOrUndefined(yield* Config.option(Config.String("RADICAR_TRANSPORT_CERTIFICATE"))),
      transportCertificatePassword: Option.getOrUndefined(
        yield* Config.option(Config.Redacted("RADICAR_TRANSPORT_CERTIFICATE_PASSWORD"))
      ),
      publicUrl: Option.getOrUndefined(yield* Config.option(Config.String("PUBLIC_URL"))),
      mail: yield* readMailSettings(
        Option.getOrUndefined(yield* Config.option(Config.Redacted("SMTP_URL"))),
        Option.getOrUndefined(yield* Config.option(Config.String("MAIL_FROM"))),
        Option.getOrUndefined(yield* Config.option(Config.String("RADICAR_MAIL_BOUNCE_ADDRESS")))
      ),
      outbound: ordinaryOutbound(
        yield* readOutboundAllow(Option.getOrUndefined(yield* Config.option(Config.String("RADICAR_OUTBOUND_ALLOW"))))
      )
    }
  }
)
