import type { LocalDateTime } from "@radicar/domain/inner/time/LocalDateTime"
import { pdfText } from "./PdfFile.ts"

/** Metadata of a file, written to the information dictionary and as XMP, as PDF/A requires. */
export interface Metadata {
  readonly title: string
  readonly author: string
  readonly moment: LocalDateTime
}

/** Program that wrote the file. */
const producer = "radicar"

/** Escapes a text for XML in plain ASCII, which needs no encoder. */
const xmlText = (text: string): string =>
  Array.from(text, (character) => {
    const code = character.codePointAt(0) ?? 0
    const plain = code >= 0x20 && code < 0x7f && !"<>&".includes(character)
    // characters that XML cannot represent
    const unsayable = code < 0x20 || (code >= 0xd800 && code <= 0xdfff) || code === 0xfffe || code === 0xffff
    return plain ? character : unsayable ? " " : `&#${code};`
  }).join("")

/** Formats a time for PDF: `D:20260115100000-05'00'` (ISO 32000-1 §7.9.4). */
export const pdfMoment = (moment: LocalDateTime): string =>
  `(D:${moment.date.replaceAll("-", "")}${moment.time.replaceAll(":", "")}-05'00')`

/** Builds the information dictionary. */
export const information = ({ author, moment, title }: Metadata): string => {
  const at = pdfMoment(moment)
  return `<</Title ${pdfText(title)}/Author ${pdfText(author)}/Producer(${producer})/CreationDate${at}/ModDate${at}>>`
}

/** Builds the XMP packet of a PDF/A-3b file (ISO 19005-3 §6.6). */
export const xmpPacket = ({ author, moment, title }: Metadata): string => {
  const at = `${moment.date}T${moment.timeWithOffset}`
  return `<?xpacket begin="\u00ef\u00bb\u00bf" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:pdf="http://ns.adobe.com/pdf/1.3/" xmlns:pdfaid="http://www.aiim.org/pdfa/ns/id/" xmlns:xmp="http://ns.adobe.com/xap/1.0/">
<pdfaid:part>3</pdfaid:part>
<pdfaid:conformance>B</pdfaid:conformance>
<dc:format>application/pdf</dc:format>
<dc:title><rdf:Alt><rdf:li xml:lang="x-default">${xmlText(title)}</rdf:li></rdf:Alt></dc:title>
<dc:creator><rdf:Seq><rdf:li>${xmlText(author)}</rdf:li></rdf:Seq></dc:creator>
<pdf:Producer>${producer}</pdf:Producer>
<xmp:CreateDate>${at}</xmp:CreateDate>
<xmp:ModifyDate>${at}</xmp:ModifyDate>
</rdf:Description>
</rdf:RDF>
</x:xmpmeta>
<?xpacket end="r"?>`
}
