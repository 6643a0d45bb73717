import { Redacted } from "effect"
import { createTransport } from "nodemailer"
import type { MailServer } from "./MailSettings.ts"

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
