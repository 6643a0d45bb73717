import type { Block } from "./blocksOf.ts"
import type { GuidePlace } from "./guidePlace.ts"

/** What is done with a block. */
export interface Step {
  readonly does: (block: Block, place: GuidePlace) => void | Promise<void>
  /** Why the block itself is not run; `does` then looks at it as far as is possible. */
  readonly notRun?: string
}

/** How the blocks of a page are run. */
export interface Guide {
  /** Adds what the page assumes to the place where its blocks run. */
  readonly prepare?: (place: GuidePlace) => void | Promise<void>
  /** Undoes what the blocks did to the service that all pages share. */
  readonly finish?: (place: GuidePlace) => void | Promise<void>
  /** The step of each block, keyed by a text that occurs in that block alone. */
  readonly steps: Readonly<Record<string, Step>>
}

type Changes = ReadonlyArray<readonly [from: string, to: string]>

/** Runs the commands of a block, and looks at what they print. */
export const runs = (
  look: (output: string, place: GuidePlace) => void | Promise<void> = () => {},
  changes: Changes | ((place: GuidePlace) => Changes) = []
): Step => ({
  does: async ({ text }, place) =>
    look(await place.run(text, typeof changes === "function" ? changes(place) : changes), place)
})

/** Whatever else is done with a block. */
export const step = (does: Step["does"]): Step => ({ does })

/** Says why a block is not run, and looks at it. */
export const notRun = (reason: string, does: Step["does"]): Step => ({ notRun: reason, does })

/** The values that a program printed, one a line. */
export const linesOf = (output: string): ReadonlyArray<any> =>
  output
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line))

/** The test set that the sandbox knows. */
export const testSetId = "a8c0f0de-6f1d-4c3b-9b42-2f6f5b0f7e01"
