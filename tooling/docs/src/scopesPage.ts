import { type Scope, scopeNames, scopes } from "@radicar/contract/inner/CurrentCaller"
import type { Language } from "@radicar/domain/inner/rules/Language"
import { neededBy, operationDefinitions } from "./contractDocument.ts"
import { pages } from "./operationsIndex.ts"
import { linkSpanish } from "./twins.ts"

const meaningRow = (name: Scope): string => `| \`${name}\` | ${scopes[name].en} | ${scopes[name].es} |`

const operations = [...operationDefinitions].map(([operation, { definition, method, path }]) => {
  const page = pages.get(operation)
  const link =
    page === undefined ? operation : `[${operation}](${page.startsWith("../") ? page.slice(3) : `operations/${page}`})`
  return { link, route: `\`${method} ${path}\``, needed: neededBy(definition.en) }
})

const operationRow = ({ link, needed, route }: (typeof operations)[number]): string =>
  `| ${[link, route, ...scopeNames.map((name) => (name === needed || needed === "any" ? "●" : ""))].join(" | ")} |`

const neededRows = operations.filter(({ needed }) => needed !== undefined).map(operationRow)

const openRows = operations.filter(({ needed }) => needed === undefined).map(({ link, route }) => `- ${link}: ${route}`)

const english = (): string => `# Scopes

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
${neededRows.join("\n")}

These need no token:

${openRows.join("\n")}
`

const spanish = (): string => `# Permisos

Un token puede hacer lo que dicen sus permisos, para sus compañías y sus proveedores. El permiso dice qué; las compañías y los
proveedores dicen para quién: una operación de una compañía se responde con 403 sin el permiso, y con 403 o 404 si es de otra compañía.

| permiso | significado |
|---|---|
${scopeNames.map((name) => `| \`${name}\` | ${scopes[name].es} |`).join("\n")}

\`RADICAR_ADMIN_TOKEN\` tiene los cinco permisos que administran, para todas las compañías y todos los proveedores. Un JWT del emisor
OpenID tiene los permisos de esta tabla que nombra su \`scope\` (o \`scp\`).

## Quién puede dar qué

- Un token con \`tokens:admin\` da a otros tokens solo compañías y proveedores que también son suyos.
- Da \`tokens:admin\`, \`companies:admin\`, \`providers:admin\`, \`webhooks:admin\` y \`audit:read\` solo si los tiene. Puede dar
  \`documents:write\`, \`documents:read\` y \`mails:report\` sin tenerlos.

## Quién puede revocar un token

Para revocar se necesita \`tokens:admin\` y una de estas condiciones:

- lo creó el token que llama (\`CreatedBy\`);
- quien llama puede actuar por todas las compañías que el token nombra; \`*\` es una que solo tiene un token de todas las compañías. Los
  proveedores no cuentan.

Un token que no nombra compañías lo revoca quien lo creó o un token de todas las compañías. Los mismos lo ven en la lista.

- **Webhooks.** Son de sus compañías. La respuesta enumera los que creó el token; \`endWebhooks\` dice cuáles terminan y los demás
  siguen. Ningún webhook termina porque venza su token.
- **Enlaces a archivos.** Terminan de inmediato. Los de un token que solo vence duran hasta su propio fin, un día después de creados.
  Los que pidió un JWT terminan solo con el tiempo.

## Proveedores compartidos

Varias compañías pueden transmitir con el software de un proveedor. Para usarlo, el proveedor debe estar entre los del token; no hace
falta otro permiso que el de la operación. Para cambiarlo o eliminarlo se necesita \`providers:admin\`; así el administrador de una
compañía no puede detener a las demás.

## Permisos y operaciones

● marca el permiso que necesita una operación. Con cualquiera de ellos un token puede preguntar qué puede hacer (TokenGetSelf). Un
rango de numeración muestra su clave técnica solo a tokens que además tengan \`companies:admin\`.

| operación | solicitud | ${scopeNames.map((name) => `\`${name}\``).join(" | ")} |
|---|---|${scopeNames.map(() => ":-:").join("|")}|
${neededRows.join("\n")}

Estas no necesitan token:

${openRows.join("\n")}
`

/** Writes the page about token scopes, in a language: what each scope means, and which operations need it. */
export const scopesPage = (language: Language): string =>
  language === "en" ? english() : linkSpanish("docs/scopes.md", spanish())
