import { readdirSync, readFileSync } from "node:fs"
import { setTimeout } from "node:timers/promises"

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

const connect = async (port: number): Promise<WebSocket> => {
  const targets = (await (await fetch(`http://127.0.0.1:${port}/json/list`)).json()) as ReadonlyArray<{
    readonly webSocketDebuggerUrl: string
  }>
  const socket = new WebSocket(targets[0]?.webSocketDebuggerUrl ?? "")
  await new Promise((resolve, reject) => {
    socket.addEventListener("open", resolve, { once: true })
    socket.addEventListener("error", reject, { once: true })
  })
  return socket
}

interface Reply {
  readonly id: number
  readonly result: { readonly result?: { readonly value?: string } }
}

/** What a process started with `--inspect` on a port takes, asked from outside of it over its inspector. */
export const inspectMemory = async (pid: number, port: number) => {
  const socket = await connect(port)
  const waiting = new Map<number, (reply: Reply["result"]) => void>()
  let asked = 0
  socket.addEventListener("message", ({ data }) => {
    const reply = JSON.parse(String(data)) as Reply
    waiting.get(reply.id)?.(reply.result)
    waiting.delete(reply.id)
  })
  const ask = (method: string, params: object = {}): Promise<Reply["result"]> =>
    Promise.race([
      new Promise<Reply["result"]>((resolve) => {
        waiting.set(++asked, resolve)
        socket.send(JSON.stringify({ id: asked, method, params }))
      }),
      setTimeout(60_000, undefined, { ref: false }).then(() => Promise.reject(new Error(`no answer to ${method}`)))
    ])
  const read = async (): Promise<Memory> => {
    await ask("HeapProfiler.collectGarbage")
    const expression = "JSON.stringify(process.memoryUsage())"
    const { result } = await ask("Runtime.evaluate", { expression, returnByValue: true })
    const { external, heapUsed } = JSON.parse(result?.value ?? "{}") as NodeJS.MemoryUsage
    const kilobytes = Number(/^VmRSS:\s+([0-9]+) kB$/mu.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1])
    return {
      heap: heapUsed / megabyte,
      external: external / megabyte,
      resident: kilobytes / 1024,
      descriptors: readdirSync(`/proc/${pid}/fd`).length
    }
  }
  /** A process does not end while somebody inspects it. */
  const close = (): void => socket.close()
  return { read, close }
}
