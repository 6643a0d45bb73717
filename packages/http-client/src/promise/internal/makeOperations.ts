import { RadicarApi } from "@radicar/contract/inner/RadicarApi"
import { Record, SchemaAST } from "effect"
import type { HttpApiEndpoint } from "effect/http-api"
import type { Connection } from "../../internal/connect.ts"
import type { Operations } from "../Client.ts"
import type { CallOptions } from "../ClientOptions.ts"
import type { Pages } from "../Pages.ts"
import { type OperationCall, makeCall } from "./makeCall.ts"
import type { Run } from "./makeRun.ts"
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

interface AnyGroup {
  readonly identifier: string
  readonly endpoints: Readonly<Record<string, HttpApiEndpoint.Top>>
}

const groups: Readonly<Record<string, AnyGroup>> = RadicarApi.groups

const isPaged = ({ query }: HttpApiEndpoint.Top): boolean =>
  query !== undefined &&
  SchemaAST.isObjects(query.ast) &&
  query.ast.propertySignatures.some(({ name }) => name === "cursor")

const paged =
  (call: OperationCall) =>
  (request: AnyRequest = {}, options?: CallOptions) =>
    pagesOf(
      (cursor) =>
        call(
          cursor === undefined ? request : { ...request, query: { ...request.query, cursor } },
          options
        ) as ReturnType<Parameters<typeof pagesOf>[0]>
    )

/** Derives the operations of the contract, each from its endpoint. */
export const makeOperations = (connection: Connection, run: Run): Operations =>
  // the compiler derives these types from the contract, this function the values
  Record.map(groups, (group) =>
    Record.map(group.endpoints, (endpoint) => {
      const call = makeCall(connection, run, group.identifier, endpoint)
      return isPaged(endpoint) ? paged(call) : call
    })
  ) as unknown as Operations
