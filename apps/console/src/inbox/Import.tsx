import type { InboxArrival } from "@radicar/contract/inner/inbox/InboxItem"
import { useRef, useState } from "preact/hooks"
import { useSay } from "../language/LanguageContext.ts"
import { failureText } from "../live/failureText.ts"
import { announce } from "../parts/announce.ts"
import { DropZone, FileField } from "../parts/FileField.tsx"
import { Badge, type Tone } from "../parts/Notice.tsx"
import { Outside, visibly } from "../parts/Outside.tsx"
import { href } from "../routing/address.ts"
import { type Client, TooManyRequests } from "@radicar/http-client/inner/plain"
import { useClient } from "../session/Session.ts"
import { WhyUnreadable } from "./InboxTable.tsx"
import { faceOfState, itemName } from "./inboxTexts.ts"

/** Limit of the service for a file, in octets. */
const mostOctets = 25 * 1024 * 1024

/** Pause between questions about an arrival that is judged in the background, in milliseconds. */
const pause = 1_500

/** Questions about such an arrival, and attempts for a file, before the page leaves it. */
const mostQuestions = 40

const wait = (millis: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, millis))

interface Import {
  readonly name: string
  readonly arrival?: InboxArrival
  readonly failure?: string
}

/** Runs a request; while the token sends too many, it waits as long as the service says. */
const patiently = async <A,>(request: () => Promise<A>): Promise<A> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await request()
    } catch (error) {
      if (attempt >= mostQuestions || !(error instanceof TooManyRequests)) throw error
      await wait(error.retryAfter * 1_000)
    }
  }
}

/** Imports a file; waits for the judgement if that follows in the background. */
const importFile = async (client: Client, company: string, name: string, payload: Uint8Array) => {
  const query = { companyId: company }
  let arrival: InboxArrival = await patiently(() => client.inbox.import({ query: { ...query, name }, payload }))
  for (let question = 0; arrival.state === "stored" && question < mostQuestions; question += 1) {
    await wait(pause)
    const params = { id: arrival.id }
    arrival = await patiently(() => client.inbox.arrival({ params, query }))
  }
  return arrival
}

/** The result of one file: every document that it brought, or why there is none. */
const ImportResult = ({ company, file }: { readonly company: string; readonly file: Import }) => {
  const say = useSay()
  const { arrival, failure, name } = file
  const badge = (tone: Tone, text: string) => <Badge tone={tone}>{text}</Badge>
  return (
    <li>
      <strong>{visibly(name)}</strong>{" "}
      {failure !== undefined
        ? badge("danger", say({ en: "not imported", es: "no se importó" }))
        : arrival === undefined
          ? badge("neutral", say({ en: "waiting", es: "en espera" }))
          : arrival.state === "stored"
            ? badge("neutral", say({ en: "stored, still to be checked", es: "guardado, falta revisarlo" }))
            : arrival.repeated
              ? badge("neutral", say({ en: "had arrived before", es: "ya había llegado" }))
              : null}
      {failure === undefined ? null : <span class="under">{failure}</span>}
      {arrival === undefined || arrival.items.length === 0 ? null : (
        <ul class="plain">
          {arrival.items.map((item) => {
            const { name: state, tone } = faceOfState(item.state)
            return (
              <li key={item.id}>
                <a href={href(`/inbox/${item.id}`, { company })}>{visibly(itemName(item, say))}</a>{" "}
                {item.supplier === undefined ? null : <Outside text={item.supplier.name} />}{" "}
                <Badge tone={tone}>{say(state)}</Badge>
                {item.unreadable === undefined ? null : (
                  <span class="under">
                    <WhyUnreadable {...item.unreadable} />
                  </span>
                )}
              </li>
            )
          })}
        </ul>
      )}
    </li>
  )
}

/** The place for files of suppliers: they are imported one after the other, each with its result. */
export const ImportFiles = ({ company, done }: { readonly company: string; readonly done: () => void }) => {
  const say = useSay()
  const client = useClient()
  const input = useRef<HTMLInputElement>(null)
  const queue = useRef<ReadonlyArray<File>>([])
  const [isBusy, setIsBusy] = useState(false)
  const [imports, setImports] = useState<ReadonlyArray<Import>>([])

  const importOne = async (file: File): Promise<Omit<Import, "name">> => {
    if (file.size > mostOctets)
      return {
        failure: say({
          en: "The file is larger than 25 MiB: import its parts one by one.",
          es: "El archivo pesa más de 25 MiB: impórtelo por partes."
        })
      }
    const octets = await file.arrayBuffer().catch(() => undefined)
    if (octets === undefined)
      return { failure: say({ en: "The browser cannot read it.", es: "El navegador no lo puede leer." }) }
    try {
      return { arrival: await importFile(client, company, file.name, new Uint8Array(octets)) }
    } catch (error) {
      return { failure: failureText(error, say) }
    }
  }

  /** Adds files to the queue. It goes on when the user opens another view. */
  const importAll = async (list: FileList | null | undefined): Promise<void> => {
    const files = [...(list ?? [])]
    const first = queue.current.length
    queue.current = [...queue.current, ...files]
    setImports((before) => [...before, ...files.map(({ name }) => ({ name }))])
    if (isBusy || files.length === 0) return
    setIsBusy(true)
    for (let at = first; at < queue.current.length; at += 1) {
      const file = queue.current[at]
      if (file === undefined) continue
      const result = await importOne(file)
      setImports((before) => before.map((each, index) => (index === at ? { ...each, ...result } : each)))
      done()
    }
    setIsBusy(false)
    if (input.current !== null) input.current.value = ""
    announce(say({ en: "Import finished", es: "Importación terminada" }))
  }

  return (
    <section aria-labelledby="import">
      <h2 id="import" class="unseen-label">
        {say({ en: "Import", es: "Importar" })}
      </h2>
      <DropZone onFiles={(files) => void importAll(files)}>
        <FileField
          input={input}
          accept=".xml,.zip,.eml"
          multiple
          label={say({
            en: "Drop what suppliers sent: XML, ZIP or e-mails (EML), each at most 25 MiB",
            es: "Suelte lo que enviaron los proveedores: XML, ZIP o correos (EML), máximo 25 MiB cada uno"
          })}
          onFiles={(files) => void importAll(files)}
        />
      </DropZone>
      {isBusy ? (
        <p class="quiet" role="status">
          {say({ en: "Importing…", es: "Importando…" })}
        </p>
      ) : null}
      {imports.length === 0 ? null : (
        <ul class="plain" aria-label={say({ en: "Imported files", es: "Archivos importados" })}>
          {imports.map((file, index) => (
            <ImportResult key={index} company={company} file={file} />
          ))}
        </ul>
      )}
    </section>
  )
}
