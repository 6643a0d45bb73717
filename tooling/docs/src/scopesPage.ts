import { type Scope, scopeNames, scopes } from "@radicar/contract/inner/CurrentCaller"
import { neededBy, operationDefinitions } from "./contractDocument.ts"
import { pages } from "./operationsIndex.ts"

const meaningRow = (name: Scope): string => `| \`${name}\` | ${scopes[name].en} | ${scopes[name].es} |`

const operations = [...operationDefinitions].map(([operation, { definition, method, path }]) => {
  const page = pages.get(operation)
  const link =
    page === undefined ? operation : `[${operation}](${page.startsWith("../") ? page.slice(3) : `operations/${page}`})`
  return { link, route: `\`${method} ${path}\``, needed: neededBy(definition) }
})

const operationRow = ({ link, needed, route }: (typeof operations)[number]): string =>
  `| ${[link, route, ...scopeNames.map((name) => (name === needed || needed === "any" ? "●" : ""))].join(" | ")} |`

const openRows = operations.filter(({ needed }) => needed === undefined).map(({ link, route }) => `- ${link}: ${route}`)

/** The page of the scopes: what each means, and which operations need it. */
export const scopesPage = (): string => `# Scopes

A token may do what its scopes say, for its companies and its providers. A scope says what, the companies and providers say for
whom: an operation of a company is 403 without the scope, and 403 or 404 for another company.

| scope | meaning | en español |
|---|---|---|
${scopeNames.map(meaningRow).join("\n")}

\`RADICAR_ADMIN_TOKEN\` has the five scopes that administer, for all companies and providers. A JWT of the OpenID issuer has the
scopes of this table that its claim \`scope\` (or \`scp\`) names.

## Who may give what

- A token with \`tokens:admin\` gives other tokens only companies and providers that are its own.
- It gives \`tokens:admin\`, \`companies:admin\`, \`providers:admin\`, \`webhooks:admin\` and \`audit:read\` only if it has that scope itself.
  It may give \`documents:write\`, \`documents:read\` and \`mails:report\` without having them.

## Who may revoke a token

Revoking needs \`tokens:admin\`, and one of these:

- the caller's token created it (\`CreatedBy\`);
- the caller may act for every company that it names; \`*\` is one that only a token of all companies has. Providers do not count.

A token that names no company is revoked by its creator or by a token of all companies. The same callers see it in the list.

- **Webhooks.** They belong to their companies. The answer lists those that the token created; \`endWebhooks\` says which end, the
  others go on. No webhook ends because its token expires.
- **Links to files.** They end at once. Those of a token that only expires stay until their own end, a day after they were made. Those
  that a JWT requested end by time alone.

## Shared providers

Several companies may file with the software of one provider. Using it needs the provider among those of the token, and no scope
beyond that of the operation. Changing or deleting it needs \`providers:admin\`, so a company's administrator cannot stop the others.

## Scopes and operations

● marks the scope that an operation needs. With any of them a token may ask what it may do itself (TokenGetSelf). A numbering range
shows its technical key only to tokens that have \`companies:admin\` as well.

| operation | request | ${scopeNames.map((name) => `\`${name}\``).join(" | ")} |
|---|---|${scopeNames.map(() => ":-:").join("|")}|
${operations
  .filter(({ needed }) => needed !== undefined)
  .map(operationRow)
  .join("\n")}

These need no token:

${openRows.join("\n")}
`
