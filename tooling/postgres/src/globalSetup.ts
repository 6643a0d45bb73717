import { chmod, mkdtemp, rm } from "node:fs/promises"
import { join } from "node:path"
import type { TestProject } from "vitest/node"
import { temporaryRoot } from "./internal/temporaryRoot.ts"
import { PostgresServer } from "./PostgresServer.ts"

/**
 * Starts one Postgres server for a test run (Vitest `globalSetup`), in which each test gets its own database by
 * `testDatabase`. Also creates a folder for all temporary files of the run. Server and folder are removed at the end of
 * the run.
 */
export const setup = async (project: TestProject): Promise<() => Promise<void>> => {
  const folder = await mkdtemp(join(temporaryRoot(), `radicar-test-${process.pid}-`))
  // the server may run under another account
  await chmod(folder, 0o711)
  const { TMPDIR: before } = process.env
  process.env["TMPDIR"] = folder
  const server = await PostgresServer.start()
  project.provide("postgresUrl", server.url)
  project.provide("temporaryFolder", folder)
  return async () => {
    await server.stop()
    if (before === undefined) delete process.env["TMPDIR"]
    else process.env["TMPDIR"] = before
    await rm(folder, { recursive: true, force: true })
  }
}
