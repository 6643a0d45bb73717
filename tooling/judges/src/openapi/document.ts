import { readFileSync } from "node:fs"
import { join } from "node:path"
import type { Json } from "./parts.ts"

/** Folder of the repository. */
export const repository = join(import.meta.dirname, "../../../..")

/** Path of the file with the service's OpenAPI document. */
export const documentPath = join(repository, "docs/openapi.json")

/** Reads the service's OpenAPI document from its file. */
export const readDocument = (): Json => JSON.parse(readFileSync(documentPath, "utf8"))
