import { PgClient } from "@effect/sql-pg"
import { assert, describe, it } from "@effect/vitest"
import { freePort } from "@radicar/fixtures/postgres/freePort"
import { isSampled } from "@radicar/fixtures/long"
import { Effect, Layer, Redacted } from "effect"
import { SqlClient } from "effect/sql"
import { mkdtempSync, readdirSync, rmSync, truncateSync } from "node:fs"
import { createServer } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { makePgliteClient } from "../../src/platform/database/pglite/makePgliteClient.ts"
import { listenFailure, systemLanguage } from "../../src/platform/systemLanguage.ts"
import { developmentNotice } from "../../src/service/processes/logListening.ts"
import { runApi } from "../support/apiProcess.ts"
import { migratedCluster, migratedDatabase } from "../support/storage/migrated.ts"

describe("the messages of a start", () => {
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
    const { en, es } = developmentNotice("http://127.0.0.1:8080", { console: true, help: true })
    assert.match(es, /nada de lo que se radica aquí llega a la DIAN/u)
    assert.notMatch(es, /\b(?:nothing|company|provider|operator|description|address|commands|try)\b/iu)
    for (const address of ["/docs", "/console"]) assert.isTrue([en, es].every((text) => text.includes(address)))
  })

  it("has the service's own port in every command and address", () => {
    const { en, es } = developmentNotice("http://127.0.0.1:9090", { console: true, help: true })
    const shown = [en, es].flatMap((text) => text.split("\n")).filter((line) => /npx |\d:|:\/\/|:\d/u.test(line))
    assert.strictEqual(shown.length, 10)
    for (const line of shown) assert.include(line, "http://127.0.0.1:9090")
  })

  it("names the pages in the folder if the documentation was not built", () => {
    const { en, es } = developmentNotice("http://127.0.0.1:8080", { console: true, help: false })
    assert.include(en, "Documentation: docs/README.md")
    assert.include(es, "Documentación: docs/es/README.md")
  })
})

/**
 * Whether a message is read in this language: always in English, in Spanish for a sample. Each costs the start of a
 * service, and the language changes only the words.
 */
const isRead = (locale: string, name: string): boolean => locale.startsWith("en") || isSampled(name, 3)

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
    ({ damage, file, name }) =>
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
          if (!isRead(locale, name)) continue
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
      })
  )
})

const unreleased = {
  en: "The database belongs to an unreleased version (migration 56) and cannot be upgraded: use an empty one in DATABASE_URL, or set RADICAR_DATA_DIR to an empty folder.",
  es: "La base de datos es de una versión no publicada (migración 56) y no se puede actualizar: use una vacía en DATABASE_URL o una carpeta vacía en RADICAR_DATA_DIR."
} as const

const list = SqlClient.SqlClient.use((sql) => sql`select migration_id, name from radicar_migrations`)

/** Makes a database one of a version from before the first schema. */
const becomeUnreleased = SqlClient.SqlClient.use(
  (sql) => sql`
    with later as (delete from radicar_migrations where migration_id > 57)
    update radicar_migrations set migration_id = 56, name = 'webhooks_to_read' where migration_id = 57`
)

describe.each([
  {
    name: "PGlite",
    database: Effect.gen(function* () {
      const folder = mkdtempSync(join(tmpdir(), "unreleased-"))
      yield* migratedCluster(folder)
      const client = PgClient.layerFrom(makePgliteClient(join(folder, "database")))
      return { variables: { RADICAR_DATA_DIR: folder }, client }
    })
  },
  {
    name: "Postgres",
    database: Effect.map(migratedDatabase, (url) => ({
      variables: { DATABASE_URL: url },
      client: PgClient.layer({ url: Redacted.make(url), maxConnections: 1 })
    }))
  }
])("a database of an unreleased version, on $name", ({ database, name }) => {
  it.live("is one sentence with what to do, in both languages, and stays as it is", () =>
    Effect.gen(function* () {
      const { client, variables } = yield* database
      const connected = <A, E>(work: Effect.Effect<A, E, SqlClient.SqlClient>) =>
        Effect.provide(work, Layer.fresh(client), { local: true })
      yield* connected(becomeUnreleased)
      for (const [locale, language] of [
        ["en_US.UTF-8", "en"],
        ["es_CO.UTF-8", "es"]
      ] as const) {
        if (!isRead(locale, name)) continue
        const { code, stderr } = yield* runApi([], {
          ...variables,
          PORT: String(yield* Effect.promise(freePort)),
          LANG: locale,
          LOG_FORMAT: "json"
        })
        assert.strictEqual(code, 1)
        assert.strictEqual(stderr.trim(), unreleased[language])
      }
      assert.deepStrictEqual(yield* connected(list), [{ migration_id: 56, name: "webhooks_to_read" }])
    })
  )
})
