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
