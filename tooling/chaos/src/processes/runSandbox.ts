import { NodeRuntime } from "@effect/platform-node"
import { Sandbox } from "@radicar/sandbox/inner/Sandbox"
import { Effect, Layer, Logger } from "effect"
import { hash } from "node:crypto"
import type { BookEntry } from "../ledgers/BookLedger.ts"
import type { SandboxSettings } from "./SandboxProcess.ts"

/** A separate process with a sandbox, which reports its address and, on request, its books to the parent. */
const { seed } = JSON.parse(process.env["SETTINGS"] ?? "{}") as SandboxSettings

process.on("disconnect", () => process.exit())

const books = Effect.map(
  Effect.flatMap(Sandbox, (sandbox) => sandbox.received),
  (documents) =>
    documents.map(({ accepted, documentKey, number, xml }): BookEntry => ({
      number: Number(number.replace(/^SETP/u, "")),
      documentKey,
      digest: hash("sha256", xml, "hex"),
      accepted
    }))
)

Effect.gen(function* () {
  const { url } = yield* Sandbox
  const run = Effect.runForkWith(yield* Effect.context<Sandbox>())
  process.on("message", () => void run(Effect.map(books, (entries) => void process.send?.(entries))))
  process.send?.(url)
  return yield* Effect.never
}).pipe(
  Effect.provide(Sandbox.layer({ admin: true, seed }).pipe(Layer.provideMerge(Logger.layer([Logger.consoleJson])))),
  NodeRuntime.runMain
)
