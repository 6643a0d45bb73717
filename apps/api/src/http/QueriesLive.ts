import { CurrentCaller } from "@radicar/contract/CurrentCaller"
import { RadicarApi } from "@radicar/contract/RadicarApi"
import { Effect, Redacted } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { NumberingRanges } from "../queries/NumberingRanges.ts"
import { fromBase64, type SentCertificate } from "../queries/QueryCertificates.ts"
import { StatusZips } from "../queries/StatusZips.ts"
import { requireAccess } from "./requireAccess.ts"

const secret = (text: string | undefined) => (text === undefined ? undefined : Redacted.make(text))

const certificateOf = Effect.fnUntraced(function* (
  companyId: string,
  headers: {
    readonly "x-radicar-certificate"?: string
    readonly "x-radicar-certificate-password"?: string
    readonly "x-radicar-certificate-token"?: string
  }
) {
  const password = yield* fromBase64(headers["x-radicar-certificate-password"] ?? "")
  const sent: SentCertificate = {
    companyId,
    content: secret(headers["x-radicar-certificate"]),
    password: Redacted.make(password.toString("utf8")),
    token: secret(headers["x-radicar-certificate-token"])
  }
  return sent
})

/** The operations that ask the authority. */
export const QueriesLive = HttpApiBuilder.group(
  RadicarApi,
  "queries",
  Effect.fn(function* (handlers) {
    const ranges = yield* NumberingRanges
    const batches = yield* StatusZips
    return handlers
      .handle(
        "numberingRangeGetAll",
        Effect.fn("NumberingRangeGetAll")(function* ({ headers, query }) {
          yield* requireAccess("documents:read", query)
          const { scopes } = yield* CurrentCaller
          const { companyId, nit, providerId, softwareId, softwareOwnerNit } = query
          return yield* ranges.list({
            companyId,
            providerId,
            nit,
            softwareId,
            softwareOwnerNit,
            isTest: query.isTest === "true",
            refresh: query.refresh === "true",
            // whoever has it can make valid CUFEs of the issuer
            showTechnicalKey: scopes.includes("admin"),
            certificate: yield* certificateOf(companyId, headers)
          })
        })
      )
      .handle(
        "statusZipGetAll",
        Effect.fn("StatusZipGetAll")(function* ({ headers, query }) {
          yield* requireAccess("documents:read", query)
          const { companyId, providerId, zipkey } = query
          return yield* batches.ask({
            companyId,
            providerId,
            zipkey,
            isTest: query.isTest === "true",
            certificate: yield* certificateOf(companyId, headers)
          })
        })
      )
  })
)
