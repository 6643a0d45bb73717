import { interleaved } from "../measure.ts"
import { type Judgement, judge } from "./judge.ts"

const rounds = 41
const block = 25

/** Compares two sides in turns, alternating which is first, so that both meet the same machine; warms them before. */
export const compare = (before: () => unknown, now: () => unknown, limit: number): Judgement => {
  interleaved({ before, now }, 2500)
  const ratios = Array.from({ length: rounds }, (_, round) => {
    const taken = round % 2 === 0 ? interleaved({ before, now }, 1, block) : interleaved({ now, before }, 1, block)
    return taken.now / taken.before
  })
  return judge(ratios, limit)
}
