import { RadicarApi } from "@radicar/contract/RadicarApi"
import { Record, SchemaAST } from "effect"
import type { HttpApiEndpoint } from "effect/http-api"
import type { CallOptions } from "../../promise/ClientOptions.ts"
import type { Operations } from "../../promise/Client.ts"
import type { Connection } from "../connect.ts"
import { type Call, makeCall } from "./makeCall.ts"
import type { Run } from "./makeRun.ts"
import { pagesOf } from "./pagesOf.ts"
import type { AnyRequest } from "./wireRequest.ts"

interface AnyGroup {
  readonly identifier: string
  readonly endpoints: Readonly<Record<string, HttpApiEndpoint.Top>>
}

const groups = RadicarApi.groups as unknown as Readonly<Record<string, AnyGroup>>

const isPaged = ({ query }: HttpApiEndpoint.Top): boolean =>
  query !== undefined &&
  SchemaAST.isObjects(query.ast) &&
  query.ast.propertySignatures.some(({ name }) => name === "cursor")

const paged =
  (call: Call) =>
  (request: AnyRequest = {}, options?: CallOptions) =>
    pagesOf(
      (cursor) =>
        call(
          cursor === undefined ? request : { ...request, query: { ...request.query, cursor } },
          options
        ) as ReturnType<Parameters<typeof pagesOf>[0]>
    )

/** The operations of the contract, each made from what the contract says of it. */
export const makeOperations = (connection: Connection, run: Run): Operations =>
  Record.map(groups, (group) =>
    Record.map(group.endpoints, (endpoint) => {
      const call = makeCall(connection, run, group.identifier, endpoint)
      return isPaged(endpoint) ? paged(call) : call
    })
  ) as unknown as Operations
