/** Names of the files of a submission. */
const names = {
  /** JSON of what the caller sent, completed and without secrets. */
  request: "request.json",
  /** AttachedDocument. */
  container: "container.xml",
  /** ZIP of the container and the graphic representation. */
  package: "package.zip",
  /** What passed between the service and the authority, compressed. */
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
  /** Every one of them. */
  all: (submissionId: string): ReadonlyArray<string> => Object.values(names).map((name) => keyOf(name)(submissionId))
}
