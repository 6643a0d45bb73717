import type { InboxReasonCode } from "@radicar/contract/inner/inbox/InboxItem"
import type { Localized } from "@radicar/domain/inner/rules/Language"
import { looksLikeZip, unzip } from "@radicar/zip/inner/unzip"
import { Result } from "effect"
import { Tokenizer } from "htmlparser2"
import PostalMime, { type Email } from "postal-mime"

/** Kinds of files by their content. */
export type FileKind = "xml" | "pdf" | "zip" | "mail" | "image" | "other"

/** Reason why a file cannot be read, as a code and in words. */
export interface UnreadableReason extends Localized {
  readonly code: InboxReasonCode
}

/** Texts of the reasons, except those that name a place in the file or the limit of its size. */
const reasons = {
  encrypted: {
    en: "A file in the ZIP is encrypted: ask the supplier for one without a password.",
    es: "Un archivo del ZIP está cifrado: pida al proveedor uno sin contraseña."
  },
  damaged: {
    en: "The ZIP is damaged or contradicts itself: ask the supplier to send it again.",
    es: "El ZIP está dañado o se contradice: pida al proveedor que lo envíe de nuevo."
  },
  unknownMethod: {
    en: "A file in the ZIP is compressed by a method other than Deflate: ask the supplier for a common ZIP.",
    es: "Un archivo del ZIP está comprimido con un método distinto de Deflate: pida al proveedor un ZIP común."
  },
  unsafeName: {
    en: "A file in the ZIP has a name that leaves its folder; such a ZIP is not opened.",
    es: "Un archivo del ZIP tiene un nombre que sale de su carpeta; un ZIP así no se abre."
  },
  tooLarge: {
    en: "The files that arrived together exceed 64 MiB once unpacked.",
    es: "Los archivos que llegaron juntos superan 64 MiB al descomprimirlos."
  },
  tooManyFiles: {
    en: "More than 1 000 files arrived together: import them in smaller groups.",
    es: "Llegaron juntos más de 1 000 archivos: impórtelos en grupos más pequeños."
  },
  tooManyDocuments: {
    en: "More than 50 XML files arrived together, and this is one of the others: import it by itself.",
    es: "Llegaron juntos más de 50 archivos XML, y este es uno de los demás: impórtelo por separado."
  },
  tooManyParts: {
    en: "The mail has more than 2 000 lines that may begin a part: import the file inside.",
    es: "El correo tiene más de 2 000 líneas que pueden iniciar una parte: importe el archivo que está adentro."
  },
  tooDeep: {
    en: "Mails or ZIPs are nested too deeply: a document may be in a ZIP in a ZIP in a mail.",
    es: "Los correos o ZIP están anidados en exceso: un documento puede estar en un ZIP dentro de un ZIP en un correo."
  },
  partsTooDeep: {
    en: "The parts of the mail are nested more than 32 levels deep: import the file inside.",
    es: "Las partes del correo están anidadas en más de 32 niveles: importe el archivo que está adentro."
  },
  headersTooLarge: {
    en: "The headers of the mail exceed 256 KiB: import the file inside.",
    es: "Los encabezados del correo superan 256 KiB: importe el archivo que está adentro."
  },
  notParsed: {
    en: "The mail cannot be parsed: import the file inside.",
    es: "El correo no se puede interpretar: importe el archivo que está adentro."
  },
  noXml: {
    en: "It contains no XML, and so no document.",
    es: "No contiene XML, así que no contiene un documento."
  },
  notADocument: {
    en: "The XML states no key, number, day or issuer, so it is no document that can be listed.",
    es: "El XML no indica clave, número, fecha o emisor, así que no es un documento que se pueda listar."
  },
  emptyContainer: {
    en: "The container (AttachedDocument) has no readable document inside: ask the supplier to send it again.",
    es: "El contenedor (AttachedDocument) no tiene adentro un documento legible: pida al proveedor que lo envíe de nuevo."
  },
  tooLong: {
    en: "The number of the document or of its issuer has more than 100 characters.",
    es: "El número del documento o el de su emisor tiene más de 100 caracteres."
  },
  alone: {
    en: "It is an answer of the authority without its document; try it again when the document has arrived.",
    es: "Es una respuesta de la DIAN sin su documento; reinténtelo cuando llegue el documento."
  },
  unsupported: {
    en: "It is a RAR or 7z archive, a winmail.dat or .msg of Outlook, or an encrypted mail (S/MIME), which is not opened. Ask the supplier for a ZIP, or hand over the file inside.",
    es: "Es un archivo RAR o 7z, un winmail.dat o .msg de Outlook, o un correo cifrado (S/MIME), y no se abre. Pida un ZIP al proveedor o entregue el archivo que está adentro."
  },
  notAPurchase: {
    en: "It is an event or a payroll document, which no supplier issues to a buyer.",
    es: "Es un evento o un documento de nómina, que ningún proveedor expide a un adquiriente."
  }
} as const satisfies Readonly<Partial<Record<InboxReasonCode, Localized>>>

