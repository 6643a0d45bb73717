import { base64url } from "./base64.ts"

/** Public facts of the OpenID issuer at which people sign in, from `/console/sign-in.json`. */
export interface Issuer {
  readonly issuer: string
  readonly clientId: string
  /** Scopes to ask for, separated by spaces. */
  readonly scope: string
  /** Audience that the access token must be for. */
  readonly audience: string
}

/** Addresses of the issuer, from its discovery document. */
interface Endpoints {
  readonly authorization: string
  readonly token: string
}

const pendingKey = "radicar.console.signIn"

/** Marks a tab in which somebody signed in at the issuer. It is not a token. */
const knownKey = "radicar.console.issuer"

/** A sign-in that went to the issuer: what proves that the answer belongs to it. None of it is a token. */
interface Pending {
  readonly state: string
  readonly verifier: string
  /** Address of the console to return to. */
  readonly back: string
  /** `none` if the issuer was to answer without a question to the person. */
  readonly prompt: "none" | undefined
}

const textIn = (value: unknown, name: string): string | undefined => {
  const text: unknown = typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined
  return typeof text === "string" && text !== "" ? text : undefined
}

/** The issuer at which people sign in; `undefined` if none is configured. */
export const findIssuer = async (): Promise<Issuer | undefined> => {
  const answer = await fetch("/console/sign-in.json", { credentials: "omit" })
  const facts: unknown = answer.ok ? await answer.json() : {}
  const [issuer, clientId] = [textIn(facts, "issuer"), textIn(facts, "clientId")]
  if (issuer === undefined || clientId === undefined) return undefined
  return { issuer, clientId, scope: textIn(facts, "scope") ?? "openid", audience: textIn(facts, "audience") ?? "" }
}

/**
 * Queries the discovery document. The content policy lets the page call token endpoints of the issuer's origin only.
 */
const discover = async ({ issuer }: Issuer): Promise<Endpoints> => {
  const answer = await fetch(`${issuer.replace(/\/$/u, "")}/.well-known/openid-configuration`, { credentials: "omit" })
  const facts: unknown = await answer.json()
  const [authorization, token] = [textIn(facts, "authorization_endpoint"), textIn(facts, "token_endpoint")]
  if (textIn(facts, "issuer") !== issuer || authorization === undefined || token === undefined)
    throw new Error("the discovery document is not of the issuer")
  return { authorization, token }
}

const random = (): string => base64url(crypto.getRandomValues(new Uint8Array(32)))

const redirectUri = (): string => `${location.origin}/console/`

/** Whether an audience is a resource (RFC 8707), which is named by an absolute address. */
const isResource = (audience: string): boolean => /^[a-z][a-z0-9+.-]*:/iu.test(audience)

/**
 * Goes to the issuer for an authorisation code with PKCE (RFC 7636). With the prompt `none` the issuer asks the person
 * nothing: it answers with a code if its own session lasts, else with an error.
 */
export const goToIssuer = async (issuer: Issuer, prompt?: "none"): Promise<void> => {
  const { authorization } = await discover(issuer)
  const pending: Pending = { state: random(), verifier: random(), back: location.pathname + location.search, prompt }
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(pending.verifier))
  const { audience, clientId, scope } = issuer
  const address = new URL(authorization)
  const query = {
    response_type: "code",
    client_id: clientId,
    redirect_uri: redirectUri(),
    scope,
    state: pending.state,
    code_challenge: base64url(new Uint8Array(digest)),
    code_challenge_method: "S256",
    ...(prompt === undefined ? {} : { prompt }),
    ...(audience === "" ? {} : isResource(audience) ? { resource: audience } : { audience })
  }
  for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value)
  sessionStorage.setItem(pendingKey, JSON.stringify(pending))
  location.assign(address.href)
}

/** Whether somebody signed in at the issuer in this tab, and has not signed out. */
export const isKnown = (): boolean => sessionStorage.getItem(knownKey) !== null

/** Notes that somebody signed in at the issuer in this tab, so that a reload signs in again. */
export const remember = (): void => sessionStorage.setItem(knownKey, "yes")

/** Forgets that somebody signed in at the issuer in this tab. */
export const forget = (): void => sessionStorage.removeItem(knownKey)

/**
 * Signs in again after a reload, without a question: goes to the issuer and returns true. The mark of the tab is
 * removed first and comes back with the token, so a page of the issuer that does not return is left with one step back.
 */
export const signInAgain = async (): Promise<boolean> => {
  forget()
  const issuer = await findIssuer()
  if (issuer === undefined) return false
  await goToIssuer(issuer, "none")
  return true
}

/**
 * Result of coming back from the issuer: an access token, or why there is none. `question` is the failure of a sign-in
 * without a question, which the issuer would have had to ask.
 */
export type Return = { readonly token: string } | { readonly failure: "refused" | "question" | "stale" | "failed" }

const takePending = (): Pending | undefined => {
  const text = sessionStorage.getItem(pendingKey)
  sessionStorage.removeItem(pendingKey)
  const kept: unknown = text === null ? undefined : JSON.parse(text)
  const [state, verifier, back] = [textIn(kept, "state"), textIn(kept, "verifier"), textIn(kept, "back")]
  const prompt = textIn(kept, "prompt") === "none" ? "none" : undefined
  if (state === undefined || verifier === undefined) return undefined
  return { state, verifier, back: back ?? redirectUri(), prompt }
}

/** The answer of the issuer in the address, if there is one. It is removed from the address at once. */
export const takeReturn = (): URLSearchParams | undefined => {
  const query = new URLSearchParams(location.search)
  if (!query.has("state") || !(query.has("code") || query.has("error"))) return undefined
  history.replaceState(null, "", location.pathname)
  return query
}

/**
 * Exchanges the code of an answer for an access token. The page keeps no refresh token and no ID token, even if the
 * issuer sends them.
 */
export const exchange = async (query: URLSearchParams): Promise<Return & { readonly back?: string }> => {
  const pending = takePending()
  if (pending === undefined || pending.state !== query.get("state")) return { failure: "stale" }
  const { back, prompt, verifier } = pending
  const code = query.get("code")
  if (code === null) return { failure: prompt === "none" ? "question" : "refused", back }
  try {
    const issuer = await findIssuer()
    if (issuer === undefined) return { failure: "failed", back }
    const { token } = await discover(issuer)
    const { audience, clientId } = issuer
    const answer = await fetch(token, {
      method: "POST",
      credentials: "omit",
      body: new URLSearchParams({
        grant_type: "authorization_code",
        client_id: clientId,
        code,
        redirect_uri: redirectUri(),
        code_verifier: verifier,
        ...(isResource(audience) ? { resource: audience } : {})
      })
    })
    const access = textIn(await answer.json(), "access_token")
    return answer.ok && access !== undefined ? { token: access, back } : { failure: "failed", back }
  } catch {
    return { failure: "failed", back }
  }
}
