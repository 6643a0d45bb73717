import { CurrentCaller } from "@radicar/contract/inner/CurrentCaller"
import { NotFound } from "@radicar/contract/inner/problem/problems"
import { Effect, Option } from "effect"
import { mayActFor } from "../../access/requireAccess.ts"
import { failWith } from "../../http/language.ts"
import type { Submissions } from "./Submissions.ts"

const noSubmission = failWith(NotFound, {
  en: "No submission with this id belongs to a company of this token.",
  es: "Ninguna radicación con este identificador pertenece a una compañía de este token."
})

/**
 * The submission with an id or document key that the caller may see. If several have the key, it is the newest that was
 * neither rejected nor refused, else the newest. Another company's submission is indistinguishable from "not found".
 */
export const visibleSubmission = Effect.fnUntraced(function* (submissions: Submissions["Service"], id: string) {
  const { companies } = yield* CurrentCaller
  const byId = Option.toArray(yield* submissions.findById(id))
  const candidates = byId.length > 0 ? byId : yield* submissions.ofDocumentKey(id.toLowerCase())
  const submission = candidates.find(({ companyId }) => mayActFor(companies, companyId))
  return submission === undefined ? yield* noSubmission : submission
})
