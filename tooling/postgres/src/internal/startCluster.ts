import { existsSync } from "node:fs"
import { mkdir, mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { freePort } from "../freePort.ts"
import { type PostgresMajor, postgresMajors } from "../PostgresMajor.ts"
import { initializeCluster } from "./initializeCluster.ts"
import { installBinaries } from "./installBinaries.ts"
import { launchServer } from "./launchServer.ts"
import { handOver, handOverFolders, serverAccount } from "./serverAccount.ts"

/** Chooses the major version to test: the newest, unless `RADICAR_TEST_POSTGRES` names another. */
const testedMajor = (): PostgresMajor => {
  const named = process.env["RADICAR_TEST_POSTGRES"]
  const major = named === undefined ? postgresMajors.at(-1) : postgresMajors.find((each) => String(each) === named)
  if (major === undefined) throw new Error(`RADICAR_TEST_POSTGRES must be one of ${postgresMajors.join(", ")}.`)
  return major
}

/** Options by which a cluster differs from the cluster of normal tests. */
interface ClusterOptions {
  /** Whether commits survive a crash of the server. */
  readonly crashable?: boolean
  /** Whether commits survive a crash of the machine. */
  readonly fsync?: boolean
  /** Mounts something at the folder of the cluster while the folder is empty; returns the function that unmounts it. */
  readonly attach?: (data: string) => Promise<() => Promise<void>>
  /** Changes the folder of the cluster before the server starts for the first time. */
  readonly prepare?: (data: string) => Promise<void>
  /** Further settings of the server. */
  readonly settings?: Readonly<Record<string, string>>
  /** Folder of a cluster that is kept when the server ends and reused later; if absent, a temporary folder. */
  readonly kept?: string | undefined
  /** Major version of Postgres; the version that the tests use if absent. */
  readonly major?: PostgresMajor
}

/** A running cluster of databases. */
export interface Cluster {
  /** Connection URL of the cluster's database `postgres`, as superuser. */
  readonly url: string
  /** Temporary folder of the server, with all its files except a cluster in a `kept` folder. */
  readonly folder: string
  readonly data: string
  readonly stop: () => Promise<void>
}

/**
 * Starts a server on a free port. Its cluster is empty and in a temporary folder, or with `kept` in that folder, where
 * it is created if missing.
 */
export const startCluster = async ({
  attach,
  crashable = false,
  fsync = false,
  kept,
  major = testedMajor(),
  prepare,
  settings
}: ClusterOptions = {}): Promise<Cluster> => {
  const account = await serverAccount()
  const folder = await mkdtemp(join(tmpdir(), "radicar-postgres-"))
  const data = kept ?? join(folder, "data")
  const isThere = existsSync(join(data, "PG_VERSION"))
  let detach = async (): Promise<void> => {}
  const remove = async (): Promise<void> => {
    await detach()
    await rm(folder, { recursive: true, force: true })
  }
  try {
    const programs = await installBinaries(join(folder, "native"), major)
    if (!isThere) await mkdir(data, { mode: 0o700, recursive: true })
    if (attach !== undefined) detach = await attach(data)
    if (account !== undefined) {
      await handOverFolders(folder, account)
      await handOver(data, account)
    }
    if (!isThere) await initializeCluster(programs, data, account)
    await prepare?.(data)
    const port = await freePort()
    const stop = await launchServer({ programs, data, folder, port, account, crashable, fsync, settings })
    return {
      url: `postgres://postgres@127.0.0.1:${port}/postgres`,
      folder,
      data,
      stop: () => stop().then(remove)
    }
  } catch (error) {
    await remove()
    throw error
  }
}
