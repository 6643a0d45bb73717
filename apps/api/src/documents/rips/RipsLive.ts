import { NotFound, PayloadTooLarge } from "@radicar/contract/inner/problem/problems"
import { RadicarApi } from "@radicar/contract/inner/RadicarApi"
import type { RipsFindings } from "@radicar/contract/inner/RipsGroup"
import { Clock, Effect } from "effect"
import { HttpServerResponse } from "effect/http"
import { HttpApiBuilder } from "effect/http-api"
import { requireCompany } from "../../access/requireAccess.ts"
import { CallerLanguage, failWith } from "../../http/language.ts"
import { malformedJson, maximumBodyBytes, readBody } from "../../http/readBody.ts"
import { HeavyWork, jsonWork, tooCostly } from "../../platform/work/HeavyWork.ts"
import { documentId, isErased, type Submission } from "../submissions/Submission.ts"
import { Submissions } from "../submissions/Submissions.ts"
import { submissionStates } from "../submissions/submissionStates.ts"
import { checkFiledRips } from "./checkFiledRips.ts"

/**
 * Types of documents to which a RIPS (JSON file with the health services billed) belongs: invoices, credit notes and
 * debit notes.
 */
const billing: ReadonlySet<string> = new Set(["01", "02", "03", "04", "91", "92"])

const isKey = (invoice: string): boolean => /^[0-9a-f]{96}$/iu.test(invoice)

const noInvoice = failWith(NotFound, {
  en: "The company has no such invoice or note.",
  es: "La compañía no tiene esa factura o nota."
})

/** Check of RIPS files over HTTP. They are read as text, because amounts must keep every digit. */
export const RipsLive = HttpApiBuilder.group(
  RadicarApi,
  "rips",
  Effect.fn(function* (handlers) {
    const submissions = yield* Submissions
    const { run } = yield* HeavyWork

    /** The company's accepted document with a key or number; if none, the newest one with an open outcome. */
    const filed = Effect.fnUntraced(function* (companyId: string, invoice: string) {
      const submissionsOfInvoice = isKey(invoice)
        ? yield* submissions.ofDocumentKey(invoice.toLowerCase())
        : yield* submissions.ofNumber(companyId, invoice)
      const ownSubmissions = submissionsOfInvoice.filter(
        (each) =>
          each.companyId === companyId &&
          billing.has(each.documentType) &&
          !submissionStates[each.state].freesNumber &&
          !isErased(each)
      )
      return ownSubmissions.find(({ state }) => state === "accepted") ?? ownSubmissions[0] ?? (yield* noInvoice)
    })

    return handlers.handleRaw(
      "check",
      Effect.fn("RipsCheck")(function* ({ query: { companyId, invoice }, request }) {
        yield* requireCompany(companyId)
        const rips = yield* readBody(request)
        const document: Submission | undefined = invoice === undefined ? undefined : yield* filed(companyId, invoice)
        const signedXml = document?.signedXml
        const checking = {
          rips,
          signedXml,
          at: yield* Clock.currentTimeMillis,
          language: yield* CallerLanguage
        }
        const checked = yield* run(checkFiledRips, checking, jsonWork(rips) + (signedXml?.length ?? 0)).pipe(
          Effect.catchTag("TaskStopped", (stopped) =>
            failWith(PayloadTooLarge, tooCostly(stopped), { limit: maximumBodyBytes })
          )
        )
        if ("malformed" in checked) return yield* malformedJson(checked.malformed)
        const { findings } = checked
        const answer: RipsFindings = {
          valid: findings.violations.length === 0,
          ...findings,
          ...(document === undefined ? {} : { document: { id: documentId(document), uuid: document.documentKey } })
        }
        return HttpServerResponse.jsonUnsafe(answer)
      })
    )
  })
)
