/**
 * The marker that reading a value yields if the body does not state it in the right form. A rule that reads such a
 * value throws the marker. The caller of the rules catches it and skips what cannot be judged. It is not an `Error`, so
 * no stack is collected.
 */
const unreadable: unique symbol = Symbol("unreadable")

/** Skips the current judgement, because it depends on a value that is unknown or already refused. */
export const skip = (): never => {
  // oxlint-disable-next-line no-throw-literal
  throw unreadable
}

const accessor = { enumerable: true, get: skip }

/** Marks a field or an element as unreadable: reading it skips the current judgement. */
export const markUnreadable = (target: object, key: string | number): void => {
  Object.defineProperty(target, key, accessor)
}

/**
 * Stands for an element of a list that is not an object. A list that contains it can be read, but each of its fields is
 * unreadable.
 */
export const nonObject: object = new Proxy({}, { get: skip, has: skip, ownKeys: skip, getOwnPropertyDescriptor: skip })

const isUnreadable = (value: unknown): boolean => value === unreadable

/** Ends a judgement that met an unreadable value; rethrows any other error. */
export const skipUnreadable = (error: unknown): void => {
  if (!isUnreadable(error)) throw error
}

/** Checks each element of a list. An element that cannot be judged does not keep the others from being checked. */
export const checkEach = <A>(list: ReadonlyArray<A>, check: (element: A, index: number) => void): void => {
  let index = 0
  for (const element of list) {
    try {
      check(element, index)
    } catch (error) {
      skipUnreadable(error)
    }
    index++
  }
}

/**
 * Applies `f` to the arguments; returns the marker `unreadable` if `f` reads an unreadable value. {@link markUnderived}
 * makes the object that holds the result safe to read. Documents whose values are all readable have no extra cost.
 */
export const derive = <B, A1, A2 = undefined, A3 = undefined>(
  f: (first: A1, second: A2, third: A3) => B,
  first: A1,
  second?: A2,
  third?: A3
): B => {
  try {
    // both casts: an unreadable value has every type, because whatever reads it throws (ADR 0041)
    if (isUnreadable(first) || isUnreadable(second) || isUnreadable(third)) return unreadable as unknown as B
    return f(first, second as A2, third as A3)
  } catch (error) {
    skipUnreadable(error)
    return unreadable as unknown as B
  }
}

/** Returns `read()`, or `otherwise()` if it reads an unreadable value. */
export const ifReadable = <A>(read: () => A, otherwise: () => A): A => {
  try {
    return read()
  } catch (error) {
    skipUnreadable(error)
    return otherwise()
  }
}

/** Whether a value is stated, in any form. */
export const isStated = (read: () => unknown): boolean =>
  ifReadable(
    () => read() !== undefined,
    () => true
  )

/** The results of those readings that meet no unreadable value. Skips the judgement if none succeeds. */
export const readableValues = <A>(
  ...readings: readonly [() => A, ...ReadonlyArray<() => A>]
): readonly [A, ...ReadonlyArray<A>] => {
  const [first, ...others] = readings.flatMap((read) =>
    ifReadable<ReadonlyArray<A>>(
      () => [read()],
      () => []
    )
  )
  return first === undefined ? skip() : [first, ...others]
}

/** The maximum depth of a derived value in a prepared document: `entries[3].concept`. */
const depth = 3

const fill = (derived: object, document: object, levels: number): void => {
  for (const [key, { value }] of Object.entries(Object.getOwnPropertyDescriptors(derived)) as ReadonlyArray<
    [string, PropertyDescriptor]
  >) {
    if (isUnreadable(value)) {
      if (Array.isArray(derived)) derived[Number(key)] = nonObject
      else markUnreadable(derived, key)
    } else if (levels > 1 && typeof value === "object" && value !== null && value !== nonObject && value !== document) {
      fill(value, document, levels - 1)
    }
  }
}

/**
 * Prepares the results of {@link derive} for reading: marks every result that could not be derived from `document` as
 * unreadable, wherever it is in `prepared`.
 */
export const markUnderived = <A extends object>(prepared: A, document: object): A => {
  fill(prepared, document, depth)
  return prepared
}
