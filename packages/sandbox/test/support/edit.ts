/** Replaces a text that must occur; all of its occurrences with `everywhere`. */
export const replace =
  (from: string, to: string, where: "first" | "last" | "everywhere" = "first") =>
  (xml: string): string => {
    if (!xml.includes(from)) throw new Error(`the test document does not contain: ${from}`)
    if (where === "everywhere") return xml.replaceAll(from, () => to)
    const at = where === "first" ? xml.indexOf(from) : xml.lastIndexOf(from)
    return xml.slice(0, at) + to + xml.slice(at + from.length)
  }

/** Several edits one after the other. */
export const all =
  (...edits: ReadonlyArray<(xml: string) => string>) =>
  (xml: string): string =>
    edits.reduce((text, edit) => edit(text), xml)

/** An edit of the part of the document that starts at a text. */
export const after =
  (start: string, edit: (xml: string) => string) =>
  (xml: string): string => {
    const at = xml.indexOf(start)
    if (at === -1) throw new Error(`the test document does not contain: ${start}`)
    return xml.slice(0, at) + edit(xml.slice(at))
  }

/** Puts a text before another one, which must occur. */
export const insertBefore = (place: string, text: string, where: "first" | "last" = "first") =>
  replace(place, text + place, where)
