import type { TestProject } from "vitest/node"
import { PostgresServer } from "./PostgresServer.ts"

/** Vitest `globalSetup`: one server for a test run, of which tests take a database each by `testDatabase`. */
export const setup = async (project: TestProject): Promise<() => Promise<void>> => {
  const server = await PostgresServer.start()
  project.provide("postgresUrl", server.url)
  return server.stop
}
