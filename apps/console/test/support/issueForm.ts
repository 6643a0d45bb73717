import type { Page } from "playwright-core"

/** The button that opens the question before filing. */
export const fileButton = (page: Page) => page.getByRole("button", { name: "Radicar…" })

/** Waits until the service has judged what is typed, and confirms a series that a program numbers. */
export const ready = async (page: Page): Promise<void> => {
  await page
    .locator(".badge")
    .filter({ hasText: /Lista para radicar|Se puede radicar/u })
    .waitFor()
  const confirmation = page.getByLabel(/^Tomar el siguiente número de/u)
  if ((await confirmation.count()) > 0) await confirmation.check()
}

/** Waits until the service says what is to be paid. */
export const totalIs = (page: Page, amount: string): Promise<void> =>
  page
    .getByRole("definition")
    .filter({ has: page.locator("strong"), hasText: amount.replace(" ", "\u00A0") })
    .waitFor()

/** Files the document of the form. */
export const file = async (page: Page): Promise<void> => {
  await fileButton(page).click()
  await page.getByRole("dialog").getByRole("button", { name: "Radicar" }).click()
  await page.waitForURL(/\/submissions\//u)
}

/** Fills the first line. */
export const fillLine = async (page: Page, description: string, quantity: string, price: string): Promise<void> => {
  await page.getByLabel("Descripción línea 1").fill(description)
  await page.getByLabel("Cantidad línea 1").fill(quantity)
  await page.getByLabel("Valor unitario línea 1").fill(price)
}

/** Fills an invoice to the final consumer, and waits until it can be filed. */
export const fillInvoice = async (page: Page, description: string, price: string): Promise<void> => {
  // first: a body that lacks its range alone makes the service ask the authority for it
  await page.getByLabel("Prefijo").fill("SETP")
  await page.getByRole("button", { name: "Consumidor final" }).click()
  await fillLine(page, description, "1", price)
  await page.getByLabel("Código línea 1").fill("X-1")
  await page.getByLabel("Texto en el documento").fill(description)
  await ready(page)
}
