import type { IncomingMessage } from "node:http"

const loopback = /^(?:::ffff:)?127\.\d+\.\d+\.\d+$|^::1$/u
const localHost = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])(?::\d+)?$/u

/**
 * Whether a request comes from this machine, and from a program rather than a web page: a page of somebody else names
 * its own host, and cannot send JSON without asking first.
 */
export const isFromHere = ({ headers, method, socket }: IncomingMessage): boolean =>
  loopback.test(socket.remoteAddress ?? "") &&
  localHost.test(headers.host ?? "") &&
  (method === "GET" || /^application\/json\b/u.test(headers["content-type"] ?? ""))
