import { readFileSync } from "node:fs"

const manifest: { readonly version: string } = JSON.parse(
  readFileSync(new URL("../package.json", import.meta.url), "utf8")
)

/** The version of the service. */
export const version = manifest.version
