import { expect, layer } from "@effect/vitest"
import { judgeTasks } from "@radicar/sandbox/inner/judgeTasks"
import { Effect } from "effect"
import { HeavyWork } from "../../../src/platform/work/HeavyWork.ts"

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
})
