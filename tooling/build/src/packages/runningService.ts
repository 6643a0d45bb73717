import { bundleService, serviceFile } from "../bundle/service.ts"
import { freePort } from "@radicar/fixtures/postgres/freePort"
import { spawn } from "node:child_process"
import { once } from "node:events"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"

/** A running service of this repository with its sandbox, in a separate process. */
export interface RunningService {
  readonly url: string
  /** Address of the sandbox. */
  readonly authority: string
  readonly stop: () => Promise<void>
}

/**
 * Starts the service as users do, with these variables, and waits until it reports its address. Its database is
 * embedded, unless the variables include `DATABASE_URL`.
 *
 * @throws when the service ends before it listens, with its output
 */
export const runningService = async (variables: Readonly<Record<string, string>> = {}): Promise<RunningService> => {
  const data = mkdtempSync(join(tmpdir(), "radicar-service-"))
  await bundleService()
  const [port, sandboxPort] = [Number(variables["PORT"] ?? (await freePort())), await freePort()]
  const url = `http://127.0.0.1:${port}`
  const service = spawn(process.execPath, [serviceFile], {
    env: {
      PATH: process.env["PATH"],
      PORT: String(port),
      RADICAR_SANDBOX_PORT: String(sandboxPort),
      RADICAR_DATA_DIR: data,
      ...variables
    },
    stdio: ["ignore", "pipe", "inherit"]
  })
  const ended = once(service, "exit")
  let output = ""
  for await (const chunk of service.stdout.iterator({ destroyOnReturn: false })) {
    output += String(chunk)
    if (output.includes(url)) break
  }
  if (!output.includes(url)) throw new Error(`the service ended: ${output}`)
  service.stdout.resume()
  return {
    url,
    authority: `http://127.0.0.1:${sandboxPort}`,
    stop: async () => {
      service.kill("SIGTERM")
      await ended
      rmSync(data, { recursive: true, force: true })
    }
  }
}
