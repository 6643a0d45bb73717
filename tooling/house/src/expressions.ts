/**
 * Finds the regular expressions of the product that can take more than linear time, in backtracking or because the
 * search starts again at each character. Literals are read from the sources; built expressions are recorded while
 * their module loads. An expression that is built in a function, or that only reads short texts, needs a reason above
 * it: a comment with `linear:`. Exits with 1 if it finds one without.
 */
import { globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { pathToFileURL } from "node:url"
import { parseSync } from "oxc-parser"
import { check } from "recheck"
import { analyse } from "scslre"

/** A regular expression in a source file. */
interface Expression {
  readonly path: string
  /** Line of the file, from 1. */
  readonly line: number
  /** The pattern; absent if it is known only when a function is called. */
  readonly source?: string
  readonly flags: string
}

const root = process.argv[2] ?? join(import.meta.dirname, "../../..")

/** Expressions that were found to be linear, so that only new ones are judged. */
const cache = join(root, "node_modules/.cache/radicar/linear-expressions.json")

/** Milliseconds for one expression. It is a bound for a hang: no verdict depends on the speed of the machine. */
const patience = 600_000

/** A pattern without these needs a time bounded by a constant for each place where it starts. */
const repeats = /[*+]|,\}/u

const nodesOf = (value: unknown): ReadonlyArray<Record<string, any>> => {
  if (typeof value !== "object" || value === null) return []
  const inner = Object.values(value).flatMap(nodesOf)
  return "type" in value ? [value, ...inner] : inner
}

/** Finds the expressions of a file; those that are built have no source yet. */
const expressionsIn = (path: string, text: string): ReadonlyArray<Expression> => {
  const lineOf = (offset: number) => text.slice(0, offset).split("\n").length
  return nodesOf(parseSync(path, text).program).flatMap((node): ReadonlyArray<Expression> => {
    if (node["type"] === "Literal" && node["regex"] !== undefined) {
      const { flags, pattern } = node["regex"]
      return [{ path, line: lineOf(node["start"]), source: pattern, flags }]
    }
    const isBuilt = ["NewExpression", "CallExpression"].includes(node["type"]) && node["callee"].name === "RegExp"
    return isBuilt ? [{ path, line: lineOf(node["start"]), flags: "" }] : []
  })
}

/** Loads the modules that build expressions, and returns each expression that one built while it loaded. */
const builtExpressions = async (paths: ReadonlyArray<string>): Promise<ReadonlyArray<Expression>> => {
  const built: Array<Expression> = []
  const places = new Map(paths.map((path) => [pathToFileURL(join(root, path)).href, path]))
  const original = globalThis.RegExp
  const record = (source: unknown, flags: unknown): void => {
    for (const [, url = "", line] of (new Error("").stack ?? "").matchAll(/(file:\S+?):(\d+):\d+/gu)) {
      const path = places.get(url)
      if (path !== undefined)
        return void built.push({
          path,
          line: Number(line),
          source: source instanceof original ? source.source : String(source),
          flags: String(flags ?? (source instanceof original ? source.flags : ""))
        })
    }
  }
  globalThis.RegExp = new Proxy(original, {
    construct: (target, words, self) => {
      record(words[0], words[1])
      return Reflect.construct(target, words, self)
    }
  })
  try {
    for (const url of places.keys()) await import(url)
  } finally {
    globalThis.RegExp = original
  }
  return built
}

/** Whether a comment above a line says why its expression takes linear time, or reads only short texts. */
const hasReason = (lines: ReadonlyArray<string>, line: number): boolean => {
  for (let above = line - 2; above >= 0 && /^\s*(?:\/\/|\*|\/\*)/u.test(lines[above] ?? ""); above--) {
    if (/linear: \S/u.test(lines[above] ?? "")) return true
  }
  return false
}

const readCache = (): ReadonlySet<string> => {
  try {
    return new Set(JSON.parse(readFileSync(cache, "utf8")))
  } catch {
    return new Set()
  }
}

const texts = new Map(
  globSync("{apps,packages}/*/src/**/*.{ts,tsx}", { cwd: root })
    .toSorted()
    .map((path) => [path, readFileSync(join(root, path), "utf8")])
)
const written = [...texts].flatMap(([path, text]) => expressionsIn(path, text))
// pure packages are loaded whole: a function of one of their modules builds the expressions of others
const built = await builtExpressions([
  ...new Set([
    ...written.flatMap((each) => (each.source === undefined ? each.path : [])),
    ...[...texts.keys()].filter((path) => /^packages\/(?:domain|contract)\//u.test(path))
  ])
])
const expressions = written.flatMap((each): ReadonlyArray<Expression> => {
  const builtHere = built.filter(({ line, path }) => path === each.path && line === each.line)
  return each.source === undefined && builtHere.length > 0 ? builtHere : [each]
})
const open = expressions.filter(({ line, path }) => !hasReason(texts.get(path)?.split("\n") ?? [], line))
/** Why an expression can be super-linear; `undefined` if it cannot, as far as both checkers know. */
const fault = async (source: string, flags: string): Promise<string | undefined> => {
  const [report] = analyse({ source, flags }, { maxReports: 1 }).reports
  if (report !== undefined) return report.exponential ? "exponential" : `polynomial (${report.type})`
  // its other checker, for large repeats and look-arounds, guesses attacks and times them: it is not used
  const verdict = await check(source, flags, {
    timeout: patience,
    maxIteration: 0,
    maxInitialGenerationSize: 1,
    incubationLimit: 1
  })
  return verdict.status === "vulnerable" && verdict.checker === "automaton" ? verdict.complexity.summary : undefined
}

const linear = readCache()
const proven: Array<string> = []
const faults: Array<string> = []
for (const { flags, line, path, source } of open) {
  const key = `/${source}/${flags}`
  const isLinear = source !== undefined && (!repeats.test(source) || linear.has(key) || proven.includes(key))
  const reason = source === undefined ? "is built in a function" : isLinear ? undefined : await fault(source, flags)
  if (reason === undefined) proven.push(key)
  else faults.push(`${path}:${line} ${source === undefined ? "" : `${key} `}${reason}`)
}
mkdirSync(dirname(cache), { recursive: true })
writeFileSync(cache, JSON.stringify([...new Set(proven)].toSorted()))
for (const each of faults) console.log(each)
console.log(
  `${expressions.length} expressions, ${expressions.length - open.length} with a reason, ${faults.length} that can be super-linear`
)
// the checker keeps a process of its own open
process.exit(faults.length === 0 ? 0 : 1)
