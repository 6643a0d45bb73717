import type { SubmissionItem } from "@radicar/contract/inner/SubmissionsGroup"
import { useEffect, useRef } from "preact/hooks"
import { useLanguage, useSay } from "../language/LanguageContext.ts"
import { useCompany } from "../live/useCompany.ts"
import { useLive } from "../live/useLive.ts"
import { announce } from "../parts/announce.ts"
import { Heading } from "../parts/Heading.tsx"
import { LiveState } from "../parts/LiveState.tsx"
import { NoCompany } from "../parts/NoCompany.tsx"
import { href, useAddress } from "../routing/address.ts"
import { useClient } from "../session/Session.ts"
import { type Filter, readFilter, wireFilter } from "./filter.ts"
import { FilterForm } from "./FilterForm.tsx"
import { SubmissionTable, takeOpened } from "./SubmissionTable.tsx"

const interval = (): number => 5_000

/** Announces new submissions to screen readers; they appear at the top of the open list. */
const useNews = (items: ReadonlyArray<SubmissionItem> | undefined, list: string): void => {
  const say = useSay()
  const lastList = useRef<{ readonly list: string; readonly ids: ReadonlySet<string> } | undefined>(undefined)
  useEffect(() => {
    if (items === undefined) return
    const ids = new Set(items.map(({ submissionId }) => submissionId))
    const before = lastList.current
    lastList.current = { list, ids }
    if (before?.list !== list) return
    const count = [...ids].filter((id) => !before.ids.has(id)).length
    if (count > 0) announce(say({ en: `New submissions: ${count}`, es: `Envíos nuevos: ${count}` }))
  }, [items, list])
}

/** Returns the user to the row of the submission that was open. */
const useReturn = (opened: string | undefined, isThere: boolean): void => {
  const done = useRef(false)
  useEffect(() => {
    if (done.current || opened === undefined || !isThere) return
    done.current = true
    const row = document.querySelector<HTMLElement>(`[data-row="${CSS.escape(opened)}"]`)
    row?.focus({ preventScroll: true })
    row?.scrollIntoView({ block: "nearest" })
  }, [opened, isThere])
}

const List = ({ company, filter }: { readonly company: string; readonly filter: Filter }) => {
  const say = useSay()
  const client = useClient()
  const language = useLanguage()
  const opened = useRef<{ readonly id: string | undefined } | undefined>(undefined)
  opened.current ??= { id: takeOpened() }
  const key = `submissions ${language} ${company} ${JSON.stringify(filter)}`
  const live = useLive(
    key,
    (signal) => client.submissions.list({ query: { companyId: company, ...wireFilter(filter) } }, { signal }).page(),
    interval
  )
  const title = say({ en: "Submissions", es: "Envíos" })
  const items = live.data?.items
  useNews(items, key)
  useReturn(opened.current.id, items !== undefined)
  const { cursor, ...first } = filter
  const next = live.data?.next
  return (
    <>
      <div class="title-row">
        <Heading title={title} focus={opened.current.id === undefined}>
          {title}
        </Heading>
        <LiveState live={live} />
      </div>
      <FilterForm company={company} filter={filter} />
      {items === undefined ? null : items.length === 0 ? (
        <p class="empty">{say({ en: "No submission matches.", es: "No hay envíos que coincidan." })}</p>
      ) : (
        <SubmissionTable caption={title} company={company} items={items} />
      )}
      {cursor === undefined && next === undefined ? null : (
        <nav class="pages" aria-label={say({ en: "Pages", es: "Páginas" })}>
          {cursor === undefined ? null : (
            <a href={href("/submissions", { company, ...first })}>{say({ en: "Newest", es: "Más recientes" })}</a>
          )}
          {next === undefined ? null : (
            <a href={href("/submissions", { company, ...first, cursor: next })}>
              {say({ en: "Older", es: "Más antiguos" })}
            </a>
          )}
        </nav>
      )}
    </>
  )
}

/** The live list of a company's submissions. */
export const SubmissionsPage = () => {
  const company = useCompany()
  const { query } = useAddress()
  return company === undefined ? <NoCompany /> : <List company={company} filter={readFilter(query)} />
}
