import { createHash } from "node:crypto"
import { Redacted } from "effect"
import { text } from "../../xml/query.ts"
import { type JudgedEvent, receiverId, reference, responseCode, senderId } from "./JudgedEvent.ts"

/**
 * Computes the CUDE of an event: number, date, time, sender, receiver, event code, number and type of the document it
 * is about, pin; no environment (annex 1.9 §11.5). `undefined` when the software is not known.
 */
export const computeEventKey = ({ root, software }: Pick<JudgedEvent, "root" | "software">): string | undefined => {
  if (software === undefined) return undefined
  const paths = [
    "cbc:ID",
    "cbc:IssueDate",
    "cbc:IssueTime",
    senderId,
    receiverId,
    responseCode,
    `${reference}/cbc:ID`,
    `${reference}/cbc:DocumentTypeCode`
  ]
  const seed = paths.map((path) => text(root, path) ?? "").join("") + Redacted.value(software.pin)
  return createHash("sha384").update(seed, "utf8").digest("hex")
}
