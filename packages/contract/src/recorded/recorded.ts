import recorded from "./recorded.json" with { type: "json" }

/** A recorded answer of an operation. */
interface RecordedAnswer {
  readonly status: number
  readonly contentType: string
  /**
   * The body of a JSON answer, with lists cut to one member and long texts to their beginning; for any other answer,
   * its number of octets. Texts for people are bilingual.
   */
  readonly body: unknown
}

/** Answers of a real service, one for each operation (`pnpm docs:record` writes them). */
export const recordedAnswers: Readonly<Record<string, RecordedAnswer>> = recorded.answers

/**
 * Answers of a real service to mistakes of callers, with bilingual texts, by the name of the problem (`pnpm docs:record`
 * writes them).
 */
export const recordedProblems: Readonly<Record<string, Readonly<Record<string, unknown>>>> = recorded.problems

/** Data of events that a real service sent, by type (`pnpm docs:record` writes them). */
export const recordedEvents = recorded.events
