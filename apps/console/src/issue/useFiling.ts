import type { SubmissionResult } from "@radicar/domain/inner/submission/SubmissionResult"
import type { Validation } from "@radicar/domain/inner/Validation"
import type { FileDownload } from "@radicar/http-client/inner/plain"
import { useEffect, useRef, useState } from "preact/hooks"
import { type Say, useSay } from "../language/LanguageContext.ts"
import { failureText, isLasting } from "../live/failureText.ts"
import { go, href, useAddress } from "../routing/address.ts"
import { type Client, IdempotencyConflict } from "@radicar/http-client/inner/plain"
import { useClient } from "../session/Session.ts"
import { type Afterwards, finish } from "./afterwards.ts"
import { documentOfDraft, onFiled, rememberFiled, storedDraft, storeDraft } from "./draftStore.ts"
import type { Json } from "./jsonBody.ts"
import { findDraft } from "./serviceDraft.ts"

/** Files a body (JSON), or judges it if the query has `dryRun`. */
export type Send = (
  client: Client,
  request: {
    readonly query: {
      readonly companyId: string
      readonly providerId: string
      readonly complete: "totals"
      readonly isTest?: "true"
      readonly contingency?: "auto"
      readonly dryRun?: "true"
    }
    readonly headers: { readonly "idempotency-key": string }
    readonly payload: string
  },
  options?: { readonly signal: AbortSignal }
) => Promise<object>

/** Outcome of the dry run. */
export type Judgement =
  | { readonly _tag: "none" }
  | { readonly _tag: "judging" }
  | { readonly _tag: "judged"; readonly validation: Validation; readonly body: Json | string }
  | { readonly _tag: "failed"; readonly text: string }

/** Pause after a change before the dry run, in milliseconds. */
const pause = 300

/** Now in Colombia, `YYYY-MM-DDTHH:MM:SS`. */
export const colombianNow = (): string => new Date(Date.now() - 5 * 3_600_000).toISOString().slice(0, 19)

const jsonOf = (body: Json | string): string =>
  typeof body === "string" ? body : JSON.stringify({ ...body, Date: colombianNow() })

/** The id of the draft in the address. A view without one gets a new one, which its address keeps through a reload. */
export const useDraftId = (): string => {
  const { path, query } = useAddress()
  const [made] = useState(() => crypto.randomUUID())
  const stated = query.get("draft") ?? ""
  const id = /^[0-9a-f-]{36}$/u.test(stated) ? stated : made
  useEffect(() => {
    if (id !== stated) go(href(path, { ...Object.fromEntries(query), draft: id }), { replace: true })
  }, [])
  return id
}

/** Judges a body by a dry run once it has not changed for a while; `run` gets its JSON. */
const useJudgement = (
  body: Json | string | undefined,
  run: (json: string, signal: AbortSignal) => Promise<object>
): Judgement => {
  const say = useSay()
  const [judgement, setJudgement] = useState<Judgement>({ _tag: "none" })
  useEffect(() => {
    if (body === undefined) {
      setJudgement({ _tag: "none" })
      return
    }
    setJudgement((before) => (before._tag === "judged" ? before : { _tag: "judging" }))
    const ends = new AbortController()
    const timer = setTimeout(async () => {
      try {
        const answer = await run(jsonOf(body), ends.signal)
        if (!ends.signal.aborted && "valid" in answer)
          setJudgement({ _tag: "judged", validation: answer as Validation, body })
      } catch (error) {
        if (!ends.signal.aborted) setJudgement({ _tag: "failed", text: failureText(error, say) })
      }
    }, pause)
    return () => {
      clearTimeout(timer)
      ends.abort()
    }
  }, [body])
  return judgement
}

/** Runs an action while no other tab of this browser runs it for the same draft. */
const alone = async (draft: string, action: () => Promise<void>): Promise<void> => {
  // browsers have locks only for pages over TLS or of this machine
  if (!globalThis.isSecureContext) return action()
  await navigator.locks.request(`radicar.draft.${draft}`, action)
}

/** The document that a draft was filed as; updated when another tab files it. */
const useFiledDocument = (draft: string): string | undefined => {
  const [document, setDocument] = useState(() => documentOfDraft(draft))
  useEffect(() => {
    const look = (): void => setDocument(documentOfDraft(draft))
    look()
    return onFiled(look)
  }, [draft])
  return document
}

/** The judgement of a body, and the act that files it. */
export interface Filing {
  readonly judgement: Judgement
  /** The outcome of the dry run, unless the body has changed since. */
  readonly validation: Validation | undefined
  readonly isBusy: boolean
  readonly failure: string | undefined
  /** Whether the draft was sent and its outcome is not known: it can only be sent again as it was. */
  readonly isSent: boolean
  /** Key of the document that this draft was filed as, here or in another tab. */
  readonly filedDocument: string | undefined
  /** The PDF of the document as a draft. */
  readonly preview: (signal: AbortSignal) => Promise<FileDownload>
  /** Files the document, or sends it again with what was chosen the first time. */
  readonly file: (afterwards: Afterwards) => void
}

