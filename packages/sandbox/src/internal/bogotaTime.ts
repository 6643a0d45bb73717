const offset = 5 * 3_600_000

/** Colombian civil time of an instant (milliseconds since the epoch): UTC−5, without daylight saving since 1993. */
export const bogotaTime = (
  instant: number
): { readonly date: string; readonly time: string; readonly milliseconds: string } => {
  const text = new Date(instant - offset).toISOString()
  return { date: text.slice(0, 10), time: text.slice(11, 19), milliseconds: text.slice(20, 23) }
}
