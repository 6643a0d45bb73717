/**
 * Files the everyday documents with a service that it starts. Writes the first page of each PDF and a view of the
 * console as pictures. Needs `pdftoppm` (Debian's `poppler-utils`) and Chromium (`CHROME_PATH`, else
 * `/usr/bin/chromium`).
 */
import { read as readCertificate } from "@radicar/fixtures/certificates/TestCertificates"
import { documentRegistry } from "@radicar/domain/inner/documentRegistry"
import { fromEpochMillis } from "@radicar/domain/inner/time/LocalDateTime"
import { buildConsole } from "@radicar/build/bundle/console"
import { execFileSync } from "node:child_process"
import { writeFileSync } from "node:fs"
import { join } from "node:path"
import { chromium } from "playwright-core"
import { withInstallation } from "../resources/installation.ts"
import { exampleText, fillIn } from "./caseBody.ts"
import { everydayCases } from "./cases.ts"
import { palettePng } from "./palettePng.ts"

const images = join(import.meta.dirname, "../../../../docs/images")
const folder = join(images, "everyday")

const WIDTH = 700

const pictureOf = (pdf: Uint8Array): Buffer =>
  palettePng(
    execFileSync("pdftoppm", ["-f", "1", "-l", "1", "-scale-to-x", String(WIDTH), "-scale-to-y", "-1", "-"], {
      input: pdf,
      maxBuffer: 16 * 1024 * 1024
    })
  )

/** Takes a picture (WebP) of the console as an operator sees a company. */
const pictureOfConsole = async (url: string): Promise<Buffer> => {
  const browser = await chromium.launch({
    executablePath: process.env["CHROME_PATH"] ?? "/usr/bin/chromium",
    // Chromium's sandbox does not work for root; the page is our own
    args: ["--no-sandbox"]
  })
  try {
    const viewport = { width: 1120, height: 700 }
    const context = await browser.newContext({ locale: "en-US", viewport, reducedMotion: "reduce" })
    const page = await context.newPage()
    await page.goto(`${url}/console/submissions`)
    await page.getByLabel("Token").fill("radicar-dev-token")
    await page.getByLabel("Token").press("Enter")
    await page.getByText("SETP99").first().waitFor()
    const session = await context.newCDPSession(page)
    const { data } = await session.send("Page.captureScreenshot", { format: "webp", quality: 60 })
    return Buffer.from(data, "base64")
  } finally {
    await browser.close()
  }
}

await buildConsole()
await withInstallation(async ({ token, url }) => {
  const ask = async (bearer: string, path: string, method: string, body?: object): Promise<Response> => {
    const answer = await fetch(`${url}/v1/${path}`, {
      method,
      headers: { authorization: `Bearer ${bearer}`, "content-type": "application/json" },
      ...(body === undefined ? {} : { body: JSON.stringify(body) })
    })
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
    return answer
  }
  await ask(token, "companies/1", "PUT", JSON.parse(exampleText("company")))
  const { bytes, password } = readCertificate("company")
  const SigningCertificate = { Content: Buffer.from(bytes).toString("base64"), Password: password }
  const now = fromEpochMillis(Date.now())
  const keys = new Map<string, string>()
  for (const { name, operation } of everydayCases) {
    const body = { ...fillIn(exampleText(name), now, keys), SigningCertificate }
    const path = `dian${documentRegistry[operation].path}?companyId=1&providerId=1&complete=totals`
    const filed = (await (await ask("radicar-dev-token", path, "POST", body)).json()) as any
    if (filed.status !== "submitted") throw new Error(`${name}: ${JSON.stringify(filed)}`)
    keys.set(filed.id, filed.document.uuid)
    const pdf = await ask("radicar-dev-token", `files/pdf?uuid=${filed.document.uuid}`, "GET")
    writeFileSync(join(folder, `${name}.png`), pictureOf(new Uint8Array(await pdf.arrayBuffer())))
  }
  writeFileSync(join(images, "console.webp"), await pictureOfConsole(url))
})
