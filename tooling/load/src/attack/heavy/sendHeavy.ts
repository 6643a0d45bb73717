import { askingOf } from "../../ask.ts"
import { heavyInputs, type HeavyRequest } from "./heavyInputs.ts"

/** A client that repeats heavy requests without pause. */
export interface Sender {
  readonly token: string
  readonly company: string
  /** Key of the sender's invoice of 8 000 lines. */
  readonly filed: string | undefined
}

/** Input of the process of all senders, passed as JSON in the variable `TASK`. */
export interface HeavyTask {
  readonly url: string
  readonly senders: ReadonlyArray<Sender>
  /** Names of the inputs to send; empty for all. */
  readonly only: ReadonlyArray<string>
}

/** Result of one heavy request; status 0 if the connection ended. */
export interface HeavyOutcome {
  readonly input: string
  readonly status: number
  readonly millis: number
}

/**
 * A separate process for all senders, so that their work delays no probe. Every sender repeats its inputs until the
 * parent stops the process, and ignores refusals and `Retry-After`.
 */
const { only, senders, url } = JSON.parse(process.env["TASK"] ?? "{}") as HeavyTask
const ask = askingOf(url)
const outcomes: Array<HeavyOutcome> = []
const stopped = new AbortController()
process.once("message", () => stopped.abort())
process.once("disconnect", () => process.exit())

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
process.send?.("ready")
await Promise.all(
  senders.map(async ({ token }, index) => {
    const clientInputs = inputs[index] ?? []
    // senders start with different inputs
    for (let turn = index; !stopped.signal.aborted && clientInputs.length > 0; turn++) {
      const [name, next] = clientInputs[turn % clientInputs.length]!
      await send(name, token, next())
    }
  })
)
process.send?.(outcomes, () => process.exit())
