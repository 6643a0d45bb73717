import { describe, expect, it } from "@effect/vitest"
import { parse } from "@radicar/signature/inner/XmlTree"
import type { XmlDocument as Tree, XmlNode } from "@radicar/signature/inner/XmlTree"
import { Arbitrary, Result, Schema } from "effect"
import { XmlDocument } from "libxml2-wasm"
import { readFileSync } from "node:fs"
import { canonicaliseDocument } from "../src/internal/canonicalise.ts"
import { type PlainNode, saxesTree } from "./support/saxesTree.ts"

const plainNode = (node: XmlNode): PlainNode => {
  if (node.kind === "text") return `text:${node.text}`
  if (node.kind === "comment") return `comment:${node.text}`
  if (node.kind === "instruction") return `instruction:${node.target} ${node.body}`
  const attributes = node.attributes.map(
    ({ local, namespace, prefix, value }) => `{${namespace}}${prefix}:${local}=${value}`
  )
  const declarations = node.declarations.map(({ namespace, prefix }) => `xmlns ${prefix}=${namespace}`)
  const name = `{${node.namespace}}${node.prefix}:${node.local}`
  return [name, [...attributes, ...declarations].toSorted(), node.children.map(plainNode)]
}

const plain = ({ epilog, prolog, root }: Tree): ReadonlyArray<PlainNode> => [...prolog, root, ...epilog].map(plainNode)

/** libxml2 asks of namespaces that they are URIs, which XML does not. */
const otherNamespaces = /is not a valid URI/

/** Canonical text; `undefined` where libxml2 refuses the text. */
const libxml2 = (text: string): string | "of other namespaces" | undefined => {
  try {
    using document = XmlDocument.fromString(text)
    return document.canonicalizeToString()
  } catch (error) {
    return otherNamespaces.test(String(error)) ? "of other namespaces" : undefined
  }
}

const bySaxes = (text: string): ReadonlyArray<PlainNode> | undefined => {
  try {
    return saxesTree(text)
  } catch {
    return undefined
  }
}

const documents = [
  '<?xml version="1.0" encoding="UTF-8"?>\n<a:r xmlns:a="urn:a" xmlns="urn:d" a:x="1" x="2 &amp; &#10;"><!-- c --><c/>' +
    "<b:c xmlns:b=\"urn:a\" b:y='q'>te&lt;xt<![CDATA[ <&> ]]>é\u{1f600}</b:c><?pi some body?></a:r>\n<!-- e -->",
  "<r a=' \t\n x &#9;' xml:lang=\"es\"><é:ñ xmlns:é='urn:e'>]]&gt;\r\n\r</é:ñ></r >",
  '<r xmlns:p="urn:p" xmlns:q="urn:p" p:a="1" q:b="2"><p:x xmlns:p="urn:z"/><x xmlns=""/></r>',
  readFileSync(new URL("fixtures/c14n-vector.xml", import.meta.url), "utf8")
]

const pieces = [
  ..."<>&;\"'/?!-:= \n\r\ta0é×·.".split(""),
  ..."-- ]]> <![CDATA[ <!-- --> <? ?> xmlns xmlns: xml xml: XML standalone='yes'".split(" "),
  ..."&#x &#1; &#38; &amp; &lt &#x110000; \u0001 \ufffe \u{1f600} \u0301".split(" "),
  ..."<a> </a> <b/> <!DOCTYPE".split(" "),
  ' xmlns:xmlns="u"',
  ' xmlns:z="http://www.w3.org/2000/xmlns/"',
  ' xmlns:xml="http://www.w3.org/XML/1998/namespace"',
  ' xmlns:z="http://www.w3.org/XML/1998/namespace"'
]

const change = Arbitrary.all({
  kind: Arbitrary.schema(Schema.Literals(["insert", "remove", "replace", "repeat"])),
  at: Arbitrary.schema(Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 9999 }))),
  length: Arbitrary.schema(Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 12 }))),
  piece: Arbitrary.schema(Schema.Literals(pieces))
})

