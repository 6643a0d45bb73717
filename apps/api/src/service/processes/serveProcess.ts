import { Effect, Layer } from "effect"
import { HttpServer } from "effect/http"
import cluster from "node:cluster"
import { AuthorityEndpoints } from "../../platform/AuthorityEndpoints.ts"
import type { Configuration } from "../Configuration.ts"
import { DatabaseSeen } from "../../platform/database/Database.ts"
import { isOutage } from "../../platform/database/StorageError.ts"
import { serviceLayer } from "../Service.ts"
import { logListening } from "./logListening.ts"
import { CurrentMembership, joinGroup, type ListeningFacts } from "../Membership.ts"

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

/** Reports the service's address: in the log, or to the parent of several processes, which logs it once. */
const announce = (configuration: Configuration) =>
  Layer.effectDiscard(
    Effect.gen(function* () {
      const { address } = yield* HttpServer.HttpServer
      const endpoints = yield* AuthorityEndpoints
      const { number, ready } = yield* CurrentMembership
      const port = address._tag === "UnixPathAddress" ? configuration.port : address.port
      const facts: ListeningFacts = {
        url: `http://${configuration.host}:${port}`,
        environment: configuration.environment,
        authority: endpoints.endpoint(configuration.environment).url,
        database: databaseOf(configuration),
        blobs: blobsOf(configuration)
      }
      yield* number === undefined ? logListening(configuration, facts) : ready(facts)
    })
  )

/** Maximum number of starts, a second apart, while the database has never been reached. */
const STARTS = 10

/**
 * Runs the service. If the database is lost during the start, restarts the service as often as needed. If the database
 * was never reached, gives up after ten starts, which leave time for a database that was started together with the
 * service.
 */
const serviceOf = (configuration: Configuration) => {
  const launched = Layer.launch(announce(configuration).pipe(Layer.provideMerge(serviceLayer(configuration))))
  const started = (starts: number): typeof launched =>
    Effect.catchCause(launched, (cause) =>
      Effect.flatMap(DatabaseSeen, ({ once }) => {
        if (!isOutage(cause) || (!once && starts >= STARTS)) return Effect.failCause(cause)
        return started(once ? starts : starts + 1)
      })
    )
  return Effect.provideServiceEffect(
    started(1),
    DatabaseSeen,
    Effect.sync(() => ({ once: false }))
  )
}

/** Serves in this process until it is stopped, alone or as one of several processes of a parent. */
export const serveProcess = (configuration: Configuration) =>
  cluster.isPrimary
    ? serviceOf(configuration)
    : Effect.scoped(
        Effect.flatMap(joinGroup, (membership) =>
          serviceOf(configuration).pipe(
            Effect.provideService(CurrentMembership, membership),
            Effect.annotateLogs({ process: membership.number })
          )
        )
      )
