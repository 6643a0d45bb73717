import type { SubmissionItem } from "@radicar/contract/inner/SubmissionsGroup"
import type { ComponentChildren } from "preact"
import { useLanguage, useSay } from "../language/LanguageContext.ts"
import { dateText } from "../language/moments.ts"
import { addAmounts, moneyText } from "../language/money.ts"
import { Moment } from "../parts/Moment.tsx"
import { Badge, Sign } from "../parts/Notice.tsx"
import { Outside, visibly } from "../parts/Outside.tsx"
import { href } from "../routing/address.ts"
import { type Column, columnNames, defaultColumns, type LedgerColumn } from "./columns.ts"
import { LedgerCell } from "./ledgerCells.tsx"
import { nextSort, type Sort, sortedColumns } from "./sorting.ts"
import type { Book } from "./filter.ts"
import { rememberOpened, useSteadyScroll } from "./listPlace.ts"
import { faceOfItem, isOpen } from "./statusText.ts"
import { sumNames, typeName } from "./typeNames.ts"

/** The number of a document with its prefix; `undefined` if neither an answer nor its body states it. */
export const numberOf = ({ result, stated }: Pick<SubmissionItem, "result" | "stated">): string | undefined =>
  result?.id ?? stated?.id

/** The name of a submission: its number, else the first characters of its id. */
export const submissionName = (item: SubmissionItem): string => numberOf(item) ?? item.submissionId.slice(0, 13)

/** The type code of a submission's document; if it was never received, the one that its body stated. */
export const submissionType = ({ result, stated }: SubmissionItem): string | undefined =>
  result?.document.type ?? stated?.type

/** Addresses that the newest e-mail did not reach, each with the words of the mail server. */
const Undelivered = ({ receivers }: { readonly receivers: NonNullable<SubmissionItem["undelivered"]> }) => {
  const say = useSay()
  return receivers.map(({ address, reason }) => (
    <span key={address} class="remark">
      {say({ en: "The e-mail did not reach ", es: "El correo no llegó a " })}
      <strong>
        <Outside text={address} />
      </strong>
      {reason === undefined ? null : (
        <>
          {": "}
          <Outside text={reason} />
        </>
      )}
    </span>
  ))
}

/** The authority's answer in one line; for a rejection, its first rule. An acceptance has none: the state says it. */
const Answer = ({ alarm, result, state }: SubmissionItem) => {
  const say = useSay()
  if (state === "accepted" && alarm === undefined) return null
  const { meaning } = faceOfItem({ state, ...(result === undefined ? {} : { result }) })
  const isTaken = result?.response.numberHolder !== undefined
  const response = result?.response
  const [first, ...others] = response?.violations ?? []
  // an open submission has no result yet, whatever the authority answered so far
  const words = isOpen({ state }) ? undefined : response?.statusDescription || response?.statusMessage
  return (
    <span class="remark">
      {alarm === undefined ? null : (
        <span class="alarm">
          <Sign tone="danger" /> {say({ en: "Needs review: ", es: "Por revisar: " })}
          <Outside text={alarm} />{" "}
        </span>
      )}
      {first === undefined && words ? <Outside text={words} /> : null}
      {first === undefined && !words ? <span class="quiet">{say(meaning)}</span> : null}
      {first === undefined ? null : (
        <>
          {first.rule === undefined ? null : <strong>{visibly(first.rule)} </strong>}
          <Outside text={first.cause ?? first.message} />
          {isTaken ? ` ${say(meaning)}` : null}
          {others.length === 0 ? null : say({ en: ` (+${others.length} more)`, es: ` (+${others.length} más)` })}
        </>
      )}
    </span>
  )
}

/** Facts of a document in a list, from its result or, if it was never received, from its body. */
const factsOf = ({ result, stated }: SubmissionItem) => {
  const document = result?.document ?? stated
  return {
    party: document?.counterparty,
    total: document?.total,
    currency: document?.currency,
    issued: document?.date,
    recorded: result?.created ?? stated?.created
  }
}

