import { assert, describe, it } from "@effect/vitest"
import { Effect, Redacted } from "effect"
import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { availableParallelism, tmpdir } from "node:os"
import { join } from "node:path"
import { defaultLimits } from "../../src/access/RequestLimits.ts"
import { readConfiguration } from "../../src/service/configuration/readConfiguration.ts"
import { variableNames, variables } from "../../src/service/configuration/variables.ts"

const faultsOf = (environment: Record<string, string>) =>
  Effect.map(Effect.flip(readConfiguration(environment)), ({ faults }) => faults)

const blamed = (environment: Record<string, string>) =>
  Effect.map(faultsOf(environment), (faults) => faults.map(({ variable }) => variable).toSorted())

const folder = Effect.acquireRelease(
  Effect.sync(() => mkdtempSync(join(tmpdir(), "configuration-"))),
  (made) => Effect.sync(() => rmSync(made, { recursive: true, force: true }))
)

describe("the configuration", () => {
  it.effect("without a variable is the embedded sandbox, for this machine only", () =>
    Effect.gen(function* () {
      const { configuration, unknown, values } = yield* readConfiguration({})
      assert.deepInclude(configuration, {
        host: "127.0.0.1",
        port: 8080,
        environment: "sandbox",
        authorityUrl: undefined,
        databaseUrl: undefined,
        dataDirectory: "./.radicar",
        blobs: { _tag: "postgres" },
        sandboxPort: 0,
        sandboxTrust: "any-in-date",
        processes: 1,
        sandboxAdmin: false,
        masterKey: undefined,
        retainCertificates: "while-open",
        limits: defaultLimits,
        oidc: undefined,
        adminToken: undefined,
        publicUrl: undefined,
        mail: undefined
      })
      assert.deepStrictEqual(unknown, [])
      assert.isTrue(values.every(({ source }) => source === "default"))
    })
  )

  it.effect("has several processes on Postgres only", () =>
    Effect.gen(function* () {
      const processesOf = (environment: Record<string, string>) =>
        Effect.map(readConfiguration(environment), ({ configuration }) => configuration.processes)
      const DATABASE_URL = "postgres://u:p@db/radicar"
      assert.strictEqual(yield* processesOf({ DATABASE_URL }), 1)
      assert.strictEqual(yield* processesOf({ DATABASE_URL, RADICAR_PROCESSES: "4" }), 4)
      assert.strictEqual(yield* processesOf({ DATABASE_URL, RADICAR_PROCESSES: "auto" }), availableParallelism())
      assert.strictEqual(yield* processesOf({ RADICAR_PROCESSES: "auto" }), 1)
      for (const RADICAR_PROCESSES of ["-1", "1.5", "many", "257"])
        assert.deepStrictEqual(yield* blamed({ DATABASE_URL, RADICAR_PROCESSES }), ["RADICAR_PROCESSES"])
      const [fault] = yield* faultsOf({ RADICAR_PROCESSES: "2" })
      assert.deepStrictEqual(fault, {
        variable: "RADICAR_PROCESSES",
        text: {
          en: "RADICAR_PROCESSES must be 1 without DATABASE_URL, because PGlite serves one process.",
          es: "RADICAR_PROCESSES debe ser 1 sin DATABASE_URL, porque PGlite atiende un solo proceso."
        },
        found: { en: 'It is "2".', es: 'Es "2".' }
      })
    })
  )

  it.effect("serves the console unless it is switched off", () =>
    Effect.gen(function* () {
      const consoleOf = (environment: Record<string, string>) =>
        Effect.map(readConfiguration(environment), ({ configuration }) => configuration.console)
      assert.match((yield* consoleOf({})) ?? "", /[\\/]console[\\/]dist$/u)
      assert.isUndefined(yield* consoleOf({ RADICAR_CONSOLE: "off" }))
    })
  )

  it.effect("listens on all addresses outside the sandbox, unless HOST is set", () =>
    Effect.gen(function* () {
      const hostOf = (environment: Record<string, string>) =>
        Effect.map(readConfiguration(environment), ({ configuration }) => configuration.host)
      assert.strictEqual(yield* hostOf({ RADICAR_ENVIRONMENT: "production" }), "0.0.0.0")
      assert.strictEqual(yield* hostOf({ RADICAR_ENVIRONMENT: "habilitacion", HOST: "10.0.0.1" }), "10.0.0.1")
    })
  )

  it.effect("takes an empty variable for none", () =>
    Effect.gen(function* () {
      const empty = Object.fromEntries(
        variableNames.flatMap((name) => [
          [name, ""],
          [`${name}_FILE`, ""]
        ])
      )
      const { values } = yield* readConfiguration(empty)
      assert.deepStrictEqual(values, (yield* readConfiguration({})).values)
    })
  )

  it.effect("is rejected with every fault of every variable", () =>
    Effect.gen(function* () {
      const wrong: Record<string, string> = {
        PORT: "65536",
        RADICAR_ENVIRONMENT: "prod",
        PUBLIC_URL: "radicar.example",
        AUTHORITY_URL: "ftp://vpfe.example",
        DATABASE_URL: "mysql://u:p@db/radicar",
        RADICAR_BLOBS: "/var/lib/blobs",
        RADICAR_MASTER_KEY: "c2hvcnQ=",
        RADICAR_PROCESSES: "0",
        RADICAR_RETAIN_CERTIFICATES: "always",
        RADICAR_ADMIN_TOKEN: "short",
        RADICAR_OIDC_ISSUER: "id.example",
        RADICAR_OIDC_JWKS_URL: "keys",
        RADICAR_RATE_LIMIT: "1.5",
        RADICAR_CONCURRENT_REQUESTS: "1000001",
        SMTP_URL: "relay.example",
        MAIL_FROM: "nobody",
        RADICAR_MAIL_BOUNCE_ADDRESS: "bounces+x@emisor.example",
        RADICAR_OUTBOUND_ALLOW: "http://a/b",
        RADICAR_SANDBOX_PORT: "-1",
        SANDBOX_TRUST: "nobody",
        SANDBOX_ADMIN: "perhaps",
        RADICAR_CONSOLE: "sometimes",
        LOG_FORMAT: "xml",
        LOG_LEVEL: "loud",
        METRICS_PORT: "65536",
        OTEL_EXPORTER_OTLP_ENDPOINT: "collector:4318",
        OTEL_EXPORTER_OTLP_HEADERS: "authorization",
        OTEL_EXPORTER_OTLP_PROTOCOL: "grpc",
        OTEL_RESOURCE_ATTRIBUTES: "a=%zz"
      }
      assert.deepStrictEqual(yield* blamed(wrong), [...Object.keys(wrong), "RADICAR_OIDC_AUDIENCE"].toSorted())
      for (const { text, variable } of yield* faultsOf(wrong)) {
        for (const each of [text.en, text.es]) assert.isTrue(each.startsWith(variable) && each.endsWith("."), each)
        assert.match(text.es, / (?:debe|es un bucket)/u)
        assert.notMatch(text.es, /\b(?:must|address|with|and|of)\b/u)
      }
      for (const [variable, text] of Object.entries(wrong)) {
        const others = { SMTP_URL: "smtp://relay.example", MAIL_FROM: "a@b.example", RADICAR_OIDC_AUDIENCE: "radicar" }
        const oidc = variable === "RADICAR_OIDC_JWKS_URL" ? { RADICAR_OIDC_ISSUER: "https://id.example" } : {}
        const alone = variable.startsWith("RADICAR_OIDC")
          ? { ...others, ...oidc }
          : { ...others, RADICAR_OIDC_AUDIENCE: "" }
        assert.deepStrictEqual(yield* blamed({ ...alone, [variable]: text }), [variable])
      }
    })
  )

  it.effect("takes OpenTelemetry's variables as its specification has them", () =>
    Effect.gen(function* () {
      const { configuration } = yield* readConfiguration({
        OTEL_EXPORTER_OTLP_ENDPOINT: "http://collector:4318/otlp/",
        OTEL_EXPORTER_OTLP_HEADERS: "api-key=k%2Cey, tenant = billing",
        OTEL_EXPORTER_OTLP_PROTOCOL: "http/json",
        OTEL_RESOURCE_ATTRIBUTES: "service.namespace=billing,deployment.region=bogot%C3%A1",
        METRICS_PORT: "9464"
      })
      const { headers, ...traces } = configuration.traces!
      assert.deepStrictEqual(traces, {
        url: "http://collector:4318/otlp/v1/traces",
        protocol: "http/json",
        serviceName: "radicar",
        attributes: { "service.namespace": "billing", "deployment.region": "bogotá" }
      })
      assert.deepStrictEqual(Redacted.value(headers), { "api-key": "k,ey", tenant: "billing" })
      assert.deepStrictEqual(configuration.metrics, { host: "127.0.0.1", port: 9464 })
    })
  )

  it.effect("shows nothing of what a receiver of traces is sent to be let in", () =>
    Effect.gen(function* () {
      for (const wrong of [
        { OTEL_EXPORTER_OTLP_ENDPOINT: "http://u:hunter2@collector:4318" },
        { OTEL_EXPORTER_OTLP_ENDPOINT: "http://collector:4318?key=hunter2" },
        { OTEL_EXPORTER_OTLP_HEADERS: "authorization=hunter2,x=%zz" },
        { OTEL_EXPORTER_OTLP_HEADERS: "a b=hunter2" }
      ]) {
        const faults = yield* faultsOf(wrong)
        assert.lengthOf(faults, 1)
        assert.notMatch(JSON.stringify(faults), /hunter2/u)
      }
      const { configuration, values } = yield* readConfiguration({
        OTEL_EXPORTER_OTLP_ENDPOINT: "http://collector:4318",
        OTEL_EXPORTER_OTLP_HEADERS: "authorization=hunter2"
      })
      assert.notMatch(JSON.stringify([configuration, values]), /hunter2/u)
    })
  )

  it.effect("takes every form of a Postgres' address", () =>
    Effect.gen(function* () {
      for (const text of ["postgresql://u:p@db:5432/radicar", "postgres:///radicar?host=/run/postgresql"]) {
        const { configuration } = yield* readConfiguration({ DATABASE_URL: text })
        assert.strictEqual(Redacted.value(configuration.databaseUrl ?? Redacted.make("")), text)
      }
    })
  )

  it.effect("names the missing variables of a group", () =>
    Effect.gen(function* () {
      assert.deepStrictEqual(yield* blamed({ SMTP_URL: "smtp://relay.example", RADICAR_BLOBS: "s3://facturas" }), [
        "AWS_ACCESS_KEY_ID",
        "MAIL_FROM"
      ])
    })
  )

  it.effect("shows values with their source, and no password in an address", () =>
    Effect.gen(function* () {
      const { values } = yield* readConfiguration({
        DATABASE_URL: "postgres://radicar:hunter2@db:5432/radicar?sslpassword=hunter2",
        SMTP_URL: "smtp://u:hunt%40er2@relay.example:587",
        MAIL_FROM: "a@b.example",
        AUTHORITY_URL: "http://u:hunter2@127.0.0.1:9000/dian",
        AWS_SECRET_ACCESS_KEY: "hunter2"
      })
      const shown = Object.fromEntries(values.map(({ value, variable }) => [variable, value]))
      assert.strictEqual(shown["DATABASE_URL"], "postgres://***@db:5432/radicar?***")
      assert.strictEqual(shown["SMTP_URL"], "smtp://***@relay.example:587")
      assert.strictEqual(shown["AUTHORITY_URL"], "http://***@127.0.0.1:9000/dian")
      assert.strictEqual(shown["AWS_SECRET_ACCESS_KEY"], "***")
      assert.notMatch(JSON.stringify(values), /hunt/u)
    })
  )

  it.effect("shows nothing of an address whose password is not encoded", () =>
    Effect.gen(function* () {
      for (const password of ["hu@nter", "1234?hunter", "1234/hunter", "1234#hunter"]) {
        const read = yield* Effect.result(readConfiguration({ DATABASE_URL: `postgres://u:${password}@db/radicar` }))
        assert.notMatch(JSON.stringify(read), /hunter|1234/u)
      }
    })
  )
})

