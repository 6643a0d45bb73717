import { CertificateUpload, type StoredCertificate } from "@radicar/contract/inner/CertificatesGroup"
import { NotFound } from "@radicar/contract/inner/problem/problems"
import { RadicarApi } from "@radicar/contract/inner/RadicarApi"
import { SigningIdentityCache } from "@radicar/signature/inner/SigningIdentityCache"
import { Clock, Effect, Redacted } from "effect"
import { HttpServerResponse } from "effect/http"
import { HttpApiBuilder } from "effect/http-api"
import { noteSubject } from "../../access/auditing.ts"
import { requireCompany } from "../../access/requireAccess.ts"
import { failWith } from "../../http/language.ts"
import { pageOfAll } from "../../http/paging.ts"
import { readResource } from "../../http/readBody.ts"
import { openContainer } from "./certificateProblems.ts"
import type { CertificateRecord } from "./Certificates.ts"
import { CertificateVault } from "./CertificateVault.ts"

const dayMillis = 86_400_000

const certificateItem = (record: CertificateRecord, now: number): StoredCertificate => ({
  id: record.id,
  ...(record.nit === undefined ? {} : { nit: record.nit }),
  issuer: record.issuer,
  serialNumber: record.serialNumber,
  notBefore: record.notBefore.toISOString(),
  notAfter: record.notAfter.toISOString(),
  daysLeft: Math.floor((record.notAfter.getTime() - now) / dayMillis),
  created: record.createdAt.toISOString()
})

/** The vault of stored certificates, over HTTP. */
export const CertificatesLive = HttpApiBuilder.group(
  RadicarApi,
  "certificates",
  Effect.fn(function* (handlers) {
    const vault = yield* CertificateVault
    const identities = yield* SigningIdentityCache
    return handlers
      .handleAll({
        list: Effect.fn("CertificateGetAll")(function* ({ query }) {
          yield* requireCompany(query.companyId)
          const now = yield* Clock.currentTimeMillis
          return yield* pageOfAll(yield* vault.list(query.companyId), query, (record) => certificateItem(record, now))
        }),
        remove: Effect.fn("CertificateDelete")(function* ({ params, query }) {
          yield* requireCompany(query.companyId)
          if (yield* vault.remove(query.companyId, params.id)) return
          return yield* failWith(NotFound, {
            en: "The company has no such certificate.",
            es: "La compañía no tiene ese certificado."
          })
        })
      })
      .handleRaw(
        "store",
        Effect.fn("CertificateStore")(function* ({ query, request }) {
          yield* requireCompany(query.companyId)
          const { content, password } = yield* readResource(request, CertificateUpload)
          const identity = yield* openContainer(identities, content, password)
          const { record, token } = yield* vault.store(query.companyId, identity)
          yield* noteSubject(record.id)
          const answer = { ...certificateItem(record, yield* Clock.currentTimeMillis), token: Redacted.value(token) }
          return HttpServerResponse.jsonUnsafe(answer, { status: 201 })
        })
      )
  })
)
