import type { Localized } from "@radicar/domain/inner/rules/Language"
import { Effect, FileSystem, Option } from "effect"
import { type Failure, failure } from "../Failure.ts"
import { Output } from "./Output.ts"

/** A page of a list, with the cursor of the next. */
interface Page {
  readonly items: ReadonlyArray<unknown>
  readonly next?: string
}

interface PageFlags {
  readonly cursor?: string
  readonly limit?: string
}

/** Maximum size of a page of the service. */
const longestPage = "200"

/** Collects every item of a paged list. */
export const collectItems = Effect.fnUntraced(function* <Item, E, R>(
  ask: (query: {
    readonly limit: string
    readonly cursor?: string
  }) => Effect.Effect<{ readonly items: ReadonlyArray<Item>; readonly next?: string }, E, R>
) {
  const items: Array<Item> = []
  let next: string | undefined
  do {
    const page = yield* ask({ limit: longestPage, ...(next === undefined ? {} : { cursor: next }) })
    items.push(...page.items)
    next = page.next
  } while (next !== undefined)
  return { items }
})

/**
 * Writes one page of a list. In `ndjson` mode without a limit, or with `all`, writes JSON lines: that page and all
 * following pages, each as soon as it arrives.
 */
export const writePages = Effect.fn("writePages")(function* <P extends Page, E, R>(
  flags: PageFlags,
  ask: (flags: PageFlags) => Effect.Effect<P, E, R>,
  text: (page: P) => string,
  all = false
) {
  const output = yield* Output
  if (!all && (output.mode !== "ndjson" || flags.limit !== undefined)) {
    const page = yield* ask(flags)
    return yield* output.list(page.items, page, () => text(page))
  }
  let next = flags.cursor
  do {
    const page = yield* ask({ limit: longestPage, ...(next === undefined ? {} : { cursor: next }) })
    yield* output.document(page.items.map((item) => `${JSON.stringify(item)}\n`).join(""))
    next = page.next
  } while (next !== undefined)
})

/** Writes a file; `exclusive` refuses to replace one, `secret` makes it readable only for its owner. */
export const writeFile = Effect.fn("writeFile")(function* (
  file: string,
  bytes: Uint8Array,
  options: { readonly exclusive?: boolean; readonly secret?: boolean } = {}
): Effect.fn.Return<void, Failure, FileSystem.FileSystem> {
  const files = yield* FileSystem.FileSystem
  yield* files
    .writeFile(file, bytes, { flag: options.exclusive ? "wx" : "w", ...(options.secret ? { mode: 0o600 } : {}) })
    .pipe(
      Effect.mapError(({ reason }) =>
        failure(
          "configuration",
          reason._tag === "AlreadyExists"
            ? { en: `${file} exists already.`, es: `${file} ya existe.` }
            : {
                en: `${file} cannot be written (${reason._tag}).`,
                es: `No se puede escribir ${file} (${reason._tag}).`
              }
        )
      )
    )
})

/** Writes a document to standard output, or to the file that `--out` names. */
export const writeDocument = Effect.fn("writeDocument")(function* (
  out: Option.Option<string>,
  content: Uint8Array | string
): Effect.fn.Return<void, Failure, FileSystem.FileSystem | Output> {
  const output = yield* Output
  if (Option.isNone(out) || out.value === "-") return yield* output.document(content)
  const bytes = typeof content === "string" ? new TextEncoder().encode(content) : content
  yield* writeFile(out.value, bytes)
  yield* output.message(output.say({ en: `Wrote ${out.value}.`, es: `Se escribió ${out.value}.` }))
})

/** Refuses to write binary data to a terminal; `example` is a file name to suggest. */
export const refuseTerminal = Effect.fnUntraced(function* (
  out: Option.Option<string>,
  kind: "PDF" | "ZIP" | "workbook",
  example: Localized
) {
  const { isTerminal } = yield* Output
  if (!isTerminal || Option.isSome(out)) return
  return yield* failure(
    "usage",
    {
      en: `A ${kind} is not written to a terminal.`,
      es: `Un ${kind === "workbook" ? "libro de Excel" : kind} no es para la terminal.`
    },
    { en: `Use --out ${example.en}.`, es: `Use --out ${example.es}.` }
  )
})
