/** Prefix and number of a document. */
export interface DocumentNumber {
  readonly prefix: string | undefined
  readonly number: string | undefined
}

const wholeNumber = /^[1-9][0-9]{0,9}$/u

/**
 * Takes `cbc:ID` apart. The prefix that the document states counts; where it states none, the number is the digits at the
 * end, which is a guess when a prefix ends in a digit: both together are the same text in any case.
 */
export const documentNumber = (id: string | undefined, stated: string | undefined): DocumentNumber => {
  if (id === undefined) return { prefix: stated, number: undefined }
  if (stated !== undefined && id.startsWith(stated) && wholeNumber.test(id.slice(stated.length))) {
    return { prefix: stated, number: id.slice(stated.length) }
  }
  const digits = /[1-9][0-9]{0,9}$/u.exec(id)?.[0]
  if (digits === undefined) return { prefix: id, number: undefined }
  const prefix = id.slice(0, -digits.length)
  return { prefix: prefix === "" ? undefined : prefix, number: digits }
}
