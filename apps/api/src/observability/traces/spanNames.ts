const steps = ["parse", "decode", "check", "key", "certificate", "claim", "render", "sign", "file", "answer"] as const

/** A step of a filing: a span and a measurement. */
export type FilingStep = (typeof steps)[number]

const works = ["follow submission", "follow batch", "send mail", "post event"] as const

/** What the service does by itself; each time a trace of its own. */
export type BackgroundWork = (typeof works)[number]

/** Spans of the inside that are exported; what else a span is made for only hands on its parent. */
export const exportedNames: ReadonlySet<string> = new Set([...steps, ...works])
