import { readFileSync } from "node:fs"
import { createRequire } from "node:module"
import type { Page } from "playwright-core"

const require = createRequire(import.meta.url)

/** The script of axe-core, for `addInitScript`. */
export const axe = readFileSync(require.resolve("axe-core/axe.min.js"), "utf8")

/** Faults that axe finds on the page as it is, each with its place. */
export const faults = async (page: Page): Promise<ReadonlyArray<string>> => {
  const { violations } = await page.evaluate(() =>
    (globalThis as any).axe.run(document, {
      // the browser's own viewer of PDF is not ours
      iframes: false,
      runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
    })
  )
  return violations.flatMap(({ help, id, nodes }: any) =>
    nodes.map(({ failureSummary, html }: any) => `${id}: ${help}\n${html}\n${failureSummary}`)
  )
}
