import type { ParsedElement } from "../xml/ParsedElement.ts"
import { Result } from "effect"
import { checkAnswer, checkContainer } from "./check/checkContainer.ts"
import { checkKey } from "./check/checkKey.ts"
import { checkNumbering } from "./check/checkNumbering.ts"
import { checkReference, referencedKey } from "./check/checkReference.ts"
import { checkSignature } from "./check/checkSignature.ts"
import { checkStructure } from "./check/checkStructure.ts"
import { unreadable } from "./check/unreadable.ts"
import { type DocumentReport, type InnerReport, togetherProven } from "./DocumentReport.ts"
import { type Finding, type ChecksAndNotes, type Note, onlyChecks, together } from "./Finding.ts"
import type { DocumentFacts } from "./facts/DocumentFacts.ts"
import { readFacts } from "./facts/readFacts.ts"
import { elementsAt, textAt } from "./facts/xmlPath.ts"
import type { Secrets } from "./Secrets.ts"
import type { VerifyTools } from "./VerifyTools.ts"

/** Input of a verification, in addition to the document. */
export interface VerifyContext {
  readonly secrets: Secrets
  /** The current time. */
  readonly at: Date
  /** The recorded time of receipt, if any: the certificates must have been valid then. */
  readonly receivedAt?: Date | undefined
  readonly tools: VerifyTools
  /** Compares the document, or the one inside a container, with the expected one. */
  readonly compare?: ((bytes: Uint8Array) => ChecksAndNotes) | undefined
}

const wellFormed: Finding = {
  section: "file",
  check: "xml",
  ok: true,
  detail: { en: "well-formed XML in UTF-8", es: "XML bien formado en UTF-8" }
}

const failed = (check: string, detail: Finding["detail"], actual?: string): DocumentReport => {
  const checks: ReadonlyArray<Finding> = [{ section: "file", check, ok: false, detail, actual }]
  const proof = togetherProven(checks, [])
  return { valid: false, proof, facts: undefined, signature: undefined, checks, notes: [], inside: [] }
}

const markNote: Note = {
  section: "file",
  note: "byteOrderMark",
  text: {
    en: "The file begins with a byte order mark, which does not belong there.",
    es: "El archivo empieza con una marca BOM, que no va ahí."
  }
}

const rootFinding = (root: ParsedElement, facts: DocumentFacts | undefined): Finding => ({
  section: "structure",
  check: "root",
  ok: facts !== undefined,
  detail:
    facts === undefined
      ? { en: "no document of the authority has this root", es: "ningún documento de la DIAN tiene esta raíz" }
      : { en: `${root.local} in its namespace`, es: `${root.local} en su espacio de nombres` },
  ...(facts === undefined ? { actual: `{${root.namespace}}${root.local}` } : {})
})

const description = "cac:ExternalReference/cbc:Description"

/** The texts of the documents inside a container, each with its kind. */
export const embeddedIn = ({ root }: DocumentFacts): ReadonlyArray<readonly [InnerReport["part"], string]> => {
  const document = textAt(root, `cac:Attachment/${description}`)
  const lines = elementsAt(root, `cac:ParentDocumentLineReference/cac:DocumentReference/cac:Attachment`)
  const answers = lines.flatMap((attachment) => textAt(attachment, description) ?? [])
  return [
    ...(document === undefined ? [] : [["document", document] as const]),
    ...answers.filter((text) => text !== "").map((text) => ["answer", text] as const)
  ]
}

/** Compares the statements of a container with its contents. */
const agreement = (facts: DocumentFacts, inside: ReadonlyArray<InnerReport>): ChecksAndNotes => {
  const document = inside.find(({ part }) => part === "document")?.report.facts
  const answers = inside.flatMap(({ part, report }) =>
    part === "answer" && report.facts?.family === "answer" ? [report.facts] : []
  )
  const without: Note = {
    section: "container",
    note: "noAnswer",
    text: { en: "It contains no answer from the authority.", es: "No contiene una respuesta de la DIAN." }
  }
  return together(
    document === undefined ? onlyChecks([]) : checkContainer(facts, document),
    ...answers.map((answer) => checkAnswer(facts, document, answer)),
    { checks: [], notes: answers.length === 0 ? [without] : [] }
  )
}

/** Verifies a document and those inside it. `depth` is the nesting depth of containers; one level is read. */
export const verifyDocument = (bytes: Uint8Array, context: VerifyContext, depth = 0): DocumentReport => {
  const { compare, tools } = context
  const parsed = tools.parse(bytes)
  if (Result.isFailure(parsed)) return failed("xml", unreadable(parsed.failure))
  const { root } = parsed.success
  const facts = readFacts(root)
  const embedded = facts?.family === "container" && depth === 0 ? embeddedIn(facts) : []
  const inside = embedded.map(([part, text]) => {
    const inner = part === "document" ? context : { ...context, compare: undefined }
    return { part, report: verifyDocument(tools.encode(text), inner, depth + 1) }
  })
  const signature = checkSignature(facts, parsed.success, context)
  const { checks, notes } = together(
    { checks: [wellFormed], notes: bytes[0] === 0xef && bytes[1] === 0xbb ? [markNote] : [] },
    onlyChecks([rootFinding(root, facts)]),
    ...(facts === undefined
      ? []
      : [
          checkStructure(facts),
          checkKey(facts, context.secrets, facts.family === "event" ? referencedKey(facts) : undefined),
          checkNumbering(facts),
          checkReference(facts),
          ...(facts.family === "container" ? [agreement(facts, inside)] : [])
        ]),
    signature,
    compare !== undefined && facts?.family !== "container" ? compare(bytes) : onlyChecks([])
  )
  const proof = togetherProven(checks, [
    ...(signature.proof === undefined ? [] : [signature.proof]),
    ...inside.map(({ report }) => report.proof)
  ])
  return {
    valid: proof.degree === "proven",
    proof,
    facts,
    signature: signature.report,
    checks,
    notes,
    inside
  }
}
