import { pathOf, read } from "@radicar/fixtures/certificates/TestCertificates"
import { createHash } from "node:crypto"
import { readFileSync } from "node:fs"
import { exchangeOf } from "./answerOf.ts"
import { containerOf, elementText } from "./containerOf.ts"
import { exampleNumber, exampleText } from "./exampleText.ts"
import { radicarProcess } from "./radicarProcess.ts"
import type { temporaryFolder } from "./temporaryFolder.ts"

/** Files of a bundle by path, manifest not among them. */
export type EvidenceFiles = Readonly<Record<string, Uint8Array>>

const sha256 = (bytes: Uint8Array | string): string => createHash("sha256").update(bytes).digest("hex")

const steps = [
  { at: "2026-01-15T15:00:00.000Z", to: "signed", origin: "request", attempt: 0, detail: "" },
  { at: "2026-01-15T15:00:01.000Z", from: "signed", to: "filing", origin: "request", attempt: 1, detail: "" },
  { at: "2026-01-15T15:00:02.000Z", from: "filing", to: "accepted", origin: "authority", attempt: 1, detail: "" }
]

const submissionId = "019a0000-0000-7000-8000-000000000000"

/**
 * Everything that a bundle of an accepted document holds: signed, filed with a sandbox, printed, put in a container.
 */
export const evidenceFiles = async (files: ReturnType<typeof temporaryFolder>): Promise<EvidenceFiles> => {
  const stdin = exampleText((body) => {
    const now = new Date().toISOString()
    Object.assign(body, { Date: now, DueDate: now, OrderReference: null })
  })
  const password = files.write("evidence-password.txt", read("company").password)
  const args = ["sign", "-", "--certificate", pathOf("company.p12"), "--password-file", password]
  const signed = (await radicarProcess(args, { stdin })).stdout
  const xml = files.write("evidence-signed.xml", signed)
  const pdf = files.path("evidence.pdf")
  const printed = await radicarProcess(["print", "-", "--xml", xml, "--out", pdf], { stdin })
  if (printed.code !== 0) throw new Error(printed.stderr)
  const { answer, request, response } = await exchangeOf(signed)
  const texts: Readonly<Record<string, string>> = {
    "request.json": stdin,
    "unsigned.xml": signed.replace(/<ds:Signature [^]*<\/ds:Signature>/u, ""),
    "signed.xml": signed,
    "soap/submit.request.xml": request,
    "soap/submit.response.xml": response,
    "ApplicationResponse.xml": answer,
    "AttachedDocument.xml": containerOf(signed, answer),
    "history.json": JSON.stringify({ submissionId, history: steps })
  }
  const octets = Object.entries(texts).map(([path, text]) => [path, Buffer.from(text)] as const)
  return Object.fromEntries([...octets, ["document.pdf", readFileSync(pdf)]])
}

const settled = ["soap/settled.request.xml", "soap/settled.response.xml"]

/** A manifest of files, which a test may change before it gets its digest. */
export const manifestOf = (
  files: EvidenceFiles,
  change: (manifest: Record<string, any>) => void = () => {}
): Uint8Array => {
  const manifest: Record<string, any> = {
    format: "radicar-evidence",
    version: 1,
    software: "radicar test",
    created: steps.at(-1)?.at,
    submission: {
      submissionId,
      state: "accepted",
      operation: "InvoiceCreate",
      environment: "sandbox",
      issuerNit: "900373115",
      documentType: "01",
      number: exampleNumber,
      documentKey: elementText(Buffer.from(files["signed.xml"] ?? []).toString("utf8"), "cbc:UUID"),
      keyScheme: "CUFE-SHA384",
      recorded: steps[0]?.at
    },
    files: Object.entries(files).map(([path, bytes]) => ({
      path,
      mediaType: "application/octet-stream",
      description: "",
      size: bytes.length,
      sha256: sha256(bytes)
    })),
    missing: settled.map((path) => ({ path, reason: "settled-by-submit" }))
  }
  change(manifest)
  const blank = `${JSON.stringify({ ...manifest, manifestSha256: "0".repeat(64) }, undefined, 2)}\n`
  return Buffer.from(blank.replace(/0{64}(?="\n\}\n$)/u, sha256(blank)))
}
