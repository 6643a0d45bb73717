import { assert, describe, it } from "@effect/vitest"
import { certificateDirectory } from "@radicar/fixtures/certificates/sandboxAuthority"
import { pathOf } from "@radicar/fixtures/certificates/TestCertificates"
import { testDatabase } from "@radicar/fixtures/postgres/testDatabase"
import { Sandbox } from "@radicar/sandbox/inner/Sandbox"
import { isSampled } from "@radicar/fixtures/long"
import { Effect, Redacted } from "effect"
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { Database } from "../../src/platform/database/Database.ts"
import { runApi } from "../support/apiProcess.ts"
import { freePort } from "@radicar/fixtures/postgres/freePort"
import { mailServer } from "../support/mailServer.ts"
import { TestService } from "../support/TestService.ts"

const folder = Effect.acquireRelease(
  Effect.sync(() => mkdtempSync(join(tmpdir(), "check-config-"))),
  (made) => Effect.sync(() => rmSync(made, { recursive: true, force: true }))
)

const statesOf = (stdout: string): Record<string, string> =>
  Object.fromEntries(JSON.parse(stdout).checks.map((check: any) => [check.variable, check.state]))

describe("radicar-api", () => {
  it.live("does not start with an invalid environment, and reports every fault without a secret", () =>
    Effect.gen(function* () {
      const data = join(yield* folder, "data")
      const { code, stderr, stdout } = yield* runApi([], {
        RADICAR_DATA_DIR: data,
        PORT: "eighty",
        RADICAR_ENVIRONMENT: "prod",
        RADICAR_MASTER_KEY: "hunter2",
        SMTP_URL: "http://u:hunter2@relay.example",
        MAIL_FROM: "nobody"
      })
      assert.strictEqual(code, 1)
      assert.strictEqual(stdout, "")
      const lines = stderr.trimEnd().split("\n").slice(1)
      assert.deepStrictEqual(
        lines.map((line) => line.trim().split(" ")[0]),
        ["PORT", "RADICAR_ENVIRONMENT", "RADICAR_MASTER_KEY", "SMTP_URL", "MAIL_FROM"]
      )
      assert.include(lines[0], 'It is "eighty".')
      assert.notMatch(stderr, /hunter2|^\s+at /mu)
      assert.isFalse(existsSync(data))
    })
  )

  it.live("check-config reports the same, also as JSON", () =>
    Effect.gen(function* () {
      const { code, stdout } = yield* runApi(["check-config", "--output", "json"], { PORT: "x", SANDBOX_ADMIN: "y" })
      assert.strictEqual(code, 1)
      const { faults, ok } = JSON.parse(stdout)
      assert.isFalse(ok)
      assert.deepStrictEqual(
        faults.map(({ variable }: any) => variable),
        ["PORT", "SANDBOX_ADMIN"]
      )
    })
  )

  it.live("check-config --connect tries every configured connection, and changes nothing in the database", () =>
    Effect.gen(function* () {
      const [url, mail, sandbox] = [yield* testDatabase, yield* mailServer("hunter2"), yield* Sandbox]
      const { host, port } = mail.settings
      const variables = {
        DATABASE_URL: url,
        RADICAR_BLOBS: `file://${yield* folder}`,
        SMTP_URL: `smtp://radicar:hunter2@${host}:${port}`,
        MAIL_FROM: "facturas@emisor.example",
        AUTHORITY_URL: sandbox.url,
        RADICAR_TRANSPORT_CERTIFICATE: pathOf("company.p12"),
        RADICAR_TRANSPORT_CERTIFICATE_PASSWORD: "wrong hunter2",
        NODE_EXTRA_CA_CERTS: pathOf("mail-root.pem"),
        RADICAR_RATELIMIT: "5"
      }
      const empty = yield* runApi(["check-config", "--connect", "--output", "json"], variables)
      assert.deepStrictEqual(statesOf(empty.stdout), {
        RADICAR_TRANSPORT_CERTIFICATE: "failed",
        DATABASE_URL: "ok",
        RADICAR_BLOBS: "ok",
        SMTP_URL: "ok",
        AUTHORITY_URL: "ok"
      })
      assert.strictEqual(empty.code, 1)
      assert.include(empty.stdout, "no migration yet")
      assert.include(JSON.parse(empty.stdout).warnings[0], "RADICAR_RATE_LIMIT")
      assert.notInclude(empty.stdout + empty.stderr, "hunter2")
      assert.lengthOf(mail.received, 0)

      yield* Effect.provide(Effect.void, Database.layerPostgres(Redacted.make(url)))
      const { RADICAR_TRANSPORT_CERTIFICATE: _, ...usable } = variables
      const migrated = yield* runApi(["check-config", "--connect"], usable)
      assert.strictEqual(migrated.code, 0)
      assert.match(migrated.stdout, /^DATABASE_URL +ok +migration \d+, the one of this version$/mu)
    }).pipe(Effect.provide(Sandbox.layer({ certificateDirectory })))
  )

  it.live("check-config --connect says what cannot be reached", () =>
    Effect.gen(function* () {
      const port = yield* Effect.promise(freePort)
      const [mail, blobs] = [yield* mailServer("hunter2"), join(yield* folder, "file")]
      writeFileSync(blobs, "")
      const { code, stdout } = yield* runApi(["check-config", "--connect", "--output", "json"], {
        DATABASE_URL: `postgres://radicar:hunter2@127.0.0.1:${port}/radicar`,
        RADICAR_BLOBS: `file://${blobs}/below-a-file`,
        SMTP_URL: `smtp://radicar:wrong-hunter2@${mail.settings.host}:${mail.settings.port}`,
        MAIL_FROM: "facturas@emisor.example",
        RADICAR_ENVIRONMENT: "production",
        AUTHORITY_URL: `https://127.0.0.1:${port}`,
        NODE_EXTRA_CA_CERTS: pathOf("mail-root.pem")
      })
      assert.strictEqual(code, 1)
      const { RADICAR_TRANSPORT_CERTIFICATE: _, ...outside } = statesOf(stdout)
      assert.deepStrictEqual([...new Set(Object.values(outside))], ["failed"])
      assert.include(stdout, "ECONNREFUSED")
      assert.notInclude(stdout, "hunter2")
    })
  )

  it.live("health answers by its exit code whether the service is ready", () =>
    Effect.gen(function* () {
      const { url } = yield* TestService
      const ready = yield* runApi(["health"], { PORT: new URL(url).port })
      assert.deepStrictEqual([ready.code, ready.stdout], [0, `${url}/health/ready answers 200.\n`])
      const nobody = yield* runApi(["health"], { PORT: String(yield* Effect.promise(freePort)) })
      assert.strictEqual(nobody.code, 1)
      assert.include(nobody.stderr, "does not answer")
    }).pipe(Effect.provide(TestService.layer("Postgres")))
  )

  it.live("speaks Spanish where the locale does: help, mistakes, faults, checks and failed starts", () =>
    Effect.gen(function* () {
      const data = yield* folder
      const LANG = "es_CO.UTF-8"
      const spoken = (args: ReadonlyArray<string>, variables: Readonly<Record<string, string>> = {}) =>
        Effect.map(
          runApi(args, { RADICAR_DATA_DIR: data, ...variables, LANG }),
          ({ stderr, stdout }) => stdout + stderr
        )
      const english = /\b(?:the|must|cannot|is|are|not|value|flags|answer|none)\b/iu
      const closed = String(yield* Effect.promise(freePort))
      const { settings } = yield* mailServer("hunter2")
      const taken = String(settings.port)
      const file = join(data, "file")
      writeFileSync(file, "")
      const said: ReadonlyArray<readonly [RegExp, ReadonlyArray<string>, Readonly<Record<string, string>>?]> = [
        [/Revisa el entorno[\s\S]*Reemplaza la clave/u, ["--help"]],
        [/OPCIONES[\s\S]*Prueba también la base de datos/u, ["check-config", "--help"]],
        [/Opción desconocida: --outptu/u, ["check-config", "--outptu", "json"]],
        [/no sirve para --output. Se espera: "text" \| "json"/u, ["check-config", "--output", "yaml"]],
        [/Comando desconocido: chek-config/u, ["chek-config"]],
        [/no responde/u, ["health"], { PORT: closed }],
        [/no arranca[\s\S]*PORT debe ser un número entero de 0 a 65535\. Es "x"/u, ["check-config"], { PORT: "x" }],
        [/^ {2}RADICAR_TRUST_ANCHORS debe ser un archivo/mu, [], { RADICAR_TRUST_ANCHORS: file }],
        [
          /RADICAR_RATELIMIT no es una variable del servicio\. ¿Quiso decir RADICAR_RATE_LIMIT\?[\s\S]*integrada/u,
          ["check-config", "--connect"],
          { RADICAR_RATELIMIT: "5" }
        ],
        [
          /Debe ser un archivo PKCS#12 vigente/u,
          [],
          { RADICAR_TRANSPORT_CERTIFICATE: file, PORT: closed, LOG_LEVEL: "error" }
        ],
        [
          /No se puede escribir y leer en el almacén de RADICAR_BLOBS/u,
          [],
          { RADICAR_BLOBS: `file://${file}/below`, PORT: closed, LOG_LEVEL: "error" }
        ],
        [
          /No se puede crear la carpeta de datos/u,
          [],
          { RADICAR_DATA_DIR: join(file, "data"), PORT: closed, LOG_LEVEL: "error" }
        ],
        [
          /El sandbox no puede escuchar en 127\.0\.0\.1:\d+ \(EADDRINUSE\)/u,
          [],
          { RADICAR_SANDBOX_PORT: taken, PORT: closed, LOG_LEVEL: "error" }
        ],
        [
          /No se puede usar la base de datos/u,
          ["rotate-link-key"],
          { DATABASE_URL: `postgres://u:p@127.0.0.1:${closed}/radicar` }
        ]
      ]
      for (const [expected, args, variables] of said) {
        // each is a process of its own
        if (!isSampled(expected.source, 2)) continue
        const text = yield* spoken(args, variables)
        assert.match(text, expected)
        assert.notMatch(text, english)
      }
    })
  )

  it.live("shows its version and its commands, and rejects others", () =>
    Effect.gen(function* () {
      const here = readdirSync(process.cwd()).length
      const help = yield* runApi(["--help"])
      assert.strictEqual(help.code, 0)
      for (const word of ["check-config", "health"]) assert.include(help.stdout, word)
      assert.strictEqual((yield* runApi(["chek-config"])).code, 1)
      assert.lengthOf(readdirSync(process.cwd()), here)
    })
  )
})
