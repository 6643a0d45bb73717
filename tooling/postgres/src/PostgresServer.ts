import { Effect, type Scope } from "effect"
import { startCluster } from "./internal/startCluster.ts"
import type { PostgresMajor } from "./PostgresMajor.ts"

/** A running Postgres server. */
export interface PostgresServer {
  /** Connection URL of the server's database `postgres`, as superuser. */
  readonly url: string
  /** Stops the server and removes all its files. */
  readonly stop: () => Promise<void>
}

/** Starts a server. Retries once, because another process may take the free port first. */
const start = (major?: PostgresMajor): Promise<PostgresServer> => {
  const options = major === undefined ? {} : { major }
  return startCluster(options).catch(() => startCluster(options))
}

/**
 * Starter of a real Postgres for tests, from the binaries of an npm package. The server has an empty cluster in a
 * temporary folder, on a free port of 127.0.0.1, without password and durability. It always ends with the process that
 * started it. If that process runs as root, the server runs under the account `nobody`. Linux and macOS.
 */
export const PostgresServer = {
  /** Starts a server of a major version; by default the version that the tests use. */
  start,
  /** Starts a server for the lifetime of a scope; returns its URL. */
  scoped: Effect.map(
    Effect.acquireRelease(
      Effect.promise(() => start()),
      (server) => Effect.promise(server.stop)
    ),
    (server) => server.url
  ) satisfies Effect.Effect<string, never, Scope.Scope>
}
