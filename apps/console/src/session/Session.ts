import type { TokenSelf } from "@radicar/contract/inner/TokensGroup"
import type { Language } from "@radicar/domain/inner/rules/Language"
import { type Client, createClient } from "@radicar/http-client/inner/promise"
import { createContext } from "preact"
import { useContext } from "preact/hooks"
import { useLanguage } from "../language/LanguageContext.ts"

/**
 * With what the authority is asked: the token of a stored certificate, or a PKCS#12 file (base64) and its password
 * (base64).
 */
type AskingCertificate =
  | { readonly "x-radicar-certificate-token": string }
  | { readonly "x-radicar-certificate": string; readonly "x-radicar-certificate-password": string }

/** Who is signed in. The token itself is in none of its fields. */
export interface Session {
  readonly self: TokenSelf
  readonly client: (language: Language) => Client
  /** The last answer to each question, shown at once when the question is asked again. */
  readonly answers: Map<string, unknown>
  /** Kept here and nowhere else, as long as the session lasts. */
  readonly certificate: { current: AskingCertificate | undefined }
}

/**
 * Signs in: asks the service what the token may do. Rejects with `Unauthorized` where it is no token of the service, or
 * as calls do. `refused` is called whenever the service does not take the token any more.
 */
export const openSession = async (token: string, language: Language, refused: () => void): Promise<Session> => {
  const clients = new Map<Language, Client>()
  const asking: typeof fetch = async (input, init) => {
    const answer = await fetch(input, { ...init, cache: "no-store", credentials: "omit" })
    if (answer.status === 401) refused()
    return answer
  }
  const client = (language: Language): Client => {
    const known = clients.get(language)
    if (known !== undefined) return known
    const made = createClient({ baseUrl: location.origin, token, language, fetch: asking, retry: { attempts: 2 } })
    clients.set(language, made)
    return made
  }
  const self = await client(language).tokens.self({}, { timeout: 20_000 })
  return { self, client, answers: new Map(), certificate: { current: undefined } }
}

/** The session, wherever somebody is signed in. */
export const SessionContext = createContext<Session | undefined>(undefined)

/** See {@link SessionContext}. */
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

/** The token kept for this tab until the tab is closed; only if the user chose to keep it. */
export const keptToken = (): string | undefined => sessionStorage.getItem(tokenKey) ?? undefined

/** Keeps a token for this tab. */
export const keepToken = (token: string): void => sessionStorage.setItem(tokenKey, token)

/** Forgets it. */
export const forgetToken = (): void => sessionStorage.removeItem(tokenKey)
