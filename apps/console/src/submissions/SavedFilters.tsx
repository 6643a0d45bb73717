import { useRef, useState } from "preact/hooks"
import { useSay } from "../language/LanguageContext.ts"
import { Dialog } from "../parts/Dialog.tsx"
import { visibly } from "../parts/Outside.tsx"
import { href } from "../routing/address.ts"
import type { Filter } from "./filter.ts"
import { filterNames } from "./statusText.ts"
import { useSavedFilters } from "./stored.ts"

const queryOf = (filter: Filter): string => {
  const query = new URLSearchParams(Object.entries(filter))
  query.delete("cursor")
  query.sort()
  return query.toString()
}

/** Filters with a name: the default ones, and those that the user saved in this browser. */
export const SavedFilters = ({ company, filter }: { readonly company: string; readonly filter: Filter }) => {
  const say = useSay()
  const [saved, replace] = useSavedFilters()
  const [isNaming, setIsNaming] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const here = queryOf(filter)
  const { issuedFrom, issuedTo } = filter
  /** A default filter in the chosen period. */
  const ofPeriod = (wanted: Filter): string =>
    queryOf({
      ...wanted,
      ...(issuedFrom === undefined ? {} : { issuedFrom }),
      ...(issuedTo === undefined ? {} : { issuedTo })
    })
  const usual = [
    { name: say({ en: "All", es: "Todos" }), query: "" },
    { name: say(filterNames.toCorrect), query: ofPeriod({ status: "toCorrect" }) },
    { name: say({ en: "Pending", es: "Pendientes" }), query: ofPeriod({ status: "pending" }) },
    { name: say({ en: "Sales not mailed", es: "Ventas sin enviar" }), query: ofPeriod({ book: "sale", mail: "none" }) },
    {
      name: say({ en: "E-mails to resolve", es: "Correos por resolver" }),
      query: ofPeriod({ book: "sale", mail: "unresolved" })
    }
  ]
  const isSaved = saved.some(({ query }) => query === here)
  const isUsual = usual.some(({ query }) => query === here)
  const save = (event: SubmitEvent): void => {
    event.preventDefault()
    const name = field.current?.value.trim() ?? ""
    if (name === "") return
    replace([...saved.filter((each) => each.name !== name), { name, query: here }])
    setIsNaming(false)
  }
  return (
    <div class="toolbar">
      <ul class="chips" aria-label={say({ en: "Saved filters", es: "Filtros guardados" })}>
        {[...usual, ...saved].map(({ name, query }) => (
          <li key={`${name} ${query}`}>
            <a
              href={href("/submissions", { company, ...Object.fromEntries(new URLSearchParams(query)) })}
              aria-current={query === here ? "true" : undefined}
            >
              {visibly(name)}
            </a>
          </li>
        ))}
      </ul>
      {isSaved ? (
        <button type="button" class="small bare" onClick={() => replace(saved.filter(({ query }) => query !== here))}>
          {say({ en: "Delete this filter", es: "Eliminar este filtro" })}
        </button>
      ) : isUsual ? null : (
        <button type="button" class="small bare" onClick={() => setIsNaming(true)}>
          {say({ en: "Save this filter", es: "Guardar este filtro" })}
        </button>
      )}
      {isNaming ? (
        <Dialog title={say({ en: "Save this filter", es: "Guardar este filtro" })} end={() => setIsNaming(false)}>
          <form onSubmit={save}>
            <label>
              {say({ en: "Name", es: "Nombre" })}
              <input ref={field} maxLength={40} autocomplete="off" required autoFocus />
            </label>
            <p class="quiet">
              {say({
                en: "It is stored in this browser only.",
                es: "Se guarda solo en este navegador."
              })}
            </p>
            <p class="actions">
              <button type="submit" class="primary">
                {say({ en: "Save", es: "Guardar" })}
              </button>
              <button type="button" onClick={() => setIsNaming(false)}>
                {say({ en: "Cancel", es: "Cancelar" })}
              </button>
            </p>
          </form>
        </Dialog>
      ) : null}
    </div>
  )
}
