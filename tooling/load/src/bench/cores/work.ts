import { signXadesAsync } from "@radicar/signature/inner/XadesSignature"
import { Effect } from "effect"
import { randomUUID } from "node:crypto"
import { monitorEventLoopDelay } from "node:perf_hooks"
import { setImmediate } from "node:timers/promises"
import { invoiceText } from "../invoiceText.ts"
import { identity, printing, steps } from "../pipeline.ts"
import type { CoreWork } from "./CoreWork.ts"

/**
 * A separate process that signs or prints like the service for a number of milliseconds, and writes the result as JSON.
 */
const [, , kind = "", during = ""] = process.argv

const text = invoiceText(20)
const checked = steps.check(steps.decode(steps.parse(text)))
const rendered = steps.render(checked, steps.key(checked))
const print = printing(text)

const signOne = (): Promise<unknown> =>
  Effect.runPromise(
    signXadesAsync(rendered, identity, { id: randomUUID(), signingTime: "2026-01-15T10:00:00.000-05:00" })
  )

/** Prints one document in the answering thread, like the service, and then lets other requests have their turn. */
const printOne = async (): Promise<unknown> => {
  print()
  return setImmediate()
}

const work = kind === "sign" ? { one: signOne, atOnce: 16 } : { one: printOne, atOnce: 1 }

const workFor = async (millis: number): Promise<number> => {
  const end = performance.now() + millis
  let done = 0
  const caller = async (): Promise<void> => {
    while (performance.now() < end) {
      await work.one()
      done++
    }
  }
  await Promise.all(Array.from({ length: work.atOnce }, caller))
  return done
}

await workFor(1000)
const delay = monitorEventLoopDelay({ resolution: 1 })
delay.enable()
const began = performance.now()
const done = await workFor(Number(during))
const seconds = (performance.now() - began) / 1000
delay.disable()
const result: CoreWork = { perSecond: done / seconds, delay: delay.percentile(99) / 1e6 }
console.log(JSON.stringify(result))
