import type { IncomingMessage } from "node:http"

/**
 * Has HEAD answered as GET (RFC 9110 §9.3.2): the answer knows from its request that no body is sent, whatever the routes
 * write.
 */
export const answerHead = (request: IncomingMessage): void => {
  if (request.method === "HEAD") request.method = "GET"
}
