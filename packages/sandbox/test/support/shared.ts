import { existsSync } from "node:fs"
import { fileURLToPath } from "node:url"

/** A file of the reference material next to the repository; `undefined` when it is absent. */
export const sharedFile = (path: string): string | undefined => {
  const file = fileURLToPath(new URL(`../../../../../shared/${path}`, import.meta.url))
  return existsSync(file) ? file : undefined
}
