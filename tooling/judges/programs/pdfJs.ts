/** Reads PDFs with pdf.js: each has text, and attaches the XML that stands next to it, octet for octet. */
import { readFileSync } from "node:fs"
import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs"

const faultOf = async (file: string): Promise<string | undefined> => {
  const document = await getDocument({ data: new Uint8Array(readFileSync(file)), verbosity: 0 }).promise
  try {
    const { items } = await (await document.getPage(1)).getTextContent()
    if (items.length === 0) return "no text"
    const [attached] = (await document.getAttachments()) ?? []
    if (attached === undefined) return "no attachment"
    const content = (await document.getAttachmentContent(attached[0])) as Uint8Array
    return Buffer.compare(content, readFileSync(`${file}.xml`)) === 0 ? undefined : "another attachment"
  } finally {
    await document.loadingTask.destroy()
  }
}

for (const file of process.argv.slice(2)) {
  const fault = await faultOf(file).catch(String)
  console.log([fault === undefined ? "accepted" : "refused", file, (fault ?? "").replaceAll(/\s+/gu, " ")].join("\t"))
}
