import { expect, layer } from "@effect/vitest"
import { judgeTasks } from "@radicar/sandbox/inner/judgeTasks"
import { invoiceExample } from "@radicar/domain/inner/example/invoiceExample"
import { fromEpochMillis } from "@radicar/domain/inner/time/LocalDateTime"
import { Effect } from "effect"
import { identifyLarge, numberLarge } from "../../../src/filing/largeBody.ts"
import { CurrentWorkOwner, HeavyWork } from "../../../src/platform/work/HeavyWork.ts"

const file = new URL("../../../src/service/workerTasks.ts", import.meta.url)

layer(HeavyWork.layer({ file, threads: 1 }), { excludeTestServices: true })("threads of the service", (it) => {
  it.effect("read documents for the sandbox as it does itself", () =>
    Effect.gen(function* () {
      const { threads } = yield* HeavyWork
      for (const text of ["<Otro/>", "<Invoice"]) {
        const toRead = { xml: Buffer.from(text), family: undefined } as never
        const { output } = yield* threads.run("readFile", toRead, { key: "", processorMillis: 60_000 })
        expect(output).toEqual(judgeTasks["readFile"]?.(toRead))
      }
    })
  )

  it.effect("check a document and number it at its owner's cost, one after the other", () =>
    Effect.gen(function* () {
      const { run } = yield* HeavyWork
      const charges: Array<number> = []
      const charge = (millis: number) => Effect.sync(() => void charges.push(millis))
      const now = Date.now()
      const { Number: _, ...body } = invoiceExample({ number: 990000001, date: fromEpochMillis(now) })
      const asked = {
        operation: "InvoiceCreate",
        environment: "2",
        now,
        software: { id: "5f2c0e2a", pin: "12345" },
        referencedInvoice: undefined,
        language: "en",
        unknownFields: "refuse",
        isFiling: true,
        completes: false,
        shows: false
      } as const
      yield* Effect.gen(function* () {
        const octets = Buffer.from(JSON.stringify(body))
        const sent = yield* run(identifyLarge, { body: octets, asked, completion: "{}" }, octets.length)
        if (!("held" in sent) || sent.held === undefined) return expect.unreachable(JSON.stringify(sent))
        expect(charges).toHaveLength(1)
        const { key, thread } = sent.held
        const numbered = yield* run(numberLarge, { key, number: 990000002 }, octets.length, { thread })
        expect(numbered).toMatchObject({ document: { plain: { id: "SETP990000002" } } })
      }).pipe(Effect.provideService(CurrentWorkOwner, { tenant: "one", charge }))
      expect(charges).toHaveLength(2)
      for (const millis of charges) expect(millis).toBeGreaterThan(0)
    })
  )
})
