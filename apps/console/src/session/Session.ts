import type { TokenSelf } from "@radicar/contract/inner/TokensGroup"
import type { Language } from "@radicar/domain/inner/rules/Language"
import { createContext } from "preact"
import { useContext } from "preact/hooks"
import { useLanguage } from "../language/LanguageContext.ts"
import type { Client } from "@radicar/http-client/inner/plain"
import { connect } from "./client.ts"

/**
 * Certificate for queries to the authority: the token of a stored one, or a PKCS#12 file with its password (both in
 * base64).
 */
type AskingCertificate =
  | { readonly "x-radicar-certificate-token": string }
  | { readonly "x-radicar-certificate": string; readonly "x-radicar-certificate-password": string }

/** The signed-in user's session. No field contains the token. */
export interface Session {
  readonly self: TokenSelf
  readonly client: (language: Language) => Client
  /** The last answer to each query, shown at once when the query is repeated. */
  readonly answers: Map<string, unknown>
  /** The certificate for queries, held only in memory until the session ends. */
  readonly certificate: { current: AskingCertificate | undefined }
}

/**
 * Signs in: asks the service for the token's permissions. Rejects with the problem `unauthorized` for an invalid token,
 * and with the errors of other calls. `refused` is called whenever the service no longer accepts the token.
 */
export const openSession = async (token: string, language: Language, refused: () => void): Promise<Session> => {
  const clients = new Map<Language, Client>()
  const client = (language: Language): Client => {
    const cachedClient = clients.get(language)
    if (cachedClient !== undefined) return cachedClient
    const made = connect(token, language, refused)
    clients.set(language, made)
    return made
  }
  const self = await client(language).tokens.self({}, { timeout: 20_000 })
  return { self, client, answers: new Map(), certificate: { current: undefined } }
}

/** The session of the signed-in user. */
export const SessionContext = createContext<Session | undefined>(undefined)

/** Returns the session of the signed-in user. */
export const useSession = (): Session => {
  const session = useContext(SessionContext)
  if (session === undefined) throw new Error("nobody is signed in")
  return session
}

/** The service's client in the language of the page. */
export const useClient = (): Client => useSession().client(useLanguage())

/** Whether the token has a scope. */
export const useMay = (scope: TokenSelf["scopes"][number]): boolean => useSession().self.scopes.includes(scope)

const tokenKey = "radicar.console.token"

/** The token stored for this tab until it is closed; only if the user chose to keep it. */
export const keptToken = (): string | undefined => sessionStorage.getItem(tokenKey) ?? undefined

/** Stores a token for this tab. */
export const keepToken = (token: string): void => sessionStorage.setItem(tokenKey, token)

/** Deletes the token stored for this tab. */
export const forgetToken = (): void => sessionStorage.removeItem(tokenKey)
