import { useEffect, useRef, useState } from "preact/hooks"
import { useLanguage, useSay } from "../language/LanguageContext.ts"
import { go, href } from "../routing/address.ts"
import { type Filter, readSought, statuses } from "./filter.ts"
import { filterNames } from "./statusText.ts"
import { typeCodes, typeName } from "./typeNames.ts"

/** The filters of the list; the address stores every choice. */
export const FilterForm = ({ company, filter }: { readonly company: string; readonly filter: Filter }) => {
  const say = useSay()
  const language = useLanguage()
  const search = useRef<HTMLInputElement>(null)
  const [isUnclear, setIsUnclear] = useState(false)
  const sought = `${filter.prefix ?? ""}${filter.number ?? ""}`
  useEffect(() => {
    if (search.current !== null) search.current.value = sought
  }, [sought])

  const change = (changes: Partial<Record<Exclude<keyof Filter, "cursor">, string | undefined>>): void => {
    const { cursor: _, ...kept } = filter
    go(href("/submissions", { company, ...kept, ...changes }))
  }
  const look = (event: SubmitEvent): void => {
    event.preventDefault()
    const typed = search.current?.value ?? ""
    const query = readSought(typed)
    setIsUnclear(query._tag === "nothing" && typed.trim() !== "")
    if (query._tag === "one") go(href(`/submissions/${query.id}`, { company }))
    else change(query._tag === "number" ? { prefix: query.prefix, number: query.number } : { prefix: "", number: "" })
  }
  const isNarrowed = Object.keys(filter).some((name) => name !== "cursor")
  return (
    <form class="filter" role="search" aria-label={say({ en: "Submissions", es: "Envíos" })} onSubmit={look}>
      <label class="wide">
        {say({ en: "Number, CUFE or id", es: "Número, CUFE o identificador" })}
        <input
          ref={search}
          type="search"
          data-search
          autocomplete="off"
          spellcheck={false}
          defaultValue={sought}
          aria-describedby={isUnclear ? "search-unclear" : undefined}
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
        {say({ en: "From", es: "Desde" })}
        <input
          type="date"
          value={filter.from ?? ""}
          onChange={(event) => change({ from: event.currentTarget.value })}
        />
      </label>
      <label>
        {say({ en: "To", es: "Hasta" })}
        <input type="date" value={filter.to ?? ""} onChange={(event) => change({ to: event.currentTarget.value })} />
      </label>
      <div class="filter-actions">
        <button type="submit">{say({ en: "Search", es: "Buscar" })}</button>
        {isNarrowed ? (
          <button type="button" onClick={() => go(href("/submissions", { company }))}>
            {say({ en: "Clear", es: "Limpiar" })}
          </button>
        ) : null}
      </div>
      {isUnclear ? (
        <p id="search-unclear" class="wide error" role="alert">
          {say({
            en: "Type a number with or without its prefix (SETP990000001), the 96 digits of a CUFE, or the id of a submission.",
            es: "Escriba un número con o sin prefijo (SETP990000001), los 96 dígitos de un CUFE, o el identificador de un envío."
          })}
        </p>
      ) : null}
    </form>
  )
}
