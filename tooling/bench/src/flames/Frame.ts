/** A function at one place in a call tree, with the number of its samples; samples of its callees are included. */
export interface Frame {
  readonly name: string
  readonly samples: number
  readonly calls: ReadonlyArray<Frame>
}
