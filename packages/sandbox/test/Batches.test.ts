import { buffer } from "node:stream/consumers"
import { crc32 } from "node:zlib"
import { expect, layer } from "@effect/vitest"
import { certificateDirectory } from "@radicar/fixtures/certificates/sandboxAuthority"
import { Effect } from "effect"
import { fromBufferPromise } from "yauzl"
import { Sandbox } from "../src/Sandbox.ts"
import { batchClock, files, sendBatch } from "./support/batch.ts"
import { ask, getStatus, getStatusZip, sendBill } from "./support/client.ts"
import { company } from "./support/company.ts"
import { replace } from "./support/edit.ts"
import { invoiceText, keyOf } from "./support/invoiceText.ts"
import { noteText } from "./support/noteText.ts"
import { payrollText } from "./support/payrollText.ts"
import { signInvoice } from "./support/signInvoice.ts"

const guid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/u
const junk = (count: number) => files(...Array.from({ length: count }, () => Buffer.from("<a/>")))
const otherIssuer = (xml: string): string =>
  replace(
    "900373115",
    "860028580",
    "everywhere"
  )(xml).replaceAll('schemeID="3" schemeName="31">860028580', 'schemeID="2" schemeName="31">860028580')

const time = batchClock()

layer(Sandbox.layer({ certificateDirectory, clock: time.clock }), { excludeTestServices: true })("batches", (it) => {
  const prepared = Effect.gen(function* () {
    const sandbox = yield* Sandbox
    yield* sandbox.reset
    time.at(0)
    const signer = yield* company(sandbox)
    const sign = (text: string) => signInvoice(text, signer)
    const send = (...documents: ReadonlyArray<Uint8Array>) => time.settled(sandbox, files(...documents), signer)
    return { sandbox, signer, sign, send }
  })

  it.effect("answer a key at once, and verdicts when their time has come", () =>
    Effect.gen(function* () {
      const { sandbox, signer, sign } = yield* prepared
      const text = invoiceText()
      const sent = yield* Effect.promise(() => sendBatch(sandbox.url, files(sign(text)), signer))
      expect(sent.zipKey).toMatch(guid)
      expect(sent.body).toContain(
        '<SendTestSetAsyncResult xmlns:b="http://schemas.datacontract.org/2004/07/UploadDocumentResponse" xmlns:i="http://www.w3.org/2001/XMLSchema-instance"><b:ErrorMessageList i:nil="true" xmlns:c="http://schemas.datacontract.org/2004/07/XmlParamsResponseTrackId"/><b:ZipKey>'
      )
      const verdicts = () => Effect.promise(() => getStatusZip(sandbox.url, sent.zipKey!.toUpperCase(), signer))
      const status = () => Effect.promise(() => getStatus(sandbox.url, keyOf(text), signer))

      time.at(1999)
      const nothing = { applicationResponse: undefined, documentKey: undefined, fileName: undefined }
      const pending = { statusCode: "", statusDescription: "Batch en proceso de validación.", isValid: "false" }
      expect(yield* verdicts()).toEqual([expect.objectContaining({ ...pending, ...nothing, messages: [] })])
      expect(yield* status()).toMatchObject({ statusCode: "98", isValid: "false", ...nothing })
      expect(yield* sandbox.received).toEqual([])

      time.at(2000)
      const accepted = {
        statusCode: "00",
        isValid: "true",
        statusMessage: "La Factura electrónica SETP-990000001, ha sido autorizada.",
        documentKey: keyOf(text),
        fileName: "1"
      }
      expect(yield* verdicts()).toMatchObject([accepted])
      expect(yield* status()).toMatchObject(accepted)
      expect((yield* sandbox.received)[0]).toMatchObject({ operation: "SendTestSetAsync", accepted: true })
      expect((yield* verdicts())[0]!.applicationResponse).toEqual((yield* status()).applicationResponse)
    })
  )

  it.effect("judge each document in its turn, like SendBillSync does", () =>
    Effect.gen(function* () {
      const { send, sign } = yield* prepared
      const text = invoiceText()
      const corrects = { number: "SETP990000001", key: keyOf(text) }
      const verdicts = yield* send(
        sign(noteText({ number: 7, corrects })),
        sign(text),
        sign(noteText({ corrects })),
        sign(noteText({ typeCode: "92", corrects })),
        sign(text),
        sign(invoiceText({ number: 990_000_002, edit: replace("UBL 2.1", "UBL 2.0") })),
        Buffer.from("<Invoice"),
        Buffer.from("<a:Invoice/>"),
        Buffer.alloc(0)
      )
      expect(verdicts.map(({ statusCode, rules, fileName }) => [fileName, statusCode, ...rules])).toEqual([
        ["1", "99", "CBG04a"],
        ["2", "00"],
        ["3", "00"],
        ["4", "00"],
        ["5", "99", "90"],
        ["6", "99", "FAD01"],
        ["7", "99", "ZB01"],
        ["z1.zip", "89"],
        ["9", "0"]
      ])
      expect(verdicts[4]!.documentKey).toBe(keyOf(text))
      expect(verdicts[4]!.applicationResponse).toEqual(verdicts[1]!.applicationResponse)
      expect(new Set(verdicts.slice(0, 4).map((verdict) => verdict.applicationResponse?.toString())).size).toBe(4)
    })
  )

  it.effect("share numbers with what is sent synchronously", () =>
    Effect.gen(function* () {
      const { sandbox, signer, sign, send } = yield* prepared
      const [first, second] = [sign(invoiceText()), sign(invoiceText({ number: 990_000_002 }))]
      expect(yield* Effect.promise(() => sendBill(sandbox.url, first, signer))).toMatchObject({ statusCode: "00" })
      expect((yield* send(first, second)).map(({ statusCode, rules }) => [statusCode, ...rules])).toEqual([
        ["99", "90"],
        ["00"]
      ])
      expect(yield* Effect.promise(() => sendBill(sandbox.url, second, signer))).toMatchObject({ rules: ["90"] })
    })
  )

  it.effect("let what is sent synchronously in the meantime go first", () =>
    Effect.gen(function* () {
      const { sandbox, signer, sign } = yield* prepared
      const document = sign(invoiceText())
      const { zipKey } = yield* Effect.promise(() => sendBatch(sandbox.url, files(document), signer))
      time.at(1000)
      expect(yield* Effect.promise(() => sendBill(sandbox.url, document, signer))).toMatchObject({ statusCode: "00" })
      time.at(2000)
      expect(yield* Effect.promise(() => getStatusZip(sandbox.url, zipKey!, signer))).toMatchObject([{ rules: ["90"] }])
    })
  )

  it.effect.each([
    ["no test set", junk(1), { testSetId: "" }, "Identificador del set de pruebas es obligatorio."],
    ["51 documents", junk(51), {}, "Archivo zip excede la cantidad de archivos permitida."],
    ["no XML", [{ name: "a.txt", bytes: Buffer.from("a") }], {}, "No se encontró un archivo xml válido en el zip."],
    [
      "more than 50 MiB",
      files(...[1, 2, 3].map(() => Buffer.alloc(19 * 1024 * 1024, 32))),
      {},
      "Archivo zip excede el tamaño permitido."
    ]
  ] as const)("are refused at once with %s", ([, batch, options, refusal]) =>
    Effect.gen(function* () {
      const { sandbox, signer } = yield* prepared
      const answer = yield* Effect.promise(() => sendBatch(sandbox.url, batch, signer, options))
      expect(answer).toMatchObject({ status: 200, zipKey: undefined, refusal })
      expect(answer.body).toContain("<c:Success>false</c:Success>")
      expect(answer.body).toContain('<b:ZipKey i:nil="true"/>')
    })
  )

  it.effect("may have 50 documents, and whatever the Mac archiver adds", () =>
    Effect.gen(function* () {
      const { sandbox, signer } = yield* prepared
      const batch = [...junk(50), ...junk(50).map((file) => ({ ...file, name: `__MACOSX/._${file.name}` }))]
      expect(yield* time.settled(sandbox, batch, signer)).toHaveLength(50)
    })
  )

  it.effect("are refused as a whole when they have two issuers", () =>
    Effect.gen(function* () {
      const { send, sign } = yield* prepared
      const verdicts = yield* send(sign(invoiceText()), sign(invoiceText({ edit: otherIssuer })))
      expect(verdicts).toMatchObject([{ statusCode: "2", isValid: "false", applicationResponse: undefined }])
    })
  )

  it.effect("are sent without a test set with SendBillAsync", () =>
    Effect.gen(function* () {
      const { sandbox, signer, sign } = yield* prepared
      const batch = files(sign(invoiceText()), sign(invoiceText({ number: 990_000_002 })))
      const verdicts = yield* time.settled(sandbox, batch, signer, { operation: "SendBillAsync" })
      expect(verdicts.map(({ statusCode }) => statusCode)).toEqual(["00", "00"])
      expect(yield* sandbox.testSets).toEqual([])
    })
  )

  it.effect("are of what SendBillSync takes when sent with SendBillAsync, and never break the sandbox", () =>
    Effect.gen(function* () {
      const { sandbox, signer, sign } = yield* prepared
      const roots = ["<Nomina/>", '<NominaIndividual xmlns="dian:gov:co:facturaelectronica:NominaIndividual"/>']
      const batch = [...roots, "<ApplicationResponse/>", "<a/>"].map((text) => Buffer.from(text))
      for (const operation of ["SendBillAsync", "SendTestSetAsync"] as const) {
        const verdicts = yield* time.settled(sandbox, files(...batch), signer, { operation })
        expect(verdicts.map(({ statusCode }) => statusCode)).toEqual(["66", "66", "66", "66"])
      }
      const options = { operation: "SendBillAsync" } as const
      const [payroll] = yield* time.settled(sandbox, files(sign(payrollText())), signer, options)
      expect(payroll).toMatchObject({ statusCode: "66", isValid: "false" })
    })
  )

  it.effect("are never sent with SendBillAttachmentAsync", () =>
    Effect.gen(function* () {
      const { sandbox, signer } = yield* prepared
      const answer = yield* Effect.promise(() =>
        ask(sandbox.url, "SendBillAttachmentAsync", { fileName: "z1.zip", contentFile: "UEs=" }, signer)
      )
      expect(answer.body).toContain("<c:ProcessedMessage>Método no disponible.</c:ProcessedMessage>")
      expect(answer.body).toContain("<c:XmlFileName>z1.zip</c:XmlFileName>")
    })
  )

  it.effect("stay pending for ever when a fault keeps them out of the queue", () =>
    Effect.gen(function* () {
      const { sandbox, signer, sign } = yield* prepared
      yield* sandbox.program({ operation: "SendTestSetAsync", behaviour: "batch-never-queued" })
      const text = invoiceText()
      const { zipKey } = yield* Effect.promise(() => sendBatch(sandbox.url, files(sign(text)), signer))
      const later = 400 * 86_400_000
      time.at(later)
      const created = Date.parse("2026-01-15T12:00:00.000Z") + later
      expect(yield* Effect.promise(() => getStatusZip(sandbox.url, zipKey!, signer, { created }))).toMatchObject([
        { statusCode: "", statusDescription: "Batch en proceso de validación." }
      ])
      expect(yield* Effect.promise(() => getStatus(sandbox.url, keyOf(text), signer, { created }))).toMatchObject({
        statusCode: "66"
      })
    })
  )

  it.effect.each([
    [
      "66",
      "TrackId no existe en los registros de la DIAN.",
      "a key never issued",
      "00000000-0000-4000-8000-000000000000"
    ],
    ["89", "Formato trackId inválido.", "what is no key", "f".repeat(96)],
    ["89", "Formato trackId inválido.", "nothing", ""]
  ] as const)("answer %s, %s to %s", ([statusCode, statusDescription, , zipKey]) =>
    Effect.gen(function* () {
      const { sandbox, signer } = yield* prepared
      expect(yield* Effect.promise(() => getStatusZip(sandbox.url, zipKey, signer))).toMatchObject([
        { statusCode, statusDescription, isValid: "false" }
      ])
    })
  )
})

