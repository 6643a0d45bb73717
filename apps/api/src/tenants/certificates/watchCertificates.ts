import { Clock, type Duration, Effect } from "effect"
import { runRegularly } from "../../platform/jobs/runWorkers.ts"
import { Events, expiryThreshold } from "../../webhooks/Events.ts"
import { type CertificateRecord, Certificates } from "./Certificates.ts"

const dayMillis = 86_400_000

/** Checks periodically for stored certificates about to expire, and records one event per threshold. */
export const watchCertificates = Effect.fnUntraced(function* (every: Duration.Input) {
  const certificates = yield* Certificates
  const events = yield* Events

  const tell = Effect.fnUntraced(function* (record: CertificateRecord, now: number) {
    const { companyId, id, issuer, nit, notAfter, serialNumber } = record
    const days = (notAfter.getTime() - now) / dayMillis
    const threshold = expiryThreshold(days)
    if (threshold === undefined) return
    yield* events.record({
      type: "certificate.expiring",
      companyId,
      once: `certificate.expiring/${id}/${threshold}`,
      data: {
        certificateId: id,
        companyId,
        ...(nit === undefined ? {} : { nit }),
        issuer,
        serialNumber,
        notAfter: notAfter.toISOString(),
        daysLeft: Math.floor(days),
        threshold,
        links: { certificates: `/v1/certificates?companyId=${companyId}` }
      }
    })
  })

  const check = Effect.gen(function* () {
    const now = yield* Clock.currentTimeMillis
    const soon = yield* certificates.expiringBefore(new Date(now + 31 * dayMillis))
    yield* Effect.forEach(soon, (record) => tell(record, now), { discard: true })
  })

  yield* runRegularly(
    "certificates",
    every,
    { en: "Watching certificates failed", es: "Falló la vigilancia de los certificados" },
    check
  )
})
