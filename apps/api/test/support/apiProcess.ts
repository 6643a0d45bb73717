import { serviceFile } from "@radicar/build/bundle/service"
import { Effect } from "effect"
import { spawn } from "node:child_process"
import { once } from "node:events"
import type { Readable } from "node:stream"
import { text } from "node:stream/consumers"

/** What a finished process has said. */
export interface Finished {
  readonly code: number | null
  readonly stdout: string
  readonly stderr: string
}

/** Runs `radicar-api` with these arguments and variables, and nothing else in its environment, to its end. */
export const runApi = (
  args: ReadonlyArray<string>,
  variables: Readonly<Record<string, string>> = {}
): Effect.Effect<Finished> =>
  Effect.promise(async () => {
    const child = spawn(process.execPath, [serviceFile, ...args], {
      env: { PATH: process.env["PATH"], ...variables },
      stdio: ["ignore", "pipe", "pipe"]
    })
    const [stdout, stderr, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, "close")])
    return { code, stdout, stderr }
  })

/** Waits until a service has written that it listens on a port. Before that it answers 503, and may write more. */
export const listening = async ({ stdout }: { readonly stdout: Readable }, port: number): Promise<void> => {
  let output = ""
  for await (const chunk of stdout.iterator({ destroyOnReturn: false })) {
    output += String(chunk)
    if (output.includes(`:${port}`)) return
  }
  throw new Error(`the service ended: ${output}`)
}
