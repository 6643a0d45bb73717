import { useLanguage, useSay } from "../language/LanguageContext.ts"
import { momentText } from "../language/moments.ts"
import { moneyText } from "../language/money.ts"
import { useLive } from "../live/useLive.ts"
import { Outside } from "../parts/Outside.tsx"
import { href } from "../routing/address.ts"
import { useClient } from "../session/Session.ts"
import { typeName } from "../submissions/typeNames.ts"
import { kindOf } from "./kinds.ts"
import type { ListedDraft } from "./serviceDraft.ts"

const everyMinute = (): number => 60_000

/** The drafts of whoever is signed in, with a button that deletes each; nothing if there are none. */
export const DraftList = ({ company, draft }: { readonly company: string; readonly draft: string }) => {
  const say = useSay()
  const language = useLanguage()
  const client = useClient()
  const live = useLive(
    `drafts ${company}`,
    (signal) => client.drafts.list({ query: { companyId: company } }, { signal }),
    everyMinute
  )
  const drafts = (live.data?.items ?? []).flatMap((each: ListedDraft) => {
    const kind = kindOf(each.operation, each.typeCode)
    return kind === undefined || each.id === draft ? [] : [{ ...each, kind }]
  })
  const remove = async (id: string): Promise<void> => {
    await client.drafts.remove({ params: { id }, query: { companyId: company } }).catch(() => {})
    live.ask()
  }
  const title = say({ en: "Drafts", es: "Borradores" })
  if (drafts.length === 0) return null
  return (
    <details class="drafts">
      <summary>
        {title} ({drafts.length})
      </summary>
      <ul class="plain" aria-label={title}>
        {drafts.map(({ currency, id, kind, party, purpose, source, total, typeCode, updated }) => (
          <li key={id}>
            <a
              href={href(`/issue/${kind}`, { company, draft: id, ...(purpose && source ? { [purpose]: source } : {}) })}
            >
              {typeName(typeCode ?? "", language)} <Outside text={party ?? ""} />
            </a>{" "}
            {total === undefined ? null : moneyText(total, currency, language)}{" "}
            <span class="quiet">{momentText(updated, language)}</span>{" "}
            <button
              type="button"
              class="small"
              aria-label={say({
                en: `Delete the draft of ${party ?? ""}`,
                es: `Eliminar el borrador de ${party ?? ""}`
              })}
              onClick={() => void remove(id)}
            >
              {say({ en: "Delete", es: "Eliminar" })}
            </button>
          </li>
        ))}
      </ul>
    </details>
  )
}
