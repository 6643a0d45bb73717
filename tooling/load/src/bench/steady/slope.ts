/** Slope of a straight line through points, and the standard error of the slope, both per unit of `x`. */
export interface Slope {
  readonly slope: number
  readonly error: number
}

/**
 * Fits a line by least squares. Residuals of neighbouring points are correlated, as for a heap that grows and is
 * collected. So the error uses the equivalent number of independent points (first-order autocorrelation).
 */
export const slopeOf = (points: ReadonlyArray<readonly [x: number, y: number]>): Slope => {
  const count = points.length
  const meanX = points.reduce((sum, [x]) => sum + x, 0) / count
  const meanY = points.reduce((sum, [, y]) => sum + y, 0) / count
  const spreadX = points.reduce((sum, [x]) => sum + (x - meanX) ** 2, 0)
  const slope = points.reduce((sum, [x, y]) => sum + (x - meanX) * (y - meanY), 0) / spreadX
  const left = points.map(([x, y]) => y - meanY - slope * (x - meanX))
  const squares = left.reduce((sum, each) => sum + each ** 2, 0)
  const products = left.slice(1).reduce((sum, each, index) => sum + each * (left[index] ?? 0), 0)
  const correlation = squares === 0 ? 0 : Math.min(0.95, Math.max(0, products / squares))
  const inflation = Math.sqrt((1 + correlation) / (1 - correlation))
  return { slope, error: Math.sqrt(squares / (count - 2) / spreadX) * inflation }
}
