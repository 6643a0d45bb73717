import { useEffect, useRef, useState } from "preact/hooks"
import { useLive } from "../live/useLive.ts"
import { type Client, DraftRefused, Forbidden, NotFound } from "@radicar/http-client/inner/plain"
import { useClient } from "../session/Session.ts"
import { rememberFiled, storedDraft } from "./draftStore.ts"
import { isJson, type Json } from "./jsonBody.ts"

/** A draft that this session's caller has in the service. */
export type ListedDraft = Awaited<ReturnType<Client["drafts"]["list"]>>["items"][number]

/** Pause after a change before the draft is stored, in milliseconds. */
const pause = 1000

const once = (): number => 3_600_000

/** The body of a draft, or the key of the document that it was filed as; empty if the service has neither. */
export const findDraft = async (
  client: Client,
  company: string,
  id: string,
  signal?: AbortSignal
): Promise<{ readonly body?: Json; readonly document?: string }> => {
  const options = signal === undefined ? {} : { signal }
  try {
    const { body } = await client.drafts.get({ params: { id }, query: { companyId: company } }, options)
    return isJson(body) ? { body } : {}
  } catch (error) {
    if (error instanceof DraftRefused && error.uuid !== undefined) return { document: error.uuid }
    if (error instanceof NotFound || error instanceof Forbidden) return {}
    throw error
  }
}

const load = async (client: Client, company: string, id: string, signal: AbortSignal): Promise<Json | null> => {
  if (storedDraft(id) !== undefined) return null
  const { body = null, document } = await findDraft(client, company, id, signal)
  if (document !== undefined) rememberFiled(id, document)
  return body
}

/**
 * The stored body of a draft; `null` if there is none, or this tab has a later one. A draft that was filed, from
 * whichever browser, is remembered with its document. `undefined` until the service has answered.
 */
export const useServiceDraft = (company: string, id: string, isAsked: boolean): Json | null | undefined => {
  const client = useClient()
  const live = useLive(
    isAsked ? `draft ${company} ${id}` : undefined,
    (signal) => load(client, company, id, signal),
    once
  )
  return isAsked ? live.data : null
}

/** The document that a draft was begun from: id of its submission, and whether it is corrected or has a note. */
export interface DraftSource {
  readonly purpose: "correct" | "about"
  readonly id: string
}

/** Facts of a draft for the list. */
export interface DraftFacts {
  readonly company: string
  readonly source: DraftSource | undefined
  /** Operation and type code of the document. */
  readonly kind: { readonly operation: string; readonly type: string }
  readonly party: string
  /** Amount to pay, as a decimal. */
  readonly total: string
}

/**
 * Stores a draft in the service while it is typed; returns whether its last change is stored. The draft of a correction
 * is stored before anything is typed: by it, the service knows what its filing corrects.
 */
export const useStoring = (id: string, body: Json, isOpen: boolean, facts: DraftFacts): boolean => {
  const client = useClient()
  const latest = useRef(facts)
  latest.current = facts
  const first = useRef(body)
  const [stored, setStored] = useState<Json>()
  useEffect(() => {
    if (!isOpen || (body === first.current && latest.current.source?.purpose !== "correct")) return
    const ends = new AbortController()
    const timer = setTimeout(async () => {
      const { company, kind, party, source, total } = latest.current
      const payload = {
        Operation: kind.operation,
        TypeCode: kind.type,
        Total: total,
        ...(party === "" ? {} : { Party: party }),
        ...(source === undefined ? {} : { Purpose: source.purpose, Source: source.id }),
        Body: body
      }
      try {
        await client.drafts.put({ params: { id }, query: { companyId: company }, payload }, { signal: ends.signal })
        setStored(body)
      } catch {
        // this tab has it; the next change is another try
        setStored(undefined)
      }
    }, pause)
    return () => {
      clearTimeout(timer)
      ends.abort()
    }
  }, [body, isOpen])
  return stored === body
}
