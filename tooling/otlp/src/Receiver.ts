import { fork } from "node:child_process"
import { once } from "node:events"
import { fileURLToPath } from "node:url"
import type { ReceivedSpan } from "./ReceivedSpan.ts"

/** Behaviour of a receiver: `takes` accepts requests, `refuses` answers 503, `hangs` never answers. */
export type Behaviour = "takes" | "refuses" | "hangs"

/** Everything that a receiver has received. */
export interface Received {
  /** Number of connections made to the receiver. */
  readonly connections: number
  /** Reason for each request that the receiver could not read, or that had another path. */
  readonly refused: ReadonlyArray<string>
  readonly spans: ReadonlyArray<ReceivedSpan>
  /** Headers of each request read, in order. */
  readonly headers: ReadonlyArray<Readonly<Record<string, string>>>
  /** Body of each request read, unchanged. */
  readonly bodies: ReadonlyArray<Uint8Array>
}

/** A receiver of OTLP traces over HTTP, in a separate process. */
export interface Receiver {
  /** Value for `OTEL_EXPORTER_OTLP_ENDPOINT`. */
  readonly endpoint: string
  readonly received: () => Promise<Received>
  readonly behave: (behaviour: Behaviour) => Promise<void>
  readonly stop: () => Promise<void>
}

/** Starts a receiver on a free port of this machine. */
export const startReceiver = async (): Promise<Receiver> => {
  const child = fork(fileURLToPath(new URL("runReceiver.ts", import.meta.url)), {
    execArgv: ["--conditions=@radicar/source"],
    env: { PATH: process.env["PATH"] },
    serialization: "advanced"
  })
  const ended = once(child, "exit")
  const first = await Promise.race([
    once(child, "message"),
    ended.then(([code]) => Promise.reject(new Error(`the receiver ended with ${code}`)))
  ])
  let last: Promise<unknown> = Promise.resolve()
  // one request at a time: the next message is its answer
  const ask = (message: object): Promise<Received> => {
    const request = last.then(async () => {
      const answer = once(child, "message")
      child.send(message)
      const [received] = await answer
      return received as Received
    })
    last = request.catch(() => {})
    return request
  }
  return {
    endpoint: `http://127.0.0.1:${first[0]}`,
    received: () => ask({ ask: "all" }),
    behave: async (behaviour) => void (await ask({ behave: behaviour })),
    stop: async () => {
      child.kill("SIGKILL")
      await ended
    }
  }
}
