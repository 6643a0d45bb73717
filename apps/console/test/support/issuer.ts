import { once } from "node:events"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { Provider } from "oidc-provider"

/** A certified OpenID Connect server at which anybody signs in under a name. */
export interface TestIssuer {
  readonly origin: string
  readonly stop: () => void
}

/** People by the login that they type, with what they may do. */
const people: Readonly<Record<string, { readonly name: string; readonly scope: string }>> = {
  ana: { name: "Ana Lucía Muñoz", scope: "documents:read documents:write audit:read" },
  lector: { name: "Luis Lector", scope: "documents:read" }
}

/**
 * Starts an OpenID Connect server with the client `console` of a page, which has no secret and must use PKCE. Its
 * access tokens are JWTs for the audience `urn:radicar`.
 */
export const startIssuer = async (page: string): Promise<TestIssuer> => {
  const server = createServer().listen(0, "127.0.0.1")
  await once(server, "listening")
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const provider = new Provider(origin, {
    clients: [
      {
        client_id: "console",
        redirect_uris: [`${page}/console/`],
        token_endpoint_auth_method: "none",
        grant_types: ["authorization_code"],
        response_types: ["code"],
        // of a native application the issuer would ask each time
        application_type: "web"
      }
    ],
    scopes: ["openid", "profile", "documents:read", "documents:write", "audit:read"],
    clientBasedCORS: () => true,
    pkce: { required: () => true },
    features: {
      devInteractions: { enabled: true },
      resourceIndicators: {
        enabled: true,
        getResourceServerInfo: () => ({
          scope: "documents:read documents:write audit:read",
          audience: "urn:radicar",
          accessTokenFormat: "jwt",
          accessTokenTTL: 600,
          jwt: { sign: { alg: "RS256" } }
        })
      }
    },
    extraTokenClaims: (_: unknown, { accountId = "" }: { readonly accountId?: string }) => ({
      name: people[accountId]?.name,
      radicar_companies: ["1"],
      radicar_providers: ["1"]
    }),
    formats: {
      customizers: {
        jwt: (
          _: unknown,
          { accountId = "" }: { readonly accountId?: string },
          { payload }: { readonly payload: Record<string, unknown> }
        ) => {
          payload["scope"] = people[accountId]?.scope
        }
      }
    },
    findAccount: (_: unknown, accountId: string) => ({ accountId, claims: () => ({ sub: accountId }) })
  })
  const answer = provider.callback()
  server.on("request", (request, response) => void answer(request, response))
  return {
    origin,
    stop: () => {
      server.closeAllConnections()
      server.close()
    }
  }
}
