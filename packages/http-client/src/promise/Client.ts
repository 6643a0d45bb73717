import type { RadicarApi } from "@radicar/contract/inner/RadicarApi"
import type { SubmissionResult } from "@radicar/domain/inner/submission/SubmissionResult"
import type { Validation } from "@radicar/domain/inner/Validation"
import type { TestSet } from "@radicar/contract/inner/testSet/TestSet"
import type { Stream, Types } from "effect"
import type { HttpApiEndpoint } from "effect/http-api"
import type { FilingBody, FilingOperation, SubmitOptions, WireForm } from "../Submit.ts"
import type { TestSetJsonOptions } from "../TestSetJson.ts"
import type { CallOptions } from "./ClientOptions.ts"
import type { FileDownload } from "./FileDownload.ts"
import type { Pages } from "./Pages.ts"

type Slot<Name extends string, Value> = [Value] extends [never]
  ? unknown
  : Record<never, never> extends Value
    ? { readonly [K in Name]?: Value }
    : { readonly [K in Name]: Value }

/** A body in its wire form; a JSON body may be its text, which is sent unchanged, octet for octet. */
type Body<Sent> = Sent extends Uint8Array ? Sent : Sent | string

/** The input of an operation, in wire names and types. */
export type CallRequest<E extends HttpApiEndpoint.ConstraintRequest> = Types.Simplify<
  Slot<"params", WireForm<E["~Params"]>> &
    Slot<"query", WireForm<E["~Query"]>> &
    Slot<"headers", WireForm<E["~Headers"]>> &
    ([WireForm<E["~Payload"]>] extends [never] ? unknown : { readonly payload: Body<WireForm<E["~Payload"]>> })
>

type Answer<Answered> = [Answered] extends [Uint8Array | Stream.Stream<unknown, unknown, unknown>]
  ? FileDownload
  : Answered

type IsPaged<Query> = [Query] extends [never] ? false : "cursor" extends keyof Query ? true : false

type Outcome<E extends HttpApiEndpoint.ConstraintRequest> =
  WireForm<E["~Success"]> extends infer Answered
    ? IsPaged<WireForm<E["~Query"]>> extends true
      ? Answered extends { readonly items: ReadonlyArray<infer Item> }
        ? Pages<Item, Answered>
        : never
      : Promise<Answer<Answered>>
    : never

type Operation<E extends HttpApiEndpoint.ConstraintRequest> =
  Record<never, never> extends CallRequest<E>
    ? (request?: CallRequest<E>, options?: CallOptions) => Outcome<E>
    : (request: CallRequest<E>, options?: CallOptions) => Outcome<E>

type Endpoints<Group> = Group extends { readonly endpoints: infer All }
  ? {
      readonly [Name in keyof All]: All[Name] extends HttpApiEndpoint.ConstraintRequest ? Operation<All[Name]> : never
    }
  : never

/** Every operation of the contract, by group. Bodies and answers are in their wire form. */
export type Operations = {
  readonly [Group in keyof (typeof RadicarApi)["groups"]]: Endpoints<(typeof RadicarApi)["groups"][Group]>
}

/** Every operation of the contract, and functions that file or check documents by the name of their operation. */
export interface Client extends Operations {
  /** Files a document, given as its body or as JSON text. Text is sent unchanged, octet for octet. */
  readonly submit: <Operation extends FilingOperation>(
    operation: Operation,
    body: FilingBody<Operation>,
    request: SubmitOptions,
    options?: CallOptions
  ) => Promise<SubmissionResult>
  /** Lets the service check a document; nothing is stored or sent. */
  readonly validate: <Operation extends FilingOperation>(
    operation: Operation,
    body: FilingBody<Operation>,
    request: SubmitOptions,
    options?: CallOptions
  ) => Promise<Validation>
  /** Files documents for a test set, `{TestSetId, Documents: [{Operation, Body}]}`, given as JSON text. */
  readonly testSetJson: (json: string, request: TestSetJsonOptions, options?: CallOptions) => Promise<TestSet>
}
