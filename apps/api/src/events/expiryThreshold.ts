/** Days before an end at which it is told of. */
const thresholds = [5, 15, 30] as const

/** The narrowest threshold that so many days, in part or whole, are within; `undefined` for none, and when it is over. */
export const expiryThreshold = (days: number): number | undefined =>
  days < 0 ? undefined : thresholds.find((threshold) => days <= threshold)
