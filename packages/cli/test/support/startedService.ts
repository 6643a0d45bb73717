import { bundleService } from "@radicar/build/bundle/service"
import { startService } from "@radicar/fixtures/processes/startService"
import { testDatabase } from "@radicar/fixtures/postgres/testDatabase"
import { Effect } from "effect"
import { randomBytes } from "node:crypto"

/** The service as a process of its own, on Postgres, with the sandbox that it starts and whose records can be read. */
export const startWithSandbox = async (env: Readonly<Record<string, string>> = {}) => {
  const service = await startService({
    file: await bundleService(),
    variables: {
      SANDBOX_ADMIN: "true",
      DATABASE_URL: await Effect.runPromise(testDatabase),
      RADICAR_MASTER_KEY: randomBytes(32).toString("base64"),
      ...env
    }
  })
  return {
    ...service,
    /** Asks the sandbox, or tells it something. */
    admin: async (path: string, body?: unknown): Promise<any> => {
      const response = await fetch(
        `${service.authority}/admin/${path}`,
        body === undefined
          ? {}
          : { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) }
      )
      return JSON.parse(await response.text())
    }
  }
}

/** See {@link startWithSandbox}. */
export type StartedService = Awaited<ReturnType<typeof startWithSandbox>>

/** The values of lines of JSON. */
export const jsonLines = (stdout: string): ReadonlyArray<any> =>
  stdout
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line))