const jittered = batchClock()

layer(
  Sandbox.layer({
    certificateDirectory,
    clock: jittered.clock,
    seed: "jitter",
    batches: { delay: "1 second", jitter: "500 millis" }
  }),
  {
    excludeTestServices: true
  }
)("batches with jitter", (it) => {
  it.effect("wait at least the delay and at most the jitter longer, not all of them alike", () =>
    Effect.gen(function* () {
      const sandbox = yield* Sandbox
      const signer = yield* company(sandbox)
      const keys = yield* Effect.promise(() =>
        Promise.all(Array.from({ length: 8 }, () => sendBatch(sandbox.url, junk(1), signer)))
      )
      const settled = (milliseconds: number) =>
        Effect.promise(async () => {
          jittered.at(milliseconds)
          const answers = await Promise.all(keys.map(({ zipKey }) => getStatusZip(sandbox.url, zipKey!, signer)))
          return answers.filter(([answer]) => answer?.statusCode !== "").length
        })
      expect(yield* settled(999)).toBe(0)
      const between = yield* settled(1250)
      expect(between).toBeGreaterThan(0)
      expect(between).toBeLessThan(8)
      expect(yield* settled(1500)).toBe(8)
    })
  )
})

const strict = batchClock()

layer(Sandbox.layer({ certificateDirectory, clock: strict.clock, trust: "strict" }), { excludeTestServices: true })(
  "batches in strict trust",
  (it) => {
    it.effect("are refused as a whole when the certificate may not act for the issuer", () =>
      Effect.gen(function* () {
        const sandbox = yield* Sandbox
        const own = yield* company(sandbox)
        const other = yield* sandbox.certificates.issue({ nit: "860028580", name: "Otra" })
        const batch = files(signInvoice(invoiceText(), own))
        expect(yield* strict.settled(sandbox, batch, other)).toMatchObject([
          {
            statusCode: "2",
            statusDescription: "NIT 860028580 no autorizado a enviar documentos para emisor con NIT 900373115."
          }
        ])
        expect(yield* strict.settled(sandbox, batch, own)).toMatchObject([{ statusCode: "00" }])
      })
    )
  }
)