/** The reason with a code that has a fixed text. */
export const reasonOf = (code: keyof typeof reasons): UnreadableReason => ({ code, ...reasons[code] })

/** Maximum octets of all files in an arrival, once unpacked. */
const maximumOctets = 64 * 1024 * 1024

/** Maximum number of files in an arrival. */
const maximumFiles = 1000

/** Deepest nesting of mails and ZIPs: a mail, a forwarded mail in it, a ZIP, and a ZIP inside. */
const maximumDepth = 4

/** Maximum number of lines in a mail that may begin a part; the parser bounds depth but not breadth. */
const maximumBoundaries = 2000

/** Deepest nesting of the parts of a mail. */
const maximumPartDepth = 32

/** Maximum octets of the headers of a mail. */
const maximumHeaderOctets = 256 * 1024

/** Maximum number of characters to read of a mail's text or HTML. */
const maximumRead = 256 * 1024

/** Maximum number of characters of a mail's text to store. */
const maximumText = 20_000

/** Facts of a mail for lists. The mail may be forged, so nothing in it is proven. */
export interface ArrivedMail {
  readonly subject: string
  readonly from: string
  /** ISO 8601, UTC; absent without a readable date. */
  readonly date?: string
  readonly text: string
}

/** A file of an arrival that was not opened further: it contains no files, or cannot be opened. */
interface ArrivedFile {
  /** Indices of the file from the outermost container inwards, such as `1-0`; empty for the arrival itself. */
  readonly place: string
  readonly name: string
  readonly kind: FileKind
  readonly bytes: Uint8Array
  /** The reason why the file cannot be opened; absent for other files. */
  readonly unreadable?: UnreadableReason
}

/** An opened arrival with all files inside it. */
export interface OpenedArrival {
  /** The outermost mail; absent if the arrival is not a mail. */
  readonly mail: ArrivedMail | undefined
  readonly files: ReadonlyArray<ArrivedFile>
}

const latin1 = (bytes: Uint8Array, from: number, to: number): string =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString("latin1", from, to)

const knownHeader =
  /^(?:received|from|to|subject|date|message-id|mime-version|return-path|delivered-to|content-type|x-[a-z-]+)[ \t]*:/iu

/** Whether octets begin like a mail: with header fields, at least one of them known (RFC 5322 §2.2). */
const looksLikeMail = (bytes: Uint8Array): boolean => {
  const lines = latin1(bytes, 0, 4096)
    .replace(/^From [^\n]*\n/u, "")
    .split(/\r?\n/u)
    .slice(0, 3)
  return lines.length > 1 && knownHeader.test(lines[0] ?? "") && /^(?:[!-9;-~]+[ \t]*:|[ \t]|$)/u.test(lines[1] ?? "")
}

const imageStarts = ["\u0089PNG", "\u00ff\u00d8\u00ff", "GIF8", "BM", "RIFF"] as const

/** The kind of a file by its first octets; names and media types are not believed. */
export const kindOf = (bytes: Uint8Array): FileKind => {
  if (looksLikeZip(bytes)) return "zip"
  const start = latin1(bytes, 0, 256)
  if (start.startsWith("%PDF-")) return "pdf"
  if (imageStarts.some((each) => start.startsWith(each))) return "image"
  const text = start.replace(/^\u00ef\u00bb\u00bf/u, "").trimStart()
  if (/^<(?:!doctype\s+html|html[\s>])/iu.test(text)) return "other"
  if (text.startsWith("<") || /^(?:\u00ff\u00fe|\u00fe\u00ff)/u.test(start)) return "xml"
  return looksLikeMail(bytes) ? "mail" : "other"
}

/** First octets of archives and mails that are not opened: RAR, 7z, TNEF (winmail.dat). */
const unsupportedStarts = ["Rar!\u001a\u0007", "7z\u00bc\u00af'\u001c", "\u0078\u009f\u003e\u0022"] as const

/** First octets of a compound file, as Outlook saves mails and Office saved documents before 2007. */
const compoundStart = "\u00d0\u00cf\u0011\u00e0\u00a1\u00b1\u001a\u00e1"

