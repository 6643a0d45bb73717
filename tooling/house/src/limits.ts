import { spawnSync } from "node:child_process"
import { readFileSync } from "node:fs"
import { join } from "node:path"

/** Maximum of a measured figure of the code base. */
export interface Limit {
  readonly most: number
  /** Reason for the last increase. */
  readonly reason?: string
}

/** Limits of the code base, by kind of figure. */
export interface Limits {
  /** Maximum that a release may have, by figure: what the last one had. A change may exceed it. */
  readonly release: Readonly<Record<string, Limit>>
  /**
   * Maximum number of product files that mention a concept, by the regular expression of the concept (case ignored).
   */
  readonly naming: Readonly<Record<string, Limit>>
  /** Maximum numbers of long sentences, and of test titles that begin with a clause; measured by tooling/house. */
  readonly prose: Readonly<Record<string, Limit>>
  /** Maximum numbers of mutual imports, import cycles, small files and limits of time in tests; the goal is 0. */
  readonly shape: Readonly<Record<string, Limit>>
  /**
   * Maximum number of source files whose code runs while a warm service files one invoice, by workspace; `all` for the
   * total.
   */
  readonly trace: Readonly<Record<string, Limit>>
}

/** Path of the file of limits, from the root of the repository. */
export const limitsFile = "tooling/house/limits.json"

/** Reads the limits of a repository. */
export const readLimits = (root: string): Limits => JSON.parse(readFileSync(join(root, limitsFile), "utf8"))

const git = (root: string, ...words: ReadonlyArray<string>): string =>
  spawnSync("git", ["-C", root, ...words], { encoding: "utf8" }).stdout ?? ""

/** Finds the limits that a later version raises without a new reason. */
const raisedBetween = (before: Partial<Limits>, after: Limits): ReadonlyArray<string> =>
  (Object.keys(after) as ReadonlyArray<keyof Limits>).flatMap((kind) =>
    Object.entries(after[kind]).flatMap(([name, { most, reason }]) => {
      const former = before[kind]?.[name]
      const isRaised = former !== undefined && most > former.most
      return isRaised && (reason === undefined || reason === former.reason) ? [`${kind} of ${name}`] : []
    })
  )

/**
 * Finds the limits that are higher now than in an earlier version of the file in git, but still have the same reason.
 * Only versions with limits of `shape` are compared. Empty without git.
 */
export const raisedSilently = (root: string): ReadonlyArray<string> => {
  // of what was merged the merge counts: the versions of two branches do not follow each other
  const commits = git(root, "log", "--first-parent", "--format=%H", "--", limitsFile).split("\n").filter(Boolean)
  const versions = commits.flatMap((commit) => {
    const text = git(root, "show", `${commit}:${limitsFile}`)
    const limits: Partial<Limits> = text === "" ? {} : JSON.parse(text)
    return limits.shape === undefined ? [] : [limits as Limits]
  })
  const now = readLimits(root)
  return [...new Set(versions.flatMap((version) => raisedBetween(version, now)))]
}
