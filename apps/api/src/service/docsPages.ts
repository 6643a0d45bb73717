import { describedOperations } from "@radicar/contract/inner/describedOperations"
import { object, type OpenApiPart } from "@radicar/contract/inner/openApiParts"
import type { Language, Localized } from "@radicar/domain/inner/rules/Language"
import type { HttpApiScalar } from "effect/http-api"
import { createHash } from "node:crypto"
import { pageHtml, pagePolicy } from "../http/plainPage.ts"

/** A page, and the content security policy that allows its own scripts only (CSP Level 3 §2.3.1). */
export interface DocsPage {
  readonly html: string
  readonly policy: string
}

/**
 * Options of the viewer. It shows operations and calls this service; Scalar's developer tools, client button, fonts and
 * telemetry are off.
 */
const scalar = {
  withDefaultFonts: false,
  authentication: { preferredSecurityScheme: "bearer" },
  showDeveloperTools: "never",
  hideClientButton: true,
  telemetry: false
} satisfies HttpApiScalar.ScalarConfig & Readonly<Record<string, unknown>>

/** The address of the viewer's script. */
export const viewerPath = "/docs/viewer.js"

const pageTexts = {
  title: { en: "radicar: operations", es: "radicar: operaciones" },
  loading: { en: "Loading the operation…", es: "Cargando la operación…" },
  all: { en: "All operations", es: "Todas las operaciones" },
  choose: {
    en: "Each opens with its fields and examples, and can be tried from its page. For programs: ",
    es: "Cada una abre con sus campos y ejemplos, y se puede probar desde su página. Para programas: "
  }
} as const satisfies Readonly<Record<string, Localized>>

const escaped = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;")

type DescribedOperation = ReturnType<typeof describedOperations>[number]

const slugOf = (tag: unknown): string => String(tag).toLowerCase().replaceAll(" ", "-")

/** The place of an operation or event on its page, as the viewer names it. Above it stands what all pages share. */
const placeOf = ({ method, operation: { operationId, tags }, path }: DescribedOperation): string => {
  const place = operationId === path ? `/webhook/POST/${path.replaceAll(".", "")}` : `/${method.toUpperCase()}${path}`
  return `#tag/${Array.isArray(tags) ? slugOf(tags[0]) : ""}${place}`
}

/** The page that lists the operations, and the events of webhooks, by the groups of a description. */
export const indexPage = (language: Language, document: OpenApiPart): DocsPage => {
  const operations = describedOperations(document)
  const entry = (described: DescribedOperation): string => {
    const { method, operation, path } = described
    const id = String(operation["operationId"])
    const summary = escaped(String(operation["summary"]).replaceAll("`", ""))
    const request = id === path ? id : `${method.toUpperCase()} ${path}`
    return `          <li><a href="/docs?operation=${id}&amp;lang=${language}${placeOf(described)}">${summary}</a> <code>${request}</code></li>`
  }
  const groups = (Array.isArray(document["tags"]) ? document["tags"].map(object) : []).map(({ description, name }) => {
    const own = operations.filter(({ operation: { tags } }) => Array.isArray(tags) && tags.includes(name))
    return `        <h2>${escaped(String(description))}</h2>\n        <ul>\n${own.map(entry).join("\n")}\n        </ul>`
  })
  const address = `/openapi.json?lang=${language}`
  const introduction = `<p>${pageTexts.choose[language]}<a href="${address}">${address}</a></p>`
  const content = `      <article>\n        ${introduction}\n${groups.join("\n")}\n      </article>`
  return { html: pageHtml(language, pageTexts.title[language], content), policy: pagePolicy }
}

const operationPagePolicy = (script: string): string =>
  [
    "default-src 'none'",
    `script-src 'self' 'sha256-${createHash("sha256").update(script).digest("base64")}'`,
    // the viewer inserts inline styles
    "style-src 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src data:",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'"
  ].join("; ")

/** The page of one operation, or of one event of a webhook. It loads the viewer and the description of its own. */
export const operationPage = (language: Language, operation: OpenApiPart): DocsPage => {
  const id = String(operation["operationId"])
  const url = `/openapi.json?lang=${language}&samples=required&operation=${id}`
  const script = `Scalar.createApiReference("#operation", ${JSON.stringify({ ...scalar, url })})`
  const html = `<!doctype html>
<html lang="${language}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${escaped(String(operation["summary"]))}</title>
    <link rel="icon" href="data:," />
    <style>nav{padding:8px 16px;font:14px system-ui,sans-serif}</style>
    <link rel="preload" href="${escaped(url)}" as="fetch" crossorigin="anonymous" />
  </head>
  <body>
    <nav><a href="/docs?lang=${language}">${pageTexts.all[language]}</a></nav>
    <div id="operation">${pageTexts.loading[language]}</div>
    <script src="${viewerPath}"></script>
    <script>${script}</script>
  </body>
</html>
`
  return { html, policy: operationPagePolicy(script) }
}
