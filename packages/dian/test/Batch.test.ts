import { describe, expect, it, layer } from "@effect/vitest"
import { certificateDirectory } from "@radicar/fixtures/certificates/sandboxAuthority"
import { Sandbox } from "@radicar/sandbox/inner/Sandbox"
import { zipFiles } from "@radicar/zip/inner/zip"
import type { ZipEntry } from "@radicar/zip/inner/ZipEntry"
import { Clock, Effect, type Scope } from "effect"
import { readFileSync } from "node:fs"
import { type AnswerFields, batchOf, resultOf } from "./support/answers.ts"
import { authorityAt, identityOf, KEY, OTHER_KEY, quietly, sandboxTrust } from "./support/client.ts"
import { clockAt } from "./support/clockAt.ts"
import { signedApplicationResponse } from "./support/signedApplicationResponse.ts"
import { replying } from "./support/soapServer.ts"
import { verifyRequest } from "./support/verifyRequest.ts"

const testSetId = "a8c0f0de-6f1d-4c3b-9b42-2f6f5b0f7e01"
const zipKey = "358f9538-0000-4000-8000-000000000000"
const fileName = "z09003731150002600000001.zip"
const clock = clockAt("2026-01-15T12:00:00.000Z")

const invoice = (name: string): ZipEntry => ({
  name: `${name}.xml`,
  bytes: readFileSync(new URL(`fixtures/${name}.xml`, import.meta.url))
})
const keyOf = ({ bytes }: ZipEntry): string =>
  /<cbc:UUID [^>]*>([0-9a-f]{96})</u.exec(Buffer.from(bytes).toString("utf8"))?.[1] ?? ""
const valid = invoice("invoice")
const wrong = invoice("invoice-with-a-wrong-fingerprint")
const sameNumber = invoice("invoice-of-the-same-number")

const start = Effect.gen(function* () {
  const sandbox = yield* Sandbox
  yield* sandbox.reset
  const trust = yield* sandboxTrust(certificateDirectory)
  const authority = yield* authorityAt(sandbox.url, { trustIn: () => trust })
  const identity = yield* identityOf("company")
  const upload = (...files: ReadonlyArray<ZipEntry>) =>
    authority.sendTestSetAsync({ fileName, content: zipFiles(files), testSetId, identity })
  const ask = (key = zipKey) => authority.getStatusZip({ zipKey: key, identity })
  return { sandbox, authority, identity, upload, ask }
})

const atOnce = Sandbox.layer({ certificateDirectory, clock, batches: { delay: 0 } })

