import { serviceFile } from "@radicar/bundle/service"
import { freePort } from "@radicar/postgres/freePort"
import { testDatabase } from "@radicar/postgres/testDatabase"
import { Effect } from "effect"
import { type ChildProcess, spawn } from "node:child_process"
import { randomBytes } from "node:crypto"
import { once } from "node:events"

/** Answers when the service has said that it listens; fails with its words when it ends before. */
const listening = async (service: ChildProcess, url: string): Promise<void> => {
  let said = ""
  for await (const chunk of service.stdout ?? []) {
    said += String(chunk)
    if (said.includes(url)) return
  }
  throw new Error(`the service ended: ${said}`)
}

/** The service as a process of its own, on Postgres, with the sandbox that it starts and whose records can be read. */
export const startService = async (dataDirectory: string, env: Readonly<Record<string, string>> = {}) => {
  const port = await freePort()
  const sandboxPort = await freePort()
  const url = `http://127.0.0.1:${port}`
  const authority = `http://127.0.0.1:${sandboxPort}`
  const service = spawn(process.execPath, [serviceFile], {
    env: {
      PATH: process.env["PATH"],
      PORT: String(port),
      RADICAR_SANDBOX_PORT: String(sandboxPort),
      SANDBOX_ADMIN: "true",
      RADICAR_DATA_DIR: dataDirectory,
      DATABASE_URL: await Effect.runPromise(testDatabase),
      RADICAR_MASTER_KEY: randomBytes(32).toString("base64"),
      ...env
    },
    stdio: ["ignore", "pipe", "inherit"]
  })
  await listening(service, url)
  service.stdout?.resume()
  return {
    url,
    authority,
    /** Asks the sandbox, or tells it something. */
    admin: async (path: string, body?: unknown): Promise<any> => {
      const response = await fetch(
        `${authority}/admin/${path}`,
        body === undefined
          ? {}
          : { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) }
      )
      return JSON.parse(await response.text())
    },
    stop: async (): Promise<void> => {
      if (service.exitCode !== null) return
      service.kill("SIGTERM")
      await once(service, "exit")
    }
  }
}

/** See {@link startService}. */
export type StartedService = Awaited<ReturnType<typeof startService>>

/** The values of lines of JSON. */
export const jsonLines = (stdout: string): ReadonlyArray<any> =>
  stdout
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line))
