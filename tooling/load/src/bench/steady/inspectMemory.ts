import { readdirSync, readFileSync } from "node:fs"
import { inspect } from "../processes/inspect.ts"

/** Memory of a process in MB, and its number of file descriptors. */
export interface Memory {
  /** Size of V8's heap after a collection. */
  readonly heap: number
  /** Size of JavaScript's buffers outside of the heap, after a collection. */
  readonly external: number
  readonly resident: number
  readonly descriptors: number
}

const megabyte = 2 ** 20

interface Evaluated {
  readonly result?: { readonly value?: string }
}

/** Connects to the inspector of a process, which `--inspect` opened at a port; returns a reader of its memory. */
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
