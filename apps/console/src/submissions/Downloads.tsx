import type { Localized } from "@radicar/domain/inner/rules/Language"
import { useState } from "preact/hooks"
import { useSay } from "../language/LanguageContext.ts"
import { failureText } from "../live/failureText.ts"
import { announce } from "../parts/announce.ts"
import { Menu } from "../parts/Menu.tsx"
import { Notice } from "../parts/Notice.tsx"
import { readFile, save } from "../session/readFile.ts"
import { useClient } from "../session/Session.ts"
import { type Filter, wireFilter } from "./filter.ts"

/** Progress of a download: the file that is being made, or why there is none. */
export interface DownloadState {
  readonly isBusy: boolean
  readonly failure: string | undefined
  readonly fetchFile: (download: Promise<unknown>) => Promise<void>
}

/** Fetches files and makes the browser save them, one at a time. */
export const useDownload = (): DownloadState => {
  const say = useSay()
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const fetchFile = async (download: Promise<unknown>): Promise<void> => {
    setIsBusy(true)
    setFailure(undefined)
    announce(say({ en: "The file is being made", es: "Se está preparando el archivo" }))
    try {
      save(await readFile(await download))
      announce(say({ en: "Saved", es: "Guardado" }))
    } catch (error) {
      setFailure(failureText(error, say))
    } finally {
      setIsBusy(false)
    }
  }
  return { isBusy, failure, fetchFile }
}

/** State of a download for the user; nothing while there is none. */
export const DownloadNotice = ({ state }: { readonly state: DownloadState }) => {
  const say = useSay()
  if (state.failure !== undefined)
    return (
      <Notice tone="danger" alert>
        <p>{state.failure}</p>
      </Notice>
    )
  return state.isBusy ? (
    <p class="quiet" role="status">
      {say({ en: "The file is being made…", es: "Se está preparando el archivo…" })}
    </p>
  ) : null
}

const layouts: ReadonlyArray<readonly [layout: "list" | "dian" | "daybook", name: Localized]> = [
  ["list", { en: "List", es: "Lista" }],
  ["daybook", { en: "Day book in pesos", es: "Libro diario en pesos" }],
  ["dian", { en: "Columns of DIAN's listing", es: "Columnas del listado de la DIAN" }]
]

/** Exports of documents: each layout as a workbook and as CSV. */
export const ExportMenu = ({
  company,
  documents,
  filter,
  state
}: {
  readonly company: string
  /** Description of the documents. */
  readonly documents: string
  readonly filter: Filter | { readonly submissionIds: string }
  readonly state: DownloadState
}) => {
  const say = useSay()
  const client = useClient()
  const query = { companyId: company, ...("submissionIds" in filter ? filter : wireFilter(filter)) }
  return (
    <Menu label={say({ en: "Export", es: "Exportar" })}>
      <p class="quiet">{documents}</p>
      {layouts.map(([layout, name]) => (
        <div key={layout} class="export-row">
          <span>{say(name)}</span>
          {(["xlsx", "csv"] as const).map((format) => (
            <button
              key={format}
              type="button"
              class="small"
              disabled={state.isBusy}
              onClick={() =>
                void state.fetchFile(
                  client.submissions.export({ query: { ...query, layout, format } }, { timeout: 600_000 })
                )
              }
            >
              <span class="unseen-label">{say(name)} </span>
              {format === "xlsx" ? "Excel" : "CSV"}
            </button>
          ))}
        </div>
      ))}
    </Menu>
  )
}
