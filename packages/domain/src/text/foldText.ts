/** Text for comparison: without accents, in small letters, with single spaces, and none at its ends. */
export const foldText = (text: string): string =>
  text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase().replaceAll(/\s+/gu, " ").trim()

/** A name for search, as {@link foldText}; dots count nothing, so that `S.A.S.` is found as `SAS`. */
export const foldName = (name: string): string => foldText(name.replaceAll(".", ""))
