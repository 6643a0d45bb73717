import type { ErasureReport } from "@radicar/contract/tenant/ErasureReport"
import type { Localized } from "@radicar/domain/rules/Language"
import type { Layout } from "./Layout.ts"
import { rows } from "./rows.ts"

const erasedNames: Readonly<Record<keyof (typeof ErasureReport.Type)["Erased"], Localized>> = {
  Documents: { en: "documents", es: "documentos" },
  Files: { en: "files", es: "archivos" },
  Mails: { en: "mails", es: "correos" },
  Batches: { en: "batches", es: "lotes" },
  IdempotencyKeys: { en: "idempotency keys", es: "llaves de idempotencia" },
  Certificates: { en: "certificates", es: "certificados" },
  Webhooks: { en: "webhooks", es: "webhooks" },
  Events: { en: "events", es: "eventos" },
  Tokens: { en: "tokens", es: "tokens" },
  Settings: { en: "settings", es: "configuración" }
}

const keptNames: Readonly<Record<(typeof ErasureReport.Type)["Kept"][number]["What"], Localized>> = {
  documents: { en: "documents", es: "documentos" },
  numbers: { en: "numbers", es: "números" },
  audit: { en: "audit log", es: "auditoría" }
}

/** What an erasure came to, or would come to. */
export const erasureText = (
  { DryRun, Erased, Id, Kept }: typeof ErasureReport.Type,
  { columns, paint, say }: Layout
): string => {
  const title = DryRun
    ? say({ en: `Of company ${Id} this would go:`, es: `De la compañía ${Id} se iría:` })
    : say({ en: `Of company ${Id} this is gone:`, es: `De la compañía ${Id} se eliminó:` })
  const gone = Object.entries(Erased).map(([what, count]): readonly [string, string] => [
    say(erasedNames[what as keyof typeof erasedNames]),
    String(count)
  ])
  const kept = Kept.map(({ Because, Count, Until, What }): readonly [string, string] => [
    say(keptNames[What]),
    `${Count}${Until === undefined ? "" : say({ en: `, until ${Until}`, es: `, hasta ${Until}` })}. ${Because}`
  ])
  const layout = { columns, label: paint.dim }
  return `${title}\n${rows(gone, layout)}\n\n${say({ en: "This stays:", es: "Esto se conserva:" })}\n${rows(kept, layout)}`
}
