import { assert, describe, it } from "@effect/vitest"
import { certificateDirectory } from "@radicar/fixtures/certificates/sandboxAuthority"
import { Effect, Logger } from "effect"
import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { DatabaseSync } from "node:sqlite"
import { openDocumentFile } from "../src/internal/state/documentFile.ts"
import type { StoredDocument } from "../src/internal/state/DocumentStore.ts"
import { Sandbox } from "../src/Sandbox.ts"
import { ask, sendBill } from "./support/client.ts"
import { company } from "./support/company.ts"
import { fixedClock } from "./support/fixedClock.ts"
import { invoiceText, keyOf } from "./support/invoiceText.ts"
import { noteText } from "./support/noteText.ts"
import { signInvoice } from "./support/signInvoice.ts"

const newFile = (): string => join(mkdtempSync(join(tmpdir(), "sandbox-")), "sandbox", "documents.sqlite")

/** Returns the result of an effect with the lines that it logged. */
const withLog = <A, E>(effect: Effect.Effect<A, E>) => {
  const lines: Array<string> = []
  const logger = Logger.make(({ message }) => void lines.push(String(message)))
  return effect.pipe(
    Effect.provide(Logger.layer([logger])),
    Effect.map((result) => ({ lines, result }))
  )
}

/** Runs a sandbox with a file until `use` ends. */
const start = <A>(documentFile: string, use: Effect.Effect<A, never, Sandbox>) =>
  withLog(
    use.pipe(Effect.provide(Sandbox.layer({ certificateDirectory, clock: fixedClock(), documentFile })), Effect.orDie)
  )

const invoice = invoiceText()
const note = noteText({ corrects: { number: "SETP990000001", key: keyOf(invoice) } })

const send = (xml: string) =>
  Effect.gen(function* () {
    const sandbox = yield* Sandbox
    const signer = yield* company(sandbox)
    return yield* Effect.promise(() => sendBill(sandbox.url, signInvoice(xml, signer), signer))
  })

const query = (operation: string) =>
  Effect.gen(function* () {
    const sandbox = yield* Sandbox
    const signer = yield* company(sandbox)
    return yield* Effect.promise(() => ask(sandbox.url, operation, { trackId: keyOf(invoice) }, signer))
  })

describe("a sandbox with a file", () => {
  it.effect("knows after a restart what it has judged", () =>
    Effect.gen(function* () {
      const path = newFile()
      const before = yield* start(path, Effect.all([send(invoice), query("GetStatus"), query("GetXmlByDocumentKey")]))
      assert.strictEqual(before.result[0].statusCode, "00")
      const after = yield* start(
        path,
        Effect.all([query("GetStatus"), query("GetXmlByDocumentKey"), send(note), send(invoice)])
      )
      const [status, xml, corrected, again] = after.result
      assert.deepStrictEqual(status, before.result[1])
      assert.strictEqual(xml.body, before.result[2].body)
      assert.deepInclude(corrected, { statusCode: "00" }, corrected.body)
      assert.deepStrictEqual(again.rules, ["90"])
      assert.deepStrictEqual([...before.lines, ...after.lines], [])
      const { result } = yield* start(
        path,
        Effect.gen(function* () {
          const sandbox = yield* Sandbox
          const received = yield* sandbox.received
          const found = received.map(({ accepted, documentKey, xml: octets }) => [
            documentKey,
            accepted,
            octets.length > 1000
          ])
          yield* sandbox.reset
          return found
        })
      )
      assert.deepStrictEqual(result, [
        [keyOf(invoice), true, true],
        [keyOf(note), true, true]
      ])
      assert.isEmpty(
        (yield* start(
          path,
          Effect.flatMap(Sandbox, ({ received }) => received)
        )).result
      )
    })
  )

  it.effect("sets a damaged file aside with one line, and starts", () =>
    Effect.gen(function* () {
      const path = newFile()
      mkdirSync(dirname(path))
      writeFileSync(path, "no database ".repeat(1000))
      const { lines, result } = yield* start(path, send(invoice))
      assert.strictEqual(result.statusCode, "00")
      assert.lengthOf(lines, 1)
      assert.match(lines[0] ?? "", /cannot read its documents.*documents\.sqlite\.damaged/u)
      assert.strictEqual(readFileSync(`${path}.damaged`, "utf8"), "no database ".repeat(1000))
      assert.deepInclude((yield* start(path, query("GetStatus"))).result, { statusCode: "00" })
      const database = new DatabaseSync(path)
      database.exec("update documents set facts = x'00'")
      database.close()
      const unreadable = yield* start(path, send(invoice))
      assert.strictEqual(unreadable.result.statusCode, "00")
      assert.lengthOf(unreadable.lines, 1)
    })
  )

  it.effect("remembers in memory, with one line, if the file is in use or cannot be made", () =>
    Effect.gen(function* () {
      const path = newFile()
      const inUse = yield* Effect.scoped(Effect.andThen(openDocumentFile(path), start(path, send(invoice))))
      assert.strictEqual(inUse.result.statusCode, "00")
      assert.lengthOf(inUse.lines, 1)
      const isFile = newFile()
      writeFileSync(dirname(isFile), "")
      const impossible = yield* start(isFile, send(invoice))
      assert.strictEqual(impossible.result.statusCode, "00")
      assert.lengthOf(impossible.lines, 1)
      assert.isFalse(existsSync(`${path}.damaged`))
    })
  )

  it.effect("keeps the newest documents, and says which it forgets", () =>
    Effect.gen(function* () {
      const path = newFile()
      const document = (number: number, octets: number): StoredDocument =>
        ({ number: String(number), xml: Buffer.alloc(octets), receivedAt: new Date(0) }) as never
      const numbers = (
        limits: { readonly documents: number; readonly octets: number },
        added: number,
        octets: number
      ) =>
        withLog(
          Effect.scoped(
            Effect.gen(function* () {
              const { add, all } = yield* openDocumentFile(path, limits)
              const last = Number(all().at(-1)?.number ?? 0)
              const deletions = Array.from({ length: added }, (_, index) => add(document(last + index + 1, octets)))
              assert.include(deletions, true)
              return all().map(({ number }) => Number(number))
            })
          )
        )
      const first = yield* numbers({ documents: 100, octets: 1_000_000_000 }, 101, 10)
      assert.deepStrictEqual([first.result[0], first.result.at(-1), first.result.length], [7, 101, 95])
      assert.deepStrictEqual(first.lines, [
        "The sandbox keeps at most 100 documents or 954 MiB: it has forgotten the oldest 6"
      ])
      const second = yield* numbers({ documents: 1000, octets: 10 * 1024 * 1024 }, 12, 1024 * 1024)
      assert.strictEqual(second.result.at(-1), 113)
      assert.isBelow(second.result.length, 11)
    })
  )
})
