import { createHash } from "node:crypto"
import type { HttpReply } from "../http/HttpReply.ts"

const kept = 100

/** The first and the latest answer to each question, for the hundred questions asked last. */
export interface AnswerLog {
  readonly add: (question: string, reply: HttpReply) => void
  readonly find: (question: string, which: "first" | "latest") => HttpReply | undefined
  readonly clear: () => void
}

/** Names a question: an operation with its parameters. */
export const questionOf = (operation: string, parameters: Readonly<Partial<Record<string, string>>>): string =>
  createHash("sha256")
    .update(JSON.stringify([operation, Object.entries(parameters)]))
    .digest("hex")

/** An empty answer log. */
export const answerLog = (): AnswerLog => {
  const answers = new Map<string, Record<"first" | "latest", HttpReply>>()
  return {
    add: (question, latest) => {
      const first = answers.get(question)?.first ?? latest
      answers.delete(question)
      answers.set(question, { first, latest })
      const [oldest] = answers.keys()
      if (answers.size > kept && oldest !== undefined) answers.delete(oldest)
    },
    find: (question, which) => answers.get(question)?.[which],
    clear: () => answers.clear()
  }
}
