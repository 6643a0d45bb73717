import { spawnSync } from "node:child_process"
import type { Tarball } from "./packAll.ts"

const npm = (words: ReadonlyArray<string>, registry: string | undefined) =>
  spawnSync("npm", [...words, ...(registry === undefined ? [] : ["--registry", registry])], { encoding: "utf8" })

/**
 * Publishes the packages whose version a registry lacks (npm's default registry if none is named); returns their
 * names. In GitHub Actions npm adds a statement of the workflow and commit (provenance).
 *
 * @throws with npm's output, when one is refused
 */
export const publish = (tarballs: ReadonlyArray<Tarball>, registry?: string): ReadonlyArray<string> =>
  tarballs.flatMap(({ file, name, version }) => {
    const id = `${name}@${version}`
    if (npm(["view", id, "version"], registry).stdout.trim() === version) return []
    const provenance = process.env["GITHUB_ACTIONS"] === "true" ? ["--provenance"] : []
    const { status, stderr } = npm(["publish", file, "--access", "public", ...provenance], registry)
    if (status !== 0) throw new Error(`npm publish of ${id} ended with ${status}\n${stderr}`)
    return [id]
  })
