import { Effect, Option } from "effect"
import { Command } from "effect/cli"
import { describeCommand, flagsOf, optionalChoice, sortFlag, submissionFilterFlags } from "../flags/flags.ts"
import { reporting } from "../output/Output.ts"
import { exportFlags, writeExport } from "./writeExport.ts"

/** `radicar submission export`: writes the documents of a filter to a file or to standard output. */
export const submissionExport = Command.make(
  "export",
  {
    ...exportFlags,
    layout: optionalChoice("layout", ["list", "dian", "daybook"], {
      en: "Columns: list (default), dian (the authority's own listing) or daybook (in pesos, taxes by rate)",
      es: "Columnas: list (por omisión), dian (el listado de la DIAN) o daybook (en pesos, impuestos por tarifa)"
    }),
    ...submissionFilterFlags,
    ...sortFlag
  },
  Effect.fn("submission export")(function* ({ format, layout, out, service, ...chosen }) {
    const { sort, ...filters } = flagsOf(chosen)
    const query = { companyId: service.companyId, ...filters }
    // a layout may leave documents out
    const isCounted = Option.getOrElse(layout, () => "list") === "list"
    yield* writeExport(
      { format, out, service },
      {
        example: { en: "submissions.xlsx", es: "radicaciones.xlsx" },
        ...(isCounted
          ? { count: ({ submissions }) => submissions.summary({ query: { ...query, by: "type", limit: "1000" } }) }
          : {}),
        open: ({ submissions }, chosenFormat) =>
          submissions.export({
            query: {
              ...query,
              ...flagsOf({ layout }),
              ...(sort === undefined ? {} : { sort }),
              format: chosenFormat
            }
          })
      }
    )
  }, reporting("document"))
).pipe(
  describeCommand({
    en: "Write what a company has filed to a file, for spreadsheets and books",
    es: "Escribe en un archivo lo que una compañía ha radicado, para hojas de cálculo y libros",
    examples: [
      { command: "radicar submission export --issued-from 2026-01-01 --issued-to 2026-01-31 --out january.xlsx" },
      {
        command: "radicar submission export --layout dian --out listing.xlsx",
        en: "The columns of the authority's own listing",
        es: "Las columnas del listado de la DIAN"
      }
    ]
  })
)
