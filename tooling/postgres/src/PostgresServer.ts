import { Effect, type Scope } from "effect"
import { mkdir, mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { freePort } from "./internal/freePort.ts"
import { initializeCluster } from "./internal/initializeCluster.ts"
import { installBinaries } from "./internal/installBinaries.ts"
import { launchServer } from "./internal/launchServer.ts"
import { handOver, serverAccount } from "./internal/serverAccount.ts"

/** A running server. */
export interface PostgresServer {
  /** Connection URL of its database `postgres`, as superuser. */
  readonly url: string
  /** Stops it and removes everything it wrote. */
  readonly stop: () => Promise<void>
}

const startOnce = async (): Promise<PostgresServer> => {
  const account = await serverAccount()
  const folder = await mkdtemp(join(tmpdir(), "radicar-postgres-"))
  try {
    const programs = await installBinaries(join(folder, "native"))
    const data = join(folder, "data")
    await mkdir(data, { mode: 0o700 })
    if (account !== undefined) await handOver(folder, account)
    await initializeCluster(programs, data, account)
    const port = await freePort()
    const stop = await launchServer({ programs, data, folder, port, account })
    return { url: `postgres://postgres@127.0.0.1:${port}/postgres`, stop }
  } catch (error) {
    await rm(folder, { recursive: true, force: true })
    throw error
  }
}

/** Once more if it fails: another process may take the free port before the server does. */
const start = (): Promise<PostgresServer> => startOnce().catch(startOnce)

/**
 * A real Postgres for tests, from the binaries of an npm package: an empty cluster in a temporary folder, on a free
 * port of 127.0.0.1, without password and without durability. It ends with the process that started it, however that
 * ends. Works as root as well, then under the account `nobody`. Linux and macOS.
 */
export const PostgresServer = {
  /** Starts a server. */
  start,
  /** A server for the length of a scope; answers its URL. */
  scoped: Effect.map(
    Effect.acquireRelease(Effect.promise(start), (server) => Effect.promise(server.stop)),
    (server) => server.url
  ) satisfies Effect.Effect<string, never, Scope.Scope>
}