const stalled = batchClock()

layer(Sandbox.layer({ certificateDirectory, clock: stalled.clock, batches: { stalled: true, delay: 0 } }), {
  excludeTestServices: true
})("batches of a sandbox that stalls", (it) => {
  it.effect("are never looked at", () =>
    Effect.gen(function* () {
      const sandbox = yield* Sandbox
      const signer = yield* company(sandbox)
      expect(yield* stalled.settled(sandbox, junk(1), signer)).toMatchObject([{ statusCode: "" }])
    })
  )
})

const zipped = batchClock()

layer(Sandbox.layer({ certificateDirectory, clock: zipped.clock, batches: { inOneZip: true } }), {
  excludeTestServices: true
})("batches that are answered in one ZIP", (it) => {
  it.effect("have the ApplicationResponse of every document in it, when all were accepted", () =>
    Effect.gen(function* () {
      const sandbox = yield* Sandbox
      const signer = yield* company(sandbox)
      const texts = [990_000_001, 990_000_002].map((number) => invoiceText({ number }))
      const batch = files(...texts.map((text) => signInvoice(text, signer)))
      const verdicts = yield* zipped.settled(sandbox, batch, signer)
      expect(verdicts).toMatchObject([
        { statusCode: "00", isValid: "true", fileName: "z1.zip", documentKey: undefined }
      ])
      const names: Array<string> = []
      const contents: Array<Buffer> = []
      yield* Effect.promise(async () => {
        const zip = await fromBufferPromise(verdicts[0]!.applicationResponse!, { lazyEntries: true })
        for await (const entry of zip.eachEntry()) {
          names.push(entry.fileName)
          contents.push(await buffer(await zip.openReadStreamPromise(entry)))
          expect(crc32(contents.at(-1)!)).toBe(entry.crc32)
        }
      })
      expect(names).toEqual(["1.xml", "2.xml"])
      const statuses = yield* Effect.promise(() =>
        Promise.all(texts.map((text) => getStatus(sandbox.url, keyOf(text), signer)))
      )
      expect(contents).toEqual(statuses.map(({ applicationResponse }) => applicationResponse))
    })
  )

  it.effect("are answered one by one when one was not, or there is one only", () =>
    Effect.gen(function* () {
      const sandbox = yield* Sandbox
      yield* sandbox.reset
      const signer = yield* company(sandbox)
      const sign = (number: number, edit = (xml: string) => xml) => signInvoice(invoiceText({ number, edit }), signer)
      const one = yield* zipped.settled(sandbox, files(sign(990_000_001)), signer)
      expect(one).toMatchObject([{ statusCode: "00", fileName: "1" }])
      const mixed = files(sign(990_000_002), sign(990_000_003, replace("UBL 2.1", "UBL 2.0")))
      expect(yield* zipped.settled(sandbox, mixed, signer)).toMatchObject([{ statusCode: "00" }, { statusCode: "99" }])
    })
  )
})
