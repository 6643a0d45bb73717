import type { Language, Localized } from "@radicar/domain/inner/rules/Language"
import { Effect } from "effect"
import { HttpServerResponse } from "effect/http"
import { createHash } from "node:crypto"
import { CallerLanguage } from "./language.ts"

/** Headers that forbid framing a page and keep its address from other sites. */
export const pageHeaders = {
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
  "referrer-policy": "no-referrer",
  "x-frame-options": "DENY"
} as const

const style = `:root{color-scheme:light dark;--text:#1d1d22;--quiet:#55555e;--link:#0b5c45;--ground:#fff;--line:#dcdce2}
@media (prefers-color-scheme:dark){:root{--text:#e6e6ea;--quiet:#b4b4bd;--link:#5fd3ac;--ground:#1b1b1f;--line:#3c3f44}}
body{margin:0;background:var(--ground);color:var(--text);font:16px/1.6 system-ui,-apple-system,"Segoe UI",Roboto,sans-serif}
main{max-width:44rem;margin:0 auto;padding:12vh 24px 48px}
h1{margin:0;font-size:2.4rem;line-height:1.2}p{margin:.6rem 0;color:var(--quiet)}ul{list-style:none;margin:2rem 0 0;padding:0;display:grid;gap:12px}
li a{display:block;padding:16px 20px;border:1px solid var(--line);border-radius:12px;color:inherit;text-decoration:none}
pre{overflow-x:auto;padding:12px;border:1px solid var(--line)}table{display:block;overflow-x:auto;border-collapse:collapse}
td,th{padding:4px 8px;border:1px solid var(--line);text-align:left;vertical-align:top}img{max-width:100%}article a{color:var(--link)}
article ul{list-style:disc;display:block;margin:.6rem 0;padding:0 0 0 1.4rem}article li a{display:inline;padding:0;border:0}
li a:hover,li a:focus-visible{border-color:var(--link)}li b{color:var(--link)}li span{display:block;color:var(--quiet)}`

/** Writes a page of the service itself, without scripts: a title, and HTML below it. */
export const pageHtml = (language: Language, title: string, content: string): string => `<!doctype html>
<html lang="${language}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="description" content="${title}" />
    <title>${title}</title>
    <link rel="icon" href="data:," />
    <style>${style}</style>
  </head>
  <body>
    <main>
      <h1>${title}</h1>
${content}
    </main>
  </body>
</html>
`

/** The content security policy of a {@link pageHtml}: its own style, by its digest, and pictures of the service. */
export const pagePolicy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash("sha256").update(style).digest("base64")}'`,
  "img-src 'self' data:",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'"
].join("; ")

/** Answers with a page of the service itself, without scripts, in the caller's language: a title, and HTML below it. */
export const plainPage = (
  title: Localized,
  content: Localized,
  { cacheControl, status }: { readonly cacheControl: string; readonly status: number }
): Effect.Effect<HttpServerResponse.HttpServerResponse> =>
  Effect.map(CallerLanguage, (language) =>
    HttpServerResponse.text(pageHtml(language, title[language], content[language]), {
      status,
      contentType: "text/html; charset=utf-8",
      headers: {
        ...pageHeaders,
        "content-security-policy": pagePolicy,
        "cache-control": cacheControl,
        "content-language": language,
        vary: "accept-language"
      }
    })
  )

/** Answers 503 with a page that says what the service was built without, and what to do. */
export const notBuiltPage = (title: Localized, text: Localized) =>
  plainPage(
    title,
    { en: `      <p>${text.en}</p>`, es: `      <p>${text.es}</p>` },
    { cacheControl: "no-store", status: 503 }
  )
