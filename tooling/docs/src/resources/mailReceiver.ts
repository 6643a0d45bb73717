import { once } from "node:events"
import type { AddressInfo } from "node:net"
import { text } from "node:stream/consumers"
import { SMTPServer } from "smtp-server"
import { arrivals } from "./arrivals.ts"

/** A mail as the mail server got it. */
export interface ReceivedMail {
  /** Sender of the envelope. */
  readonly from: string
  readonly to: ReadonlyArray<string>
  readonly text: string
}

/** A mail server that takes every mail, and refuses receivers whose address begins with `nobody`. */
export const mailReceiver = async () => {
  const { arrived, next } = arrivals<ReceivedMail>()
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    disableReverseLookup: true,
    closeTimeout: 100,
    onRcptTo: ({ address }, _session, callback) =>
      callback(address.startsWith("nobody") ? new Error("5.1.1 no such user") : null),
    onData: async (stream, { envelope: { mailFrom, rcptTo } }, callback) => {
      const from = mailFrom === false ? "" : mailFrom.address
      arrived({ from, to: rcptTo.map(({ address }) => address), text: await text(stream) })
      callback(null)
    }
  })
  // a client that disconnects is no failure of the server
  server.on("error", () => {})
  const listening = server.listen(0, "127.0.0.1")
  await once(listening, "listening")
  return {
    port: (listening.address() as AddressInfo).port,
    next,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve()))
  }
}
