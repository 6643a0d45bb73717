import type { InboxItem } from "@radicar/contract/inner/inbox/InboxItem"
import { useMemo, useRef, useState } from "preact/hooks"
import { useLanguage, useSay } from "../language/LanguageContext.ts"
import { useCompany } from "../live/useCompany.ts"
import { useLive } from "../live/useLive.ts"
import { Heading } from "../parts/Heading.tsx"
import { LiveState } from "../parts/LiveState.tsx"
import { NoCompany } from "../parts/NoCompany.tsx"
import { href, useAddress } from "../routing/address.ts"
import { useClient, useMay } from "../session/Session.ts"
import { DownloadNotice, useDownload } from "../submissions/Downloads.tsx"
import { useReturn } from "../submissions/listPlace.ts"
import { EmptyList } from "../submissions/SearchForm.tsx"
import { SelectionSum } from "../submissions/SubmissionTable.tsx"
import { EventButtons, type FiledEvents, FiledNotice } from "./FileEvents.tsx"
import { ImportFiles } from "./Import.tsx"
import { type InboxFilter, readInboxFilter } from "./inboxFilter.ts"
import { InboxFilterForm } from "./InboxFilterForm.tsx"
import { inboxSums } from "./inboxTexts.ts"
import { InboxTable } from "./InboxTable.tsx"
import { SupplierSummary } from "./SupplierSummary.tsx"

const interval = (): number => 5_000

/** The selected items, also of other pages, and the selection as the table shows and changes it. */
const useSelection = (items: ReadonlyArray<InboxItem> | undefined) => {
  const [selected, setSelected] = useState<ReadonlyMap<string, InboxItem>>(new Map())
  const selection = useMemo(() => {
    const change = (ids: ReadonlyArray<string>, isSelected: boolean): void =>
      setSelected((before) => {
        const after = new Map(before)
        for (const item of items ?? []) {
          if (!ids.includes(item.id)) continue
          if (isSelected) after.set(item.id, item)
          else after.delete(item.id)
        }
        return after
      })
    const all = (items ?? []).map(({ id }) => id)
    return {
      ids: new Set(selected.keys()),
      toggle: (id: string): void => change([id], !selected.has(id)),
      toggleAll: (): void => change(all, !all.every((id) => selected.has(id)))
    }
  }, [selected, items])
  return { selected, selection, setSelected }
}

const List = ({ company, filter }: { readonly company: string; readonly filter: InboxFilter }) => {
  const say = useSay()
  const client = useClient()
  const language = useLanguage()
  const mayWrite = useMay("inbox:write")
  const [outcomes, setOutcomes] = useState<ReadonlyArray<FiledEvents>>()
  const download = useDownload()
  const live = useLive(
    `inbox ${language} ${company} ${JSON.stringify(filter)}`,
    (signal) => client.inbox.list({ query: { companyId: company, ...filter } }, { signal }).page(),
    interval
  )
  const title = say({ en: "Inbox", es: "Recibidos" })
  // while a further search runs, the rows of the one before stay
  const shown = useRef<typeof live.data>(undefined)
  if (live.data !== undefined) shown.current = live.data
  const page = live.data ?? (live.failure === undefined ? shown.current : undefined)
  const items = page?.items
  const isReturn = useReturn(items !== undefined)
  const { selected, selection, setSelected } = useSelection(items)
  const { cursor, ...first } = filter
  const next = page?.next
  // a row may have changed since it was selected
  const chosen = [...selected.values()].map((item) => items?.find(({ id }) => id === item.id) ?? item)
  return (
    <>
      <div class="title-row">
        <Heading title={title} focus={!isReturn}>
          {title}
        </Heading>
        <LiveState live={live} />
        <button
          type="button"
          class="small"
          disabled={download.isBusy}
          onClick={() =>
            void download.fetchFile(
              client.inbox.export({ query: { companyId: company, ...first, format: "xlsx" } }, { timeout: 600_000 })
            )
          }
        >
          {say({ en: "Export to Excel", es: "Exportar a Excel" })}
        </button>
      </div>
      {mayWrite ? <ImportFiles company={company} done={live.ask} /> : null}
      <InboxFilterForm company={company} filter={filter} />
      {filter.counterparty === undefined ? null : (
        <SupplierSummary company={company} identification={filter.counterparty} />
      )}
      <DownloadNotice state={download} />
      <FiledNotice company={company} outcomes={outcomes} />
      {items === undefined ? (
        live.failure === undefined ? (
          <p class="loading" aria-busy="true" />
        ) : null
      ) : items.length === 0 ? (
        <EmptyList
          company={company}
          isNarrowed={Object.keys(filter).length > 0}
          path="/inbox"
          narrowed={say({ en: "Nothing received matches.", es: "No hay recibidos que coincidan." })}
        >
          <p>
            {say({ en: "This company has received nothing yet.", es: "Esta compañía aún no ha recibido nada." })}{" "}
            {mayWrite
              ? say({
                  en: "Drop the files of a supplier above, or have its e-mails forwarded to the service.",
                  es: "Suelte arriba los archivos de un proveedor, o haga reenviar sus correos al servicio."
                })
              : null}
          </p>
        </EmptyList>
      ) : (
        <div aria-busy={live.data === undefined}>
          <InboxTable caption={title} company={company} items={items} selection={selection} />
        </div>
      )}
      {cursor === undefined && next === undefined ? null : (
        <nav class="pages" aria-label={say({ en: "Pages", es: "Páginas" })}>
          {cursor === undefined ? null : (
            <a href={href("/inbox", { company, ...first })}>{say({ en: "Newest", es: "Más recientes" })}</a>
          )}
          {next === undefined ? null : (
            <a href={href("/inbox", { company, ...first, cursor: next })}>{say({ en: "Older", es: "Más antiguos" })}</a>
          )}
        </nav>
      )}
      {chosen.length === 0 ? null : (
        <div
          class="toolbar selected"
          role="group"
          aria-label={say({ en: "Selected documents", es: "Documentos seleccionados" })}
        >
          <SelectionSum count={chosen.length} sums={inboxSums(chosen)} clear={() => setSelected(new Map())} />
          <EventButtons
            isMany
            company={company}
            items={chosen}
            filed={(filed) => {
              setOutcomes(filed)
              // those on other pages too
              setSelected((before) => {
                const after = new Map(before)
                for (const { outcome } of filed)
                  if (outcome.filed !== undefined && after.has(outcome.filed.item.id))
                    after.set(outcome.filed.item.id, outcome.filed.item)
                return after
              })
              live.ask()
            }}
          />
        </div>
      )}
    </>
  )
}

/** The view of what a company received from its suppliers. */
export const InboxPage = () => {
  const company = useCompany()
  const { query } = useAddress()
  return company === undefined ? (
    <NoCompany />
  ) : (
    <List key={company} company={company} filter={readInboxFilter(query)} />
  )
}