/** A further cell of each row, such as a button. */
type RowAction = (item: SubmissionItem) => ComponentChildren

/** The selected rows by id, and how to change the selection. */
export interface Selection {
  readonly ids: ReadonlySet<string>
  readonly toggle: (id: string) => void
  readonly toggleAll: () => void
}

/** A sum of selected documents of one currency and, if stated, of one book. */
export interface SelectedSum {
  readonly book?: Book | undefined
  readonly currency?: string | undefined
  readonly total: string
}

/** Adds up the sums of each book and currency. */
export const addSums = (sums: ReadonlyArray<SelectedSum>): ReadonlyArray<SelectedSum> => {
  const added = new Map<string, SelectedSum>()
  for (const sum of sums) {
    const key = `${sum.book} ${sum.currency}`
    added.set(key, { ...sum, total: addAmounts([added.get(key)?.total ?? "0", sum.total]) })
  }
  return [...added.values()]
}

/** Number of selected documents, their sums, and the button that clears the selection. */
export const SelectionSum = ({
  clear,
  count,
  sums
}: {
  readonly clear: () => void
  readonly count: number
  readonly sums: ReadonlyArray<SelectedSum>
}) => {
  const say = useSay()
  const language = useLanguage()
  return (
    <>
      <strong>
        {count} {say({ en: "selected", es: count === 1 ? "seleccionado" : "seleccionados" })}
      </strong>
      {sums.map(({ book, currency, total }) => (
        <span key={`${book} ${currency}`} class="number">
          {book === undefined ? null : `${say(sumNames[book])} `}
          {moneyText(total, currency, language)}
        </span>
      ))}
      <button type="button" class="small bare" onClick={clear}>
        {say({ en: "Clear selection", es: "Quitar selección" })}
      </button>
    </>
  )
}

interface RowProps {
  readonly action: RowAction | undefined
  readonly columns: ReadonlyArray<Column>
  readonly company: string | undefined
  readonly item: SubmissionItem
  readonly selection: Selection | undefined
}

const Row = ({ action, columns, company, item, selection }: RowProps) => {
  const language = useLanguage()
  const say = useSay()
  const { name, tone } = faceOfItem(item)
  const { submissionId } = item
  const type = submissionType(item)
  const { currency, issued, party, recorded, total } = factsOf(item)
  const isSelected = selection?.ids.has(submissionId) ?? false
  const ledger = (column: LedgerColumn) => <LedgerCell key={column} column={column} item={item} />
  const cells: Readonly<Record<Column, ComponentChildren>> = {
    base: ledger("base"),
    iva: ledger("iva"),
    withheld: ledger("withheld"),
    due: ledger("due"),
    payment: ledger("payment"),
    mail: ledger("mail"),
    party: (
      <td key="party" class="party">
        {party === undefined ? (
          <span class="quiet">—</span>
        ) : (
          <>
            <Outside text={party.name} />
            <span class="under">
              {visibly(party.identification)}
              {party.checkDigit === undefined ? "" : `-${party.checkDigit}`}
            </span>
          </>
        )}
      </td>
    ),
    total: (
      <td key="total" class="number">
        {total === undefined ? <span class="quiet">—</span> : moneyText(total, currency, language)}
      </td>
    ),
    status: (
      <td key="status" class="state">
        <Badge tone={tone}>{say(name)}</Badge>
        <Answer {...item} />
        {item.undelivered === undefined ? null : <Undelivered receivers={item.undelivered} />}
      </td>
    ),
    issued: (
      <td key="issued" class="moment">
        {issued === undefined ? "—" : <time dateTime={issued}>{dateText(issued, language)}</time>}
      </td>
    ),
    recorded: (
      <td key="recorded" class="moment" data-label={say(columnNames.recorded)}>
        {recorded === undefined ? "—" : <Moment at={recorded} />}
      </td>
    )
  }
  return (
    <tr aria-selected={selection === undefined ? undefined : isSelected}>
      {selection === undefined ? null : (
        <td class="select">
          <input
            type="checkbox"
            aria-label={`${say({ en: "Select", es: "Seleccionar" })} ${submissionName(item)}`}
            checked={isSelected}
            onChange={() => selection.toggle(submissionId)}
          />
        </td>
      )}
      <th scope="row">
        <a
          href={href(`/submissions/${submissionId}`, { company })}
          data-row={submissionId}
          onClick={() => rememberOpened(submissionId)}
        >
          {visibly(submissionName(item))}
        </a>
        <span class="under">{type === undefined ? null : visibly(typeName(type, language))}</span>
      </th>
      {columns.map((column) => cells[column])}
      {action === undefined ? null : <td class="action">{action(item)}</td>}
    </tr>
  )
}

