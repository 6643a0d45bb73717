import { useLanguage } from "../language/LanguageContext.ts"
import { useLive } from "../live/useLive.ts"
import { useClient } from "../session/Session.ts"

/** Codes of a list with their names, to choose from. */
export type Choices = ReadonlyArray<readonly [code: string, name: string]>

/** Lists that the form offers. */
const lists = [
  "identifications",
  "organization-types",
  "payment-forms",
  "payment-means",
  "taxes",
  "units",
  "municipalities",
  "responsibilities",
  "party-taxes",
  "currencies",
  "credit-note-reasons",
  "debit-note-reasons"
] as const

/** The service's code lists by name. */
export type CodeLists = Readonly<Record<(typeof lists)[number], Choices>>

const once = (): number => 3_600_000

/** Queries the service's code lists that the form offers; `undefined` until they have arrived. */
export const useCodeLists = (): CodeLists | undefined => {
  const client = useClient()
  const language = useLanguage()
  const live = useLive(
    `codes of the form ${language}`,
    async (signal) => {
      const answers = await Promise.all(
        lists.map(async (list): Promise<readonly [string, Choices]> => {
          const { items } = await client.codes.get({ params: { list }, query: {} }, { signal })
          return [list, items.map(({ code, name }) => [code, name] as const)]
        })
      )
      return Object.fromEntries(answers) as CodeLists
    },
    once
  )
  return live.data
}

/** Choices with their codes before the names, as accountants know many by code. */
export const withCodes = (choices: Choices): Choices => choices.map(([code, name]) => [code, `${code} · ${name}`])

/** The name of a code; `undefined` for an unknown one. */
export const nameOf = (choices: Choices, code: unknown): string | undefined =>
  choices.find(([each]) => each === code)?.[1]
