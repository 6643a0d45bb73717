import { PgClient } from "@effect/sql-pg"
import { Effect, type Redacted } from "effect"
import { connect as connectTcp, isIP } from "node:net"
import { connect as connectTls } from "node:tls"
import { TransportIdentity, type TransportOptions } from "../../filing/authority/TransportIdentity.ts"
import { transportOf } from "../../platform/outbound/mailServer.ts"
import type { MailSettings } from "../../mail/MailSettings.ts"
import { AuthorityEndpoints } from "../../platform/AuthorityEndpoints.ts"
import type { BlobSettings } from "../../platform/blobs/BlobSettings.ts"
import { openOutsideStore } from "../../platform/blobs/openOutsideStore.ts"
import { isOutdated, type SchemaState, schemaState } from "../../platform/database/migrate.ts"
import { StorageError, UnusableDatabase } from "../../platform/database/StorageError.ts"
import type { Configuration } from "../Configuration.ts"

/** Whether something that the service needs can be used. */
export interface Check {
  /** The variable that says where it is. */
  readonly variable: string
  readonly state: "ok" | "failed" | "not-tried"
  /** What was found, without secrets. */
  readonly detail: string
}

const notTried = (variable: string, detail: string): Effect.Effect<Check> =>
  Effect.succeed({ variable, state: "not-tried", detail })

/** A check by an attempt, which says what it found or why it failed. */
const checkBy = (variable: string, attempt: Effect.Effect<string, string>): Effect.Effect<Check> =>
  Effect.match(attempt, {
    onSuccess: (detail): Check => ({ variable, state: "ok", detail }),
    onFailure: (detail): Check => ({ variable, state: "failed", detail })
  })

const messageOf = ({ message }: { readonly message: string }): string => message

/** Opens the certificate of `RADICAR_TRANSPORT_CERTIFICATE`, as the service does when it starts. */
export const checkTransportCertificate = (options: TransportOptions): Effect.Effect<Check> => {
  const variable = "RADICAR_TRANSPORT_CERTIFICATE"
  if (options.transportCertificate === undefined) return notTried(variable, "none is configured")
  const opened = Effect.provide(TransportIdentity, TransportIdentity.layer(options))
  return checkBy(variable, opened.pipe(Effect.as("in date"), Effect.mapError(messageOf)))
}

/** The part of a failure that may be shown: its code, and the reply of the server. */
interface MailFailure {
  readonly code?: string
  readonly responseCode?: number
  readonly command?: string
}

const failureText = ({ code = "failed", command, responseCode }: MailFailure): string =>
  [code, command, responseCode].filter((part) => part !== undefined).join(", ")

/** Connects to the mail server, with TLS as it would be mailed, and logs in. Nothing is mailed. */
const checkMail = (settings: MailSettings | undefined): Effect.Effect<Check> => {
  const variable = "SMTP_URL"
  if (settings === undefined) return notTried(variable, "no mail server is configured")
  const server = `${settings.host}:${settings.port}`
  return Effect.acquireUseRelease(
    Effect.sync(() => transportOf(settings)),
    (transport) =>
      Effect.tryPromise({
        try: () => transport.verify(),
        catch: (error) => `${server}: ${failureText(error as MailFailure)}`
      }),
    (transport) => Effect.sync(() => transport.close())
  ).pipe(Effect.as(`${server} takes mails`), (attempt) => checkBy(variable, attempt))
}

const stateText = ({ found, known }: SchemaState): string => {
  if (found === 0) return `no migration yet; the service applies its ${known} when it starts`
  if (found < known) return `migration ${found}; the service brings it to ${known} when it starts`
  return found === known
    ? `migration ${found}, as this version has it`
    : `migration ${found}, of a newer version than this one, which knows ${known}`
}

/** Connects to the Postgres of `DATABASE_URL` and reads its schema without changing it. */
const checkDatabase = (url: Redacted.Redacted | undefined): Effect.Effect<Check> => {
  const variable = "DATABASE_URL"
  if (url === undefined) {
    return notTried(variable, "embedded (PGlite); one process at a time may open it, so it was not tried")
  }
  const read = schemaState.pipe(
    Effect.provide(PgClient.layer({ url, maxConnections: 1 })),
    Effect.timeout("15 seconds"),
    Effect.mapError((error) =>
      error._tag === "SqlError" ? StorageError.of("connect", error).message : "no answer within 15 seconds"
    ),
    Effect.filterOrFail(
      ({ found }) => !isOutdated(found),
      ({ found }) => UnusableDatabase.outdated(found).message
    ),
    Effect.map(stateText)
  )
  return checkBy(variable, read)
}

/** Writes a small file to the store of `RADICAR_BLOBS` and reads it again, as the service does when it starts. */
const checkBlobs = (settings: BlobSettings): Effect.Effect<Check> => {
  const variable = "RADICAR_BLOBS"
  if (settings._tag === "postgres") return notTried(variable, "files are in the database")
  return checkBy(variable, openOutsideStore(settings).pipe(Effect.as("written and read"), Effect.mapError(messageOf)))
}

/** How long the authority may take to be connected to, in milliseconds. */
const PATIENCE = 15_000

const connected = ({ hostname, port, protocol }: URL): Effect.Effect<void, string> =>
  Effect.callback<void, string>((resume) => {
    const host = hostname.replace(/^\[(.*)\]$/u, "$1")
    const isTls = protocol === "https:"
    const where = { host, port: port === "" ? (isTls ? 443 : 80) : Number(port) }
    const socket = isTls ? connectTls(isIP(host) === 0 ? { ...where, servername: host } : where) : connectTcp(where)
    const end = (outcome: Effect.Effect<void, string>) => {
      socket.destroy()
      resume(outcome)
    }
    socket
      .setTimeout(PATIENCE, () => end(Effect.fail("no answer within 15 seconds")))
      .once(isTls ? "secureConnect" : "connect", () => end(Effect.void))
      .once("error", ({ code, message }: NodeJS.ErrnoException) => end(Effect.fail(code ?? message)))
    return Effect.sync(() => socket.destroy())
  })

/** Connects to the authority's address, over TLS whose certificate is verified, and sends nothing. */
const checkAuthority = ({ authorityUrl, environment }: Configuration): Effect.Effect<Check> => {
  const variable = "AUTHORITY_URL"
  if (environment === "sandbox" && authorityUrl === undefined) {
    return notTried(variable, "the stand-in inside the service")
  }
  const attempt = AuthorityEndpoints.pipe(
    Effect.provide(AuthorityEndpoints.layer(environment, authorityUrl)),
    Effect.mapError(messageOf),
    Effect.flatMap((endpoints) => {
      const url = new URL(endpoints.endpoint(environment).url)
      return Effect.mapBoth(connected(url), {
        onSuccess: () => `${url.host} answers`,
        onFailure: (reason) => `${url.host}: ${reason}`
      })
    })
  )
  return checkBy(variable, attempt)
}

/** Tries everything outside of the process that the configuration names, at the same time. */
export const connections = (configuration: Configuration): Effect.Effect<ReadonlyArray<Check>> =>
  Effect.all(
    [
      checkDatabase(configuration.databaseUrl),
      checkBlobs(configuration.blobs),
      checkMail(configuration.mail),
      checkAuthority(configuration)
    ],
    { concurrency: "unbounded" }
  )
