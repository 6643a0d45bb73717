import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import type { TestProject } from "vitest/node"
import { PostgresServer } from "./PostgresServer.ts"

/**
 * Vitest `globalSetup`: one server for a test run, of which tests take a database each by `testDatabase`, and a folder
 * that is removed with it, for what the tests of a worker share.
 */
export const setup = async (project: TestProject): Promise<() => Promise<void>> => {
  const server = await PostgresServer.start()
  project.provide("postgresUrl", server.url)
  const folder = await mkdtemp(join(tmpdir(), "radicar-test-"))
  project.provide("temporaryFolder", folder)
  return async () => {
    await server.stop()
    await rm(folder, { recursive: true, force: true })
  }
}
