import { filingBodies } from "../../bench/load/filingBodies.ts"
import { inRoot, namespaces, repeated, withNotes } from "../../inputs.ts"
import { signedInvoice } from "../signedInvoice.ts"

/** A request that costs the service much more than its sender. */
export interface HeavyRequest {
  readonly method: "GET" | "POST"
  readonly path: string
  readonly type?: string
  readonly body?: Buffer
}

/** Functions that make the heavy requests of one sender, by the name of the request in the report. */
export type HeavyInputs = Readonly<Record<string, () => HeavyRequest>>

/**
 * Makes expensive documents from a signed invoice by additions. An addition breaks the signature, but the service still
 * computes all digests.
 */
const documents = async (): Promise<Readonly<Record<string, Buffer>>> => {
  const invoice = await signedInvoice()
  return {
    "180 000 notes": Buffer.from(withNotes(invoice, 180_000)),
    "200 000 attributes": Buffer.from(
      inRoot(
        invoice,
        repeated(200_000, (index) => ` a${index}="1"`)
      )
    ),
    "150 000 namespaces": Buffer.from(inRoot(invoice, namespaces(150_000)))
  }
}

/** Number of a sender's first invoice of 8 000 lines, the one whose PDF is fetched. Senders have separate ranges. */
export const firstNumber = (sender: number): number => 991_000_000 + sender * 100_000

/** Path of the operation that files invoices for a company. */
export const filingPath = (company: string): string => `/v1/dian/invoices/?companyId=${company}&providerId=1`

/**
 * Makes the worst known requests for a sender with its own company. `filed` is the key of the sender's invoice of 8 000
 * lines, if filed.
 */
export const heavyInputs = async (sender: number, company: string, filed: string | undefined): Promise<HeavyInputs> => {
  const read = Object.entries(await documents()).map(
    ([name, body]) =>
      [
        name,
        (): HeavyRequest => ({ method: "POST", path: "/v1/documents/read", type: "application/xml", body })
      ] as const
  )
  const json = (nextBody: () => Buffer, path: string) => (): HeavyRequest => ({
    method: "POST",
    path,
    type: "application/json",
    body: nextBody()
  })
  const fewer = filingBodies(3400, firstNumber(sender) + 1)
  const more = filingBodies(8000, firstNumber(sender) + 50_000)
  const notes = Buffer.from(JSON.stringify({ Notes: Array.from({ length: 180_000 }, () => "x") }))
  return {
    ...Object.fromEntries(read),
    "180 000 notes, JSON": json(() => notes, `/v1/dian/events/?companyId=${company}&providerId=1`),
    "3 400 lines filed": json(fewer, filingPath(company)),
    "8 000 lines filed": json(more, filingPath(company)),
    ...(filed === undefined
      ? {}
      : { "PDF of 8 000 lines": () => ({ method: "GET", path: `/v1/files/pdf/?uuid=${filed}` }) })
  }
}
