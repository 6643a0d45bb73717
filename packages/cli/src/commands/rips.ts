import { type RipsFindings, RipsQuery } from "@radicar/contract/inner/RipsGroup"
import { ripsExample } from "@radicar/domain/inner/example/ripsExample"
import { checkRips } from "@radicar/domain/inner/rips/checkRips"
import { fromEpochMillis } from "@radicar/domain/inner/time/LocalDateTime"
import { Clock, Effect, Option } from "effect"
import { Command } from "effect/cli"
import { parseJsonBody } from "../document/parseJsonBody.ts"
import { argument, describeCommand, fileArgument, optionalText, outFlag } from "../flags/flags.ts"
import { companyFlags } from "../flags/serviceFlags.ts"
import { readText } from "../input/readInput.ts"
import { Outcome } from "../Outcome.ts"
import { factRows, type Layout } from "../output/layout.ts"
import { invalidText, notificationsText, Output, reporting } from "../output/Output.ts"
import { writeDocument } from "../output/write.ts"
import { callService } from "../service/callService.ts"
import { resourceFailure } from "../service/resourceFailure.ts"

/** Text with the result of checking a RIPS, and the invoice that it was compared with. */
const ripsText = (check: RipsFindings, layout: Layout): string => {
  if (!check.valid) return invalidText(check, layout)
  const { paint, say } = layout
  const { document, notifications } = check
  const compared =
    document === undefined
      ? say({ en: "Compared with no invoice: use --invoice", es: "Sin comparar con una factura: use --invoice" })
      : factRows({ ...layout, indent: 2 }, [
          [{ en: "as", es: "como" }, document.id],
          [{ en: "key", es: "clave" }, document.uuid]
        ])
  return `${paint.green(say({ en: "Valid", es: "Válido" }))}\n${compared}${notificationsText(notifications, layout)}`
}

const alone = Effect.fnUntraced(function* (text: string) {
  const { language } = yield* Output
  const now = fromEpochMillis(yield* Clock.currentTimeMillis)
  const findings = checkRips(yield* parseJsonBody(text), { now, language })
  const check: RipsFindings = { valid: findings.violations.length === 0, ...findings }
  return check
})

const check = Command.make(
  "check",
  {
    file: fileArgument({ en: "JSON of the RIPS", es: "JSON del RIPS" }),
    invoice: optionalText(
      "invoice",
      "invoice",
      {
        en: "Compares with this filed invoice or note, through the service: prefix and number, or key",
        es: "Compara con esta factura o nota radicada, con el servicio: prefijo y número, o clave"
      },
      RipsQuery.invoice.schema
    ),
    service: companyFlags
  },
  Effect.fn("rips check")(function* ({ file, invoice, service }) {
    const output = yield* Output
    const text = yield* readText(file)
    const checked = Option.isNone(invoice)
      ? yield* alone(text)
      : yield* callService(
          service,
          ({ ripsJson }) => ripsJson(text, { query: { companyId: service.companyId, invoice: invoice.value } }),
          resourceFailure
        )
    yield* output.value(checked, () => ripsText(checked, output))
    if (!checked.valid) return yield* Outcome.of("invalid-document")
  }, reporting("value"))
).pipe(
  describeCommand({
    en: "Check a RIPS by the health ministry's rules: offline, or against a filed invoice through the service",
    es: "Revisa un RIPS con las reglas del Ministerio de Salud: sin conexión, o contra una factura radicada con el servicio",
    examples: [
      {
        command: "radicar rips check rips.json",
        en: "Structure and codes",
        es: "Estructura y códigos"
      },
      {
        command: "radicar rips check rips.json --invoice SETP990000001",
        en: "Number, value, payments and period of the invoice too",
        es: "También número, valor, recaudos y período de la factura"
      }
    ]
  })
)

const example = Command.make(
  "example",
  {
    invoice: argument("invoice", {
      en: "Prefix and number of an invoice: radicar example invoice --operation SS-CUFE",
      es: "Prefijo y número de una factura: radicar example invoice --operation SS-CUFE"
    }),
    out: outFlag
  },
  Effect.fn("rips example")(function* ({ invoice, out }) {
    // the invoice's period ends today and includes the first minute of today
    const { date } = fromEpochMillis(yield* Clock.currentTimeMillis)
    const body = ripsExample({ invoice, nit: "900373115", at: `${date} 00:00` })
    yield* writeDocument(out, `${JSON.stringify(body, null, 2)}\n`)
  }, reporting("document"))
).pipe(
  describeCommand({
    en: "The RIPS of the example of an invoice of the health sector",
    es: "El RIPS del ejemplo de una factura del sector salud",
    examples: [{ command: "radicar rips example SETP990000001 > rips.json" }]
  })
)

/** `radicar rips`: checks the supporting data of invoices of the health sector. */
export const ripsCommand = Command.make("rips").pipe(
  describeCommand({
    en: "Check the RIPS of invoices of the health sector",
    es: "Revisa el RIPS de las facturas del sector salud"
  }),
  Command.withSubcommands([check, example])
)
