import { type ComponentChildren, createContext } from "preact"
import { useContext, useEffect, useId, useLayoutEffect, useState } from "preact/hooks"
import { useLanguage, useSay } from "../language/LanguageContext.ts"
import { amountText, isDecimal, readAmount } from "../language/money.ts"
import { Outside } from "../parts/Outside.tsx"
import type { Fault } from "./faults.ts"
import { type Path, pathText, text, valueAt, type Json } from "./jsonBody.ts"

/** Field of the form that shows the value at a path. */
export interface ShownField {
  readonly id: string
  readonly label: string
}

/** The body that the form edits, and the faults of its fields. */
export interface Editing {
  readonly body: Json
  readonly set: (path: Path, value: unknown) => void
  /** Faults by the path of the field that shows them. */
  readonly faults: ReadonlyMap<string, ReadonlyArray<Fault>>
  /** Fields of the page by path. */
  readonly fields: Map<string, ShownField>
  readonly isFrozen: boolean
  /** Notes that the user has left a field: its faults are shown from then on. */
  readonly touch: (field: string) => void
}

/** The body that the form edits. */
export const EditingContext = createContext<Editing | undefined>(undefined)

/** Returns the body that the form edits. */
export const useEditing = (): Editing => {
  const editing = useContext(EditingContext)
  if (editing === undefined) throw new Error("there is no form")
  return editing
}

/** Registers a field under its path, and returns its value, faults and attributes. */
const useField = (path: Path, label: string) => {
  const { body, faults, fields, isFrozen, set, touch } = useEditing()
  const id = useId()
  const key = pathText(path)
  // before the browser paints, so that the first judgement finds the field
  useLayoutEffect(() => {
    fields.set(key, { id, label })
    return () => void fields.delete(key)
  }, [key, label])
  const found = faults.get(key) ?? []
  const attributes = {
    id,
    disabled: isFrozen,
    onBlur: () => touch(key),
    "aria-invalid": found.some(({ isNotification }) => isNotification !== true),
    "aria-describedby": found.length === 0 ? undefined : `${id}-faults`
  }
  return { attributes, found, id, set: (value: unknown) => set(path, value), value: valueAt(body, path) }
}

const Faults = ({ faults, id }: { readonly faults: ReadonlyArray<Fault>; readonly id: string }) =>
  faults.length === 0 ? null : (
    <div id={`${id}-faults`} class="faults">
      {faults.map(({ isNotification, message, rule }, index) => (
        <p key={index} class={isNotification === true ? "quiet" : "error"}>
          <Outside text={message} /> {rule === undefined ? null : <code>{rule}</code>}
        </p>
      ))}
    </div>
  )

interface FieldOptions {
  readonly path: Path
  readonly label: string
  /** Label that only screen readers get, for fields under the heading of a column. */
  readonly spoken?: string
}

const Labelled = ({
  children,
  id,
  label,
  spoken
}: Pick<FieldOptions, "label" | "spoken"> & { readonly children: ComponentChildren; readonly id: string }) => (
  <div class="field">
    <label for={id}>
      {label}
      {spoken === undefined ? null : <span class="unseen-label"> {spoken}</span>}
    </label>
    {children}
  </div>
)

/** A field for a text; an empty one is left out of the body. */
export const TextField = ({
  isLong = false,
  list,
  maxLength,
  meaning,
  typed,
  type = "text",
  ...field
}: FieldOptions & {
  readonly type?: "text" | "email" | "date"
  readonly isLong?: boolean
  readonly maxLength?: number
  /** Suggestions: the id of a list of the page. */
  readonly list?: string
  /** Name of the code in the field. */
  readonly meaning?: string | undefined
  /** Called when something is typed. */
  readonly typed?: () => void
}) => {
  const { attributes, found, id, set, value } = useField(field.path, field.label)
  const shared = { ...attributes, autocomplete: "off" as const, maxLength }
  const shown = type === "date" ? text(value).slice(0, 10) : text(value)
  const change = (next: string): void => {
    set(next === "" ? undefined : next)
    typed?.()
  }
  return (
    <Labelled {...field} id={id}>
      {isLong ? (
        <textarea {...shared} value={shown} onInput={(event) => change(event.currentTarget.value)} />
      ) : (
        <input
          {...shared}
          type={type as "text"}
          list={list}
          value={shown}
          onInput={(event) => change(event.currentTarget.value)}
        />
      )}
      {meaning === undefined ? null : <span class="under">{meaning}</span>}
      <Faults faults={found} id={id} />
    </Labelled>
  )
}

