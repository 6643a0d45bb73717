import { globSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { parse, parseAllDocuments } from "yaml"
import { repository } from "./dockerfile.ts"

/** A compose file, as YAML has it. */
export const compose = (path: "compose.yaml" | "compose.dev.yaml"): any =>
  parse(readFileSync(join(repository, path), "utf8"), { strict: true })

/** The folders of the manifests. */
export const kubernetes = join(repository, "deploy/kubernetes")

/** Every object of the manifests, with the file that it is in, and what combines them by its folder. */
export const manifests = (): ReadonlyArray<{ readonly file: string; readonly object: any }> =>
  globSync("*/*.yaml", { cwd: kubernetes }).flatMap((file) =>
    parseAllDocuments(readFileSync(join(kubernetes, file), "utf8"), { strict: true }).map((document) => {
      if (document.errors.length > 0) throw new Error(`${file}: ${document.errors[0]?.message}`)
      return { file, object: document.toJS() }
    })
  )
