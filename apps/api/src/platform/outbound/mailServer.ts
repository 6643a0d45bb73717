import { Effect, Exit, Cause, Redacted } from "effect"
import { createTransport } from "nodemailer"
import type { Socket } from "node:net"
import type { GuardedClient } from "./GuardedClient.ts"

/** A mail server with its TLS mode and login. */
export interface MailServer {
  readonly host: string
  readonly port: number
  /**
   * TLS mode. `always`: TLS from the start. `upgrade`: STARTTLS is required. `offered`: STARTTLS if the server offers
   * it.
   */
  readonly tls: "always" | "upgrade" | "offered"
  readonly login: { readonly user: string; readonly password: Redacted.Redacted } | undefined
}

const isLoopback = (host: string): boolean => /^(?:localhost|127(?:\.\d{1,3}){3}|::1)$/u.test(host)

const decoded = (text: string): string | undefined => {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}

/** The server of a URL: `smtp://user:password@host:587`, `smtps://…`; `undefined` for anything else. */
export const mailServerOf = (text: string): MailServer | undefined => {
  const url = URL.parse(text)
  if (url === null || (url.protocol !== "smtp:" && url.protocol !== "smtps:")) return undefined
  const host = url.hostname.replace(/^\[(.*)\]$/u, "$1")
  const [user, password] = [decoded(url.username), decoded(url.password)]
  const extra = url.search !== "" || url.hash !== "" || !/^\/?$/u.test(url.pathname)
  if (host === "" || extra || user === undefined || password === undefined) return undefined
  const always = url.protocol === "smtps:"
  return {
    host,
    port: url.port === "" ? (always ? 465 : 587) : Number(url.port),
    tls: always ? "always" : isLoopback(host) ? "offered" : "upgrade",
    login: user === "" ? undefined : { user, password: Redacted.make(password) }
  }
}

/** Maximum connections to one mail server. */
export const maximumConnections = 5

/** Time limit in milliseconds for connecting, and again for the greeting. */
const patience = 15_000

/** The URL of a server without its login, as input of {@link GuardedClient}. */
export const mailUrlOf = ({ host, port, tls }: MailServer): string =>
  `${tls === "always" ? "smtps" : "smtp"}://${host.includes(":") ? `[${host}]` : host}:${port}`

/** Opens the connections of a transport with a guarded client, which resolves and checks the address each time. */
const guarded = (server: MailServer, outbound: GuardedClient["Service"]) => ({
  getSocket: (_options: unknown, callback: (error: Error | null, opened?: { readonly connection: Socket }) => void) => {
    Effect.runCallback(outbound.connect(mailUrlOf(server), patience), {
      onExit: (exit) => {
        if (Exit.isSuccess(exit)) callback(null, { connection: exit.value })
        else callback(Cause.squash(exit.cause) as Error)
      }
    })
  }
})

/**
 * Pooled connections to a mail server, opened on demand and kept for a while. With `outbound`, every connection is
 * checked; this is for servers that a caller names. Without it, any address is allowed; this is for the installation's
 * own server.
 */
export const transportOf = (server: MailServer, outbound?: GuardedClient["Service"]) => {
  const { host, login, port, tls } = server
  return createTransport({
    pool: true,
    maxConnections: maximumConnections,
    host,
    port,
    secure: tls === "always",
    requireTLS: tls === "upgrade",
    ...(login === undefined ? {} : { auth: { user: login.user, pass: Redacted.value(login.password) } }),
    ...(outbound === undefined ? {} : guarded(server, outbound)),
    connectionTimeout: patience,
    greetingTimeout: patience,
    socketTimeout: 60_000,
    // otherwise the library would open files and URLs named in a text
    disableFileAccess: true,
    disableUrlAccess: true
  })
}