const damaged = Arbitrary.all({
  document: Arbitrary.schema(Schema.Literals(documents)),
  changes: Arbitrary.array(change, { maxLength: 3 })
}).pipe(
  Arbitrary.map(({ changes, document }) =>
    changes.reduce((text, { at, kind, length, piece }) => {
      const place = at % (text.length + 1)
      const taken = kind === "insert" || kind === "repeat" ? 0 : length
      const put = kind === "remove" ? "" : kind === "repeat" ? text.slice(place, place + length) : piece
      return text.slice(0, place) + put + text.slice(place + taken)
    }, document)
  )
)

describe("XmlParser, and two others over the same texts", () => {
  it.each(documents)("%s", (text) => {
    const tree = Result.getOrThrow(parse(text))
    expect(plain(tree)).toEqual(saxesTree(text))
    expect(canonicaliseDocument(tree)).toBe(libxml2(text))
  })

  it.prop(
    "takes nothing that libxml2 or saxes refuses, refuses nothing that both take, and reads the same",
    [damaged],
    ([text]) => {
      const ours = parse(text)
      const theirs = libxml2(text)
      const saxes = bySaxes(text)
      if (Result.isFailure(ours)) {
        // those that both take have a document type, or another version or encoding
        if (ours.failure.reason === "malformed") {
          expect(saxes === undefined || theirs === undefined || theirs === "of other namespaces").toBe(true)
        }
        return
      }
      if (theirs === "of other namespaces") return
      expect(plain(ours.success)).toEqual(saxes)
      // libxml2 leaves "&" in namespaces as it is, which Canonical XML 1.0 §2.3 does not
      if (/xmlns[^"']*["'][^"']*&/.test(text)) return
      expect(canonicaliseDocument(ours.success)).toBe(theirs)
    },
    { arbitrary: { seed: 20261122, runs: 4000 } }
  )
})

describe("errors in XML", () => {
  it.each([
    ["<r>\n  <a>\n</r>", "line 3, column 4: r is not the element that is open"],
    ["<r a='1' b=2/>", "line 1, column 12: the value of an attribute must be in quotes"],
    ["<r>&undefined;</r>", 'line 1, column 15: "&undefined;" refers to nothing'],
    ["<r>&#xD800;</r>", 'line 1, column 12: "&#xD800;" refers to nothing'],
    ["<r>\n\u0007</r>", "line 2, column 1: a character that XML cannot carry"],
    ["<r>\ud800</r>", "line 1, column 1: a character that XML cannot carry"],
    ["<p:r/>", "line 1, column 5: the prefix p is not declared"],
    ["<r><!-- a -- b --></r>", 'line 1, column 13: ">" is expected'],
    ["<r>a", "line 1, column 4: the element r is not closed"],
    ["  ", "line 1, column 3: there is no root element"],
    ["\n<?xml version='1.0'?><r/>", "line 2, column 6: an XML declaration is only allowed at the beginning"]
  ])("%j", (text, detail) => {
    const result = parse(text)
    expect(Result.isFailure(result) && result.failure.detail).toBe(detail)
  })

  it.each(["relative", "./a", "/a", "#a", "?a", "//authority/a", "1a:b"])(
    "is a namespace that is not an absolute URI, which libxml2 does not canonicalise either: %s",
    (namespace) => {
      for (const text of [`<r xmlns="${namespace}"/>`, `<r><a:c xmlns:a="${namespace}"/></r>`]) {
        expect(Result.isFailure(parse(text))).toBe(true)
        expect(typeof libxml2(text) === "string" && libxml2(text) !== "of other namespaces").toBe(false)
      }
    }
  )

  it("is told of texts with very many attributes, namespaces and references as of others", () => {
    const attributes = Array.from({ length: 60_000 }, (_, index) => ` a${index}="1"`).join("")
    expect(Result.isSuccess(parse(`<r${attributes}/>`))).toBe(true)
    const declarations = Array.from({ length: 20_000 }, (_, index) => ` xmlns:n${index}="u:${index}"`).join("")
    const children = Array.from({ length: 20_000 }, (_, index) => `<n${index}:c xmlns:m="u:m"/>`).join("")
    expect(Result.isSuccess(parse(`<r${declarations}>${children}</r>`))).toBe(true)
    expect(Result.isFailure(parse("<r>" + "&".repeat(200_000)))).toBe(true)
  })
})
