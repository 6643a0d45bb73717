/** Names of the files of a submission. */
const names = {
  /** Completed body of the request without secrets, in JSON. */
  request: "request.json",
  /** AttachedDocument. */
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

/** Keys of the files of a submission. */
export const blobKeys = {
  request: keyOf(names.request),
  container: keyOf(names.container),
  package: keyOf(names.package),
  exchange: (submissionId: string, slot: "submit" | "settled"): string => keyOf(names[slot])(submissionId),
  /** All keys of a submission. */
  all: (submissionId: string): ReadonlyArray<string> => Object.values(names).map((name) => keyOf(name)(submissionId))
}
