/** Optimal string alignment distance: insertions, deletions, substitutions and swaps of adjacent letters count 1. */
const distance = (left: string, right: string): number => {
  const rows: Array<Array<number>> = [Array.from({ length: right.length + 1 }, (_, index) => index)]
  const at = (row: number, column: number): number => rows[row]?.[column] ?? 0
  for (let row = 1; row <= left.length; row++) {
    const current = [row]
    rows.push(current)
    for (let column = 1; column <= right.length; column++) {
      const same = left[row - 1] === right[column - 1]
      const swapped = left[row - 1] === right[column - 2] && left[row - 2] === right[column - 1]
      current.push(
        Math.min(
          at(row - 1, column - 1) + (same ? 0 : 1),
          at(row - 1, column) + 1,
          at(row, column - 1) + 1,
          swapped && row > 1 && column > 1 ? at(row - 2, column - 2) + 1 : Number.POSITIVE_INFINITY
        )
      )
    }
  }
  return at(left.length, right.length)
}

/**
 * The candidate most similar to a misspelt word, if any is similar enough. Case is ignored; of two equally similar
 * candidates, one of the same length wins. Words of one or two letters have none, because they resemble everything.
 */
export const nearest = (word: string, candidates: Iterable<string>): string | undefined => {
  const lower = word.slice(0, 60).toLowerCase()
  if (lower.length < 3) return undefined
  let best: string | undefined
  let bestScore = Math.floor(lower.length / 3) + 1
  for (const candidate of candidates) {
    // each letter of difference in length costs one
    if (Math.abs(candidate.length - lower.length) >= bestScore) continue
    const score = distance(lower, candidate.toLowerCase()) + (candidate.length === lower.length ? 0 : 0.5)
    if (score < bestScore) {
      best = candidate
      bestScore = score
    }
  }
  return best
}
