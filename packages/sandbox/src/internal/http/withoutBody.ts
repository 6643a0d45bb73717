import type { IncomingMessage } from "node:http"
import { type HttpReply, htmlReply } from "./HttpReply.ts"
import { maximumBody } from "./readBody.ts"

const path = "/wcfdiancustomerservices.svc"

/** The page a GET of the service's address answers, by its query in lower case; `undefined` when there is none. */
export type Pages = (query: string, address: string) => string | undefined

/**
 * What is answered without looking at a body: pages, and refusals by method, path and content type, as HTML. The path
 * is compared without case, as IIS does. `undefined` when the request is one for the service.
 */
export const withoutBody = (request: IncomingMessage, target: URL, pages: Pages): HttpReply | undefined => {
  const { pathname, search } = target
  const requested = pathname.toLowerCase()
  if (requested === "/") return { ...htmlReply(200), contentType: "text/plain; charset=utf-8", body: about }
  if (requested !== path) return htmlReply(404)
  if (request.method === "GET" && search !== "") {
    const page = pages(search.slice(1).toLowerCase(), `http://${hostOf(request)}${pathname}`)
    return page === undefined ? htmlReply(404) : { status: 200, contentType: "text/xml; charset=utf-8", body: page }
  }
  if (request.method !== "POST") return htmlReply(405, { allow: "POST" })
  const [type, ...parameters] = (request.headers["content-type"] ?? "").toLowerCase().split(";")
  const charset = parameters.map((parameter) => parameter.trim()).find((parameter) => parameter.startsWith("charset="))
  const readable = charset === undefined || /^charset="?utf-8"?$/u.test(charset)
  if (type?.trim() !== "application/soap+xml" || !readable) return htmlReply(415)
  if (Number(request.headers["content-length"] ?? 0) > maximumBody) return htmlReply(413, { connection: "close" })
  return undefined
}

/** The host a client asked for, so that it is sent back to where it came from. */
const hostOf = ({ headers, socket }: IncomingMessage): string =>
  /^[\w.:[\]-]+$/u.test(headers.host ?? "") ? (headers.host ?? "") : `127.0.0.1:${socket.localPort}`

const about = "Radicar sandbox: a stand-in for the DIAN web service, for tests. POST to /WcfDianCustomerServices.svc.\n"