it.effect("an invalid secret is found by its length alone", () =>
  Effect.gen(function* () {
    const [fault] = yield* faultsOf({ RADICAR_ADMIN_TOKEN: "short" })
    assert.deepStrictEqual(fault?.found, {
      en: "It is set; its 5 characters are not shown.",
      es: "Está definida; sus 5 caracteres no se muestran."
    })
  })
)

describe("a variable with _FILE behind its name", () => {
  it.effect("names a file that has the value, with or without a line break", () =>
    Effect.gen(function* () {
      const [path, second] = [join(yield* folder, "url"), join(yield* folder, "password")]
      writeFileSync(path, "postgres://u:p@db/radicar\n")
      writeFileSync(second, " pass word \r\n")
      const { configuration, values } = yield* readConfiguration({
        DATABASE_URL_FILE: path,
        RADICAR_TRANSPORT_CERTIFICATE_PASSWORD_FILE: second
      })
      assert.strictEqual(Redacted.value(configuration.databaseUrl ?? Redacted.make("")), "postgres://u:p@db/radicar")
      const password = configuration.transportCertificatePassword ?? Redacted.make("")
      assert.strictEqual(Redacted.value(password), " pass word ")
      assert.strictEqual(values.find(({ variable }) => variable === "DATABASE_URL")?.source, "file")
    })
  )

  it.effect("is rejected if the file is missing or empty, or if the variable itself is set", () =>
    Effect.gen(function* () {
      const empty = join(yield* folder, "empty")
      writeFileSync(empty, "\n")
      const faults = yield* faultsOf({
        RADICAR_ADMIN_TOKEN_FILE: "/nowhere/token",
        RADICAR_MASTER_KEY_FILE: empty,
        PORT: "80",
        PORT_FILE: empty
      })
      assert.sameMembers(
        faults.map(({ variable }) => variable),
        ["RADICAR_ADMIN_TOKEN_FILE", "RADICAR_MASTER_KEY_FILE", "PORT_FILE"]
      )
      assert.include(faults.find(({ variable }) => variable === "RADICAR_ADMIN_TOKEN_FILE")?.found.es ?? "", "ENOENT")
    })
  )
})

