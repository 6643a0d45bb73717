import type { CounterpartyFacts, DocumentFacts } from "@radicar/domain/inner/document/DocumentFacts"
import { type FactSumName, factSums } from "@radicar/domain/inner/facts/factSums"
import { onCredit } from "@radicar/domain/inner/inbox/receivedDocument"
import { paymentForm, paymentMethod } from "@radicar/domain/inner/document/PaymentMeans"
import { parseNit } from "@radicar/domain/inner/Nit"
import { JsonNumber, JsonObject, type JsonValue } from "@radicar/domain/inner/json/JsonValue"
import { fromEpochMillis, LocalDateTime, parseLocalDateTime } from "@radicar/domain/inner/time/LocalDateTime"
import { TrustAnchors } from "@radicar/signature/inner/TrustAnchors"
import { documentTypes } from "@radicar/ubl/inner/documentTypes"
import { authorityResponse } from "@radicar/ubl/inner/received/AuthorityResponse"
import { receive, unknownRoot } from "@radicar/ubl/inner/received/receive"
import type { ReceivedDocument } from "@radicar/ubl/inner/received/ReceivedDocument"
import { Result } from "effect"
import { verifyTools } from "../documents/reading/readDocuments.ts"
import { withoutUndefined } from "../platform/withoutUndefined.ts"
import type { Task } from "../platform/work/HeavyWork.ts"
import { unpackedOctets } from "../platform/work/taskCosts.ts"
import type { InboxDetails } from "./InboxRow.ts"
import { type ArrivedMail, type FileKind, openArrival, reasonOf, type UnreadableReason } from "./openArrival.ts"

/** A party of a received document. */
interface ReceivedParty {
  /** Code of the kind of identification, such as `31`; absent if the document states none. */
  readonly type: string | undefined
  /** Identification without check digit. */
  readonly number: string
  readonly name: string
}

/** The authority's answer that came with a document. */
export interface ReceivedAnswer {
  /** Whether the answer validates the document, and its signature is not broken. */
  readonly validates: boolean
  /** Date and time that the answer states; empty if it states none. */
  readonly at: string
  /** Whether the answer names rules besides the acceptance. */
  readonly notifies: boolean
}

/** A document in an arrival, reduced to what lists show and what decides its state. */
export interface JudgedReceivedDocument {
  readonly key: string
  readonly keyScheme: string
  readonly typeCode: string
  readonly number: string
  /** Prefix of the authorised range; absent if the document names none. */
  readonly prefix: string | undefined
  /** Environment as the document states it: `1` production, `2` tests. */
  readonly environment: string
  readonly issueDate: string
  readonly supplier: ReceivedParty
  readonly buyer: ReceivedParty | undefined
  readonly answer: ReceivedAnswer | undefined
  /** Lowest degree of proof among all signatures: `proven` only if every one is. */
  readonly degree: "proven" | "not-proven" | "broken"
  /** Facts that could be read from the document; absent if none could. */
  readonly facts: ListedFacts | undefined
  readonly sums: { readonly [Name in FactSumName]?: string | undefined }
}

/** The judgement of one file in an arrival. */
export type JudgedFile = { readonly place: string; readonly name: string } & (
  | { readonly is: "document"; readonly document: JudgedReceivedDocument }
  /** An answer of the authority without its document; `key` is the document's. */
  | { readonly is: "answer"; readonly key: string; readonly answer: ReceivedAnswer }
  | { readonly is: "unreadable"; readonly reason: UnreadableReason }
)

/** A judged arrival: its mail, its files, and the judgement of each. */
export interface JudgedArrival {
  readonly mail: ArrivedMail | undefined
  /** All files inside the arrival, for the list of files. */
  readonly files: ReadonlyArray<{
    readonly place: string
    readonly name: string
    readonly kind: FileKind
    readonly octets: number
  }>
  /** Documents, answers, and files that cannot be read. */
  readonly judged: ReadonlyArray<JudgedFile>
}

/** An arrival to judge or to show, and the time and trust anchors of the judgement. */
export interface Arrival {
  readonly bytes: Uint8Array
  /** Name of the file as its sender states it. */
  readonly name: string
  /** Time of the judgement, in milliseconds since the epoch. */
  readonly at: number
  /** Trust anchors as plain values; see `TrustAnchors.files`. */
  readonly trust: ReadonlyArray<Uint8Array>
}

/** Maximum number of documents in an arrival. */
const maximumDocuments = 50

/** Time, trust anchors and tools with which the documents of an arrival are verified. */
export const contextOf = ({ at, trust }: Pick<Arrival, "at" | "trust">) => ({
  // the service has no secrets for keys of other issuers
  secrets: { technicalKey: undefined, softwarePin: undefined, softwareId: undefined },
  at: new Date(at),
  tools: verifyTools(Result.getOrThrow(TrustAnchors.read(trust)))
})

