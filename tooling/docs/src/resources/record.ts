/** Writes `answers.json` anew: what a service answers to the commands of the pages, for the pages to show. */
import { writeFileSync } from "node:fs"
import { join } from "node:path"
import { abridged } from "./abridged.ts"
import { withInstallation } from "./installation.ts"
import { performExchanges } from "./performExchanges.ts"

const performed = await withInstallation(performExchanges)

const answers = performed.map(({ body, operation, ...answer }) => [operation, { ...answer, body: abridged(body) }])
const text = JSON.stringify(Object.fromEntries(answers), null, 1).replaceAll("http://127.0.0.1:", "http://localhost:")
writeFileSync(
  join(import.meta.dirname, "answers.json"),
  `${text.replaceAll(/http:\/\/localhost:\d+/gu, "https://radicar.example.com").replaceAll("https://127.0.0.1:9", "https://hooks.example.com")}\n`
)
