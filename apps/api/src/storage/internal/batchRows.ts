import { AuthorityAnswer } from "@radicar/dian/AuthorityAnswer"
import { Schema } from "effect"
import type { FilingEnvironment } from "../../authority/FilingEnvironment.ts"
import type { Batch, BatchState } from "../Batch.ts"

/** A row of `batches`, and whether a certificate is retained for it. */
export interface BatchRow {
  readonly id: string
  readonly company_id: string
  readonly provider_id: string
  readonly environment: FilingEnvironment
  readonly zipkey: string
  readonly state: BatchState
  readonly asked_at: Date
  readonly retained: boolean
}

/** A row of `batch_answers`; `answer` is JSON text. */
export interface AnswerRow {
  readonly answer: string
  readonly application_response: Uint8Array | null
}

const codec = Schema.toCodecJson(AuthorityAnswer)
const encode = Schema.encodeSync(codec)
const decode = Schema.decodeUnknownSync(codec)

/** An answer as its row has it: the evidence's bytes apart, so that they are kept once and as they came. */
export const answerRow = (answer: AuthorityAnswer): AnswerRow & { readonly document_key: string | null } => {
  const text = JSON.stringify(encode(answer), (key, value: unknown) => (key === "bytes" ? "" : value))
  return {
    document_key: answer.documentKey ?? null,
    answer: text,
    application_response: answer.applicationResponse?.bytes ?? null
  }
}

/** The answer that a row holds. */
const answerOf = ({ answer, application_response: bytes }: AnswerRow): AuthorityAnswer => {
  const json: Record<string, unknown> = JSON.parse(answer)
  const evidence = json["applicationResponse"]
  if (bytes === null || typeof evidence !== "object") return decode(json)
  return decode({ ...json, applicationResponse: { ...evidence, bytes: Buffer.from(bytes).toString("base64") } })
}

/** The batch of a row and its answers. */
export const batchOf = (row: BatchRow, answers: ReadonlyArray<AnswerRow>): Batch => ({
  id: row.id,
  companyId: row.company_id,
  providerId: row.provider_id,
  environment: row.environment,
  zipKey: row.zipkey,
  state: row.state,
  askedAt: row.asked_at,
  retained: row.retained,
  answers: answers.map(answerOf)
})
