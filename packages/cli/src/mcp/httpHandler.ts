import { createClient, Unauthorized } from "@radicar/http-client/inner/plain"
import {
  createMcpHandler,
  hostHeaderValidationResponse,
  localhostAllowedHostnames,
  localhostAllowedOrigins,
  originValidationResponse
} from "@modelcontextprotocol/server"
import { mcpServer } from "./mcpServer.ts"
import type { ToolSession } from "./Tool.ts"

/** Path at which clients reach the server. */
export const mcpPath = "/mcp"

const bearer = /^Bearer ([\x21-\x7e]+)$/iu

const unauthorized = () =>
  Response.json({ error: "invalid_token" }, { status: 401, headers: { "www-authenticate": "Bearer" } })

/**
 * Makes the handler of MCP over HTTP. A request needs the caller's own bearer token, which decides its tools and goes
 * to the service unchanged. Hosts and origins other than this machine are refused, because a page in the browser could
 * otherwise call the server (DNS rebinding).
 */
export const httpHandler =
  (settings: Omit<ToolSession, "client" | "environment" | "scopes">, version: string) =>
  async (request: Request): Promise<Response> => {
    const refused =
      hostHeaderValidationResponse(request, localhostAllowedHostnames()) ??
      originValidationResponse(request, localhostAllowedOrigins())
    if (refused !== undefined) return refused
    if (new URL(request.url).pathname !== mcpPath) return new Response(null, { status: 404 })
    const [, token] = bearer.exec(request.headers.get("authorization") ?? "") ?? []
    if (token === undefined) return unauthorized()
    const client = createClient({ baseUrl: settings.url, token, language: settings.language })
    try {
      const { environment, scopes } = await client.tokens.self()
      const session = { ...settings, client, environment, scopes }
      return await createMcpHandler(() => mcpServer(session, version)).fetch(request)
    } catch (error) {
      return error instanceof Unauthorized ? unauthorized() : Response.json({ error: String(error) }, { status: 502 })
    }
  }
