import type { SubmissionItem } from "@radicar/contract/inner/SubmissionsGroup"
import { useState } from "preact/hooks"
import { useSay } from "../language/LanguageContext.ts"
import { failureText } from "../live/failureText.ts"
import { useLive } from "../live/useLive.ts"
import { Notice } from "../parts/Notice.tsx"
import { Outside } from "../parts/Outside.tsx"
import { useClient, useMay } from "../session/Session.ts"
import { type DownloadState, ExportMenu } from "./Downloads.tsx"
import { atOnce, inGroups, MailManyDialog, mailMany } from "./MailMany.tsx"
import { isOpen } from "./statusText.ts"
import { addSums, type SelectedSum, SelectionSum, submissionName } from "./SubmissionTable.tsx"

/** Outcome of an action on several documents. */
interface Outcome {
  readonly done: number
  readonly problems: ReadonlyArray<{ readonly name: string; readonly text: string }>
}

const everyMinute = (): number => 60_000

/**
 * Sums of the selected documents by book and currency. The service adds them up: it knows which payrolls were replaced
 * or deleted.
 */
const useSums = (company: string, items: ReadonlyArray<SubmissionItem>): ReadonlyArray<SelectedSum> => {
  const client = useClient()
  const ids = items.map(({ submissionId }) => submissionId).toSorted()
  const live = useLive(
    ids.length === 0 ? undefined : `sums of ${ids.join(" ")}`,
    async (signal) => {
      const sums = await Promise.all(
        [...new Set(items.map(({ environment }) => environment))].flatMap((environment) =>
          inGroups(ids).map((group) => {
            const query = {
              companyId: company,
              environment,
              submissionIds: group.join(","),
              status: "submitted"
            } as const
            return client.submissions.summary({ query: { ...query, by: "status" } }, { signal })
          })
        )
      )
      return addSums(
        sums.flatMap(({ groups }) =>
          groups.flatMap(({ book, currency, total }) => (total === undefined ? [] : [{ book, currency, total }]))
        )
      )
    },
    everyMinute
  )
  return live.data ?? []
}

type Client = ReturnType<typeof useClient>

/** Retries open documents. */
const retryAll = async (client: Client, open: ReadonlyArray<SubmissionItem>): Promise<Outcome> => {
  const problems: Array<Outcome["problems"][number]> = []
  for (const group of inGroups(open)) {
    const answer = await client.submissions.retryMany({
      payload: { Ids: group.map(({ submissionId }) => submissionId) }
    })
    answer.items.forEach(({ problem }, index) => {
      const item = group[index]
      if (problem !== undefined && item !== undefined)
        problems.push({ name: submissionName(item), text: problem.detail ?? problem.title })
    })
  }
  return { done: open.length - problems.length, problems }
}

/** Mails documents; those that could not be queued are the problems. */
const mailAll = async (client: Client, company: string, items: ReadonlyArray<SubmissionItem>): Promise<Outcome> => {
  const problems = (await mailMany(client, company, items)).flatMap(([item, { problem }]) =>
    problem === undefined ? [] : [{ name: submissionName(item), text: problem.detail ?? problem.title }]
  )
  return { done: items.length - problems.length, problems }
}

const OutcomeNotice = ({ outcome }: { readonly outcome: Outcome }) => {
  const say = useSay()
  return (
    <Notice tone={outcome.problems.length === 0 ? "good" : "warning"} alert>
      <p>
        {say({
          en: `Done: ${outcome.done}. With a problem: ${outcome.problems.length}.`,
          es: `Hechos: ${outcome.done}. Con problema: ${outcome.problems.length}.`
        })}
      </p>
      {outcome.problems.length === 0 ? null : (
        <ul class="plain">
          {outcome.problems.slice(0, 20).map(({ name, text }) => (
            <li key={name}>
              <strong>{name}</strong>: <Outside text={text} />
            </li>
          ))}
        </ul>
      )}
    </Notice>
  )
}

/** Actions on the selected documents: retry, mail, one ZIP, one PDF, exports. */
export const Bulk = ({
  clear,
  company,
  done,
  download,
  items
}: {
  readonly clear: () => void
  readonly company: string
  readonly done: () => void
  readonly download: DownloadState
  readonly items: ReadonlyArray<SubmissionItem>
}) => {
  const say = useSay()
  const client = useClient()
  const mayWrite = useMay("documents:write")
  const [isBusy, setIsBusy] = useState(false)
  const [isAsking, setIsAsking] = useState(false)
  const [outcome, setOutcome] = useState<Outcome>()
  const [failure, setFailure] = useState<string>()
  const sums = useSums(company, items)
  const open = items.filter(isOpen)
  const accepted = items.filter(({ state }) => state === "accepted")

  const run = async (action: () => Promise<Outcome>): Promise<void> => {
    setIsBusy(true)
    setIsAsking(false)
    setFailure(undefined)
    setOutcome(undefined)
    try {
      setOutcome(await action())
    } catch (error) {
      setFailure(failureText(error, say))
    } finally {
      setIsBusy(false)
      done()
    }
  }

  const archive = (as: "zip" | "pdf"): void =>
    void download.fetchFile(
      client.files.archive(
        { query: { companyId: company, as }, payload: { Ids: items.map(({ submissionId }) => submissionId) } },
        { timeout: 600_000 }
      )
    )

  return (
    <>
      {failure === undefined ? null : (
        <Notice tone="danger" alert>
          <p>{failure}</p>
        </Notice>
      )}
      {outcome === undefined ? null : <OutcomeNotice outcome={outcome} />}
      {items.length === 0 ? null : (
        <div
          class="toolbar selected"
          role="group"
          aria-label={say({ en: "Selected documents", es: "Documentos seleccionados" })}
        >
          <SelectionSum count={items.length} sums={sums} clear={clear} />
          {mayWrite ? (
            <>
              <button
                type="button"
                class="small"
                disabled={isBusy || open.length === 0}
                onClick={() => void run(() => retryAll(client, open))}
              >
                {say({ en: "Retry", es: "Reintentar" })} ({open.length})
              </button>
              <button
                type="button"
                class="small"
                disabled={isBusy || accepted.length === 0}
                onClick={() => setIsAsking(true)}
              >
                {say({ en: "E-mail", es: "Enviar por correo" })} ({accepted.length})
              </button>
            </>
          ) : null}
          <button type="button" class="small" disabled={download.isBusy} onClick={() => archive("zip")}>
            {say({ en: "Download ZIP", es: "Descargar ZIP" })}
          </button>
          <button type="button" class="small" disabled={download.isBusy} onClick={() => archive("pdf")}>
            {say({ en: "One PDF", es: "Un solo PDF" })}
          </button>
          {items.length > atOnce ? (
            <span class="quiet">{say({ en: `Export: at most ${atOnce}`, es: `Exportar: máximo ${atOnce}` })}</span>
          ) : (
            <ExportMenu
              company={company}
              documents={say({ en: "The selected documents", es: "Los documentos seleccionados" })}
              filter={{ submissionIds: items.map(({ submissionId }) => submissionId).join(",") }}
              state={download}
            />
          )}
        </div>
      )}
      {isAsking ? (
        <MailManyDialog
          company={company}
          end={() => setIsAsking(false)}
          items={accepted}
          send={(chosen) => void run(() => mailAll(client, company, chosen))}
        />
      ) : null}
    </>
  )
}
