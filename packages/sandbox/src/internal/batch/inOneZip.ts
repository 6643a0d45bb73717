import { batchAccepted } from "../operations/responses.ts"
import type { DianResponse } from "../soap/results/DianResponse.ts"
import { writeZip } from "../zip/writeZip.ts"

/**
 * The verdicts on a batch of several accepted documents as one answer with a ZIP of their ApplicationResponses, as the
 * authority is said to give them to issuers of batches. Any other batch keeps its verdicts one by one.
 */
export const inOneZip = (
  verdicts: ReadonlyArray<DianResponse>,
  zipName: string | undefined
): ReadonlyArray<DianResponse> => {
  if (verdicts.length < 2 || !verdicts.every(({ statusCode }) => statusCode === "00")) return verdicts
  const responses = verdicts.map(({ xmlBase64Bytes, xmlFileName }, index) => ({
    name: `${xmlFileName ?? index}.xml`,
    bytes: xmlBase64Bytes ?? new Uint8Array()
  }))
  return [batchAccepted(writeZip(responses), zipName)]
}
