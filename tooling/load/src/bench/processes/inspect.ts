import { setTimeout } from "node:timers/promises"

/** A thread under inspection by V8's inspector. */
export interface InspectedThread {
  /** Sends a command of the inspector's protocol and returns its result. */
  readonly ask: <Result = unknown>(method: string, params?: object) => Promise<Result>
}

/** The main thread of a process that another process inspects. */
export interface InspectedProcess extends InspectedThread {
  /** Running worker threads of the process. */
  readonly workers: ReadonlySet<InspectedThread>
  /** Ends the inspection, which keeps the process from ending. */
  readonly close: () => void
}

interface Message {
  readonly id?: number
  readonly result?: unknown
  readonly method?: string
  readonly params?: { readonly sessionId: string; readonly message: string }
}

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

/** Makes the client of a thread: `send` transmits commands as text, and the returned `receive` handles replies. */
const threadOver = (send: (command: string) => void) => {
  const waiting = new Map<number, (result: unknown) => void>()
  let lastId = 0
  const ask = (method: string, params: object = {}): Promise<any> =>
    Promise.race([
      new Promise((resolve) => {
        waiting.set(++lastId, resolve)
        send(JSON.stringify({ id: lastId, method, params }))
      }),
      setTimeout(60_000, undefined, { ref: false }).then(() => Promise.reject(new Error(`no answer to ${method}`)))
    ])
  const receive = ({ id = 0, result }: Message): void => {
    waiting.get(id)?.(result)
    waiting.delete(id)
  }
  return { ask, receive }
}

/** Inspects a process that was started with `--inspect` on a port of this machine. */
export const inspect = async (port: number): Promise<InspectedProcess> => {
  const socket = await connect(port)
  const main = threadOver((command) => socket.send(command))
  const workers = new Map<string, ReturnType<typeof threadOver>>()
  socket.addEventListener("message", ({ data }) => {
    const message: Message = JSON.parse(String(data))
    const { message: inner = "{}", sessionId = "" } = message.params ?? {}
    switch (message.method) {
      case undefined:
        return main.receive(message)
      case "NodeWorker.attachedToWorker":
        return void workers.set(
          sessionId,
          threadOver((command) => void main.ask("NodeWorker.sendMessageToWorker", { sessionId, message: command }))
        )
      case "NodeWorker.detachedFromWorker":
        return void workers.delete(sessionId)
      case "NodeWorker.receivedMessageFromWorker":
        return workers.get(sessionId)?.receive(JSON.parse(inner))
    }
  })
  await main.ask("NodeWorker.enable", { waitForDebuggerOnStart: false })
  return {
    ask: main.ask,
    get workers() {
      return new Set(workers.values())
    },
    close: () => socket.close()
  }
}
