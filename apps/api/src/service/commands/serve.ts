import { Effect, Layer } from "effect"
import { HttpServer } from "effect/http"
import { developmentToken } from "../../access/DevelopmentTenant.ts"
import { AuthorityEndpoints } from "../../platform/AuthorityEndpoints.ts"
import { layerLog } from "../../platform/observability/log.ts"
import type { Configuration } from "../Configuration.ts"
import { readConfiguration } from "../configuration/readConfiguration.ts"
import { unknownText } from "../configuration/readVariables.ts"
import { serviceLayer } from "../Service.ts"

const databaseOf = ({ databaseUrl, dataDirectory }: Configuration): string =>
  databaseUrl === undefined ? `PGlite in ${dataDirectory}` : "Postgres"

const blobsOf = ({ blobs }: Configuration): string => {
  switch (blobs._tag) {
    case "postgres":
      return "in the database"
    case "files":
      return blobs.directory
    case "s3":
      return `${blobs.endpoint}/${blobs.bucket}/${blobs.prefix}`
  }
}

const developmentNotice = (address: string, hasConsole: boolean): string => `
  DEVELOPMENT: nothing that is filed here reaches the tax authority.
  Token ${developmentToken}, company 1, provider 1. Do not expose this port.
  Try: npx -y pnpm@12.21.0 radicar example invoice
  API description: ${address}/docs${hasConsole ? `\n  Operator console: ${address}/console` : ""}
`

/** Logs where the service listens, files and stores; in development it also prints a notice. */
const announce = (configuration: Configuration) =>
  Layer.effectDiscard(
    Effect.gen(function* () {
      const { address } = yield* HttpServer.HttpServer
      const endpoints = yield* AuthorityEndpoints
      const port = address._tag === "UnixPathAddress" ? configuration.port : address.port
      const url = `http://${configuration.host}:${port}`
      yield* Effect.logInfo("radicar is listening", {
        url,
        environment: configuration.environment,
        authority: endpoints.endpoint(configuration.environment).url,
        database: databaseOf(configuration),
        blobs: blobsOf(configuration)
      })
      if (configuration.environment === "sandbox") {
        yield* Effect.sync(() => console.error(developmentNotice(url, configuration.console !== undefined)))
      }
    })
  )

/**
 * Keeps the process alive when the reader of its output closes: filing must not stop because a log cannot be
 * written. What cannot be written is dropped.
 */
const ignoreClosedOutput = (): void => {
  for (const stream of [process.stdout, process.stderr]) stream.on("error", () => {})
}

/** `radicar-api` without a command: runs the service until it is stopped. */
export const serve = Effect.fnUntraced(function* () {
  ignoreClosedOutput()
  const { configuration, log, unknown } = yield* readConfiguration(process.env)
  const running = Effect.andThen(
    Effect.forEach(unknown, (each) => Effect.logWarning(unknownText(each)), { discard: true }),
    Layer.launch(announce(configuration).pipe(Layer.provideMerge(serviceLayer(configuration))))
  )
  return yield* running.pipe(Effect.provide(layerLog(log)))
})