const textAt = (body: JsonValue | undefined, ...path: ReadonlyArray<string>): string | undefined => {
  const value = path.reduce<JsonValue | undefined>(
    (object, key) => (object instanceof JsonObject ? object.get(key) : undefined),
    body
  )
  const text = value instanceof JsonNumber ? value.text : value
  return typeof text === "string" && text !== "" ? text : undefined
}

type ListedFacts = Pick<DocumentFacts, "currency" | "dueDate" | "order" | "total"> & InboxDetails

/** Forms and means of all payments of a document, which states one or several. */
const paymentsOf = (body: JsonValue | undefined): ReadonlyArray<NonNullable<ListedFacts["payment"]>> => {
  const paymentMeans = body instanceof JsonObject ? body.get("PaymentMeans") : undefined
  const payments: ReadonlyArray<JsonValue | undefined> = Array.isArray(paymentMeans) ? paymentMeans : [paymentMeans]
  return payments.flatMap((payment) => {
    const code = textAt(payment, "Code")
    const methodCode = textAt(payment, "MethodCode")
    const means = { code: code ?? "", ...(methodCode === undefined ? {} : { methodCode }) }
    return code === undefined ? [] : [{ form: paymentForm(means), means: paymentMethod(means) }]
  })
}

/** Facts as a document states them, unchecked: for a document that cannot be read because of other, invalid values. */
const statedFacts = (body: JsonValue): ListedFacts => {
  const total = textAt(body, "LegalMonetaryTotal", "PayableAmount")
  return {
    ...withoutUndefined({
      currency: textAt(body, "CurrencyCode"),
      dueDate: /^\d{4}-\d{2}-\d{2}/u.exec(textAt(body, "DueDate") ?? "")?.[0],
      order: textAt(body, "OrderReference", "Id"),
      total: total !== undefined && /^-?\d{1,18}(?:\.\d{1,6})?$/u.test(total) ? total : undefined
    }),
    references: []
  }
}

/** Facts of a document for lists. A document with several payments counts as on credit if one of them is. */
const listedFacts = (facts: DocumentFacts | undefined, body: JsonValue | undefined): ListedFacts | undefined => {
  const documentFacts = facts ?? (body === undefined ? undefined : statedFacts(body))
  const payments = paymentsOf(body)
  const payment = payments.find(({ form }) => form === onCredit) ?? payments[0]
  return documentFacts === undefined || payment === undefined ? documentFacts : { ...documentFacts, payment }
}

const partyOf = (
  party: { readonly number: string; readonly name: string | undefined } | undefined,
  type: string | undefined
): ReceivedParty | undefined =>
  party === undefined
    ? undefined
    : { type, number: parseNit(party.number)?.number ?? party.number.trim(), name: party.name ?? "" }

/** Codes of lines in an answer that state the acceptance instead of a rule. */
const acceptanceLines: ReadonlySet<string> = new Set(["0000", "0", ""])

const answerOf = (reports: ReceivedDocument["answers"], key: string): ReceivedAnswer | undefined => {
  for (const report of reports) {
    const response = authorityResponse(report)
    if (response?.documentKey?.toLowerCase() !== key) continue
    return {
      validates: response.code === "02" && report.proof.degree !== "broken",
      at: response.date ?? "",
      notifies: response.messages.some(({ rule }) => !acceptanceLines.has(rule ?? ""))
    }
  }
  return undefined
}

const degrees = ["broken", "not-proven", "proven"] as const

const keyForm = /^[0-9a-f]{96}$/u

const counterparty = (facts: DocumentFacts | undefined): CounterpartyFacts | undefined => facts?.counterparty

/** Maximum length of a document's number and of an identification; no real one is as long. */
const longestNumber = 100

