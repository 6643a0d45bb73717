import { radicarFile } from "@radicar/build/bundle/radicar"
import { startServer } from "@radicar/fixtures/processes/startServer"
import { assert } from "vitest"
import { type Guide, step } from "../Guide.ts"

/** `docs/guides/faults.md`. */
export const faults: Guide = {
  steps: {
    "curl localhost:8090": step(async ({ text }, { run }) => {
      const sandbox = await startServer({
        words: (port) => [radicarFile, "sandbox", "--admin", "--port", String(port)],
        upPath: "/admin/clock"
      })
      try {
        await run(text, [["localhost:8090", new URL(sandbox.url).host]])
        const programmed = JSON.parse(await run(`curl -sS ${sandbox.url}/admin/faults`))
        assert.include(JSON.stringify(programmed), "slow")
      } finally {
        await sandbox.stop()
      }
    }),
    "[[sandbox:http-503]]\n": step(async ({ text }, { invoiceBody, post }) => {
      const answers = await Promise.all(
        text
          .trim()
          // nobody waits for a minute here
          .replace("65 seconds", "1 second")
          .split("\n")
          .map((Note) => post("/v1/dian/invoices?companyId=1&providerId=1", { ...invoiceBody(), Note }))
      )
      assert.deepStrictEqual(
        answers.map(({ body, status }) => [status, body.status]),
        [
          [202, "pending"],
          [200, "submitted"],
          [202, "pending"]
        ]
      )
    })
  }
}
