import type { Language, Localized } from "@radicar/domain/rules/Language"
import { HttpServerResponse, ProblemDetails } from "effect/http"

/** A problem (RFC 9457) that belongs to no operation of the contract. `slug` ends its type, `title` is in English. */
export interface Problem {
  readonly status: number
  readonly slug: string
  readonly title: string
  readonly detail: Localized
}

/** The answer that tells of a problem. */
export const problemResponse = ({ detail, slug, status, title }: Problem, language: Language) =>
  HttpServerResponse.jsonUnsafe(
    { type: `urn:radicar:problem:${slug}`, title, status, detail: detail[language] },
    { status, contentType: ProblemDetails.contentType }
  )
