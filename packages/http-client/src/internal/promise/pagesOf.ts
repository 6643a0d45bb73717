import type { Pages } from "../../promise/Pages.ts"

interface AnyPage {
  readonly items: ReadonlyArray<unknown>
  readonly next?: string
}

/** The list whose pages `ask` brings, that of the cursor or, without one, the first that is wanted. */
export const pagesOf = (ask: (cursor?: string) => Promise<AnyPage>): Pages<unknown, AnyPage> => ({
  page: () => ask(),
  async *[Symbol.asyncIterator]() {
    let page = await ask()
    yield* page.items
    while (page.next !== undefined) {
      page = await ask(page.next)
      yield* page.items
    }
  }
})