layer(atOnce, { excludeTestServices: true })("batches with the sandbox", (it) => {
  const test = (name: string, body: Effect.Effect<void, unknown, Sandbox | Scope.Scope>) =>
    it.effect(name, () => body.pipe(Effect.provideService(Clock.Clock, clock), quietly))

  test(
    "one answer per document, each judged, its evidence verified",
    Effect.gen(function* () {
      const { ask, upload } = yield* start
      const sent = yield* upload(valid, wrong)
      expect(sent.problems).toEqual([])
      const [accepted, rejected, ...others] = yield* ask(sent.zipKey)
      expect(others).toEqual([])
      expect(accepted).toMatchObject({
        verdict: "accepted",
        statusCode: "00",
        documentKey: keyOf(valid),
        alarms: [],
        applicationResponse: { responseCode: "02", documentKey: keyOf(valid), verification: { valid: true } }
      })
      expect(rejected).toMatchObject({
        verdict: "rejected",
        statusCode: "99",
        rules: [{ code: "FAB27b", kind: "rejection" }],
        applicationResponse: { responseCode: "04", verification: { valid: true } }
      })
    })
  )

  test(
    "a number that is taken is left open: the key named is another's, or one's own",
    Effect.gen(function* () {
      const { ask, upload } = yield* start
      yield* upload(valid)
      const { zipKey: second } = yield* upload(sameNumber)
      const [taken] = yield* ask(second)
      expect(taken).toMatchObject({ verdict: "inconclusive", statusCode: "99", documentKey: keyOf(valid), alarms: [] })
      expect(taken?.rules.map(({ code }) => code)).toEqual(["90"])
    })
  )

  test(
    "SendBillAsync gives a key as well",
    Effect.gen(function* () {
      const { ask, authority, identity } = yield* start
      const sent = yield* authority.sendBillAsync({ fileName, content: zipFiles([valid]), identity })
      expect((yield* ask(sent.zipKey)).map(({ verdict }) => verdict)).toEqual(["accepted"])
    })
  )

  test(
    "of one whose key is known, a number that is taken is its own or another's",
    Effect.gen(function* () {
      const { ask, authority, identity, upload } = yield* start
      const asked = (key: string | undefined, documentKey: string) =>
        authority.getStatusZip({ zipKey: key ?? "", documentKey, identity })
      const first = yield* upload(valid)
      expect(yield* asked(first.zipKey, keyOf(valid))).toMatchObject([{ verdict: "accepted", statusCode: "00" }])
      // an answer about another document than the one asked about proves nothing
      expect(yield* asked(first.zipKey, keyOf(wrong))).toMatchObject([{ verdict: "inconclusive" }])
      const again = yield* upload(valid)
      expect(yield* asked(again.zipKey, keyOf(valid))).toMatchObject([
        { verdict: "accepted", statusCode: "99", duplicate: { sameKey: true } }
      ])
      const other = yield* upload(sameNumber)
      expect(yield* asked(other.zipKey, keyOf(sameNumber))).toMatchObject([
        { verdict: "rejected", duplicate: { sameKey: false, documentKey: keyOf(valid) } }
      ])
      expect((yield* ask(other.zipKey)).map(({ verdict }) => verdict)).toEqual(["inconclusive"])
    })
  )

  test(
    "a test set that is not known refuses the batch as a whole",
    Effect.gen(function* () {
      const { ask, authority, identity } = yield* start
      const wrongSet = { fileName, content: zipFiles([valid]), testSetId: zipKey, identity }
      const { zipKey: key } = yield* authority.sendTestSetAsync(wrongSet)
      const answers = yield* ask(key)
      expect(answers).toMatchObject([{ verdict: "notProcessed", statusCode: "2" }])
      expect(answers[0]?.statusDescription).toContain(zipKey)
    })
  )

  test(
    "an empty file is one that was not uploaded",
    Effect.gen(function* () {
      const { ask, upload } = yield* start
      const { zipKey: key } = yield* upload({ name: "vacio.xml", bytes: new Uint8Array() }, valid)
      expect((yield* ask(key)).map(({ statusCode, verdict }) => [statusCode, verdict])).toEqual([
        ["0", "notProcessed"],
        ["00", "accepted"]
      ])
    })
  )

  test(
    "an invalid ZIP gets a reason instead of a key",
    Effect.gen(function* () {
      const { authority, identity } = yield* start
      const sent = yield* authority.sendBillAsync({ fileName, content: Buffer.from("no zip"), identity })
      expect(sent.zipKey).toBeUndefined()
      expect(sent.problems).toMatchObject([{ success: false, fileName, message: expect.stringMatching(/./u) }])
    })
  )

  test(
    "a batch in process, one that was never queued, and a key that nobody issued",
    Effect.gen(function* () {
      const { ask, sandbox, upload } = yield* start
      yield* sandbox.program({ operation: "SendTestSetAsync", behaviour: "batch-never-queued" })
      const { zipKey: key } = yield* upload(valid)
      const [pending, ...others] = yield* ask(key)
      expect(others).toEqual([])
      expect(pending).toMatchObject({ verdict: "processing", statusCode: "", alarms: [] })
      expect(pending).not.toHaveProperty("documentKey")
      expect(yield* ask()).toMatchObject([{ verdict: "unknownDocument", statusCode: "66" }])
    })
  )
})

const evidence = (documentKey: string, responseCode = "02") => signedApplicationResponse({ documentKey, responseCode })
const accepted: AnswerFields = {
  isValid: true,
  statusCode: "00",
  statusDescription: "Procesado Correctamente.",
  documentKey: KEY,
  applicationResponse: evidence(KEY),
  fileName: "fv1"
}

