import type { OpenSubmissions } from "@radicar/contract/problem/OpenSubmissions"
import type { ErasureReport } from "@radicar/contract/tenant/ErasureReport"
import type { Localized } from "@radicar/domain/rules/Language"
import { Effect } from "effect"
import { Command, Prompt, TerminalCapabilities } from "effect/cli"
import { Failure, untranslated } from "../Failure.ts"
import { describeCommand, tenantArgument, toggle } from "../flags/flags.ts"
import { accessFlags } from "../flags/serviceFlags.ts"
import { type Layout, rows } from "../output/layout.ts"
import { Output, reporting } from "../output/Output.ts"
import { callService } from "../service/callService.ts"
import { type ResourceError, resourceFailure } from "../service/resourceFailure.ts"

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
const erasureText = (
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

/** Why the service at `url` has not erased a company's data. */
const erasureFailure = (error: ResourceError | OpenSubmissions, url: string): Failure =>
  error._tag === "OpenSubmissions"
    ? new Failure({ reason: "conflict", text: untranslated(error.detail ?? error.title) })
    : resourceFailure(error, url)

/** Has a person at the terminal write the company's id; nobody else is asked. */
const confirmed = Effect.fnUntraced(function* (id: string) {
  const { message, say } = yield* Output
  const { canPrompt } = yield* TerminalCapabilities.TerminalCapabilities
  if (!canPrompt) {
    return yield* new Failure({
      reason: "usage",
      text: { en: "Nobody is there to confirm the erasure.", es: "No hay quien confirme la eliminación." },
      hint: { en: "Give --yes, or --dry-run to see what would go.", es: "Use --yes, o --dry-run para ver qué se iría." }
    })
  }
  const written = yield* Prompt.run(
    Prompt.String({
      message: say({
        en: `Company ${id} will be erased permanently. Type its id to confirm`,
        es: `La compañía ${id} se va para siempre. Escriba su identificador para eliminarla`
      })
    })
  ).pipe(
    // the shell's prompt must not follow ours on the same line
    Effect.tapError(() => message(""))
  )
  if (written.trim() === id) return
  return yield* new Failure({
    reason: "usage",
    text: { en: "That is another id: nothing was erased.", es: "Ese es otro identificador: no se eliminó nada." }
  })
})

/** `radicar company erase`: erases a company's data, except what the law requires you to keep. */
export const companyErase = Command.make(
  "erase",
  {
    id: tenantArgument({ en: "Id of the company, digits", es: "Identificador de la compañía, dígitos" }),
    dryRun: toggle("dry-run", {
      en: "Tells what would go and what stays, and why; changes nothing",
      es: "Dice qué se eliminaría y qué queda, y por qué; no cambia nada"
    }),
    yes: toggle("yes", { en: "Asks nobody to confirm", es: "No pide confirmación" }),
    service: accessFlags
  },
  Effect.fn("company erase")(function* ({ dryRun, id, service, yes }) {
    const output = yield* Output
    if (!dryRun && !yes) yield* confirmed(id)
    const report = yield* callService(
      service,
      ({ companies }) => companies.erase({ params: { id }, query: dryRun ? { dryRun: "true" } : {} }),
      erasureFailure
    )
    yield* output.value(report, () => erasureText(report, output))
  }, reporting("value"))
).pipe(
  describeCommand({
    en: "Permanently erase a company's data that the law does not require you to keep, and list what is kept",
    es: "Elimina para siempre los datos de una compañía, salvo lo que la ley exige conservar, y dice qué es",
    examples: [
      {
        command: "radicar company erase 7 --dry-run --token-file admin.token",
        en: "What would go, what stays, until when and why",
        es: "Qué se eliminaría, qué queda, hasta cuándo y por qué"
      }
    ]
  })
)
