import { Effect } from "effect"
import { Command } from "effect/cli"
import { describeCommand, fileArgument, namedFile } from "../flags/flags.ts"
import { accessFlags, companyFlags } from "../flags/serviceFlags.ts"
import { readInput } from "../input/readInput.ts"
import { Output, reporting } from "../output/Output.ts"
import { writeFile } from "../output/write.ts"
import { callService } from "../service/callService.ts"
import { resourceFailure } from "../service/resourceFailure.ts"

const written = (name: string) =>
  Effect.flatMap(Output, (output) => output.message(output.say({ en: `Wrote ${name}.`, es: `Se escribió ${name}.` })))

const template = Command.make(
  "template",
  {
    file: namedFile("out", { en: "File; default sales.xlsx", es: "Archivo; por omisión sales.xlsx" }),
    service: accessFlags
  },
  Effect.fn("sheet template")(function* ({ file, service }) {
    const name = file._tag === "Some" ? file.value : "sales.xlsx"
    yield* writeFile(name, yield* callService(service, ({ sheets }) => sheets.template(), resourceFailure))
    yield* written(name)
  }, reporting("value"))
).pipe(
  describeCommand({
    en: "Write the template of a sheet of sales, with an example in its second sheet",
    es: "Escribe la plantilla de una hoja de ventas, con un ejemplo en la segunda hoja",
    examples: [{ command: "radicar sheet template --out sales.xlsx" }]
  })
)

const sheetFile = fileArgument({ en: "Sheet of sales (.xlsx)", es: "Hoja de ventas (.xlsx)" })

const read = Command.make(
  "read",
  { file: sheetFile, service: companyFlags },
  Effect.fn("sheet read")(function* ({ file, service }) {
    const output = yield* Output
    const { companyId } = service
    const payload = yield* readInput(file)
    const sheet = yield* callService(
      service,
      ({ sheets }) => sheets.read({ query: { companyId }, payload }),
      resourceFailure
    )
    yield* output.value(sheet, () => JSON.stringify(sheet, null, 2))
  }, reporting("value"))
).pipe(
  describeCommand({
    en: "Show the invoices of a sheet of sales, and the faults of its cells; nothing is filed",
    es: "Muestra las facturas de una hoja de ventas y las fallas de sus celdas; no radica nada",
    examples: [{ command: "radicar sheet read sales.xlsx" }]
  })
)

const results = Command.make(
  "results",
  {
    file: sheetFile,
    service: companyFlags,
    out: namedFile("out", { en: "File; default results.xlsx", es: "Archivo; por omisión results.xlsx" })
  },
  Effect.fn("sheet results")(function* ({ file, out, service }) {
    const { companyId } = service
    const name = out._tag === "Some" ? out.value : "results.xlsx"
    const content = Buffer.from(yield* readInput(file)).toString("base64")
    const octets = yield* callService(
      service,
      ({ sheets }) => sheets.results({ query: { companyId }, payload: { content } }),
      resourceFailure
    )
    yield* writeFile(name, octets)
    yield* written(name)
  }, reporting("value"))
).pipe(
  describeCommand({
    en: "Write a sheet of sales with number, CUFE and state of what was filed for each reference",
    es: "Escribe una hoja de ventas con número, CUFE y estado de lo radicado por cada referencia",
    examples: [{ command: "radicar sheet results sales.xlsx --out results.xlsx" }]
  })
)

/** `radicar sheet`: sheets of sales, which `radicar submit` files. */
export const sheetCommand = Command.make("sheet").pipe(
  describeCommand({
    en: "Sheets of sales in Excel: template, reading, results",
    es: "Hojas de ventas en Excel: plantilla, lectura, resultados"
  }),
  Command.withSubcommands([template, read, results])
)
