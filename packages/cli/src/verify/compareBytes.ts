import { type ChecksAndNotes, onlyChecks } from "@radicar/ubl/inner/verify/Finding"

const section = "against"
const check = "content"

const decode = (bytes: Uint8Array): string => Buffer.from(bytes).toString("utf8")

/** Text as an XML parser returns it: no byte order mark, no declaration, line ends as LF, no blanks at the ends. */
const bare = (text: string): string =>
  text
    .replace(/^\ufeff/u, "")
    .replace(/^<\?xml[^>]*\?>/u, "")
    .replaceAll(/\r\n?/gu, "\n")
    .trim()

/** Offset from 0 of the first byte in which two files differ; `undefined` if they are equal. */
const firstDifferentByte = (one: Uint8Array, other: Uint8Array): number | undefined => {
  const length = Math.min(one.length, other.length)
  for (let index = 0; index < length; index++) if (one[index] !== other[index]) return index
  return one.length === other.length ? undefined : length
}

const wrapping = (text: string): string =>
  `${/^\ufeff?(?:<\?xml[^>]*\?>)?\s*/u.exec(text)?.[0] ?? ""} ${text.includes("\r")}`

const sameWrapping = (one: string, other: string): boolean => wrapping(one) === wrapping(other)

const withoutWrapping = (one: Uint8Array, other: Uint8Array) => {
  const [mine, theirs] = [Buffer.from(bare(decode(one))), Buffer.from(bare(decode(other)))]
  return { bytes: mine, other: theirs, place: firstDifferentByte(mine, theirs) ?? 0 }
}

const excerpt = (bytes: Uint8Array, offset: number): string =>
  decode(bytes.subarray(Math.max(0, offset - 12), offset + 28))

const positionOf = (bytes: Uint8Array, offset: number): { readonly line: number; readonly column: number } => {
  const before = decode(bytes.subarray(0, offset)).split("\n")
  return { line: before.length, column: [...(before.at(-1) ?? "")].length + 1 }
}

/**
 * Compares a document with the file that it should equal. The check holds if all octets are equal. It also holds if
 * only line ends, XML declaration, byte order mark or blanks at the ends differ. These are lost when a container is
 * parsed. Otherwise the check fails. If declaration or line ends differ too, the rest is compared without them. The
 * finding then names the first octet that differs: offset from 0, and line and column from 1, in the document. It also
 * shows the text of both at that place.
 */
export const compareBytes = (document: Uint8Array, other: Uint8Array): ChecksAndNotes => {
  const offset = firstDifferentByte(document, other)
  if (offset === undefined) {
    const detail = { en: "the same octets", es: "los mismos octetos" }
    return onlyChecks([{ section, check, ok: true, detail }])
  }
  if (bare(decode(document)) === bare(decode(other))) {
    const detail = {
      en: "the same except for line ends, XML declaration or blanks at the ends",
      es: "iguales salvo fines de línea, declaración XML o blancos en los extremos"
    }
    return onlyChecks([{ section, check, ok: true, detail }])
  }
  // differences in declaration or line ends would hide the relevant difference
  const compared = sameWrapping(decode(document), decode(other))
    ? { bytes: document, other, place: offset }
    : withoutWrapping(document, other)
  const { column, line } = positionOf(compared.bytes, compared.place)
  return onlyChecks([
    {
      section,
      check,
      ok: false,
      detail: {
        en: `differs from octet ${compared.place} on, line ${line}, column ${column}`,
        es: `difiere desde el octeto ${compared.place}, línea ${line}, columna ${column}`
      },
      expected: excerpt(compared.other, compared.place),
      actual: excerpt(compared.bytes, compared.place)
    }
  ])
}
