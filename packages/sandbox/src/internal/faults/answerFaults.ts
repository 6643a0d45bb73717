import type { HttpReply } from "../http/HttpReply.ts"
import type { Behaviour } from "./Behaviour.ts"

const tag = /<[^<?!][^<>]*>/gu
const declaration = /xmlns:(\w+)=/gu

/**
 * Gives every namespace of an answer another prefix, mostly that of another namespace, and adds prefixes to unprefixed
 * names. The meaning of an answer does not depend on prefixes.
 */
const shufflePrefixes = (body: string): string => {
  const prefixes = [...new Set([...body.matchAll(declaration)].map(([, prefix = ""]) => prefix))].toSorted()
  const next = new Map(prefixes.map((prefix, index) => [prefix, prefixes[(index + 1) % prefixes.length] ?? prefix]))
  const renamed = (prefix: string): string => next.get(prefix) ?? prefix
  return body
    .replaceAll(tag, (tagText) =>
      tagText
        .replace(/^(<\/?)(?:(\w+):)?(?=\w)/u, (_name, start: string, prefix: string | undefined) =>
          prefix === undefined ? `${start}w:` : `${start}${renamed(prefix)}:`
        )
        .replace(/ xmlns="/u, ' xmlns:w="')
        .replaceAll(/ (?:xmlns:(\w+)|(\w+):(\w+))=/gu, (attribute, declared: string, prefix: string, name: string) => {
          if (declared !== undefined) return ` xmlns:${renamed(declared)}=`
          return next.has(prefix) ? ` ${renamed(prefix)}:${name}=` : attribute
        })
    )
    .replaceAll(
      />(\w+):(\w+)<\/(\w+):Value>/gu,
      (_value, prefix: string, code: string, element: string) => `>${renamed(prefix)}:${code}</${element}:Value>`
    )
}

const column = /.{1,76}/gu

/** Adds white space without meaning: a declaration at the start, line ends between elements, line breaks in base64. */
const spread = (body: string): string =>
  `<?xml version="1.0" encoding="utf-8"?>\r\n${body
    .replaceAll(/(<(\w+:\w*(?:Base64Bytes|BytesBase64))>)([^<]+)/gu, (_whole, tag: string, _name, text: string) =>
      [tag, ...(text.match(column) ?? [])].join("\r\n")
    )
    .replaceAll(/>(?=<)/gu, ">\r\n\t")}\r\n`

const nil = /<(\w+:\w+) i:nil="true"[^<>]*\/>/gu
const empty = /<(\w+:\w+)((?: xmlns:\w+="[^"]*")?)\/>/gu
const base64 = /(<\w+:(?:XmlBase64Bytes|XmlBytesBase64|CsvBase64Bytes)>)([^<]{4})/gu

const respelled = (change: (body: string) => string): Behaviour => ({
  deliver: (reply: HttpReply) =>
    reply.contentType.startsWith("application/soap+xml") ? { ...reply, body: change(reply.body) } : reply
})

/** Damaged and outdated answers, and variants of good ones. */
export const answerFaults = {
  "http-404-with-answer": { deliver: (reply) => ({ ...reply, status: 404 }) },
  "not-xml": { deliver: (reply) => ({ ...reply, body: "The service is being updated. Please come back later." }) },
  "invalid-base64": respelled((body) => body.replaceAll(base64, "$1$2*%*")),
  "repeated-answer": { recalls: "latest" },
  "late-answer": { recalls: "first" },
  "shuffled-prefixes": respelled(shufflePrefixes),
  whitespace: respelled(spread),
  "nil-absent": respelled((body) => body.replaceAll(nil, "")),
  "nil-empty": respelled((body) => body.replaceAll(nil, "<$1/>")),
  "empty-nil": respelled((body) => body.replaceAll(empty, '<$1 i:nil="true"$2/>'))
} as const satisfies Record<string, Behaviour>
