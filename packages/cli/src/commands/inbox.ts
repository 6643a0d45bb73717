import type { InboxArrival, InboxDetail, InboxItem } from "@radicar/contract/inner/inbox/InboxItem"
import type { Localized } from "@radicar/domain/inner/rules/Language"
import { Effect, FileSystem, Path } from "effect"
import { Argument, Command } from "effect/cli"
import { failure } from "../Failure.ts"
import { argument, describe, describeCommand, flagsOf, outFlag, pageFlags } from "../flags/flags.ts"
import { companyFlags, queryFlags } from "../flags/serviceFlags.ts"
import { cannotRead, readInput } from "../input/readInput.ts"
import { Outcome } from "../Outcome.ts"
import { factRows, type Layout, listText, localMoment, pageText, shortMoment, wrapText } from "../output/layout.ts"
import { Output, reporting } from "../output/Output.ts"
import { refuseTerminal, writePages } from "../output/write.ts"
import { certificateHeaders, queryFailure } from "../service/askService.ts"
import { callService } from "../service/callService.ts"
import { resourceFailure } from "../service/resourceFailure.ts"
import type { ServiceError } from "../service/submissionFailure.ts"
import { asFile, asMessage, asValue, serviceCommand } from "../service/serviceCommand.ts"
import { acceptCommand, acknowledgeCommand, claimCommand, receiveCommand } from "./inboxEvents.ts"
import { fetchCommand, importFailure } from "./inboxFetch.ts"
import { inboxExport, inboxFilterFlags, inboxSummary, stateCell } from "./inboxReports.ts"

/** Title of an inbox item: the document's number, else the subject of the mail, the file name or the item's id. */
const titleOf = ({ file, id, mail, number }: InboxItem): string => number ?? mail?.subject ?? file ?? id

/** The unreadable files of an item in a sentence: their number if there are several, and the reason of the first. */
const unreadableText = (
  { count, files: [first] }: NonNullable<InboxItem["unreadable"]>,
  { say }: Pick<Layout, "say">
): string => {
  const { name = "", text = "" } = first ?? {}
  return count === 1
    ? text
    : `${say({ en: `${count} files cannot be read.`, es: `${count} archivos no se pueden leer.` })} ${name}: ${text}`
}

const itemColumns = ({ paint, say }: Pick<Layout, "paint" | "say">) =>
  [
    {
      heading: { en: "received", es: "recibido" },
      shorter: shortMoment,
      optional: true,
      cell: ({ received }: InboxItem) => localMoment(received)
    },
    { heading: { en: "number", es: "número" }, cell: (item: InboxItem) => [titleOf(item), paint.bold] as const },
    { heading: { en: "supplier", es: "proveedor" }, least: 12, cell: ({ supplier }: InboxItem) => supplier?.name },
    { heading: { en: "total", es: "total" }, cell: ({ total }: InboxItem) => total },
    {
      heading: { en: "state", es: "estado" },
      least: 12,
      cell: ({ state, unreadable }: InboxItem) =>
        unreadable === undefined
          ? stateCell(state, { paint, say })
          : ([unreadableText(unreadable, { say }), paint.red] as const)
    },
    { heading: { en: "until", es: "hasta" }, optional: true, cell: ({ term }: InboxItem) => term?.endsOn }
  ] as const

/** A page of the inbox, one item per line, with the command for the next page. */
const itemsText = pageText<InboxItem>({ en: "There is nothing.", es: "No hay nada." }, (layout) => itemColumns(layout))

/** Names of the states of an event. */
const eventStates: Readonly<Record<InboxDetail["filed"][number]["state"], Localized>> = {
  filing: { en: "in progress", es: "en proceso" },
  registered: { en: "registered", es: "registrado" },
  rejected: { en: "rejected", es: "rechazado" }
}

