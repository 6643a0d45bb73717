const closings = [
  ["accepted", /se encuentra\s+aceptado/iu],
  ["rejected", /se encuentra\s+rechazado/iu]
] as const

/** StatusCode of a refusal of the whole upload: the test set, issuer, software or certificate. */
export const refusedAsAWhole = "2"

/** What the authority says has become of a test set, where it refuses a document because the set is closed. */
export const closedTestSet = (statusCode: string, statusDescription: string): "accepted" | "rejected" | undefined =>
  statusCode === refusedAsAWhole ? closings.find(([, pattern]) => pattern.test(statusDescription))?.[0] : undefined
