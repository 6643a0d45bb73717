import { inboxStateNames } from "@radicar/domain/inner/inbox/inboxStates"
import { useEffect, useRef } from "preact/hooks"
import { useLanguage, useSay } from "../language/LanguageContext.ts"
import { useLive } from "../live/useLive.ts"
import { go, href } from "../routing/address.ts"
import { useClient } from "../session/Session.ts"
import { soughtDocument } from "../submissions/filter.ts"
import { typeCodes, typeName } from "../submissions/typeNames.ts"
import { faceOfState } from "./inboxTexts.ts"
import type { InboxFilter } from "./inboxFilter.ts"

/** Pause after a keystroke before the search runs, in milliseconds. */
const pause = 150

/** Types of documents; codes of events and payrolls have three digits. */
const receivedTypes = typeCodes.filter((code) => code.length === 2)

const everyMinute = (): number => 60_000

/** Suppliers of the inbox by name, for the choice of one. */
const useSuppliers = (company: string): ReadonlyArray<readonly [identification: string, name: string]> => {
  const client = useClient()
  const live = useLive(
    `inbox suppliers ${company}`,
    (signal) => client.inbox.summary({ query: { companyId: company, by: "counterparty", limit: "1000" } }, { signal }),
    everyMinute
  )
  const names = (live.data?.groups ?? []).flatMap(({ counterparty }) =>
    counterparty === undefined ? [] : [[counterparty.identification, counterparty.name] as const]
  )
  return [...new Map(names)].toSorted(([, left], [, right]) => left.localeCompare(right))
}

/** The filters of the inbox; the address stores every choice. The search runs while the user types. */
export const InboxFilterForm = ({ company, filter }: { readonly company: string; readonly filter: InboxFilter }) => {
  const say = useSay()
  const language = useLanguage()
  const suppliers = useSuppliers(company)
  const search = useRef<HTMLInputElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const latest = useRef(filter)
  latest.current = filter
  const sought = filter.q ?? ""
  useEffect(() => {
    // not while the user types: the address lags behind the field
    if (search.current !== null && search.current !== document.activeElement) search.current.value = sought
  }, [sought])
  useEffect(() => () => clearTimeout(timer.current), [])

  const change = (
    changes: Partial<Record<Exclude<keyof InboxFilter, "cursor">, string>>,
    options: { readonly replace?: boolean } = {}
  ): void => {
    const { cursor: _, ...kept } = latest.current
    go(href("/inbox", { company, ...kept, ...changes }), options)
  }
  const look = (): void => {
    clearTimeout(timer.current)
    const typed = search.current?.value.trim() ?? ""
    change({ q: typed.length < 2 ? "" : typed }, { replace: true })
  }
  const submit = (event: SubmitEvent): void => {
    event.preventDefault()
    clearTimeout(timer.current)
    const id = soughtDocument(search.current?.value ?? "")
    if (id === undefined) look()
    else go(href(`/inbox/${id}`, { company }))
  }
  const clear = (): void => {
    if (search.current !== null) search.current.value = ""
    go(href("/inbox", { company }))
  }
  const { counterparty } = filter
  return (
    <form class="filter" role="search" aria-label={say({ en: "Inbox", es: "Recibidos" })} onSubmit={submit}>
      <label class="wide">
        {say({ en: "Search", es: "Buscar" })}
        <input
          ref={search}
          type="search"
          data-search
          autocomplete="off"
          spellcheck={false}
          maxLength={100}
          placeholder={say({
            en: "Supplier, NIT, number, order or CUFE",
            es: "Proveedor, NIT, número, orden o CUFE"
          })}
          defaultValue={sought}
          onInput={() => {
            clearTimeout(timer.current)
            timer.current = setTimeout(look, pause)
          }}
        />
      </label>
      <label>
        {say({ en: "Status", es: "Estado" })}
        <select value={filter.state ?? ""} onChange={(event) => change({ state: event.currentTarget.value })}>
          <option value="">{say({ en: "All", es: "Todos" })}</option>
          {inboxStateNames.map((state) => (
            <option key={state} value={state}>
              {say(faceOfState(state).name)}
            </option>
          ))}
        </select>
      </label>
      <label>
        {say({ en: "Supplier", es: "Proveedor" })}
        <select value={counterparty ?? ""} onChange={(event) => change({ counterparty: event.currentTarget.value })}>
          <option value="">{say({ en: "All", es: "Todos" })}</option>
          {counterparty === undefined ||
          suppliers.some(([identification]) => identification === counterparty) ? null : (
            <option value={counterparty}>{counterparty}</option>
          )}
          {suppliers.map(([identification, name]) => (
            <option key={identification} value={identification}>
              {name} · {identification}
            </option>
          ))}
        </select>
      </label>
      <label>
        {say({ en: "Type", es: "Tipo" })}
        <select value={filter.type ?? ""} onChange={(event) => change({ type: event.currentTarget.value })}>
          <option value="">{say({ en: "All", es: "Todos" })}</option>
          {receivedTypes.map((code) => (
            <option key={code} value={code}>
              {code} · {typeName(code, language)}
            </option>
          ))}
        </select>
      </label>
      <label>
        {say({ en: "Issued from", es: "Expedido desde" })}
        <input
          type="date"
          value={filter.issuedFrom ?? ""}
          onChange={(event) => change({ issuedFrom: event.currentTarget.value })}
        />
      </label>
      <label>
        {say({ en: "Issued to", es: "Expedido hasta" })}
        <input
          type="date"
          value={filter.issuedTo ?? ""}
          onChange={(event) => change({ issuedTo: event.currentTarget.value })}
        />
      </label>
      <label class="check">
        <input
          type="checkbox"
          checked={filter.warning === "any"}
          onChange={(event) => change({ warning: event.currentTarget.checked ? "any" : "" })}
        />
        {say({ en: "With warnings", es: "Con advertencias" })}
      </label>
      {/* with several fields, Enter submits only a form that has a button for it */}
      <button type="submit" hidden />
      {Object.keys(filter).some((name) => name !== "cursor") ? (
        <div class="filter-actions">
          <button type="button" onClick={clear}>
            {say({ en: "Clear", es: "Limpiar" })}
          </button>
        </div>
      ) : null}
    </form>
  )
}
