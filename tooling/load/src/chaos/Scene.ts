import { mkdirSync } from "node:fs"
import { createDatabase } from "@radicar/fixtures/postgres/createDatabase"
import { startPostgres } from "@radicar/fixtures/postgres/startPostgres"
import { Effect } from "effect"
import { hash } from "node:crypto"
import type { ChaosOptions } from "./ChaosOptions.ts"
import { connectionProxy } from "@radicar/fixtures/postgres/ConnectionProxy"
import type { Victims } from "./disruptions/disrupt.ts"
import { smallDisk } from "@radicar/fixtures/postgres/SmallDisk"
import { type SandboxProcess, startSandbox } from "./processes/SandboxProcess.ts"
import { startServices } from "./processes/ServicePool.ts"

/** Size of the small disk for the database, in megabytes. */
const DISK = 512

/** Running parts of a chaos run, each in its own process. */
export interface Scene extends Victims, AsyncDisposable {
  readonly sandbox: SandboxProcess
  /** URL of the service's database, which bypasses the disturbed connections. */
  readonly databaseUrl: string
}

/** A cluster with fail-over for a scene, which lives longer than the scene. */
export interface SceneCluster {
  /** URL of the cluster's database `postgres`. */
  readonly url: string
  readonly failOver: () => Promise<void>
}

/** Starts Postgres, the sandbox and the processes of the service. With a cluster, that is the Postgres. */
export const startScene = async (options: ChaosOptions, cluster?: SceneCluster): Promise<Scene> => {
  const { from, logs, processes, seed } = options
  await using started = new AsyncDisposableStack()
  const disk = options.diskFull > 0 ? smallDisk(DISK) : undefined
  const attach = disk === undefined ? {} : { attach: disk.attach }
  const postgres = cluster === undefined ? await startPostgres({ lasting: true, ...attach }) : undefined
  if (postgres !== undefined) started.defer(postgres.stop)
  const databaseUrl = await Effect.runPromise(createDatabase(postgres?.url ?? cluster?.url ?? ""))
  const proxy = options.connectionLoss > 0 ? await connectionProxy(databaseUrl) : undefined
  if (proxy !== undefined) started.defer(proxy.close)
  if (logs !== undefined) mkdirSync(logs, { recursive: true })
  const sandbox = await startSandbox({ seed: String(seed) }, logs)
  started.defer(sandbox.stop)
  const settings = {
    databaseUrl: proxy?.url ?? databaseUrl,
    authorityUrl: sandbox.url,
    masterKey: hash("sha256", `chaos ${seed}`, "base64")
  }
  const services = await startServices({ settings, size: processes, logs, from })
  started.defer(services.stop)
  const stack = started.move()
  return {
    postgres,
    proxy,
    disk,
    failOver: cluster?.failOver,
    sandbox,
    services,
    databaseUrl,
    [Symbol.asyncDispose]: () => stack.disposeAsync()
  }
}
