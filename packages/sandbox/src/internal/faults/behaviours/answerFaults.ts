import type { HttpReply } from "../../http/HttpReply.ts"
import type { Behaviour } from "../Behaviour.ts"
import { shufflePrefixes } from "../spelling/shufflePrefixes.ts"
import { spread } from "../spelling/spread.ts"

const nil = /<(\w+:\w+) i:nil="true"[^>]*\/>/gu
const empty = /<(\w+:\w+)((?: xmlns:\w+="[^"]*")?)\/>/gu
const base64 = /(<\w+:(?:XmlBase64Bytes|XmlBytesBase64|CsvBase64Bytes)>)([^<]{4})/gu

const respelled = (change: (body: string) => string): Behaviour => ({
  deliver: (reply: HttpReply) =>
    reply.contentType.startsWith("application/soap+xml") ? { ...reply, body: change(reply.body) } : reply
})

/** Damaged and outdated answers, and other spellings of good ones. */
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
