import { JsonObject } from "@radicar/domain/json/JsonObject"
import { Effect } from "effect"
import type { FilingEnvironment } from "../authority/FilingEnvironment.ts"
import { Contingency } from "../contingency/Contingency.ts"
import type { Outage } from "../storage/Outage.ts"
import type { ReadRequest } from "./FilingRequest.ts"
import type { Signer, SignerProblem } from "./openCertificate.ts"
import type { AddressedFiling } from "./prepareFiling.ts"

const asContingency = (request: ReadRequest): ReadRequest =>
  request.json instanceof JsonObject ? { ...request, json: request.json.with("TypeCode", "04") } : request

/** How a document is prepared; see `prepareFiling`. */
type Prepare<E> = (request: ReadRequest, environment: FilingEnvironment) => Effect.Effect<AddressedFiling, E>

/**
 * Decides how a new document is issued, before it is signed for the first and only time: as the caller sent it, or, where
 * the caller asked for that and the authority is proven to be down, in contingency (type 04). It stays the same document
 * to whoever repeats the request: the digests are those of what was sent.
 */
export const issueFiling = Effect.map(Contingency, (contingency) => {
  const outageFor = Effect.fnUntraced(function* (
    request: ReadRequest,
    filing: AddressedFiling,
    openSigner: Effect.Effect<Signer, SignerProblem>
  ) {
    if (!request.contingency || filing.late !== undefined) return undefined
    return yield* contingency.outageFor(filing, (yield* openSigner).identity)
  })

  /** The filing as it is issued during an outage; as it is where there is none. */
  const issued = Effect.fnUntraced(function* <E>(
    request: ReadRequest,
    filing: AddressedFiling,
    outage: Outage | undefined,
    prepare: Prepare<E>
  ): Effect.fn.Return<AddressedFiling, E> {
    if (outage === undefined) return filing
    const { contentDigest, requestDigest } = filing
    return {
      ...(yield* prepare(asContingency(request), filing.identity.environment)),
      contentDigest,
      requestDigest,
      outage
    }
  })

  return { outageFor, issued }
})
