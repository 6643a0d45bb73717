/**
 * Measures ten pages of a running site with Lighthouse: `npm run lighthouse -- http://127.0.0.1:8080/help/`. Lighthouse
 * is no dependency: `npm install --no-save lighthouse@12.8.2` before; CHROME_PATH names the browser.
 */
import { launch } from "chrome-launcher"
import lighthouse from "lighthouse"

const [base = "http://127.0.0.1:8080/help/"] = process.argv.slice(2)
const least = 95
const names = [
  "",
  "es/",
  "quick-start",
  "es/inicio-rapido",
  "operations/invoice",
  "es/operaciones/invoice",
  "rules",
  "es/problemas",
  "codes/payment-means",
  "es/dia-a-dia"
]
const onlyCategories = ["accessibility", "best-practices", "seo"]

const browser = await launch({ chromeFlags: ["--headless=new", "--no-sandbox"] })
let isLow = false
for (const name of names) {
  const { lhr } = await lighthouse(`${base}${name}`, { port: browser.port, onlyCategories, logLevel: "silent" })
  const scores = onlyCategories.map((category) => Math.round((lhr.categories[category].score ?? 0) * 100))
  isLow ||= scores.some((score) => score < least)
  const faults = Object.values(lhr.audits).flatMap(({ id, score, scoreDisplayMode }) =>
    score !== null && score < 1 && scoreDisplayMode === "binary" ? [id] : []
  )
  console.log([...scores.map((score) => String(score).padStart(3)), `/${name}`, faults.join(" ")].join("  "))
}
browser.kill()
process.exitCode = isLow ? 1 : 0
