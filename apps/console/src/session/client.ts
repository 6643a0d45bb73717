import type { Language } from "@radicar/domain/inner/rules/Language"
import { type Client, createClient } from "@radicar/http-client/inner/plain"

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
