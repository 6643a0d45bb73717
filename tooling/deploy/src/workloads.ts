import { globSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { parse, parseAllDocuments } from "yaml"
import { repository } from "./dockerfile.ts"

/** A parsed compose file. */
export const compose = (path: "compose.yaml" | "compose.dev.yaml"): any =>
  parse(readFileSync(join(repository, path), "utf8"), { strict: true })

/** The folders of the manifests. */
export const kubernetes = join(repository, "deploy/kubernetes")

/** All objects of the manifests with their files. */
export const manifests = (): ReadonlyArray<{ readonly file: string; readonly object: any }> =>
  globSync("*/*.yaml", { cwd: kubernetes }).flatMap((file) =>
    parseAllDocuments(readFileSync(join(kubernetes, file), "utf8"), { strict: true }).map((document) => {
      if (document.errors.length > 0) throw new Error(`${file}: ${document.errors[0]?.message}`)
      return { file, object: document.toJS() }
    })
  )
