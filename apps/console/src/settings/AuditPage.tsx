import type { AuditItem } from "@radicar/contract/inner/AuditGroup"
import operationTexts from "virtual:radicar/operationTexts"
import { useLanguage, useSay } from "../language/LanguageContext.ts"
import { colombianDay, nextDay } from "../language/moments.ts"
import { useCompany } from "../live/useCompany.ts"
import { useLive } from "../live/useLive.ts"
import { Heading } from "../parts/Heading.tsx"
import { LiveState } from "../parts/LiveState.tsx"
import { Moment } from "../parts/Moment.tsx"
import { NoCompany } from "../parts/NoCompany.tsx"
import { Badge } from "../parts/Notice.tsx"
import { Outside, visibly } from "../parts/Outside.tsx"
import { go, href, useAddress } from "../routing/address.ts"
import { useClient } from "../session/Session.ts"

const everyMinute = (): number => 60_000

/** Entries of a day that are shown; the command line reads all of them. */
const most = 2000

const isDay = (text: string | null): text is string => text !== null && /^\d{4}-\d\d-\d\d$/u.test(text)

/** The first items of a paged list. */
const firstItems = async <Item,>(list: AsyncIterable<Item>, count: number): Promise<ReadonlyArray<Item>> => {
  const items: Array<Item> = []
  for await (const item of list) {
    items.push(item)
    if (items.length >= count) break
  }
  return items
}

const Row = ({ company, entry }: { readonly company: string; readonly entry: typeof AuditItem.Type }) => {
  const say = useSay()
  const language = useLanguage()
  const { at, callerName, operation, problem, status, subject, tokenId } = entry
  const isDone = status !== undefined && status < 400
  return (
    <tr>
      <td class="moment">
        <Moment at={at} />
      </td>
      <th scope="row">
        <Outside text={callerName ?? tokenId} />
        {callerName === undefined ? null : (
          <span class="under key">{visibly(tokenId.startsWith("oidc:") ? tokenId : `${tokenId.slice(0, 13)}…`)}</span>
        )}
      </th>
      <td>{operationTexts[operation]?.[language] ?? operation}</td>
      <td>
        {/* without a number it is the last word of a path, which the operation says already */}
        {subject === undefined || !/[0-9]/u.test(subject) ? (
          "—"
        ) : /^(?:[0-9a-f]{96}|[0-9a-f-]{36})$/u.test(subject) && /^Submission|Create$|^file/u.test(operation) ? (
          <a class="key" href={href(`/submissions/${subject}`, { company })}>
            {subject.slice(0, 13)}…
          </a>
        ) : (
          <span class="key">{visibly(subject)}</span>
        )}
      </td>
      <td>
        <Badge tone={isDone ? "good" : "warning"}>
          {isDone ? say({ en: "Done", es: "Hecho" }) : say({ en: "Refused", es: "Negado" })}
        </Badge>{" "}
        {isDone ? null : <span class="quiet">{visibly(problem ?? String(status ?? ""))}</span>}
      </td>
    </tr>
  )
}

const Day = ({ company, day }: { readonly company: string; readonly day: string }) => {
  const say = useSay()
  const client = useClient()
  const live = useLive(
    `audit ${company} ${day}`,
    (signal) =>
      firstItems(
        client.audit.list(
          {
            query: {
              companyId: company,
              from: `${day}T00:00:00-05:00`,
              to: `${nextDay(day)}T00:00:00-05:00`,
              limit: "200"
            }
          },
          { signal }
        ),
        most
      ),
    everyMinute
  )
  const title = say({ en: "Audit log", es: "Auditoría" })
  const entries = live.data?.toReversed()
  return (
    <>
      <div class="title-row">
        <Heading title={title}>{title}</Heading>
        <LiveState live={live} />
      </div>
      <form class="filter" onSubmit={(event) => event.preventDefault()}>
        <label class="short">
          {say({ en: "Day", es: "Día" })}
          <input
            type="date"
            value={day}
            max={colombianDay(Date.now())}
            onChange={(event) => go(href("/audit", { company, day: event.currentTarget.value }))}
          />
        </label>
      </form>
      {entries === undefined ? null : entries.length === 0 ? (
        <p class="empty">{say({ en: "Nothing was changed on this day.", es: "Ese día no se cambió nada." })}</p>
      ) : (
        <div class="table" role="group" tabIndex={0} aria-label={title}>
          <table class="list stack">
            <thead>
              <tr>
                <th scope="col">{say({ en: "When", es: "Cuándo" })}</th>
                <th scope="col">{say({ en: "Who", es: "Quién" })}</th>
                <th scope="col">{say({ en: "What", es: "Qué" })}</th>
                <th scope="col">{say({ en: "About", es: "Sobre" })}</th>
                <th scope="col">{say({ en: "Outcome", es: "Resultado" })}</th>
              </tr>
            </thead>
            <tbody>
              {entries.map((entry) => (
                <Row key={entry.id} company={company} entry={entry} />
              ))}
            </tbody>
          </table>
        </div>
      )}
      {entries !== undefined && entries.length >= most ? (
        <p class="quiet">
          {say({
            en: `The first ${most} of the day; radicar audit reads all of them.`,
            es: `Los primeros ${most} del día; radicar audit los lee todos.`
          })}
        </p>
      ) : null}
    </>
  )
}

/** The audit log of a company, by day: who did what with which document. */
export const AuditPage = () => {
  const company = useCompany()
  const day = useAddress().query.get("day")
  if (company === undefined) return <NoCompany />
  return <Day company={company} day={isDay(day) ? day : colombianDay(Date.now())} />
}
