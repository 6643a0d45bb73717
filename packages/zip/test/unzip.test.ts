import { describe, expect, it } from "@effect/vitest"
import { Result, Schema } from "effect"
import { spawnSync } from "node:child_process"
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { isDeepStrictEqual } from "node:util"
import { listZip, looksLikeZip, unzip } from "../src/unzip.ts"
import { zipFiles } from "../src/zip.ts"
import { zipOf } from "./support/zipOf.ts"

const text = (value: string) => Buffer.from(value, "utf8")
const two = zipOf([
  { name: "a.xml", bytes: text("uno") },
  { name: "ñ.xml", bytes: text("dos"), stored: true }
])
const read = (bytes: Uint8Array) =>
  Result.map(unzip(bytes), (entries) => entries.map((each) => [each.name, Buffer.from(each.bytes).toString("utf8")]))
const readTwo = Result.succeed([
  ["a.xml", "uno"],
  ["ñ.xml", "dos"]
])

/** What the refusal of a ZIP says. */
const refusal = (bytes: Uint8Array, options?: Parameters<typeof unzip>[1]) =>
  Result.match(unzip(bytes, options), {
    onSuccess: () => "not refused",
    onFailure: ({ file, reason }) => (file === undefined ? reason : `${reason}: ${file}`)
  })

const withPython = spawnSync("python3", ["--version"]).status === 0

/** One file, `<a/>`, as other tools write it. */
const foreign = {
  "Python's zipfile with force_zip64":
    "UEsDBC0AAAAAAABQL1zUHNEB//////////8FABQAYS54bWwBABAABAAAAAAAAAAEAAAAAAAAADxhLz5QSwECLQMtAAAAAAAAUC9c1BzRAQQAAAAEAAAABQAAAAAAAAAAAAAAgAEAAAAAYS54bWxQSwUGAAAAAAEAAQAzAAAAOwAAAAAA",
  "Python's zipfile with force_zip64, to a pipe":
    "UEsDBC0ACAAAAABQL1wAAAAA//////////8FABQAYS54bWwBABAAAAAAAAAAAAAAAAAAAAAAADxhLz5QSwcI1BzRAQQAAAAAAAAABAAAAAAAAABQSwECLQMtAAgAAAAAUC9c1BzRAQQAAAAEAAAABQAAAAAAAAAAAAAAgAEAAAAAYS54bWxQSwUGAAAAAAEAAQAzAAAAUwAAAAAA",
  "Info-ZIP 3.0 of its standard input":
    "UEsDBC0AAAAAAMIFd13UHNEB//////////8BABQALQEAEAAEAAAAAAAAAAQAAAAAAAAAPGEvPlBLAQIeAy0AAAAAAMIFd13UHNEBBAAAAAQAAAABAAAAAAAAAAEAAACAEQAAAAAtUEsGBiwAAAAAAAAAHgMtAAAAAAAAAAAAAQAAAAAAAAABAAAAAAAAAC8AAAAAAAAANwAAAAAAAABQSwYHAAAAAGYAAAAAAAAAAQAAAFBLBQYAAAAAAQABAC8AAAA3AAAAAAA="
}

