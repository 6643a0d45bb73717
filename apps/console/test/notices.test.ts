import { PgClient } from "@effect/sql-pg"
import { bundleService } from "@radicar/build/bundle/service"
import { type RunningService, startService } from "@radicar/fixtures/processes/startService"
import { testDatabase } from "@radicar/fixtures/postgres/testDatabase"
import { Effect, Redacted } from "effect"
import { Reactivity } from "effect/reactivity"
import { afterAll, assert, beforeAll, describe, it } from "vitest"
import { axe, faults } from "./support/faults.ts"
import { adminToken, file, makeToken } from "./support/filing.ts"
import { shared, visiting } from "./support/visiting.ts"

/** A service of its own, on a database whose records the test makes older. */
interface Aged {
  readonly service: RunningService
  readonly change: (statement: string) => Promise<unknown>
}

const start = async (): Promise<Aged> => {
  const database = await Effect.runPromise(testDatabase)
  const service = await startService({
    file: await bundleService(),
    variables: { RADICAR_ADMIN_TOKEN: adminToken, DATABASE_URL: database }
  })
  const change = (statement: string) =>
    PgClient.makeClient({ url: Redacted.make(database) }).pipe(
      Effect.flatMap((sql) => sql.unsafe(statement)),
      Effect.scoped,
      Effect.provide(Reactivity.layer),
      Effect.runPromise
    )
  return { service, change }
}

describe.skipIf(shared === null)("open notices, in Chromium (CHROME_PATH, else /usr/bin/chromium)", () => {
  const visit = visiting()
  let aged: Aged
  beforeAll(async () => {
    if (shared !== null) aged = await start()
  })
  afterAll(() => aged?.service.stop())

  it("say what to do, link to the filing, are in both languages, and go with their state", async () => {
    const { change, service } = aged
    const { url } = service
    for (const number of [990000600, 990000601, 990000602, 990000603])
      await file(url, number, { Note: "[[sandbox:drop-and-forget duration='1 hour']]" })
    const operator = await makeToken(url, { Scopes: ["documents:read"], Companies: ["*"] })
    await visit(
      {},
      async ({ open, page, signIn }) => {
        await page.addInitScript(axe)
        const notices = page.getByRole("region", { name: "Avisos" })
        await open("/?company=1")
        await signIn()
        await page.getByRole("heading", { level: 1, name: "Resumen" }).waitFor()
        await page.getByRole("region", { name: "Pendientes" }).getByText("SETP990000600").waitFor()
        assert.strictEqual(await notices.count(), 0)

        await change("update open_submissions set created_at = now() - interval '73 hours'")
        await change("update job_runs set ran_at = now() - interval '4 hours' where name = 'certificates'")
        await notices.getByText("sin veredicto desde hace tres días").waitFor()
        await notices.getByText("portal de la DIAN").waitFor()
        // the others are folded, so that the figures stay in sight
        assert.isFalse(await notices.getByRole("link", { name: "SETP990000603" }).isVisible())
        await notices.getByText("1 más").click()
        await notices.getByRole("link", { name: "SETP990000603" }).waitFor()
        // of the whole service, so not for the token of a company
        assert.strictEqual(await notices.getByText("tarea periódica").count(), 0)
        await page.getByRole("link", { name: "Resumen 1 aviso" }).waitFor()
        assert.deepStrictEqual(await faults(page), [])
        await page.getByRole("button", { name: "English" }).click()
        await page.getByRole("region", { name: "Notices" }).getByText("no verdict for three days").waitFor()
        await page.getByRole("button", { name: "Español" }).click()
        await notices.getByRole("link", { name: "SETP990000600" }).click()
        await page.getByRole("heading", { level: 1, name: "SETP990000600" }).waitFor()

        await page.getByRole("link", { name: "Resumen 1 aviso" }).click()
        await notices.waitFor()
        await change("update open_submissions set created_at = now()")
        await notices.waitFor({ state: "detached" })
      },
      { url }
    )
    await visit(
      {},
      async ({ open, page, signIn }) => {
        await open("/")
        await signIn(operator)
        await page.getByRole("alert").getByText("avisos de certificados por vencer").waitFor()
      },
      { url }
    )
  })
})
