import { Effect, Option } from "effect"
import { HttpRouter, type HttpServerRequest, HttpServerResponse } from "effect/http"
import { createHash } from "node:crypto"
import { existsSync } from "node:fs"
import { readdir, readFile } from "node:fs/promises"
import { createRequire } from "node:module"
import { dirname, extname, join, sep } from "node:path"
import { gzipSync } from "node:zlib"
import { CallerLanguage } from "./language.ts"
import { notBuiltPage, pageHeaders } from "./plainPage.ts"
import { notFound, problemResponse } from "./problems.ts"

const require = createRequire(import.meta.url)

/** Folder of the page in an installed bundle. */
const bundledConsole = join(import.meta.dirname, "console")

/** Folder of the built page: next to the bundle, else the output of the build of `apps/console`. */
export const builtConsole = existsSync(bundledConsole)
  ? bundledConsole
  : join(dirname(require.resolve("@radicar/console/package.json")), "dist")

/** A file of the built console. */
interface ConsoleFile {
  readonly contentType: string
  /** Whether the file never changes, because its name contains a digest of its content. */
  readonly isImmutable: boolean
  readonly bytes: Uint8Array
  /** The compressed bytes (gzip). */
  readonly packed: Uint8Array
  /** Entity tag (RFC 9110 §8.8.3); weak, because it stands for both forms. */
  readonly etag: string
}

/** Content types of the files in a build of the console; other files are not served. */
const contentTypes: ReadonlyMap<string, string> = new Map([
  [".html", "text/html; charset=utf-8"],
  [".js", "text/javascript; charset=utf-8"],
  [".css", "text/css; charset=utf-8"],
  [".svg", "image/svg+xml"]
])

const fileOf = (path: string, bytes: Uint8Array): ReadonlyArray<readonly [string, ConsoleFile]> => {
  const contentType = contentTypes.get(extname(path))
  if (contentType === undefined) return []
  const etag = `W/"${createHash("sha256").update(bytes).digest("base64url")}"`
  return [[path, { contentType, isImmutable: path.startsWith("assets/"), bytes, packed: gzipSync(bytes), etag }]]
}

/** All files of the built console by path, in memory; `none` if it was not built. */
const readConsole = (folder: string) =>
  Effect.tryPromise(async () => {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true })
    const paths = entries.flatMap((entry) => (entry.isFile() ? [join(entry.parentPath, entry.name)] : []))
    const files = await Promise.all(
      paths.map(async (path) =>
        fileOf(path.slice(folder.length + 1).replaceAll(sep, "/"), new Uint8Array(await readFile(path)))
      )
    )
    return new Map(files.flat())
  }).pipe(Effect.option, Effect.map(Option.filter((files) => files.has("index.html"))))

/** Settings of the OpenID issuer that the page needs. */
interface SignInSettings {
  readonly issuer: string
  readonly audience: string
  /** Client id of the console; without one, people sign in with a token only. */
  readonly consoleClient: string | undefined
  readonly consoleScopes: string
}

/** The path, below `/console`, of the public facts with which the page signs people in at the issuer. */
const signInPath = "sign-in.json"

/**
 * Policy of the console's page. It may run its own script and style, call this origin and that of the issuer at which
 * people sign in, and show a fetched PDF (a `blob:`). Text cannot become markup or script: inline scripts are
 * forbidden, and Trusted Types forbid `innerHTML`.
 */
const contentSecurityPolicy = (signIn: SignInSettings | undefined): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self'",
    `connect-src 'self'${signIn?.consoleClient === undefined ? "" : ` ${new URL(signIn.issuer).origin}`}`,
    "frame-src blob:",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'"
  ].join("; ")

/** Headers of everything below `/console`. */
const consoleHeaders = (signIn: SignInSettings | undefined) => ({
  "content-security-policy": contentSecurityPolicy(signIn),
  ...pageHeaders
})

/** Facts with which the page signs people in: none of them is secret. Empty without a client at the issuer. */
const signInFacts = (signIn: SignInSettings | undefined) =>
  signIn?.consoleClient === undefined
    ? {}
    : {
        issuer: signIn.issuer,
        clientId: signIn.consoleClient,
        scope: signIn.consoleScopes,
        audience: signIn.audience
      }

const notBuilt = notBuiltPage(
  { en: "The console was not built", es: "La consola no fue compilada" },
  {
    en: "This service was started without it. Run pnpm build, or start the service with pnpm start, which builds it. Everything else works.",
    es: "Este servicio se inició sin ella. Ejecute pnpm build, o inicie el servicio con pnpm start, que la compila. Todo lo demás funciona."
  }
)

const serve = (
  file: ConsoleFile,
  requested: HttpServerRequest.HttpServerRequest["headers"],
  signIn: SignInSettings | undefined
) => {
  const { bytes, contentType, etag, isImmutable, packed } = file
  const headers = {
    ...consoleHeaders(signIn),
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

const routes = Effect.fnUntraced(function* (folder: string, signIn: SignInSettings | undefined) {
  const files = yield* readConsole(folder)
  const answer = Effect.fnUntraced(function* (request: HttpServerRequest.HttpServerRequest) {
    if (Option.isNone(files)) return yield* notBuilt
    const path = (request.url.split("?")[0] ?? "").replace(/^\/console\/?/u, "")
    if (path === signInPath) {
      return HttpServerResponse.jsonUnsafe(signInFacts(signIn), {
        headers: { ...consoleHeaders(signIn), "cache-control": "no-cache" }
      })
    }
    // other addresses within the console belong to the page; a missing file is not found
    const file = files.value.get(path) ?? (path.startsWith("assets/") ? undefined : files.value.get("index.html"))
    if (file === undefined) return problemResponse(notFound(request.method, request.url), yield* CallerLanguage)
    return serve(file, request.headers, signIn)
  })
  // matches `/console` itself, too
  return [HttpRouter.route("GET", "/console/*", answer)]
})

/**
 * The operator console at `/console`: the built files of a folder, read once; no console without a folder. With a
 * client at an OpenID issuer, people sign in there.
 */
export const consoleLive = (folder: string | undefined, signIn: SignInSettings | undefined) =>
  HttpRouter.addAll(folder === undefined ? [] : routes(folder, signIn))
