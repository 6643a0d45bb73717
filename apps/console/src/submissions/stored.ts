import { useState } from "preact/hooks"
import { type Column, columns, defaultColumns } from "./columns.ts"

/** A filter that the user named: the query of its address, without company and page. */
export interface SavedFilter {
  readonly name: string
  readonly query: string
}

const filtersKey = "radicar.console.filters"
const columnsKey = "radicar.console.columns"

/** A list in this browser's storage; empty if it is absent or was not written by the console. */
const readList = (key: string): ReadonlyArray<unknown> => {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? "[]")
    return Array.isArray(value) ? value : []
  } catch {
    return []
  }
}

const isSaved = (value: unknown): value is SavedFilter =>
  typeof value === "object" &&
  value !== null &&
  typeof Reflect.get(value, "name") === "string" &&
  typeof Reflect.get(value, "query") === "string"

/** The filters saved in this browser, and how to replace them. */
export const useSavedFilters = () => {
  const [saved, setSaved] = useState(() => readList(filtersKey).filter(isSaved))
  const replace = (filters: ReadonlyArray<SavedFilter>): void => {
    localStorage.setItem(filtersKey, JSON.stringify(filters))
    setSaved([...filters])
  }
  return [saved, replace] as const
}

/** The columns chosen in this browser, in their order, and how to choose them. */
export const useColumns = () => {
  const [chosen, setChosen] = useState<ReadonlyArray<Column>>(() => {
    const stored = readList(columnsKey)
    return localStorage.getItem(columnsKey) === null ? defaultColumns : columns.filter((each) => stored.includes(each))
  })
  const choose = (next: ReadonlyArray<Column>): void => {
    const ordered = columns.filter((each) => next.includes(each))
    localStorage.setItem(columnsKey, JSON.stringify(ordered))
    setChosen(ordered)
  }
  return [chosen, choose] as const
}
