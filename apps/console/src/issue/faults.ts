import { fieldFor, type Json, valueAt } from "./jsonBody.ts"

/** Fault at a field, for the user. */
export interface Fault {
  readonly path: string
  readonly message: string
  readonly rule?: string | undefined
  readonly isNotification?: boolean
}

/** The value at a JSONPath of single steps; `undefined` for other paths. */
const valueOf = (body: Json, path: string): unknown => {
  const steps = [...path.matchAll(/\.(\w+)|\[(\d+)\]/gu)].map(([, name, index]) => name ?? Number(index))
  return valueAt(body, steps)
}

/** Rejections whose field still has the value of the body `before`, which was rejected. */
export const openRejections = (rejections: ReadonlyArray<Fault>, before: Json, body: Json): ReadonlyArray<Fault> =>
  rejections.filter(
    ({ path }) => path.includes("[*]") || JSON.stringify(valueOf(body, path)) === JSON.stringify(valueOf(before, path))
  )

/** Faults by the path of the field that shows them; `paths` are the fields of the page. */
export const placeFaults = (
  faults: ReadonlyArray<Fault>,
  paths: ReadonlyArray<string>
): ReadonlyMap<string, ReadonlyArray<Fault>> => {
  const placed = new Map<string, ReadonlyArray<Fault>>()
  for (const fault of faults) {
    const field = fieldFor(fault.path, paths)
    if (field !== undefined) placed.set(field, [...(placed.get(field) ?? []), fault])
  }
  return placed
}

/** Faults of fields that the user has left, or that have a value; `missing` are the fields of the others. */
export const touchedFaults = (
  placed: ReadonlyMap<string, ReadonlyArray<Fault>>,
  isTouched: (field: string) => boolean
): { readonly shown: ReadonlyMap<string, ReadonlyArray<Fault>>; readonly missing: ReadonlySet<string> } => ({
  shown: new Map([...placed].filter(([field]) => isTouched(field))),
  missing: new Set(
    [...placed].flatMap(([field, found]) =>
      !isTouched(field) && found.some(({ isNotification }) => isNotification !== true) ? [field] : []
    )
  )
})

/** Whether the body has a value at the path of a field. */
export const hasValue = (body: Json, field: string): boolean => {
  const value = valueOf(body, field)
  return value !== undefined && value !== ""
}
