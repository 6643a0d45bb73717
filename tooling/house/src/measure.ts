import { basename, dirname } from "node:path"
import type { SourceFile } from "./sourceFiles.ts"

/** Counts the lines of TypeScript or SQL that are neither blank nor comment. */
export const codeLines = (text: string, path = ""): number => {
  const lineComment = path.endsWith(".sql") ? "--" : "//"
  let inComment = false
  return text.split("\n").filter((line) => {
    const trimmed = line.trim()
    if (inComment) {
      inComment = !trimmed.includes("*/")
      return false
    }
    if (trimmed === "" || trimmed.startsWith(lineComment)) return false
    if (!trimmed.startsWith("/*") && !trimmed.startsWith("{/*")) return true
    inComment = !trimmed.includes("*/")
    return false
  }).length
}

const clause =
  /\/\*\*\s*(?:\*\s*)?((?:As|How|Of|Those|What|Whatever|When|Where|Which|Who|Whoever|Whom|Whose|Why|(?:By|For|In|On|To) wh\w+)\b[^\n]*)/gu

/**
 * Finds docstrings that begin with a relative or interrogative word, that is, with a clause where a reader looks for a
 * noun or a verb. `Whether`, used for booleans, is allowed.
 */
export const clauseDocstrings = (files: ReadonlyArray<SourceFile>): ReadonlyArray<string> =>
  files.flatMap(({ path, text }) =>
    [...text.matchAll(clause)].map(({ 1: words = "", index }) => {
      const line = text.slice(0, index).split("\n").length
      return `${path}:${line} ${words}`
    })
  )

/** Lists the casts to `unknown` or `never`, of which the compiler checks nothing. */
export const uncheckedCasts = (files: ReadonlyArray<SourceFile>): ReadonlyArray<string> =>
  files.flatMap(({ path, text }) =>
    text
      .split("\n")
      .flatMap((line, index) =>
        /^\s*(?:\/?\*|\/\/)/u.test(line) || !/[\w)}\]] as (?:unknown|never)\b/u.test(line)
          ? []
          : [`${path}:${index + 1}`]
      )
  )

/**
 * Lists the folders and the file of a path within its package, from the first level down: `["part", "part/tax",
 * "part/tax/total.ts"]`.
 */
const rooms = (path: string): ReadonlyArray<string> => {
  const steps = path.split("/").slice(3)
  return steps.map((_, index) => steps.slice(0, index + 1).join("/"))
}

/**
 * Finds pairs of folders on one level of a package that import each other, written as `packages/ubl: part <-> sale`. A
 * file on that level counts as a folder.
 */
export const mutualImports = (files: ReadonlyArray<SourceFile>): ReadonlyArray<string> => {
  const arrows = new Set<string>()
  for (const { imports, path, workspace } of files) {
    for (const target of imports.filter((each) => each.startsWith(`${workspace}/src/`))) {
      const [from, to] = [rooms(path), rooms(target)]
      const level = from.findIndex((room, index) => room !== to[index])
      if (level >= 0) arrows.add([workspace, from[level], to[level]].join(" "))
    }
  }
  return [...arrows].flatMap((arrow) => {
    const [workspace, from = "", to = ""] = arrow.split(" ")
    return from < to && arrows.has([workspace, to, from].join(" ")) ? [`${workspace}: ${from} <-> ${to}`] : []
  })
}

/** Finds cycles of files that import each other, type imports included; returns the sorted paths of each cycle. */
export const circles = (files: ReadonlyArray<SourceFile>): ReadonlyArray<ReadonlyArray<string>> => {
  const imports = new Map(files.map((file) => [file.path, file.imports]))
  const reachable = (start: string): ReadonlySet<string> => {
    const reached = new Set<string>()
    const open = [...(imports.get(start) ?? [])]
    for (let path = open.pop(); path !== undefined; path = open.pop()) {
      if (reached.has(path)) continue
      reached.add(path)
      open.push(...(imports.get(path) ?? []))
    }
    return reached
  }
  const reach = new Map(files.map(({ path }) => [path, reachable(path)]))
  const cycles = new Map<string, ReadonlyArray<string>>()
  for (const [path, reached] of reach) {
    if (!reached.has(path)) continue
    const circle = [...reached].filter((other) => reach.get(other)?.has(path) === true).toSorted()
    cycles.set(circle.join(" "), circle)
  }
  return [...cycles.values()]
}

/** Maximum number of lines of a file that counts as small. */
const smallLines = 20

/** Finds files of 20 lines or fewer that have exactly one importer, in the same folder, and no test. */
export const smallSingleUserFiles = (
  files: ReadonlyArray<SourceFile>,
  tested: ReadonlySet<string>
): ReadonlyArray<string> => {
  const users = new Map<string, Array<string>>()
  for (const { imports, path } of files) {
    for (const target of imports) users.set(target, [...(users.get(target) ?? []), path])
  }
  return files
    .filter(({ data, path, text }) => {
      const [user, ...others] = users.get(path) ?? []
      const isTested = tested.has(path) || tested.has(basename(path).replace(/\.tsx?$/u, ""))
      const isSmall = text.trimEnd().split("\n").length <= smallLines
      return (
        isSmall && !data && !isTested && others.length === 0 && user !== undefined && dirname(user) === dirname(path)
      )
    })
    .map(({ path }) => path)
}

const notCounted = /^packages\/sandbox\/|\/example\/|[a-z]Examples?\.ts$/u

/** Finds the product files whose text matches a name. The sandbox, examples and data files do not count. */
export const filesNaming = (files: ReadonlyArray<SourceFile>, name: RegExp): ReadonlyArray<string> =>
  files.filter(({ data, path, text }) => !data && !notCounted.test(path) && name.test(text)).map(({ path }) => path)

/** A limit of time that a test sets for itself: as an option, as the last argument, for its file, or for one wait. */
const ownTimeLimit =
  /\btimeout: (?:"\d+ (?:minutes?|hours?)"|\d[\d_]{4,})|^ *[})]+,\s+(?:longOr\([^)]*\)|\d[\d_]{4,})\s*\)$|\b(?:vi\.setConfig|AbortSignal\.timeout|Effect\.timeout)\(|\bsetDefaultTimeout\(\d[\d_]*/gmu

/**
 * Finds the limits of time in tests. A machine may be slow: the one limit is `hangMillis` of `fixtures`, and a wait
 * takes its patience from there.
 */
export const ownTimeLimits = (tests: ReadonlyMap<string, string>): ReadonlyArray<string> =>
  [...tests].flatMap(([path, text]) =>
    [...text.matchAll(ownTimeLimit)].map(({ 0: limit, index }) => {
      const line = text.slice(0, index).split("\n").length
      return `${path}:${line} ${limit.replaceAll(/\s+/gu, " ").trim()}`
    })
  )
