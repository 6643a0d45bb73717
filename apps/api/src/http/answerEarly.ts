import type { RequestListener, Server } from "node:http"

const problem = JSON.stringify({
  type: "urn:radicar:problem:service-unavailable",
  title: "The service is not available",
  status: 503,
  detail: "The service is starting."
})

const tooEarly: RequestListener = (_request, response) => {
  response
    .writeHead(503, { "content-type": "application/problem+json", "retry-after": "1", connection: "close" })
    .end(problem)
}

/**
 * Has a server answer 503 from listening on until the service listens for its requests. It listens before everything is
 * built, and Node leaves a request that nobody listens for without an answer for ever.
 */
export const answerEarly = (server: Server): Server => {
  const giveWay = (event: string | symbol): void => {
    if (event !== "request") return
    server.off("newListener", giveWay)
    server.off("request", tooEarly)
  }
  return server.on("request", tooEarly).on("newListener", giveWay)
}
