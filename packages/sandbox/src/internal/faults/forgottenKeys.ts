/** Documents that are on record and whose keys queries do not know for a while. */
export interface ForgottenKeys {
  /** Until an instant, in milliseconds since the epoch. */
  readonly forget: (documentKey: string, until: number) => void
  readonly isForgotten: (documentKey: string, now: number) => boolean
  readonly clear: () => void
}

/** Nothing is forgotten. */
export const forgottenKeys = (): ForgottenKeys => {
  const until = new Map<string, number>()
  return {
    forget: (documentKey, instant) => void until.set(documentKey, instant),
    isForgotten: (documentKey, now) => now < (until.get(documentKey) ?? Number.NEGATIVE_INFINITY),
    clear: () => until.clear()
  }
}
