import type { TestSet } from "@radicar/contract/testSet/TestSet"
import type { ExitReason } from "../ExitCode.ts"

/** How a command about a test set ends. What a closed set did not look at is no failure. */
export const testsetOutcome = ({ Documents, Progress }: Pick<TestSet, "Documents" | "Progress">): ExitReason => {
  if (Progress.State === "accepted") return "ok"
  if (Progress.State !== "open") return "rejected"
  const statuses = new Set(Documents.map(({ Status }) => Status))
  if (statuses.has("rejected") || statuses.has("refused")) return "rejected"
  return statuses.has("pending") || statuses.has("processing") ? "unknown-outcome" : "ok"
}
