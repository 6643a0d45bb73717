/**
 * The marker that reading a value yields if the body does not state it in the right form. A rule that reads such a
 * value throws the marker. The caller of the rules catches it and skips what cannot be judged. It is not an `Error`, so
 * no stack is collected.
 */
const hole: unique symbol = Symbol("hole")

/** Leaves out what is being judged: it follows from a value that is refused already, or not known. */
export const fall = (): never => {
  // oxlint-disable-next-line no-throw-literal
  throw hole
}

const accessor = { enumerable: true, get: fall }

/** Makes a hole of a field or an element. */
export const digHole = (target: object, key: string | number): void => {
  Object.defineProperty(target, key, accessor)
}

/** An object of a list that is no object at all: it can be walked past, and each of its fields is a hole. */
export const holeObject: object = new Proxy({}, { get: fall, has: fall, ownKeys: fall, getOwnPropertyDescriptor: fall })

const isHole = (value: unknown): boolean => value === hole

/** Throws on whatever is no hole. */
export const passHole = (error: unknown): void => {
  if (!isHole(error)) throw error
}

/**
 * `f` of its arguments, or a hole in its place where it would look into one; {@link withHoles} makes what holds the
 * result safe to read. A document without holes pays for it with nothing.
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

/** `read()`, or `otherwise()` where it would look into a hole. */
export const unlessHole = <A>(read: () => A, otherwise: () => A): A => {
  try {
    return read()
  } catch (error) {
    passHole(error)
    return otherwise()
  }
}

/** Whether something is stated, of whatever form. */
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

/** Makes what {@link derive} could not derive from `stated` a hole that can be met, wherever it is in `prepared`. */
export const withHoles = <A extends object>(prepared: A, stated: object): A => {
  fill(prepared, stated, depth)
  return prepared
}
