import { parentPort, workerData } from "node:worker_threads"
import { askingOf } from "../ask.ts"
import { heavyInputs, type HeavyRequest } from "./heavyInputs.ts"

/** One that sends without pause. */
export interface Sender {
  readonly token: string
  readonly company: string
  /** Key of its invoice of 8 000 lines. */
  readonly filed: string | undefined
}

/** What the thread of all senders is started with. */
export interface HeavyTask {
  readonly url: string
  readonly senders: ReadonlyArray<Sender>
  /** Names of inputs; all where empty. */
  readonly only: ReadonlyArray<string>
}

/** What came back of one request; status 0 where the connection ended. */
export interface HeavyOutcome {
  readonly input: string
  readonly status: number
  readonly millis: number
}

/**
 * A thread of its own, so that what it does delays no probe: every sender repeats its inputs until it is told to stop,
 * and takes neither a refusal nor its `Retry-After` for a reason to wait.
 */
const { only, senders, url } = workerData as HeavyTask
const ask = askingOf(url)
const outcomes: Array<HeavyOutcome> = []
let stopped = false
parentPort?.once("message", () => (stopped = true))

const send = async (input: string, token: string, { type, ...request }: HeavyRequest): Promise<void> => {
  const since = performance.now()
  const headers = type === undefined ? {} : { "content-type": type }
  const status = await ask(request.path, { ...request, token, headers }).then(
    (answer) => answer.status,
    () => 0
  )
  outcomes.push({ input, status, millis: performance.now() - since })
}

const inputs = await Promise.all(
  senders.map(async ({ company, filed }, index) =>
    Object.entries(await heavyInputs(index, company, filed)).filter(
      ([name]) => only.length === 0 || only.includes(name)
    )
  )
)
parentPort?.postMessage("ready")
await Promise.all(
  senders.map(async ({ token }, index) => {
    const own = inputs[index] ?? []
    // not all with the same at once
    for (let turn = index; !stopped && own.length > 0; turn++) {
      const [name, next] = own[turn % own.length]!
      await send(name, token, next())
    }
  })
)
parentPort?.postMessage(outcomes)
process.exit()
