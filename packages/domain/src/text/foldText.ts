/** Normalizes a text for comparison: no accents, lower case, single spaces, none at its ends. */
export const foldText = (text: string): string =>
  text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase().replaceAll(/\s+/gu, " ").trim()

/** Normalizes a name for search, as {@link foldText} does, and without dots: `S.A.S.` is found as `SAS`. */
export const foldName = (name: string): string => foldText(name.replaceAll(".", ""))
