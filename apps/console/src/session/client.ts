import type { Language } from "@radicar/domain/inner/rules/Language"
import { type Client, createClient, Problem, TransportError } from "@radicar/http-client/inner/plain"

/** The problem of a failed call, also one that no operation of the contract has, such as a failure of the service. */
export const problemOf = (failure: unknown): Problem | undefined => {
  const cause = failure instanceof TransportError ? failure.cause : failure
  return cause instanceof Problem ? cause : undefined
}

/**
 * Makes the client of the service that serves the page. It does not retry by itself what the views do not repeat.
 * `refused` is called when the service no longer accepts the token.
 */
export const connect = (token: string, language: Language, refused: () => void): Client =>
  createClient({
    baseUrl: location.origin,
    token,
    language,
    timeout: 120_000,
    retry: false,
    fetch: async (input, init) => {
      const answer = await fetch(input, { ...init, cache: "no-store", credentials: "omit" })
      if (answer.status === 401) refused()
      return answer
    }
  })
