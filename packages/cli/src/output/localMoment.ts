import { fromEpochMillis } from "@radicar/domain/time/LocalDateTime"

/** A moment of ISO 8601 on Colombian clocks, to the second. */
export const localMoment = (moment: string): string =>
  fromEpochMillis(Date.parse(moment)).toString().slice(0, 19).replace("T", " ")

/** The same without year and seconds, for a narrow table. */
export const shortMoment = (moment: string): string => moment.slice(5, 16)
