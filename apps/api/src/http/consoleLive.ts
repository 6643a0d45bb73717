import { Effect, Option } from "effect"
import { HttpRouter, type HttpServerRequest, HttpServerResponse } from "effect/http"
import type { ConsoleFile } from "../console/ConsoleFile.ts"
import { consoleHeaders } from "../console/consoleHeaders.ts"
import { missingConsole } from "../console/missingConsole.ts"
import { readConsole } from "../console/readConsole.ts"
import { CallerLanguage } from "../language/CallerLanguage.ts"
import { notFound } from "./notFound.ts"
import { problemResponse } from "./problemResponse.ts"

const notBuilt = Effect.map(CallerLanguage, (language) =>
  HttpServerResponse.text(missingConsole(language), {
    status: 503,
    contentType: "text/html; charset=utf-8",
    headers: { ...consoleHeaders, "cache-control": "no-store" }
  })
)

const serve = (file: ConsoleFile, requested: HttpServerRequest.HttpServerRequest["headers"]) => {
  const { bytes, contentType, etag, isImmutable, packed } = file
  const headers = {
    ...consoleHeaders,
    etag,
    vary: "accept-encoding",
    "cache-control": isImmutable ? "public, max-age=31536000, immutable" : "no-cache"
  }
  if ((requested["if-none-match"] ?? "").includes(etag)) return HttpServerResponse.empty({ status: 304, headers })
  const takesPacked = /\bgzip\b/u.test(requested["accept-encoding"] ?? "")
  return HttpServerResponse.uint8Array(takesPacked ? packed : bytes, {
    contentType,
    headers: takesPacked ? { ...headers, "content-encoding": "gzip" } : headers
  })
}

const routes = Effect.fnUntraced(function* (folder: string) {
  const files = yield* readConsole(folder)
  const answer = Effect.fnUntraced(function* (request: HttpServerRequest.HttpServerRequest) {
    if (Option.isNone(files)) return yield* notBuilt
    const path = (request.url.split("?")[0] ?? "").replace(/^\/console\/?/u, "")
    // an address within the console is the page's own; a file that is not there is none
    const file = files.value.get(path) ?? (path.startsWith("assets/") ? undefined : files.value.get("index.html"))
    if (file === undefined) return problemResponse(notFound(request.method, request.url), yield* CallerLanguage)
    return serve(file, request.headers)
  })
  // of `/console` itself, too
  return [HttpRouter.route("GET", "/console/*", answer)]
})

/** The operator console at `/console`: the built files of a folder, read once. Without a folder there is none. */
export const consoleLive = (folder: string | undefined) => HttpRouter.addAll(folder === undefined ? [] : routes(folder))
