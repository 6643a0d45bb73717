import type { ReadOptions } from "../wire/readDocument.ts"

/** What identifying a body is made of, in order: reading it, applying the rules, computing the key. */
export type IdentifyStep = "decode" | "check" | "key"

/** How a body is identified. */
export interface IdentifyOptions extends ReadOptions {
  /** Is told when a step is over, whatever came of it; those after one that fails are not made. */
  readonly onStep?: (step: IdentifyStep) => void
}

/** What a step came to, after whoever wants to know was told that it is over. */
export const endStep = <A>({ onStep }: IdentifyOptions, step: IdentifyStep, outcome: A): A => {
  onStep?.(step)
  return outcome
}
