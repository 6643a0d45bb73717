import type { InboxDetail } from "@radicar/contract/inner/inbox/InboxItem"
import type { Localized } from "@radicar/domain/inner/rules/Language"
import { useState } from "preact/hooks"
import { useLanguage, useSay } from "../../language/LanguageContext.ts"
import { countText } from "../../language/moments.ts"
import { failureText } from "../../live/failureText.ts"
import { announce } from "../../parts/announce.ts"
import { Notice } from "../../parts/Notice.tsx"
import { visibly } from "../../parts/Outside.tsx"
import { readFile, type ReadFile, save } from "../../session/readFile.ts"
import { useClient } from "../../session/Session.ts"
import { XmlView } from "../../submission/files/XmlView.tsx"

type File = InboxDetail["files"][number]

const names: Readonly<Record<string, Localized>> = {
  document: { en: "XML of the document", es: "XML del documento" },
  pdf: { en: "PDF made here", es: "PDF hecho aquí" },
  received: { en: "Everything as it came", es: "Todo como llegó" }
}

interface Opened {
  readonly id: string
  readonly read?: ReadFile
  readonly failure?: unknown
}

/** The files of an item, to save; its XML also to view. Files of suppliers are never shown. */
export const InboxFiles = ({
  company,
  files,
  item
}: {
  readonly company: string
  readonly files: ReadonlyArray<File>
  readonly item: string
}) => {
  const say = useSay()
  const client = useClient()
  const language = useLanguage()
  const [opened, setOpened] = useState<Opened>()
  const fetchFile = async (id: string, then: (read: ReadFile) => void): Promise<void> => {
    setOpened({ id })
    try {
      then(await readFile(await client.inbox.file({ params: { id: item, file: id }, query: { companyId: company } })))
    } catch (failure) {
      setOpened({ id, failure })
    }
  }
  const show = (id: string): void => {
    if (opened?.id === id && opened.failure === undefined) setOpened(undefined)
    else void fetchFile(id, (read) => setOpened({ id, read }))
  }
  const keep = (id: string): void =>
    void fetchFile(id, (read) => {
      save(read)
      setOpened(undefined)
      announce(say({ en: "Saved", es: "Guardado" }))
    })
  if (files.length === 0) return null
  return (
    <section aria-labelledby="files">
      <h2 id="files">{say({ en: "Files", es: "Archivos" })}</h2>
      <ul class="files">
        {files.map(({ id, name, octets }) => {
          const label = names[id]
          const title = label === undefined ? name : say(label)
          return (
            <li key={id}>
              <span>
                {visibly(title)}
                {octets === undefined ? null : (
                  <span class="under">{countText(Math.max(1, Math.round(octets / 1024)), language)} KB</span>
                )}
              </span>
              {id === "document" ? (
                <button type="button" class="small" aria-expanded={opened?.id === id} onClick={() => show(id)}>
                  {opened?.id === id ? say({ en: "Hide", es: "Ocultar" }) : say({ en: "Show", es: "Ver" })}
                  <span class="unseen-label"> {visibly(title)}</span>
                </button>
              ) : null}
              <button type="button" class="small" onClick={() => keep(id)}>
                {say({ en: "Save", es: "Guardar" })}
                <span class="unseen-label"> {visibly(title)}</span>
              </button>
            </li>
          )
        })}
      </ul>
      {opened?.failure === undefined ? null : (
        <Notice tone="warning" alert>
          <p>{failureText(opened.failure, say)}</p>
        </Notice>
      )}
      {opened?.read === undefined ? null : <XmlView file={opened.read} name={opened.read.name} />}
    </section>
  )
}