/** Names of streams that a compound file has if it is a mail, but not if it is an Office document (MS-OXMSG §2.2). */
const mailStreams = ["__properties_version1.0", "__substg1.0_"].map((name) => Buffer.from(name, "utf16le"))

/** DER object identifiers of CMS contents: signedData and envelopedData (RFC 5652 §5.1, §6.1). */
const [signedData, envelopedData] = [2, 3].map((last) =>
  Buffer.from([0x06, 0x09, 0x2a, 0x86, 0x48, 0x86, 0xf7, 0x0d, 0x01, 0x07, last])
) as [Buffer, Buffer]

/** Whether a file has a format that may contain a document but that the service cannot open. */
const isUnsupported = (bytes: Uint8Array): boolean => {
  const start = latin1(bytes, 0, 64)
  if (unsupportedStarts.some((each) => start.startsWith(each))) return true
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)
  if (start.startsWith(compoundStart)) return mailStreams.some((stream) => buffer.includes(stream))
  if (bytes[0] !== 0x30) return false
  const head = buffer.subarray(0, 64)
  // a signature apart from its mail has no mail inside
  return head.includes(envelopedData) || (head.includes(signedData) && buffer.includes("Content-Type:"))
}

/** Names of files by which a ZIP is recognised as an office document. The XML inside such a ZIP is not looked at. */
const officeFiles: ReadonlySet<string> = new Set(["[Content_Types].xml", "mimetype"])

const occurrences = (bytes: Uint8Array, text: string, most: number): number => {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)
  let count = 0
  for (let at = buffer.indexOf(text); at !== -1 && count <= most; at = buffer.indexOf(text, at + text.length)) count++
  return count
}

/** Elements whose content is not text for people. */
const hiddenElements: ReadonlySet<string> = new Set(["script", "style"])

/** The text of HTML with the addresses of its links, one of which may confirm a forwarding rule. One pass, no tree. */
const textOfHtml = (html: string): string => {
  const parts: Array<string> = []
  let element = ""
  let attribute = ""
  let value = ""
  const ignore = (): void => undefined
  const tokenizer = new Tokenizer(
    { decodeEntities: true },
    {
      ontext: (from, to) => void (hiddenElements.has(element) || parts.push(html.slice(from, to))),
      ontextentity: (codePoint) => void parts.push(String.fromCodePoint(codePoint)),
      onopentagname: (from, to) => {
        element = html.slice(from, to).toLowerCase()
        parts.push(" ")
      },
      onclosetag: () => {
        element = ""
        parts.push(" ")
      },
      onattribname: (from, to) => {
        attribute = html.slice(from, to).toLowerCase()
        value = ""
      },
      onattribdata: (from, to) => void (value += html.slice(from, to)),
      onattribentity: (codePoint) => void (value += String.fromCodePoint(codePoint)),
      onattribend: () => {
        if (element === "a" && attribute === "href" && /^https?:/iu.test(value)) parts.push(value, " ")
      },
      onopentagend: ignore,
      onselfclosingtag: ignore,
      oncomment: ignore,
      oncdata: ignore,
      ondeclaration: ignore,
      onprocessinginstruction: ignore,
      onend: ignore
    }
  )
  tokenizer.write(html)
  tokenizer.end()
  return parts.join("")
}

const oneLine = (text: string | undefined, maximum: number): string =>
  (text ?? "")
    .slice(0, maximumHeaderOctets)
    .replaceAll(/[\p{Cc}\p{Cf}\p{Z}]+/gu, " ")
    .trim()
    .slice(0, maximum)
    .toWellFormed()

const mailOf = ({ date, from, html, subject, text }: Email): ArrivedMail => {
  const sent = new Date(date ?? "")
  const isBlank = text === undefined || text.trim() === ""
  const written = isBlank ? textOfHtml((html ?? "").slice(0, maximumRead)) : text.slice(0, maximumRead)
  return {
    subject: oneLine(subject, 500),
    from: oneLine(from === undefined || !("address" in from) ? "" : from.address, 320),
    ...(Number.isNaN(sent.getTime()) ? {} : { date: sent.toISOString() }),
    text: written
      .replaceAll("\r\n", "\n")
      .replaceAll("\0", "")
      .replaceAll(/[ \t]+/gu, " ")
      .replaceAll(/\n\s*\n\s*/gu, "\n\n")
      .trim()
      .slice(0, maximumText)
      .toWellFormed()
  }
}

