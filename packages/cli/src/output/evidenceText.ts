import type { EvidenceManifest } from "@radicar/contract/evidence/EvidenceManifest"
import type { DocumentReport } from "@radicar/ubl/verify/DocumentReport"
import type { Layout } from "./Layout.ts"
import { reportText } from "./reportText.ts"
import { rows } from "./rows.ts"

/** What a bundle says that it is about, and what holds of it. */
export const evidenceText = (
  manifest: EvidenceManifest | undefined,
  report: DocumentReport,
  layout: Layout
): string => {
  const { columns, paint, say } = layout
  const submission = manifest?.submission
  const facts = rows(
    [
      [say({ en: "submission", es: "envío" }), submission?.submissionId],
      [say({ en: "number", es: "número" }), submission && `${submission.number} (${submission.documentType})`],
      [say({ en: "state", es: "estado" }), submission?.state],
      [say({ en: "as of", es: "al" }), manifest?.created],
      [say({ en: "made by", es: "hecho por" }), manifest?.software]
    ],
    { columns, indent: 2, label: paint.dim }
  )
  return facts === "" ? reportText(report, layout) : `${facts}\n\n${reportText(report, layout)}`
}
