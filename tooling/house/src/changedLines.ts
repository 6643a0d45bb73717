import { mergeBase } from "@radicar/build/earlier/commits"
import { execFileSync } from "node:child_process"

/**
 * Lists the lines that a change adds and removes since it left main, by workspace or folder. Binary files do not count.
 * Empty without history.
 */
export const changedLines = (root: string): ReadonlyArray<string> => {
  const base = mergeBase(root)
  if (base === undefined) return []
  const sums = new Map<string, { added: number; removed: number }>()
  for (const line of execFileSync("git", ["diff", "--numstat", base], { cwd: root, encoding: "utf8" }).split("\n")) {
    const [added = "", removed = "", change = ""] = line.split("\t")
    // of a move, `a/{b => c}/d` or `b => c`, the new place
    const path = change.replace(/\{[^}]* => ([^}]*)\}/u, "$1").replace(/^.* => /u, "")
    if (!/^\d+$/u.test(added)) continue
    const folder = path.split("/").slice(0, -1).slice(0, 2).join("/") || "the root"
    const sum = sums.get(folder) ?? { added: 0, removed: 0 }
    sums.set(folder, { added: sum.added + Number(added), removed: sum.removed + Number(removed) })
  }
  return [...sums].map(
    ([folder, { added, removed }]) => `changed since ${base.slice(0, 8)}: ${folder} +${added} -${removed}`
  )
}