/** Order of a list, and how to change it. */
export interface Order {
  readonly sort: Sort | undefined
  readonly change: (sort: Sort) => void
}

const amountColumns: ReadonlySet<string> = new Set(["base", "iva", "total", "withheld"])

/** The heading of a column; of one that sorts the list, a button. */
const Heading = ({ column, order }: { readonly column: Column | "document"; readonly order: Order | undefined }) => {
  const say = useSay()
  const name = say(column === "document" ? { en: "Document", es: "Documento" } : columnNames[column])
  const by = sortedColumns[column]
  const kind = amountColumns.has(column) ? "number" : undefined
  if (by === undefined || order === undefined)
    return (
      <th scope="col" class={kind}>
        {name}
      </th>
    )
  const { change, sort } = order
  const direction = sort === by ? "ascending" : sort === `-${by}` ? "descending" : undefined
  return (
    <th scope="col" class={kind} aria-sort={direction}>
      <button type="button" class="sort" onClick={() => change(nextSort(by, sort))}>
        {name}
        <span aria-hidden="true">{direction === undefined ? "" : direction === "ascending" ? " ↑" : " ↓"}</span>
      </button>
    </th>
  )
}

/** Submissions as rows. The id is the key, so that a changed row keeps its place and the focus. */
export const SubmissionTable = ({
  action,
  caption,
  columns = defaultColumns,
  company,
  items,
  order,
  selection
}: {
  readonly action?: RowAction
  readonly caption: string
  readonly columns?: ReadonlyArray<Column>
  readonly company: string | undefined
  readonly items: ReadonlyArray<SubmissionItem>
  /** Order of the list, if its headings change it. */
  readonly order?: Order
  readonly selection?: Selection
}) => {
  const say = useSay()
  useSteadyScroll(items)
  const isWide = columns.length > 5
  const isAll = selection !== undefined && items.every(({ submissionId }) => selection.ids.has(submissionId))
  return (
    <div class="table" role="group" tabIndex={0} aria-label={caption}>
      <table class={`list documents${selection === undefined ? "" : " with-select"}${isWide ? " is-wide" : ""}`}>
        <caption class="unseen-label">{caption}</caption>
        <thead>
          <tr>
            {selection === undefined ? null : (
              <th scope="col" class="select">
                <input
                  type="checkbox"
                  aria-label={say({ en: "Select all on this page", es: "Seleccionar todos en esta página" })}
                  checked={isAll}
                  onChange={selection.toggleAll}
                />
              </th>
            )}
            <Heading column="document" order={order} />
            {columns.map((column) => (
              <Heading key={column} column={column} order={order} />
            ))}
            {action === undefined ? null : (
              <th scope="col">
                <span class="unseen-label">{say({ en: "Action", es: "Acción" })}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {items.map((item) => (
            <Row
              key={item.submissionId}
              action={action}
              columns={columns}
              company={company}
              item={item}
              selection={selection}
            />
          ))}
        </tbody>
      </table>
    </div>
  )
}
