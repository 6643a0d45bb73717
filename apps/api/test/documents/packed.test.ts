import { assert, describe, it } from "@effect/vitest"
import { zipSync } from "@radicar/zip/inner/zip"
import { Effect } from "effect"
import { hash, randomBytes } from "node:crypto"
import { deflateRawSync, zstdDecompressSync } from "node:zlib"
import { pack, type Packing, unpack } from "../../src/documents/submissions/packed.ts"
import { StorageError } from "../../src/platform/database/StorageError.ts"

let drawn = 0

/** Base64 that repeats nothing, the same in each run: what zstd finds again of it depends on its octets. */
const noise = (length: number): Buffer =>
  Buffer.from(hash("shake256", String(drawn++), { outputEncoding: "base64", outputLength: length }))

const signedXml = noise(30_000)
const deflatedXml = deflateRawSync(signedXml, { level: 3 })
const applicationResponse = noise(6000)
const fileName = "fv09003731150002600000001.xml"
const packing: Packing = { signedXml, deflatedXml, fileName, applicationResponse }
const everything = ["document", "archive", "answer", "answerInBase64"] as const

const base64 = (octets: Uint8Array): Buffer => Buffer.from(Buffer.from(octets).toString("base64"))

describe("octets of a file as they are kept", () => {
  it.effect("are small if they repeat the document, its ZIP or the answer, and are restored to the octet", () =>
    Effect.gen(function* () {
      const own = noise(300)
      const archive = base64(zipSync(fileName, signedXml))
      for (const repeated of [signedXml, archive, applicationResponse, base64(applicationResponse)]) {
        const octets = Buffer.concat([own, repeated, own, repeated])
        const kept = yield* pack(octets, packing, everything)
        assert.isBelow(kept.length, 600)
        assert.isTrue(octets.equals(unpack(kept, packing)))
      }
    })
  )

  it.effect("are restored if they repeat nothing, are empty, or are larger than a thread may block", () =>
    Effect.gen(function* () {
      for (const length of [0, 1, 40, 3_000_000]) {
        const octets = randomBytes(length)
        assert.isTrue(octets.equals(unpack(yield* pack(octets, packing, everything), packing)))
        const alone = yield* pack(octets)
        assert.isTrue(octets.equals(unpack(alone)))
        // RFC 8878, so that any other program reads it
        assert.isTrue(octets.equals(zstdDecompressSync(alone.subarray(34))))
      }
    })
  )

  it.effect("find a document of many megabytes again", () =>
    Effect.gen(function* () {
      for (const length of [3_000_000, 9_000_000]) {
        const large = noise(length)
        const octets = Buffer.concat([noise(100), large, noise(100)])
        const kept = yield* pack(octets, { signedXml: large }, ["document"])
        assert.isBelow(kept.length, 2000)
        assert.isTrue(octets.equals(unpack(kept, { signedXml: large })))
      }
    })
  )

  it.effect("do not depend on files that the submission gets later", () =>
    Effect.gen(function* () {
      const octets = Buffer.concat([signedXml, base64(applicationResponse)])
      const kept = yield* pack(octets, { signedXml, fileName, deflatedXml }, everything)
      assert.isTrue(octets.equals(unpack(kept, packing)))
    })
  )

  it.effect("are refused if they, or the files that they repeat, have changed", () =>
    Effect.gen(function* () {
      const kept = Buffer.from(yield* pack(Buffer.concat([signedXml, noise(500)]), packing, ["document"]))
      for (const at of [2, 40, kept.length - 1]) {
        const changed = Buffer.from(kept)
        changed[at] = (changed[at] ?? 0) ^ 1
        assert.throws(() => unpack(changed, packing))
      }
      const other = Buffer.from(signedXml)
      other[20_000] = 0x21
      assert.throws(() => unpack(kept, { ...packing, signedXml: other }))
    })
  )

  it("are read in the recorded format: neither the ZIP nor the order of parts may change", () => {
    const document = Buffer.from("<Invoice><ID>SETP990000001</ID><Note>Ñandú</Note></Invoice>")
    const answer = Buffer.from("<ApplicationResponse><ID>1</ID></ApplicationResponse>")
    // written out, because the ZIP must be these very octets
    const archive =
      "UEsDBBQAAAgIAAAAIQAr8//fMgAAAD0AAAAdAAAAZnYwOTAwMzczMTE1MDAwMjYwMDAwMDAwMS54bWyz8cwry89MTrWz8XSxC3YNCbC0NAADQxt9Txc7" +
      "G7/8klS7wxMT81IO77LRB/Ns9GF6AFBLAQIUABQAAAgIAAAAIQAr8//fMgAAAD0AAAAdAAAAAAAAAAAAAAAAAAAAAABmdjA5MDAzNzMxMTUwMDAyNjAw" +
      "MDAwMDAxLnhtbFBLBQYAAAAAAQABAEsAAABtAAAAAAA="
    const kept = "AQ+vRmrGDrdoGugDQgT6Jindodry5FPQyYspTULc7Ny3/Si1L/1g2ADlAABQUE9TVCAgMjAwIAQAGiFO0E2RQKUtqiMy1aUF"
    const deflated = "s/HMK8vPTE61s/F0sQt2DQmwtDQAA0MbfU8XOxu//JJUu8MTE/NSDu+y0QfzbPRhegA="
    const octets = unpack(Buffer.from(kept, "base64"), {
      signedXml: document,
      deflatedXml: Buffer.from(deflated, "base64"),
      fileName,
      applicationResponse: answer
    })
    const whole = `POST ${archive} 200 ${answer.toString("base64")}${document.toString("utf8")}${answer.toString("utf8")}`
    assert.strictEqual(Buffer.from(octets).toString("utf8"), whole)
  })

  it.effect("report a changed submission if a file that they repeat is missing", () =>
    Effect.gen(function* () {
      const kept = yield* pack(base64(applicationResponse), packing, everything)
      const read = yield* Effect.flip(
        Effect.try({
          try: () => unpack(kept, { signedXml, deflatedXml, fileName }),
          catch: (error) => error as StorageError
        })
      )
      assert.deepInclude({ ...read }, { reason: "the submission has changed meanwhile", retryable: true })
    })
  )

  it("are refused if they were not packed", () => {
    for (const octets of [Buffer.from("<a/>"), Buffer.from("{}"), Buffer.of(0x1f, 0x8b, 0), Buffer.alloc(0)]) {
      assert.throws(() => unpack(octets, packing), StorageError)
    }
  })
})
