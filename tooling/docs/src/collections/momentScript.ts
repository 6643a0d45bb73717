/** Names of the variables that each tool sets before a request, in Colombian time. */
export type MomentVariable = "now" | "date" | "month" | "serial"

/**
 * JavaScript for tools that run a script before each request, as lines. It sets the moment of the request, and the last
 * six digits of a document's number, which change every second.
 */
export const momentScript = (set: (name: MomentVariable, value: string) => string): ReadonlyArray<string> => [
  "// Colombian time, UTC-5",
  "const now = new Date(Date.now() - 5 * 3600 * 1000).toISOString().slice(0, 19)",
  set("now", "now"),
  set("date", "now.slice(0, 10)"),
  set("month", "now.slice(0, 7)"),
  set("serial", "String(100000 + (Math.floor(Date.now() / 1000) % 900000))")
]
