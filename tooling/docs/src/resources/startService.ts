import { serviceFile } from "@radicar/build/bundle/service"
import { spawn } from "node:child_process"
import { once } from "node:events"
import { freePort } from "@radicar/fixtures/postgres/freePort"

/** A running service. */
interface StartedService {
  readonly url: string
  readonly stop: () => Promise<void>
}

/** Starts the bundled service on a free port, with these environment variables only. */
export const startService = async (variables: Readonly<Record<string, string>>): Promise<StartedService> => {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const service = spawn(process.execPath, [serviceFile], {
    env: { PATH: process.env["PATH"], PORT: String(port), ...variables },
    stdio: ["ignore", "pipe", "inherit"]
  })
  const ended = once(service, "exit")
  await new Promise<void>((resolve, reject) => {
    service.once("exit", (code) => reject(new Error(`the service ended with ${code}`)))
    let output = ""
    service.stdout.on("data", (chunk: Buffer) => {
      output += chunk.toString()
      if (output.includes(url)) resolve()
    })
  })
  return {
    url,
    stop: async () => {
      service.kill("SIGTERM")
      await ended
    }
  }
}