/** The facts of a received document; a code, if it lacks key, number, day or issuer, or states absurd ones. */
const documentOf = (
  received: ReceivedDocument
): JudgedReceivedDocument | "emptyContainer" | "notADocument" | "tooLong" => {
  const { answers, container, read, report } = received
  const { facts } = report
  if (facts?.family === "container") return "emptyContainer"
  const key = facts?.key?.toLowerCase() ?? ""
  const supplier = partyOf(
    facts?.issuer && { number: facts.issuer.number, name: facts.issuer.name },
    textAt(read?.body, "CompanyParty", "IdentificationType")
  )
  if (facts?.number === undefined || supplier === undefined || !keyForm.test(key)) return "notADocument"
  if (Math.max(facts.number.length, supplier.number.length) > longestNumber) return "tooLong"
  const issueDate = facts.issueDate ?? ""
  const moment = parseLocalDateTime(issueDate)
  if (!(moment instanceof LocalDateTime)) return "notADocument"
  const documentFacts =
    read === undefined
      ? undefined
      : documentTypes[read.operation].readFacts(
          read.body,
          { environment: "2", now: moment },
          { language: "en", unknownFields: "ignore" }
        )
  const reports = [report, ...(container === undefined ? [] : [container]), ...answers]
  const proofDegrees = new Set(reports.map(({ proof }) => proof.degree))
  return {
    key,
    keyScheme: facts.statedScheme ?? facts.scheme ?? "",
    typeCode: facts.typeCode ?? "",
    number: facts.number,
    prefix: facts.prefix,
    environment: facts.environment ?? "",
    issueDate: moment.date,
    supplier,
    buyer: partyOf(
      facts.receiver && { number: facts.receiver.number, name: facts.receiver.name },
      counterparty(documentFacts)?.type
    ),
    answer: answerOf(answers, key),
    degree: degrees.find((degree) => proofDegrees.has(degree)) ?? "broken",
    facts: listedFacts(documentFacts, read?.body),
    sums: documentFacts === undefined ? {} : factSums(documentFacts)
  }
}

const judge = async ({ bytes, name, ...context }: Arrival): Promise<JudgedArrival> => {
  const { files, mail } = await openArrival(bytes, name)
  const verifying = contextOf(context)
  const judged: Array<JudgedFile> = []
  // with a document in the same arrival these are annexes
  const annexes: Array<JudgedFile> = []
  let documents = 0
  for (const { bytes: octets, kind, name: fileName, place, unreadable } of files) {
    const file = { place, name: fileName }
    if (unreadable !== undefined) {
      const list = unreadable.code === "unsupported" ? annexes : judged
      list.push({ ...file, is: "unreadable", reason: unreadable })
    }
    if (kind !== "xml") continue
    documents++
    if (documents > maximumDocuments) {
      judged.push({ ...file, is: "unreadable", reason: reasonOf("tooManyDocuments") })
      continue
    }
    const received = receive(octets, verifying)
    if (Result.isFailure(received)) {
      const list = received.failure === unknownRoot ? annexes : judged
      list.push({ ...file, is: "unreadable", reason: { code: "notXml", ...received.failure } })
      continue
    }
    const { report } = received.success
    if (report.facts?.family === "event" || report.facts?.family === "payroll") {
      // customers mail their events, which do not belong in the inbox
      if (mail === undefined) annexes.push({ ...file, is: "unreadable", reason: reasonOf("notAPurchase") })
      continue
    }
    if (report.facts?.family === "answer") {
      const key = authorityResponse(report)?.documentKey?.toLowerCase() ?? ""
      const answer = answerOf([report], key)
      judged.push(
        answer === undefined
          ? { ...file, is: "unreadable", reason: reasonOf("notADocument") }
          : { ...file, is: "answer", key, answer }
      )
      continue
    }
    const document = documentOf(received.success)
    judged.push(
      typeof document === "string"
        ? { ...file, is: "unreadable", reason: reasonOf(document) }
        : { ...file, is: "document", document }
    )
  }
  if (!judged.some(({ is }) => is === "document")) judged.push(...annexes)
  // a file that contains no XML and is not a mail, such as a PDF alone
  if (judged.length === 0 && mail === undefined) {
    judged.push({ place: "", name, is: "unreadable", reason: reasonOf("noXml") })
  }
  return {
    mail,
    files: files
      .filter(({ place }) => place !== "")
      .map(({ bytes: octets, kind, name: fileName, place }) => ({
        place,
        name: fileName,
        kind,
        octets: octets.length
      })),
    judged
  }
}

/** Octets of XML in the largest arrivals: an invoice of 20 000 lines has 25 MiB. */
const largestXml = 32 * 1024 * 1024

/** Size in octets for which an arrival counts: its own if it begins as XML, else that of what it may hold. */
export const octetsToJudge = (bytes: Uint8Array): number =>
  bytes[0] === 0x3c ? bytes.length : unpackedOctets(bytes, largestXml)

/**
 * Opens an arrival and judges every document in it, as the reading operation does (`readDocuments`). Runs in a thread
 * even for a small arrival, because a mail is parsed by a third-party library.
 */
export const judgeArrival: Task<Arrival, JudgedArrival> = {
  name: "judgeArrival",
  run: judge,
  smallest: 0
}

/** A time in milliseconds since the epoch as ISO 8601 with the offset of Colombia. */
export const colombianMoment = (millis: number): string => `${fromEpochMillis(millis)}-05:00`
