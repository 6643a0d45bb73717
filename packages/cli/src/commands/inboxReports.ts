import { type InboxState, inboxStateNames, inboxStates } from "@radicar/domain/inner/inbox/inboxStates"
import { Effect } from "effect"
import { Command } from "effect/cli"
import {
  describeCommand,
  factsFilterFlags,
  flagsOf,
  optionalChoice,
  optionalText,
  summaryFlags
} from "../flags/flags.ts"
import { companyFlags } from "../flags/serviceFlags.ts"
import { reporting } from "../output/Output.ts"
import type { Layout } from "../output/layout.ts"
import type { Paint } from "../output/Paint.ts"
import { summaryTextOf } from "../output/submissionsText.ts"
import { asValue, serviceCommand } from "../service/serviceCommand.ts"
import { exportFlags, writeExport } from "./writeExport.ts"

const colours: Readonly<Partial<Record<InboxState, keyof Paint>>> = {
  accepted: "green",
  tacitlyAccepted: "green",
  claimed: "red",
  unreadable: "red",
  received: "yellow",
  acknowledged: "yellow",
  goodsReceived: "yellow",
  withoutAnswer: "yellow"
}

/** Table cell with the name of an inbox state, in its colour. */
export const stateCell = (state: InboxState, { paint, say }: Pick<Layout, "paint" | "say">) => {
  const colour = colours[state]
  return [say(inboxStates[state].name), colour === undefined ? (text: string) => text : paint[colour]] as const
}

/** Flags that select items of the inbox. */
export const inboxFilterFlags = {
  state: optionalText("state", "states", {
    en: `Only in these states, with commas: ${inboxStateNames.slice(0, 3).join(", ")}, …`,
    es: `Solo en estos estados, separados por comas: ${inboxStateNames.slice(0, 3).join(", ")}, …`
  }),
  q: optionalText("search", "text", {
    en: "Words of the supplier's name, or the beginning of an identification, number, order or key",
    es: "Palabras del nombre del proveedor, o el comienzo de una identificación, un número, una orden o una clave"
  }),
  termTo: optionalText("term-to", "day", {
    en: "Only with a term that ends on this day or before",
    es: "Solo con un plazo que termina ese día o antes"
  }),
  ...factsFilterFlags
}

/** `radicar inbox summary`: adds up the amounts of received documents by currency. */
export const inboxSummary = serviceCommand(
  {
    path: "inbox summary",
    flags: {
      service: companyFlags,
      ...summaryFlags,
      ...inboxFilterFlags
    },
    call: ({ inbox }, { service, ...chosen }) =>
      inbox.summary({ query: { companyId: service.companyId, ...flagsOf(chosen) } }),
    write: asValue(
      summaryTextOf({ en: "Nothing was received that fits.", es: "No hay recibidos que coincidan." }, (state, layout) =>
        stateCell(state as InboxState, layout)
      )
    )
  },
  {
    en: "Add up the amounts of received documents, each currency by itself",
    es: "Suma los valores de los documentos recibidos, cada moneda aparte"
  }
)

/** `radicar inbox export`: writes received documents to a file or to standard output. */
export const inboxExport = Command.make(
  "export",
  {
    ...exportFlags,
    layout: optionalChoice("layout", ["list", "dian"], {
      en: "list (default): everything with its state, events and term; dian: the 32 columns of the authority's own listing",
      es: "list (por omisión): todo con su estado, eventos y plazo; dian: las 32 columnas del listado de la DIAN"
    }),
    ...inboxFilterFlags
  },
  Effect.fn("inbox export")(function* ({ format, out, service, ...chosen }) {
    const query = { companyId: service.companyId, ...flagsOf(chosen) }
    yield* writeExport(
      { format, out, service },
      {
        example: { en: "received.xlsx", es: "recibidos.xlsx" },
        open: ({ inbox }, chosenFormat) => inbox.export({ query: { ...query, format: chosenFormat } })
      }
    )
  }, reporting("document"))
).pipe(
  describeCommand({
    en: "Write what was received to a file, as a list or in the columns of the authority's own listing",
    es: "Escribe lo recibido en un archivo, como lista o con las columnas del listado de la DIAN",
    examples: [
      { command: "radicar inbox export --issued-from 2026-01-01 --issued-to 2026-01-31 --out received.xlsx" },
      { command: "radicar inbox export --layout dian --out listing.xlsx" }
    ]
  })
)
