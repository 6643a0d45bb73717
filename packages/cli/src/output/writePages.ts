import { Effect } from "effect"
import { Output } from "./Output.ts"

/** A page of a list, and where the next begins. */
interface Page {
  readonly items: ReadonlyArray<unknown>
  readonly next?: string
}

interface PageFlags {
  readonly cursor?: string
  readonly limit?: string
}

/** The longest page that the service gives. */
const longest = "200"

/**
 * Writes a list that comes in pages: the page that the flags name; or, as lines of JSON without a limit, everything from there
 * on, each page as soon as it is here. `all` asks for that in every mode.
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
    const page = yield* ask({ limit: longest, ...(next === undefined ? {} : { cursor: next }) })
    yield* output.document(page.items.map((item) => `${JSON.stringify(item)}\n`).join(""))
    next = page.next
  } while (next !== undefined)
})
