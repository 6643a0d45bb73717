import type { DocumentType } from "@radicar/ubl/documentTypes"

/** What a type of document is called, with its type codes: `credit note (91)`, `event (030 to 051)`. */
export const titleOf = ({ name, typeCodes }: Pick<DocumentType, "name" | "typeCodes">): string => {
  const [first = "", ...others] = typeCodes.toSorted()
  const codes = others.length < 2 ? typeCodes.join(", ") : `${first} to ${others.at(-1)}`
  return `${name.replaceAll("-", " ")} (${codes})`
}
