import { join } from "node:path"

/**
 * Certificate folder shared by the sandboxes of tests, with one certification authority. Without it, each sandbox
 * generates three RSA keys at its start, which takes longer than most tests.
 */
export const certificateDirectory = join(import.meta.dirname, "../../../node_modules/.cache/radicar/sandbox-authority")
