import { useId } from "preact/hooks"
import { useLanguage, useSay } from "../language/LanguageContext.ts"
import { useLive } from "../live/useLive.ts"
import { LiveState } from "../parts/LiveState.tsx"
import { href } from "../routing/address.ts"
import { useClient } from "../session/Session.ts"
import { type Filter, wireFilter } from "../submissions/filter.ts"
import { SubmissionTable } from "../submissions/SubmissionTable.tsx"

const interval = (): number => 10_000

/** The newest few submissions of a kind, and the way to all of them. */
export const Few = ({
  company,
  filter,
  none,
  title
}: {
  readonly company: string
  readonly filter: Filter
  readonly none: string
  readonly title: string
}) => {
  const say = useSay()
  const id = useId()
  const client = useClient()
  const language = useLanguage()
  const live = useLive(
    `few ${language} ${company} ${JSON.stringify(filter)}`,
    (signal) =>
      client.submissions.list({ query: { companyId: company, limit: "5", ...wireFilter(filter) } }, { signal }).page(),
    interval
  )
  const { data, failure } = live
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>
        <a href={href("/submissions", { company, ...filter })}>{title}</a>
      </h2>
      {data === undefined || failure !== undefined ? <LiveState live={live} /> : null}
      {data === undefined ? null : data.items.length === 0 ? (
        <p class="quiet">{none}</p>
      ) : (
        <>
          <SubmissionTable caption={title} company={company} items={data.items} />
          {data.next === undefined ? null : (
            <p>
              <a href={href("/submissions", { company, ...filter })}>{say({ en: "All of them", es: "Ver todos" })}</a>
            </p>
          )}
        </>
      )}
    </section>
  )
}
