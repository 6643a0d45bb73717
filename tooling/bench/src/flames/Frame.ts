/** A function at a place in the call tree, with its number of samples, including its callees. */
export interface Frame {
  readonly name: string
  readonly samples: number
  readonly calls: ReadonlyArray<Frame>
}
