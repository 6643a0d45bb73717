const tag = /<[^?!][^>]*>/gu
const declaration = /xmlns:(\w+)=/gu

/**
 * Gives every namespace of an answer another prefix, mostly one that another namespace had, and a prefix to what had
 * none: what an answer says does not depend on them.
 */
export const shufflePrefixes = (body: string): string => {
  const prefixes = [...new Set([...body.matchAll(declaration)].map(([, prefix = ""]) => prefix))].toSorted()
  const next = new Map(prefixes.map((prefix, index) => [prefix, prefixes[(index + 1) % prefixes.length] ?? prefix]))
  const renamed = (prefix: string): string => next.get(prefix) ?? prefix
  return body
    .replaceAll(tag, (whole) =>
      whole
        .replace(/^(<\/?)(?:(\w+):)?(?=\w)/u, (_name, start: string, prefix: string | undefined) =>
          prefix === undefined ? `${start}w:` : `${start}${renamed(prefix)}:`
        )
        .replace(/ xmlns="/u, ' xmlns:w="')
        .replaceAll(/ (?:xmlns:(\w+)|(\w+):(\w+))=/gu, (attribute, declared: string, prefix: string, name: string) => {
          if (declared !== undefined) return ` xmlns:${renamed(declared)}=`
          return next.has(prefix) ? ` ${renamed(prefix)}:${name}=` : attribute
        })
    )
    .replaceAll(
      />(\w+):(\w+)<\/(\w+):Value>/gu,
      (_value, prefix: string, code: string, element: string) => `>${renamed(prefix)}:${code}</${element}:Value>`
    )
}
