// Receives events at http://127.0.0.1:9000: RADICAR_WEBHOOK_SECRET=whsec_… node webhook.ts
// with a package instead: verifyWebhook of @radicar/http-client/webhook, whose errors name the likely mistake
import { createHmac, timingSafeEqual } from "node:crypto"
import { createServer, type IncomingHttpHeaders } from "node:http"
import { buffer } from "node:stream/consumers"

const key = Buffer.from((process.env["RADICAR_WEBHOOK_SECRET"] ?? "").replace("whsec_", ""), "base64")

/** Whether the service signed these octets in the last five minutes (Standard Webhooks 1.0). */
const isSigned = (headers: IncomingHttpHeaders, body: Buffer): boolean => {
  const [id, sent, signatures] = ["id", "timestamp", "signature"].map((name) => String(headers[`webhook-${name}`]))
  if (!(Math.abs(Date.now() / 1000 - Number(sent)) <= 300)) return false
  const expected = createHmac("sha256", key).update(`${id}.${sent}.`).update(body).digest()
  // for a day after a rotation there are two signatures
  return (signatures ?? "").split(" ").some((each) => {
    const signature = Buffer.from(each.replace(/^v1,/u, ""), "base64")
    return signature.length === expected.length && timingSafeEqual(signature, expected)
  })
}

createServer(async (request, response) => {
  // the octets as they came, before anything parses them
  const body = await buffer(request)
  const signed = isSigned(request.headers, body)
  response.writeHead(signed ? 204 : 400).end()
  // after the answer; an event may come again with the same webhook-id, which is then done already
  if (signed) console.log(request.headers["webhook-id"], JSON.parse(body.toString()).type)
}).listen(Number(process.env["PORT"] ?? 9000), "127.0.0.1")