/** A document inside the text of a mail. The parser treats a plain text part as text even if the part names a file. */
const documentIn = (text: string): ReadonlyArray<{ readonly name: string; readonly bytes: Uint8Array }> => {
  const begin = text.indexOf("<?xml")
  if (begin === -1) return []
  const xml = text.slice(begin, text.lastIndexOf(">") + 1)
  return xml.includes("urn:oasis:names:specification:ubl:schema:xsd:")
    ? [{ name: "", bytes: Buffer.from(xml, "utf8") }]
    : []
}

/**
 * Result of opening a file: the files inside it; `refused` with the reason if it cannot be opened; `isWhole` if the
 * file, despite its format, is a single one.
 */
type Opened =
  | {
      readonly files: ReadonlyArray<{ readonly name: string; readonly bytes: Uint8Array }>
      readonly mail?: ArrivedMail
    }
  | { readonly isWhole: true }
  | { readonly refused: UnreadableReason }

/** Reasons by the beginning of an error of the parser, which has no codes. */
const mailReasons = [
  ["Error: Maximum header size", "headersTooLarge"],
  ["Error: Maximum MIME nesting depth", "partsTooDeep"]
] as const

const openMail = async (bytes: Uint8Array): Promise<Opened> => {
  if (occurrences(bytes, "\n--", maximumBoundaries) > maximumBoundaries) return { refused: reasonOf("tooManyParts") }
  try {
    const email = await PostalMime.parse(bytes, {
      forceRfc822Attachments: true,
      attachmentEncoding: "arraybuffer",
      maxNestingDepth: maximumPartDepth,
      maxHeadersSize: maximumHeaderOctets
    })
    return {
      mail: mailOf(email),
      files: [
        ...email.attachments.map(({ content, filename }) => ({
          name: oneLine(filename ?? "", 200),
          bytes: typeof content === "string" ? Buffer.from(content, "latin1") : new Uint8Array(content)
        })),
        ...documentIn(email.text ?? "")
      ]
    }
  } catch (error) {
    const [, code = "notParsed"] = mailReasons.find(([begin]) => String(error).startsWith(begin)) ?? []
    return { refused: reasonOf(code) }
  }
}

const zipReasons = {
  damaged: "damaged",
  encrypted: "encrypted",
  "unknown-method": "unknownMethod",
  "duplicate-name": "damaged",
  "name-mismatch": "damaged",
  "unsafe-name": "unsafeName",
  "too-many-files": "tooManyFiles",
  "file-too-large": "tooLarge",
  "too-large": "tooLarge"
} as const

const openZip = (bytes: Uint8Array, octets: number): Opened => {
  const files = unzip(bytes, { maximumLength: octets, maximumFiles, refusesUnsafeNames: true })
  if (Result.isFailure(files)) return { refused: reasonOf(zipReasons[files.failure.reason]) }
  return files.success.some(({ name }) => officeFiles.has(name))
    ? { isWhole: true }
    : { files: files.success.filter(({ name }) => !name.startsWith("__MACOSX/")) }
}

/**
 * Opens an arrival (a mail, a ZIP or a single file) and everything inside it. A file is identified by its place. Limits
 * apply to the whole arrival; a file that exceeds one becomes unreadable, and the others are still opened.
 */
export const openArrival = async (bytes: Uint8Array, name: string): Promise<OpenedArrival> => {
  const files: Array<ArrivedFile> = []
  let outermost: ArrivedMail | undefined
  let octets = 0
  let count = 0
  const open = async (file: Omit<ArrivedFile, "kind">, depth: number): Promise<void> => {
    const kind = kindOf(file.bytes)
    const refuse = (unreadable: UnreadableReason): void => void files.push({ ...file, kind, unreadable })
    if (kind === "other" && isUnsupported(file.bytes)) return refuse(reasonOf("unsupported"))
    if (kind !== "zip" && kind !== "mail") return void files.push({ ...file, kind })
    if (depth >= maximumDepth) return refuse(reasonOf("tooDeep"))
    const opened = kind === "zip" ? openZip(file.bytes, maximumOctets - octets) : await openMail(file.bytes)
    if ("refused" in opened) return refuse(opened.refused)
    if ("isWhole" in opened) return void files.push({ ...file, kind: "other" })
    if (depth === 0) outermost = opened.mail
    octets += opened.files.reduce((sum, inner) => sum + inner.bytes.length, 0)
    if (octets > maximumOctets) return refuse(reasonOf("tooLarge"))
    count += opened.files.length
    if (count > maximumFiles) return refuse(reasonOf("tooManyFiles"))
    for (const [index, inner] of opened.files.entries()) {
      await open({ ...inner, place: file.place === "" ? String(index) : `${file.place}-${index}` }, depth + 1)
    }
  }
  await open({ bytes, name, place: "" }, 0)
  return { mail: outermost, files }
}
