import { Reconciliation } from "@radicar/contract/inner/Reconciliation"
import { Schema } from "effect"
import { assert } from "vitest"
import { type Guide, runs, step } from "../Guide.ts"

const decode = Schema.decodeUnknownSync(Reconciliation, { onExcessProperty: "error" })

/** `docs/guides/exports.md`. */
export const exports: Guide = {
  prepare: async ({ filed }) => {
    await filed()
  },
  steps: {
    "--layout daybook": runs(async (_, { run }) => {
      assert.match(await run("head -1 book.csv"), /Base 19,IVA 19,Base 5,IVA 5/u)
      assert.include(await run("head -c 2 listing.xlsx"), "PK")
    }),
    "radicar reconcile": runs(async (output, { run }) => {
      const { counts, findings } = decode(JSON.parse(output))
      assert.isAtLeast(counts.matched, 1)
      assert.deepStrictEqual(findings, [])
      assert.include(await run("head -c 2 differences.xlsx"), "PK")
    }),
    '"findings"': step(({ text }) => {
      assert.lengthOf(decode(JSON.parse(text)).findings, 1)
    })
  }
}
