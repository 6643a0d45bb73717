import { createHash } from "node:crypto"
import type { ReceivedRequest } from "../../ReceivedRequest.ts"
import type { HttpReply } from "../http/HttpReply.ts"

const mostRequests = 1000

/** The latest thousand requests of a sandbox. */
export interface RequestLog {
  readonly add: (request: ReceivedRequest) => void
  readonly all: () => ReadonlyArray<ReceivedRequest>
  readonly clear: () => void
}

/** An empty request log. */
export const requestLog = (): RequestLog => {
  let requests: ReadonlyArray<ReceivedRequest> = []
  return {
    add: (request) => {
      requests = [...requests, request].slice(-mostRequests)
    },
    all: () => requests,
    clear: () => {
      requests = []
    }
  }
}

const mostAnswers = 100

/** First and latest answer to each question, for the hundred latest questions. */
export interface AnswerLog {
  readonly add: (question: string, reply: HttpReply) => void
  readonly find: (question: string, which: "first" | "latest") => HttpReply | undefined
  readonly clear: () => void
}

/** Identifies a question: an action with its parameters. */
export const questionOf = (action: string, parameters: Readonly<Partial<Record<string, string>>>): string =>
  createHash("sha256")
    .update(JSON.stringify([action, Object.entries(parameters)]))
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
      if (answers.size > mostAnswers && oldest !== undefined) answers.delete(oldest)
    },
    find: (question, which) => answers.get(question)?.[which],
    clear: () => answers.clear()
  }
}
