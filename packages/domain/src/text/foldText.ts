/**
 * Letters and apostrophes that Unicode does not decompose into those by which people search, in lower case. NFKD
 * decomposes accents, and ligatures such as ﬁ.
 */
const undecomposed: Readonly<Record<string, string>> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  đ: "d",
  ł: "l",
  "’": "'",
  "‘": "'",
  "‛": "'",
  ʼ: "'",
  "′": "'",
  "`": "'"
}

const foldable = new RegExp(`[${Object.keys(undecomposed).join("")}]`, "gu")

const foldCharacters = (text: string): string =>
  text
    // an acute accent that stands alone is meant as an apostrophe; NFKD would make it a space
    .replaceAll("´", "'")
    .normalize("NFKD")
    .replaceAll(/[\p{M}\p{Cf}]/gu, "")
    .toLowerCase()
    .replaceAll(foldable, (character) => undecomposed[character] ?? character)

const trimSpaces = (text: string): string => text.replaceAll(/\s+/gu, " ").trim()

/**
 * Normalizes a text for comparison: lower case, no accents or invisible characters, plain letters for ligatures, one
 * kind of apostrophe, single spaces, none at its ends.
 */
export const foldText = (text: string): string => trimSpaces(foldCharacters(text))

/** Normalizes a name for search, as {@link foldText} does, and without dots: `S.A.S.` is found as `SAS`. */
export const foldName = (name: string): string => trimSpaces(foldCharacters(name).replaceAll(".", ""))
