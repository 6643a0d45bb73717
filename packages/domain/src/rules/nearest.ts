const distance = (left: string, right: string): number => {
  let previous = Array.from({ length: right.length + 1 }, (_, index) => index)
  for (let row = 1; row <= left.length; row++) {
    const current = [row]
    for (let column = 1; column <= right.length; column++) {
      const substitution = (previous[column - 1] ?? 0) + (left[row - 1] === right[column - 1] ? 0 : 1)
      current.push(Math.min(substitution, (previous[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1))
    }
    previous = current
  }
  return previous[right.length] ?? 0
}

/** The candidate most like a misspelt word (Levenshtein, case ignored), if any is like it at all. */
export const nearest = (word: string, candidates: Iterable<string>): string | undefined => {
  const lower = word.slice(0, 60).toLowerCase()
  let best: string | undefined
  let bestDistance = Math.max(1, Math.floor(lower.length / 3)) + 1
  for (const candidate of candidates) {
    const candidateDistance = distance(lower, candidate.toLowerCase())
    if (candidateDistance < bestDistance) {
      best = candidate
      bestDistance = candidateDistance
    }
  }
  return best
}