/** Text with the details of an inbox item and its document. */
const detailText = (detail: InboxDetail, layout: Layout): string => {
  const { columns, paint, say } = layout
  const { events, filed, files, mail, supplier, term, text, unreadable, warnings } = detail
  const [state, colour] = stateCell(detail.state, layout)
  return [
    factRows(layout, [
      ["id", detail.id],
      [{ en: "state", es: "estado" }, state, colour],
      [
        { en: "unreadable", es: "no legibles" },
        unreadable && (unreadable.count === 1 ? unreadable.files[0]?.text : String(unreadable.count)),
        paint.red
      ],
      [{ en: "supplier", es: "proveedor" }, supplier && `${supplier.identification} ${supplier.name}`],
      [{ en: "number", es: "número" }, detail.number],
      [{ en: "type", es: "tipo" }, detail.type],
      [{ en: "key", es: "clave" }, detail.uuid],
      [{ en: "issued", es: "expedido" }, detail.issueDate],
      [{ en: "total", es: "total" }, detail.total && `${detail.total} ${detail.currency ?? ""}`],
      [{ en: "order", es: "orden" }, detail.order],
      [{ en: "events", es: "eventos" }, events.join(" ")],
      [{ en: "accept or claim until", es: "aceptar o reclamar hasta" }, term?.endsOn],
      [{ en: "mail", es: "correo" }, mail && `${mail.from}: ${mail.subject}`],
      [{ en: "files", es: "archivos" }, files.map(({ id, name }) => `${id} ${name}`).join("\n")]
    ]),
    ...(unreadable === undefined || unreadable.count === 1
      ? []
      : unreadable.files.map(({ id, name, text: reason }) =>
          paint.red(wrapText(`${id} ${name}: ${reason}`, columns).join("\n"))
        )),
    ...warnings.map(({ text: warning }) => paint.yellow(wrapText(warning, columns).join("\n"))),
    ...filed.map(({ code, id = "", state: eventState }) => `  ${code}  ${say(eventStates[eventState])}  ${id}`),
    ...(text === undefined ? [] : ["", ...wrapText(text, columns)])
  ].join("\n")
}

const list = Command.make(
  "list",
  {
    service: companyFlags,
    ...inboxFilterFlags,
    ...pageFlags
  },
  Effect.fn("inbox list")(function* ({ cursor, limit, service, ...chosen }) {
    const output = yield* Output
    const query = { companyId: service.companyId, ...flagsOf(chosen) }
    yield* writePages(
      flagsOf({ limit, cursor }),
      (more) => callService(service, ({ inbox }) => inbox.list({ query: { ...query, ...more } }), resourceFailure),
      (page) => itemsText(page, output)
    )
  }, reporting("value"))
).pipe(
  describeCommand({
    en: "List what a company received, the newest first",
    es: "Lista lo que una compañía recibió, lo más nuevo primero"
  })
)

const idText: Localized = {
  en: "Id of the item, or the document's key",
  es: "Identificador del elemento, o la clave del documento"
}

const retry = serviceCommand(
  {
    path: "inbox retry",
    flags: { id: argument("id", idText), ...queryFlags },
    prepare: ({ certificate }) => certificateHeaders(certificate),
    call: ({ inbox }, { id, service: { companyId } }, headers) =>
      inbox.retry({ params: { id }, query: { companyId }, headers }),
    failureOf: (error: ServiceError, url) =>
      error._tag === "NotFound" ? resourceFailure(error, url) : queryFailure(error, url),
    write: asValue((item: InboxItem, layout) => itemsText({ items: [item] }, layout))
  },
  {
    en: "Read again what could not be read, and ask the authority for events of others",
    es: "Lee de nuevo lo que no se pudo leer y pregunta a la DIAN por eventos de otros"
  }
)

const remove = serviceCommand(
  {
    path: "inbox remove",
    flags: { id: argument("id", { en: "Id of the item", es: "Identificador del elemento" }), service: companyFlags },
    call: ({ inbox }, { id, service: { companyId } }) => inbox.remove({ params: { id }, query: { companyId } }),
    write: asMessage(({ id }) => ({ en: `Removed: ${id}`, es: `Quitado: ${id}` }))
  },
  {
    en: "Remove what cannot be read, or a mail without a document",
    es: "Quita lo que no se puede leer o un correo sin documento"
  }
)

const file = serviceCommand(
  {
    path: "inbox file",
    flags: {
      id: argument("id", idText),
      file: argument("file", {
        en: "document (the XML), pdf (ours), received (as it came), or a place that `show` lists: 1-0",
        es: "document (el XML), pdf (el nuestro), received (como llegó), o un lugar que lista `show`: 1-0"
      }),
      service: companyFlags,
      out: outFlag
    },
    prepare: ({ file: name, out }) =>
      name === "pdf" ? refuseTerminal(out, "PDF", { en: "document.pdf", es: "documento.pdf" }) : Effect.void,
    call: ({ inbox }, { file: name, id, service: { companyId } }) =>
      inbox.file({ params: { id, file: name }, query: { companyId } }),
    ...asFile
  },
  {
    en: "A file of an item, octet for octet",
    es: "Un archivo de un elemento, octeto por octeto"
  }
)

const show = serviceCommand(
  {
    path: "inbox show",
    flags: { id: argument("id", idText), service: companyFlags },
    call: ({ inbox }, { id, service: { companyId } }): Effect.Effect<InboxDetail, ServiceError> =>
      inbox.get({ params: { id }, query: { companyId } }),
    write: asValue(detailText)
  },
  {
    en: "Show an item with its files, events and warnings",
    es: "Muestra un elemento con sus archivos, eventos y advertencias"
  }
)

