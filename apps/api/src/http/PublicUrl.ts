import { Context, Layer } from "effect"
import type { HttpServerRequest } from "effect/http"

/** The address under which callers reach this service. */
export class PublicUrl extends Context.Service<
  PublicUrl,
  {
    /** Without a slash at the end: the configured address, else the one that the caller has used. */
    readonly of: (request: HttpServerRequest.HttpServerRequest) => string
    /** Whether callers are known to reach it over TLS. */
    readonly isSecure: boolean
  }
>()("@radicar/api/PublicUrl") {
  static readonly layer = (configured: string | undefined) =>
    Layer.succeed(
      PublicUrl,
      PublicUrl.of({
        isSecure: configured?.toLowerCase().startsWith("https:") ?? false,
        of: ({ headers }) => (configured ?? `http://${headers["host"] ?? "localhost"}`).replace(/\/+$/u, "")
      })
    )
}
