/** A program that takes a document through every root without effect. Its argument is the certificate's password. */
export const plainProgram = `
import { envelope, readAnswer } from "@radicar/dian"
import { check, example, ForeignDocument } from "@radicar/domain"
import { print } from "@radicar/print"
import { openCertificate, parseXml, sign, verify } from "@radicar/signature"
import { read, render } from "@radicar/ubl"
import { readFileSync } from "node:fs"

const now = new Date("2026-01-15T15:00:00Z")
const provider = { id: "5f2c0e2a-7d0b-4a55-9a53-0d6d1f2b8c11", pin: "12345" }
const document = check(example("InvoiceCreate", { number: 990000001, now }), { now, provider })
const certificate = await openCertificate(readFileSync("company.p12"), process.argv[2], now)
const signed = sign(render(document), certificate, { now })
const sent = envelope(document, signed, certificate, { now, sequence: 1 })
const answer = readAnswer(sent, { status: 503, body: "" }, { now })
let refusal
try { render({ ...document }) } catch (error) { refusal = error instanceof ForeignDocument }
console.log(JSON.stringify([
  document.key.value === read(parseXml(signed.bytes)).key.value,
  verify(signed.bytes).intact,
  new TextDecoder().decode(print(document).subarray(0, 5)),
  sent.fileName,
  answer.verdict,
  refusal
]))
`

/** The line that {@link plainProgram} prints, parsed. */
export const plainResult = [true, true, "%PDF-", "fv09003731150002600000001.xml", "unanswered", true]
