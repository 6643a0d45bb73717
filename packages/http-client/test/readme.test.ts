import { expect, it } from "@effect/vitest"
import { Effect } from "effect"
import { execFile } from "node:child_process"
import { readFileSync } from "node:fs"
import { fileURLToPath } from "node:url"
import { promisify } from "node:util"
import { answering } from "./support/answering.ts"
import { acceptedResult, json } from "./support/answers.ts"

const readme = readFileSync(new URL("../README.md", import.meta.url), "utf8")
const example = /```ts\n([\s\S]*?)```/u.exec(readme)?.[1] ?? ""

it.live("the README's example runs", () =>
  Effect.gen(function* () {
    const server = yield* answering(json(200, acceptedResult))
    const program = `const json = "{}"\n${example.replace("http://127.0.0.1:8080", server.url)}`
    const args = ["--conditions=@radicar/source", "--input-type=module-typescript", "--eval", program]
    const cwd = fileURLToPath(new URL("..", import.meta.url))
    const { stdout } = yield* Effect.promise(() => promisify(execFile)(process.execPath, args, { cwd }))
    expect(stdout).toBe(`submitted ${acceptedResult.document.uuid}\n`)
    expect(server.requests[0]?.headers.authorization).toBe("Bearer radicar-dev-token")
  })
)
