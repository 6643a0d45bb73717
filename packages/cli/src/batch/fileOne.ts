import { definitionOf } from "@radicar/domain/inner/type/definitionOf"
import { JsonNumber, type JsonObject, writeJson } from "@radicar/domain/inner/json/JsonValue"
import type { SubmissionResult } from "@radicar/domain/inner/submission/SubmissionResult"
import { connectionFailureOf } from "@radicar/http-client/inner/connectionFailureOf"
import type { FilingOperation, SubmitError } from "@radicar/http-client/inner/effect/Submit"
import type { Localized } from "@radicar/domain/inner/rules/Language"
import { Effect, type FileSystem, type Option, type Redacted, Result, type Stdio } from "effect"
import { hash } from "node:crypto"
import { rulesBroken, withTotalsHint } from "../document/judgeDocument.ts"
import { namesCertificate, parseJsonBody, withCertificate } from "../document/parseJsonBody.ts"
import type { Failure } from "../Failure.ts"
import { decodeUtf8, readInput } from "../input/readInput.ts"
import { Output } from "../output/Output.ts"
import { submissionFailure } from "../service/submissionFailure.ts"
import type { BatchJournal } from "./BatchJournal.ts"
import { type BatchStatus, type FileResult, isFinalStatus } from "./FileResult.ts"
import { changedSince } from "./JournalLine.ts"

/** Settings common to all files of a batch. */
export interface BatchRun {
  readonly url: string
  readonly journal: BatchJournal
  /** Certificate for bodies that name none themselves. */
  readonly certificate: { readonly bytes: Uint8Array; readonly password: Redacted.Redacted } | undefined
  /** Type of all documents; if absent, the `TypeCode` of each determines it. */
  readonly operation: FilingOperation | undefined
  /** Value of `--complete`, if given. */
  readonly complete: Option.Option<string>
  readonly submit: (
    operation: FilingOperation,
    body: string,
    idempotencyKey: string | undefined
  ) => Effect.Effect<SubmissionResult, SubmitError>
}

/** A result, and whether all further files would fail as well because the service refuses the token. */
export interface Filed {
  readonly result: FileResult
  readonly isHopeless: boolean
}

const statesNumber = (body: JsonObject): boolean => {
  const number = body.get("Number")
  return Number(number instanceof JsonNumber ? number.text : number) > 0
}

/** Outcome of a document that was not filed, or whose outcome is not known. */
export const failedResult = (
  file: string,
  { exitCode, hint, listed, reason, text }: Failure,
  status: BatchStatus,
  say: (text: Localized) => string
): FileResult => ({
  file,
  status,
  problem: {
    code: reason,
    exitCode,
    message: say(text),
    ...(hint === undefined ? {} : { hint: say(hint) }),
    ...listed
  }
})

/** Outcome of a document by the service's answer; `file` names it, a file or a sale of a sheet. */
export const filedResult = (
  file: string,
  answer: Result.Result<SubmissionResult, SubmitError>,
  { complete, say, url }: Pick<BatchRun, "complete" | "url"> & { readonly say: (text: Localized) => string }
): Filed => {
  if (Result.isSuccess(answer)) {
    const { document, id, status } = answer.success
    return { result: { file, status, id, uuid: document.uuid, result: answer.success }, isHopeless: false }
  }
  const { failure: error } = answer
  return {
    result: failedResult(
      file,
      withTotalsHint(submissionFailure(error, url), complete),
      isOpen(error) ? "unknown" : "failed",
      say
    ),
    isHopeless: error._tag === "Unauthorized" || error._tag === "Forbidden"
  }
}

/** Whether the document may have been filed despite the error. */
const isOpen = (error: SubmitError): boolean =>
  error._tag === "ServiceUnavailable" ||
  error._tag === "SchemaError" ||
  (error._tag === "HttpClientError" && connectionFailureOf(error) === undefined)

const prepared = Effect.fnUntraced(function* (bytes: Uint8Array, path: string, { certificate, operation }: BatchRun) {
  const { language } = yield* Output
  const text = yield* decodeUtf8(bytes, path)
  const body = yield* parseJsonBody(text)
  const type = definitionOf(body, language)
  if (operation === undefined && Result.isFailure(type)) return yield* rulesBroken(type.failure)
  const sent =
    certificate === undefined || namesCertificate(body) ? text : writeJson(withCertificate(body, certificate))
  const named = operation ?? (Result.getOrThrow(type).operation as FilingOperation)
  return { operation: named, sent, isNumbered: statesNumber(body) }
})

/**
 * Files one file of a batch, or takes its outcome from the journal. A document without a number is identified by batch,
 * name and content, so a second attempt files the same document.
 */
export const fileOne = Effect.fn("fileOne")(function* (
  path: string,
  name: string,
  filing: BatchRun
): Effect.fn.Return<Filed, Failure, FileSystem.FileSystem | Stdio.Stdio | Output> {
  const { say } = yield* Output
  const { complete, journal, submit, url } = filing
  const failed = (failure: Failure): FileResult => failedResult(path, failure, "failed", say)
  const read = yield* Effect.result(readInput(path))
  if (Result.isFailure(read)) return { result: failed(read.failure), isHopeless: false }
  const sha256 = hash("sha256", read.success)
  const record = journal.records.get(name)
  const change = record === undefined ? undefined : changedSince(record, sha256, path)
  if (change !== undefined) return { result: failed(change), isHopeless: false }
  if (record?.event === "ended" && record.sha256 === sha256 && isFinalStatus(record.status)) {
    const { id, status, uuid } = record
    const identifiers = { ...(id === undefined ? {} : { id }), ...(uuid === undefined ? {} : { uuid }) }
    return { result: { file: path, status, ...identifiers, resumed: true }, isHopeless: false }
  }
  const body = yield* Effect.result(prepared(read.success, path, filing))
  if (Result.isFailure(body)) return { result: failed(body.failure), isHopeless: false }
  const key = body.success.isNumbered ? undefined : `radicar-${hash("sha256", `${journal.batch}\n${name}\n${sha256}`)}`
  yield* journal.append({ event: "started", file: name, sha256 })
  const answer = yield* Effect.result(submit(body.success.operation, body.success.sent, key))
  const filed = filedResult(path, answer, { complete, say, url })
  const { id, problem, status, uuid } = filed.result
  yield* journal.append({
    event: "ended",
    file: name,
    sha256,
    status,
    ...(id === undefined ? {} : { id }),
    ...(uuid === undefined ? {} : { uuid }),
    ...(problem === undefined ? {} : { problem: { code: problem.code, message: problem.message } })
  })
  return filed
})
