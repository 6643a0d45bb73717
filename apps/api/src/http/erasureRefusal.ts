import { NotFound } from "@radicar/contract/problem/NotFound"
import { OpenSubmissions } from "@radicar/contract/problem/OpenSubmissions"
import { Effect } from "effect"
import { failLocalized } from "../language/failLocalized.ts"
import type { ErasureRefused } from "../storage/Erasure.ts"

const nothing = failLocalized(
  { en: "There is nothing of this company.", es: "No hay nada de esa compañía." },
  (detail) => new NotFound({ detail })
)

/** Why nothing of a company was erased, as a problem. */
export const erasureRefusal = (refused: ErasureRefused): Effect.Effect<never, NotFound | OpenSubmissions> => {
  if (refused._tag === "Nothing") return nothing
  const { count } = refused
  const submissions = refused.submissions.map(({ id, state, submissionId }) => ({
    SubmissionId: submissionId,
    Id: id,
    State: state
  }))
  const named = submissions.map(({ Id }) => Id).join(", ")
  return failLocalized(
    {
      en: `The outcome of ${count} ${count === 1 ? "document" : "documents"} is not known yet: ${named}. Nothing was erased; erase when each has its outcome.`,
      es: `Aún no se conoce el resultado de ${count} ${count === 1 ? "documento" : "documentos"}: ${named}. No se eliminó nada; elimine cuando cada uno tenga su resultado.`
    },
    (detail) => new OpenSubmissions({ detail, count, submissions })
  )
}
