import { Effect, type Scope } from "effect"
import { startCluster } from "./internal/startCluster.ts"
import type { PostgresMajor } from "./PostgresMajor.ts"

/** A running server. */
export interface PostgresServer {
  /** Connection URL of its database `postgres`, as superuser. */
  readonly url: string
  /** Stops the server and removes all its files. */
  readonly stop: () => Promise<void>
}

/** Starts a server, with one retry: another process may take the free port first. */
const start = (major?: PostgresMajor): Promise<PostgresServer> => {
  const options = major === undefined ? {} : { major }
  return startCluster(options).catch(() => startCluster(options))
}

/**
 * A real Postgres for tests, from the binaries of an npm package. It has an empty cluster in a temporary folder, on a
 * free port of 127.0.0.1, without password and durability. It ends with its process in any case. As root, it runs
 * under the account `nobody`. Linux and macOS.
 */
export const PostgresServer = {
  /** Starts a server of a major version; by default the one of the tests. */
  start,
  /** A server for the lifetime of a scope; returns its URL. */
  scoped: Effect.map(
    Effect.acquireRelease(
      Effect.promise(() => start()),
      (server) => Effect.promise(server.stop)
    ),
    (server) => server.url
  ) satisfies Effect.Effect<string, never, Scope.Scope>
}
