import type { SubmissionDetail } from "@radicar/contract/inner/SubmissionsGroup"
import type { Localized } from "@radicar/domain/inner/rules/Language"
import type { Client, FileDownload } from "@radicar/http-client/inner/plain"
import { useState } from "preact/hooks"
import { useSay } from "../../language/LanguageContext.ts"
import { failureText } from "../../live/failureText.ts"
import { announce } from "../../parts/announce.ts"
import { Notice } from "../../parts/Notice.tsx"
import { useClient } from "../../session/Session.ts"
import { readFile, type ReadFile, save } from "../../session/readFile.ts"
import { XmlView } from "./XmlView.tsx"

type Detail = typeof SubmissionDetail.Type

interface File {
  readonly name: Localized
  /** Viewer of the file; if absent, it can only be saved. */
  readonly view?: "xml"
  readonly has: (detail: Detail) => boolean
  readonly get: (client: Client, detail: Detail) => Promise<FileDownload>
}

const xml =
  (kind: "document" | "response" | "attached") =>
  (client: Client, { result }: Detail) =>
    client.files.xml({ query: { uuid: result?.document.uuid ?? "", kind } })

/** The PDF on a roll, which only sales have: the codes of their types have two digits. */
const roll = (paper: "roll80" | "roll58", millimetres: string): File => ({
  name: { en: `PDF on a roll of ${millimetres} mm`, es: `PDF en tirilla de ${millimetres} mm` },
  has: ({ result }) => result !== undefined && /^\d\d$/u.test(result.document.type),
  get: (client, { result }) => client.files.pdf({ query: { uuid: result?.document.uuid ?? "", paper } })
})

const files: ReadonlyArray<File> = [
  {
    name: { en: "PDF", es: "PDF" },
    has: ({ result }) => result !== undefined,
    get: (client, { result }) => client.files.pdf({ query: { uuid: result?.document.uuid ?? "" } })
  },
  roll("roll80", "80"),
  roll("roll58", "58"),
  {
    name: { en: "Signed XML", es: "XML firmado" },
    view: "xml",
    has: ({ result }) => result !== undefined,
    get: xml("document")
  },
  {
    name: { en: "Authority's answer", es: "Respuesta de la DIAN" },
    view: "xml",
    has: ({ state }) => state === "accepted" || state === "rejected",
    get: xml("response")
  },
  {
    name: { en: "Container", es: "Contenedor" },
    view: "xml",
    has: ({ state }) => state === "accepted",
    get: xml("attached")
  },
  {
    name: { en: "Evidence (ZIP)", es: "Evidencia (ZIP)" },
    has: () => true,
    get: (client, { submissionId }) => client.files.evidence({ query: { submissionId } })
  }
]

interface Opened {
  readonly file: File
  readonly read?: ReadFile
  readonly failure?: unknown
}

/** The files of a submission, to view and to save. */
export const Files = ({ detail }: { readonly detail: Detail }) => {
  const say = useSay()
  const client = useClient()
  const [opened, setOpened] = useState<Opened>()

  const fetchFile = async (file: File, then: (read: ReadFile) => void): Promise<void> => {
    setOpened({ file })
    try {
      then(await readFile(await file.get(client, detail)))
    } catch (failure) {
      setOpened({ file, failure })
    }
  }
  const show = (file: File): void => {
    if (opened?.file === file && opened.failure === undefined) setOpened(undefined)
    else void fetchFile(file, (read) => setOpened({ file, read }))
  }
  const keep = (file: File): void => {
    void fetchFile(file, (read) => {
      save(read)
      setOpened(undefined)
      announce(say({ en: "Saved", es: "Guardado" }))
    })
  }
  return (
    <section aria-labelledby="files">
      <h2 id="files">{say({ en: "Files", es: "Archivos" })}</h2>
      <ul class="files">
        {files
          .filter(({ has }) => has(detail))
          .map((file) => (
            <li key={file.name.en}>
              <span>{say(file.name)}</span>
              {file.view === undefined ? null : (
                <button type="button" class="small" aria-expanded={opened?.file === file} onClick={() => show(file)}>
                  {opened?.file === file ? say({ en: "Hide", es: "Ocultar" }) : say({ en: "Show", es: "Ver" })}
                  <span class="unseen-label"> {say(file.name)}</span>
                </button>
              )}
              <button type="button" class="small" onClick={() => keep(file)}>
                {say({ en: "Save", es: "Guardar" })}
                <span class="unseen-label"> {say(file.name)}</span>
              </button>
            </li>
          ))}
      </ul>
      {opened === undefined ? null : <Shown opened={opened} />}
    </section>
  )
}

const Shown = ({ opened: { failure, file, read } }: { readonly opened: Opened }) => {
  const say = useSay()
  const name = say(file.name)
  if (failure !== undefined) {
    return (
      <Notice tone="warning" alert>
        <p>
          {name}: {failureText(failure, say)}
        </p>
      </Notice>
    )
  }
  if (read === undefined) return <p class="quiet">{say({ en: "Loading…", es: "Cargando…" })}</p>
  return <XmlView file={read} name={name} />
}
