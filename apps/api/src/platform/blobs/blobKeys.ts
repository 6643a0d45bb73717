/** Names of the files of a submission. */
const names = {
  /** Completed body of the request without secrets, in JSON. */
  request: "request.json",
  /** Container of the document (AttachedDocument). */
  container: "container.xml",
  /** ZIP of the container and the graphic representation. */
  package: "package.zip",
  /** Exchanges between the service and the authority, compressed. */
  submit: "soap-submit.json.gz",
  settled: "soap-settled.json.gz"
} as const

const keyOf =
  (name: string) =>
  (submissionId: string): string =>
    `submissions/${submissionId}/${name}`

/**
 * Key of the octets of an arrival in the inbox. Arrivals have ids of the same form as submissions, so the monthly
 * partitions of the table apply to them too.
 */
export const receivedKey = keyOf("received")

/** Keys of the files of a submission. */
export const blobKeys = {
  request: keyOf(names.request),
  container: keyOf(names.container),
  package: keyOf(names.package),
  exchange: (submissionId: string, slot: "submit" | "settled"): string => keyOf(names[slot])(submissionId),
  /** All keys of a submission. */
  all: (submissionId: string): ReadonlyArray<string> => Object.values(names).map((name) => keyOf(name)(submissionId))
}