describe("getStatusZip", () => {
  const ask = Effect.fnUntraced(function* (body: string) {
    const server = yield* replying(body)
    const authority = yield* authorityAt(server.url)
    const identity = yield* identityOf("company")
    return { answer: yield* Effect.result(quietly(authority.getStatusZip({ zipKey, identity }))), server }
  })

  it.live("sends the key", () =>
    Effect.gen(function* () {
      const { server } = yield* ask(batchOf(accepted))
      expect(verifyRequest(server.received[0]?.body ?? "").parameters).toEqual([["trackId", zipKey]])
    })
  )

  it.live("takes a ZIP of ApplicationResponses apart, and believes each by itself", () =>
    Effect.gen(function* () {
      const forged = Buffer.from(evidence(OTHER_KEY)).toString("utf8").replace("SETP990000001", "SETP990000009")
      const { applicationResponse: _, documentKey: __, ...batch } = accepted
      const content = zipFiles([
        { name: "a.xml", bytes: evidence(KEY) },
        { name: "b.xml", bytes: evidence(OTHER_KEY) },
        { name: "c.xml", bytes: Buffer.from(forged) },
        { name: "d.xml", bytes: evidence(KEY, "04") },
        { name: "e.xml", bytes: Buffer.from("<x/>") }
      ])
      const { answer } = yield* ask(batchOf({ ...batch, applicationResponse: content }))
      expect(answer).toMatchObject({
        success: [
          { fileName: "a.xml", verdict: "accepted", applicationResponse: { documentKey: KEY }, alarms: [] },
          { fileName: "b.xml", verdict: "accepted", applicationResponse: { documentKey: OTHER_KEY }, alarms: [] },
          { fileName: "c.xml", verdict: "inconclusive", alarms: ["applicationResponseUnverified"] },
          { fileName: "d.xml", verdict: "inconclusive", alarms: ["contradiction"] },
          { fileName: "e.xml", verdict: "inconclusive", alarms: ["applicationResponseUnreadable"] }
        ]
      })
    })
  )

  it.live("doubts a ZIP that is damaged, and evidence about another document", () =>
    Effect.gen(function* () {
      const zipped = zipFiles([{ name: "a.xml", bytes: evidence(KEY) }])
      const damaged = yield* ask(batchOf({ ...accepted, applicationResponse: zipped.subarray(0, -10) }))
      expect(damaged.answer).toMatchObject({
        success: [{ verdict: "inconclusive", alarms: ["applicationResponseUnreadable"] }]
      })
      const mixed = yield* ask(batchOf(accepted, { ...accepted, documentKey: OTHER_KEY }))
      expect(mixed.answer).toMatchObject({
        success: [
          { verdict: "accepted" },
          { verdict: "inconclusive", alarms: ["applicationResponseForAnotherDocument"] }
        ]
      })
    })
  )

  it.live("keeps the other verdicts when one document met an internal error; alone it is no answer", () =>
    Effect.gen(function* () {
      const internal: AnswerFields = { isValid: false, statusCode: "500", statusDescription: "Ha ocurrido un error." }
      const several = yield* ask(batchOf(accepted, { ...internal, fileName: "fv2" }))
      expect(several.answer).toMatchObject({ success: [{ verdict: "accepted" }, { verdict: "inconclusive" }] })
      const alone = yield* ask(batchOf(internal))
      expect(alone.answer).toMatchObject({ failure: { reason: { _tag: "ServiceException" } } })
    })
  )

  it.live.each([
    ["nothing", batchOf()],
    ["a single DianResponse", resultOf("GetStatusZip", "DianResponse", "<b:IsValid>true</b:IsValid>")],
    ["an empty DianResponse", resultOf("GetStatusZip", "DianResponse", "<b:DianResponse/>")],
    ["one that is damaged among good ones", batchOf(accepted, { ...accepted, applicationResponse: "%%%" })]
  ] as const)("does not understand %s", ([, body]) =>
    Effect.gen(function* () {
      expect((yield* ask(body)).answer).toMatchObject({ failure: { reason: { _tag: "MalformedAnswer" } } })
    })
  )
})

describe("an upload", () => {
  const upload = Effect.fnUntraced(function* (fields: string) {
    const server = yield* replying(resultOf("SendTestSetAsync", "UploadDocumentResponse", fields))
    const authority = yield* authorityAt(server.url)
    const request = { fileName, content: zipFiles([valid]), testSetId, identity: yield* identityOf("company") }
    return { answer: yield* Effect.result(quietly(authority.sendTestSetAsync(request))), server }
  })

  it.live("sends its parameters in the order of the WSDL", () =>
    Effect.gen(function* () {
      const { answer, server } = yield* upload(`<b:ErrorMessageList i:nil="true"/><b:ZipKey>${zipKey}</b:ZipKey>`)
      expect(answer).toMatchObject({ success: { zipKey, problems: [] } })
      const { parameters } = verifyRequest(server.received[0]?.body ?? "")
      expect(parameters.map(([name]) => name)).toEqual(["fileName", "contentFile", "testSetId"])
    })
  )

  it.live("without key and reason is no answer, and its outcome unknown", () =>
    Effect.gen(function* () {
      for (const fields of ["", '<b:ErrorMessageList i:nil="true"/><b:ZipKey i:nil="true"/>']) {
        const { answer } = yield* upload(fields)
        expect(answer).toMatchObject({ failure: { reason: { _tag: "MalformedAnswer" }, outcome: "unknown" } })
      }
    })
  )
})
