import type { TestProject } from "vitest/node"
import { PostgresServer } from "./PostgresServer.ts"

declare module "vitest" {
  interface ProvidedContext {
    /** URL of the Postgres that serves this test run. */
    readonly postgresUrl: string
  }
}

/**
 * Vitest `globalSetup`: one server for a test run. Tests get its URL by `inject("postgresUrl")` and a database each by
 * `createDatabase`.
 */
export const setup = async (project: TestProject): Promise<() => Promise<void>> => {
  const server = await PostgresServer.start()
  project.provide("postgresUrl", server.url)
  return server.stop
}
