import type { StoredCertificate } from "@radicar/contract/inner/CertificatesGroup"
import type { Localized } from "@radicar/domain/inner/rules/Language"
import { everyItem, type Live, useLive } from "../live/useLive.ts"
import type { Tone } from "../parts/Notice.tsx"
import { useClient } from "../session/Session.ts"

const everyMinute = (): number => 60_000

/** The stored certificates of a company; the first to expire come first. */
export const useCertificates = (company: string | undefined): Live<ReadonlyArray<StoredCertificate>> => {
  const client = useClient()
  return useLive(
    company === undefined ? undefined : `certificates ${company}`,
    async (signal) => {
      const query = { companyId: company ?? "", limit: "200" }
      const items = await everyItem(client.certificates.list({ query }, { signal }))
      return items.toSorted((left, right) => left.daysLeft - right.daysLeft)
    },
    everyMinute
  )
}

/** State of a certificate by its whole days left; webhooks warn at the same thresholds. */
export const certificateFace = (daysLeft: number): { readonly tone: Tone; readonly text: Localized } => {
  if (daysLeft < 0) return { tone: "danger", text: { en: "Expired: it no longer signs", es: "Vencido: ya no firma" } }
  if (daysLeft <= 5)
    return { tone: "danger", text: { en: "Expires now: replace it today", es: "Vence ya: reemplácelo hoy" } }
  if (daysLeft <= 15)
    return { tone: "warning", text: { en: "Expires soon: replace it", es: "Vence pronto: reemplácelo" } }
  if (daysLeft <= 30) return { tone: "warning", text: { en: "Request the next one", es: "Solicite el siguiente" } }
  return { tone: "good", text: { en: "In force", es: "Vigente" } }
}
