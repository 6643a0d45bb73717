import { radicarFile } from "@radicar/build/bundle/radicar"
import { spawn } from "node:child_process"
import { testTrust } from "./testTrust.ts"

/** What a command did. */
export interface Ran {
  readonly code: number | null
  readonly stdout: string
  readonly stderr: string
}

/** How a command is run. */
export interface RunOptions {
  readonly stdin?: string
  readonly env?: Readonly<Record<string, string>>
  readonly cwd?: string
  /** `false`: nobody is trusted but whom `env` names. */
  readonly trusting?: boolean
}

/**
 * Starts `radicar` as users do: a process of its own, the bundle that `globalSetup` has made, whose output goes into
 * pipes and whose environment is bare.
 */
export const startRadicar = (args: ReadonlyArray<string>, options: RunOptions = {}) => {
  const child = spawn(process.execPath, [radicarFile, ...args], {
    env: {
      PATH: process.env["PATH"],
      LANG: "C.UTF-8",
      ...(options.trusting === false ? {} : testTrust),
      ...options.env
    },
    ...(options.cwd === undefined ? {} : { cwd: options.cwd })
  })
  child.stdin.end(options.stdin ?? "")
  return child
}

/** Runs `radicar` to its end. */
export const radicarProcess = (args: ReadonlyArray<string>, options: RunOptions = {}): Promise<Ran> =>
  new Promise((resolve, reject) => {
    const child = startRadicar(args, options)
    const stdout: Array<Buffer> = []
    const stderr: Array<Buffer> = []
    child.stdout.on("data", (chunk: Buffer) => stdout.push(chunk))
    child.stderr.on("data", (chunk: Buffer) => stderr.push(chunk))
    child.on("error", reject)
    child.on("close", (code) =>
      resolve({ code, stdout: Buffer.concat(stdout).toString("utf8"), stderr: Buffer.concat(stderr).toString("utf8") })
    )
  })
