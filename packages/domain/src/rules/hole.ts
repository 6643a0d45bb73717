/**
 * The marker that reading a value yields if the body does not state it in the right form. A rule that reads such a
 * value throws the marker. The caller of the rules catches it and skips what cannot be judged. It is not an `Error`, so
 * no stack is collected.
 */
const hole: unique symbol = Symbol("hole")

/** Skips the current judgement, because it depends on a value that is unknown or already refused. */
export const fall = (): never => {
  // oxlint-disable-next-line no-throw-literal
  throw hole
}

const accessor = { enumerable: true, get: fall }

/** Turns a field or an element into a hole. */
export const digHole = (target: object, key: string | number): void => {
  Object.defineProperty(target, key, accessor)
}

/**
 * Stands for an element of a list that is not an object. A list that contains it can be read, but each of its fields is
 * a hole.
 */
export const holeObject: object = new Proxy({}, { get: fall, has: fall, ownKeys: fall, getOwnPropertyDescriptor: fall })

const isHole = (value: unknown): boolean => value === hole

/** Rethrows an error that is not a hole. */
export const passHole = (error: unknown): void => {
  if (!isHole(error)) throw error
}

/**
 * Applies `f` to the arguments; returns a hole if `f` would read one. {@link withHoles} makes the object that holds the
 * result safe to read. Documents without holes have no extra cost.
 */
export const derive = <B, A1, A2 = undefined, A3 = undefined>(
  f: (first: A1, second: A2, third: A3) => B,
  first: A1,
  second?: A2,
  third?: A3
): B => {
  try {
    if (isHole(first) || isHole(second) || isHole(third)) return hole as unknown as B
    return f(first, second as A2, third as A3)
  } catch (error) {
    passHole(error)
    return hole as unknown as B
  }
}

/** Returns `read()`, or `otherwise()` if reading meets a hole. */
export const unlessHole = <A>(read: () => A, otherwise: () => A): A => {
  try {
    return read()
  } catch (error) {
    passHole(error)
    return otherwise()
  }
}

/** Whether a value is stated, in any form. */
export const isGiven = (read: () => unknown): boolean =>
  unlessHole(
    () => read() !== undefined,
    () => true
  )

/** The values of those readings that meet no hole. Throws a hole if none succeeds. */
export const readable = <A>(
  ...readings: readonly [() => A, ...ReadonlyArray<() => A>]
): readonly [A, ...ReadonlyArray<A>] => {
  const [first, ...others] = readings.flatMap((read) =>
    unlessHole<ReadonlyArray<A>>(
      () => [read()],
      () => []
    )
  )
  return first === undefined ? fall() : [first, ...others]
}

/** The maximum depth of a derived value in a prepared document: `entries[3].concept`. */
const depth = 3

const fill = (derived: object, stated: object, levels: number): void => {
  for (const [key, { value }] of Object.entries(Object.getOwnPropertyDescriptors(derived)) as ReadonlyArray<
    [string, PropertyDescriptor]
  >) {
    if (isHole(value)) {
      if (Array.isArray(derived)) derived[Number(key)] = holeObject
      else digHole(derived, key)
    } else if (levels > 1 && typeof value === "object" && value !== null && value !== holeObject && value !== stated) {
      fill(value, stated, levels - 1)
    }
  }
}

/**
 * Prepares the results of {@link derive} for reading: results that could not be derived from `stated` become holes
 * wherever they are in `prepared`.
 */
export const withHoles = <A extends object>(prepared: A, stated: object): A => {
  fill(prepared, stated, depth)
  return prepared
}
