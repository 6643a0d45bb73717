const form = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/u

/** Where the next page begins, behind the item of an id, as text that says nothing to its reader. */
export const writeCursor = (id: string): string => Buffer.from(id).toString("base64url")

/** Reads what {@link writeCursor} wrote; `undefined` of anything else. */
export const readCursor = (text: string): string | undefined => {
  const id = Buffer.from(text, "base64url").toString("latin1")
  return form.test(id) ? id : undefined
}
