import { useEffect, useState } from "preact/hooks"
import { useSay } from "../../language/LanguageContext.ts"
import type { ReadFile } from "./readFile.ts"

/** A PDF in the browser's own viewer. Where there is none, the file can be saved beside it. */
export const PdfView = ({ file }: { readonly file: ReadFile }) => {
  const say = useSay()
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    const made = URL.createObjectURL(file.content)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  if (!navigator.pdfViewerEnabled) {
    return (
      <p class="quiet">
        {say({
          en: "This browser shows no PDF by itself: save it.",
          es: "Este navegador no muestra PDF por sí mismo: guárdelo."
        })}
      </p>
    )
  }
  return url === undefined ? null : (
    <iframe
      class="pdf"
      src={`${url}#navpanes=0&view=FitH`}
      title={`${say({ en: "PDF of the document", es: "PDF del documento" })} (${file.name})`}
    />
  )
}
