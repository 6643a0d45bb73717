import { NodeHttpServerRequest } from "@effect/platform-node"
import { Context, Effect, Layer } from "effect"
import { HttpServer, type HttpServerRequest } from "effect/http"
import { hostname } from "node:os"
import type { FilingEnvironment } from "../platform/FilingEnvironment.ts"
import { InvalidSetting } from "../platform/settings.ts"
import { type Problem, severalHosts, unknownHost } from "./problems.ts"

/** A name or an address, with a port or without. */
const hostForm = /^(?:[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?|\[[0-9a-f:.]+\])(?::\d{1,5})?$/u

const invalidHosts = InvalidSetting.mustBe("RADICAR_HOSTS", {
  en: "names under which callers reach the service, with commas between: radicar.example.internal,radicar:8080",
  es: "nombres por los que se llega al servicio, separados por comas: radicar.example.internal,radicar:8080"
})

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
  /** In the sandbox environment, whose development token is public, only known names are answered. */
  readonly environment: FilingEnvironment
}

const withoutPort = (host: string): string => host.replace(/:\d+$/u, "")

/** Names that no name server outside this machine gives: those of the loopback interface, and the machine's own. */
const ownName = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/u
const isOwnName = (bare: string): boolean => ownName.test(bare) || bare === hostname().toLowerCase()

/** The address of this machine that a request has come to, as a URL writes it. */
const localAddress = (request: HttpServerRequest.HttpServerRequest): string | undefined => {
  const address = NodeHttpServerRequest.toIncomingMessage(request).socket.localAddress?.replace(/^::ffff:/u, "")
  return address?.includes(":") === true ? `[${address}]` : address
}

/** Answers about health tell nothing else, and orchestrators ask for them under any address. */
const isAboutHealth = ({ url }: HttpServerRequest.HttpServerRequest): boolean =>
  /^\/health\/(?:live|ready)\/?(?:\?|$)/u.test(url)

/** Characters of a `Host` that a problem repeats: as many as a name has at most (RFC 1035 §2.3.4). */
const longestName = 255

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
  static readonly layer = ({ environment, hosts, publicUrl }: PublicUrlOptions) =>
    Layer.effect(
      PublicUrl,
      Effect.map(HttpServer.HttpServer, ({ address }) => {
        const own = `localhost:${address._tag === "UnixPathAddress" ? 80 : address.port}`
        const publicName = publicUrl === undefined ? undefined : new URL(publicUrl).hostname.toLowerCase()
        const isKnown = (host: string): boolean => {
          const bare = withoutPort(host)
          return hostForm.test(host) && (hosts.has(host) || hosts.has(bare) || isOwnName(bare))
        }
        const hostOf = ({ headers }: HttpServerRequest.HttpServerRequest) => headers["host"]?.toLowerCase() ?? ""
        // whoever owns a name can have it lead here, and then its pages read the answers; nobody owns an address
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
          of: (request) => {
            const host = hostOf(request)
            return (publicUrl ?? `http://${isKnown(host) ? host : own}`).replace(/\/+$/u, "")
          }
        })
      })
    )
}
