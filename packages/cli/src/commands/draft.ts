import { DraftItem, ListedDraft } from "@radicar/contract/inner/DraftsGroup"
import { Schema } from "effect"
import { Command } from "effect/cli"
import { argument, describeCommand } from "../flags/flags.ts"
import { companyFlags } from "../flags/serviceFlags.ts"
import { listText, localMoment } from "../output/layout.ts"
import { asList, asMessage, asValue, serviceCommand } from "../service/serviceCommand.ts"

const id = argument("id", {
  en: "Id of the draft, as `list` shows it",
  es: "Identificador del borrador, como lo muestra `list`"
})

const draftsText = listText<typeof ListedDraft.Type>(
  { en: "There are no drafts.", es: "No hay borradores." },
  ({ paint }) => [
    { heading: "id", cell: ({ id }) => id },
    { heading: { en: "operation", es: "operación" }, cell: ({ operation }) => operation },
    { heading: { en: "party", es: "parte" }, least: 12, cell: ({ party }) => [party ?? "", paint.bold] },
    { heading: "total", cell: ({ currency = "COP", total }) => (total === undefined ? "" : `${total} ${currency}`) },
    { heading: { en: "changed", es: "cambiado" }, cell: ({ updated }) => localMoment(updated) }
  ]
)

/** `radicar draft list`: lists the drafts of the caller. */
const draftList = serviceCommand(
  {
    path: "draft list",
    flags: { service: companyFlags },
    call: ({ drafts }, { service: { companyId } }) => drafts.list({ query: { companyId } }),
    write: asList(draftsText, Schema.encodeSync(ListedDraft))
  },
  {
    en: "List the drafts of the token, the last changed first",
    es: "Lista los borradores del token, de lo más reciente a lo más antiguo"
  }
)

/** `radicar draft get`: shows a draft as JSON. */
const draftGet = serviceCommand(
  {
    path: "draft get",
    flags: { id, service: companyFlags },
    call: ({ drafts }, { id, service: { companyId } }) => drafts.get({ params: { id }, query: { companyId } }),
    write: asValue(
      ({ body }: typeof DraftItem.Type) => JSON.stringify(body, undefined, 2),
      Schema.encodeSync(DraftItem)
    )
  },
  { en: "Show the body of a draft", es: "Muestra el cuerpo de un borrador" }
)

/** `radicar draft delete`: deletes a draft. */
const draftDelete = serviceCommand(
  {
    path: "draft delete",
    flags: { id, service: companyFlags },
    call: ({ drafts }, { id, service: { companyId } }) => drafts.remove({ params: { id }, query: { companyId } }),
    write: asMessage(({ id }) => ({ en: `Deleted: ${id}`, es: `Eliminado: ${id}` }))
  },
  { en: "Delete a draft", es: "Elimina un borrador" }
)

/** `radicar draft`: documents that are being prepared. */
export const draftCommand = Command.make("draft").pipe(
  describeCommand({
    en: "Drafts of documents in the service",
    es: "Borradores de documentos en el servicio"
  }),
  Command.withSubcommands([draftList, draftGet, draftDelete])
)
