import { useLanguage, useSay } from "../language/LanguageContext.ts"
import { useCompany } from "../live/useCompany.ts"
import { useLive } from "../live/useLive.ts"
import { useProvider } from "../live/useProvider.ts"
import { Heading } from "../parts/Heading.tsx"
import { LiveState } from "../parts/LiveState.tsx"
import { NoCompany } from "../parts/NoCompany.tsx"
import { visibly } from "../parts/Outside.tsx"
import { ProviderPicker } from "../ranges/ProviderPicker.tsx"
import { href, useAddress } from "../routing/address.ts"
import { type Client, Forbidden, NotFound } from "@radicar/http-client/inner/plain"
import { useClient, useMay } from "../session/Session.ts"
import { submissionName, submissionType } from "../submissions/SubmissionTable.tsx"
import { typeName } from "../submissions/typeNames.ts"
import { useCodeLists } from "./codes.ts"
import { itemOf } from "./credited.ts"
import type { Fault } from "./faults.ts"
import { NoCertificate, NoScope } from "./FilingEnd.tsx"
import { IssueForm } from "./IssueForm.tsx"
import { type ByHand, byHandOf, proposedPrefix } from "./ByHand.tsx"
import { isJson, type Json, withValue } from "./jsonBody.ts"
import { JsonForm } from "./JsonForm.tsx"
import { emptyBody, emptyLine, isKindName, type KindName, kindOf, kinds, newKinds } from "./kinds.ts"
import { NoIssuer } from "./Party.tsx"
import { type Beginning, bodyOf, copiedBody, correctedBody, loadCredited, noteBody } from "./openBody.ts"
import { SuggestionsProvider } from "./Suggestions.tsx"
import { DraftList } from "./DraftList.tsx"
import { useServiceDraft } from "./serviceDraft.ts"
import { useDraftId } from "./useFiling.ts"

/** Purpose for which a document is opened, as the address names it. */
const purposes = ["correct", "copy", "about"] as const

const once = (): number => 3_600_000

/** Opens a recorded document for a purpose. */
const openDocument = async (
  client: Client,
  purpose: (typeof purposes)[number],
  name: KindName | "json",
  id: string,
  signal: AbortSignal
): Promise<Beginning> => {
  const detail = await client.submissions.get({ params: { id } }, { signal })
  const document = detail.result?.document
  const body = await bodyOf(client, document?.uuid ?? "", signal)
  const shared = {
    provider: detail.providerId,
    isTest: detail.environment === "habilitacion",
    operation: detail.operation,
    type: submissionType(detail),
    name: submissionName(detail)
  } satisfies Partial<Beginning>
  if (purpose === "correct") {
    const violations = detail.result?.response.violations ?? []
    const rejections = violations.map(({ cause, message, path = "$", rule }): Fault => ({
      path,
      message: cause ?? message,
      rule
    }))
    return {
      ...shared,
      source: { purpose, id: detail.submissionId },
      body: correctedBody(body, detail, kindOf(detail.operation, document?.type) !== undefined),
      rejections
    }
  }
  if (purpose === "copy") return { ...shared, body: copiedBody(body), rejections: [] }
  const about = { ...shared, source: { purpose, id: detail.submissionId }, rejections: [] }
  if (name !== "credit-note") return { ...about, body: noteBody(kinds["debit-note"], body, detail, [emptyLine]) }
  const credited = await loadCredited(client, detail.companyId, document?.uuid ?? "", body, signal)
  const items = credited.filter(({ left }) => left !== "0").map(itemOf)
  return { ...about, credited, body: noteBody(kinds[name], body, detail, items) }
}

/** The recorded document that the address names; nothing is queried if it names none. */
const useOpened = (name: KindName | "json") => {
  const client = useClient()
  const language = useLanguage()
  const { query } = useAddress()
  const purpose = purposes.find((each) => query.has(each))
  const id = purpose === undefined ? "" : (query.get(purpose) ?? "")
  const live = useLive(
    purpose === undefined ? undefined : `open ${language} ${purpose} ${name} ${id}`,
    (signal) => openDocument(client, purpose ?? "copy", name, id, signal),
    once
  )
  return { live, purpose }
}

/** The company's settings as far as the form depends on them. */
const useReadiness = (company: string) => {
  const client = useClient()
  return useLive(
    `readiness ${company}`,
    async (signal) => {
      const item = await client.companies.get({ params: { id: company } }, { signal }).catch((error: unknown) => {
        if (error instanceof NotFound || error instanceof Forbidden) return undefined
        throw error
      })
      const settings: Json = { ...item?.settings }
      const ranges = Array.isArray(settings["NumberingRanges"]) ? settings["NumberingRanges"] : []
      return {
        byHand: byHandOf(item),
        hasCertificate: settings["DefaultCertificate"] !== undefined,
        hasIssuer: isJson(settings["CompanyParty"]),
        prefixes: ranges.flatMap((range: unknown) =>
          isJson(range) && typeof range["Prefix"] === "string" ? [range["Prefix"]] : []
        )
      }
    },
    once
  )
}

