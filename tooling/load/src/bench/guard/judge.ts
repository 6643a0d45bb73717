/** Result of comparing the times of a function now and before, in several rounds. */
export interface Judgement {
  /** Median of the ratios of times, now divided by before: 1.1 is a tenth slower. */
  readonly median: number
  /** Confidence bounds of the true median, wrong once in a thousand comparisons. */
  readonly low: number
  readonly high: number
  /** Whether even the lower bound of the ratio exceeds the limit. */
  readonly slower: boolean
}

/**
 * Highest rank, counted from 0 at either end of the sorted values, whose interval misses the median in at most `wrong`
 * of all samples.
 */
const rankFor = (size: number, wrong: number): number => {
  let probability = 2 ** -size
  let below = probability
  let rank = 0
  while (rank < size / 2 && 2 * (below + (probability * (size - rank)) / (rank + 1)) <= wrong) {
    probability = (probability * (size - rank)) / (rank + 1)
    below += probability
    rank += 1
  }
  return rank
}

/**
 * Judges the ratios (now / before) of rounds by order statistics, independent of the noise's distribution. The interval
 * around the median is the interval of the sign test. Slower means that the whole interval is above `limit`. An
 * interval that is wrong once in a thousand times needs at least eleven rounds.
 */
export const judge = (ratios: ReadonlyArray<number>, limit: number, wrong = 0.001): Judgement => {
  if (2 * 2 ** -ratios.length > wrong) throw new RangeError(`${ratios.length} rounds are too few to say anything`)
  const sorted = ratios.toSorted((left, right) => left - right)
  const rank = rankFor(sorted.length, wrong)
  const at = (index: number): number => sorted[index] ?? Number.NaN
  const middle = (sorted.length - 1) / 2
  const low = at(rank)
  return {
    median: (at(Math.floor(middle)) + at(Math.ceil(middle))) / 2,
    low,
    high: at(sorted.length - 1 - rank),
    slower: low > limit
  }
}
