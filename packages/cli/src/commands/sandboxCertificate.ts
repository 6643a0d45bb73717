import { parseNit } from "@radicar/domain/inner/Nit"
import type { SandboxCertificateError } from "@radicar/sandbox/inner/SandboxCertificateError"
import type { SandboxListenError } from "@radicar/sandbox/inner/SandboxListenError"
import { Effect, Option, Redacted, Schema } from "effect"
import { Command, Flag } from "effect/cli"
import { Failure, failure } from "../Failure.ts"
import { describe, describeCommand, namedFile, decodeWith, optionalText, toggle } from "../flags/flags.ts"
import { readSecret } from "../input/readSecret.ts"
import { factRows } from "../output/layout.ts"
import { Output, reporting } from "../output/Output.ts"
import { writeFile } from "../output/write.ts"

/** Failure of starting the sandbox or issuing a certificate. */
export const sandboxFailure = (error: SandboxListenError | SandboxCertificateError): Failure =>
  error._tag === "SandboxListenError"
    ? new Failure({
        reason: "configuration",
        text: error.text,
        ...(error.code === "EADDRINUSE"
          ? {
              hint: {
                en: "Another program listens there: choose another --port.",
                es: "Otro programa escucha ahí: elija otro --port."
              }
            }
          : {})
      })
    : failure(error.reason === "invalid-request" ? "usage" : "configuration", error.text)

/** `--certificates`: folder for the keys of the sandbox's certification authority. */
export const certificateDirectoryFlag = optionalText("certificates", "directory", {
  en: "Keeps the sandbox's certification authority here; default a new one each time",
  es: "Guarda aquí la autoridad de certificación del sandbox; por omisión una nueva cada vez"
})

// certificates have no fractions of a second
const moment = (date: Date): string => `${date.toISOString().slice(0, 19)}Z`
const day = (date: Date): string => date.toISOString().slice(0, 10)

/** `radicar sandbox certificate`: issues a test certificate for a company. */
export const sandboxCertificateCommand = Command.make(
  "certificate",
  {
    nit: Flag.String("nit").pipe(
      Flag.withMetavar("nit"),
      describe({ en: "NIT of the company", es: "NIT de la compañía" }),
      decodeWith(Schema.String.check(Schema.makeFilter((nit) => parseNit(nit) !== undefined)), {
        en: "a NIT; its check digit, if given, must be right",
        es: "un NIT; el dígito de verificación, si se indica, debe ser correcto"
      })
    ),
    name: optionalText("name", "name", { en: "Name of the company", es: "Nombre de la compañía" }),
    out: namedFile("out", {
      en: "File to write; default sandbox-<nit>.p12",
      es: "Archivo por escribir; por omisión sandbox-<nit>.p12"
    }),
    passwordFile: namedFile("password-file", {
      en: 'File with its password; default the password "sandbox"',
      es: 'Archivo con su contraseña; por omisión la contraseña "sandbox"'
    }),
    certificates: certificateDirectoryFlag,
    force: toggle("force", { en: "Replaces an existing file", es: "Reemplaza un archivo existente" })
  },
  Effect.fn("sandbox certificate")(function* ({ certificates, force, name, nit: statedNit, out, passwordFile }) {
    const output = yield* Output
    const { say } = output
    const { SandboxCertificate } = yield* Effect.promise(() => import("@radicar/sandbox/inner/SandboxCertificate"))
    const nit = parseNit(statedNit)?.number ?? statedNit
    const company = Option.getOrElse(name, () => `Empresa de Prueba ${nit}`)
    const password = Option.isSome(passwordFile) ? yield* readSecret(passwordFile.value) : Redacted.make("sandbox")
    const authority = yield* SandboxCertificate.make(
      Option.isSome(certificates) ? { directory: certificates.value } : {}
    ).pipe(Effect.mapError(sandboxFailure))
    const issued = yield* authority.issue({ nit, name: company, password }).pipe(Effect.mapError(sandboxFailure))
    const file = Option.getOrElse(out, () => `sandbox-${nit}.p12`)
    yield* writeFile(file, issued.pkcs12, { exclusive: !force, secret: true })
    const passwordHint = Option.isSome(passwordFile)
      ? say({ en: `as in ${passwordFile.value}`, es: `la de ${passwordFile.value}` })
      : "sandbox"
    const result = {
      file,
      nit,
      name: company,
      passwordHint,
      notBefore: moment(issued.notBefore),
      notAfter: moment(issued.notAfter)
    }
    yield* output.value(result, () =>
      factRows(output, [
        [{ en: "file", es: "archivo" }, file],
        [{ en: "password", es: "contraseña" }, passwordHint],
        ["NIT", nit],
        [{ en: "name", es: "nombre" }, company],
        [
          { en: "valid", es: "vigente" },
          say({
            en: `${day(issued.notBefore)} to ${day(issued.notAfter)}`,
            es: `${day(issued.notBefore)} a ${day(issued.notAfter)}`
          })
        ]
      ])
    )
  }, reporting("value"))
).pipe(
  describeCommand({
    en: "Create a test certificate for a company; it is valid only in the sandbox",
    es: "Crea un certificado de prueba para una compañía; solo es válido en el sandbox",
    examples: [
      { command: "radicar sandbox certificate --nit 900373115 --out company.p12" },
      {
        command: "radicar sandbox certificate --nit 900373115 --certificates ./authority",
        en: "For a sandbox started with --strict --certificates ./authority",
        es: "Para un sandbox iniciado con --strict --certificates ./authority"
      }
    ]
  })
)
