import { certificateDirectory } from "@radicar/fixtures/certificates/sandboxAuthority"
import { read } from "@radicar/fixtures/certificates/TestCertificates"
import { open } from "@radicar/signature/inner/Pkcs12"
import { secureEnvelope } from "@radicar/signature/inner/WsSecurity"
import { Sandbox } from "@radicar/sandbox/inner/Sandbox"
import { Effect, Redacted } from "effect"
import { zip } from "./zip.ts"

const operation = "SendBillSync"
const action = `http://wcf.dian.colombia/IWcfDianCustomerServices/${operation}`

/** What passed when a document was filed, and the answer that the sandbox signed. */
export interface FiledExchange {
  readonly request: string
  readonly response: string
  readonly answer: string
}

/** Files a signed document with a sandbox of its own. */
export const exchangeOf = (signed: string): Promise<FiledExchange> =>
  Effect.gen(function* () {
    const sandbox = yield* Sandbox
    const { bytes, password } = read("company")
    const identity = yield* open(bytes, Redacted.make(password), new Date())
    const content = zip({ name: "fv09003731150002600000001.xml", bytes: Buffer.from(signed) })
    const body =
      `<wcf:${operation}><wcf:fileName>z09003731150002600000001.zip</wcf:fileName>` +
      `<wcf:contentFile>${Buffer.from(content).toString("base64")}</wcf:contentFile></wcf:${operation}>`
    const ids = { timestamp: "T", token: "X", signature: "S", to: "to", keyInfo: "K", reference: "R" }
    const envelope = secureEnvelope({ action, to: sandbox.url, body }, identity, { created: new Date(), ids })
    const reply = yield* Effect.promise(async () => {
      const response = await fetch(sandbox.url, {
        method: "POST",
        headers: { "content-type": `application/soap+xml; charset=utf-8; action="${action}"` },
        body: envelope
      })
      return response.text()
    })
    const found = /<b:XmlBase64Bytes>([^<]*)</u.exec(reply)?.[1]
    if (found === undefined) throw new Error(`the sandbox gave no answer: ${reply}`)
    return { request: envelope, response: reply, answer: Buffer.from(found, "base64").toString("utf8") }
  }).pipe(Effect.provide(Sandbox.layer({ certificateDirectory })), Effect.runPromise)

/** Files a signed document with a sandbox of its own, and gives back the answer that the sandbox signed. */
export const answerOf = async (signed: string): Promise<string> => (await exchangeOf(signed)).answer
