import { describe, expect, it, layer } from "@effect/vitest"
import { certificateDirectory } from "@radicar/fixtures/certificates/sandboxAuthority"
import { longOr } from "@radicar/fixtures/long"
import type { Tasks } from "@radicar/workers/inner/serveTasks"
import { makeWorkerPool, type WorkerPool } from "@radicar/workers/inner/WorkerPool"
import { Effect, Latch, Layer } from "effect"
import { ThreadLimits } from "../src/internal/startWorkshop.ts"
import { Sandbox } from "../src/Sandbox.ts"
import { batchClock, files, sendBatch } from "./support/batch.ts"
import { getStatusZip, sendBill } from "./support/client.ts"
import { company } from "./support/company.ts"
import { all, insertBefore, replace } from "./support/edit.ts"
import { fixedClock } from "./support/fixedClock.ts"
import { withLines } from "./support/invoiceEdits.ts"
import { invoiceText } from "./support/invoiceText.ts"
import { signInvoice } from "./support/signInvoice.ts"

const prepared = Effect.gen(function* () {
  const sandbox = yield* Sandbox
  const signer = yield* company(sandbox)
  yield* sandbox.reset
  const send = (xml: Uint8Array) => sendBill(sandbox.url, xml, signer)
  const sign = (text: string) => signInvoice(text, signer)
  return { sandbox, send, sign, signer }
})

layer(Sandbox.layer({ certificateDirectory, clock: fixedClock() }), { excludeTestServices: true })(
  "large documents",
  (it) => {
    it.effect("cannot both have one number", () =>
      Effect.gen(function* () {
        const { sandbox, send, sign } = yield* prepared
        const [one, other] = ["Uno", "Dos"].map((word) =>
          sign(invoiceText({ edit: all(withLines(300), replace("Servicio de prueba", word, "everywhere")) }))
        )
        const answers = yield* Effect.promise(() => Promise.all([send(one!), send(other!)]))
        expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual(["00", "99"])
        expect(answers.find(({ statusCode }) => statusCode === "99")?.rules).toEqual(["90"])
        expect(yield* sandbox.received).toHaveLength(1)
      })
    )

    it.effect("may have more notes than a function may have arguments", () =>
      Effect.gen(function* () {
        const { send, sign } = yield* prepared
        const notes = insertBefore("<cbc:DocumentCurrencyCode", "<cbc:Note>a</cbc:Note>".repeat(180_000))
        expect(yield* Effect.promise(() => send(sign(invoiceText({ edit: notes }))))).toMatchObject({
          statusCode: "00"
        })
      })
    )

    it.effect.each([
      ["200 000 attributes", "<cbc:UBLVersionID", 200_000, (index: number) => ` a${index}=""`],
      ["150 000 namespaces", "<Invoice", 150_000, (index: number) => ` xmlns:n${index}="urn:${index}"`],
      ["2 000 namespaces, small as it is,", "<Invoice", 2000, (index: number) => ` xmlns:n${index}="u:${index}"`]
    ] as const)("are not canonicalised with %s", ([, tag, count, item]) =>
      Effect.gen(function* () {
        const { send, sign } = yield* prepared
        const edit = replace(tag, tag + Array.from({ length: count }, (_, index) => item(index)).join(""))
        expect(yield* Effect.promise(() => send(sign(invoiceText({ edit }))))).toMatchObject({
          statusCode: "99",
          rules: ["SIGNPLGNS"]
        })
      })
    )
  }
)

/** A sandbox whose threads begin a task only while `gate` is open; `done` lists the tasks that have ended. */
const gatedSandbox = Effect.fnUntraced(function* (clock: ReturnType<typeof fixedClock>) {
  const file = new URL("../src/internal/judgeWorker.ts", import.meta.url)
  const { run } = yield* makeWorkerPool<Tasks>({ file, threads: 1 })
  const [gate, asked] = [yield* Latch.make(true), yield* Latch.make()]
  const done: Array<string> = []
  const threads: WorkerPool<Tasks> = {
    run: (task, ...rest) =>
      asked.open.pipe(
        Effect.andThen(gate.await),
        Effect.andThen(run(task, ...rest)),
        Effect.tap(() => Effect.sync(() => done.push(task)))
      )
  }
  const sandbox = yield* Sandbox.make({ certificateDirectory, clock, threads })
  const signer = yield* company(sandbox)
  const small = () => sendBill(sandbox.url, signInvoice(invoiceText({ number: 990_000_002 }), signer), signer)
  return { sandbox, signer, small: Effect.promise(small), gate, asked, done }
})

describe("threads that a sandbox is given", () => {
  it.live("judge large documents, and small ones are filed meanwhile", () =>
    Effect.gen(function* () {
      const { asked, done, gate, sandbox, signer, small } = yield* gatedSandbox(fixedClock())
      yield* gate.close
      const large = sendBill(sandbox.url, signInvoice(invoiceText({ edit: withLines(300) }), signer), signer)
      yield* asked.await
      expect(yield* small).toMatchObject({ statusCode: "00" })
      expect(done).toEqual([])
      yield* gate.open
      expect(yield* Effect.promise(() => large)).toMatchObject({ statusCode: "00" })
      expect(done).toEqual(["readFile", "judgeFile"])
    }).pipe(Effect.scoped)
  )

  it.live("judge a batch of large documents for whoever asks for it, and nobody else waits", () =>
    Effect.gen(function* () {
      const time = batchClock()
      const { asked, gate, sandbox, signer, small } = yield* gatedSandbox(time.clock)
      const large = signInvoice(invoiceText({ edit: withLines(longOr(2000, 800)) }), signer)
      const { zipKey = "" } = yield* Effect.promise(() => sendBatch(sandbox.url, files(large, large), signer))
      time.at(2000)
      yield* gate.close
      yield* asked.close
      const verdicts = getStatusZip(sandbox.url, zipKey, signer)
      yield* asked.await
      expect(yield* small).toMatchObject({ statusCode: "00" })
      yield* gate.open
      expect(
        (yield* Effect.promise(() => verdicts)).map(({ rules, statusCode }) => [statusCode, ...rules].join(" "))
      ).toEqual(["00", "99 90"])
    }).pipe(Effect.scoped)
  )
})

const strict = Layer.succeed(ThreadLimits, { from: 64 * 1024, processorMillis: () => 30 })

layer(Sandbox.layer({ certificateDirectory, clock: fixedClock() }).pipe(Layer.provide(strict)), {
  excludeTestServices: true
})("a document that takes more than it may", (it) => {
  it.effect("is refused as one that cannot be processed, and the next one is judged", () =>
    Effect.gen(function* () {
      const { sandbox, send, sign } = yield* prepared
      const answer = yield* Effect.promise(() => send(sign(invoiceText({ edit: withLines(2000) }))))
      expect(answer).toMatchObject({ status: 200, statusCode: "99", rules: ["ZB01"] })
      expect(answer.messages[0]).toContain("excede los recursos")
      expect(yield* sandbox.received).toEqual([])
      expect(yield* Effect.promise(() => send(sign(invoiceText())))).toMatchObject({ statusCode: "00" })
    })
  )
})
