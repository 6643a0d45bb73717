import { type DocumentEvents, DocumentEventsQuery } from "@radicar/contract/inner/DocumentEventsGroup"
import { argument } from "../flags/flags.ts"
import { queryFlags } from "../flags/serviceFlags.ts"
import { factRows, type Layout, printable } from "../output/layout.ts"
import { certificateHeaders, queryFailure, queryOf } from "../service/askService.ts"
import { asValue, serviceCommand } from "../service/serviceCommand.ts"

const eventText = (event: DocumentEvents["items"][number], layout: Layout): string =>
  [
    `${layout.paint.bold(printable(event.code))}  ${printable(event.name)}  ${printable(event.id)}`,
    printable(event.uuid),
    factRows({ ...layout, indent: 2 }, [
      [{ en: "registered", es: "registrado" }, event.registered ?? ""],
      ...event.notifications.map(({ message, rule }) => [rule, message] as const)
    ])
  ].join("\n")

/** Text with the events of an invoice; without events, the authority's description of its answer. */
const eventsText = ({ items, statusCode, statusDescription }: DocumentEvents, layout: Layout): string =>
  items.length === 0
    ? printable(`${statusCode} ${statusDescription}`)
    : items.map((event) => eventText(event, layout)).join("\n\n")

/** `radicar event list`: lists the events that the authority has registered on an invoice. */
export const eventListCommand = serviceCommand(
  {
    path: "event list",
    flags: {
      uuid: argument("cufe", { en: "CUFE of the invoice", es: "CUFE de la factura" }, DocumentEventsQuery.uuid),
      ...queryFlags
    },
    prepare: ({ certificate }) => certificateHeaders(certificate),
    call: ({ documentEvents }, { service, uuid }, headers) =>
      documentEvents.list({ headers, query: { ...queryOf(service), uuid } }),
    failureOf: queryFailure,
    write: asValue(eventsText),
    outcome: ({ state }) => (state === "known" ? "ok" : "unknown-outcome")
  },
  {
    en: "List the events that the authority has registered on an invoice",
    es: "Lista los eventos que la DIAN registró sobre una factura",
    examples: [
      {
        command: `radicar event list ${"2d1c7c75".repeat(12)}`,
        en: "Ends with 5 when the authority does not know the invoice",
        es: "Termina con 5 cuando la DIAN no conoce la factura"
      }
    ]
  }
)
