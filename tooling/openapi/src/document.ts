import { readFileSync } from "node:fs"
import { join } from "node:path"
import type { Json } from "./parts.ts"

/** Folder of the repository. */
export const repository = join(import.meta.dirname, "../../..")

/** Path of the service's OpenAPI document. */
export const documentPath = join(repository, "docs/openapi.json")

/** The service's OpenAPI document. */
export const readDocument = (): Json => JSON.parse(readFileSync(documentPath, "utf8"))
