import type { Localized } from "@radicar/domain/inner/rules/Language"
import { Context } from "effect"
import type { HttpApiEndpoint, HttpApiGroup } from "effect/http-api"

/** Every scope of a token, with its meaning. All lists of scopes derive from it. */
export const scopes = {
  "documents:write": {
    en: "Files and validates documents, uploads test sets and sends mails.",
    es: "Radica y valida documentos, carga sets de pruebas y envía correos."
  },
  "documents:read": {
    en: "Reads documents, files, numbering ranges, configuration and webhooks, never a secret.",
    es: "Lee documentos, archivos, rangos de numeración, configuración y webhooks, nunca un secreto."
  },
  "inbox:read": {
    en: "Reads what companies received: documents, mails and files.",
    es: "Lee lo que las compañías recibieron: documentos, correos y archivos."
  },
  "inbox:write": {
    en: "Takes in what suppliers sent, fetches it from the authority, and files the buyer's events (030 to 033) on it.",
    es: "Ingresa lo que enviaron los proveedores, lo trae de la DIAN y radica los eventos del adquiriente (030 a 033)."
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

/** A permission of a token, as {@link scopes} describes it. */
export type Scope = keyof typeof scopes

/** The names of all scopes. */
export const scopeNames = Object.keys(scopes) as ReadonlyArray<Scope>

/** The administrative scopes: only a token that has one may give it to another token. */
export const administrativeScopes = [
  "tokens:admin",
  "companies:admin",
  "providers:admin",
  "webhooks:admin",
  "audit:read"
] as const satisfies ReadonlyArray<Scope>

/** The known scopes among the stated ones, in the order of the registry. */
export const knownScopes = (names: ReadonlyArray<string>): ReadonlyArray<Scope> =>
  scopeNames.filter((scope) => names.includes(scope))

/** Annotation of operations and groups: the scope that their tokens need; `any` if every token suffices. */
export class NeededScope extends Context.Service<NeededScope, Scope | "any">()("@radicar/contract/inner/NeededScope") {}

/**
 * The scope that an operation needs, by its own annotation or else that of its group; `undefined` if it needs no token.
 */
export const neededScope = (
  endpoint: Pick<HttpApiEndpoint.Top, "annotations">,
  group: Pick<HttpApiGroup.Top, "annotations">
): Scope | "any" | undefined =>
  Context.getOrElse(endpoint.annotations, NeededScope, () =>
    Context.getOrElse(group.annotations, NeededScope, () => undefined)
  )

/** The caller: the companies and providers that a token may act for (`*`: all of them), and its scopes. */
export interface Caller {
  /** Id of the token; for a JWT, `oidc:` and its subject. */
  readonly tokenId: string
  /** Label of the token, or name of the person in a JWT. */
  readonly name?: string
  readonly scopes: ReadonlyArray<Scope>
  readonly companies: ReadonlyArray<string>
  readonly providers: ReadonlyArray<string>
}

/** The caller of the current request. */
export class CurrentCaller extends Context.Service<CurrentCaller, Caller>()("@radicar/contract/inner/CurrentCaller") {}
