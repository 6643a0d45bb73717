const unset = /^0001-01-01(T00:00:00(\.0+)?)?$/u

/** `0001-01-01T00:00:00`, the wire's way to say that a date is not set. */
export const isUnsetDate = (value: unknown): boolean =>
  typeof value === "string" && value.startsWith("0001") && unset.test(value)
