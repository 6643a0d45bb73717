import { outcomeOf, submissionAdvice } from "@radicar/domain/inner/submission/submissionAdvice"
import { fromEpochMillis } from "@radicar/domain/inner/time/LocalDateTime"
import { Clock, Duration, Effect, Option } from "effect"
import { Argument, Command, Flag } from "effect/cli"
import { argument, describeCommand, statusFlag, wholeNumber } from "../flags/flags.ts"
import { companyFlags } from "../flags/serviceFlags.ts"
import { Outcome } from "../Outcome.ts"
import { type Layout, printable, wrapText } from "../output/layout.ts"
import { Output, reporting } from "../output/Output.ts"
import { documentOf, outcomeName } from "../output/submissionsText.ts"
import { outcomeAdvice } from "../output/submissionText.ts"
import { withClient } from "../service/callService.ts"
import { companySubmissions, isSettled, namedSubmissions, type Sighting } from "../watch/submissionSources.ts"
import { type WatchedChange, watchChanges } from "../watch/watchChanges.ts"

/**
 * Text about a change of a submission, on one line in Colombian time. The reason is below if the document was rejected
 * or needs review.
 */
const sightingText = ({ from, item }: Sighting, at: number, { columns, paint, say }: Layout): string => {
  const { alarm, result, state, submissionId } = item
  const time = String(fromEpochMillis(at)).slice(11, 19)
  const name = documentOf(item)?.id ?? submissionId
  const outcome = outcomeOf(item)
  const before = from === undefined ? "" : `${say(submissionAdvice[from].name)} → `
  const change = `${before}${outcomeName(outcome, { paint, say })}`
  const reasons = state === "rejected" ? (result?.response.errorMessage ?? "").split("\n") : []
  const advice = outcome === "numberTaken" || outcome === "refused" ? outcomeAdvice(outcome).map(say) : []
  const below = [...reasons, ...(alarm === undefined ? [] : [alarm]), ...advice].filter((line) => line.trim() !== "")
  return [
    `${paint.dim(time)}  ${paint.bold(printable(name).padEnd(16))}  ${change}`,
    ...below.flatMap((line) => wrapText(line.trim(), columns - 10).map((part) => `          ${part}`))
  ].join("\n")
}

/** `radicar watch`: shows changes of submissions as they happen. */
export const watchCommand = Command.make(
  "watch",
  {
    ids: argument("id", {
      en: "Ids of submissions, or keys of documents; without, all that the company files",
      es: "Identificadores de radicaciones, o claves de documentos; sin ellos, todo lo que radica la compañía"
    }).pipe(Argument.variadic({ min: 0 })),
    status: statusFlag({
      en: "Shows only changes to this state",
      es: "Muestra solo los cambios a este estado"
    }),
    patience: wholeNumber(
      "patience",
      "minutes",
      {
        en: "Ends after this time without news; default never",
        es: "Termina tras este tiempo sin novedades; por omisión nunca"
      },
      { minimum: 0, maximum: 10_080 }
    ).pipe(Flag.optional),
    service: companyFlags
  },
  Effect.fn("watch")(function* ({ ids, patience, service, status }) {
    const output = yield* Output
    const { companyId, url } = service
    const onChange = Effect.fnUntraced(function* ({ isFirst, sighting }: WatchedChange) {
      const { from, item } = sighting
      // submissions settled before the watch began are not shown, unless they were requested by name
      if (ids.length === 0 && from === undefined && isSettled(item) && isFirst) return
      if (Option.isSome(status) && (item.result?.status ?? item.state) !== status.value) return
      const now = yield* Clock.currentTimeMillis
      const event = { at: new Date(now).toISOString(), ...(from === undefined ? {} : { from }), ...item }
      yield* output.item(event, () => sightingText(sighting, now, output))
    })
    // an empty screen looks as if the command were stuck
    if (output.isTerminal && ids.length === 0) {
      yield* output.message(
        output.messagePaint.dim(
          output.say({
            en: `Watching what company ${companyId} files; Ctrl-C ends.`,
            es: `Observando lo que radica la compañía ${companyId}; Ctrl-C termina.`
          })
        )
      )
    }
    const submissions = yield* withClient(service, (client) => {
      const source = ids.length === 0 ? companySubmissions : namedSubmissions
      return watchChanges({
        ask: source(client, { url, companyId, ids }),
        onChange,
        onSilence: ({ text }) => output.message(output.messagePaint.yellow(output.say(text))),
        isDone: (all) => ids.length > 0 && all.size > 0 && [...all.values()].every(isSettled),
        patience: Option.getOrUndefined(Option.map(patience, (minutes) => Duration.minutes(minutes)))
      })
    })
    if (ids.length === 0) return
    const items = [...submissions.values()]
    if (!items.every(isSettled)) return yield* Outcome.of("unknown-outcome")
    if (items.some(({ state }) => state !== "accepted")) return yield* Outcome.of("rejected")
  }, reporting("value"))
).pipe(
  describeCommand({
    en: "Print the outcomes of submissions as they happen, until they are settled or Ctrl-C",
    es: "Muestra los resultados de las radicaciones a medida que llegan, hasta que sean definitivos o hasta Ctrl-C",
    short: { en: "Print outcomes of submissions as they happen", es: "Muestra los resultados a medida que llegan" },
    examples: [
      {
        command: "radicar watch",
        en: "All that the company files from now on, and what is open",
        es: "Todo lo que la compañía radique desde ahora, y lo que está abierto"
      },
      {
        command: "radicar watch 0198c0de-0000-7000-8000-000000000001",
        en: "Ends with 0 when it is accepted, with 4 when it is not",
        es: "Termina con 0 si se acepta, con 4 si no"
      },
      {
        command: "radicar watch --status rejected --output ndjson",
        en: "A line of JSON for each rejection",
        es: "Una línea JSON por cada rechazo"
      }
    ]
  })
)
