import type { SubmissionItem } from "@radicar/contract/inner/SubmissionsGroup"
import { useLayoutEffect } from "preact/hooks"
import { useLanguage, useSay } from "../language/LanguageContext.ts"
import { Moment } from "../parts/Moment.tsx"
import { Badge, Sign } from "../parts/Notice.tsx"
import { Outside, visibly } from "../parts/Outside.tsx"
import { href } from "../routing/address.ts"
import { faceOfItem, isOpen } from "./statusText.ts"
import { typeName } from "./typeNames.ts"

let opened: string | undefined

/** Remembers the opened row, so that the user can return to it. */
const rememberOpened = (id: string): void => {
  opened = id
}

/** Returns the last opened row, once. */
export const takeOpened = (): string | undefined => {
  const id = opened
  opened = undefined
  return id
}

/** The row to keep in place: the focused one, else, in a scrolled page, the first visible one. */
const rowInSight = (): HTMLElement | undefined => {
  const rows = [...document.querySelectorAll<HTMLElement>("[data-row]")]
  const focused = rows.find((row) => row === document.activeElement)
  if (focused !== undefined || globalThis.scrollY === 0) return focused
  return rows.find((row) => row.getBoundingClientRect().bottom > 0)
}

/**
 * Keeps a list in place while rows are added above. Browsers do this only in part, and never for the focused element.
 */
const useSteadyScroll = (rows: unknown): void => {
  // read before the page changes
  const row = rowInSight()
  const top = row?.getBoundingClientRect().top
  useLayoutEffect(() => {
    if (row === undefined || top === undefined || !row.isConnected) return
    const moved = row.getBoundingClientRect().top - top
    if (Math.abs(moved) >= 1) globalThis.scrollBy({ top: moved, behavior: "instant" })
  }, [rows])
}

/** The name of a submission: its number with prefix, else the first characters of its id. */
export const submissionName = ({ result, stated, submissionId }: SubmissionItem): string =>
  result?.id ?? stated?.id ?? submissionId.slice(0, 13)

/** The type code of a submission's document; if it was never received, the one that its body stated. */
export const submissionType = ({ result, stated }: SubmissionItem): string | undefined =>
  result?.document.type ?? stated?.type

/** The authority's answer in one line; for a rejection, its first rule. */
const Answer = ({ alarm, result, state }: SubmissionItem) => {
  const say = useSay()
  const { meaning } = faceOfItem({ state, ...(result === undefined ? {} : { result }) })
  const isTaken = result?.response.numberHolder !== undefined
  const response = result?.response
  const [first, ...others] = response?.violations ?? []
  // an open submission has no result yet, whatever the authority answered so far
  const words = isOpen({ state }) ? undefined : response?.statusDescription || response?.statusMessage
  return (
    <>
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
    </>
  )
}

const Row = ({ company, item }: { readonly company: string | undefined; readonly item: SubmissionItem }) => {
  const language = useLanguage()
  const say = useSay()
  const { name, tone } = faceOfItem(item)
  const { submissionId } = item
  const type = submissionType(item)
  const created = item.result?.created ?? item.stated?.created
  return (
    <tr>
      <th scope="row">
        <a
          href={href(`/submissions/${submissionId}`, { company })}
          data-row={submissionId}
          onClick={() => rememberOpened(submissionId)}
        >
          {visibly(submissionName(item))}
        </a>
        <span class="under">{type === undefined ? null : visibly(typeName(type, language))}</span>
        {created === undefined ? null : (
          <span class="under narrow">
            <Moment at={created} />
          </span>
        )}
      </th>
      <td>
        <Badge tone={tone}>{say(name)}</Badge>
      </td>
      <td class="wide-only answer">
        <Answer {...item} />
      </td>
      <td class="wide-only moment">{created === undefined ? "—" : <Moment at={created} />}</td>
    </tr>
  )
}

/** Submissions as rows. The id is the key, so that a changed row keeps its place and the focus. */
export const SubmissionTable = ({
  caption,
  company,
  items
}: {
  readonly caption: string
  readonly company: string | undefined
  readonly items: ReadonlyArray<SubmissionItem>
}) => {
  const say = useSay()
  useSteadyScroll(items)
  return (
    <table class="list">
      <caption class="unseen-label">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{say({ en: "Document", es: "Documento" })}</th>
          <th scope="col">{say({ en: "Status", es: "Estado" })}</th>
          <th scope="col" class="wide-only">
            {say({ en: "Authority", es: "Respuesta" })}
          </th>
          <th scope="col" class="wide-only">
            {say({ en: "Recorded", es: "Registrado" })}
          </th>
        </tr>
      </thead>
      <tbody>
        {items.map((item) => (
          <Row key={item.submissionId} company={company} item={item} />
        ))}
      </tbody>
    </table>
  )
}
