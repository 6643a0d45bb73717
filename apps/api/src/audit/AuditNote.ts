import { Context, Effect } from "effect"

/** What a request turned out to be about. */
export interface AuditNote {
  subject: string | undefined
  /** What it came to, as JSON. */
  detail: string | undefined
}

/** The note of the request that is being answered; nobody reads it where there is no request. */
export const CurrentAuditNote = Context.Reference<AuditNote>("@radicar/api/AuditNote", {
  defaultValue: () => ({ subject: undefined, detail: undefined })
})

/** Notes which document, or what else, the request is about, for the audit log. */
export const noteSubject = (subject: string) =>
  Effect.map(CurrentAuditNote, (note) => {
    note.subject = subject
  })

/** Notes what the request came to, in counts, for the audit log. */
export const noteDetail = (detail: string) =>
  Effect.map(CurrentAuditNote, (note) => {
    note.detail = detail
  })
