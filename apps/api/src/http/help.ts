import type { Language, Localized } from "@radicar/domain/inner/rules/Language"
import { Context, Effect, Layer, Option, Schema } from "effect"
import { HttpRouter, type HttpServerRequest, HttpServerResponse } from "effect/http"
import { existsSync } from "node:fs"
import { readFile } from "node:fs/promises"
import { extname, join } from "node:path"
import { promisify } from "node:util"
import { brotliDecompress } from "node:zlib"
import { CallerLanguage } from "./language.ts"
import { clonedHelp, isClone } from "./clonedHelp.ts"
import { notBuiltPage, pageHeaders, pagePolicy, plainPage } from "./plainPage.ts"
import { notFound, problemResponse } from "./problems.ts"

/** Folder of the documentation in an installed bundle. */
const bundledHelp = join(import.meta.dirname, "help")

/** Folder of the repository: this module is in a folder of `apps/api/src`, or in the bundle `apps/api/bin`. */
const clone = [join(import.meta.dirname, "../../../.."), join(import.meta.dirname, "../../..")].find(isClone)

/** Whether a folder has the built documentation. */
const isBuilt = (folder: string): boolean => existsSync(join(folder, "index.json"))

/** Folder of the built documentation: next to the bundle, else the output of the build of `site`. */
export const builtHelp = isBuilt(bundledHelp) ? bundledHelp : join(clone ?? import.meta.dirname, "site/dist/help")

/** Folder of the documentation: the built one, else that of the clone. */
export const documentation = isBuilt(builtHelp) ? builtHelp : (clone ?? builtHelp)

/** Whether a folder has documentation to serve. */
export const hasHelp = (folder: string): boolean => isBuilt(folder) || isClone(folder)

/**
 * A file of the built documentation: its entity tag, and its place if it is packed into a block with others: number of
 * the block, offset and length.
 */
const HelpFile = Schema.Struct({
  tag: Schema.String,
  at: Schema.optionalKey(Schema.Tuple([Schema.Int, Schema.Int, Schema.Int]))
})

/** `index.json` of the built documentation: digests of its inline scripts, and its files by their paths. */
const HelpIndex = Schema.fromJsonString(
  Schema.Struct({ scripts: Schema.Array(Schema.String), files: Schema.Record(Schema.String, HelpFile) })
)

const contentTypes: ReadonlyMap<string, string> = new Map([
  [".html", "text/html; charset=utf-8"],
  [".js", "text/javascript; charset=utf-8"],
  [".css", "text/css; charset=utf-8"],
  [".md", "text/markdown; charset=utf-8"],
  [".txt", "text/plain; charset=utf-8"],
  [".json", "application/json"],
  [".svg", "image/svg+xml"],
  [".png", "image/png"],
  [".webp", "image/webp"]
])

/**
 * Content security policy of the documentation: its own scripts, and inline scripts by their digests. Style attributes
 * are allowed, because they colour code.
 */
const policyOf = (scripts: ReadonlyArray<string>): string =>
  [
    "default-src 'none'",
    `script-src 'self' ${scripts.map((digest) => `'${digest}'`).join(" ")}`,
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'"
  ].join("; ")

const notBuilt = notBuiltPage(
  { en: "The documentation was not built", es: "La documentación no fue compilada" },
  {
    en: "Run <code>npm ci &amp;&amp; npm run build</code> in the folder <code>site</code>, and start the service again. Everything else works.",
    es: "Ejecute <code>npm ci &amp;&amp; npm run build</code> en la carpeta <code>site</code> e inicie el servicio de nuevo. Todo lo demás funciona."
  }
)

const unpack = promisify(brotliDecompress)

/** Documentation to serve. */
export interface Help {
  readonly policy: string
  /** Files by their paths: `es/rules.html`. */
  readonly files: Readonly<Record<string, unknown>>
  /** Entity tag of a file. */
  readonly tagOf: (name: string) => string
  readonly read: (name: string) => Promise<Uint8Array>
}

/** Reads `index.json` of the built documentation. Files are read and unpacked for each request. */
const builtPages = (folder: string) =>
  Effect.tryPromise(() => readFile(join(folder, "index.json"), "utf8")).pipe(
    Effect.flatMap(Schema.decodeEffect(HelpIndex)),
    Effect.map(({ files, scripts }): Help => ({
      policy: policyOf(scripts),
      files,
      tagOf: (name) => files[name]?.tag ?? "",
      read: async (name) => {
        const { at } = files[name] ?? {}
        if (at === undefined) return await readFile(join(folder, name))
        const [block, offset, length] = at
        const bytes = await unpack(await readFile(join(folder, `pages-${block}.br`)))
        return bytes.subarray(offset, offset + length)
      }
    }))
  )

/** Path of the file that answers an address below `/help/`; `undefined` if there is none. */
const fileAt = (files: Readonly<Record<string, unknown>>, path: string): string | undefined =>
  [path, `${path}.html`, `${path}${path === "" || path.endsWith("/") ? "" : "/"}index.html`].find((name) =>
    Object.hasOwn(files, name)
  )

