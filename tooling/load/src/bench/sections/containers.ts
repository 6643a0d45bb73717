import { read, type TestCertificateName } from "@radicar/fixtures/certificates/TestCertificates"
import * as Pkcs12 from "@radicar/signature/inner/Pkcs12"
import { SigningIdentityCache } from "@radicar/signature/inner/SigningIdentityCache"
import { Effect, Redacted } from "effect"
import { monitorEventLoopDelay } from "node:perf_hooks"
import { setImmediate } from "node:timers/promises"
import { heading, row } from "../table.ts"

/** Test certificates, each with a description and the number of times it is opened. */
const files: ReadonlyArray<readonly [name: TestCertificateName, what: string, times: number]> = [
  ["company-rc2", "RC2 and 3DES, 2048 iterations", 200],
  ["company-3des", "3DES, 2048 iterations", 200],
  ["company", "AES-256, 2048 iterations", 200],
  ["company-aes-10000", "AES-256, 10 000 iterations", 60],
  ["company-aes-600000", "AES-256, 600 000 iterations", 9]
]

const now = new Date()

const millisecondsOf = async (run: () => Promise<unknown>, times: number): Promise<ReadonlyArray<number>> => {
  const millis: Array<number> = []
  for (let time = 0; time < times; time++) {
    const before = performance.now()
    await run()
    millis.push(performance.now() - before)
    // the loop must turn for its delay to be measured
    await setImmediate()
  }
  return millis
}

/**
 * Section of the benchmark: time to open PKCS#12 files by their encryption, and the delay of the event loop meanwhile.
 */
export const containers = async (): Promise<void> => {
  console.log(heading("PKCS#12 opened, ms"))
  for (const [name, what, times] of files) {
    const { bytes, password } = read(name)
    const open = () => Effect.runPromise(Pkcs12.open(bytes, Redacted.make(password), now))
    await millisecondsOf(open, Math.ceil(times / 5))
    const delay = monitorEventLoopDelay({ resolution: 1 })
    delay.enable()
    const millis = await millisecondsOf(open, times)
    delay.disable()
    console.log(
      `${row(what, millis, 2)}   event loop held up ${Math.max(0, delay.max / 1e6 - 1).toFixed(1)} ms at most`
    )
  }
  const { bytes, password } = read("company-aes-600000")
  const cached = Effect.gen(function* () {
    const cache = yield* SigningIdentityCache
    yield* cache.open(bytes, Redacted.make(password), now)
    const millis: Array<number> = []
    for (let time = 0; time < 2000; time++) {
      const before = performance.now()
      yield* cache.open(bytes, Redacted.make(password), now)
      millis.push(performance.now() - before)
    }
    return millis
  })
  console.log(
    row("the last, from the cache", await Effect.runPromise(Effect.provide(cached, SigningIdentityCache.layer)), 3)
  )
}
