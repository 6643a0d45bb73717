import { useEffect, useRef } from "preact/hooks"
import { useLanguage, useSay } from "../language/LanguageContext.ts"
import { amountText, readAmount } from "../language/money.ts"
import { go, href } from "../routing/address.ts"
import { type Filter, soughtDocument, statuses } from "./filter.ts"
import { filterNames } from "./statusText.ts"
import { typeCodes, typeName } from "./typeNames.ts"

/** Pause after a keystroke before the search runs, in milliseconds. */
const pause = 150

/** A field for an amount, written as people of the language write it. */
const AmountField = ({
  change,
  name,
  value
}: {
  readonly change: (amount: string) => void
  readonly name: string
  readonly value: string | undefined
}) => {
  const say = useSay()
  const language = useLanguage()
  const take = (field: HTMLInputElement): void => {
    const amount = readAmount(field.value, language)
    field.setCustomValidity(
      amount === undefined ? say({ en: "An amount such as 1,000,000.50", es: "Un valor como 1.000.000,50" }) : ""
    )
    if (amount === undefined) field.reportValidity()
    else change(amount)
  }
  return (
    <label>
      {name}
      <input
        key={value}
        inputMode="decimal"
        autocomplete="off"
        defaultValue={value === undefined ? "" : amountText(value, language, true)}
        onInput={(event) => event.currentTarget.setCustomValidity("")}
        onChange={(event) => take(event.currentTarget)}
      />
    </label>
  )
}

/** The filters of the list; the address stores every choice. The search runs while the user types. */
export const FilterForm = ({ company, filter }: { readonly company: string; readonly filter: Filter }) => {
  const say = useSay()
  const language = useLanguage()
  const search = useRef<HTMLInputElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const latest = useRef(filter)
  latest.current = filter
  const sought = filter.q ?? `${filter.prefix ?? ""}${filter.number ?? ""}`
  useEffect(() => {
    // not while the user types: the address lags behind the field
    if (search.current !== null && search.current !== document.activeElement) search.current.value = sought
  }, [sought])
  useEffect(() => () => clearTimeout(timer.current), [])

  const change = (
    changes: Partial<Record<Exclude<keyof Filter, "cursor">, string | undefined>>,
    options: { readonly replace?: boolean } = {}
  ): void => {
    const { cursor: _, ...kept } = latest.current
    go(href("/submissions", { company, ...kept, ...changes }), options)
  }
  const look = (): void => {
    clearTimeout(timer.current)
    const typed = search.current?.value.trim() ?? ""
    change({ q: typed.length < 2 ? "" : typed, prefix: "", number: "" }, { replace: true })
  }
  const submit = (event: SubmitEvent): void => {
    event.preventDefault()
    clearTimeout(timer.current)
    const id = soughtDocument(search.current?.value ?? "")
    if (id === undefined) look()
    else go(href(`/submissions/${id}`, { company }))
  }
  const isNarrowed = Object.keys(filter).some((name) => name !== "cursor")
  const clear = (): void => {
    if (search.current !== null) search.current.value = ""
    go(href("/submissions", { company }))
  }
  return (
    <form class="filter" role="search" aria-label={say({ en: "Documents", es: "Documentos" })} onSubmit={submit}>
      <label class="wide">
        {say({ en: "Search", es: "Buscar" })}
        <input
          ref={search}
          type="search"
          data-search
          autocomplete="off"
          spellcheck={false}
          maxLength={100}
          placeholder={say({ en: "Name, NIT, number or CUFE", es: "Nombre, NIT, número o CUFE" })}
          defaultValue={sought}
          onInput={() => {
            clearTimeout(timer.current)
            timer.current = setTimeout(look, pause)
          }}
        />
      </label>
      <label>
        {say({ en: "Status", es: "Estado" })}
        <select value={filter.status ?? ""} onChange={(event) => change({ status: event.currentTarget.value })}>
          <option value="">{say({ en: "All", es: "Todos" })}</option>
          {statuses.map((status) => (
            <option key={status} value={status}>
              {say(filterNames[status])}
            </option>
          ))}
        </select>
      </label>
      <label>
        {say({ en: "Type", es: "Tipo" })}
        <select value={filter.type ?? ""} onChange={(event) => change({ type: event.currentTarget.value })}>
          <option value="">{say({ en: "All", es: "Todos" })}</option>
          {typeCodes.map((code) => (
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
      <AmountField
        name={say({ en: "Total from", es: "Total desde" })}
        value={filter.amountFrom}
        change={(amountFrom) => change({ amountFrom })}
      />
      <AmountField
        name={say({ en: "Total to", es: "Total hasta" })}
        value={filter.amountTo}
        change={(amountTo) => change({ amountTo })}
      />
      {/* with several fields, Enter submits only a form that has a button for it */}
      <button type="submit" hidden />
      {isNarrowed ? (
        <div class="filter-actions">
          <button type="button" onClick={clear}>
            {say({ en: "Clear", es: "Limpiar" })}
          </button>
        </div>
      ) : null}
    </form>
  )
}
