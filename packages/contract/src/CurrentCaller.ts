import type { Localized } from "@radicar/domain/inner/rules/Language"
import { Context } from "effect"
import type { HttpApiEndpoint, HttpApiGroup } from "effect/http-api"

/** Every scope of a token, with its meaning. Everything that lists scopes derives from here. */
export const scopes = {
  "documents:write": {
    en: "Files and validates documents, uploads test sets and sends mails.",
    es: "Radica y valida documentos, carga sets de pruebas y envía correos."
  },
  "documents:read": {
    en: "Reads documents, files, numbering ranges, configuration and webhooks, never a secret.",
    es: "Lee documentos, archivos, rangos de numeración, configuración y webhooks, nunca un secreto."
  },
  "mails:report": {
    en: "Reports bounces of mails.",
    es: "Informa los correos devueltos."
  },
  "tokens:admin": {
    en: "Creates, lists and revokes tokens.",
    es: "Crea, lista y revoca tokens."
  },
  "companies:admin": {
    en: "Configures companies, stores and deletes their certificates, erases their data, and sees technical keys.",
    es: "Configura compañías, guarda y elimina sus certificados, borra sus datos y ve las claves técnicas."
  },
  "providers:admin": {
    en: "Configures and deletes providers, which several companies may share. Using one does not need it.",
    es: "Configura y elimina proveedores, que varias compañías pueden compartir. Para usarlos no se necesita."
  },
  "webhooks:admin": {
    en: "Creates, changes, tests and deletes webhooks, and replays their deliveries.",
    es: "Crea, cambia, prueba y elimina webhooks, y repite sus entregas."
  },
  "audit:read": {
    en: "Reads the audit log.",
    es: "Lee la auditoría."
  }
} as const satisfies Readonly<Record<string, Localized>>

/** What a token may do: a scope that {@link scopes} describes. */
export type Scope = keyof typeof scopes

/** The names of all scopes. */
export const scopeNames = Object.keys(scopes) as ReadonlyArray<Scope>

/** The scopes that administer: nobody gives one to a token without having it. */
export const administrativeScopes = [
  "tokens:admin",
  "companies:admin",
  "providers:admin",
  "webhooks:admin",
  "audit:read"
] as const satisfies ReadonlyArray<Scope>

/** Deprecated alias of {@link administrativeScopes}; the next release does not know it. */
export const deprecatedScope = "admin"

/** A scope as somebody states it, the deprecated alias included. */
export type StatedScope = Scope | typeof deprecatedScope

/** The names that a scope may be stated by. */
export const statedScopes: ReadonlyArray<StatedScope> = [...scopeNames, deprecatedScope]

/** How the deprecated alias is described wherever scopes are listed. */
export const deprecatedScopeMeaning: Localized = {
  en: `Deprecated alias, until the next release, of ${administrativeScopes.join(", ")}. It includes providers:admin only in a token of all companies (\`*\`), because companies share providers.`,
  es: `Alias obsoleto, hasta la próxima versión, de ${administrativeScopes.join(", ")}. Incluye providers:admin solo en un token de todas las compañías (\`*\`), porque las compañías comparten los proveedores.`
}

/**
 * The scopes that stated ones mean in a token of these companies, in the order of the registry. The deprecated alias
 * includes `providers:admin` only for all companies (`*`).
 */
export const meantScopes = (stated: ReadonlyArray<string>, companies: ReadonlyArray<string>): ReadonlyArray<Scope> => {
  const aliased: ReadonlyArray<Scope> = stated.includes(deprecatedScope)
    ? administrativeScopes.filter((scope) => scope !== "providers:admin" || companies.includes("*"))
    : []
  return scopeNames.filter((scope) => stated.includes(scope) || aliased.includes(scope))
}

/** Annotation of operations and groups: the scope that a token needs for them, or `any` token. */
export class NeededScope extends Context.Service<NeededScope, Scope | "any">()("@radicar/contract/inner/NeededScope") {}

/** The scope that an operation needs: its own annotation, else that of its group; `undefined`: it needs no token. */
export const neededScope = (endpoint: HttpApiEndpoint.Top, group: HttpApiGroup.Top): Scope | "any" | undefined =>
  Context.getOrElse(endpoint.annotations, NeededScope, () =>
    Context.getOrElse(group.annotations, NeededScope, () => undefined)
  )

/** Who calls: the companies and providers a token may act for (`*`: all of them) and its scopes. */
export interface Caller {
  /** Id of the token; of a JWT `oidc:` and its subject. */
  readonly tokenId: string
  /** Without the deprecated alias: the scopes that it means. */
  readonly scopes: ReadonlyArray<Scope>
  readonly companies: ReadonlyArray<string>
  readonly providers: ReadonlyArray<string>
}

/** The caller of the request that is being answered. */
export class CurrentCaller extends Context.Service<CurrentCaller, Caller>()("@radicar/contract/inner/CurrentCaller") {}