/** Suggested values with their names, for the fields that name the list. */
export const Suggestions = ({
  id,
  options
}: {
  readonly id: string
  readonly options: ReadonlyArray<readonly [value: string, name: string]>
}) => (
  <datalist id={id}>
    {options.map(([code, name]) => (
      <option key={code} value={code}>
        {name}
      </option>
    ))}
  </datalist>
)

/** A field for a decimal, as the user's language writes it. What is no decimal reaches the service as it was typed. */
export const AmountField = ({
  emptied,
  ...field
}: FieldOptions & {
  /** Removes the part of the body that holds the field, once the field is empty. */
  readonly emptied?: () => void
}) => {
  const language = useLanguage()
  const { attributes, found, id, set, value } = useField(field.path, field.label)
  const stated = text(value)
  const [typed, setTyped] = useState(() => (isDecimal(stated) ? amountText(stated, language, true) : stated))
  const amountOf = (text: string): string => readAmount(text, language) ?? text
  useEffect(() => {
    // another value than the typed one: a line was removed, or the body was replaced
    if (amountOf(typed) !== stated) setTyped(isDecimal(stated) ? amountText(stated, language, true) : stated)
  }, [stated])
  return (
    <Labelled {...field} id={id}>
      <input
        {...attributes}
        inputMode="decimal"
        autocomplete="off"
        class="number"
        value={typed}
        onInput={(event) => {
          const next = event.currentTarget.value
          setTyped(next)
          const amount = amountOf(next)
          if (amount === "" && emptied !== undefined) emptied()
          else set(amount || undefined)
        }}
      />
      <Faults faults={found} id={id} />
    </Labelled>
  )
}

/** A choice among codes; a code of the body that is not among them stays and is shown as it is. */
export const ChoiceField = ({
  choices,
  none,
  ...field
}: FieldOptions & {
  readonly choices: ReadonlyArray<readonly [code: string, name: string]>
  /** Text of the choice that leaves the field out; absent if there is none. */
  readonly none?: string
}) => {
  const { attributes, found, id, set, value } = useField(field.path, field.label)
  const stated = text(value)
  const isListed = stated === "" || choices.some(([code]) => code === stated)
  return (
    <Labelled {...field} id={id}>
      <select {...attributes} value={stated} onChange={(event) => set(event.currentTarget.value || undefined)}>
        {none === undefined && stated !== "" ? null : <option value="">{none}</option>}
        {isListed ? null : <option value={stated}>{stated}</option>}
        {choices.map(([code, name]) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </select>
      <Faults faults={found} id={id} />
    </Labelled>
  )
}

/** A button that removes an element of a list of the body. */
export const RemoveButton = ({ label, path }: { readonly path: Path; readonly label: string }) => {
  const say = useSay()
  const { body, isFrozen, set } = useEditing()
  const index = path.at(-1)
  const list = valueAt(body, path.slice(0, -1))
  const remove = (): void => {
    if (!Array.isArray(list)) return
    const rest = list.filter((_, at) => at !== index)
    set(path.slice(0, -1), rest.length === 0 ? undefined : rest)
  }
  return (
    <button type="button" class="small" disabled={isFrozen} onClick={remove}>
      {say({ en: "Remove", es: "Quitar" })}
      <span class="unseen-label"> {label}</span>
    </button>
  )
}
