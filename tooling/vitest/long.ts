/** Whether this is `pnpm test:long`. */
export const isLongRun = process.env["RADICAR_TEST_LONG"] === "1"

/** How much a test does: `long` in `pnpm test:long`, `normal` otherwise. */
export const longOr = <A>(long: A, normal: A): A => (isLongRun ? long : normal)

/** FNV-1a of a text, 32 bits. */
const hash = (text: string): number => {
  let value = 0x811c9dc5
  for (let index = 0; index < text.length; index++) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193) >>> 0
  }
  return value
}

/**
 * Whether a case is tried in this run: each in `pnpm test:long`, otherwise one of `oneOf`, which are the same ones in
 * every run because its name decides.
 */
export const isSampled = (name: string, oneOf: number): boolean => isLongRun || hash(name) % oneOf === 0
