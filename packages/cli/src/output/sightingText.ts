import { fromEpochMillis } from "@radicar/domain/time/LocalDateTime"
import type { Sighting } from "../watch/Sighting.ts"
import type { Layout } from "./Layout.ts"
import { printable } from "./printable.ts"
import { stateColours } from "./submissionsText.ts"
import { wrap } from "./wrap.ts"

/** A change on one line, on Colombian clocks, and below it why something was rejected or wants looking at. */
export const sightingText = ({ from, item }: Sighting, at: number, { columns, paint }: Layout): string => {
  const { alarm, result, state, submissionId } = item
  const time = String(fromEpochMillis(at)).slice(11, 19)
  const name = result === undefined ? submissionId : result.id
  const change = `${from === undefined ? "" : `${from} → `}${paint[stateColours[state]](state)}`
  const reasons = state === "rejected" ? (result?.response.errorMessage ?? "").split("\n") : []
  const below = [...reasons, ...(alarm === undefined ? [] : [alarm])].filter((line) => line.trim() !== "")
  return [
    `${paint.dim(time)}  ${paint.bold(printable(name).padEnd(16))}  ${change}`,
    ...below.flatMap((line) => wrap(line.trim(), columns - 10).map((part) => `          ${part}`))
  ].join("\n")
}
