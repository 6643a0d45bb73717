import { NodeHttpServerRequest } from "@effect/platform-node"
import { Context, Effect, Layer } from "effect"
import { HttpServer, type HttpServerRequest } from "effect/http"
import { InvalidSetting } from "../platform/settings.ts"
import { type Problem, severalHosts } from "./problems.ts"

/** A name or an address, with a port or without. */
const hostForm = /^(?:[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?|\[[0-9a-f:.]+\])(?::\d{1,5})?$/u

const invalidHosts = InvalidSetting.mustBe(
  "RADICAR_HOSTS",
  "names under which callers reach the service, with commas between: radicar.example.internal,radicar:8080"
)

/** The names that `RADICAR_HOSTS` lists, in small letters; none without it. */
export const readHosts = (text: string | undefined): Effect.Effect<ReadonlySet<string>, InvalidSetting> => {
  const names = (text ?? "").split(",").flatMap((part) => (part.trim() === "" ? [] : [part.trim().toLowerCase()]))
  return names.every((name) => hostForm.test(name)) ? Effect.succeed(new Set(names)) : Effect.fail(invalidHosts)
}

/** Under which addresses callers reach a service. */
interface PublicUrlOptions {
  /** `PUBLIC_URL`; absent: as the caller has reached it, by a name that is known. */
  readonly publicUrl: string | undefined
  /** The names that a `Host` header may have besides those of this machine. */
  readonly hosts: ReadonlySet<string>
}

const withoutPort = (host: string): string => host.replace(/:\d+$/u, "")

const ownNames: ReadonlySet<string> = new Set(["localhost", "127.0.0.1", "[::1]"])

/** Whether a request has more than one `Host`. Node keeps the first, a proxy in front may have used the last. */
const hasSeveralHosts = (request: HttpServerRequest.HttpServerRequest): boolean => {
  const { rawHeaders } = NodeHttpServerRequest.toIncomingMessage(request)
  return rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === "host").length > 1
}

/** The address under which callers reach this service. */
export class PublicUrl extends Context.Service<
  PublicUrl,
  {
    /**
     * Without a slash at the end: the configured address, else the one that the caller has used if its name is known,
     * else that of this machine. A caller may write any name into `Host`.
     */
    readonly of: (request: HttpServerRequest.HttpServerRequest) => string
    /** Whether callers are known to reach it over TLS. */
    readonly isSecure: boolean
    /** The problem of a request whose `Host` is refused. */
    readonly hostProblem: (request: HttpServerRequest.HttpServerRequest) => Problem | undefined
  }
>()("@radicar/api/PublicUrl") {
  static readonly layer = ({ hosts, publicUrl }: PublicUrlOptions) =>
    Layer.effect(
      PublicUrl,
      Effect.map(HttpServer.HttpServer, ({ address }) => {
        const own = `localhost:${address._tag === "UnixPathAddress" ? 80 : address.port}`
        const known = (stated: string | undefined): string => {
          const host = stated?.toLowerCase() ?? ""
          if (!hostForm.test(host)) return own
          const bare = withoutPort(host)
          return hosts.has(host) || hosts.has(bare) || ownNames.has(bare) ? host : own
        }
        return PublicUrl.of({
          isSecure: publicUrl?.toLowerCase().startsWith("https:") ?? false,
          hostProblem: (request) => (hasSeveralHosts(request) ? severalHosts : undefined),
          of: ({ headers }) => (publicUrl ?? `http://${known(headers["host"])}`).replace(/\/+$/u, "")
        })
      })
    )
}
