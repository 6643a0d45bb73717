// The names of the service: which ones a `Host` may state, and the address in links that the service sends.
import { NodeHttpServerRequest } from "@effect/platform-node"
import { Context, Effect, Layer } from "effect"
import { HttpServer, type HttpServerRequest } from "effect/http"
import { hostname } from "node:os"
import type { FilingEnvironment } from "../platform/AuthorityEndpoints.ts"
import { InvalidSetting } from "../platform/settings.ts"
import { type Problem, severalHosts, unknownHost } from "./problems.ts"

/** Form of a name or an address, with or without a port. */
const hostForm = /^(?:[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?|\[[0-9a-f:.]+\])(?::\d{1,5})?$/u

const invalidHosts = InvalidSetting.mustBe("RADICAR_HOSTS", {
  en: "names under which callers reach the service, separated by commas: radicar.example.internal,radicar:8080",
  es: "nombres por los que se llega al servicio, separados por comas: radicar.example.internal,radicar:8080"
})

/** The names in `RADICAR_HOSTS`, in lowercase; none without it. */
export const readHosts = (text: string | undefined): Effect.Effect<ReadonlySet<string>, InvalidSetting> => {
  const names = (text ?? "").split(",").flatMap((part) => (part.trim() === "" ? [] : [part.trim().toLowerCase()]))
  return names.every((name) => hostForm.test(name)) ? Effect.succeed(new Set(names)) : Effect.fail(invalidHosts)
}

/** Addresses at which callers reach a service. */
interface PublicUrlOptions {
  /** `PUBLIC_URL`; if absent, the request's own address is used if its name is known. */
  readonly publicUrl: string | undefined
  /** Allowed names in a `Host` header in addition to those of this machine. */
  readonly hosts: ReadonlySet<string>
  /** Environment. In the sandbox, whose development token is public, only known names are answered. */
  readonly environment: FilingEnvironment
}

const withoutPort = (host: string): string => host.replace(/:\d+$/u, "")

/** Names that no external name server can define: those of the loopback interface, and the machine's own. */
const ownName = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/u
const isOwnName = (bare: string): boolean => ownName.test(bare) || bare === hostname().toLowerCase()

/** The local address of a request's connection, in the form of a URL. */
const localAddress = (request: HttpServerRequest.HttpServerRequest): string | undefined => {
  const address = NodeHttpServerRequest.toIncomingMessage(request).socket.localAddress?.replace(/^::ffff:/u, "")
  return address?.includes(":") === true ? `[${address}]` : address
}

/** Whether a request is a health check. Its answer reveals only the health, and orchestrators use any address. */
const isAboutHealth = ({ url }: HttpServerRequest.HttpServerRequest): boolean =>
  /^\/health\/(?:live|ready)\/?(?:\?|$)/u.test(url)

/** Maximum number of characters of a `Host` to repeat in a problem: the maximum of a name (RFC 1035 §2.3.4). */
const longestName = 255

/** Whether a request has more than one `Host`. Node keeps the first; a proxy in front may have used the last. */
const hasSeveralHosts = (request: HttpServerRequest.HttpServerRequest): boolean => {
  const { rawHeaders } = NodeHttpServerRequest.toIncomingMessage(request)
  return rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === "host").length > 1
}

/** The address at which callers reach this service. */
export class PublicUrl extends Context.Service<
  PublicUrl,
  {
    /**
     * The address without a slash at its end: the configured one, else the request's own if its name is known, else
     * that of this machine. An unknown name is not used, because callers may write any name into `Host`.
     */
    readonly baseUrl: (request: HttpServerRequest.HttpServerRequest) => string
    /** Whether callers are known to use TLS. */
    readonly isSecure: boolean
    /** The problem of a request with a refused `Host`. */
    readonly hostProblem: (request: HttpServerRequest.HttpServerRequest) => Problem | undefined
  }
>()("@radicar/api/PublicUrl") {
  static readonly layer = ({ environment, hosts, publicUrl }: PublicUrlOptions) =>
    Layer.effect(
      PublicUrl,
      Effect.map(HttpServer.HttpServer, ({ address }) => {
        // a Unix socket has no port; a proxy in front of it listens at one that is not known here
        const localName = `localhost:${address._tag === "UnixPathAddress" ? 80 : address.port}`
        const publicName = publicUrl === undefined ? undefined : new URL(publicUrl).hostname.toLowerCase()
        const isKnown = (host: string): boolean => {
          const bare = withoutPort(host)
          return hostForm.test(host) && (hosts.has(host) || hosts.has(bare) || isOwnName(bare))
        }
        const hostOf = ({ headers }: HttpServerRequest.HttpServerRequest) => headers["host"]?.toLowerCase() ?? ""
        // the owner of an unknown name could point it here, and its pages could then read answers in a browser; the
        // address of this machine is no such name, for nobody can point it elsewhere
        const isAnswered = (request: HttpServerRequest.HttpServerRequest): boolean => {
          const host = hostOf(request)
          const bare = withoutPort(host)
          return isKnown(host) || bare === publicName || bare === localAddress(request) || isAboutHealth(request)
        }
        return PublicUrl.of({
          isSecure: publicUrl?.toLowerCase().startsWith("https:") ?? false,
          hostProblem: (request) => {
            if (hasSeveralHosts(request)) return severalHosts
            return environment !== "sandbox" || isAnswered(request)
              ? undefined
              : unknownHost(hostOf(request).slice(0, longestName))
          },
          baseUrl: (request) => {
            const host = hostOf(request)
            // only the first of the last slashes may begin a match: else many slashes take quadratic time
            return (publicUrl ?? `http://${isKnown(host) ? host : localName}`).replace(/(?<!\/)\/+$/u, "")
          }
        })
      })
    )
}
