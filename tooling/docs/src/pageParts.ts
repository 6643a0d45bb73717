/** Texts of the generated parts of a page, by their names. */
export type PageParts = Readonly<Record<string, string>>

const part = /(<!-- generated: ([a-z-]+) -->\n?)(.*?)(<!-- end -->)/gsu

/**
 * Replaces the generated parts of a page that a person wrote. Each stands between `<!-- generated: NAME -->` and
 * `<!-- end -->`. Fails if the page lacks a part, or has another one.
 */
export const replaceParts = (page: string, parts: PageParts): string => {
  const names = Array.from(page.matchAll(part), ([, , name = ""]) => name)
  if (names.toSorted().join() !== Object.keys(parts).toSorted().join())
    throw new Error(`Parts ${names.join(", ")} instead of ${Object.keys(parts).join(", ")}`)
  return page.replaceAll(part, (_, start: string, name: string, __, end: string) => `${start}${parts[name]}${end}`)
}

/** Removes the contents of the generated parts of a page; what a person wrote is left. */
export const withoutParts = (page: string): string => page.replaceAll(part, "$1$4")
