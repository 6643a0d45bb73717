import { createHash, createPublicKey } from "node:crypto"
import { promisify } from "node:util"
import { deflateRaw, inflateRawSync } from "node:zlib"
import { Effect, Option } from "effect"
import { signDocument } from "../authority/signDocument.ts"
import { buildCertificate, type CertifiedKey } from "../certificates/buildCertificate.ts"
import type { Finding } from "../document/Finding.ts"
import type { Reading } from "../document/SentFile.ts"
import type { Judgement } from "../judge/DocumentFamily.ts"
import { takesTooMuch } from "./readContent.ts"
import { baseName, type Filing, unrecorded, type FilingVerdict } from "./Filing.ts"
import { judgeFile } from "./fileTasks.ts"
import { isUnchanged, knowledgeOf } from "./knowledgeOf.ts"
import { unauthorizedSender } from "./permissions.ts"
import { recordSchemaFailure, recordVerdict, type Submission } from "./recordVerdict.ts"
import { missingFields, refused, rejected, schemaFailure } from "./responses.ts"

/** Beginning of the message about a document that violates its schema. */
const schemaSentence = "Regla: ZB01, Rechazo: Fallo en el esquema XML del archivo"

/** Message about a document type that is not accepted. */
export const disabled = "El tipo de documento no se encuentra habilitado."
const duplicateMessage = "Regla: 90, Rechazo: Documento procesado anteriormente."

/**
 * Processes one document, from its basic fields to the record. All violations are
 * collected; only a document that cannot be read further ends early. Other documents may be filed while a large one is
 * judged. Duplicates are therefore looked up again in one synchronous step with the record: two senders with one number
 * cannot both pass.
 */
export const submitFile = Effect.fnUntraced(function* (filing: Filing): Effect.fn.Return<FilingVerdict> {
  const { caller, file, operation, state } = filing
  const { entry, reading } = file
  const fileName = baseName(entry)
  if (reading._tag === "Unreadable") return unrecorded(unreadable(reading.message, filing))
  const { header, kind } = reading
  if (header.missing.length > 0) return unrecorded(missingFields(header.missing, fileName))
  if (kind === undefined) return unrecorded(schemaFailure([`Regla: ZB05, Rechazo: ${disabled}`], fileName))
  const unauthorized = unauthorizedSender(header.issuer.nit, caller.certificate, state, header.softwareOwner)
  if (unauthorized !== undefined && state.trust === "strict") return unrecorded(refused(unauthorized, fileName))
  // code of the authority's refusal
  const warnings: ReadonlyArray<Finding> =
    unauthorized === undefined ? [] : [{ code: "89", kind: "notification", text: unauthorized }]
  const identity = { ...header.identity, group: kind.group }
  const xml = () => entry.bytes
  const received = { operation, entry, xml, fileName, header, identity, kind, now: caller.now, state }
  if (caller.injection === "number-taken") recordRival(received)
  const duplicate = (): FilingVerdict | undefined => {
    const original = state.documents.findValid(identity, header.documentKey) ?? ofSameMonth(received)
    return (
      original && unrecorded(rejected([duplicateMessage], original.applicationResponse, original.documentKey, fileName))
    )
  }
  const before = duplicate()
  if (before !== undefined) return before
  const judgement = yield* judge(filing, reading)
  const submission = state.workshop.isInPlace(entry.bytes.byteLength)
    ? received
    : { ...received, xml: yield* deflated(entry.bytes) }
  const meanwhile = duplicate()
  if (meanwhile !== undefined) return meanwhile
  if (judgement === undefined) return unrecorded(schemaFailure([`${schemaSentence}: ${takesTooMuch}`], fileName))
  if (judgement._tag === "Judged") {
    const injected = caller.injection === "rejected" ? undeservedRejection(judgement.findings) : []
    return recordVerdict(submission, [...judgement.findings, ...warnings, ...injected], judgement.signedAt)
  }
  return recordSchemaFailure(
    submission,
    judgement.problems.map((problem) => `${schemaSentence}: ${problem}`)
  )
})

/**
 * Finds the existing payroll of the same worker and month. Only first payrolls are compared; a further one must be a
 * `novedad`.
 */
