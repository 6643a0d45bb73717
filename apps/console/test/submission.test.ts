import { invoiceExample } from "@radicar/domain/inner/example/invoiceExample"
import { fromEpochMillis } from "@radicar/domain/inner/time/LocalDateTime"
import { mkdtempSync, readFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { assert, describe, it } from "vitest"
import { file, hostileName, makeToken } from "./support/filing.ts"
import { shared, visiting } from "./support/visiting.ts"

describe.skipIf(shared === null)("a submission, in Chromium (CHROME_PATH, else /usr/bin/chromium)", () => {
  const visit = visiting()
  const url = shared?.url ?? ""
  const at = (kind: "accepted" | "rejected" | "pending" | "hostile") => `/submissions/${shared?.filed[kind]}`

  it("shows after a rejection the corrections, their places and the history", () =>
    visit({}, async ({ open, page, signIn }) => {
      await open(at("rejected"))
      await signIn()
      const violations = page.getByRole("region", { name: "Qué corregir (1)" })
      await violations.getByText("FAD06").waitFor()
      await violations.getByText("Rango de numeración: clave técnica", { exact: true }).waitFor()
      await violations.getByText(/^Corrija /u).waitFor()
      await page
        .getByText(/^Lo que sigue: Corrija el documento y radíquelo de nuevo con el mismo número, SETP990000201\./u)
        .waitFor()
      const history = page.getByRole("region", { name: "Historia" }).getByRole("listitem")
      assert.strictEqual(await history.count(), 3)
      assert.match((await history.first().textContent()) ?? "", /Rechazado.*por respuesta de la DIAN, intento 1/u)
      // a step that is over warns of nothing
      assert.deepStrictEqual(await history.locator(".sign").allTextContents(), ["✕", "•", "•"])
      assert.strictEqual(await page.getByRole("button", { name: "Reintentar ahora" }).count(), 0)
      await page.getByRole("button", { name: "English" }).click()
      await page
        .getByRole("region", { name: "What to correct (1)" })
        .getByText(/^Correct /u)
        .waitFor()
    }))

  /** English words of states, labels, advice and errors. */
  const english =
    /\b(?:the|was|is|not|authority|rejected|refused|accepted|pending|filing|signed|unknown|operator|worker|request|attempt|number)\b/u

  it("with a number that another document has says so in Spanish, and never that the number is free", () =>
    visit({}, async ({ open, page, signIn }) => {
      await file(url, 990000410, { Note: "[[sandbox:number-taken]]" })
      await open("/submissions?number=990000410")
      await signIn()
      await page.getByText("Rechazado: número ocupado").waitFor()
      assert.notMatch(await page.locator("main").innerText(), /queda libre/u)
      await page.getByRole("link", { name: "SETP990000410" }).click()
      await page
        .getByRole("region", { name: "Qué corregir (1)" })
        .getByText(/^Radique el documento con otro/u)
        .waitFor()
      await page.getByText("El número pertenece a").waitFor()
      await page.getByText(/^Lo que sigue: .* con el siguiente número del rango/u).waitFor()
      const shown = await page.locator("main").innerText()
      assert.notMatch(shown, /queda libre/u)
      assert.isNull(english.exec(shown))
    }))

  it("shows number and date of the body and the reason, in Spanish, if it was never received", () =>
    visit({}, async ({ open, page, signIn }) => {
      await file(url, 990000411, { Note: "[[sandbox:invalid-security-fault times=2]]" })
      await open("/submissions?number=990000411")
      await signIn()
      const link = page.getByRole("link", { name: "SETP990000411" })
      await link.waitFor()
      await link.click()
      await page.getByText("No recibido").first().waitFor()
      const history = page.getByRole("region", { name: "Historia" })
      await history.getByText("no se aceptó el encabezado de seguridad", { exact: false }).waitFor()
      const shown = await page.locator("main").innerText()
      assert.match(shown, /SETP990000411 Factura/u)
      assert.isNull(english.exec(shown))
    }))

  it("words what was notified of it in the language of the page, whatever that of the request was", () =>
    visit({}, async ({ open, page, signIn }) => {
      const { Items } = invoiceExample({ number: 1, date: fromEpochMillis(Date.now()) })
      const [first, ...others] = Items
      await file(url, 990000412, { Items: [{ ...first, Quantity: 12.0000000001 }, ...others] })
      await open("/submissions?number=990000412")
      await signIn()
      await page.getByRole("link", { name: "SETP990000412" }).click()
      const notes = page.getByRole("region", { name: "Para tener en cuenta" })
      await notes.getByText("RAD50").waitFor()
      await notes.getByText(/más dígitos/u).waitFor()
      assert.isNull(english.exec(await notes.innerText()))
    }))

  it("shows its PDF, and saves it as the service has it", () =>
    visit({ acceptDownloads: true }, async ({ open, page, signIn }) => {
      await open(at("accepted"))
      await signIn()
      const frame = page.locator("iframe")
      assert.match((await frame.getAttribute("src")) ?? "", /^blob:/u)
      const coming = page.waitForEvent("download")
      await page.getByRole("button", { name: "Guardar PDF", exact: true }).click()
      const download = await coming
      assert.match(download.suggestedFilename(), /\.pdf$/u)
      const path = join(mkdtempSync(join(tmpdir(), "console-")), "saved.pdf")
      await download.saveAs(path)
      const saved = readFileSync(path)
      const served = await fetch(`${url}/v1/files/pdf?uuid=${shared?.filed.accepted}`, {
        headers: { authorization: "Bearer radicar-dev-token" }
      })
      assert.deepStrictEqual([...saved.subarray(0, 5)], [...Buffer.from("%PDF-")])
      assert.strictEqual(saved.length, (await served.arrayBuffer()).byteLength)
    }))

  it("shows its XML with the numbers of lines, and finds what is sought in it", () =>
    visit({}, async ({ open, page, signIn }) => {
      await open(at("accepted"))
      await signIn()
      await page.getByRole("button", { name: "Ver XML firmado" }).click()
      const xml = page.getByRole("region", { name: "XML firmado" })
      await xml.getByText("<cbc:ID>SETP990000200</cbc:ID>").waitFor()
      await page.getByLabel("Buscar en el XML").fill("taxscheme")
      const place = page.getByRole("status").filter({ hasText: "/" })
      await place.getByText(/^1 \/ \d+$/u).waitFor()
      await page.getByLabel("Buscar en el XML").press("Enter")
      await place.getByText(/^2 \/ \d+$/u).waitFor()
      assert.isAbove(await xml.locator("mark").count(), 1)
      await page.getByRole("button", { name: "Ver Contenedor" }).click()
      await page.getByRole("region", { name: "Contenedor" }).getByText("AttachedDocument").first().waitFor()
      await page.getByRole("button", { name: "Ver Respuesta de la DIAN" }).click()
      await page.getByText("<cbc:ResponseCode>02</cbc:ResponseCode>").waitFor()
    }))

  it("with a hostile name shows it as the text that it is", () =>
    visit(
      {},
      async ({ open, page, signIn }) => {
        await open(at("hostile"))
        await signIn()
        for (const file of ["XML firmado", "Contenedor"]) {
          await page.getByRole("button", { name: `Ver ${file}` }).click()
          const xml = page.getByRole("region", { name: file })
          const line = xml.locator(".line").filter({ hasText: "&lt;img src=x" }).first()
          await line.waitFor()
          const text = (await line.textContent()) ?? ""
          assert.include(text, "U+202E")
          assert.include(text, "]]&gt;")
          assert.notMatch(text, /[\u202A-\u202E\u2066-\u2069]/u)
          assert.strictEqual(await page.locator("main img").count(), 0)
        }
        assert.isUndefined(await page.evaluate(() => Reflect.get(globalThis, "hacked")))
        // even where a script of the page wanted to: the policy lets no text become markup
        const refusal = await page
          .evaluate((name) => {
            try {
              document.body.insertAdjacentHTML("beforeend", name)
              return "taken"
            } catch (error) {
              return error instanceof TypeError ? "refused" : String(error)
            }
          }, hostileName)
          .catch((error: Error) => error.message)
        assert.strictEqual(refusal, "refused")
        assert.strictEqual(await page.locator("body img").count(), 0)
      },
      { breaksPolicy: true }
    ))

  it("is retried after a confirmation while it is open, and the focus returns", () =>
    visit({}, async ({ open, page, signIn }) => {
      await open(at("pending"))
      await signIn()
      const button = page.getByRole("button", { name: "Reintentar ahora" })
      await button.click()
      const dialog = page.getByRole("dialog", { name: "¿Reintentar ahora?" })
      await dialog.getByText("nunca radica un documento dos veces").waitFor()
      await page.keyboard.press("Escape")
      await dialog.waitFor({ state: "detached" })
      assert.strictEqual(await page.evaluate(() => document.activeElement?.textContent), "Reintentar ahora")
      await page.keyboard.press("Enter")
      const sent = page.waitForRequest((request) => request.method() === "POST" && request.url().endsWith("/retry"))
      await dialog.getByRole("button", { name: "Reintentar" }).click()
      await sent
      await page.getByRole("alert").getByText("Atendido").waitFor()
      assert.match((await page.evaluate(() => document.activeElement?.textContent)) ?? "", /^Reintentar/u)
    }))

  it("is not retried with a token that may only look, and says why", () =>
    visit({}, async ({ open, page, signIn }) => {
      const token = await makeToken(url, { Scopes: ["documents:read"], Companies: ["1"] })
      await open(at("pending"))
      await signIn(token)
      await page.getByText("requiere un token con el permiso documents:write").waitFor()
      assert.strictEqual(await page.getByRole("button", { name: "Reintentar ahora" }).count(), 0)
    }))

  it("reports an unknown id", () =>
    visit({}, async ({ open, page, signIn }) => {
      await open(`/submissions/${"0".repeat(96)}`)
      await signIn()
      await page.getByRole("alert").getByText("Ninguna radicación con este identificador").waitFor()
    }))
})
