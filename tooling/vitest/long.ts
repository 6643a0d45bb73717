/** Whether this is `pnpm test:long`. */
export const isLongRun = process.env["RADICAR_TEST_LONG"] === "1"

/** How much a test does: `long` in `pnpm test:long`, `ordinary` otherwise. */
export const longOr = <A>(long: A, ordinary: A): A => (isLongRun ? long : ordinary)
