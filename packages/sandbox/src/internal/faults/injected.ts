import { createHash } from "node:crypto"
import type { Finding } from "../judge/Finding.ts"
import { recordVerdict, type Submission } from "../operations/recordVerdict.ts"

/** A rule for a document that breaks none of those that reject; of the rules that documents of every type have. */
export const undeservedRejection = (findings: ReadonlyArray<Finding>): ReadonlyArray<Finding> =>
  findings.some(({ kind }) => kind === "rejection")
    ? []
    : [{ code: "ZE02", kind: "rejection", text: "Valor de la firma inválido." }]

/** Records a valid document with the number of another one and with another key, unless the number is taken. */
export const recordRival = (submission: Submission): void => {
  const { entry, header, identity, state } = submission
  if (state.documents.findValid(identity, header.documentKey) !== undefined) return
  const documentKey = createHash("sha384").update(header.documentKey).digest("hex")
  const xml = Buffer.from(entry.bytes).toString("utf8").replaceAll(header.documentKey, documentKey)
  recordVerdict(
    { ...submission, entry: { ...entry, bytes: Buffer.from(xml, "utf8") }, header: { ...header, documentKey } },
    [],
    undefined
  )
}