/** Links to the kinds of documents that begin empty. */
const KindLinks = ({ company, name }: { readonly company: string; readonly name: KindName | "json" }) => {
  const say = useSay()
  const language = useLanguage()
  return (
    <nav class="kinds" aria-label={say({ en: "Kind of document", es: "Clase de documento" })}>
      {newKinds.map((each) => (
        <a
          key={each}
          class="button small"
          aria-current={each === name ? "page" : undefined}
          href={href(`/issue/${each}`, { company })}
        >
          {typeName(kinds[each].type, language)}
        </a>
      ))}
    </nav>
  )
}

const titles = {
  correct: { en: "Correct", es: "Corregir" },
  copy: { en: "Copy of", es: "Copia de" },
  about: { en: "about", es: "de" }
} as const

/** The heading: kind of document, and the document that it corrects, copies or is about. */
const Title = ({
  name,
  opened,
  purpose
}: {
  readonly name: KindName | "json"
  readonly opened: Beginning | undefined
  readonly purpose: (typeof purposes)[number] | undefined
}) => {
  const say = useSay()
  const language = useLanguage()
  const type =
    name === "json"
      ? opened?.type === undefined
        ? say({ en: "Document", es: "Documento" })
        : typeName(opened.type, language)
      : typeName(kinds[name].type, language)
  const words = purpose === undefined || opened === undefined ? "" : `${say(titles[purpose])} ${opened.name ?? ""}`
  return (
    <Heading title={`${type} ${words}`.trim()}>
      {type} {words === "" ? null : <span class="kind">{visibly(words)}</span>}
    </Heading>
  )
}

/** The content that a form begins with: an empty body, or that of the document that is opened. */
const beginningOf = (
  name: KindName,
  purpose: (typeof purposes)[number] | undefined,
  opened: Beginning | undefined,
  byHand: ByHand
): Beginning | undefined => {
  const prefix = proposedPrefix(byHand, kinds[name].type)
  if (purpose === undefined) return { body: emptyBody(name, prefix, byHand.till), rejections: [], isTest: false }
  if (opened === undefined || purpose !== "about" || prefix === "") return opened
  return { ...opened, body: withValue(opened.body, ["NumberingRange", "Prefix"], prefix) }
}

/** The form, as soon as its data have arrived. */
const Prepared = ({ company, name }: { readonly company: string; readonly name: KindName | "json" }) => {
  const language = useLanguage()
  const mayWrite = useMay("documents:write")
  const draft = useDraftId()
  const codes = useCodeLists()
  const ownProvider = useProvider()
  const readiness = useReadiness(company)
  const { live, purpose } = useOpened(name)
  const provider = live.data?.provider ?? ownProvider
  const isNew = purpose === undefined
  const hasForm = name !== "json"
  const stored = useServiceDraft(company, draft, mayWrite && hasForm)
  const byHand = readiness.data?.byHand
  const begun: Beginning | undefined =
    byHand === undefined ? undefined : hasForm ? beginningOf(name, purpose, live.data, byHand) : live.data
  const beginning =
    begun === undefined || stored === undefined ? undefined : stored === null ? begun : { ...begun, body: stored }
  const isReady = codes !== undefined && readiness.data !== undefined && beginning !== undefined
  return (
    <>
      <div class="title-row">
        <Title name={name} opened={live.data} purpose={purpose} />
        {isReady ? null : <LiveState live={isNew ? readiness : live} />}
      </div>
      {isNew ? <KindLinks company={company} name={name} /> : null}
      {isNew && mayWrite ? <DraftList company={company} draft={draft} /> : null}
      {isNew ? <ProviderPicker company={company} isTest={false} path={`/issue/${name}`} provider={provider} /> : null}
      {mayWrite ? null : <NoScope />}
      {readiness.data?.hasCertificate === false ? <NoCertificate company={company} /> : null}
      {readiness.data?.hasIssuer === false && isNew ? <NoIssuer company={company} /> : null}
      {!isReady || !mayWrite || provider === undefined ? null : name === "json" ? (
        <JsonForm
          key={draft}
          beginning={beginning}
          company={company}
          draft={draft}
          hasCertificate={readiness.data.hasCertificate}
          provider={provider}
        />
      ) : (
        <SuggestionsProvider byHand={readiness.data.byHand} company={company} kind={kinds[name]}>
          <IssueForm
            key={`${draft} ${language}`}
            beginning={beginning}
            byHand={readiness.data.byHand}
            codes={codes}
            company={company}
            draft={draft}
            hasCertificate={readiness.data.hasCertificate}
            name={name}
            prefixes={readiness.data.prefixes}
            provider={provider}
          />
        </SuggestionsProvider>
      )}
    </>
  )
}

/** The view that prepares a document, judges it while the user types, and files it. */
export const IssuePage = () => {
  const company = useCompany()
  const name = useAddress().path.split("/")[2] ?? newKinds[0]
  if (company === undefined) return <NoCompany />
  return <Prepared company={company} name={isKindName(name) ? name : name === "json" ? "json" : newKinds[0]} />
}
