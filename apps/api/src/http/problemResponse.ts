import { HttpServerResponse, ProblemDetails } from "effect/http"

/** A problem (RFC 9457) that belongs to no operation of the contract. */
export const problemResponse = (status: number, slug: string, title: string, detail: string) =>
  HttpServerResponse.jsonUnsafe(
    { type: `urn:radicar:problem:${slug}`, title, status, detail },
    { status, contentType: ProblemDetails.contentType }
  )
