import { call, type CallSettings } from "./call.ts"
import type { CallOptions } from "./ClientOptions.ts"
import type { Operations } from "./generated/Operations.ts"
import { operationTable } from "./generated/operationTable.ts"
import type { OperationRow } from "./OperationRow.ts"
import type { Pages } from "./Pages.ts"
import type { AnyRequest } from "./wireRequest.ts"

interface AnyPage {
  readonly items: ReadonlyArray<unknown>
  readonly next?: string
}

/** Makes the list whose pages `ask` fetches: the page of a cursor or, without one, the first requested page. */
const pagesOf = (ask: (cursor?: string) => Promise<AnyPage>): Pages<unknown, AnyPage> => ({
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

const operationOf = (settings: CallSettings, row: OperationRow) =>
  row.answers === "page"
    ? (request: AnyRequest = {}, options: CallOptions = {}) =>
        pagesOf((cursor) => {
          const query = cursor === undefined ? request.query : { ...request.query, cursor }
          return call(settings, row, { ...request, query }, options) as Promise<AnyPage>
        })
    : (request: AnyRequest = {}, options: CallOptions = {}) => call(settings, row, request, options)

const mapValues = <A, B>(values: Readonly<Record<string, A>>, change: (value: A) => B) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, change(value)]))

/** Makes every operation of the contract, by group, from the table. */
export const makeOperations = (settings: CallSettings): Operations =>
  // the types and the table are written from the same contract
  mapValues(operationTable, (group) => mapValues(group, (row) => operationOf(settings, row))) as unknown as Operations
