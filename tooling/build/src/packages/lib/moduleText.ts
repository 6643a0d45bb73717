/** One statement that imports or exports from another module, or an `import("…")` inside the text. */
export interface Reference {
  /** The whole text of the statement, or of `import("…")`. */
  readonly text: string
  readonly specifier: string
  /** `named`: `{ a, b as c }`. `namespace`: `* as N`. `star`: `export *`. `effects`: only runs. `inline`: `import("…")`. */
  readonly kind: "named" | "namespace" | "star" | "effects" | "inline"
  readonly isExport: boolean
  readonly isType: boolean
  /** Names of a `named` reference, or the one of a `namespace`. */
  readonly names: ReadonlyArray<ReferencedName>
}

/** A name that a module takes from another one, and its name in this one. */
interface ReferencedName {
  readonly name: string
  readonly as: string
  readonly isType: boolean
}

const statement = /^(import|export) (type )?(?:(\{[^}]*\})|\* as (\w+)|(\*))? ?(?:from )?"([^"\n]+)";?/gmu

const inline = /\bimport\("([^"\n]+)"\)/gu

const namesIn = (braces: string, isType: boolean): ReadonlyArray<ReferencedName> =>
  braces
    .slice(1, -1)
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part !== "")
    .map((part) => {
      const [name = "", as = name] = part.replace(/^type /u, "").split(" as ")
      return { name, as, isType: isType || part.startsWith("type ") }
    })

/** The references of a module that TypeScript has written: each statement begins a line. */
export const referencesOf = (text: string): ReadonlyArray<Reference> => [
  ...Array.from(
    text.matchAll(statement),
    ([whole, keyword, type, braces, namespace, star, specifier = ""]): Reference => {
      const isType = type !== undefined
      const kind =
        braces !== undefined ? "named" : namespace !== undefined ? "namespace" : star !== undefined ? "star" : "effects"
      return {
        text: whole,
        specifier,
        kind,
        isExport: keyword === "export",
        isType,
        names:
          braces !== undefined
            ? namesIn(braces, isType)
            : namespace === undefined
              ? []
              : [{ name: "*", as: namespace, isType }]
      }
    }
  ),
  ...Array.from(text.matchAll(inline), ([whole, specifier = ""]): Reference => ({
    text: whole,
    specifier,
    kind: "inline",
    isExport: false,
    isType: false,
    names: []
  }))
]

/** Replaces every reference for which `rewrite` returns another text. */
export const withReferences = (text: string, rewrite: (reference: Reference) => string): string => {
  const rewritten = new Map(referencesOf(text).map((reference) => [reference.text, rewrite(reference)]))
  return text
    .replace(statement, (whole) => rewritten.get(whole) ?? whole)
    .replace(inline, (whole) => rewritten.get(whole) ?? whole)
}