/** Company, provider, draft and operation of a filing. */
export interface FilingOptions {
  readonly company: string
  readonly provider: string
  readonly isTest: boolean
  readonly draft: string
  readonly send: Send
  /** Name of the operation that files the document. */
  readonly operation: string
}

/** Text about a filing that failed. */
const filingFailure = (error: unknown, say: Say): string =>
  error instanceof IdempotencyConflict
    ? say({
        en: "This draft was already filed with another content. Look for its document in the list.",
        es: "Este borrador ya se radicó con otro contenido. Busque su documento en la lista."
      })
    : failureText(error, say)

/** Sends a draft to be filed, and keeps what was sent until its outcome is known. */
const useSending = (
  body: Json | string,
  { company, draft, isTest, provider }: FilingOptions,
  send: (json: string, more?: { readonly contingency: "auto" }) => Promise<object>
) => {
  const say = useSay()
  const client = useClient()
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const [sent, setSent] = useState(() => storedDraft(draft)?.sent)
  const isFiling = useRef(false)
  const keepSent = (json: string | undefined, afterwards: Afterwards): void => {
    const before = storedDraft(draft)?.body ?? (typeof body === "object" ? body : {})
    storeDraft(draft, json === undefined ? { body: before } : { body: before, sent: json, afterwards })
    setSent(json)
  }
  const open = (document: string): void => go(href(`/submissions/${document}`, { company }))
  const sendOnce = async (payload: string, afterwards: Afterwards): Promise<void> => {
    const known = documentOfDraft(draft)
    if (known !== undefined) return open(known)
    keepSent(payload, afterwards)
    try {
      const { document: filed, status } = (await send(
        payload,
        ...(afterwards.isContingent === true ? [{ contingency: "auto" } as const] : [])
      )) as Pick<SubmissionResult, "document" | "status">
      const document = filed.uuid
      const isAccepted = status === "submitted"
      await finish(client, say, { company, provider, isTest, draft, uuid: document, isAccepted }, afterwards)
      rememberFiled(draft, document)
      open(document)
    } catch (error) {
      // nothing was recorded
      if (isLasting(error)) keepSent(undefined, afterwards)
      // another browser filed this draft with another text: its document is shown
      const { document: other } =
        error instanceof IdempotencyConflict
          ? await findDraft(client, company, draft).catch(() => ({ document: undefined }))
          : { document: undefined }
      if (other !== undefined) {
        rememberFiled(draft, other)
        return open(other)
      }
      setFailure(filingFailure(error, say))
    }
  }
  const file = (chosen: Afterwards): void => {
    const json = sent ?? jsonOf(body)
    if (isFiling.current) return
    isFiling.current = true
    setIsBusy(true)
    setFailure(undefined)
    const afterwards = sent === undefined ? chosen : (storedDraft(draft)?.afterwards ?? chosen)
    void alone(draft, () => sendOnce(json, afterwards)).finally(() => {
      isFiling.current = false
      setIsBusy(false)
    })
  }
  return { failure, file, isBusy, sent }
}

/**
 * Judges a body as it changes, and files it once. The id of the draft is the Idempotency-Key. What was sent is kept
 * until its outcome is known, so that a second click, a reload and another tab send the same document.
 */
export const useFiling = (body: Json | string, options: FilingOptions): Filing => {
  const { company, draft, isTest, operation, provider, send } = options
  const client = useClient()
  const filedDocument = useFiledDocument(draft)
  const tenant = { companyId: company, providerId: provider, ...(isTest ? { isTest: "true" as const } : {}) }
  const query = { ...tenant, complete: "totals" as const }
  const headers = { "idempotency-key": draft }
  const { failure, file, isBusy, sent } = useSending(body, options, (payload, more) =>
    send(client, { query: { ...query, ...more }, headers, payload })
  )
  const judgement = useJudgement(sent === undefined ? body : undefined, (payload, signal) =>
    send(client, { query: { ...query, dryRun: "true" }, headers, payload }, { signal })
  )
  const preview = (signal: AbortSignal): Promise<FileDownload> => {
    // as text, so that its decimals keep their digits
    const payload = `{"Operation":"${operation}","Body":${jsonOf(body)}}`
    return client.previews.create({ query: tenant, payload: payload as never }, { signal })
  }
  const isCurrent = judgement._tag === "judged" && judgement.body === body
  return {
    judgement,
    validation: isCurrent ? judgement.validation : undefined,
    isBusy,
    failure,
    isSent: sent !== undefined && !isBusy,
    filedDocument,
    preview,
    file
  }
}
