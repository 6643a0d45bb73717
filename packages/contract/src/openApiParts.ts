/** A part of an OpenAPI document; what is no object is one without members. */
export const object = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value) ? { ...value } : {}

/** A part with each of its members changed. */
export const withEach = (
  value: unknown,
  change: (value: Readonly<Record<string, unknown>>, key: string) => Readonly<Record<string, unknown>>
): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(object(value)).map(([key, each]) => [key, change(object(each), key)]))
