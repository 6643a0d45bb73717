import { describe, describeCommand, toggle, wholeNumber } from "@radicar/cli/flags/flags"
import { factRows, type Layout } from "@radicar/cli/output/layout"
import { Output, reporting } from "@radicar/cli/output/Output"
import type { Localized } from "@radicar/domain/inner/rules/Language"
import { RadicarClient } from "@radicar/http-client/inner/effect/RadicarClient"
import { Duration, Effect, Redacted } from "effect"
import { Command, Flag } from "effect/cli"
import { relative, resolve } from "node:path"
import { hasCompany, openDevFolder } from "./DevFolder.ts"
import { requireFreePort, startService } from "./startService.ts"
import { fileExample, makeCompany, writeNextInvoice } from "./testCompany.ts"

/** The public token of the service's development tenant. */
const developmentToken = "radicar-dev-token"

/** A command to try next, and what it does. */
interface Step {
  readonly command: string
  readonly about: Localized
}

/** Facts about the running service that `radicar dev` prints for programs. */
interface Running {
  readonly url: string
  readonly console: string
  readonly token: string
  readonly data: string
  readonly uuid: string
  readonly next: ReadonlyArray<string>
}

/** The name to call this program by; `npx` identifies itself in an environment variable. */
const program = process.env["npm_command"] === "exec" ? "npx radicar" : "radicar"

/** Shortest form of a path, relative to the current folder if possible, quoted if necessary. */
const shortest = (path: string): string => {
  const below = relative(process.cwd(), path)
  const short = below.startsWith("..") || below === "" ? path : below
  return /^[\w./\\:-]+$/u.test(short) ? short : JSON.stringify(short)
}

const stepsOf = (url: string, port: number, uuid: string, body: string): ReadonlyArray<Step> => {
  const where = port === 8080 ? "" : ` --url ${url}`
  return [
    {
      command: `${program} submission list${where}`,
      about: { en: "what has been filed", es: "lo que se ha radicado" }
    },
    {
      command: `${program} file pdf ${uuid} --out invoice.pdf${where}`,
      about: { en: "its graphic representation", es: "su representación gráfica" }
    },
    {
      command: `${program} invoice create ${body}${where}`,
      about: {
        en: "files the next invoice, as it is or changed",
        es: "radica la factura siguiente, como está o cambiada"
      }
    }
  ]
}

