import type { Damage } from "./judges.ts"

const inText =
  (change: (text: string) => string) =>
  (octets: Uint8Array): Uint8Array =>
    Buffer.from(change(Buffer.from(octets).toString("utf8")), "utf8")

/** Adds 1 to an amount. */
const raised = (amount: string): string => amount.replace(/^\d+/u, (digits) => String(BigInt(digits) + 1n))

/** Damages a file of a document, each kind of file in the aspect that its judges look at. */
export const damaged: Readonly<Record<Damage, (octets: Uint8Array) => Uint8Array>> = {
  // the document is of another year than the signed one
  signature: inText((text) => text.replace(/(IssueDate>|FechaGen=")2026/u, "$12027")),
  form: inText((text) => text.replaceAll(/(<\/?cbc:Issue)Date>/gu, "$1Day>")),
  total: inText((text) =>
    text.replace(
      /((?:<cbc:PayableAmount [^>]*|<ComprobanteTotal)>)([\d.]+)/u,
      (_, tag: string, amount: string) => `${tag}${raised(amount)}`
    )
  ),
  pdf: (octets) => octets.subarray(0, Math.floor(octets.length * 0.6)),
  request: inText((text) =>
    text.replace("//vpfe-hab.dian", "//vpfe.dian").replaceAll("wcf:contentFile>", "wcf:contentFiles>")
  ),
  certificate: inText((text) =>
    text.replace(/(?<=\n)\S(?=\S+\n\S+\n-----END)/u, (letter) => (letter === "A" ? "B" : "A"))
  )
}
