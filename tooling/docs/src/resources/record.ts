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

const bilingualProblems = [...problems].map(([name, { en, es }]) => [
  name,
  joined(abridged(en.body), abridged(es.body))
])
writeFileSync(
  join(import.meta.dirname, "../../../../packages/contract/src/recorded/recorded.json"),
  written({
    answers: Object.fromEntries(answersOf(performed)),
    problems: Object.fromEntries(bilingualProblems),
    events: Object.fromEntries(await performEvents())
  })
)
