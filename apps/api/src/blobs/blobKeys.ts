/** Keys of the files of a submission. */
export const blobKeys = {
  /** JSON of what the caller sent, completed and without secrets. */
  request: (submissionId: string): string => `submissions/${submissionId}/request.json`,
  /** AttachedDocument. */
  container: (submissionId: string): string => `submissions/${submissionId}/container.xml`,
  /** ZIP of the container and the graphic representation. */
  package: (submissionId: string): string => `submissions/${submissionId}/package.zip`,
  /** What passed between the service and the authority, compressed. */
  exchange: (submissionId: string, slot: "submit" | "settled"): string =>
    `submissions/${submissionId}/soap-${slot}.json.gz`
}
