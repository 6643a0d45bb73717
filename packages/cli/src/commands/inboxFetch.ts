import type { FetchedDocuments } from "@radicar/contract/inner/InboxGroup"
import { maximumItems } from "@radicar/contract/inner/problem/ItemProblem"
import type { RadicarOperations } from "@radicar/http-client/inner/effect/RadicarClient"
import { Array, Effect, Option } from "effect"
import { Argument } from "effect/cli"
import { type Failure, failure, untranslated } from "../Failure.ts"
import { describe, namedFile } from "../flags/flags.ts"
import { queryFlags } from "../flags/serviceFlags.ts"
import { readInput } from "../input/readInput.ts"
import { listText } from "../output/layout.ts"
import { certificateHeaders, queryFailure } from "../service/askService.ts"
import { resourceFailure } from "../service/resourceFailure.ts"
import type { ServiceError } from "../service/submissionFailure.ts"
import { asList, serviceCommand } from "../service/serviceCommand.ts"
import { stateCell } from "./inboxReports.ts"

/** Fetched documents, one per line. */
const fetchedText = listText<FetchedDocuments["items"][number]>(
  { en: "There was nothing to fetch.", es: "No había nada que traer." },
  (layout) => [
    { heading: { en: "key", es: "clave" }, least: 12, cell: ({ uuid }) => uuid },
    { heading: { en: "number", es: "número" }, cell: ({ item }) => item?.number },
    {
      heading: { en: "state", es: "estado" },
      least: 12,
      cell: ({ item, problem }) =>
        item === undefined ? [problem?.detail ?? problem?.title ?? "", layout.paint.red] : stateCell(item.state, layout)
    }
  ]
)

/** Keys of received documents that are in a listing of the authority but not in the inbox. */
const missingIn = (
  { submissions }: Pick<RadicarOperations, "submissions">,
  companyId: string,
  listing: Uint8Array
): Effect.Effect<ReadonlyArray<string>, ServiceError> =>
  submissions
    .reconcile({ query: { companyId, received: "true" }, payload: listing })
    .pipe(
      Effect.map((answer) =>
        answer instanceof Uint8Array
          ? []
          : answer.findings.flatMap(({ kind, listed }) => (kind === "not-received" && listed ? [listed.uuid] : []))
      )
    )

/** Failure of taking in a file or a listing. */
export const importFailure = (error: ServiceError, url: string): Failure =>
  error._tag === "UnreadableDocument"
    ? failure("invalid-document", untranslated(error.detail ?? error.title))
    : resourceFailure(error, url)

/** `radicar inbox fetch`: fetches received documents from the authority. */
export const fetchCommand = serviceCommand(
  {
    path: "inbox fetch",
    flags: {
      uuids: Argument.String("cufe").pipe(
        describe({ en: "Keys of documents (CUFE)", es: "Claves de documentos (CUFE)" }),
        Argument.variadic({ min: 0 })
      ),
      listing: namedFile("listing", {
        en: "Excel listing of DIAN: fetches the received documents in it that are not in the inbox",
        es: "Listado de la DIAN en Excel: trae sus documentos recibidos que no están en la bandeja"
      }),
      ...queryFlags
    },
    prepare: ({ certificate, listing }) =>
      Effect.all({
        headers: certificateHeaders(certificate),
        listing: Option.isNone(listing) ? Effect.undefined : readInput(listing.value)
      }),
    call: (client, { service: { companyId, test }, uuids }, { headers, listing }) =>
      Effect.gen(function* () {
        const missing = listing === undefined ? [] : yield* missingIn(client, companyId, listing)
        const query = { companyId, ...(test ? { isTest: "true" as const } : {}) }
        const batches = Array.chunksOf([...uuids, ...missing], maximumItems)
        const answers = yield* Effect.forEach(batches, (keys) =>
          client.inbox.fetch({ headers, query, payload: { uuids: keys } })
        )
        return { items: answers.flatMap(({ items }) => items) }
      }),
    failureOf: (error: ServiceError, url) =>
      error._tag === "InvalidBody" || error._tag === "UnreadableDocument"
        ? importFailure(error, url)
        : queryFailure(error, url),
    write: asList(fetchedText),
    outcome: ({ items }) => (items.some(({ problem }) => problem !== undefined) ? "unknown-outcome" : "ok")
  },
  {
    en: "Fetch documents from the authority by their keys, or those that its listing has and the inbox lacks",
    es: "Trae documentos de la DIAN por su CUFE, o los que su listado tiene y faltan en la bandeja",
    examples: [
      {
        command: "radicar inbox fetch 2d1c7c75… 8bb918b1…",
        en: "Ends with 5 when one could not be fetched",
        es: "Termina con 5 si alguno no se pudo traer"
      },
      { command: "radicar inbox fetch --listing listing.xlsx" }
    ]
  }
)
