import type { Random } from "@radicar/fixtures/random"
import { zipSync } from "@radicar/zip/inner/zip"
import { parseJson } from "@radicar/domain/inner/json/parseJson"
import { fromEpochMillis } from "@radicar/domain/inner/time/LocalDateTime"
import { read } from "@radicar/fixtures/certificates/TestCertificates"
import * as Pkcs12 from "@radicar/signature/inner/Pkcs12"
import { signXades } from "@radicar/signature/inner/XadesSignature"
import { documentTypes } from "@radicar/ubl/inner/documentTypes"
import { Effect, Redacted, Result } from "effect"
import { mutateBytes } from "../mutate/mutateBytes.ts"
import { xmlAttacks } from "../mutate/xmlAttacks.ts"

/** A request to the operation that reads documents of other issuers. */
export interface ReadingRequest {
  readonly method: "POST"
  readonly where: string
  readonly type: string
  readonly body: Uint8Array
}

const largeInflated = 64 * 1024 * 1024

/**
 * Makes a generator of requests to the operation that reads documents of other issuers: mutations of a signed invoice,
 * of its ZIP and of ZIP bombs.
 */
export const readingTarget = (seed: number): Effect.Effect<(rolls: Random) => ReadingRequest> =>
  Effect.gen(function* () {
    const { bytes, password } = read("company")
    const now = Date.now()
    const identity = yield* Effect.orDie(Pkcs12.open(bytes, Redacted.make(password), new Date(now)))
    const example = documentTypes.InvoiceCreate.example({ number: 990_000_001, date: fromEpochMillis(now) })
    const identified = documentTypes.InvoiceCreate.identify(
      Result.getOrThrow(parseJson(JSON.stringify(example))),
      {
        environment: "2",
        now: fromEpochMillis(now),
        software: { id: "5f2c0e2a-7d0b-4a55-9a53-0d6d1f2b8c11", pin: Redacted.make("12345") }
      },
      { language: "en" }
    )
    const xml = signXades(Result.getOrThrow(identified).render(), identity, {
      id: `fuzz-${seed}`,
      signingTime: `${fromEpochMillis(now)}.000-05:00`
    }).bytes
    const zip = zipSync("fv.xml", xml)
    const bomb = zipSync("bomb.xml", Buffer.alloc(largeInflated, " "))
    const where = "/v1/documents/read"
    return (rolls) => {
      const kind = rolls.next()
      if (kind < 0.1) {
        const attack = rolls.pick(xmlAttacks)
        return { method: "POST", where, type: "application/xml", body: attack.apply(xml) }
      }
      if (kind < 0.12) return { method: "POST", where, type: "application/zip", body: bomb }
      const isZip = kind < 0.4
      const body = mutateBytes(isZip ? zip : xml, isZip ? xml : zip, rolls)
      return { method: "POST", where, type: isZip ? "application/zip" : "application/xml", body }
    }
  })
