/** A function in a place of the call tree, and how many samples fell into it, those of what it calls included. */
export interface Frame {
  readonly name: string
  readonly samples: number
  readonly calls: ReadonlyArray<Frame>
}
