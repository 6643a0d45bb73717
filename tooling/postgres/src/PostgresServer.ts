import { Effect, type Scope } from "effect"
import { startCluster } from "./internal/startCluster.ts"
import type { PostgresMajor } from "./PostgresMajor.ts"

/** A running server. */
export interface PostgresServer {
  /** Connection URL of its database `postgres`, as superuser. */
  readonly url: string
  /** Stops it and removes everything it wrote. */
  readonly stop: () => Promise<void>
}

/** Once more if it fails: another process may take the free port before the server does. */
const start = (major?: PostgresMajor): Promise<PostgresServer> => {
  const options = major === undefined ? {} : { major }
  return startCluster(options).catch(() => startCluster(options))
}

/**
 * A real Postgres for tests, from the binaries of an npm package: an empty cluster in a temporary folder, on a free
 * port of 127.0.0.1, without password and without durability. It ends with the process that started it, however that
 * ends. Works as root as well, then under the account `nobody`. Linux and macOS.
 */
export const PostgresServer = {
  /** Starts a server of a major version; absent: of the one that the tests run on. */
  start,
  /** A server for the length of a scope; answers its URL. */
  scoped: Effect.map(
    Effect.acquireRelease(
      Effect.promise(() => start()),
      (server) => Effect.promise(server.stop)
    ),
    (server) => server.url
  ) satisfies Effect.Effect<string, never, Scope.Scope>
}