describe("unzip", () => {
  it.each(Object.entries(foreign))("reads the ZIP64 fields of %s", (_, base64) => {
    const bytes = Buffer.from(base64, "base64")
    const content = Result.map(unzip(bytes), (entries) =>
      entries.map((each) => Buffer.from(each.bytes).toString("utf8"))
    )
    expect(content).toEqual(Result.succeed(["<a/>"]))
  })

  it("refuses a length in the extra field that is not the directory's", () => {
    const lying = Buffer.from(foreign["Python's zipfile with force_zip64"], "base64")
    lying[lying.indexOf(Buffer.from([1, 0, 16, 0])) + 4]! ^= 1
    expect(refusal(lying)).toBe("damaged")
  })

  it.each([
    ["../../etc/passwd.xml", "etc/passwd.xml"],
    ["/etc/./passwd.xml", "etc/passwd.xml"],
    ["C:\\Windows\\..\\a.xml", "Windows/a.xml"],
    ["\u001b]0;owned\u0007a.xml", "\ufffd]0;owned\ufffda.xml"],
    ["a\r\nSet-Cookie: b.xml", "a\ufffd\ufffdSet-Cookie: b.xml"],
    ["factura\u202elmx.exe", "factura\ufffdlmx.exe"],
    [`${"x".repeat(300)}.xml`, "x".repeat(255)],
    ["..", "unnamed"]
  ])("gives names out harmless: %j", (stated, expected) => {
    const bytes = zipOf([{ name: stated, bytes: text("uno") }])
    expect(Result.getOrThrow(unzip(bytes)).map(({ name }) => name)).toEqual([expected])
    expect(Result.getOrThrow(listZip(bytes))).toEqual([expected])
  })

  it("refuses a name that becomes that of another file", () => {
    const bytes = zipOf([
      { name: "a.xml", bytes: text("uno") },
      { name: "./a.xml", bytes: text("dos") }
    ])
    expect(refusal(bytes)).toBe("duplicate-name: a.xml")
  })

  it("tells names apart that are not UTF-8", () => {
    const bytes = zipOf([
      { name: "F_1.xml", bytes: text("uno") },
      { name: "F_2.xml", bytes: text("dos") }
    ])
    // á and é of code page 850
    const changed = Buffer.from(
      Buffer.from(bytes).toString("latin1").replaceAll("F_1", "F_\u00a0").replaceAll("F_2", "F_\u0082"),
      "latin1"
    )
    const contents = Result.map(unzip(changed), (entries) =>
      entries.map((each) => Buffer.from(each.bytes).toString("utf8"))
    )
    expect(contents).toEqual(Result.succeed(["uno", "dos"]))
  })

  it("reads deflated and stored files, and leaves folders out", () => {
    expect(read(two)).toEqual(readTwo)
    const nested = zipOf([
      { name: "folder/", bytes: text("") },
      { name: "folder/a.xml", bytes: text("uno") }
    ])
    expect(read(nested)).toEqual(Result.succeed([["folder/a.xml", "uno"]]))
    expect(listZip(nested)).toEqual(Result.succeed(["folder/a.xml"]))
    expect([looksLikeZip(two), looksLikeZip(text("<a/>")), looksLikeZip(text("PK"))]).toEqual([true, false, false])
  })

  it("reads files whose lengths follow their content, empty files, and a ZIP that holds none", () => {
    const follow = zipOf([
      { name: "a.xml", bytes: text("uno"), sizesFollow: true },
      { name: "ñ.xml", bytes: text("dos") }
    ])
    expect(read(follow)).toEqual(readTwo)
    const empty = zipOf([
      { name: "a", bytes: text("") },
      { name: "b", bytes: text(""), stored: true }
    ])
    expect(read(empty)).toEqual(
      Result.succeed([
        ["a", ""],
        ["b", ""]
      ])
    )
    expect(read(zipOf([]))).toEqual(Result.succeed([]))
  })

  it.each(["../a.xml", "a/../../b.xml", "/etc/a.xml", "C:/a.xml", "a\\..\\b.xml"])(
    "refuses the name %s where the caller asks for that",
    (name) => {
      const zipped = zipFiles([{ name, bytes: text("<a/>") }])
      expect(Result.isSuccess(unzip(zipped))).toBe(true)
      const refused = unzip(zipped, { refusesUnsafeNames: true })
      expect(Result.isFailure(refused) && refused.failure.reason).toBe("unsafe-name")
    }
  )

  it.prop("reads what was written", { bytes: Schema.Uint8ArrayFromBase64 }, ({ bytes }) => {
    const files = [
      { name: "a.xml", bytes },
      { name: "folder/b.xml", bytes: text("dos") }
    ]
    const found = Result.getOrThrow(unzip(zipFiles(files)))
    expect(found.map(({ name }) => name)).toEqual(["a.xml", "folder/b.xml"])
    expect(found.map((each, index) => Buffer.compare(each.bytes, files[index]!.bytes))).toEqual([0, 0])
  })

  it.skipIf(!withPython)("reads what another program wrote, with a comment behind it", () => {
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
    ["the signature of an end", text("PK\u0005\u0006")],
    ["a whole end, of no files", zipOf([])],
    ["a whole end and more", Buffer.concat([zipOf([]), text(" and more")])]
  ])("understands a comment with %s in it", (_, comment) => {
    const files = [
      { name: "a.xml", bytes: text("uno") },
      { name: "ñ.xml", bytes: text("dos") }
    ]
    expect(read(zipOf(files, comment))).toEqual(readTwo)
  })

  it.each([
    ["nothing", new Uint8Array(), "damaged"],
    ["what is no ZIP", text("<ApplicationResponse/>"), "damaged"],
    ["a ZIP cut off", two.subarray(0, two.length - 30), "damaged"],
    ["a ZIP without its first half", two.subarray(two.length / 2), "damaged"],
    ["octets behind the end", Buffer.concat([two, text("x")]), "damaged"],
    ["octets before the start", Buffer.concat([text("x"), two]), "damaged"],
    ["a wrong checksum", zipOf([{ name: "a.xml", bytes: text("uno"), crc: 1 }]), "damaged"],
    ["a file longer than stated", zipOf([{ name: "a.xml", bytes: text("uno"), size: 2 }]), "damaged"],
    ["a file shorter than stated", zipOf([{ name: "a.xml", bytes: text("uno"), size: 4 }]), "damaged"],
    ["an encrypted file", zipOf([{ name: "a.xml", bytes: text("uno"), flags: 1 }]), "encrypted: a.xml"],
    ["another compression", zipOf([{ name: "a.xml", bytes: text("uno"), method: 14 }]), "unknown-method: a.xml"],
    ["stored, stated as deflated", zipOf([{ name: "a.xml", bytes: text("uno"), stored: true, method: 8 }]), "damaged"],
    [
      "two files of one name",
      zipOf([
        { name: "a.xml", bytes: text("uno") },
        { name: "a.xml", bytes: text("dos") }
      ]),
      "duplicate-name: a.xml"
    ],
    [
      "another name in front of the content",
      zipOf([{ name: "a.xml", localName: "b.xml", bytes: text("uno") }]),
      "name-mismatch: a.xml"
    ],
    [
      "more files than a batch has",
      zipOf(Array.from({ length: 1001 }, (_, index) => ({ name: `${index}.xml`, bytes: text("") }))),
      "too-many-files"
    ]
  ])("refuses %s", (_, bytes, reason) => {
    expect(refusal(bytes)).toBe(reason)
  })

  it("refuses files that share their content", () => {
    const one = zipOf([{ name: "a.xml", bytes: text("uno") }])
    const start = one.length - 22 - 46 - 5
    const entry = one.subarray(start, one.length - 22)
    const end = Buffer.from(one.subarray(one.length - 22))
    end.writeUInt16LE(2, 8)
    end.writeUInt16LE(2, 10)
    end.writeUInt32LE(2 * entry.length, 12)
    // The second entry points to the same local header, so it needs the same name: it is refused for that.
    expect(refusal(Buffer.concat([one.subarray(0, start), entry, entry, end]))).toBe("duplicate-name: a.xml")
    // A stored file that contains a whole local header of another one.
    const inner = zipOf([{ name: "b.xml", bytes: text("dos"), stored: true }])
    const innerStart = inner.length - 22 - 46 - 5
    const outer = zipOf([{ name: "a.xml", bytes: inner.subarray(0, innerStart), stored: true }])
    const outerStart = outer.length - 22 - 46 - 5
    const innerEntry = Buffer.from(inner.subarray(innerStart, inner.length - 22))
    innerEntry.writeUInt32LE(35, 42)
    const both = Buffer.from(outer.subarray(outer.length - 22))
    both.writeUInt16LE(2, 8)
    both.writeUInt16LE(2, 10)
    both.writeUInt32LE(2 * innerEntry.length, 12)
    const overlapping = Buffer.concat([outer.subarray(0, outer.length - 22), innerEntry, both])
    expect(outerStart).toBeGreaterThan(35)
    expect(unzip(overlapping)).toMatchObject({
      failure: { reason: "damaged", message: "two files share their content" }
    })
  })

  it("refuses or reads alike a ZIP with any octet changed", () => {
    const misread: Array<unknown> = []
    for (let at = 0; at < two.length; at++) {
      for (const change of [0x01, 0x08, 0x80, 0xff]) {
        const changed = Buffer.from(two)
        changed.writeUInt8(changed.readUInt8(at) ^ change, at)
        const found = read(changed)
        if (Result.isSuccess(found) && !isDeepStrictEqual(found, readTwo)) misread.push([at, change, found])
      }
    }
    expect(misread).toEqual([])
  })

  it("does not inflate a bomb, whatever length it states", () => {
    const zeros = new Uint8Array(65 * 1024 * 1024)
    const bomb = zipOf([{ name: "a.xml", bytes: zeros }])
    expect(bomb.length).toBeLessThan(100_000)
    expect(refusal(bomb)).toBe("file-too-large: a.xml")
    expect(refusal(zipOf([{ name: "a.xml", bytes: zeros, size: 1 }]))).toBe("file-too-large: a.xml")
    const half = { bytes: new Uint8Array(33 * 1024 * 1024) }
    const halves = zipOf([
      { name: "a.xml", ...half },
      { name: "b.xml", ...half }
    ])
    expect(refusal(halves)).toBe("too-large")
    expect(refusal(halves, { maximumFileLength: 32 * 1024 * 1024 })).toBe("file-too-large: a.xml")
    // What is not wanted counts as little as it is inflated.
    expect(refusal(halves, { isWanted: (name) => name === "b.xml" })).toBe("not refused")
  })
})
