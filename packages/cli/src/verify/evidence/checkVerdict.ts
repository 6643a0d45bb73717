import type { EvidenceManifest } from "@radicar/contract/inner/evidence/EvidenceManifest"
import { SubmissionStep } from "@radicar/contract/inner/SubmissionsGroup"
import { referencedKey } from "@radicar/ubl/inner/verify/check/checkReference"
import type { DocumentFacts } from "@radicar/ubl/inner/verify/facts/DocumentFacts"
import type { Finding } from "@radicar/ubl/inner/verify/Finding"
import { Option, Schema } from "effect"
import { bundleFinding } from "./Bundle.ts"

/** ResponseCode of the authority's answers (FE 1.9 §6.6) by the resulting state of a submission. */
const codes: Readonly<Record<string, string>> = { accepted: "02", rejected: "04" }

/** Checks the authority's answer against the document, and the state against the answer. */
export const checkVerdict = (
  { submission: { state } }: EvidenceManifest,
  document: DocumentFacts | undefined,
  answer: DocumentFacts
): ReadonlyArray<Finding> => {
  const about = referencedKey(answer)?.toLowerCase()
  const code = codes[state]
  return [
    bundleFinding({
      check: "answerKey",
      ok: about !== undefined && about === document?.key,
      holds: {
        en: "the authority's answer is about this document",
        es: "la respuesta de la DIAN es de este documento"
      },
      fails: {
        en: "the authority's answer is about another document",
        es: "la respuesta de la DIAN es de otro documento"
      },
      expected: document?.key,
      actual: about
    }),
    bundleFinding({
      check: "verdict",
      ok: code === answer.typeCode,
      holds: { en: "the state is the authority's verdict", es: "el estado es el veredicto de la DIAN" },
      fails: {
        en: `the submission is ${state}, which is not what the authority's answer says`,
        es: `la radicación está ${state}, que no es lo que dice la respuesta de la DIAN`
      },
      expected: code ?? "",
      actual: answer.typeCode
    })
  ]
}

const decodeHistory = Schema.decodeUnknownOption(
  Schema.fromJsonString(Schema.Struct({ submissionId: Schema.String, history: Schema.Array(SubmissionStep) }))
)

/** Checks whether the history belongs to this submission and ends in the manifest's state. */
export const checkHistory = (
  { created, submission: { state, submissionId } }: EvidenceManifest,
  history: Uint8Array
): Finding => {
  const read = Option.getOrUndefined(decodeHistory(Buffer.from(history).toString("utf8")))
  const last = read?.history.at(-1)
  return bundleFinding({
    check: "history",
    ok: read?.submissionId === submissionId && last?.to === state && last.at === created,
    holds: { en: "it ends in the state that the manifest names", es: "termina en el estado que dice el manifiesto" },
    fails: {
      en: "it is not this submission's, or ends in another state or at another time",
      es: "no es de esta radicación, o termina en otro estado o en otro momento"
    },
    expected: `${submissionId} ${created} ${state}`,
    actual: read === undefined ? "" : `${read.submissionId} ${last?.at ?? ""} ${last?.to ?? ""}`
  })
}