describe("an unknown variable", () => {
  it.effect("causes a warning with a suggestion; variables of other programs and of the command line do not", () =>
    Effect.gen(function* () {
      const { unknown } = yield* readConfiguration({
        RADICAR_RATELIMIT: "5",
        RADICAR_MASTERKEY_FILE: "/x",
        SANDBOX_TRUTS: "strict",
        RADICAR_URL: "http://127.0.0.1",
        PATH: "/bin"
      })
      assert.deepStrictEqual(unknown, [
        { variable: "RADICAR_MASTERKEY_FILE", nearest: "RADICAR_MASTER_KEY_FILE" },
        { variable: "RADICAR_RATELIMIT", nearest: "RADICAR_RATE_LIMIT" },
        { variable: "SANDBOX_TRUTS", nearest: "SANDBOX_TRUST" }
      ])
    })
  )

  it.effect("is named also if another variable is faulty", () =>
    Effect.gen(function* () {
      const { text } = yield* Effect.flip(readConfiguration({ PORT: "none", RADICAR_RATELIMIT: "5" }))
      assert.include(text.en, "PORT")
      assert.include(text.en, "RADICAR_RATELIMIT is not a variable of the service. Did you mean RADICAR_RATE_LIMIT?")
      assert.include(text.es, "RADICAR_RATELIMIT no es una variable del servicio. ¿Quiso decir RADICAR_RATE_LIMIT?")
    })
  )
})

it.each(["en", "es"] as const)("texts of variables name only variables that there are: %s", (language) => {
  const others = ["NODE_EXTRA_CA_CERTS"]
  const named = Object.values(variables).flatMap(({ about }) =>
    [...about[language].matchAll(/`([A-Z]+(?:_[A-Z]+)+)`/gu)].map(([, name]) => name)
  )
  assert.includeMembers(named, ["RADICAR_HOSTS", "SMTP_URL"])
  assert.includeMembers([...variableNames, ...others], named)
})
