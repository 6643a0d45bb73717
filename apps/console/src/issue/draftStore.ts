import type { Afterwards } from "./afterwards.ts"

/** A document that is being prepared in this tab. */
export interface StoredDraft {
  readonly body: Readonly<Record<string, unknown>>
  /** JSON that was sent to be filed and whose outcome is not known: only this text may be sent again. */
  readonly sent?: string
  /** Choices with which the document was sent. */
  readonly afterwards?: Afterwards
}

const contentPrefix = "radicar.console.draft."

const filedKey = "radicar.console.filed"

/** Number of filed drafts whose documents this browser remembers. */
const rememberedDrafts = 200

/** The content of a draft in this tab; it survives a reload and is lost with the tab. */
export const storedDraft = (id: string): StoredDraft | undefined => {
  const stored = sessionStorage.getItem(contentPrefix + id)
  return stored === null ? undefined : (JSON.parse(stored) as StoredDraft)
}

/** Stores the content of a draft for this tab; a draft beyond the browser's limit is not stored. */
export const storeDraft = (id: string, draft: StoredDraft): void => {
  try {
    sessionStorage.setItem(contentPrefix + id, JSON.stringify(draft))
  } catch {
    // the browser has no room: the page keeps the draft in memory
  }
}

/** Deletes the content of every draft of this tab, for example when the user signs out. */
export const forgetDrafts = (): void => {
  for (const key of Object.keys(sessionStorage)) if (key.startsWith(contentPrefix)) sessionStorage.removeItem(key)
}

const filedDrafts = (): ReadonlyArray<readonly [draft: string, document: string]> => {
  const stored: unknown = JSON.parse(localStorage.getItem(filedKey) ?? "[]")
  return Array.isArray(stored) ? stored : []
}

/** Key of the document that a draft was filed as, from whichever tab of this browser; `undefined` if it was not. */
export const documentOfDraft = (id: string): string | undefined => filedDrafts().find(([draft]) => draft === id)?.[1]

/** Remembers the document that a draft was filed as, for every tab, and deletes the content of the draft. */
export const rememberFiled = (id: string, document: string): void => {
  const others = filedDrafts().filter(([draft]) => draft !== id)
  localStorage.setItem(filedKey, JSON.stringify([...others, [id, document]].slice(-rememberedDrafts)))
  sessionStorage.removeItem(contentPrefix + id)
}

/** Calls `listener` whenever another tab files a draft; returns the function that ends it. */
export const onFiled = (listener: () => void): (() => void) => {
  const onStorage = ({ key }: StorageEvent): void => {
    if (key === filedKey) listener()
  }
  globalThis.addEventListener("storage", onStorage)
  return () => globalThis.removeEventListener("storage", onStorage)
}
