import { radicarFile } from "@radicar/build/bundle/radicar"
import { spawn } from "node:child_process"
import { once } from "node:events"
import { assert } from "vitest"
import { freePort } from "@radicar/fixtures/postgres/freePort"
import { type Guide, step } from "../Guide.ts"

/** `docs/guides/faults.md`. */
export const faults: Guide = {
  steps: {
    "curl localhost:8090": step(async ({ text }, { run }) => {
      const port = await freePort()
      const sandbox = spawn(process.execPath, [radicarFile, "sandbox", "--admin", "--port", String(port)], {
        stdio: ["ignore", "pipe", "inherit"]
      })
      const ended = once(sandbox, "exit")
      try {
        await once(sandbox.stdout, "data")
        await run(text, [["localhost:8090", `127.0.0.1:${port}`]])
        const programmed = JSON.parse(await run(`curl -sS 127.0.0.1:${port}/admin/faults`))
        assert.include(JSON.stringify(programmed), "slow")
      } finally {
        sandbox.kill("SIGINT")
        await ended
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
