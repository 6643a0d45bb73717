import { buildConsole } from "@radicar/build/bundle/console"
import { bundleService } from "@radicar/build/bundle/service"
import { startService } from "@radicar/fixtures/processes/startService"
import { createDatabase } from "@radicar/fixtures/postgres/createDatabase"
import { patienceMillis } from "@radicar/fixtures/hang"
import { Effect } from "effect"
import { existsSync } from "node:fs"
import { chromium } from "playwright-core"
import type { TestProject } from "vitest/node"
import { adminToken, type Filed, fileEach, onPostgres, storeCertificate } from "./filing.ts"

/** What the tests in Chromium share. */
export interface Shared {
  readonly url: string
  /** Where the browser takes orders. */
  readonly browser: string
  readonly filed: Filed
}

declare module "vitest" {
  interface ProvidedContext {
    /** `null`: there is no Chromium on this machine. */
    readonly shared: Shared | null
  }
}

/**
 * Vitest `globalSetup`: one service with the page as it is built now, one browser, and some documents. The setup of
 * Postgres comes first.
 */
export const setup = async (project: TestProject): Promise<() => Promise<void>> => {
  await buildConsole()
  const executablePath = process.env["CHROME_PATH"] ?? "/usr/bin/chromium"
  if (!existsSync(executablePath)) {
    project.provide("shared", null)
    return async () => {}
  }
  const database = await Effect.runPromise(createDatabase(project.getProvidedContext().postgresUrl))
  const [service, browser] = await Promise.all([
    // nothing listens at the mail server: mails stay queued
    startService({
      file: await bundleService(),
      variables: {
        RADICAR_ADMIN_TOKEN: adminToken,
        ...onPostgres(database),
        SMTP_URL: "smtp://127.0.0.1:9",
        MAIL_FROM: "facturas@example.com"
      }
    }),
    // the sandbox of Chromium does not work for root, as whom CI runs; the page is our own
    chromium.launchServer({ executablePath, args: ["--no-sandbox"], timeout: patienceMillis })
  ])
  const { url } = service
  await storeCertificate(url)
  project.provide("shared", { url, browser: browser.wsEndpoint(), filed: await fileEach(url) })
  return async () => {
    await browser.close()
    await service.stop()
  }
}
