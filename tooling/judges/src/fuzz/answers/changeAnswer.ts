import { read } from "@radicar/fixtures/certificates/TestCertificates"
import type { Random } from "@radicar/fixtures/random"
import { zipSync } from "@radicar/zip/inner/zip"
import * as Pkcs12 from "@radicar/signature/inner/Pkcs12"
import { Effect, Redacted } from "effect"
import { gzipSync } from "node:zlib"
import { mutateBytes } from "../mutate/mutateBytes.ts"
import { xmlAttacks } from "../mutate/xmlAttacks.ts"
import type { RawAnswer } from "./recordAnswers.ts"

/** An answer of the authority after a random change, with the name of the change. */
export interface ChangedAnswer extends RawAnswer {
  readonly change: string
}

const evidenceForm = /(?<=XmlBase64Bytes>)[A-Za-z0-9+/=]+(?=<)/u

const evidenceOf = ({ bytes }: RawAnswer): Buffer | undefined => {
  const evidence = evidenceForm.exec(Buffer.from(bytes).toString("utf8"))?.[0]
  return evidence === undefined ? undefined : Buffer.from(evidence, "base64")
}

/** Extracts the ApplicationResponse from an answer; `undefined` if there is none. */
export const applicationResponseIn = (answer: RawAnswer): Uint8Array | undefined => evidenceOf(answer)

const withEvidence = (answer: RawAnswer, evidence: Uint8Array): Buffer =>
  Buffer.from(
    Buffer.from(answer.bytes)
      .toString("utf8")
      .replace(evidenceForm, () => Buffer.from(evidence).toString("base64"))
  )

const replacing = (bytes: Uint8Array, from: RegExp, to: string): Buffer =>
  Buffer.from(
    Buffer.from(bytes)
      .toString("utf8")
      .replace(from, () => to)
  )

const inflated = 256 * 1024 * 1024

/**
 * Makes the function that changes an answer at random. `foreign` contains forged answers about the same documents,
 * signed with a certificate of another certification authority.
 */
export const answerChanger = (foreign: ReadonlyArray<RawAnswer>, keys: ReadonlyArray<string>) =>
  Effect.gen(function* () {
    const { bytes, password } = read("company")
    const company = yield* Effect.orDie(Pkcs12.open(bytes, Redacted.make(password), new Date("2026-01-15T12:00:00Z")))
    const gzipBomb = gzipSync(Buffer.alloc(inflated, " "))
    const zipBomb = zipSync("bomb.xml", Buffer.alloc(inflated, " "))
    const foreignEvidence = foreign.flatMap((answer) => evidenceOf(answer) ?? [])

    /** Functions that change the ApplicationResponse in an answer, by the name of the change. */
    const evidenceChanges: Readonly<Record<string, (evidence: Buffer, rolls: Random) => Uint8Array>> = {
      "evidence, bytes": (evidence, rolls) => mutateBytes(evidence, rolls.pick(foreignEvidence), rolls),
      "evidence, attack": (evidence, rolls) => rolls.pick(xmlAttacks).apply(evidence),
      "evidence, certificate of the company": (evidence) =>
        replacing(evidence, /(?<=X509Certificate>)[^<]+(?=<)/u, company.certificateBase64),
      "evidence, other key": (evidence, rolls) =>
        replacing(evidence, new RegExp(keys.join("|"), "iu"), rolls.pick(keys).replace(/^./u, "0")),
      "evidence, other code": (evidence) => replacing(evidence, /(?<=ResponseCode>)0[24](?=<)/u, "04"),
      "evidence, other digest": (evidence) => replacing(evidence, /(?<=DigestValue>)[^<]+(?=<)/u, "A".repeat(43)),
      "evidence, other value": (evidence) => replacing(evidence, /(?<=SignatureValue[^>]*>)[^<]{4}/u, "AAAA"),
      "evidence, unsigned": (evidence) => replacing(evidence, /<ds:Signature[\s>][\s\S]*<\/ds:Signature>/u, ""),
      "evidence, signed twice": (evidence) => {
        const signature = /<ds:Signature[\s>][\s\S]*<\/ds:Signature>/u.exec(evidence.toString("utf8"))?.[0] ?? ""
        return replacing(evidence, /<\/ds:Signature>/u, `</ds:Signature>${signature}`)
      },
      "evidence, wrapped": (evidence) => {
        const text = evidence.toString("utf8").replace(/<\?xml[^>]*\?>/u, "")
        return Buffer.from(text.replace(/(<\/[\w:]*ApplicationResponse>)\s*$/u, () => `${text}</ApplicationResponse>`))
      },
      "evidence, ZIP bomb": () => zipBomb,
      "evidence, damaged ZIP": (evidence, rolls) =>
        mutateBytes(zipSync("a.xml", evidence), zipBomb.subarray(0, 500), rolls)
    }

    return (answer: RawAnswer, rolls: Random): ChangedAnswer => {
      const { headers, status } = answer
      const changedAnswer = (change: string, changed: Uint8Array, more: Partial<RawAnswer> = {}): ChangedAnswer => ({
        status,
        headers,
        ...more,
        bytes: changed,
        change
      })
      const evidence = evidenceOf(answer)
      const kind = rolls.next()
      // large answers are rare, because each takes long
      if (kind < 0.001)
        return changedAnswer("gzip bomb", gzipBomb, { headers: { ...headers, "content-encoding": "gzip" } })
      if (kind < 0.002) return changedAnswer("huge", Buffer.concat([answer.bytes, Buffer.alloc(11 * 1024 * 1024, " ")]))
      if (kind < 0.02) return changedAnswer("attack", rolls.pick(xmlAttacks).apply(answer.bytes))
      if (kind < 0.03) {
        const squeezed = mutateBytes(gzipSync(answer.bytes), gzipBomb.subarray(0, 500), rolls)
        return changedAnswer("damaged gzip", squeezed, { headers: { ...headers, "content-encoding": "gzip" } })
      }
      if (kind < 0.05) {
        return changedAnswer("other status", answer.bytes, {
          status: rolls.pick([201, 400, 403, 404, 429, 500, 503, 599])
        })
      }
      if (kind < 0.08 && foreign.length > 0) return changedAnswer("of another authority", rolls.pick(foreign).bytes)
      if (evidence === undefined || kind < 0.45) {
        const other = foreign.length === 0 ? answer : rolls.pick(foreign)
        return changedAnswer("envelope, bytes", mutateBytes(answer.bytes, other.bytes, rolls))
      }
      const isKnown = kind < 0.8
      const name = isKnown
        ? "evidence, bytes"
        : rolls.pick(
            Object.keys(evidenceChanges).filter((each) => each !== "evidence, ZIP bomb" || rolls.next() < 0.02)
          )
      const changed = evidenceChanges[name]?.(evidence, rolls) ?? evidence
      return changedAnswer(name, withEvidence(answer, changed))
    }
  })
