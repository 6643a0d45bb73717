import { expect, it } from "@effect/vitest"
import { certificateDirectory } from "@radicar/fixtures/certificates/sandboxAuthority"
import { makeWorkerPool } from "@radicar/workers/inner/WorkerPool"
import { X509Certificate } from "node:crypto"
import { Effect } from "effect"
import { certificateService, openAuthority } from "../src/internal/certificates/certificateService.ts"
import { knowledgeOf } from "../src/internal/filing/knowledgeOf.ts"
import { submitFile } from "../src/internal/filing/submitFile.ts"
import { threadTasks } from "../src/internal/judgeTasks.ts"
import { makeState } from "../src/internal/state/SandboxState.ts"
import { replace } from "./support/edit.ts"
import { equivalentText } from "./support/equivalentText.ts"
import { eventText } from "./support/eventText.ts"
import { testInstant } from "./support/fixedClock.ts"
import { withLines } from "./support/invoiceEdits.ts"
import { invoiceText, keyOf } from "./support/invoiceText.ts"
import { noteText } from "./support/noteText.ts"
import { payrollText } from "./support/payrollText.ts"
import { signInvoice } from "./support/signInvoice.ts"
import { soapEnvelope } from "./support/soapEnvelope.ts"
import { supportText } from "./support/supportText.ts"

const filed = invoiceText()
const corrects = { number: "SETP990000001", key: keyOf(filed) }

/** Documents of every build, valid and not. */
const documents: ReadonlyArray<readonly [what: string, xml: string]> = [
  ["an invoice", invoiceText({ number: 990_000_002 })],
  ["many lines", invoiceText({ number: 990_000_002, edit: withLines(300) })],
  ["a fault it asks for", invoiceText({ edit: replace("Servicio de prueba", "[[sandbox:slow]]") })],
  ["another pin", invoiceText({ pin: "1" })],
  ["another technical key", invoiceText({ secret: "1" })],
  ["another authorisation", invoiceText({ edit: replace("18760000001", "18760000002") })],
  ["no issuer", invoiceText({ edit: replace(">900373115<", "><", "everywhere") })],
  ["another schema", invoiceText({ edit: replace("<cbc:UBLVersionID>UBL 2.1</cbc:UBLVersionID>", "") })],
  ["a part out of order", invoiceText({ edit: replace("<cbc:Note>", "<cbc:Otro/><cbc:Note>") })],
  ["an unknown type", invoiceText({ tamper: replace("InvoiceTypeCode>01<", "InvoiceTypeCode>77<") })],
  ["a credit note", noteText({ number: 7, corrects })],
  ["a credit note on nothing", noteText({ number: 7, corrects: { number: "SETP1", key: "a".repeat(96) } })],
  ["a debit note", noteText({ typeCode: "92", corrects })],
  ["a support document", supportText()],
  ["an equivalent document", equivalentText()],
  ["an event", eventText({ code: "030" })],
  ["a payroll document", payrollText()],
  ["an adjustment of nothing", payrollText({ branch: "Reemplazar" })],
  ["another root", "<Otro/>"],
  ["no XML", "<Invoice"]
]

it.live("threads read and judge as it is done in place", () =>
  Effect.gen(function* () {
    const authority = yield* openAuthority(certificateDirectory)
    const signer = yield* certificateService(authority).issue({
      nit: "900373115",
      name: "Compañía de Prueba",
      validFrom: new Date("2026-01-01T00:00:00Z")
    })
    const file = new URL("../src/internal/judgeWorker.ts", import.meta.url)
    const pool = yield* makeWorkerPool<typeof threadTasks>({ file, threads: 1 })
    const inThread = { key: "test", processorMillis: 60_000 }
    const codes = new Set<string>()
    for (const trust of ["any-in-date", "strict"] as const) {
      const state = makeState({ trust }, authority)
      const certificate = new X509Certificate(signer.certificatePem)
      const bytes = signInvoice(filed, signer)
      const reading = threadTasks.readFile({ xml: bytes, family: "billing" })
      const sent = { entry: { name: "a.xml", bytes }, together: bytes.byteLength, reading }
      const caller = { certificate, now: testInstant }
      const { document } = yield* submitFile({ operation: "test", file: sent, zipName: undefined, caller, state })
      expect(document?.accepted).toBe(true)
      for (const [what, text] of documents) {
        const xml = text.includes("ExtensionContent></") ? signInvoice(text, signer) : Buffer.from(text)
        const read = threadTasks.readFile({ xml, family: undefined })
        const { output: readThere } = yield* pool.run("readFile", { xml, family: undefined }, inThread)
        expect([what, readThere]).toEqual([what, read])
        if (read._tag === "Unreadable" || read.kind === undefined) continue
        const knowledge = knowledgeOf(read.header, state)
        const toJudge = { xml, family: read.family, now: testInstant, knowledge }
        const judged = threadTasks.judgeFile(toJudge)
        const { output: judgedThere } = yield* pool.run("judgeFile", toJudge, inThread)
        expect([what, judgedThere]).toEqual([what, judged])
        codes.add(judged._tag === "Judged" ? judged.findings.map(({ code }) => code).join(" ") : judged._tag)
      }
    }
    // the documents do differ in what is wrong with them, and some are right
    expect(codes.size).toBeGreaterThan(8)
    expect(codes).toContain("")
    const body = Buffer.from(soapEnvelope({ operation: "GetStatus", body: "<wcf:trackId>a</wcf:trackId>" }, signer))
    for (const [now, seen] of [
      [testInstant, new Map()],
      [testInstant + 86_400_000, new Map([["a", new X509Certificate(signer.certificatePem)]])]
    ] as const) {
      const { output } = yield* pool.run("readRequest", { body, now, seen }, inThread)
      const request = threadTasks.readRequest({ body, now, seen })
      expect({ ...output, signer: undefined }).toEqual({ ...request, signer: undefined })
      expect(JSON.stringify(output?.signer)).toBe(JSON.stringify(request?.signer))
    }
  }).pipe(Effect.scoped)
)
