import { fromEpochMillis } from "@radicar/domain/inner/time/LocalDateTime"
import { documentTypes } from "@radicar/ubl/inner/documentTypes"
import { Effect } from "effect"
import { developmentToken } from "../../src/access/DevelopmentTenant.ts"
import { eventually } from "./eventually.ts"
import { type Answer, invoiceBody, signingCertificate, TestService } from "./TestService.ts"

/** A test set that the sandbox knows from the start: 30 invoices and 10 of each note, one of each to be accepted. */
export const knownSet = "a8c0f0de-6f1d-4c3b-9b42-2f6f5b0f7e01"

/** An invoice for a test set. */
export const invoiceFor = (number: number, changes: Record<string, unknown> = {}) => ({
  Operation: "InvoiceCreate",
  Body: invoiceBody(number, changes)
})

/** A note for a test set, about a document of one. */
export const noteFor = (
  operation: "CreditnoteCreate" | "DebitnoteCreate",
  number: number,
  { id, uuid }: { readonly id: string; readonly uuid: string }
) => {
  const date = fromEpochMillis(Date.now())
  const example = documentTypes[operation].example({
    number,
    date,
    reference: { uuid, number: id, date: date.date }
  })
  return { Operation: operation, Body: { ...example, SigningCertificate: signingCertificate() } }
}

/** Posts documents for a test set. */
export const postSet = (
  documents: ReadonlyArray<unknown>,
  TestSetId = knownSet,
  headers: Readonly<Record<string, string>> = {}
) =>
  Effect.flatMap(TestService, ({ post }) =>
    post({ TestSetId, Documents: documents }, { path: "/v1/dian/test-sets/", headers })
  )

/** How far a test set is. */
export const getSet = (id = knownSet) =>
  Effect.flatMap(TestService, ({ url }) =>
    Effect.promise(async (signal): Promise<Answer> => {
      const response = await fetch(`${url}/v1/dian/test-sets/${id}/?companyId=1&providerId=1`, {
        headers: { authorization: `Bearer ${developmentToken}` },
        signal
      })
      return { status: response.status, headers: response.headers, body: await response.json() }
    })
  )

/** The test set when every document that was posted for it has its verdict. */
export const settledSet = (id = knownSet) => eventually(getSet(id), ({ body }) => body.progress?.open === 0)

/** How often an operation of the authority was called. */
export const callsOf = (operation: string) =>
  Effect.flatMap(TestService, ({ sandbox }) =>
    Effect.map(sandbox.requests, (all) => all.filter((each) => each.operation === operation).length)
  )
