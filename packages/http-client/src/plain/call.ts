import { connectionFailureOf } from "../connectionFailureOf.ts"
import { type AttemptEnd, isJson, pauseAfter, type RetryOptions } from "../retry.ts"
import type { CallOptions } from "./ClientOptions.ts"
import type { OperationRow } from "./OperationRow.ts"
import { readAnswer, type ReceivedAnswer } from "./readAnswer.ts"
import { TransportError } from "./TransportError.ts"
import { type AnyRequest, type Caller, type WireRequest, wireRequest } from "./wireRequest.ts"

/** Settings of all calls of a client. */
export interface CallSettings {
  readonly caller: Caller
  readonly fetch: typeof globalThis.fetch | undefined
  readonly retry: RetryOptions | false | undefined
  readonly timeout: number | undefined
}

const noAnswer = (cause: unknown): TransportError => {
  const code = connectionFailureOf(cause)
  return code === undefined
    ? new TransportError("The connection broke off. It is unknown whether the request was carried out.", {
        outcome: "unknown",
        cause
      })
    : new TransportError(`The service cannot be reached (${code}). Nothing was sent: is it running there?`, {
        outcome: "notSent",
        cause
      })
}

/** Sends a request once, and reads the answer to its end unless it is a file. */
const attemptOnce = async (
  fetch: typeof globalThis.fetch,
  { init, url }: WireRequest,
  answersFile: boolean,
  signal: AbortSignal
): Promise<ReceivedAnswer | TransportError> => {
  try {
    const response = await fetch(url, { ...init, signal })
    const isFile = answersFile && response.ok && !isJson(response.headers.get("content-type") ?? "")
    return { response, text: isFile ? undefined : await response.text() }
  } catch (cause) {
    return noAnswer(cause)
  }
}

const endOf = (outcome: ReceivedAnswer | TransportError): AttemptEnd =>
  outcome instanceof TransportError
    ? { isUnsent: outcome.outcome === "notSent" }
    : { status: outcome.response.status, retryAfter: outcome.response.headers.get("retry-after") ?? undefined }

/** Waits, or rejects with the signal's reason. */
const sleep = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const abort = () => {
      clearTimeout(timer)
      reject(signal.reason)
    }
    const timer = setTimeout(() => {
      signal.removeEventListener("abort", abort)
      resolve()
    }, milliseconds)
    signal.addEventListener("abort", abort)
  })

/** Calls `use` with a signal that aborts with the caller's signal and, until `use` is done, after a time. */
const withDeadline = async <A>(
  { signal, timeout }: CallOptions,
  use: (ends: AbortSignal) => Promise<A>
): Promise<A> => {
  const deadline = new AbortController()
  const passed = () => deadline.abort(new DOMException(`The call took longer than ${timeout} ms`, "TimeoutError"))
  // a timer of more milliseconds would end at once
  const timer = timeout === undefined ? undefined : setTimeout(passed, Math.min(timeout, 2 ** 31 - 1))
  try {
    return await use(signal === undefined ? deadline.signal : AbortSignal.any([signal, deadline.signal]))
  } finally {
    clearTimeout(timer)
  }
}

/**
 * Calls an operation, and repeats the request if that is safe. Every attempt has the same octets and Idempotency-Key.
 */
export const call = (
  { caller, fetch, retry, timeout }: CallSettings,
  row: OperationRow,
  request: AnyRequest,
  options: CallOptions
): Promise<unknown> =>
  withDeadline({ ...options, timeout: options.timeout ?? timeout }, async (ends) => {
    ends.throwIfAborted()
    const wire = wireRequest(caller, row, request)
    for (let attempt = 1; ; attempt++) {
      const outcome = await attemptOnce(fetch ?? globalThis.fetch, wire, row.answers === "file", ends)
      ends.throwIfAborted()
      const [now, random] = [Date.now(), Math.random()]
      const pause = pauseAfter(row.open === true ? false : retry, row.repeats ?? "safe", {
        end: endOf(outcome),
        attempt,
        now,
        random
      })
      if (pause !== undefined) {
        await sleep(pause, ends)
        continue
      }
      if (outcome instanceof TransportError) throw outcome
      return readAnswer(outcome, options.signal)
    }
  })
