import type { TaxPartName, TaxReport } from "@radicar/contract/inner/taxReport"
import type { Localized } from "@radicar/domain/inner/rules/Language"
import { Effect, Option } from "effect"
import { Command, Flag } from "effect/cli"
import { describe, describeCommand, factsFilterFlags, flagsOf, namedFile } from "../flags/flags.ts"
import { companyFlags } from "../flags/serviceFlags.ts"
import { type Layout, listText } from "../output/layout.ts"
import { Output, reporting } from "../output/Output.ts"
import { amountText, environmentName } from "../output/submissionsText.ts"
import { writeFile } from "../output/write.ts"
import { callService } from "../service/callService.ts"
import { resourceFailure } from "../service/resourceFailure.ts"

const partNames: Readonly<Record<TaxPartName, Localized>> = {
  sale: { en: "sales", es: "ventas" },
  support: { en: "support documents", es: "documentos soporte" },
  payroll: { en: "payroll", es: "nómina" },
  received: { en: "received", es: "recibidos" },
  claimed: { en: "claimed, not added", es: "reclamados, no se suman" },
  unanswered: { en: "without answer, not added", es: "sin respuesta, no se suman" }
}

type TaxPart = TaxReport["parts"][number]

interface TaxRow {
  readonly part: TaxPartName
  readonly line: TaxPart["lines"][number]
}

const linesText = listText<TaxRow>(
  { en: "No taxes in this period.", es: "No hay impuestos en este período." },
  ({ paint, say }) => {
    const amount = (text: string | undefined) => (text === undefined ? undefined : amountText(text, { say }))
    return [
      { heading: { en: "part", es: "parte" }, cell: ({ part }) => say(partNames[part]) },
      { heading: { en: "tax", es: "tributo" }, cell: ({ line }) => [line.name, paint.bold] },
      { heading: "%", align: "right", cell: ({ line }) => line.rate },
      {
        heading: { en: "documents", es: "documentos" },
        align: "right",
        optional: true,
        cell: ({ line }) => String(line.documents)
      },
      { heading: "base", align: "right", cell: ({ line }) => amount(line.base) },
      { heading: { en: "amount", es: "valor" }, align: "right", cell: ({ line }) => amount(line.amount) }
    ]
  }
)

/** Text of a report of taxes: one line for each part, tax and rate; JSON has the types of documents as well. */
const taxesText = ({ environment, issuedFrom, issuedTo, parts, withInbox }: TaxReport, layout: Layout): string => {
  const { paint, say } = layout
  const remarks = [
    environmentName(environment, { say }),
    `${issuedFrom} – ${issuedTo}`,
    say({ en: "in pesos", es: "en pesos" }),
    ...parts.flatMap(({ part, withoutRate, withoutTaxes }) => [
      ...(withoutRate === undefined
        ? []
        : [
            say({
              en: `without exchange rate, in no amount: ${withoutRate} of ${partNames[part].en}`,
              es: `sin tasa de cambio, fuera de los valores: ${withoutRate} de ${partNames[part].es}`
            })
          ]),
      ...(withoutTaxes === undefined
        ? []
        : [
            say({
              en: `without a readable tax: ${withoutTaxes} of ${partNames[part].en}`,
              es: `sin impuestos legibles: ${withoutTaxes} de ${partNames[part].es}`
            })
          ])
    ]),
    ...(withInbox
      ? []
      : [say({ en: "received documents need inbox:read", es: "los recibidos necesitan el permiso inbox:read" })])
  ]
  const rows = parts.flatMap(({ lines, part }) => lines.map((line): TaxRow => ({ part, line })))
  return `${linesText(rows, layout)}\n${paint.dim(remarks.join(" · "))}`
}

const dayFlag = (name: string, text: Localized) => Flag.String(name).pipe(Flag.withMetavar("day"), describe(text))

/** `radicar submission taxes`: the taxes of a period, as text, JSON or a table in a file. */
export const submissionTaxes = Command.make(
  "taxes",
  {
    service: companyFlags,
    environment: factsFilterFlags.environment,
    issuedFrom: dayFlag("issued-from", {
      en: "First day of issue, such as 2026-01-01",
      es: "Primer día de expedición, como 2026-01-01"
    }),
    issuedTo: dayFlag("issued-to", {
      en: "Last day of issue, at most a year later, such as 2026-01-31",
      es: "Último día de expedición, máximo un año después, como 2026-01-31"
    }),
    out: namedFile("out", {
      en: "Writes the taxes to this file: a workbook (.xlsx), or CSV under any other name",
      es: "Escribe los impuestos en este archivo: un libro de Excel (.xlsx), o CSV con otro nombre"
    })
  },
  Effect.fn("submission taxes")(function* ({ environment, issuedFrom, issuedTo, out, service }) {
    const output = yield* Output
    const file = Option.getOrUndefined(out)
    const format = file === undefined ? "json" : file.toLowerCase().endsWith(".xlsx") ? "xlsx" : "csv"
    const query = { companyId: service.companyId, issuedFrom, issuedTo, format, ...flagsOf({ environment }) } as const
    const answer = yield* callService(service, ({ submissions }) => submissions.taxes({ query }), resourceFailure)
    if (!(answer instanceof Uint8Array)) return yield* output.value(answer, () => taxesText(answer, output))
    const name = file ?? ""
    yield* writeFile(name, answer)
    yield* output.message(output.say({ en: `Wrote ${name}.`, es: `Se escribió ${name}.` }))
  }, reporting("value"))
).pipe(
  describeCommand({
    en: "Add up the taxes of a period: VAT by rate, other taxes and withholdings",
    es: "Suma los impuestos de un período: IVA por tarifa, otros impuestos y retenciones",
    examples: [
      { command: "radicar submission taxes --issued-from 2026-01-01 --issued-to 2026-02-28" },
      {
        command: "radicar submission taxes --issued-from 2026-01-01 --issued-to 2026-01-31 --out january.xlsx",
        en: "One row for each tax, rate and type of document",
        es: "Una fila por cada tributo, tarifa y tipo de documento"
      }
    ]
  })
)
