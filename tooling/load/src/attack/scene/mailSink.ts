import { once } from "node:events"
import { type AddressInfo, createServer } from "node:net"

/** A mail received over SMTP. */
interface CaughtMail {
  /** The commands `MAIL FROM` and `RCPT TO`, unchanged. */
  readonly envelope: ReadonlyArray<string>
  /** Headers and content of the mail. */
  readonly text: string
}

/** A local mail server that accepts and stores every mail. */
export interface MailSink {
  readonly url: string
  readonly mails: ReadonlyArray<CaughtMail>
  readonly stop: () => void
}

/** Starts a mail server without TLS and login (RFC 5321) that stores the mails it receives. */
export const startMailSink = async (): Promise<MailSink> => {
  const mails: Array<CaughtMail> = []
  const server = createServer((socket) => {
    let buffered = ""
    let envelope: Array<string> = []
    let content: Array<string> | undefined
    const take = (line: string): string | undefined => {
      if (content !== undefined) {
        if (line !== ".") {
          content.push(line)
          return undefined
        }
        mails.push({ envelope, text: content.join("\r\n") })
        envelope = []
        content = undefined
        return "250 taken"
      }
      const verb = line.slice(0, 4).toUpperCase()
      if (verb === "MAIL" || verb === "RCPT") envelope.push(line)
      if (verb === "DATA") content = []
      return verb === "EHLO" || verb === "HELO"
        ? "250 sink"
        : verb === "DATA"
          ? "354 go on"
          : verb === "QUIT"
            ? "221 bye"
            : "250 ok"
    }
    socket.on("error", () => {}).setEncoding("utf8")
    socket.write("220 sink ESMTP\r\n")
    socket.on("data", (part: string) => {
      const lines = (buffered + part).split("\r\n")
      buffered = lines.pop() ?? ""
      for (const line of lines) {
        const reply = take(line)
        if (reply !== undefined) socket.write(`${reply}\r\n`)
        if (reply?.startsWith("221") === true) socket.end()
      }
    })
  }).listen(0, "127.0.0.1")
  await once(server, "listening")
  return { url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`, mails, stop: () => void server.close() }
}