const readHelp = (folder: string) =>
  Effect.option(
    isClone(folder)
      ? Effect.tryPromise(async (): Promise<Help> => ({ ...(await clonedHelp(folder)), policy: pagePolicy }))
      : builtPages(folder)
  )

const problemFolders: Localized = { en: "problems", es: "es/problemas" }

/** Path of a problem's page in the documentation, by the last part of its type; `undefined` if there is none. */
export const ProblemPage = Context.Reference<(name: string, language: Language) => string | undefined>(
  "@radicar/api/ProblemPage",
  { defaultValue: () => () => undefined }
)

/** The pages of problems in the documentation of a folder. */
export const problemPagesLive = (folder: string | undefined) =>
  folder === undefined
    ? Layer.empty
    : Layer.effect(
        ProblemPage,
        Effect.map(readHelp(folder), (help) => (name: string, language: Language) => {
          const page = `${problemFolders[language]}/${name}`
          return Option.isSome(help) && Object.hasOwn(help.value.files, `${page}.html`) ? `/help/${page}` : undefined
        })
      )

const routes = Effect.fnUntraced(function* (folder: string) {
  const help = yield* readHelp(folder)
  const serve = Effect.fnUntraced(function* (
    name: string,
    { headers: requested }: HttpServerRequest.HttpServerRequest,
    { policy, read, tagOf }: Help
  ) {
    const etag = `W/"${tagOf(name)}"`
    const headers = {
      ...pageHeaders,
      "content-security-policy": policy,
      etag,
      "cache-control": name.startsWith("assets/") ? "public, max-age=31536000, immutable" : "no-cache"
    }
    if ((requested["if-none-match"] ?? "").includes(etag)) return HttpServerResponse.empty({ status: 304, headers })
    return HttpServerResponse.uint8Array(yield* Effect.promise(() => read(name)), {
      status: name === "404.html" ? 404 : 200,
      contentType: contentTypes.get(extname(name)) ?? "application/octet-stream",
      headers
    })
  })
  const answer = Effect.fnUntraced(function* (request: HttpServerRequest.HttpServerRequest) {
    if (Option.isNone(help)) return yield* notBuilt
    const path = request.url.split("?")[0] ?? ""
    const name = fileAt(help.value.files, path.slice("/help/".length))
    // the pages' own script knows folders by their slash
    if (name?.endsWith("index.html") === true && !path.endsWith("/") && !path.endsWith("index.html")) {
      return HttpServerResponse.redirect(`${path}/`, { status: 308 })
    }
    if (name !== undefined) return yield* serve(name, request, help.value)
    return request.headers["accept"]?.includes("text/html") === true && Object.hasOwn(help.value.files, "404.html")
      ? yield* serve("404.html", request, help.value)
      : problemResponse(notFound(request.method, request.url), yield* CallerLanguage)
  })
  return [HttpRouter.route("GET", "/help/*", answer)]
})

/**
 * The documentation at `/help`: the built files of a folder, or the pages of a clone; no documentation without a
 * folder.
 */
export const helpLive = (folder: string | undefined) => HttpRouter.addAll(folder === undefined ? [] : routes(folder))

const heading: Localized = {
  en: "Files electronic documents with DIAN",
  es: "Radica documentos electrónicos ante la DIAN"
}

const entries: Readonly<Record<string, Readonly<Record<"name" | "about", Localized>>>> = {
  "/help/": {
    name: { en: "Documentation", es: "Documentación" },
    about: {
      en: "Quick start, guides, and every field, rule and problem.",
      es: "Inicio rápido, guías, y cada campo, regla y problema."
    }
  },
  "/docs": {
    name: { en: "API", es: "API" },
    about: {
      en: "Every operation with examples; try them from the page.",
      es: "Cada operación con ejemplos; pruébelas desde la página."
    }
  },
  "/console": {
    name: { en: "Console", es: "Consola" },
    about: {
      en: "Rejected and pending documents, numbering ranges, companies.",
      es: "Documentos rechazados y pendientes, rangos de numeración, compañías."
    }
  }
}

/** The first page of the service at `/`, with links to what it serves. */
export const landingLive = (served: { readonly help: boolean; readonly console: boolean }) => {
  const shown = Object.entries(entries).filter(
    ([path]) => path === "/docs" || (path === "/console" ? served.console : served.help)
  )
  const contentIn = (language: Language): string => {
    const address = (path: string) => (path === "/help/" && language === "es" ? "/help/es/" : path)
    const items = shown.map(
      ([path, { about, name }]) =>
        `        <li><a href="${address(path)}"><b>${name[language]}</b><span>${about[language]}</span></a></li>`
    )
    return `      <p>${heading[language]}</p>\n      <ul>\n${items.join("\n")}\n      </ul>`
  }
  const name = { en: "radicar", es: "radicar" }
  const content = { en: contentIn("en"), es: contentIn("es") }
  return HttpRouter.add("GET", "/", plainPage(name, content, { cacheControl: "no-cache", status: 200 }))
}
