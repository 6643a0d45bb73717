import { invoiceExample } from "@radicar/domain/example/invoiceExample"
import { fromEpochMillis, parseLocalDateTime, type LocalDateTime } from "@radicar/domain/time/LocalDateTime"
import { Misfit } from "@radicar/domain/wire/Misfit"
import { Clock, Effect, Option, Redacted, Schema } from "effect"
import { Command, Flag } from "effect/cli"
import { readCertificate } from "../certificate/readCertificate.ts"
import { certificateFlags } from "../flags/certificateFlags.ts"
import { outFlag } from "../flags/outFlag.ts"
import { Failure } from "../Failure.ts"
import { Output } from "../output/Output.ts"
import { reporting } from "../output/reporting.ts"
import { writeDocument } from "../output/writeDocument.ts"

const first = 990_000_000
const last = 995_000_000

/** A number of the test range that differs from second to second, so that examples can be filed one after the other. */
const numberAt = (millis: number): number => first + (Math.floor(millis / 1000) % (last - first))

const dateOf = (stated: Option.Option<string>, millis: number): Effect.Effect<LocalDateTime, Failure> => {
  const date = Option.isSome(stated) ? parseLocalDateTime(stated.value) : fromEpochMillis(millis)
  return date instanceof Misfit
    ? Effect.fail(
        new Failure({
          reason: "usage",
          text: { en: `--date expects ${date.expected}.`, es: "--date espera una fecha como 2026-01-15T10:00:00." }
        })
      )
    : Effect.succeed(date)
}

const certificateOf = Effect.fnUntraced(function* (file: string, flags: Parameters<typeof readCertificate>[1]) {
  const { bytes, password } = yield* readCertificate(file, flags)
  const output = yield* Output
  if (output.isTerminal) {
    yield* output.message(
      output.say({
        en: "The body holds the certificate's private key and its password: keep it to yourself.",
        es: "El cuerpo contiene la llave privada del certificado y su contraseña: no lo comparta."
      })
    )
  }
  return { Content: Buffer.from(bytes).toString("base64"), Password: Redacted.value(password) }
})

/** `radicar example invoice`: a body that the sandbox accepts. */
export const exampleInvoice = Command.make(
  "invoice",
  {
    number: Flag.Int("number").pipe(
      Flag.withMetavar("number"),
      Flag.withDescription("Number, 990000000 to 995000000; default by the clock"),
      Flag.withSchema(Schema.Int.check(Schema.isBetween({ minimum: first, maximum: last }))),
      Flag.optional
    ),
    date: Flag.String("date").pipe(
      Flag.withMetavar("date"),
      Flag.withDescription("Moment of issue, Colombian time; default now"),
      Flag.optional
    ),
    certificate: certificateFlags,
    out: outFlag
  },
  Effect.fn("example invoice")(function* ({ certificate, date, number, out }) {
    const now = yield* Clock.currentTimeMillis
    const body = invoiceExample({
      number: Option.getOrElse(number, () => numberAt(now)),
      date: yield* dateOf(date, now)
    })
    const signing = Option.isSome(certificate.certificate)
      ? { SigningCertificate: yield* certificateOf(certificate.certificate.value, certificate) }
      : {}
    yield* writeDocument(out, `${JSON.stringify({ ...body, ...signing }, null, 2)}\n`)
  }, reporting("document"))
).pipe(
  Command.withDescription("Print the JSON body of an invoice that the sandbox accepts"),
  Command.withExamples([
    { command: "radicar example invoice > invoice.json" },
    {
      command: "radicar example invoice | radicar invoice create - --certificate company.p12",
      description: "Files it with a service on this machine"
    }
  ])
)
