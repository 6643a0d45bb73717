import { expect, layer } from "@effect/vitest"
import { certificateDirectory } from "@radicar/fixtures/certificates/sandboxAuthority"
import { Sandbox } from "@radicar/sandbox/inner/Sandbox"
import { Clock, Effect, type Scope } from "effect"
import { readFileSync } from "node:fs"
import { zipSync } from "@radicar/zip/inner/zip"
import { authorityAt, identityOf, quietly, sandboxTrust } from "./support/client.ts"
import { clockAt } from "./support/clockAt.ts"

/**
 * Against the sandbox, which shares no code with this package: it verifies the security header, judges the documents
 * and signs its answers by itself.
 */

/** Signed invoices of 2026-01-15, made without any code of this repository's packages. */
const invoice = (name: string) => {
  const xml = readFileSync(new URL(`fixtures/${name}.xml`, import.meta.url))
  const documentKey = /<cbc:UUID [^>]*>([0-9a-f]{96})</u.exec(xml.toString("utf8"))?.[1] ?? ""
  return {
    fileName: "z09003731150002600000001.zip",
    content: zipSync("fv09003731150002600000001.xml", xml),
    documentKey
  }
}

const clock = clockAt("2026-01-15T12:00:00.000Z")

/** A sandbox with nothing filed yet, and the client of it. */
const start = Effect.fnUntraced(function* (wsSecurityVariant: "A" | "B1" = "A") {
  const sandbox = yield* Sandbox
  yield* sandbox.reset
  const trust = yield* sandboxTrust(certificateDirectory)
  const options = { wsSecurityVariant, timeouts: { send: "5 seconds" }, trustIn: () => trust } as const
  const authority = yield* authorityAt(sandbox.url, options)
  return { sandbox, authority, identity: yield* identityOf("company") }
})

