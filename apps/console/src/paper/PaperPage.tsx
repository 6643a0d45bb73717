import { useEffect, useRef, useState } from "preact/hooks"
import { type Say, useSay } from "../language/LanguageContext.ts"
import { failureText, violationsOf } from "../live/failureText.ts"
import { useCompany } from "../live/useCompany.ts"
import { useLive } from "../live/useLive.ts"
import { announce } from "../parts/announce.ts"
import { Heading } from "../parts/Heading.tsx"
import { LiveState } from "../parts/LiveState.tsx"
import { NoCompany } from "../parts/NoCompany.tsx"
import { Notice } from "../parts/Notice.tsx"
import { readFile, type ReadFile, save } from "../session/readFile.ts"
import { useClient, useMay } from "../session/Session.ts"
import { PdfView } from "../parts/Pdf.tsx"
import { DesignForm } from "./DesignForm.tsx"
import type { Design, PaperName } from "./design.ts"
import { paperNames } from "./paperNames.ts"

/** Text about a design that the service refuses, such as for its colour: what it expects of the field. */
const designFailure = (failure: unknown, say: Say): string => {
  const [violation] = violationsOf(failure)
  if (violation === undefined) return failureText(failure, say)
  const { expected, message } = violation
  return `${message} ${say({ en: "Expected:", es: "Se espera:" })} ${String(expected)}.`
}

/** Designs are changed here only, and seldom elsewhere. */
const everyTenMinutes = (): number => 600_000

/** A document on which a design is shown. */
interface Sample {
  readonly uuid: string
  readonly name: string
}

/** The newest documents of a company, for a preview. */
const useSamples = (company: string): ReadonlyArray<Sample> | undefined => {
  const client = useClient()
  const live = useLive(
    `samples ${company}`,
    (signal) => client.submissions.list({ query: { companyId: company, limit: "20" } }, { signal }).page(),
    everyTenMinutes
  )
  return live.data?.items.flatMap(({ result }) =>
    result === undefined ? [] : [{ uuid: result.document.uuid, name: `${result.id} (${result.document.type})` }]
  )
}

/** The PDF of a document in a design, made again when one of them changes. */
const usePreview = (company: string, design: Design, uuid: string | undefined, paper: PaperName | "") => {
  const say = useSay()
  const client = useClient()
  const [file, setFile] = useState<ReadFile>()
  const [failure, setFailure] = useState<string>()
  useEffect(() => {
    if (uuid === undefined) return
    const ends = new AbortController()
    const query = { uuid, ...(paper === "" ? {} : { paper }) }
    client.companyPrints
      .preview({ params: { id: company }, query, payload: design }, { signal: ends.signal })
      .then(readFile)
      .then(
        (read) => {
          setFile({ ...read, name: "preview.pdf" })
          setFailure(undefined)
        },
        (error: unknown) => {
          if (!ends.signal.aborted) setFailure(designFailure(error, say))
        }
      )
    return () => ends.abort()
  }, [company, JSON.stringify(design), uuid, paper])
  return { file, failure }
}

/** The preview: which document, on which paper, and its PDF. */
const Preview = ({
  company,
  design,
  samples
}: {
  readonly company: string
  readonly design: Design
  readonly samples: ReadonlyArray<Sample>
}) => {
  const say = useSay()
  const [chosen, setChosen] = useState<string>()
  const [paper, setPaper] = useState<PaperName | "">("")
  const uuid = chosen ?? samples[0]?.uuid
  const { failure, file } = usePreview(company, design, uuid, paper)
  return (
    <section aria-labelledby="preview">
      <h2 id="preview">{say({ en: "Preview", es: "Vista previa" })}</h2>
      <div class="row">
        <label>
          {say({ en: "Document", es: "Documento" })}
          <select value={uuid} onChange={(event) => setChosen(event.currentTarget.value)}>
            {samples.map((sample) => (
              <option key={sample.uuid} value={sample.uuid}>
                {sample.name}
              </option>
            ))}
          </select>
        </label>
        <label>
          {say({ en: "On", es: "En" })}
          <select value={paper} onChange={(event) => setPaper(event.currentTarget.value as PaperName | "")}>
            <option value="">{say({ en: "its own paper", es: "su propio papel" })}</option>
            {paperNames.map(([name, text]) => (
              <option key={name} value={name}>
                {say(text)}
              </option>
            ))}
          </select>
        </label>
      </div>
      {failure === undefined ? null : (
        <Notice tone="danger" alert>
          <p>{failure}</p>
        </Notice>
      )}
      <PdfView file={file} />
      {file === undefined ? null : (
        <p class="actions">
          <button type="button" class="small" onClick={() => save(file)}>
            {say({ en: "Save this PDF", es: "Guardar este PDF" })}
          </button>
        </p>
      )}
    </section>
  )
}

/** Form and preview, once the stored design is there. */
const Designer = ({ company, stored }: { readonly company: string; readonly stored: Design }) => {
  const say = useSay()
  const client = useClient()
  const samples = useSamples(company)
  const [design, setDesign] = useState(stored)
  const [failure, setFailure] = useState<string>()
  const isBusy = useRef(false)
  const store = async (): Promise<void> => {
    if (isBusy.current) return
    isBusy.current = true
    setFailure(undefined)
    try {
      await client.companyPrints.put({ params: { id: company }, payload: design })
      announce(say({ en: "Saved", es: "Guardado" }))
    } catch (error) {
      setFailure(designFailure(error, say))
    } finally {
      isBusy.current = false
    }
  }
  return (
    <div class="columns">
      <DesignForm design={design} change={setDesign} store={() => void store()} failure={failure} />
      {samples?.length === 0 ? (
        <p class="empty">
          {say({
            en: "The preview shows a document of the company, which has filed none.",
            es: "La vista previa muestra un documento de la compañía, que aún no ha radicado ninguno."
          })}
        </p>
      ) : null}
      {samples === undefined || samples.length === 0 ? null : (
        <Preview company={company} design={design} samples={samples} />
      )}
    </div>
  )
}

/** Page of a company's prints: paper, colour, logo and texts of its PDFs, with a preview on one of its documents. */
export const PaperPage = () => {
  const company = useCompany()
  return company === undefined ? <NoCompany /> : <CompanyPaper key={company} company={company} />
}

const CompanyPaper = ({ company }: { readonly company: string }) => {
  const say = useSay()
  const client = useClient()
  const mayChange = useMay("companies:admin")
  const live = useLive(
    `print ${company}`,
    (signal) => client.companyPrints.get({ params: { id: company } }, { signal }),
    everyTenMinutes
  )
  const title = say({ en: "Printing", es: "Impresión" })
  return (
    <>
      <div class="title-row">
        <Heading title={title}>{title}</Heading>
        <LiveState live={live} />
      </div>
      {mayChange ? null : (
        <Notice tone="neutral">
          <p>
            {say({
              en: "This token may try designs, but not save them.",
              es: "Este token puede probar diseños, pero no guardarlos."
            })}
          </p>
        </Notice>
      )}
      {live.data === undefined ? null : <Designer company={company} stored={live.data.settings as Design} />}
    </>
  )
}
