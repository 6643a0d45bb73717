import { inboxStateNames } from "@radicar/domain/inner/inbox/inboxStates"
import { useLanguage, useSay } from "../language/LanguageContext.ts"
import { countText } from "../language/moments.ts"
import { useLive } from "../live/useLive.ts"
import { Badge } from "../parts/Notice.tsx"
import { Outside } from "../parts/Outside.tsx"
import { href } from "../routing/address.ts"
import { useClient } from "../session/Session.ts"
import { faceOfState } from "./inboxTexts.ts"

const everyHalfMinute = (): number => 30_000

/** A supplier: how many documents of each state it sent, and how many with warnings. */
export const SupplierSummary = ({
  company,
  identification
}: {
  readonly company: string
  readonly identification: string
}) => {
  const say = useSay()
  const client = useClient()
  const language = useLanguage()
  const live = useLive(
    `inbox supplier ${company} ${identification}`,
    async (signal) => {
      const query = { companyId: company, counterparty: identification, limit: "1000" }
      const [byState, withWarning] = await Promise.all([
        client.inbox.summary({ query: { ...query, by: "status,counterparty" } }, { signal }),
        client.inbox.summary({ query: { ...query, by: "counterparty", warning: "any" } }, { signal })
      ])
      return { groups: byState.groups, warned: withWarning.groups.reduce((sum, { documents }) => sum + documents, 0) }
    },
    everyHalfMinute
  )
  if (live.data === undefined) return null
  const { groups, warned } = live.data
  const name = groups.find(({ counterparty }) => counterparty !== undefined)?.counterparty?.name ?? identification
  // one group for each currency
  const counts = inboxStateNames.flatMap((state) => {
    const count = groups.reduce((sum, { documents, status }) => (status === state ? sum + documents : sum), 0)
    return count === 0 ? [] : [[state, count] as const]
  })
  return (
    <section aria-labelledby="supplier">
      <h2 id="supplier">
        <Outside text={name} />
      </h2>
      <ul class="chips">
        {counts.map(([state, count]) => (
          <li key={state}>
            <a href={href("/inbox", { company, counterparty: identification, state })}>
              {say(faceOfState(state).name)}: {countText(count, language)}
            </a>
          </li>
        ))}
        {warned === 0 ? null : (
          <li>
            <a href={href("/inbox", { company, counterparty: identification, warning: "any" })}>
              <Badge tone="warning">
                {say({ en: "with warnings", es: "con advertencias" })}: {countText(warned, language)}
              </Badge>
            </a>
          </li>
        )}
      </ul>
      {warned === 0 ? (
        <p class="quiet">
          {say({
            en: "No document of this supplier has a warning.",
            es: "Ningún documento de este proveedor tiene advertencias."
          })}
        </p>
      ) : null}
    </section>
  )
}
