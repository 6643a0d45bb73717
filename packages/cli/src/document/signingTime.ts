import { fromEpochMillis, type LocalDateTime } from "@radicar/domain/time/LocalDateTime"

/**
 * The signing time a document claims, Colombian time with its offset: now, or the document's own moment when it was
 * issued on an earlier day, because both must lie on the same day (rule FAD09e).
 */
export const signingTime = (issued: LocalDateTime, nowMillis: number): string => {
  const now = fromEpochMillis(nowMillis)
  const millis = String(nowMillis % 1000).padStart(3, "0")
  return issued.date === now.date ? `${now}.${millis}-05:00` : `${issued}.000-05:00`
}
