import type { Language } from "@radicar/domain/inner/rules/Language"
import { createHash } from "node:crypto"

const style = `:root{color-scheme:light dark;--text:#1d1d22;--quiet:#55555e;--link:#0b5c45;--ground:#fff;--line:#dcdce2}
@media (prefers-color-scheme:dark){:root{--text:#e6e6ea;--quiet:#b4b4bd;--link:#5fd3ac;--ground:#1b1b1f;--line:#3c3f44}}
body{margin:0;background:var(--ground);color:var(--text);font:16px/1.6 system-ui,-apple-system,"Segoe UI",Roboto,sans-serif}
main{max-width:44rem;margin:0 auto;padding:12vh 24px 48px}
h1{margin:0;font-size:2.4rem;line-height:1.2}p{margin:.6rem 0;color:var(--quiet)}ul{list-style:none;margin:2rem 0 0;padding:0;display:grid;gap:12px}
li a{display:block;padding:16px 20px;border:1px solid var(--line);border-radius:12px;color:inherit;text-decoration:none}
li a:hover,li a:focus-visible{border-color:var(--link)}li b{color:var(--link)}li span{display:block;color:var(--quiet)}`

/** A page of the service itself, without scripts: a title and the content below it, as HTML. */
export const plainPage = (language: Language, title: string, content: string): string => `<!doctype html>
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

/** The content security policy of a {@link plainPage}: its own style, by its digest, and nothing else. */
export const plainPagePolicy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash("sha256").update(style).digest("base64")}'`,
  "img-src data:",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'"
].join("; ")
