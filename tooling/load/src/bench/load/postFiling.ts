import { developmentToken } from "@radicar/api/access/DevelopmentTenant"
import { Agent, type ClientRequest, request } from "node:http"

const path = "/v1/dian/invoices/?companyId=1&providerId=1"

/** Posts a body and waits for its answer; rejects unless the answer reports a filing. */
export type PostFiling = (body: Buffer) => Promise<void>

/** Whether a server closed a kept connection for idleness in the moment in which a request used it again. */
const isIdleEnd = (sent: ClientRequest, error: NodeJS.ErrnoException): boolean =>
  sent.reusedSocket && error.code === "ECONNRESET"

/** Makes a function that posts filings to a server over keep-alive connections. */
export const filingClient = (url: string): PostFiling => {
  const { hostname, port } = new URL(url)
  const agent = new Agent({ keepAlive: true })
  const headers = { authorization: `Bearer ${developmentToken}`, "content-type": "application/json" }
  const post: PostFiling = (body) =>
    new Promise((resolve, reject) => {
      const sent = request(
        { agent, hostname, port, path, method: "POST", headers: { ...headers, "content-length": body.length } },
        (answer) => {
          let text = ""
          answer.setEncoding("utf8").on("data", (part: string) => (text += part))
          answer.on("error", reject).on("end", () => {
            if (answer.statusCode === 200 && text.includes(`"status":"submitted"`)) resolve()
            else reject(new Error(`Answered ${answer.statusCode} ${text.slice(0, 500)}`))
          })
        }
      )
      sent
        .on("error", (error) => {
          if (isIdleEnd(sent, error)) post(body).then(resolve, reject)
          else reject(error)
        })
        .end(body)
    })
  return post
}
