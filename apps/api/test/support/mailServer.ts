import { readPem } from "@radicar/fixtures/certificates/TestCertificates"
import { Effect, type Scope } from "effect"
import { once } from "node:events"
import type { AddressInfo } from "node:net"
import { SMTPServer } from "smtp-server"
import type { MailSettings } from "../../src/mail/MailSettings.ts"

/** A mail as the server got it. */
interface ReceivedMail {
  readonly from: string
  readonly to: ReadonlyArray<string>
  readonly secure: boolean
  readonly raw: Buffer
}

/** A scripted mail server on this machine, over STARTTLS. */
export interface MailServer {
  readonly settings: MailSettings
  readonly received: ReadonlyArray<ReceivedMail>
  /** Its replies for an address, one code for each request; 250 when there are no more. */
  readonly refuse: (address: string, ...codes: ReadonlyArray<number>) => void
  /** Its replies to the next mails, once it has received them. */
  readonly refuseData: (...codes: ReadonlyArray<number>) => void
  /** While silent, it takes mails and says nothing. */
  readonly silence: (silent: boolean) => void
}

const refusal = (code: number): Error => Object.assign(new Error(`${code} told to refuse`), { responseCode: code })

/**
 * Starts a mail server; it is gone with the scope. With a password it wants the user `radicar` to log in. A plain one
 * offers no STARTTLS.
 */
export const mailServer = (
  password?: string,
  { isPlain = false } = {}
): Effect.Effect<MailServer, never, Scope.Scope> =>
  Effect.map(
    Effect.acquireRelease(
      Effect.promise(async () => {
        const received: Array<ReceivedMail> = []
        const ofAddress = new Map<string, Array<number>>()
        const ofData: Array<number> = []
        let silent = false
        const server = new SMTPServer({
          key: readPem("mail-server.key"),
          cert: readPem("mail-server.pem"),
          authOptional: password === undefined,
          disableReverseLookup: true,
          disabledCommands: isPlain ? ["STARTTLS"] : [],
          closeTimeout: 100,
          onAuth: (auth, _session, callback) =>
            auth.username === "radicar" && auth.password === password
              ? callback(null, { user: auth.username })
              : callback(new Error("wrong user or password")),
          onRcptTo: ({ address }, _session, callback) => {
            const code = ofAddress.get(address)?.shift()
            callback(code === undefined ? null : refusal(code))
          },
          onData: (stream, session, callback) => {
            const chunks: Array<Buffer> = []
            stream.on("data", (chunk: Buffer) => chunks.push(chunk))
            stream.on("end", () => {
              const { mailFrom, rcptTo } = session.envelope
              const code = ofData.shift()
              received.push({
                from: mailFrom === false ? "" : mailFrom.address,
                to: rcptTo.map(({ address }) => address),
                secure: session.secure,
                raw: Buffer.concat(chunks)
              })
              if (!silent) callback(code === undefined ? null : refusal(code))
            })
          }
        })
        // a client that is killed is no failure of the server
        server.on("error", () => {})
        const listening = server.listen(0, "127.0.0.1")
        await once(listening, "listening")
        const { port } = listening.address() as AddressInfo
        const mailServer: MailServer = {
          settings: {
            host: "127.0.0.1",
            port,
            tls: isPlain ? "offered" : "upgrade",
            login: undefined,
            from: { name: "Facturación ñ", address: "facturas@emisor.example" }
          },
          received,
          refuse: (address: string, ...codes: ReadonlyArray<number>) => {
            ofAddress.set(address, [...codes])
          },
          refuseData: (...codes: ReadonlyArray<number>) => {
            ofData.push(...codes)
          },
          silence: (wanted: boolean) => {
            silent = wanted
          }
        }
        return { server, mailServer }
      }),
      ({ server }) => Effect.promise(() => new Promise<void>((resolve) => server.close(() => resolve())))
    ),
    ({ mailServer }) => mailServer
  )
