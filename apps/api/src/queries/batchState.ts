import type { AuthorityAnswer } from "@radicar/dian/AuthorityAnswer"

const settled: ReadonlySet<AuthorityAnswer["verdict"]> = new Set(["accepted", "rejected", "notProcessed"])

/**
 * What answers say of a batch. Without proof, or with one that can not be relied on, it is open: the next answer may bring
 * it. `unknown`: the authority does not know the key.
 */
export const batchState = (answers: ReadonlyArray<AuthorityAnswer>): "open" | "final" | "unknown" => {
  if (answers.every(({ verdict }) => verdict === "unknownDocument")) return "unknown"
  return answers.every(({ verdict }) => settled.has(verdict)) ? "final" : "open"
}
