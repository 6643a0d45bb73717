import { NodeRuntime } from "@effect/platform-node"
import { Sandbox } from "@radicar/sandbox/inner/Sandbox"
import { type AuthorizedRange, embeddedRegistry } from "@radicar/sandbox/inner/SandboxRegistry"
import { Effect, Layer, Logger } from "effect"
import { hash } from "node:crypto"
import { claimKinds, clientMarkIn, testSetId } from "../clients/claimKinds.ts"
import type { BookEntry } from "../ledgers/BookLedger.ts"
import type { SandboxSettings } from "./SandboxProcess.ts"

/** A separate process with a sandbox, which reports its address and, on request, its books to the parent. */
const { seed } = JSON.parse(process.env["SETTINGS"] ?? "{}") as SandboxSettings

process.on("disconnect", () => process.exit())

const books = Effect.map(
  Effect.flatMap(Sandbox, (sandbox) => sandbox.received),
  (documents) =>
    documents.map(({ accepted, documentKey, number, xml }): BookEntry => ({
      id: number,
      documentKey,
      digest: hash("sha256", xml, "hex"),
      accepted,
      client: clientMarkIn(Buffer.from(xml).toString("latin1"))
    }))
)

/** Numbering ranges of the kinds of invoices, equal to the authority's test range except for the prefix. */
const ranges = Object.values(claimKinds).flatMap(({ operation, prefix }): ReadonlyArray<AuthorizedRange> => {
  const [testRange] = embeddedRegistry.ranges
  return operation === "InvoiceCreate" && testRange !== undefined && testRange.prefix !== prefix
    ? [{ ...testRange, prefix }]
    : []
})

/**
 * Number of accepted documents that the test set requires: more than a run uploads, so that the test set stays open.
 */
const MANY = 1_000_000

const testSet = {
  id: testSetId,
  requirements: [{ documentTypes: ["01"], required: 2 * MANY, requiredAccepted: MANY }]
}

Effect.gen(function* () {
  const { url } = yield* Sandbox
  const run = Effect.runForkWith(yield* Effect.context<Sandbox>())
  process.on("message", () => void run(Effect.map(books, (entries) => void process.send?.(entries))))
  process.send?.(url)
  return yield* Effect.never
}).pipe(
  Effect.provide(
    Sandbox.layer({
      admin: true,
      seed,
      registry: { ranges, testSets: [testSet] },
      batches: { delay: "500 millis" }
    }).pipe(Layer.provideMerge(Logger.layer([Logger.consoleJson])))
  ),
  NodeRuntime.runMain
)
