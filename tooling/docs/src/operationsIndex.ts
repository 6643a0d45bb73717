import { contract } from "./contractDocument.ts"
import { operations } from "./operationPage.ts"
import { queries } from "./queryPage.ts"
import { resources } from "./resources/resourcePage.ts"

/** Operations explained completely in a guide, in place of a page of their own. */
const guides: Readonly<Record<string, string>> = {
  TestSetCreate: "../test-set.md#over-http",
  TestSetGetItem: "../test-set.md#over-http",
  MailBounceCreate: "../bounces.md#handing-them-on",
  InboxImport: "../inbox.md#take-documents-in",
  InboxArrivalGetItem: "../inbox.md#take-documents-in",
  InboxFetch: "../inbox.md#take-documents-in",
  InboxRetry: "../inbox.md#take-documents-in",
  InboxEventCreate: "../inbox.md#file-events",
  InboxEventCreateMany: "../inbox.md#file-events",
  InboxPersonGet: "../inbox.md#file-events",
  InboxPersonReplace: "../inbox.md#file-events",
  InboxGetAll: "../inbox.md#search-sums-export",
  InboxSummary: "../inbox.md#search-sums-export",
  InboxExport: "../inbox.md#search-sums-export",
  InboxGetItem: "../inbox.md#search-sums-export",
  InboxFileGet: "../inbox.md#search-sums-export"
}

/** Pages of all operations, relative to `docs/operations`. */
export const pages: ReadonlyMap<string, string> = new Map([
  ...[...operations, ...queries, ...resources].map(({ name, operation }): [string, string] => [
    operation,
    `${name}.md`
  ]),
  ...Object.entries(guides)
])

const rows = Object.entries<any>(contract.paths).flatMap(([path, methods]) =>
  Object.entries<any>(methods).map(([method, { operationId, summary, tags }]) => {
    const page = pages.get(operationId)
    const link = page === undefined ? operationId : `[${operationId}](${page})`
    return { tag: tags[0] as string, row: `| \`${method.toUpperCase()} ${path}\` | ${link} | ${summary} |` }
  })
)

/** Operations that have neither a page nor a guide. */
export const operationsWithoutPage: ReadonlyArray<string> = Object.values<any>(contract.paths)
  .flatMap((methods) => Object.values<any>(methods).map(({ operationId }) => operationId as string))
  .filter((operation) => !pages.has(operation))

/** The page that links to every operation's page. */
export const operationsIndex = (): string => `# Operations

Every operation of the service. [The HTTP API](../http.md) explains what all have in common, and
[concepts](../concepts.md) the terms. \`docs/openapi.json\` describes the same for programs.
${contract.tags
  .map(({ description, name }: { readonly name: string; readonly description: string }) => ({
    name,
    description,
    found: rows.filter(({ tag }) => tag === name)
  }))
  .filter(({ found }: { readonly found: ReadonlyArray<unknown> }) => found.length > 0)
  .map(
    ({ description, found, name }: { name: string; description: string; found: typeof rows }) => `
## ${name}

${description}

| request | operation | |
|---|---|---|
${found.map(({ row }) => row).join("\n")}
`
  )
  .join("")}`
