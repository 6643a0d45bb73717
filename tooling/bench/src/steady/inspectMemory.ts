import { readdirSync, readFileSync } from "node:fs"
import { inspect } from "../processes/inspect.ts"

/** The memory of a process in MB, and its number of descriptors. */
export interface Memory {
  /** Of the heap, after a collection. */
  readonly heap: number
  /** Buffers outside of the heap that JavaScript holds, after a collection. */
  readonly external: number
  readonly resident: number
  readonly descriptors: number
}

const megabyte = 2 ** 20

interface Evaluated {
  readonly result?: { readonly value?: string }
}

/** What a process started with `--inspect` on a port takes, asked from outside of it over its inspector. */
export const inspectMemory = async (pid: number, port: number) => {
  const { ask, close } = await inspect(port)
  const read = async (): Promise<Memory> => {
    await ask("HeapProfiler.collectGarbage")
    const expression = "JSON.stringify(process.memoryUsage())"
    const { result } = await ask<Evaluated>("Runtime.evaluate", { expression, returnByValue: true })
    const { external, heapUsed } = JSON.parse(result?.value ?? "{}") as NodeJS.MemoryUsage
    const kilobytes = Number(/^VmRSS:\s+([0-9]+) kB$/mu.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1])
    return {
      heap: heapUsed / megabyte,
      external: external / megabyte,
      resident: kilobytes / 1024,
      descriptors: readdirSync(`/proc/${pid}/fd`).length
    }
  }
  return { read, close }
}