/** Files that paths name; a directory stands for all its files, without those in subdirectories. */
const arrivalsOf = Effect.fnUntraced(function* (paths: ReadonlyArray<string>) {
  const files = yield* FileSystem.FileSystem
  const path = yield* Path.Path
  const arrivalPaths: globalThis.Array<string> = []
  for (const each of paths) {
    const { type } =
      each === "-" ? { type: "File" } : yield* Effect.mapError(files.stat(each), (error) => cannotRead(each, error))
    if (type !== "Directory") arrivalPaths.push(each)
    else {
      const names = yield* Effect.mapError(files.readDirectory(each), (error) => cannotRead(each, error))
      for (const name of names.filter((visible) => !visible.startsWith(".")).toSorted()) {
        const inner = path.join(each, name)
        const info = yield* Effect.mapError(files.stat(inner), (error) => cannotRead(inner, error))
        if (info.type === "File") arrivalPaths.push(inner)
      }
    }
  }
  return arrivalPaths.length > 0
    ? arrivalPaths
    : yield* failure("usage", { en: "There is no file.", es: "No hay ningún archivo." })
})

/** A document in an imported file; `item` is absent until the service has checked the file. */
interface ImportedRow {
  readonly path: string
  readonly item: InboxItem | undefined
}

/** Table of imported files: a line for each document, and one for all that cannot be read in a file. */
const importedText = listText<ImportedRow>({ en: "Nothing came.", es: "No llegó nada." }, (layout) => [
  { heading: { en: "file", es: "archivo" }, least: 12, cell: ({ path }) => path },
  {
    heading: { en: "number", es: "número" },
    cell: ({ item }) => (item === undefined ? undefined : ([titleOf(item), layout.paint.bold] as const))
  },
  {
    heading: { en: "state", es: "estado" },
    least: 12,
    cell: ({ item }) =>
      item === undefined
        ? layout.say({ en: "stored, judged later", es: "guardado, se revisa después" })
        : item.unreadable === undefined
          ? stateCell(item.state, layout)
          : ([unreadableText(item.unreadable, layout), layout.paint.red] as const)
  }
])

const importCommand = Command.make(
  "import",
  {
    paths: Argument.String("path").pipe(
      describe({
        en: "File or folder: a container, an XML, a ZIP or a mail; - reads standard input",
        es: "Archivo o carpeta: un contenedor, un XML, un ZIP o un correo; - lee la entrada estándar"
      }),
      Argument.variadic({ min: 1 })
    ),
    service: companyFlags
  },
  Effect.fn("inbox import")(function* ({ paths, service }) {
    const output = yield* Output
    const path = yield* Path.Path
    const imported: globalThis.Array<{ readonly path: string; readonly arrival: InboxArrival }> = []
    for (const file of yield* arrivalsOf(paths)) {
      const payload = yield* readInput(file)
      const name = file === "-" ? "" : path.basename(file)
      const arrival = yield* callService(
        service,
        ({ inbox }) => inbox.import({ query: { companyId: service.companyId, name }, payload }),
        importFailure
      )
      imported.push({ path: file, arrival })
    }
    const rows = imported.flatMap(({ arrival, path: file }): ReadonlyArray<ImportedRow> =>
      arrival.items.length === 0
        ? [{ path: file, item: undefined }]
        : arrival.items.map((item) => ({ path: file, item }))
    )
    yield* output.list(imported, imported, () => importedText(rows, output))
    if (rows.some(({ item }) => item?.state === "unreadable")) return yield* Outcome.of("invalid-document")
  }, reporting("value"))
).pipe(
  describeCommand({
    en: "Take in what suppliers sent: files, folders, mails",
    es: "Ingresa lo que enviaron los proveedores: archivos, carpetas, correos",
    examples: [
      { command: "radicar inbox import invoice.zip" },
      {
        command: "radicar inbox import mails/",
        en: "Ends with 3 when something cannot be read; it is kept and listed",
        es: "Termina con 3 cuando algo no se puede leer; se conserva y se lista"
      }
    ]
  })
)

/** `radicar inbox`: what a company receives from its suppliers. */
export const inboxCommand = Command.make("inbox").pipe(
  describeCommand({
    en: "Receive suppliers' documents, and file the buyer's events on them",
    es: "Recibe los documentos de proveedores y radica los eventos del adquiriente",
    short: {
      en: "Receive suppliers' documents and file events on them",
      es: "Recibe documentos de proveedores y radica sus eventos"
    },
    examples: [
      { command: "radicar inbox import invoice.zip" },
      { command: "radicar inbox list --state received,goodsReceived" }
    ]
  }),
  Command.withSubcommands([
    list,
    inboxExport,
    inboxSummary,
    show,
    file,
    retry,
    remove,
    importCommand,
    fetchCommand,
    acknowledgeCommand,
    receiveCommand,
    acceptCommand,
    claimCommand
  ])
)
