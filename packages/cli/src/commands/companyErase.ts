import type { ErasureReport } from "@radicar/contract/inner/tenant/ErasureReport"
import type { Localized } from "@radicar/domain/inner/rules/Language"
import { Effect } from "effect"
import { Prompt } from "effect/cli"
import { type Failure, failure, untranslated } from "../Failure.ts"
import { tenantArgument, toggle } from "../flags/flags.ts"
import { accessFlags } from "../flags/serviceFlags.ts"
import { askAtTerminal } from "../input/askAtTerminal.ts"
import { factRows, type Layout } from "../output/layout.ts"
import { resourceFailure } from "../service/resourceFailure.ts"
import type { ServiceError } from "../service/submissionFailure.ts"
import { asValue, serviceCommand } from "../service/serviceCommand.ts"

const erasedNames: Readonly<Record<keyof (typeof ErasureReport.Type)["erased"], Localized>> = {
  documents: { en: "documents", es: "documentos" },
  files: { en: "files", es: "archivos" },
  mails: { en: "mails", es: "correos" },
  batches: { en: "batches", es: "lotes" },
  received: { en: "received items", es: "elementos recibidos" },
  idempotencyKeys: { en: "idempotency keys", es: "llaves de idempotencia" },
  certificates: { en: "certificates", es: "certificados" },
  webhooks: { en: "webhooks", es: "webhooks" },
  events: { en: "events", es: "eventos" },
  tokens: { en: "tokens", es: "tokens" },
  settings: { en: "settings", es: "configuración" }
}

const keptNames: Readonly<Record<(typeof ErasureReport.Type)["kept"][number]["what"], Localized>> = {
  documents: { en: "documents", es: "documentos" },
  received: { en: "received documents", es: "documentos recibidos" },
  numbers: { en: "numbers", es: "números" },
  audit: { en: "audit log", es: "auditoría" }
}

/** Text with the report of an erasure or of its dry run. */
const erasureText = ({ dryRun, erased, id, kept }: typeof ErasureReport.Type, layout: Layout): string => {
  const { say } = layout
  const title = dryRun
    ? { en: `Of company ${id} this would be erased:`, es: `De la compañía ${id} se eliminaría:` }
    : { en: `Of company ${id} this was erased:`, es: `De la compañía ${id} se eliminó:` }
  const gone = Object.entries(erased).map(
    ([what, count]) => [erasedNames[what as keyof typeof erasedNames], String(count)] as const
  )
  const stay = kept.map(({ because, count, until: day, what }) => {
    const until = day === undefined ? "" : say({ en: `, until ${day}`, es: `, hasta ${day}` })
    return [keptNames[what], `${count}${until}. ${because}`] as const
  })
  const stays = say({ en: "This is kept:", es: "Esto se conserva:" })
  return `${say(title)}\n${factRows(layout, gone)}\n\n${stays}\n${factRows(layout, stay)}`
}

/** Failure of erasing a company's data with the service at `url`. */
const erasureFailure = (error: ServiceError, url: string): Failure =>
  error._tag === "OpenSubmissions"
    ? failure("conflict", untranslated(error.detail ?? error.title))
    : resourceFailure(error, url)

const cannotConfirm = failure(
  "usage",
  { en: "The erasure cannot be confirmed here.", es: "Aquí no se puede confirmar la eliminación." },
  { en: "Use --yes, or --dry-run to preview it.", es: "Use --yes, o --dry-run para ver qué se eliminaría." }
)

/** Asks a person at the terminal to type the company's id; fails without a terminal. */
const confirmed = Effect.fnUntraced(function* (id: string) {
  const message = {
    en: `This permanently deletes the data of company ${id}. Type its id to confirm`,
    es: `Se eliminarán definitivamente los datos de la compañía ${id}. Escriba su identificador para confirmar`
  }
  const written = yield* askAtTerminal(message, Prompt.String, cannotConfirm)
  if (written.trim() === id) return
  return yield* failure("usage", {
    en: "The id does not match; nothing was erased.",
    es: "El identificador no coincide; no se eliminó nada."
  })
})

/** `radicar company erase`: erases a company's data, except what the law requires you to keep. */
export const companyEraseCommand = serviceCommand(
  {
    path: "company erase",
    flags: {
      id: tenantArgument({ en: "Id of the company, digits", es: "Identificador de la compañía, dígitos" }),
      dryRun: toggle("dry-run", {
        en: "Lists what would be erased and what is kept, and why; changes nothing",
        es: "Lista qué se eliminaría y qué se conserva, y por qué; no cambia nada"
      }),
      yes: toggle("yes", { en: "Does not ask for confirmation", es: "No pide confirmación" }),
      service: accessFlags
    },
    prepare: ({ dryRun, id, yes }) => (dryRun || yes ? Effect.void : confirmed(id)),
    call: ({ companies }, { dryRun, id }) =>
      companies.erase({ params: { id }, query: dryRun ? { dryRun: "true" } : {} }),
    failureOf: erasureFailure,
    write: asValue(erasureText)
  },
  {
    en: "Permanently erase a company's data, except what the law requires you to keep, and list what is kept",
    es: "Elimina definitivamente los datos de una compañía, salvo lo que la ley exige conservar, y lista lo que se conserva",
    examples: [
      {
        command: "radicar company erase 7 --dry-run --token-file admin.token",
        en: "What would be erased, what is kept, until when and why",
        es: "Qué se eliminaría, qué se conserva, hasta cuándo y por qué"
      }
    ]
  }
)
