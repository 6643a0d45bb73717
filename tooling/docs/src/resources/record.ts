/**
 * Records a service's answers to the commands on the pages and to one request of every other operation. Also records
 * the service's problems, and its events.
 */
import { writeFileSync } from "node:fs"
import { join } from "node:path"
import { abridged, joined } from "./abridged.ts"
import { withInstallation } from "./installation.ts"
import { type Performed, performExchanges } from "./performExchanges.ts"
import { performEvents } from "./performEvents.ts"
import { performFilings } from "./performFilings.ts"
import { performProblems } from "./performProblems.ts"

const folder = join(import.meta.dirname, "../../../../packages/contract/src")

const answersOf = (performed: ReadonlyArray<Performed>) =>
  performed.map(
    ({ body, operation, spanish = body, ...answer }) =>
      [operation, { ...answer, body: joined(abridged(body), abridged(spanish)) }] as const
  )

const written = (value: unknown): string =>
  JSON.stringify(value, null, 1)
    .replaceAll(/http:\/\/127\.0\.0\.1:\d+/gu, "https://radicar.example.com")
    .replaceAll("https://127.0.0.1:9", "https://hooks.example.com")

const { performed, problems } = await withInstallation(async (installation) => ({
  performed: [...(await performExchanges(installation)), ...(await performFilings(installation))],
  problems: await performProblems(installation)
}))

writeFileSync(
  join(folder, "recordedAnswers.ts"),
  `/** A recorded answer of an operation. */
interface RecordedAnswer {
  readonly status: number
  readonly contentType: string
  /**
   * The body of a JSON answer, with lists cut to one member and long texts to their beginning; for any other answer,
   * its number of octets. Texts for people are bilingual.
   */
  readonly body: unknown
}

/** Answers of a real service, one for each operation (\`pnpm docs:record\` writes them). */
export const recordedAnswers: Readonly<Record<string, RecordedAnswer>> = ${written(
    Object.fromEntries(answersOf(performed))
  )}
`
)
writeFileSync(
  join(folder, "recordedProblems.ts"),
  `/**
 * Recorded answers of a real service to mistakes of callers, with bilingual texts, by the name of the problem
 * (\`pnpm docs:record\` writes them).
 */
export const recordedProblems: Readonly<Record<string, Readonly<Record<string, unknown>>>> = ${written(
    Object.fromEntries([...problems].map(([name, { en, es }]) => [name, joined(abridged(en.body), abridged(es.body))]))
  )}
`
)
writeFileSync(
  join(folder, "webhook/recordedEvents.ts"),
  `/** Data of events that a real service sent, by type (\`pnpm docs:record\` writes them). */
export const recordedEvents = ${written(Object.fromEntries(await performEvents()))}
`
)
