import { longOr } from "./long.ts"

/**
 * Milliseconds after which a test or a hook is taken for one that hangs: the only limit of time of the suite. A machine
 * may be as slow as it likes; what judges speed is a benchmark or an attack, and runs alone.
 */
export const hangMillis = longOr(1_800_000, 600_000)

/**
 * Milliseconds that tests and their programs wait for something: a minute less than a test has, so that the failure
 * names what was awaited.
 */
export const patienceMillis = hangMillis - 60_000
