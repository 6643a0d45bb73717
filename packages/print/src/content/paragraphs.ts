import type { Paragraphs } from "../layout/Sheet.ts"

/** A text as a part of the body; nothing when there is none. */
export const paragraphs = (title: string | undefined, text: string | undefined): ReadonlyArray<Paragraphs> =>
  text === undefined ? [] : [{ kind: "paragraphs", text, ...(title === undefined ? {} : { title }) }]
