/** Whether this is `pnpm test:long`. */
export const isLongRun = process.env["RADICAR_TEST_LONG"] === "1"

/** How much a test does: `long` in `pnpm test:long`, `normal` otherwise. */
export const longOr = <A>(long: A, normal: A): A => (isLongRun ? long : normal)
