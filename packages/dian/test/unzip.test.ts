import { describe, expect, it } from "@effect/vitest"
import { Result } from "effect"
import { spawnSync } from "node:child_process"
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { looksLikeZip, unzip } from "@radicar/dian/unzip"
import { zipOf } from "./support/zipOf.ts"

const text = (value: string) => Buffer.from(value, "utf8")
const two = zipOf({ name: "a.xml", bytes: text("uno") }, { name: "ñ.xml", bytes: text("dos"), stored: true })
const python = spawnSync("python3", ["--version"]).status === 0

const read = (bytes: Uint8Array) =>
  Result.map(unzip(bytes), (entries) => entries.map((each) => [each.name, Buffer.from(each.bytes).toString("utf8")]))

describe("unzip", () => {
  it("reads deflated and stored files, and leaves folders out", () => {
    expect(read(two)).toEqual(
      Result.succeed([
        ["a.xml", "uno"],
        ["ñ.xml", "dos"]
      ])
    )
    expect(read(zipOf({ name: "folder/", bytes: text("") }, { name: "folder/a.xml", bytes: text("uno") }))).toEqual(
      Result.succeed([["folder/a.xml", "uno"]])
    )
    expect([looksLikeZip(two), looksLikeZip(text("<a/>")), looksLikeZip(text("PK"))]).toEqual([true, false, false])
  })

  it.skipIf(!python)("reads what another program wrote, with a comment behind it", () => {
    const folder = mkdtempSync(join(tmpdir(), "unzip-"))
    try {
      const file = join(folder, "a.zip")
      writeFileSync(join(folder, "a.xml"), "x".repeat(5000))
      const script =
        "import zipfile,sys\nwith zipfile.ZipFile(sys.argv[1],'w',zipfile.ZIP_DEFLATED) as z:\n" +
        " z.write(sys.argv[2],'a.xml')\n z.comment=b'nota'"
      expect(spawnSync("python3", ["-c", script, file, join(folder, "a.xml")]).status).toBe(0)
      expect(read(readFileSync(file))).toEqual(Result.succeed([["a.xml", "x".repeat(5000)]]))
    } finally {
      rmSync(folder, { recursive: true })
    }
  })

  it.each([
    ["nothing", new Uint8Array()],
    ["no ZIP", text("<ApplicationResponse/>")],
    ["cut off", two.subarray(0, two.length - 30)],
    ["without its first half", two.subarray(two.length / 2)],
    ["a wrong checksum", zipOf({ name: "a.xml", bytes: text("uno"), crc: 1 })],
    ["an encrypted file", zipOf({ name: "a.xml", bytes: text("uno"), flags: 1 })],
    ["another compression", zipOf({ name: "a.xml", bytes: text("uno"), method: 14 })],
    ["stored, and said to be deflated", zipOf({ name: "a.xml", bytes: text("uno"), stored: true, method: 8 })],
    [
      "more files than a batch has",
      zipOf(...Array.from({ length: 1001 }, (_, index) => ({ name: `${index}.xml`, bytes: text("") })))
    ]
  ])("refuses %s", (_, bytes) => {
    expect(Result.isFailure(unzip(bytes))).toBe(true)
  })

  it("does not inflate a bomb", () => {
    const bomb = zipOf({ name: "a.xml", bytes: new Uint8Array(65 * 1024 * 1024) })
    expect(bomb.length).toBeLessThan(100_000)
    expect(Result.isFailure(unzip(bomb))).toBe(true)
    const half = { bytes: new Uint8Array(33 * 1024 * 1024) }
    expect(Result.isFailure(unzip(zipOf({ name: "a.xml", ...half }, { name: "b.xml", ...half })))).toBe(true)
  })
})
