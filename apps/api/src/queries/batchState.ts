import type { AuthorityAnswer } from "@radicar/dian/AuthorityAnswer"
import { saysAlreadyProcessed } from "@radicar/dian/Rule"

const settled: ReadonlySet<AuthorityAnswer["verdict"]> = new Set(["accepted", "rejected", "notProcessed"])

/** That a number is taken is inconclusive only because nobody knows here whose document has it: asking again tells no more. */
const isSettled = ({ rules, verdict }: AuthorityAnswer): boolean =>
  settled.has(verdict) || (verdict === "inconclusive" && rules.some(saysAlreadyProcessed))

/**
 * What answers say of a batch. Without proof, or with one that can not be relied on, it is open: the next answer may bring
 * it. `unknown`: the authority does not know the key.
 */
export const batchState = (answers: ReadonlyArray<AuthorityAnswer>): "open" | "final" | "unknown" => {
  if (answers.every(({ verdict }) => verdict === "unknownDocument")) return "unknown"
  return answers.every(isSettled) ? "final" : "open"
}
