import { Failure } from "../Failure.ts"
import type { FileRecord } from "./JournalLine.ts"

/**
 * Why a file that was changed is not filed: the document that it was is accepted, or may be. `undefined` where it may be filed,
 * because it is the same or nothing was filed of it.
 */
export const changedSince = (record: FileRecord, sha256: string, path: string): Failure | undefined => {
  if (record.sha256 === sha256) return undefined
  const status = record.event === "started" ? "unknown" : record.status
  if (status === "rejected" || status === "failed") return undefined
  const hint = {
    en: "Put it back as it was, and file what is new as a file of its own with a number of its own.",
    es: "Restáurelo, y radique lo nuevo en otro archivo con otro número."
  }
  return new Failure({
    reason: "conflict",
    text:
      status === "submitted"
        ? {
            en: `${path} was changed after the authority had accepted it; nothing was sent.`,
            es: `${path} cambió después de que la DIAN lo aceptó; no se envió nada.`
          }
        : {
            en: `${path} was changed while its outcome is open; nothing was sent.`,
            es: `${path} cambió mientras su resultado está abierto; no se envió nada.`
          },
    hint
  })
}
