import type { StoredCertificate } from "@radicar/contract/CertificatesGroup"
import { CertificateUnusable } from "@radicar/contract/problem/CertificateUnusable"
import { NotFound } from "@radicar/contract/problem/NotFound"
import { RadicarApi } from "@radicar/contract/RadicarApi"
import * as Pkcs12 from "@radicar/signature/Pkcs12"
import { Clock, Effect, Redacted } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { certificateErrorText } from "../filing/certificateErrorText.ts"
import { certificateTexts } from "../filing/certificateTexts.ts"
import { failLocalized } from "../language/failLocalized.ts"
import type { CertificateRecord } from "../storage/Certificates.ts"
import { CertificateVault } from "../vault/CertificateVault.ts"
import { requireCompany } from "./requireAccess.ts"

const dayMillis = 86_400_000

const shown = (record: CertificateRecord, now: number): typeof StoredCertificate.Type => ({
  id: record.id,
  ...(record.nit === undefined ? {} : { nit: record.nit }),
  issuer: record.issuer,
  serialNumber: record.serialNumber,
  notBefore: record.notBefore.toISOString(),
  notAfter: record.notAfter.toISOString(),
  daysLeft: Math.floor((record.notAfter.getTime() - now) / dayMillis),
  created: record.createdAt.toISOString()
})

const openUpload = Effect.fnUntraced(function* (content: string, password: string) {
  const base64 = content.replaceAll(/\s/gu, "")
  if (!/^[A-Za-z0-9+/]+={0,2}$/u.test(base64)) {
    const reason = "MalformedCertificate"
    return yield* failLocalized(certificateTexts[reason], (detail) => new CertificateUnusable({ reason, detail }))
  }
  const now = new Date(yield* Clock.currentTimeMillis)
  return yield* Pkcs12.open(Buffer.from(base64, "base64"), Redacted.make(password), now).pipe(
    Effect.catch((error) =>
      failLocalized(
        certificateErrorText(error),
        (detail) => new CertificateUnusable({ reason: error._tag, detail })
      )
    )
  )
})

/** The vault over HTTP. Whoever may file for a company may store its certificate. */
export const CertificatesLive = HttpApiBuilder.group(
  RadicarApi,
  "certificates",
  Effect.fn(function* (handlers) {
    const vault = yield* CertificateVault
    return handlers
      .handle(
        "store",
        Effect.fn("CertificateStore")(function* ({ payload, query }) {
          yield* requireCompany("documents:write", query.companyId)
          const identity = yield* openUpload(payload.content, payload.password ?? "")
          const { record, token } = yield* vault.store(query.companyId, identity)
          return { ...shown(record, yield* Clock.currentTimeMillis), token: Redacted.value(token) }
        })
      )
      .handle(
        "list",
        Effect.fn("CertificateList")(function* ({ query }) {
          yield* requireCompany("documents:read", query.companyId)
          const now = yield* Clock.currentTimeMillis
          return { items: (yield* vault.list(query.companyId)).map((record) => shown(record, now)) }
        })
      )
      .handle(
        "remove",
        Effect.fn("CertificateRemove")(function* ({ params, query }) {
          yield* requireCompany("documents:write", query.companyId)
          if (yield* vault.remove(query.companyId, params.id)) return
          return yield* failLocalized(
            { en: "The company has no such certificate.", es: "La compañía no tiene ese certificado." },
            (detail) => new NotFound({ detail })
          )
        })
      )
  })
)
