import { useEffect, useState } from "preact/hooks"
import { useSay } from "../language/LanguageContext.ts"
import { failureText } from "../live/failureText.ts"
import { Notice } from "./Notice.tsx"
import { readFile, type ReadFile } from "../session/readFile.ts"
import type { Client, FileDownload } from "@radicar/http-client/inner/plain"
import { useClient } from "../session/Session.ts"

/** A PDF in the browser's viewer; without a viewer, the file can be saved. */
export const PdfView = ({ file }: { readonly file: ReadFile | undefined }) => {
  const say = useSay()
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    if (file === undefined) return
    const made = URL.createObjectURL(file.content)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  if (!navigator.pdfViewerEnabled) {
    return (
      <p class="quiet">
        {say({
          en: "This browser cannot show PDF files: save it.",
          es: "Este navegador no muestra archivos PDF: guárdelo."
        })}
      </p>
    )
  }
  return url === undefined || file === undefined ? null : (
    <iframe
      class="pdf"
      src={`${url}#navpanes=0&view=FitH`}
      title={`${say({ en: "PDF of the document", es: "PDF del documento" })} (${file.name})`}
    />
  )
}

/** Whether the page is wide enough for the PDF next to the facts. */
const isWide = (): boolean => globalThis.matchMedia("(min-width: 80rem)").matches

/** The PDF of a document: at once where there is room next to its facts, else on request. */
export const Pdf = ({
  get,
  id,
  isAsked = false
}: {
  readonly get: (client: Client, signal: AbortSignal) => Promise<FileDownload>
  /** Key or id of the document; another one fetches again. */
  readonly id: string
  /** Whether the user has already asked for it. */
  readonly isAsked?: boolean
}) => {
  const say = useSay()
  const client = useClient()
  const [isShown, setIsShown] = useState(() => isAsked || isWide())
  const [file, setFile] = useState<ReadFile>()
  const [failure, setFailure] = useState<unknown>()
  useEffect(() => {
    if (!isShown || !navigator.pdfViewerEnabled) return
    const ends = new AbortController()
    get(client, ends.signal)
      .then(readFile)
      .then(setFile, (error: unknown) => {
        if (!ends.signal.aborted) setFailure(error)
      })
    return () => ends.abort()
  }, [isShown, id])
  if (!isShown) {
    return (
      <p>
        <button type="button" onClick={() => setIsShown(true)}>
          {say({ en: "Show the PDF", es: "Ver el PDF" })}
        </button>
      </p>
    )
  }
  if (failure !== undefined)
    return (
      <Notice tone="warning">
        <p>PDF: {failureText(failure, say)}</p>
      </Notice>
    )
  if (file === undefined && navigator.pdfViewerEnabled) return <div class="pdf loading" aria-busy="true" />
  return <PdfView file={file} />
}
