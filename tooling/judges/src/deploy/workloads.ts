import { globSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { parse, parseAllDocuments } from "yaml"
import { repository } from "./dockerfile.ts"

/** Reads and parses a compose file. */
export const compose = (path: "compose.yaml" | "compose.dev.yaml"): any =>
  parse(readFileSync(join(repository, path), "utf8"), { strict: true })

/** Folder of the Kubernetes manifests. */
export const kubernetes = join(repository, "deploy/kubernetes")

/** Reads all objects of the Kubernetes manifests, each with its file. */
export const manifests = (): ReadonlyArray<{ readonly file: string; readonly object: any }> =>
  globSync("*/*.yaml", { cwd: kubernetes }).flatMap((file) =>
    parseAllDocuments(readFileSync(join(kubernetes, file), "utf8"), { strict: true }).map((document) => {
      if (document.errors.length > 0) throw new Error(`${file}: ${document.errors[0]?.message}`)
      return { file, object: document.toJS() }
    })
  )
