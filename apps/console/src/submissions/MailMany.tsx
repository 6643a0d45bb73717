import type { SubmissionItem } from "@radicar/contract/inner/SubmissionsGroup"
import { useState } from "preact/hooks"
import { useLanguage, useSay } from "../language/LanguageContext.ts"
import { countText } from "../language/moments.ts"
import { useLive } from "../live/useLive.ts"
import { Dialog } from "../parts/Dialog.tsx"
import { LiveState } from "../parts/LiveState.tsx"
import { Outside } from "../parts/Outside.tsx"
import { useClient } from "../session/Session.ts"
import { submissionName } from "./SubmissionTable.tsx"

type Client = ReturnType<typeof useClient>

/** Maximum number of documents in one request. */
export const atOnce = 200

/** Items in groups of at most {@link atOnce}. */
export const inGroups = <A,>(items: ReadonlyArray<A>): ReadonlyArray<ReadonlyArray<A>> =>
  Array.from({ length: Math.ceil(items.length / atOnce) }, (_, index) =>
    items.slice(index * atOnce, (index + 1) * atOnce)
  )

type Answered = Awaited<ReturnType<Client["mails"]["sendMailCreateMany"]>>["items"][number]

/** Mails accepted documents to their receivers, or with `dryRun` only asks for the addresses. Answers each in turn. */
export const mailMany = async (
  client: Client,
  company: string,
  items: ReadonlyArray<SubmissionItem>,
  dryRun?: "true"
): Promise<ReadonlyArray<readonly [item: SubmissionItem, answer: Answered]>> => {
  const answered: Array<readonly [SubmissionItem, Answered]> = []
  for (const providerId of new Set(items.map((item) => item.providerId))) {
    for (const group of inGroups(items.filter((item) => item.providerId === providerId))) {
      const answer = await client.mails.sendMailCreateMany({
        query: { companyId: company, providerId, ...(dryRun === undefined ? {} : { dryRun }) },
        headers: { "idempotency-key": crypto.randomUUID() },
        payload: { Mails: group.map(({ result }) => ({ Uuid: result?.document.uuid ?? "" })) }
      })
      answer.items.forEach((each, index) => {
        const item = group[index]
        if (item !== undefined) answered.push([item, each])
      })
    }
  }
  return answered
}

const once = (): number => 3_600_000

/** Documents as they are now: those of a selection are as they were when they were selected. */
const currentItems = async (
  client: Client,
  company: string,
  items: ReadonlyArray<SubmissionItem>
): Promise<ReadonlyArray<SubmissionItem>> => {
  const pages = await Promise.all(
    inGroups(items).map((group) => {
      const submissionIds = group.map(({ submissionId }) => submissionId).join(",")
      return client.submissions.list({ query: { companyId: company, submissionIds, limit: `${atOnce}` } }).page()
    })
  )
  return pages.flatMap((page) => page.items)
}

/** Whether the newest e-mail of a document was sent, or will be. */
const isMailed = ({ mail }: SubmissionItem): boolean => mail === "queued" || mail === "sent"

/**
 * The question before many documents are mailed: to which address each goes, which were mailed before, and which have
 * no address. Those mailed before are left out unless they are chosen.
 */
export const MailManyDialog = ({
  company,
  end,
  items,
  send
}: {
  readonly company: string
  readonly end: () => void
  /** Accepted documents. */
  readonly items: ReadonlyArray<SubmissionItem>
  readonly send: (items: ReadonlyArray<SubmissionItem>) => void
}) => {
  const say = useSay()
  const client = useClient()
  const language = useLanguage()
  const [sendsAgain, setSendsAgain] = useState(false)
  // one question for each time that the dialog is opened
  const [key] = useState(() => `mail many ${crypto.randomUUID()}`)
  const live = useLive(
    `${key} ${language}`,
    async () => mailMany(client, company, await currentItems(client, company, items), "true"),
    once
  )
  const answered = live.data ?? []
  const before = answered.filter(([item, { problem }]) => problem === undefined && isMailed(item))
  const reached = answered.filter(([item, { problem }]) => problem === undefined && (sendsAgain || !isMailed(item)))
  const lacking = answered.filter(([, { problem }]) => problem !== undefined)
  const count = (number: number): string => countText(number, language)
  return (
    <Dialog title={say({ en: "Send by e-mail?", es: "¿Enviar por correo?" })} end={end}>
      {live.data === undefined && live.failure === undefined ? (
        <p class="quiet" role="status">
          {say({ en: "Looking up the addresses…", es: "Buscando las direcciones…" })}
        </p>
      ) : null}
      {live.failure === undefined ? null : <LiveState live={live} />}
      {before.length === 0 ? null : (
        <label class="check">
          <input
            type="checkbox"
            checked={sendsAgain}
            onChange={(event) => setSendsAgain(event.currentTarget.checked)}
          />
          {before.length === 1
            ? say({ en: "1 was mailed before: send it again", es: "1 ya se envió: enviarlo de nuevo" })
            : say({
                en: `${count(before.length)} were mailed before: send them again`,
                es: `${count(before.length)} ya se enviaron: enviarlos de nuevo`
              })}
        </label>
      )}
      {lacking.length === 0 ? null : (
        <>
          <h3>
            {say({ en: "Not sent", es: "No se envían" })} ({count(lacking.length)})
          </h3>
          <ul class="plain" aria-label={say({ en: "Not sent", es: "No se envían" })}>
            {lacking.map(([item, { problem }]) => (
              <li key={item.submissionId}>
                <strong>{submissionName(item)}</strong>{" "}
                <Outside text={item.result?.document.counterparty?.name ?? ""} />:{" "}
                <Outside text={problem?.detail ?? problem?.title ?? ""} />
              </li>
            ))}
          </ul>
        </>
      )}
      {reached.length === 0 ? null : (
        <>
          <h3>
            {say({ en: "To be sent", es: "Se envían" })} ({count(reached.length)})
          </h3>
          <ul class="plain" aria-label={say({ en: "To be sent", es: "Se envían" })}>
            {reached.map(([item, { addresses = [] }]) => (
              <li key={item.submissionId}>
                <strong>{submissionName(item)}</strong> <Outside text={addresses.join(", ")} />
              </li>
            ))}
          </ul>
        </>
      )}
      <p class="actions">
        <button
          type="button"
          class="primary"
          disabled={reached.length === 0}
          onClick={() => send(reached.map(([item]) => item))}
        >
          {say({ en: "Send", es: "Enviar" })} ({count(reached.length)})
        </button>
        <button type="button" onClick={end}>
          {say({ en: "Cancel", es: "Cancelar" })}
        </button>
      </p>
    </Dialog>
  )
}
