import type { Operation } from "@radicar/domain/inner/documentRegistry"

/** Facts about a kind of claim: how a document gets its number, and how it reaches the authority. */
interface ClaimKindFacts {
  /**
   * Prefix of the kind's numbers. Each kind has another prefix, so that prefix and number identify one case of a run.
   */
  readonly prefix: string
  readonly operation: Operation
  /** Query parameters of the request in addition to company and provider. */
  readonly query?: string
}

/**
 * Kinds of claims.
 *
 * - `stated`: an invoice states its number.
 * - `next`: the service assigns the next number of the series to an invoice.
 * - `contingency`: an invoice may be issued as type 04 while the authority is down.
 * - `test-set`: an invoice is uploaded for a test set, and its verdict comes later.
 * - `note`: a credit note refers to an invoice that was filed earlier in the run.
 * - `payroll`: the first payroll of a worker in a month.
 */
export const claimKinds = {
  stated: { prefix: "SETP", operation: "InvoiceCreate" },
  next: { prefix: "SETN", operation: "InvoiceCreate" },
  contingency: { prefix: "SETC", operation: "InvoiceCreate", query: "&contingency=auto" },
  "test-set": { prefix: "SETT", operation: "InvoiceCreate", query: "&isTest=true" },
  note: { prefix: "NC", operation: "CreditnoteCreate" },
  payroll: { prefix: "NE", operation: "PayrollCreate" }
} as const satisfies Readonly<Record<string, ClaimKindFacts>>

/** Name of a kind of claim. */
export type ClaimKind = keyof typeof claimKinds

/** All kinds of claims, in the order in which a run files them. */
export const allKinds = Object.keys(claimKinds) as ReadonlyArray<ClaimKind>

/**
 * First and last number of every numbering range in the run. The range with the prefix `SETP` is the authority's test
 * range.
 */
export const range = { from: 990_000_000, to: 995_000_000 }

/** Id of the test set for which a run uploads documents. */
export const testSetId = "6d0c1c0e-2f4b-4c8e-9a52-7f1d3b5e9a10"

/** Difference between the numbers of two payrolls that contest a worker's month. */
const RIVAL_OFFSET = 1_000_000

/** Makes the id of a document: prefix and number, as the service and the authority name it. */
export const documentId = (kind: ClaimKind, number: number, rival: "a" | "b" = "a"): string =>
  `${claimKinds[kind].prefix}${kind === "payroll" && rival === "b" ? number + RIVAL_OFFSET : number}`

/** Makes the text by which a client marks its document, also one whose number the service assigns. */
export const clientMark = (number: number, rival: "a" | "b"): string => `Cliente ${number} ${rival}`

/** Finds the mark of a client in the XML of its document. */
export const clientMarkIn = (xml: string): string | undefined => /Cliente \d+ [ab]/u.exec(xml)?.[0]

/** Reads the number in a document's id. */
export const numberIn = (id: string): number => Number(/\d+$/u.exec(id)?.[0])

/**
 * Recognises the kind of claim by a document's id, or by the Idempotency-Key of a filing whose number is unknown.
 * Throws for any other text.
 */
export const kindOf = (id: string): ClaimKind => {
  const kind = allKinds.find((each) => id.replace(/\d+$/u, "") === claimKinds[each].prefix || id.startsWith(`${each}-`))
  if (kind === undefined) throw new Error(`${id} is not of this run.`)
  return kind
}

/**
 * Id of the case that a document belongs to: the document's own id, or the id of the payroll whose worker and month it
 * contests.
 */
export const caseOf = (id: string): string => {
  const number = numberIn(id)
  return id.startsWith(claimKinds.payroll.prefix) && number >= range.from + RIVAL_OFFSET
    ? documentId("payroll", number - RIVAL_OFFSET)
    : id
}
