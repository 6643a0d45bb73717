import type { InboxItem } from "@radicar/contract/inner/inbox/InboxItem"
import type { Localized } from "@radicar/domain/inner/rules/Language"
import { useLanguage, useSay } from "../language/LanguageContext.ts"
import { colombianDay, countText, dateText, nextDay } from "../language/moments.ts"
import { moneyText } from "../language/money.ts"
import { Badge } from "../parts/Notice.tsx"
import { Outside, visibly } from "../parts/Outside.tsx"
import { href } from "../routing/address.ts"
import { rememberOpened, useSteadyScroll } from "../submissions/listPlace.ts"
import type { Selection } from "../submissions/SubmissionTable.tsx"
import { typeName } from "../submissions/typeNames.ts"
import { faceOfState, itemName, warningNames } from "./inboxTexts.ts"

/** A supplier with its identification; a link lists what it sent. */
export const Supplier = ({
  company,
  supplier
}: {
  readonly company: string | undefined
  readonly supplier: NonNullable<InboxItem["supplier"]>
}) => (
  <>
    <a href={href("/inbox", { company, counterparty: supplier.identification })}>
      <Outside text={supplier.name} />
    </a>
    <span class="under">
      {visibly(supplier.identification)}
      {supplier.checkDigit === undefined ? "" : `-${supplier.checkDigit}`}
    </span>
  </>
)

/** Whether a document has a term for acceptance or claim and neither has happened. */
export const hasOpenTerm = ({ state, term }: Pick<InboxItem, "state" | "term">): boolean =>
  term !== undefined && (state === "acknowledged" || state === "goodsReceived" || state === "termOver")

/** The last day for acceptance or claim of a document without either; marked on that day and the day before. */
export const TermEnd = ({ state, term }: Pick<InboxItem, "state" | "term">) => {
  const say = useSay()
  const language = useLanguage()
  if (term === undefined || !hasOpenTerm({ state, term })) return <>—</>
  const today = colombianDay(Date.now())
  const isRunning = state !== "termOver"
  return (
    <>
      <time dateTime={term.endsOn}>{dateText(term.endsOn, language)}</time>
      {isRunning && term.endsOn === today ? (
        <span class="under alarm">{say({ en: "ends today", es: "vence hoy" })}</span>
      ) : null}
      {isRunning && term.endsOn === nextDay(today) ? (
        <span class="under alarm">{say({ en: "ends tomorrow", es: "vence mañana" })}</span>
      ) : null}
    </>
  )
}

/** The unreadable files of an item in a sentence: their number if there are several, and the reason of the first. */
export const WhyUnreadable = ({ count, files: [first] }: NonNullable<InboxItem["unreadable"]>) => {
  const say = useSay()
  const number = countText(count, useLanguage())
  return (
    <>
      {count === 1
        ? null
        : say({
            en: `${number} files cannot be read. The first: `,
            es: `${number} archivos no se pueden leer. El primero: `
          })}
      <Outside text={first?.text ?? ""} />
    </>
  )
}

/** Something to look at: warnings, or why an item is no document. */
const Remarks = ({ item }: { readonly item: InboxItem }) => {
  const say = useSay()
  const { mail, unreadable, warnings } = item
  if (unreadable !== undefined)
    return (
      <span class="remark">
        <WhyUnreadable {...unreadable} />
      </span>
    )
  if (warnings.length > 0)
    return (
      <span class="remark">
        {warnings.map(({ code }) => (
          <Badge key={code} tone="warning">
            {say(warningNames[code])}
          </Badge>
        ))}
      </span>
    )
  return mail === undefined || mail.subject === "" || mail.subject === itemName(item, say) ? null : (
    <span class="remark quiet">
      <Outside text={mail.subject} />
    </span>
  )
}

const termName: Localized = { en: "Decide by", es: "Plazo hasta" }

const Row = ({
  company,
  item,
  selection
}: {
  readonly company: string
  readonly item: InboxItem
  readonly selection: Selection
}) => {
  const say = useSay()
  const language = useLanguage()
  const { currency, id, issueDate, mail, number, state, supplier, total, type } = item
  const { name, tone } = faceOfState(state)
  const isSelected = selection.ids.has(id)
  return (
    <tr aria-selected={isSelected}>
      <td class="select">
        <input
          type="checkbox"
          aria-label={`${say({ en: "Select", es: "Seleccionar" })} ${itemName(item, say)}`}
          checked={isSelected}
          onChange={() => selection.toggle(id)}
        />
      </td>
      <th scope="row">
        <a
          class={number === undefined ? "foreign" : undefined}
          href={href(`/inbox/${id}`, { company })}
          data-row={id}
          onClick={() => rememberOpened(id)}
        >
          {visibly(itemName(item, say))}
        </a>
        <span class="under">
          {type === undefined ? null : visibly(typeName(type, language))}
          {issueDate === undefined ? null : (
            <>
              , <time dateTime={issueDate}>{dateText(issueDate, language)}</time>
            </>
          )}
        </span>
      </th>
      <td class="party">
        {supplier === undefined ? (
          <span class="quiet">{mail === undefined || mail.from === "" ? "—" : <Outside text={mail.from} />}</span>
        ) : (
          <Supplier company={company} supplier={supplier} />
        )}
      </td>
      <td class="number">
        {total === undefined ? <span class="quiet">—</span> : moneyText(total, currency, language)}
      </td>
      <td class="state">
        <Badge tone={tone}>{say(name)}</Badge>
        <Remarks item={item} />
      </td>
      <td class="moment" data-label={say(termName)}>
        <TermEnd {...item} />
      </td>
    </tr>
  )
}

/** Received documents and mails as rows. The id is the key, so that a changed row keeps its place and the focus. */
export const InboxTable = ({
  caption,
  company,
  items,
  selection
}: {
  readonly caption: string
  readonly company: string
  readonly items: ReadonlyArray<InboxItem>
  readonly selection: Selection
}) => {
  const say = useSay()
  useSteadyScroll(items)
  return (
    <div class="table" role="group" tabIndex={0} aria-label={caption}>
      <table class="list documents received with-select">
        <caption class="unseen-label">{caption}</caption>
        <thead>
          <tr>
            <th scope="col" class="select">
              <input
                type="checkbox"
                aria-label={say({ en: "Select all on this page", es: "Seleccionar todos en esta página" })}
                checked={items.every(({ id }) => selection.ids.has(id))}
                onChange={selection.toggleAll}
              />
            </th>
            <th scope="col">{say({ en: "Document", es: "Documento" })}</th>
            <th scope="col">{say({ en: "Supplier", es: "Proveedor" })}</th>
            <th scope="col" class="number">
              {say({ en: "Total", es: "Total" })}
            </th>
            <th scope="col">{say({ en: "Status", es: "Estado" })}</th>
            <th scope="col">{say(termName)}</th>
          </tr>
        </thead>
        <tbody>
          {items.map((item) => (
            <Row key={item.id} company={company} item={item} selection={selection} />
          ))}
        </tbody>
      </table>
    </div>
  )
}
