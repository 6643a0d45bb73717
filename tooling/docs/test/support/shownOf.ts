const digits = (text: string): string => text.replaceAll(/\d+/gu, "0")

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value)

/**
 * What a page would show of a value: as it shows it where nothing differs but digits, and what it cuts off with `…`.
 */
export const shownOf = (value: unknown, shown: unknown): unknown => {
  if (isObject(value) && isObject(shown)) {
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, shownOf(each, shown[name])]))
  }
  if (typeof value === "number" && typeof shown === "number") return shown
  if (typeof value !== "string" || typeof shown !== "string") return value
  if (shown.endsWith("…")) return value.length > shown.length ? shown : value
  return digits(value) === digits(shown) ? shown : value
}
