import { join } from "node:path"

/**
 * Where sandboxes of tests keep one certification authority, as their `certificateDirectory`. Without it each makes
 * three RSA keys when it starts, which takes longer than most tests.
 */
export const certificateDirectory = join(import.meta.dirname, "../../../node_modules/.cache/radicar/sandbox-authority")
