import { interleaved } from "../measure.ts"
import { type Judgement, judge } from "./judge.ts"
import type { Pipeline } from "./loadPipeline.ts"

/** So many times as long as before, and it is too slow. */
export const limit = 1.2

const rounds = 41
const block = 25

/** Runs both until everything in them is compiled. */
export const warm = (text: string, before: Pipeline, now: Pipeline): void => {
  interleaved({ before: () => before.pipeline(text), now: () => now.pipeline(text) }, 2500)
}

/** Compares two pipelines over the same text in turns, either first by turns, so that both meet the same machine. */
export const compare = (text: string, before: Pipeline, now: Pipeline): Judgement => {
  const old = () => before.pipeline(text)
  const present = () => now.pipeline(text)
  const ratios = Array.from({ length: rounds }, (_, round) => {
    const taken = round % 2 === 0 ? interleaved({ old, present }, 1, block) : interleaved({ present, old }, 1, block)
    return taken.present / taken.old
  })
  return judge(ratios, limit)
}
