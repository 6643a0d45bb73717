import { describe, expect, it } from "@effect/vitest"
import { Effect, Result, Schema } from "effect"
import { spawnSync } from "node:child_process"
import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { buffer } from "node:stream/consumers"
import { promisify } from "node:util"
import { deflateRawSync } from "node:zlib"
import yauzl from "yauzl"
import { checkZip, unzip } from "../src/unzip.ts"
import { deflate, deflatePart, emptyFile, zip, zipFiles, zipSync, ZipWriter } from "../src/zip.ts"

interface Entry {
  readonly name: string
  readonly content: Uint8Array
}

/** Entries as an independent reader sees them; yauzl checks sizes, and the CRC is compared by `unzip` below. */
const entriesOf = async (bytes: Uint8Array): Promise<ReadonlyArray<Entry>> => {
  const open = promisify<Buffer, yauzl.Options, yauzl.ZipFile>(yauzl.fromBuffer)
  const file = await open(Buffer.from(bytes), { lazyEntries: true, strictFileNames: true, validateEntrySizes: true })
  const openEntry = promisify(file.openReadStream.bind(file)) as (entry: yauzl.Entry) => Promise<NodeJS.ReadableStream>
  return new Promise((resolve, reject) => {
    const entries: Array<Entry> = []
    file.on("error", reject)
    file.on("end", () => resolve(entries))
    file.on("entry", (entry: yauzl.Entry) => {
      openEntry(entry)
        .then((stream) => buffer(stream))
        .then((content) => {
          entries.push({ name: entry.fileName, content: new Uint8Array(content) })
          file.readEntry()
        })
        .catch(reject)
    })
    file.readEntry()
  })
}

const hasUnzip = spawnSync("unzip", ["-v"]).status === 0

describe("zip", () => {
  it.effect.prop("holds exactly the entry given", { content: Schema.Uint8ArrayFromBase64 }, ({ content }) =>
    Effect.gen(function* () {
      const bytes = yield* zip("fv09003731150002600000001.xml", content)
      const entries = yield* Effect.promise(() => entriesOf(bytes))
      expect(entries.map(({ name }) => name)).toEqual(["fv09003731150002600000001.xml"])
      expect(Buffer.compare(entries[0]?.content ?? new Uint8Array(), content)).toBe(0)
    })
  )

  it.effect.each([2000, 30_000])("gives the same bytes every time, in both variants, and starts as a ZIP", (times) =>
    Effect.gen(function* () {
      const content = Buffer.from("<Invoice/>".repeat(times), "utf8")
      const first = yield* zip("factura-ñ.xml", content)
      expect(Buffer.compare(first, yield* zip("factura-ñ.xml", content))).toBe(0)
      expect(Buffer.compare(first, zipSync("factura-ñ.xml", content))).toBe(0)
      expect(first.length).toBeLessThan(content.length / 10)
      expect(Buffer.from(first).subarray(0, 4).toString("latin1")).toBe("PK\x03\x04")
      expect((yield* Effect.promise(() => entriesOf(first)))[0]?.name).toBe("factura-ñ.xml")
    })
  )

  it.skipIf(!hasUnzip)("passes unzip -t, which checks the CRC", () => {
    const folder = mkdtempSync(join(tmpdir(), "zip-"))
    try {
      const file = join(folder, "z.zip")
      writeFileSync(file, zipSync("document.xml", Buffer.from("Niño & Cía ".repeat(999))))
      const run = spawnSync("unzip", ["-t", file], { encoding: "utf8" })
      expect(run.stdout).toContain("No errors detected")
      expect(run.status).toBe(0)
    } finally {
      rmSync(folder, { recursive: true })
    }
  })

  it("holds several files in their order, with one time of modification", async () => {
    const files = [
      { name: "b.xml", bytes: Buffer.from("dos") },
      { name: "a/ñ.pdf", bytes: Buffer.alloc(100_000, "x") }
    ]
    const bytes = zipFiles(files, new Date(2026, 10, 22, 13, 45, 58))
    const entries = await entriesOf(bytes)
    expect(entries.map(({ content, name }) => [name, content.length])).toEqual([
      ["b.xml", 3],
      ["a/ñ.pdf", 100_000]
    ])
    const opened = await yauzl.fromBufferPromise(Buffer.from(bytes), { lazyEntries: true })
    for await (const entry of opened.eachEntry()) {
      expect(entry.getLastModDate()).toEqual(new Date(2026, 10, 22, 13, 45, 58))
    }
    expect(Buffer.compare(zipFiles(files), zipFiles(files))).toBe(0)
  })

  it.effect("is written file by file, as long as offsets of 32 bits reach", () =>
    Effect.gen(function* () {
      const writer = new ZipWriter()
      const parts: Array<Uint8Array> = []
      for (let index = 0; index < 300; index++) {
        const bytes = Buffer.from(`documento ${index}`)
        parts.push(...writer.file({ name: `${index}.xml`, bytes }, yield* deflate(bytes)))
      }
      expect(writer.hasRoomFor(4_000_000_000)).toBe(true)
      expect(writer.hasRoomFor(2 ** 32 - 1)).toBe(false)
      const entries = yield* Effect.promise(() => entriesOf(Buffer.concat([...parts, ...writer.end()])))
      expect(entries.map(({ content }) => Buffer.from(content).toString())).toEqual(
        Array.from({ length: 300 }, (_, index) => `documento ${index}`)
      )
    })
  )
})

describe("zip in parts", () => {
  it("joins parts that were compressed apart, as other readers and this one see", async () => {
    const writer = new ZipWriter()
    const rows = Array.from({ length: 20 }, (_, row) => Buffer.from(`<row r="${row}">ñ</row>`.repeat(200), "utf8"))
    const written = [...writer.begin("xl/worksheets/sheet1.xml")]
    let file = emptyFile
    for (const row of rows) {
      const part = deflatePart(row, file)
      written.push(writer.add(part.deflated))
      file = part.file
    }
    const types = Buffer.from("<Types/>")
    written.push(...writer.close(file))
    written.push(...writer.file({ name: "[Content_Types].xml", bytes: types }, deflateRawSync(types)), ...writer.end())
    const bytes = Buffer.concat(written)
    const expected = [
      { name: "xl/worksheets/sheet1.xml", content: Buffer.concat(rows) },
      { name: "[Content_Types].xml", content: Buffer.from("<Types/>") }
    ]
    const entries = await entriesOf(bytes)
    expect(entries.map(({ content, name }) => [name, Buffer.from(content)])).toEqual(
      expected.map(({ content, name }) => [name, content])
    )
    const own = Result.getOrThrow(unzip(bytes))
    expect(own.map((entry) => [entry.name, Buffer.from(entry.bytes)])).toEqual(
      expected.map(({ content, name }) => [name, content])
    )
    expect(Result.isSuccess(checkZip(bytes))).toBe(true)
    expect(Result.isFailure(checkZip(bytes, { maximumLength: 1000 }))).toBe(true)
  })
})
