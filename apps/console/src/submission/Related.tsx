import type { SubmissionDetail, SubmissionItem } from "@radicar/contract/inner/SubmissionsGroup"
import { useLanguage, useSay } from "../language/LanguageContext.ts"
import { moneyText } from "../language/money.ts"
import { useLive } from "../live/useLive.ts"
import { Badge } from "../parts/Notice.tsx"
import { visibly } from "../parts/Outside.tsx"
import { href } from "../routing/address.ts"
import { useClient } from "../session/Session.ts"
import { faceOfItem } from "../submissions/statusText.ts"
import { submissionName, submissionType } from "../submissions/SubmissionTable.tsx"
import { typeName } from "../submissions/typeNames.ts"

const everyMinute = (): number => 60_000

type Detail = typeof SubmissionDetail.Type

const List = ({
  company,
  items,
  title
}: {
  readonly company: string
  readonly items: ReadonlyArray<SubmissionItem>
  readonly title: string
}) => {
  const say = useSay()
  const language = useLanguage()
  if (items.length === 0) return null
  return (
    <>
      <h3>{title}</h3>
      <ul class="plain">
        {items.map((item) => {
          const { name, tone } = faceOfItem(item)
          const type = submissionType(item)
          const { currency, total } = item.result?.document ?? item.stated ?? {}
          return (
            <li key={item.submissionId}>
              <a href={href(`/submissions/${item.submissionId}`, { company })}>{visibly(submissionName(item))}</a>{" "}
              {type === undefined ? "" : typeName(type, language)}{" "}
              {total === undefined ? "" : moneyText(total, currency, language)} <Badge tone={tone}>{say(name)}</Badge>
            </li>
          )
        })}
      </ul>
    </>
  )
}

/** Documents related to one: other filings of its number, the document that it corrects, and the notes about it. */
export const Related = ({ detail }: { readonly detail: Detail }) => {
  const say = useSay()
  const client = useClient()
  const language = useLanguage()
  const { companyId, environment, result, stated, submissionId } = detail
  const id = result?.id ?? stated?.id
  const uuid = result?.document.uuid
  const reference = result?.document.reference ?? ""
  const live = useLive(
    `related ${language} ${submissionId}`,
    async (signal) => {
      const list = async (query: { readonly id?: string; readonly corrects?: string }) =>
        (await client.submissions.list({ query: { companyId, environment, limit: "20", ...query } }, { signal }).page())
          .items
      const [sameNumber, notes, corrected] = await Promise.all([
        id === undefined ? [] : list({ id }),
        uuid === undefined ? [] : list({ corrects: uuid }),
        /^\S{1,30}$/u.test(reference) ? list({ id: reference }) : []
      ])
      const type = submissionType(detail)
      return {
        sameNumber: sameNumber.filter((item) => item.submissionId !== submissionId && submissionType(item) === type),
        notes: notes.filter((item) => item.submissionId !== submissionId),
        corrected: corrected.filter((item) => item.submissionId !== submissionId)
      }
    },
    everyMinute
  )
  const { corrected = [], notes = [], sameNumber = [] } = live.data ?? {}
  if (corrected.length + notes.length + sameNumber.length === 0) return null
  return (
    <section aria-labelledby="related">
      <h2 id="related">{say({ en: "Related documents", es: "Documentos relacionados" })}</h2>
      <List
        company={companyId}
        items={sameNumber}
        title={say({ en: "Same number, filed at another time", es: "Mismo número, radicado en otro momento" })}
      />
      <List company={companyId} items={corrected} title={say({ en: "Refers to", es: "Se refiere a" })} />
      <List company={companyId} items={notes} title={say({ en: "Notes about it", es: "Notas sobre él" })} />
    </section>
  )
}