layer(Sandbox.layer({ certificateDirectory, clock }), { excludeTestServices: true })("with the sandbox", (it) => {
  const test = (name: string, body: Effect.Effect<void, unknown, Sandbox | Scope.Scope>) =>
    it.effect(name, () => body.pipe(Effect.provideService(Clock.Clock, clock), quietly))

  for (const variant of ["A", "B1"] as const) {
    test(
      `files an invoice and finds it again, variant ${variant}`,
      Effect.gen(function* () {
        const { authority, identity, sandbox } = yield* start(variant)
        const filed = invoice("invoice")
        const asked = { trackId: filed.documentKey, identity }
        expect((yield* authority.getStatus(asked)).verdict).toBe("unknownDocument")
        const answer = yield* authority.sendBillSync({ ...filed, identity })
        expect(answer).toMatchObject({ verdict: "accepted", statusCode: "00", alarms: [] })
        expect(answer.applicationResponse).toMatchObject({
          responseCode: "02",
          documentId: "SETP990000001",
          verification: { valid: true, problems: [] }
        })
        const found = yield* authority.getStatus(asked)
        expect(found.verdict).toBe("accepted")
        expect(found.applicationResponse?.bytes).toEqual(answer.applicationResponse?.bytes)
        expect(yield* sandbox.received).toHaveLength(1)
      })
    )
  }

  test(
    "learns that its number is taken, by itself or by another document",
    Effect.gen(function* () {
      const { authority, identity } = yield* start()
      const first = invoice("invoice")
      const second = invoice("invoice-of-the-same-number")
      yield* authority.sendBillSync({ ...first, identity })
      const again = yield* authority.sendBillSync({ ...first, identity })
      expect(again).toMatchObject({ verdict: "accepted", statusCode: "99", duplicate: { sameKey: true } })
      const collision = yield* authority.sendBillSync({ ...second, identity })
      expect(collision).toMatchObject({
        verdict: "rejected",
        statusCode: "99",
        duplicate: { sameKey: false, documentKey: first.documentKey }
      })
    })
  )

  test(
    "learns of a rejection, with signed evidence",
    Effect.gen(function* () {
      const { authority, identity } = yield* start()
      const answer = yield* authority.sendBillSync({ ...invoice("invoice-with-a-wrong-fingerprint"), identity })
      expect(answer).toMatchObject({ verdict: "rejected", statusCode: "99", alarms: [] })
      expect(answer.rules.map(({ code, kind }) => `${kind} ${code}`)).toEqual(["rejection FAB27b"])
      expect(answer.applicationResponse).toMatchObject({ responseCode: "04", verification: { valid: true } })
    })
  )

  test(
    "learns that a container was refused before validation",
    Effect.gen(function* () {
      const { authority, identity } = yield* start()
      const { documentKey, fileName } = invoice("invoice")
      const refused = { verdict: "notProcessed", statusCode: "89" }
      const noZip = { fileName, documentKey, identity, content: Buffer.from("no zip") }
      expect(yield* authority.sendBillSync(noZip)).toMatchObject(refused)
      const bare = zipSync(
        "a.xml",
        Buffer.from('<Invoice xmlns="urn:oasis:names:specification:ubl:schema:xsd:Invoice-2"/>')
      )
      const answer = yield* authority.sendBillSync({ ...noZip, content: bare })
      expect(answer).toMatchObject({ verdict: "notProcessed", statusCode: "66" })
      expect(answer.rules.map(({ code }) => code)).toContain("FAD06")
    })
  )

  for (const behaviour of ["drop-after-processing", "drop-before-processing", "truncated", "http-503"] as const) {
    test(
      `clears up an unknown outcome by asking: ${behaviour}`,
      Effect.gen(function* () {
        const { authority, identity, sandbox } = yield* start()
        const filed = invoice("invoice")
        yield* sandbox.program({ operation: "SendBillSync", behaviour })
        const error = yield* Effect.flip(authority.sendBillSync({ ...filed, identity }))
        expect(error.outcome).toBe("unknown")
        const processed = (yield* sandbox.received).length === 1
        const { verdict } = yield* authority.getStatus({ trackId: filed.documentKey, identity })
        expect(verdict).toBe(processed ? "accepted" : "unknownDocument")
        // Filing the same bytes again is right in either case.
        expect((yield* authority.sendBillSync({ ...filed, identity })).verdict).toBe("accepted")
      })
    )
  }

  test(
    "takes a late answer for an unknown outcome",
    Effect.gen(function* () {
      const { identity, sandbox } = yield* start()
      const authority = yield* authorityAt(sandbox.url, { timeouts: { send: "300 millis" } })
      const filed = invoice("invoice")
      yield* sandbox.program({ operation: "SendBillSync", behaviour: "slow", delay: "3 seconds" })
      const error = yield* Effect.flip(authority.sendBillSync({ ...filed, identity }))
      expect([error.reason._tag, error.outcome]).toEqual(["TimedOut", "unknown"])
      expect((yield* authority.getStatus({ trackId: filed.documentKey, identity })).verdict).toBe("accepted")
    })
  )

  test(
    "doubts evidence that was tampered with, and does without evidence that is missing",
    Effect.gen(function* () {
      const { authority, identity, sandbox } = yield* start()
      const filed = invoice("invoice")
      yield* sandbox.program({ operation: "SendBillSync", behaviour: "application-response-tampered" })
      const doubtful = yield* authority.sendBillSync({ ...filed, identity })
      expect(doubtful.verdict).toBe("inconclusive")
      expect(doubtful.alarms).toContain("applicationResponseUnverified")
      yield* sandbox.reset
      yield* sandbox.program({ operation: "SendBillSync", behaviour: "accepted-without-application-response" })
      expect((yield* authority.sendBillSync({ ...filed, identity })).verdict).toBe("acceptedWithoutEvidence")
      expect((yield* authority.getStatus({ trackId: filed.documentKey, identity })).verdict).toBe("accepted")
    })
  )

  test(
    "is signed once more when the security header is rejected",
    Effect.gen(function* () {
      const { authority, identity, sandbox } = yield* start()
      yield* sandbox.program({ behaviour: "invalid-security-fault" })
      expect((yield* authority.sendBillSync({ ...invoice("invoice"), identity })).verdict).toBe("accepted")
    })
  )

  test(
    "is refused when the security header is rejected, and files nothing",
    Effect.gen(function* () {
      const { authority, identity, sandbox } = yield* start()
      yield* sandbox.program({ behaviour: "invalid-security-fault", times: 2 })
      const error = yield* Effect.flip(authority.sendBillSync({ ...invoice("invoice"), identity }))
      expect([error.reason._tag, error.outcome, error.retryable]).toEqual(["InvalidSecurity", "refused", true])
      expect(yield* sandbox.received).toEqual([])
      // Ten minutes slow: the header's time is past.
      const late = authority.sendBillSync({ ...invoice("invoice"), identity })
      const stale = yield* Effect.flip(Effect.provideService(late, Clock.Clock, clockAt("2026-01-15T11:40:00.000Z")))
      expect(stale.reason).toMatchObject({ _tag: "InvalidSecurity" })
    })
  )
})
