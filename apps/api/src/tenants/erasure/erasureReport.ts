import { NotFound, OpenSubmissions } from "@radicar/contract/inner/problem/problems"
import type { ErasureReport } from "@radicar/contract/inner/tenant/ErasureReport"
import type { Language, Localized } from "@radicar/domain/inner/rules/Language"
import { Effect } from "effect"
import { failWith } from "../../http/language.ts"
import { type ErasureRecord, type ErasureRefused, retentionYears } from "./eraseCompany.ts"

const nothing = failWith(NotFound, { en: "There is no data of this company.", es: "No hay datos de esa compañía." })

/** The problem for an erasure that was refused. */
export const erasureRefusal = (refused: ErasureRefused): Effect.Effect<never, NotFound | OpenSubmissions> => {
  if (refused._tag === "Nothing") return nothing
  const { count } = refused
  const submissions = refused.submissions.map(({ id, state, submissionId }) => ({
    submissionId,
    id,
    state
  }))
  const named = submissions.map(({ id }) => id).join(", ")
  return failWith(
    OpenSubmissions,
    {
      en: `The outcome of ${count} ${count === 1 ? "document" : "documents"} is not known yet: ${named}. Nothing was erased; erase when each has its outcome.`,
      es: `Aún no se conoce el resultado de ${count} ${count === 1 ? "documento" : "documentos"}: ${named}. No se eliminó nada; elimine cuando cada uno tenga su resultado.`
    },
    { count, submissions }
  )
}

const reasons = {
  documents: {
    en: `Accepted by the authority: the law requires document and answer to be kept for ${retentionYears} years from 1 January of the year after (Estatuto Tributario, art. 632; Ley 962 de 2005, art. 46).`,
    es: `Aceptados por la DIAN: la ley ordena conservar documento y respuesta ${retentionYears} años desde el 1 de enero del año siguiente (Estatuto Tributario, art. 632; Ley 962 de 2005, art. 46).`
  },
  received: {
    en: `Validated documents of suppliers, which support cost and VAT: the law requires them to be kept for ${retentionYears} years from 1 January of the year after (Estatuto Tributario, art. 632; Ley 962 de 2005, art. 46).`,
    es: `Documentos validados de proveedores, que soportan costo e IVA: la ley ordena conservarlos ${retentionYears} años desde el 1 de enero del año siguiente (Estatuto Tributario, art. 632; Ley 962 de 2005, art. 46).`
  },
  numbers: {
    en: "A number is filed once; without contents, with keys and digests.",
    es: "Un número se radica una sola vez; sin contenido, con códigos y resúmenes."
  },
  audit: {
    en: "Proves the actions of each caller; it has ids and keys, no contents.",
    es: "Prueba las acciones de cada usuario; tiene identificadores y códigos, sin contenido."
  }
} satisfies Readonly<Record<string, Localized>>

/** The report of an erasure for the caller. */
export const erasureReport = (
  id: string,
  isDry: boolean,
  { erased, erasedAt, kept }: ErasureRecord,
  language: Language
): typeof ErasureReport.Type => ({
  id,
  dryRun: isDry,
  erasedAt: erasedAt.toISOString(),
  erased: {
    documents: erased.documents,
    files: erased.files,
    received: erased.received,
    mails: erased.mails,
    batches: erased.batches,
    idempotencyKeys: erased.idempotencyKeys,
    certificates: erased.certificates,
    webhooks: erased.webhooks,
    events: erased.events,
    tokens: erased.tokens,
    settings: erased.settings
  },
  kept: [
    ...kept.documents.map(({ count, until }) => ({
      what: "documents" as const,
      count,
      until,
      because: reasons.documents[language]
    })),
    ...kept.received.map(({ count, until }) => ({
      what: "received" as const,
      count,
      until,
      because: reasons.received[language]
    })),
    { what: "numbers", count: kept.numbers, because: reasons.numbers[language] },
    { what: "audit", count: kept.audit, because: reasons.audit[language] }
  ]
})
