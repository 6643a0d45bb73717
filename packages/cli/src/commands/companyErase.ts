import { Effect } from "effect"
import { Command, Flag, Prompt, TerminalCapabilities } from "effect/cli"
import { Failure } from "../Failure.ts"
import { serviceFlags } from "../flags/serviceFlags.ts"
import { tenantArgument } from "../flags/tenantArgument.ts"
import { erasureText } from "../output/erasureText.ts"
import { Output } from "../output/Output.ts"
import { reporting } from "../output/reporting.ts"
import { callService } from "../service/callService.ts"
import { erasureFailure } from "../service/erasureFailure.ts"
import { describe, describeCommand } from "../flags/describe.ts"

const { tokenFile, url } = serviceFlags

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
        en: `Company ${id} goes for good. Write its id to erase it`,
        es: `La compañía ${id} se va para siempre. Escriba su identificador para eliminarla`
      })
    })
  ).pipe(
    // the shell's prompt must not stand behind ours
    Effect.tapError(() => message(""))
  )
  if (written.trim() === id) return
  return yield* new Failure({
    reason: "usage",
    text: { en: "That is another id: nothing was erased.", es: "Ese es otro identificador: no se eliminó nada." }
  })
})

/** `radicar company erase`: erases a company's data, but what the law wants kept. */
export const companyErase = Command.make(
  "erase",
  {
    id: tenantArgument({ en: "Id of the company, digits", es: "Identificador de la compañía, dígitos" }),
    dryRun: Flag.Boolean("dry-run").pipe(
      describe({
        en: "Tells what would go and what stays, and why; changes nothing",
        es: "Dice qué se eliminaría y qué queda, y por qué; no cambia nada"
      }),
      Flag.withDefault(false)
    ),
    yes: Flag.Boolean("yes").pipe(
      describe({ en: "Asks nobody to confirm", es: "No pide confirmación" }),
      Flag.withDefault(false)
    ),
    service: { url, tokenFile }
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
    en: "Erase a company's data for good, but what the law wants kept, and say what that is",
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
