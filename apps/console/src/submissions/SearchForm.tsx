// The form above a list: a search field that searches while the user types, and fields of the list's own. Also the
// place of a list without rows.
import type { ComponentChildren } from "preact"
import { useEffect, useId, useRef, useState } from "preact/hooks"
import { useLanguage, useSay } from "../language/LanguageContext.ts"
import { go, href } from "../routing/address.ts"
import { soughtDocument } from "./filter.ts"
import { typeName } from "./typeNames.ts"

/** Pause after a keystroke before the search runs, in milliseconds. */
const pause = 150

/** Parts of a filter that the search field shows. */
const soughtBy: ReadonlySet<string> = new Set(["q", "prefix", "number"])

/** Stores changes of a list's filter in the address; `replace` adds no step to the browser's history. */
export const useFilterChange = <F extends { readonly cursor?: string }>(
  path: string,
  company: string,
  filter: F
): ((
  changes: Partial<Record<Exclude<keyof F, "cursor">, string | undefined>>,
  options?: { readonly replace?: boolean }
) => void) => {
  const latest = useRef(filter)
  latest.current = filter
  return (changes, options) => {
    const { cursor: _, ...kept } = latest.current
    go(href(path, { company, ...kept, ...changes }), options)
  }
}

/** The search field of a list and its other filters, which a phone folds. A key or an id opens the document. */
export const SearchForm = ({
  children,
  company,
  filter,
  label,
  path,
  placeholder,
  search,
  sought
}: {
  readonly children: ComponentChildren
  readonly company: string
  readonly filter: object
  readonly label: string
  /** Path of the list; documents are below it. */
  readonly path: string
  readonly placeholder: string
  /** Searches for a text; for nothing, if the text is too short. */
  readonly search: (text: string) => void
  /** The text of the current search. */
  readonly sought: string
}) => {
  const say = useSay()
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [isUnfolded, setIsUnfolded] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => {
    // not while the user types: the address lags behind the field
    if (field.current !== null && field.current !== document.activeElement) field.current.value = sought
  }, [sought])
  useEffect(() => () => clearTimeout(timer.current), [])

  const look = (): void => {
    clearTimeout(timer.current)
    const typed = field.current?.value.trim() ?? ""
    search(typed.length < 2 ? "" : typed)
  }
  const submit = (event: SubmitEvent): void => {
    event.preventDefault()
    clearTimeout(timer.current)
    const id = soughtDocument(field.current?.value ?? "")
    if (id === undefined) look()
    else go(href(`${path}/${id}`, { company }))
  }
  const clear = (): void => {
    if (field.current !== null) field.current.value = ""
    go(href(path, { company }))
  }
  const narrowing = Object.keys(filter).filter((name) => name !== "cursor")
  const fields = narrowing.filter((name) => !soughtBy.has(name)).length
  return (
    <form class="filter" role="search" aria-label={label} onSubmit={submit}>
      <label class="wide">
        {say({ en: "Search", es: "Buscar" })}
        <input
          ref={field}
          type="search"
          data-search
          autocomplete="off"
          spellcheck={false}
          maxLength={100}
          placeholder={placeholder}
          defaultValue={sought}
          onInput={() => {
            clearTimeout(timer.current)
            timer.current = setTimeout(look, pause)
          }}
        />
      </label>
      <button
        type="button"
        class="small filter-toggle"
        aria-expanded={isUnfolded}
        aria-controls={id}
        onClick={() => setIsUnfolded((before) => !before)}
      >
        {say({ en: "Filters", es: "Filtros" })}
        {fields === 0 ? "" : ` (${fields})`}
      </button>
      <div id={id} class={isUnfolded ? "filter-fields" : "filter-fields is-folded"}>
        {children}
      </div>
      {/* with several fields, Enter submits only a form that has a button for it */}
      <button type="submit" hidden />
      {narrowing.length > 0 ? (
        <div class="filter-actions">
          <button type="button" class="small" onClick={clear}>
            {say({ en: "Clear", es: "Limpiar" })}
          </button>
        </div>
      ) : null}
    </form>
  )
}

/** The choice of one value, or of none, which `all` names. */
export const ChoiceField = ({
  all,
  change,
  name,
  options,
  value = ""
}: {
  readonly all?: string
  readonly change: (value: string) => void
  readonly name: string
  readonly options: ReadonlyArray<readonly [value: string, name: string]>
  readonly value: string | undefined
}) => {
  const say = useSay()
  return (
    <label>
      {name}
      <select value={value} onChange={(event) => change(event.currentTarget.value)}>
        <option value="">{all ?? say({ en: "All", es: "Todos" })}</option>
        {options.map(([option, text]) => (
          <option key={option} value={option}>
            {text}
          </option>
        ))}
      </select>
    </label>
  )
}

/** The choice of a type of document, and of the days of issue. */
export const TypeAndDays = ({
  change,
  codes,
  filter
}: {
  readonly change: (changes: {
    readonly type?: string
    readonly issuedFrom?: string
    readonly issuedTo?: string
  }) => void
  readonly codes: ReadonlyArray<string>
  readonly filter: { readonly type?: string; readonly issuedFrom?: string; readonly issuedTo?: string }
}) => {
  const say = useSay()
  const language = useLanguage()
  return (
    <>
      <ChoiceField
        name={say({ en: "Type", es: "Tipo" })}
        options={codes.map((code) => [code, `${code} · ${typeName(code, language)}`])}
        value={filter.type}
        change={(type) => change({ type })}
      />
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
    </>
  )
}

/** A list without rows: the way out of its filter, or, without a filter, the first step (`children`). */
export const EmptyList = ({
  children,
  company,
  isNarrowed,
  narrowed,
  path
}: {
  readonly children: ComponentChildren
  readonly company: string
  readonly isNarrowed: boolean
  /** Text for a filter that nothing matches. */
  readonly narrowed: string
  readonly path: string
}) => {
  const say = useSay()
  return (
    <div class="empty">
      {isNarrowed ? (
        <p>
          {narrowed} <a href={href(path, { company })}>{say({ en: "Remove the filter", es: "Quitar el filtro" })}</a>
        </p>
      ) : (
        children
      )}
    </div>
  )
}
