import { PgClient } from "@effect/sql-pg"
import { type Localized, type Wording, wordingIn } from "@radicar/domain/inner/rules/Language"
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

/** Result of a check of something that the service needs. */
export interface Check {
  /** The variable that configures the checked system. */
  readonly variable: string
  readonly state: "ok" | "failed" | "not-tried"
  /** Result in words, without secrets. */
  readonly detail: Wording
}

const notTried = (variable: string, detail: Localized): Effect.Effect<Check> =>
  Effect.succeed({ variable, state: "not-tried", detail })

/** Makes a check from an attempt. The value of its success or failure becomes the detail. */
const checkBy = (variable: string, attempt: Effect.Effect<Wording, Wording>): Effect.Effect<Check> =>
  Effect.match(attempt, {
    onSuccess: (detail): Check => ({ variable, state: "ok", detail }),
    onFailure: (detail): Check => ({ variable, state: "failed", detail })
  })

const textOf = ({ text }: { readonly text: Localized }): Localized => text

/** Opens the certificate of `RADICAR_TRANSPORT_CERTIFICATE`, as the service does at its start. */
export const checkTransportCertificate = (options: TransportOptions): Effect.Effect<Check> => {
  const variable = "RADICAR_TRANSPORT_CERTIFICATE"
  if (options.transportCertificate === undefined)
    return notTried(variable, { en: "none is configured", es: "no hay ninguno configurado" })
  const opened = Effect.provide(TransportIdentity, TransportIdentity.layer(options))
  return checkBy(variable, opened.pipe(Effect.as({ en: "in date", es: "vigente" }), Effect.mapError(textOf)))
}

/** The part of a failure that may be shown: its code, and the server's reply. */
interface MailFailure {
  readonly code?: string
  readonly responseCode?: number
  readonly command?: string
}

const failureText = ({ code = "failed", command, responseCode }: MailFailure): string =>
  [code, command, responseCode].filter((part) => part !== undefined).join(", ")

/** Connects to the mail server with its TLS settings and logs in. Sends no mail. */
const checkMail = (settings: MailSettings | undefined): Effect.Effect<Check> => {
  const variable = "SMTP_URL"
  if (settings === undefined)
    return notTried(variable, { en: "no mail server is configured", es: "no hay servidor de correo configurado" })
  const server = `${settings.host}:${settings.port}`
  return Effect.acquireUseRelease(
    Effect.sync(() => transportOf(settings)),
    (transport) =>
      Effect.tryPromise({
        try: () => transport.verify(),
        catch: (error) => `${server}: ${failureText(error as MailFailure)}`
      }),
    (transport) => Effect.sync(() => transport.close())
  ).pipe(Effect.as({ en: `${server} accepts mails`, es: `${server} recibe correos` }), (attempt) =>
    checkBy(variable, attempt)
  )
}

const stateText = ({ current, newest }: SchemaState): Localized => {
  if (current === 0)
    return {
      en: `no migration yet; the service applies its ${newest} when it starts`,
      es: `sin migraciones; el servicio aplica sus ${newest} al arrancar`
    }
  if (current < newest)
    return {
      en: `migration ${current}; the service brings it to ${newest} when it starts`,
      es: `migración ${current}; el servicio la lleva a la ${newest} al arrancar`
    }
  return current === newest
    ? { en: `migration ${current}, the one of this version`, es: `migración ${current}, la de esta versión` }
    : {
        en: `migration ${current}, of a newer version than this one, which knows ${newest}`,
        es: `migración ${current}, de una versión más nueva que esta, que conoce ${newest}`
      }
}

const noAnswer: Localized = { en: "no answer within 15 seconds", es: "sin respuesta en 15 segundos" }

/** Connects to the Postgres of `DATABASE_URL` and reads its schema version without changing it. */
const checkDatabase = (url: Redacted.Redacted | undefined): Effect.Effect<Check> => {
  const variable = "DATABASE_URL"
  if (url === undefined) {
    return notTried(variable, {
      en: "embedded (PGlite); one process at a time may open it, so it was not tried",
      es: "integrada (PGlite); un solo proceso a la vez puede abrirla, así que no se probó"
    })
  }
  const read = schemaState.pipe(
    Effect.provide(PgClient.layer({ url, maxConnections: 1, prepare: false })),
    Effect.timeout("15 seconds"),
    Effect.mapError((error) => (error._tag === "SqlError" ? StorageError.of("connect", error).message : noAnswer)),
    Effect.filterOrFail(
      ({ current }) => !isOutdated(current),
      ({ current }) => UnusableDatabase.outdated(current).text
    ),
    Effect.map(stateText)
  )
  return checkBy(variable, read)
}

/** Writes a small file to the store of `RADICAR_BLOBS` and reads it back, as the service does at its start. */
const checkBlobs = (settings: BlobSettings): Effect.Effect<Check> => {
  const variable = "RADICAR_BLOBS"
  if (settings._tag === "postgres")
    return notTried(variable, { en: "files are in the database", es: "los archivos están en la base de datos" })
  return checkBy(
    variable,
    openOutsideStore(settings).pipe(
      Effect.as({ en: "written and read", es: "escrito y leído" }),
      Effect.mapError(textOf)
    )
  )
}

/** Time limit for connecting to the authority, in milliseconds. */
const PATIENCE = 15_000

const connected = ({ hostname, port, protocol }: URL): Effect.Effect<void, Wording> =>
  Effect.callback<void, Wording>((resume) => {
    const host = hostname.replace(/^\[(.*)\]$/u, "$1")
    const isTls = protocol === "https:"
    const where = { host, port: port === "" ? (isTls ? 443 : 80) : Number(port) }
    const socket = isTls ? connectTls(isIP(host) === 0 ? { ...where, servername: host } : where) : connectTcp(where)
    const end = (outcome: Effect.Effect<void, Wording>) => {
      socket.destroy()
      resume(outcome)
    }
    socket
      .setTimeout(PATIENCE, () => end(Effect.fail(noAnswer)))
      .once(isTls ? "secureConnect" : "connect", () => end(Effect.void))
      .once("error", ({ code, message }: NodeJS.ErrnoException) => end(Effect.fail(code ?? message)))
    return Effect.sync(() => socket.destroy())
  })

/** Connects to the authority's address, verifies its TLS certificate and sends nothing. */
const checkAuthority = ({ authorityUrl, environment }: Configuration): Effect.Effect<Check> => {
  const variable = "AUTHORITY_URL"
  if (environment === "sandbox" && authorityUrl === undefined) {
    return notTried(variable, { en: "the stand-in inside the service", es: "el sustituto dentro del servicio" })
  }
  const attempt = AuthorityEndpoints.pipe(
    Effect.provide(AuthorityEndpoints.layer(environment, authorityUrl)),
    Effect.mapError(textOf),
    Effect.flatMap((endpoints) => {
      const url = new URL(endpoints.endpoint(environment).url)
      return Effect.mapBoth(connected(url), {
        onSuccess: (): Localized => ({ en: `${url.host} answers`, es: `${url.host} responde` }),
        onFailure: (reason): Localized => ({
          en: `${url.host}: ${wordingIn(reason, "en")}`,
          es: `${url.host}: ${wordingIn(reason, "es")}`
        })
      })
    })
  )
  return checkBy(variable, attempt)
}

/**
 * Checks all external systems that the configuration names, concurrently: database, file store, mail server and
 * authority.
 */
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