const text = (running: Running, steps: ReadonlyArray<Step>, layout: Layout): string => {
  const { paint, say } = layout
  return [
    "",
    factRows({ ...layout, indent: 2 }, [
      [{ en: "Console", es: "Consola" }, running.console, paint.bold],
      ["Token", running.token],
      ["API", `${running.url}/docs`],
      [{ en: "Files", es: "Archivos" }, running.data]
    ]),
    "",
    `  ${say({ en: "Next, in another terminal:", es: "Siga en otra terminal:" })}`,
    ...steps.flatMap(({ about, command }) => ["", `  ${paint.dim(`# ${say(about)}`)}`, `  ${paint.bold(command)}`]),
    "",
    `  ${paint.dim(
      say({
        en: "Nothing that is filed here reaches the DIAN. Ctrl-C stops everything; your data stays.",
        es: "Nada de lo que se radica aquí llega a la DIAN. Ctrl-C detiene todo; sus datos quedan."
      })
    )}`
  ].join("\n")
}

/** Runs a step, then reports its completion and duration. */
const done = Effect.fnUntraced(function* <A, E, R>(work: Effect.Effect<A, E, R>, about: (result: A) => Localized) {
  const { message, messagePaint, say } = yield* Output
  const [took, result] = yield* Effect.timed(work)
  const time = messagePaint.dim(`${Duration.toSeconds(took).toFixed(1)} s`)
  yield* message(`  ${messagePaint.green("✓")} ${say(about(result))}  ${time}`)
  return result
})

/** `radicar dev`: runs everything on this machine until it is interrupted. */
export const dev = Command.make(
  "dev",
  {
    port: wholeNumber(
      "port",
      "port",
      { en: "Port of the service; default 8080", es: "Puerto del servicio; por omisión 8080" },
      { minimum: 1, maximum: 65_535 }
    ).pipe(Flag.withDefault(8080)),
    data: Flag.String("data").pipe(
      Flag.withMetavar("folder"),
      describe({
        en: "Folder for database, keys and files; default radicar-dev",
        es: "Carpeta de la base de datos, las llaves y los archivos; por omisión radicar-dev"
      }),
      Flag.withDefault("radicar-dev")
    ),
    reset: toggle("reset", {
      en: "Deletes what is in that folder and starts with a new company",
      es: "Borra lo que haya en esa carpeta y comienza con otra compañía"
    })
  },
  Effect.fn("dev")(
    function* ({ data, port, reset }) {
      const output = yield* Output
      const path = resolve(data)
      yield* requireFreePort(port)
      const folder = yield* openDevFolder(path, reset)
      const isNew = !hasCompany(folder)
      yield* output.message("")
      yield* Effect.addFinalizer(() =>
        output.message(
          output.say({
            en: `\nStopped. \`${program} dev\` continues with the same company; \`--reset\` starts over.`,
            es: `\nDetenido. \`${program} dev\` sigue con la misma compañía; \`--reset\` comienza de nuevo.`
          })
        )
      )
      const { ended, url } = yield* done(startService(port, folder), () => ({
        en: "service, database and a stand-in for the DIAN",
        es: "servicio, base de datos y un sustituto de la DIAN"
      }))
      const options = { baseUrl: url, token: Redacted.make(folder.adminToken), language: output.language }
      const administer = Effect.provide(RadicarClient.layer(options))
      const act = Effect.provide(RadicarClient.layer({ ...options, token: Redacted.make(developmentToken) }))
      if (isNew) {
        yield* done(makeCompany(folder).pipe(administer), () => ({
          en: "test company 1, NIT 900373115, with a certificate made here",
          es: "compañía de prueba 1, NIT 900373115, con un certificado hecho aquí"
        }))
      }
      const storedUuid = folder.state().uuid
      const uuid =
        storedUuid ??
        (yield* done(fileExample(folder).pipe(act), ({ id }) => ({
          en: `example invoice ${id} filed and accepted`,
          es: `factura de ejemplo ${id} radicada y aceptada`
        }))).uuid
      yield* writeNextInvoice(folder)
      const steps = stepsOf(url, port, uuid, shortest(folder.file("invoice.json")))
      const running = {
        url,
        console: `${url}/console`,
        token: developmentToken,
        data: shortest(path),
        uuid,
        next: steps.map(({ command }) => command)
      }
      yield* output.value(running, () => text(running, steps, output))
      return yield* ended
    },
    Effect.scoped,
    reporting("value")
  )
).pipe(
  describeCommand({
    en:
      "Run the whole service on this machine until Ctrl-C: an embedded database, a stand-in for the authority, a test " +
      "company with a certificate made here, and an example invoice that is filed. A second start with the same folder " +
      "continues with the same company. Nothing that is filed reaches the authority.",
    es:
      "Ejecuta todo el servicio en esta máquina hasta Ctrl-C: una base de datos incluida, un sustituto de la DIAN, una " +
      "compañía de prueba con un certificado hecho aquí y una factura de ejemplo ya radicada. Un segundo inicio con la " +
      "misma carpeta sigue con la misma compañía. Nada de lo que se radica llega a la DIAN.",
    short: { en: "Run everything on this machine, to try it", es: "Ejecuta todo en esta máquina, para probar" },
    examples: [
      { command: "radicar dev" },
      {
        command: "radicar dev --port 8081 --data trial",
        en: "A second one, next to the first",
        es: "Otro, al lado del primero"
      },
      {
        command: "radicar dev --reset",
        en: "Starts over, with a new company",
        es: "Comienza de nuevo, con otra compañía"
      }
    ]
  })
)
