import { expect, it, layer } from "@effect/vitest"
import { certificateDirectory } from "@radicar/certificates/sandboxAuthority"
import { longOr } from "@radicar/vitest/long"
import type { Tasks } from "@radicar/workers/inner/serveTasks"
import { makeWorkerPool, type WorkerPool } from "@radicar/workers/inner/WorkerPool"
import { Effect, Layer } from "effect"
import { setImmediate } from "node:timers/promises"
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
    it.effect("let small ones be filed meanwhile", () =>
      Effect.gen(function* () {
        const { sandbox, send, sign } = yield* prepared
        const large = sign(invoiceText({ edit: withLines(longOr(8000, 3200)) }))
        const small = Array.from({ length: longOr(150, 60) }, (_, index) =>
          sign(invoiceText({ number: 990_000_100 + index }))
        )
        const answers: Array<string> = []
        const answered = async (what: string, xml: Uint8Array) => {
          const { statusCode } = await send(xml)
          answers.push(`${what} ${statusCode}`)
        }
        const filed = answered("large", large)
        // its envelope is read: what is left is the work on the document
        while ((yield* sandbox.requests).length === 0) yield* Effect.promise(() => setImmediate())
        yield* Effect.promise(async () => {
          for (const xml of small) await answered("small", xml)
          await filed
        })
        expect(answers.filter((answer) => answer === "small 00")).toHaveLength(small.length)
        // half of them are answered while the ZIP is inflated, which takes no thread
        expect(answers.indexOf("large 00")).toBeGreaterThan(small.length * 0.73)
      })
    )

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

const time = batchClock()

layer(Sandbox.layer({ certificateDirectory, clock: time.clock }), { excludeTestServices: true })(
  "a batch of large documents",
  (it) => {
    it.effect("has its verdicts for whoever asks for them, and nobody else waits", () =>
      Effect.gen(function* () {
        const { sandbox, send, sign, signer } = yield* prepared
        const large = sign(invoiceText({ edit: withLines(longOr(2000, 800)) }))
        const { zipKey = "" } = yield* Effect.promise(() => sendBatch(sandbox.url, files(large, large), signer))
        time.at(2000)
        const answers: Array<string> = []
        yield* Effect.promise(async () => {
          const small = sign(invoiceText({ number: 990_000_002 }))
          await Promise.all([
            send(small).then(({ statusCode }) => answers.push(`small ${statusCode}`)),
            getStatusZip(sandbox.url, zipKey, signer).then((verdicts) =>
              answers.push(...verdicts.map(({ rules, statusCode }) => ["large", statusCode, ...rules].join(" ")))
            )
          ])
        })
        expect(answers).toEqual(["small 00", "large 00", "large 99 90"])
      })
    )
  }
)

it.live("large documents are judged in the threads that a sandbox is given", () =>
  Effect.gen(function* () {
    const file = new URL("../src/internal/judgeWorker.ts", import.meta.url)
    const { run } = yield* makeWorkerPool<Tasks>({ file, threads: 1 })
    const done: Array<string> = []
    const threads: WorkerPool<Tasks> = {
      run: (task, ...rest) => Effect.tap(run(task, ...rest), () => Effect.sync(() => done.push(task)))
    }
    const sandbox = yield* Sandbox.make({ certificateDirectory, clock: fixedClock(), threads })
    const signer = yield* company(sandbox)
    const large = signInvoice(invoiceText({ edit: withLines(300) }), signer)
    const answer = yield* Effect.promise(() => sendBill(sandbox.url, large, signer))
    expect(answer).toMatchObject({ statusCode: "00" })
    expect(done).toEqual(["readFile", "judgeFile"])
  }).pipe(Effect.scoped)
)

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
