import { Effect, Redacted } from "effect"
import { Command, Flag } from "effect/cli"
import { describeCommand, toggle, wholeNumber } from "../flags/flags.ts"
import { serviceFlags } from "../flags/serviceFlags.ts"
import { Output, reporting } from "../output/Output.ts"
import { callService, serviceToken } from "../service/callService.ts"
import { resourceFailure } from "../service/resourceFailure.ts"
import { version } from "../version.ts"

const { companyId, providerId, test, tokenFile, url } = serviceFlags

/** `radicar mcp`: offers the service to language models by the Model Context Protocol. */
export const mcpCommand = Command.make(
  "mcp",
  {
    service: { url, tokenFile, companyId, providerId, test },
    http: toggle("http", {
      en: "Listens on a port of this machine instead of standard input; each request needs its own bearer token",
      es: "Escucha en un puerto de esta máquina en lugar de la entrada estándar; cada solicitud necesita su propio token"
    }),
    port: wholeNumber(
      "port",
      "port",
      { en: "Port for --http; default 8091", es: "Puerto para --http; por omisión 8091" },
      { minimum: 1, maximum: 65_535 }
    ).pipe(Flag.withDefault(8091))
  },
  Effect.fn("mcp")(function* ({ http, port, service }) {
    const { language, message, say } = yield* Output
    const settings = {
      url: service.url,
      companyId: service.companyId,
      providerId: service.providerId,
      isTest: service.test,
      language
    }
    // the protocol's library takes long to load, which other commands do not need
    if (http) {
      const [{ httpHandler, mcpPath }, { overHttp }] = yield* Effect.promise(() =>
        Promise.all([import("../mcp/httpHandler.ts"), import("../mcp/serveHttp.ts")])
      )
      const address = `http://127.0.0.1:${port}${mcpPath}`
      const announce = message(say({ en: `MCP at ${address}, until Ctrl-C`, es: `MCP en ${address}, hasta Ctrl-C` }))
      return yield* overHttp(httpHandler(settings, version), port, announce)
    }
    const { environment, scopes } = yield* callService(service, ({ tokens }) => tokens.self(), resourceFailure)
    const token = Redacted.value(yield* serviceToken(service))
    const [{ overStdio }, { createClient }] = yield* Effect.promise(() =>
      Promise.all([import("../mcp/serveStdio.ts"), import("@radicar/http-client/inner/plain")])
    )
    const client = createClient({ baseUrl: service.url, token, language })
    yield* overStdio({ ...settings, client, environment, scopes }, version)
  }, reporting("document"))
).pipe(
  describeCommand({
    en: "Offer the service to language models by MCP (Model Context Protocol), on standard input and output",
    es: "Ofrece el servicio a modelos de lenguaje por MCP (Model Context Protocol), en la entrada y salida estándar",
    short: { en: "Offer the service to language models (MCP)", es: "Ofrece el servicio a modelos de lenguaje (MCP)" },
    examples: [
      {
        command: "radicar mcp",
        en: "Started by a client such as Claude Code; a token's scopes decide its tools",
        es: "La inicia un cliente como Claude Code; los permisos del token deciden las herramientas"
      },
      {
        command: "radicar mcp --http --port 8091",
        en: "For clients that connect by HTTP",
        es: "Para clientes que se conectan por HTTP"
      }
    ]
  })
)
