import type { Violation } from "@radicar/domain/rules/Violation"
import { Effect } from "effect"
import type { FilingEnvironment } from "../authority/FilingEnvironment.ts"
import { lacksNumber } from "../filing/bodyNumber.ts"
import type { FilingContext, ReadRequest } from "../filing/FilingRequest.ts"
import type { SignerProblem } from "../filing/openCertificate.ts"
import { type AddressedFiling, invalidDocument, type prepareFiling } from "../filing/prepareFiling.ts"
import { documentFamily } from "../storage/documentFamily.ts"
import { inRequest, type StatedDocument } from "./readTestSet.ts"
import { sameNumberTwice } from "./sameNumberTwice.ts"
import { unnumbered } from "./unnumbered.ts"

/** A document that may be filed, and what it came with. */
export interface PreparedDocument {
  readonly request: ReadRequest
  readonly filing: AddressedFiling
}

/** What the documents of a request have in common. */
export type TestSetContext = Omit<FilingContext, "document"> & { readonly testSetId: string }

const numberOf = ({ identity }: AddressedFiling): string => {
  const { documentType, issuerNit, number, prefix } = identity
  return JSON.stringify([issuerNit, documentFamily(documentType), prefix, number])
}

/** Completes and checks every document; fails with what is wrong with any, or with two of one number. */
export const prepareTestSet = (prepare: ReturnType<typeof prepareFiling<SignerProblem>>) =>
  Effect.fnUntraced(function* (
    documents: ReadonlyArray<StatedDocument>,
    context: TestSetContext,
    environment: FilingEnvironment
  ) {
    const violations: Array<Violation> = []
    const prepared: Array<PreparedDocument> = []
    const numbers = new Map<string, number>()
    for (const [index, { document, json }] of documents.entries()) {
      const isNumbered = !lacksNumber(json)
      if (!isNumbered) violations.push(inRequest(index, yield* unnumbered))
      const request: ReadRequest = { ...context, document, json, numbered: false }
      const filing = yield* prepare(request, environment).pipe(
        Effect.catchTag("InvalidDocument", (invalid) =>
          Effect.sync(() => {
            violations.push(...invalid.violations.map((each) => inRequest(index, each)))
            return undefined
          })
        )
      )
      if (filing === undefined || !isNumbered) continue
      const first = numbers.get(numberOf(filing))
      if (first === undefined) numbers.set(numberOf(filing), index)
      else violations.push(inRequest(index, yield* sameNumberTwice(first, filing)))
      prepared.push({ request, filing })
    }
    return violations.length === 0 ? prepared : yield* invalidDocument(violations)
  })