const ofSameMonth = ({ header: { facts }, state }: Pick<Submission, "header" | "state">) =>
  facts.payroll?.role === "first" ? state.documents.payrollsLike(facts.payroll)[0] : undefined

/**
 * Judges a document, and repeats that if the data it refers to have changed meanwhile. Returns `undefined` if it needs
 * too many resources.
 */
const judge = Effect.fnUntraced(function* (
  { caller, file, state }: Filing,
  { family, header }: Extract<Reading, { _tag: "Read" }>
): Effect.fn.Return<Judgement | undefined> {
  for (;;) {
    const knowledge = knowledgeOf(header, state)
    const input = { xml: file.entry.bytes, family, now: caller.now, knowledge }
    const load = { octets: file.entry.bytes.byteLength, together: file.together, key: header.issuer.nit }
    const judgement = yield* Effect.option(state.workshop.run(judgeFile, input, load))
    if (Option.isNone(judgement)) return undefined
    if (isUnchanged(knowledge, knowledgeOf(header, state))) return judgement.value
  }
})

const deflate = promisify(deflateRaw)

/**
 * Makes a function that inflates stored bytes. It is separate, because a function made in the scope of the original
 * bytes would keep them in memory.
 */
const inflated = (packed: Uint8Array) => (): Uint8Array => inflateRawSync(packed)

/** Compresses a large document for storage. */
const deflated = (bytes: Uint8Array): Effect.Effect<() => Uint8Array> =>
  Effect.map(
    Effect.promise(() => deflate(bytes, { level: 1 })),
    inflated
  )

/**
 * Rejection (ZE02) for a document that no rule rejects; empty for any other document. ZE02 exists for documents of
 * every type.
 */
const undeservedRejection = (findings: ReadonlyArray<Finding>): ReadonlyArray<Finding> =>
  findings.some(({ kind }) => kind === "rejection")
    ? []
    : [{ code: "ZE02", kind: "rejection", text: "Valor de la firma inválido." }]

/** A certificate of the issuer of a document, as another program of the issuer would have it. */
const certificateOf = ({ header: { issuer }, state: { authority } }: Submission): CertifiedKey => {
  const { privateKey } = authority.signer
  const [notBefore, notAfter] = [new Date("2019-01-01T00:00:00Z"), new Date("2049-12-31T23:59:59Z")]
  const subject = [
    { type: "C", value: "CO" },
    { type: "serialNumber", value: issuer.nit },
    { type: "CN", value: "Otro programa" }
  ]
  const publicKey = createPublicKey(privateKey)
  const request = {
    subject,
    publicKey,
    privateKey,
    issuer: authority.subordinate,
    authority: false,
    notBefore,
    notAfter
  }
  return { privateKey, certificatePem: buildCertificate(request) }
}

/**
 * Records a rival of a document: a valid document with the same number and another key, signed by the issuer with
 * another certificate. Does nothing if the number is already taken.
 */
const recordRival = (submission: Submission): void => {
  const { entry, header, identity, now, state } = submission
  if (state.documents.findValid(identity, header.documentKey) !== undefined) return
  const documentKey = createHash("sha384").update(header.documentKey).digest("hex")
  const unsigned = Buffer.from(entry.bytes)
    .toString("utf8")
    .replace(/<(\w+):Signature\b[^]*<\/\1:Signature>/u, "")
    .replaceAll(header.documentKey, documentKey)
  const xml = signDocument(unsigned, certificateOf(submission), state.identifiers.guid(), now)
  const bytes = Buffer.from(xml, "utf8")
  recordVerdict(
    { ...submission, entry: { ...entry, bytes }, xml: () => bytes, header: { ...header, documentKey } },
    [],
    undefined
  )
}

// linear: a message of the parser is one short line
const undeclaredPrefix = /Namespace prefix (\S+) (?:on|for) .*not defined/u

const unreadable = (message: string, { file: { entry }, zipName }: Filing) => {
  const prefix = undeclaredPrefix.exec(message)?.[1]
  return prefix === undefined
    ? schemaFailure([`${schemaSentence}: ${message}`], baseName(entry))
    : refused(`Error al parsear xml. Namespace prefix '${prefix}' is not defined.`, zipName)
}
