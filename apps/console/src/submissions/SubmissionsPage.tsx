import type { SubmissionItem } from "@radicar/contract/inner/SubmissionsGroup"
import { useEffect, useMemo, useRef, useState } from "preact/hooks"
import { useLanguage, useSay } from "../language/LanguageContext.ts"
import { useCompany } from "../live/useCompany.ts"
import { useLive } from "../live/useLive.ts"
import { announce } from "../parts/announce.ts"
import { Heading } from "../parts/Heading.tsx"
import { LiveState } from "../parts/LiveState.tsx"
import { Menu } from "../parts/Menu.tsx"
import { NoCompany } from "../parts/NoCompany.tsx"
import { href, useAddress } from "../routing/address.ts"
import { useClient } from "../session/Session.ts"
import { Bulk } from "./Bulk.tsx"
import { columnNames, columns } from "./columns.ts"
import { DownloadNotice, ExportMenu, useDownload } from "./Downloads.tsx"
import { type Filter, readFilter, wireFilter } from "./filter.ts"
import { FilterForm } from "./FilterForm.tsx"
import { LedgerSum } from "./LedgerSum.tsx"
import { useReturn } from "./listPlace.ts"
import { SavedFilters } from "./SavedFilters.tsx"
import { EmptyList, useFilterChange } from "./SearchForm.tsx"
import { withPeriod } from "./periods.ts"
import { useColumns } from "./stored.ts"
import { SubmissionTable } from "./SubmissionTable.tsx"

const interval = (): number => 5_000

/** A sorted page reads all documents of its period. */
const sortedInterval = (): number => 30_000

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
    if (count > 0) announce(say({ en: `New documents: ${count}`, es: `Documentos nuevos: ${count}` }))
  }, [items, list])
}

/** The choice of the list's columns. */
const ColumnsMenu = ({
  chosen,
  choose
}: {
  readonly chosen: ReturnType<typeof useColumns>[0]
  readonly choose: ReturnType<typeof useColumns>[1]
}) => {
  const say = useSay()
  return (
    <Menu label={say({ en: "Columns", es: "Columnas" })} keepOpen>
      {columns.map((column) => (
        <label key={column} class="check">
          <input
            type="checkbox"
            checked={chosen.includes(column)}
            onChange={(event) =>
              choose(event.currentTarget.checked ? [...chosen, column] : chosen.filter((each) => each !== column))
            }
          />
          {say(columnNames[column])}
        </label>
      ))}
    </Menu>
  )
}

/** Links to the first page and to the next one. */
const Pages = ({
  company,
  filter: { cursor, ...first },
  next
}: {
  readonly company: string
  readonly filter: Filter
  readonly next: string | undefined
}) => {
  const say = useSay()
  const isSorted = first.sort !== undefined
  if (cursor === undefined && next === undefined) return null
  return (
    <nav class="pages" aria-label={say({ en: "Pages", es: "Páginas" })}>
      {cursor === undefined ? null : (
        <a href={href("/submissions", { company, ...first })}>
          {isSorted ? say({ en: "First page", es: "Primera página" }) : say({ en: "Newest", es: "Más recientes" })}
        </a>
      )}
      {next === undefined ? null : (
        <a href={href("/submissions", { company, ...first, cursor: next })}>
          {isSorted ? say({ en: "Next page", es: "Página siguiente" }) : say({ en: "Older", es: "Más antiguos" })}
        </a>
      )}
    </nav>
  )
}

const List = ({ company, filter }: { readonly company: string; readonly filter: Filter }) => {
  const say = useSay()
  const client = useClient()
  const language = useLanguage()
  const [chosen, choose] = useColumns()
  const [selected, setSelected] = useState<ReadonlyMap<string, SubmissionItem>>(new Map())
  const download = useDownload()
  const key = `submissions ${language} ${company} ${JSON.stringify(filter)}`
  const live = useLive(
    key,
    (signal) => client.submissions.list({ query: { companyId: company, ...wireFilter(filter) } }, { signal }).page(),
    filter.sort === undefined ? interval : sortedInterval
  )
  const title = say({ en: "Documents", es: "Documentos" })
  // while a further search runs, the rows of the one before stay
  const shown = useRef<typeof live.data>(undefined)
  if (live.data !== undefined) shown.current = live.data
  const page = live.data ?? (live.failure === undefined ? shown.current : undefined)
  const items = page?.items
  useNews(live.data?.items, key)
  const isReturn = useReturn(items !== undefined)
  const selection = useMemo(() => {
    const toggle = (id: string): void =>
      setSelected((before) => {
        const after = new Map(before)
        const item = items?.find(({ submissionId }) => submissionId === id)
        if (!after.delete(id) && item !== undefined) after.set(id, item)
        return after
      })
    const toggleAll = (): void =>
      setSelected((before) => {
        const all = items ?? []
        const isAll = all.every(({ submissionId }) => before.has(submissionId))
        const after = new Map(before)
        for (const item of all) {
          if (isAll) after.delete(item.submissionId)
          else after.set(item.submissionId, item)
        }
        return after
      })
    return { ids: new Set(selected.keys()), toggle, toggleAll }
  }, [selected, items])
  const { cursor: _, ...first } = filter
  const change = useFilterChange("/submissions", company, filter)
  const next = page?.next
  return (
    <>
      <div class="title-row">
        <Heading title={title} focus={!isReturn}>
          {title}
        </Heading>
        <LiveState live={live} />
      </div>
      <FilterForm company={company} filter={filter} />
      <div class="toolbar">
        <SavedFilters company={company} filter={filter} />
        <div class="toolbar push">
          <ColumnsMenu chosen={chosen} choose={choose} />
          <ExportMenu
            company={company}
            documents={say({ en: "All documents of the filter", es: "Todos los documentos del filtro" })}
            filter={first}
            state={download}
          />
        </div>
      </div>
      <DownloadNotice state={download} />
      <LedgerSum company={company} filter={filter} />
      {items === undefined ? (
        live.failure === undefined ? (
          <p class="loading" aria-busy="true" />
        ) : null
      ) : items.length === 0 ? (
        <EmptyList
          company={company}
          isNarrowed={Object.keys(filter).length > 0}
          path="/submissions"
          narrowed={say({ en: "No document matches.", es: "No hay documentos que coincidan." })}
        >
          <p>
            {say({ en: "This company has filed nothing yet.", es: "Esta compañía aún no ha radicado nada." })}{" "}
            <a href={href("/", { company })}>
              {say({ en: "How to file the first document", es: "Cómo radicar el primer documento" })}
            </a>
          </p>
        </EmptyList>
      ) : (
        <div aria-busy={live.data === undefined}>
          <SubmissionTable
            caption={title}
            columns={chosen}
            company={company}
            items={items}
            order={{ sort: filter.sort, change: (sort) => change(withPeriod(filter, { sort })) }}
            selection={selection}
          />
        </div>
      )}
      <Pages company={company} filter={filter} next={next} />
      <Bulk
        clear={() => setSelected(new Map())}
        company={company}
        done={live.ask}
        download={download}
        items={[...selected.values()]}
      />
    </>
  )
}

/** The live list of a company's documents. */
export const SubmissionsPage = () => {
  const company = useCompany()
  const { query } = useAddress()
  return company === undefined ? <NoCompany /> : <List key={company} company={company} filter={readFilter(query)} />
}
