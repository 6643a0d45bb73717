import { describe, expect, it } from "@effect/vitest"
import { Effect } from "effect"
import { execFile } from "node:child_process"
import { readFileSync } from "node:fs"
import { fileURLToPath } from "node:url"
import { promisify } from "node:util"
import { answering } from "./support/answering.ts"
import { acceptedResult, json } from "./support/answers.ts"
import { invoiceText } from "./support/invoiceText.ts"
import { service } from "./support/service.ts"

/** Runs the first example of a package's README that has a text, with a service and a body; returns what it prints. */
const said = async (folder: "effect" | "http-client", has: string, url: string, body: string): Promise<string> => {
  const readme = readFileSync(new URL(`../../${folder}/README.md`, import.meta.url), "utf8")
  const examples = [...readme.matchAll(/```ts\n([\s\S]*?)```/gu)].map(([, example = ""]) => example)
  const program = (examples.find((example) => example.includes(has)) ?? "")
    .replace("http://127.0.0.1:8080", url)
    .replace('readFileSync("invoice.json", "utf8")', () => JSON.stringify(body))
  const args = ["--conditions=@radicar/source", "--input-type=module-typescript", "--eval", program]
  const cwd = fileURLToPath(new URL(`../../${folder}`, import.meta.url))
  return (await promisify(execFile)(process.execPath, args, { cwd })).stdout
}

describe("the README's example", () => {
  it("of the plain client runs with the service", async () => {
    const [first, ...others] = (await said("http-client", "createClient", service.url, invoiceText(990000140)))
      .trimEnd()
      .split("\n")
    expect(first).toMatch(/^submitted [0-9a-f]{96}$/u)
    const listed = others.findIndex((line) => line.startsWith("SETP"))
    // the newest first, before what other tests have filed
    expect(others[listed]).toBe("SETP990000140")
    expect(listed).toBeGreaterThan(0)
    for (const line of others.slice(0, listed)) expect(line).toMatch(/\.pdf true$/u)
  })

  it.live("of Effect runs", () =>
    Effect.gen(function* () {
      const server = yield* answering(json(200, acceptedResult))
      const stdout = yield* Effect.promise(() => said("effect", "RadicarClient", server.url, "{}"))
      expect(stdout).toBe(`submitted ${acceptedResult.document.uuid}\n`)
      expect(server.requests[0]?.headers.authorization).toBe("Bearer radicar-dev-token")
    })
  )
})
