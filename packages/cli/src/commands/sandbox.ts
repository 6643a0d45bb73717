import { testSoftware } from "@radicar/ubl/inner/verify/testSoftware"
import { Effect, Option, Redacted } from "effect"
import { Command, Flag } from "effect/cli"
import { describe, describeCommand, toggle, wholeNumber } from "../flags/flags.ts"
import { factRows, type Layout } from "../output/layout.ts"
import { Output, reporting } from "../output/Output.ts"
import { certificateDirectoryFlag, sandboxCertificateCommand, sandboxFailure } from "./sandboxCertificate.ts"

/** Text with the address of the sandbox and its public test data. */
const sandboxText = (
  { admin, strict, url }: { readonly url: string; readonly strict: boolean; readonly admin: boolean },
  layout: Layout
): string => {
  const { paint, say } = layout
  return [
    paint.bold(say({ en: "Sandbox of the tax authority, until Ctrl-C", es: "Sandbox de la DIAN, hasta Ctrl-C" })),
    factRows({ ...layout, indent: 2 }, [
      ["url", url],
      ...(admin ? [["admin", new URL("/admin/", url).href] as const] : []),
      [
        { en: "certificates", es: "certificados" },
        strict
          ? say({ en: "of the sandbox's own authority only", es: "solo los de la autoridad del sandbox" })
          : say({ en: "any that is in date", es: "cualquiera que esté vigente" })
      ],
      ["software", `${testSoftware.id}, pin ${Redacted.value(testSoftware.pin)}`],
      [{ en: "range", es: "rango" }, "SETP 990000000-995000000, 18760000001"]
    ]),
    "",
    say({
      en: "Nothing that is filed here reaches the authority.",
      es: "Nada de lo que se radica aquí llega a la DIAN."
    })
  ].join("\n")
}

const faultOnOrder = 'curl localhost:8090/admin/faults --json \'{"behaviour":"drop-and-forget","number":"SETP*"}\''

/** `radicar sandbox`: runs the stand-in for the authority until it is interrupted. */
export const sandboxCommand = Command.make(
  "sandbox",
  {
    port: wholeNumber(
      "port",
      "port",
      {
        en: "Port to listen on, 0 for any free one; default 8090",
        es: "Puerto donde escucha, 0 para uno libre; por omisión 8090"
      },
      { minimum: 0, maximum: 65_535 }
    ).pipe(Flag.withDefault(8090)),
    host: Flag.String("host").pipe(
      Flag.withMetavar("host"),
      describe({ en: "Address to listen on; default 127.0.0.1", es: "Dirección donde escucha; por omisión 127.0.0.1" }),
      Flag.withDefault("127.0.0.1")
    ),
    strict: toggle("strict", {
      en: "Accepts only certificates of the sandbox's own authority",
      es: "Acepta solo certificados de la autoridad del sandbox"
    }),
    admin: toggle("admin", {
      en: "Answers below /admin to programs of this machine: received documents, seed, clock, faults",
      es: "Responde bajo /admin a programas de esta máquina: documentos recibidos, datos, reloj, fallas"
    }),
    certificates: certificateDirectoryFlag
  },
  Effect.fn("sandbox")(
    function* ({ admin, certificates, host, port, strict }) {
      const output = yield* Output
      const { Sandbox } = yield* Effect.promise(() => import("@radicar/sandbox/inner/Sandbox"))
      const running = yield* Sandbox.make({
        host,
        port,
        admin,
        trust: strict ? "strict" : "any-in-date",
        ...(Option.isSome(certificates) ? { certificateDirectory: certificates.value } : {})
      }).pipe(Effect.mapError(sandboxFailure))
      const result = { url: running.url, port: running.port, strict, admin, softwareId: testSoftware.id }
      yield* output.value(result, () => sandboxText(result, output))
      return yield* Effect.never
    },
    Effect.scoped,
    reporting("value")
  )
).pipe(
  describeCommand({
    en:
      "Run a stand-in for the authority until Ctrl-C (which ends it with exit code 130). " +
      "A document with [[sandbox:http-503]] in a note gets that answer the first time it is sent, " +
      "with [[sandbox:slow delay='65 seconds' times=2]] late answers twice; docs/guides/faults.md lists what can go wrong.",
    es:
      "Ejecuta un sustituto de la DIAN hasta Ctrl-C (que lo termina con código 130). " +
      "Un documento con [[sandbox:http-503]] en una nota recibe esa respuesta la primera vez que se envía; " +
      "con [[sandbox:slow delay='65 seconds' times=2]], dos veces respuestas tardías; docs/guides/faults.md lista lo que puede fallar.",
    short: { en: "Run a stand-in for the authority", es: "Ejecuta un sustituto de la DIAN" },
    examples: [
      { command: "radicar sandbox" },
      {
        command: "radicar sandbox --strict --certificates ./authority",
        en: "Only certificates made by `radicar sandbox certificate --certificates ./authority`",
        es: "Solo certificados hechos con `radicar sandbox certificate --certificates ./authority`"
      },
      {
        command: "radicar sandbox --admin",
        en: `Faults on demand: ${faultOnOrder}`,
        es: `Fallas a pedido: ${faultOnOrder}`
      }
    ]
  }),
  Command.withSubcommands([sandboxCertificateCommand])
)
