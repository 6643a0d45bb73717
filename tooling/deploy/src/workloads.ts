import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { parse, parseAllDocuments } from "yaml"
import { repository } from "./dockerfile.ts"

/** The compose file, as YAML has it. */
export const compose = (): any => parse(readFileSync(join(repository, "compose.yaml"), "utf8"), { strict: true })

/** Every object of the manifests, with the file that it is in. */
export const manifests = (): ReadonlyArray<{ readonly file: string; readonly object: any }> => {
  const folder = join(repository, "deploy/kubernetes")
  return readdirSync(folder).flatMap((file) =>
    parseAllDocuments(readFileSync(join(folder, file), "utf8"), { strict: true }).map((document) => {
      if (document.errors.length > 0) throw new Error(`${file}: ${document.errors[0]?.message}`)
      return { file, object: document.toJS() }
    })
  )
}
