import type { Localized } from "@radicar/domain/inner/rules/Language"
import { Result } from "effect"
import { readXml } from "../read/readXml.ts"
import type { DocumentReport } from "../verify/DocumentReport.ts"
import { verifyDocument, type VerifyContext } from "../verify/verifyDocument.ts"
import type { ReceivedDocument } from "./ReceivedDocument.ts"

/** The reason for refusing XML that is safe to read but is not a document of the authority. */
export const unknownRoot: Localized = {
  en: "The XML is not a document of the authority: none of its documents has this root.",
  es: "El XML no es un documento de la DIAN: ningún documento suyo tiene esta raíz."
}

/** The reason why the file cannot be read: the detail of the failed XML check. */
const refusal = ({ checks }: DocumentReport): Localized =>
  checks.find(({ check, ok }) => check === "xml" && !ok)?.detail ?? unknownRoot

const alone = (report: DocumentReport): ReceivedDocument => ({
  read: report.facts === undefined ? undefined : readXml(report.facts.root),
  report,
  container: undefined,
  answers: []
})

/**
 * The content of a container as a received document. If a container has no document, the container itself is returned
 * as the document.
 */
const unpacked = (container: DocumentReport): ReceivedDocument => {
  const document = container.inside.find(({ part }) => part === "document")?.report
  const answers = container.inside.filter(({ part }) => part === "answer").map(({ report }) => report)
  return document === undefined ? { ...alone(container), answers } : { ...alone(document), container, answers }
}

/**
 * Reads received octets: a document, the authority's answer, or the container (AttachedDocument) of both. Makes every
 * check of `verifyDocument`. Fails with a readable message if the octets are not XML that is safe to read, or not a
 * document of the authority.
 */
export const receive = (bytes: Uint8Array, context: VerifyContext): Result.Result<ReceivedDocument, Localized> => {
  const report = verifyDocument(bytes, context)
  if (report.facts === undefined) return Result.fail(refusal(report))
  return Result.succeed(report.facts.family === "container" ? unpacked(report) : alone(report))
}
