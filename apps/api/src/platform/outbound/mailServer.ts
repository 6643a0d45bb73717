import { Redacted } from "effect"
import { createTransport } from "nodemailer"

/** A mail server, and how to log in. */
export interface MailServer {
  readonly host: string
  readonly port: number
  /**
   * `always`: TLS before the first word. `upgrade`: STARTTLS, or nothing is sent. `offered`: STARTTLS where the server
   * has it.
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

/** Connections to one mail server. */
export const maximumConnections = 5

/** Connections to a mail server, made when they are needed and kept open for a while. */
export const transportOf = ({ host, login, port, tls }: MailServer) =>
  createTransport({
    pool: true,
    maxConnections: maximumConnections,
    host,
    port,
    secure: tls === "always",
    requireTLS: tls === "upgrade",
    ...(login === undefined ? {} : { auth: { user: login.user, pass: Redacted.value(login.password) } }),
    connectionTimeout: 15_000,
    greetingTimeout: 15_000,
    socketTimeout: 60_000,
    // the library would else open what a text names
    disableFileAccess: true,
    disableUrlAccess: true
  })
