import { assert, describe, it } from "@effect/vitest"
import { freePort } from "@radicar/postgres/freePort"
import { Effect } from "effect"
import { mkdtempSync, readdirSync, rmSync, truncateSync } from "node:fs"
import { createServer } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { listenFailure, systemLanguage } from "../../src/platform/systemLanguage.ts"
import { developmentNotice } from "../../src/service/processes/logListening.ts"
import { runApi } from "../support/apiProcess.ts"
import { migratedCluster } from "../support/storage/migrated.ts"

describe("what an operator reads when the service starts", () => {
  it("is one sentence with the port, if that is in use", async () => {
    const [first, second] = [createServer(), createServer()]
    await new Promise<void>((resolve) => first.listen(0, "127.0.0.1", resolve))
    const { port } = first.address() as { readonly port: number }
    const cause = await new Promise((resolve) => second.once("error", resolve).listen(port, "127.0.0.1"))
    first.close()
    const text = listenFailure({ cause })
    assert.strictEqual(
      text?.en,
      `Port ${port} is already in use: set PORT to another one, or stop the program that uses it.`
    )
    assert.strictEqual(
      text?.es,
      `El puerto ${port} ya está en uso: defina otro en PORT o detenga el programa que lo usa.`
    )
    assert.isUndefined(listenFailure({ cause: new Error("another reason") }))
  })

  it.each([
    [{ LANG: "es_CO.UTF-8" }, "es"],
    [{ LANG: "es" }, "es"],
    [{ LANG: "en_US.UTF-8" }, "en"],
    [{ LANG: "est_EE" }, "en"],
    [{ LC_ALL: "en_US", LANG: "es_CO" }, "en"],
    [{ LC_ALL: "", LC_MESSAGES: "es_ES.UTF-8", LANG: "C" }, "es"],
    [{}, "en"]
  ] as const)("is in the language of the locale: %o", (env, language) => {
    assert.strictEqual(systemLanguage(env), language)
  })

  it("warns in Spanish that nothing reaches the authority", () => {
    const { en, es } = developmentNotice("http://127.0.0.1:8080", true)
    assert.match(es, /nada de lo que se radica aquí llega a la DIAN/u)
    assert.notMatch(es, /\b(?:nothing|company|provider|operator|description|try)\b/iu)
    for (const address of ["/docs", "/console"]) assert.isTrue([en, es].every((text) => text.includes(address)))
  })
})

describe("a damaged embedded database", () => {
  it.live.each([
    { name: "without PG_VERSION", file: "PG_VERSION", damage: (path: string) => rmSync(path) },
    { name: "without its control file", file: "global/pg_control", damage: (path: string) => rmSync(path) },
    { name: "with an empty map", file: "global/pg_filenode.map", damage: (path: string) => truncateSync(path) },
    {
      name: "without its log",
      file: "pg_wal",
      damage: (path: string) => {
        for (const segment of readdirSync(path)) rmSync(join(path, segment), { recursive: true })
      }
    }
  ])(
    "$name is one sentence with the file and what to do, in both languages, and stays as it is",
    ({ damage, file }) =>
      Effect.gen(function* () {
        const dataDirectory = mkdtempSync(join(tmpdir(), "damaged-"))
        yield* migratedCluster(dataDirectory)
        const folder = join(dataDirectory, "database")
        damage(join(folder, file))
        // the server leaves its lock, which the next one ignores
        const entries = () => readdirSync(folder).filter((name) => name !== "postmaster.pid")
        const before = entries()
        for (const [locale, sentence] of [
          [
            "en_US.UTF-8",
            `The embedded database is damaged at ${join(folder, file)}: restore ${folder} from a backup, or set RADICAR_DATA_DIR to an empty folder to start without its documents.`
          ],
          [
            "es_CO.UTF-8",
            `La base de datos integrada está dañada en ${join(folder, file)}: restaure ${folder} desde una copia de seguridad, o defina en RADICAR_DATA_DIR una carpeta vacía para empezar sin sus documentos.`
          ]
        ] as const) {
          const { code, stderr } = yield* runApi([], {
            RADICAR_DATA_DIR: dataDirectory,
            PORT: String(yield* Effect.promise(freePort)),
            LANG: locale,
            LOG_FORMAT: "json"
          })
          assert.strictEqual(code, 1)
          assert.strictEqual(stderr.trim(), sentence)
        }
        assert.sameMembers(entries(), before)
        rmSync(dataDirectory, { recursive: true })
      }),
    60_000
  )
})
