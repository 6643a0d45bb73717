import type { Language } from "@radicar/domain/inner/rules/Language"
import { existsSync, readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import type { PageParts } from "../pageParts.ts"
import { documents, readingAndPrinting } from "./documents.ts"
import { accessAndData, filesMailsWebhooks } from "./files.ts"
import { filing, inbox } from "./filing.ts"
import type { LimitationSection } from "./Limitation.ts"
import { clientsAndOperation, testsAndSandbox } from "./operation.ts"

const repository = join(import.meta.dirname, "../../../..")

/** All sections of the page, in its order. */
export const limitations: ReadonlyArray<LimitationSection> = [
  documents,
  readingAndPrinting,
  filing,
  inbox,
  filesMailsWebhooks,
  accessAndData,
  clientsAndOperation,
  testsAndSandbox
]

const decisions = readdirSync(join(repository, "docs/adr"))

/** First cells of the tables of docs/concepts/open-questions.md. */
const questions: ReadonlySet<string> = new Set(
  [...readFileSync(join(repository, "docs/concepts/open-questions.md"), "utf8").matchAll(/^\| (.+?) \|/gmu)].map(
    ([, question = ""]) => question
  )
)

/** Path of a test from the root of the repository, by its short name. */
const testFile = (name: string): string => {
  const [place = "", ...rest] = name.split("/")
  if (place === "tooling") return `tooling/${rest[0]}/test/${rest.slice(1).join("/")}.test.ts`
  return `${place === "api" || place === "console" ? "apps" : "packages"}/${place}/test/${rest.join("/")}.test.ts`
}

/**
 * Finds what holds a limitation, by its name in `heldBy`: the path of a test, a decision or the open questions, from
 * the root of the repository; `undefined` if it does not exist.
 */
export const holderOf = (name: string): string | undefined => {
  const [, number] = /^ADR (\d{4})$/u.exec(name) ?? []
  const [, question] = /^question: (.+)$/u.exec(name) ?? []
  if (question !== undefined) return questions.has(question) ? "docs/concepts/open-questions.md" : undefined
  if (number !== undefined) {
    const decision = decisions.find((file) => file.startsWith(`${number}-`))
    return decision === undefined ? undefined : `docs/adr/${decision}`
  }
  const path = testFile(name)
  return existsSync(join(repository, path)) ? path : undefined
}

const holderLink = (name: string): string => {
  const label = name.replace(/^question: /u, "").replaceAll("`", "")
  return `[\`${label}\`](../${holderOf(name) ?? ""})`
}

const head = {
  en: "| Subject | Limit | Held by |",
  es: "| Tema | Límite | Lo sostiene |"
} as const satisfies Record<Language, string>

const sectionText = ({ rows, title }: LimitationSection, language: Language): string => `## ${title[language]}

${head[language]}
|---|---|---|
${rows
  .map(
    ({ heldBy, limit, subject }) =>
      `| ${subject[language]} | ${limit[language]} | ${heldBy.map(holderLink).join(", ")} |`
  )
  .join("\n")}
`

/** Writes the generated parts of the page about limitations, in a language. */
export const limitationsParts = (language: Language): PageParts => ({
  limits: limitations.map((section) => sectionText(section, language)).join("\n")
})
