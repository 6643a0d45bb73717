import { describe, expect, it } from "@effect/vitest"
import { parse } from "@radicar/signature/inner/XmlTree"
import { longOr } from "@radicar/fixtures/long"
import { Arbitrary, Result, Schema } from "effect"
import { XmlDocument } from "libxml2-wasm"
import { createHash } from "node:crypto"
import { readFileSync } from "node:fs"
import { canonicaliseDocument, canonicaliseElement } from "../src/internal/canonicalise.ts"
import { find, findAll } from "../src/XmlTree.ts"

const ds = "http://www.w3.org/2000/09/xmldsig#"
const xades = "http://uri.etsi.org/01903/v1.3.2#"

const sha256 = (text: string): string => createHash("sha256").update(text, "utf8").digest("base64")

const byLibxml2 = (text: string): string => {
  using document = XmlDocument.fromString(text)
  return document.canonicalizeToString()
}

const ours = (text: string): string => canonicaliseDocument(Result.getOrThrow(parse(text)))

// Lengths and digests computed with libxml2 over the very octets of the file.
describe("the published vector", () => {
  const bytes = readFileSync(new URL("fixtures/c14n-vector.xml", import.meta.url))
  const document = Result.getOrThrow(parse(bytes))
  const element = (namespace: string, local: string) => find(document.root, namespace, local)!

  it("is the file it was computed from", () => {
    expect(createHash("sha256").update(bytes).digest("hex")).toBe(
      "d92145ae8cb305579e5caed5781d91141ee6359992a7806a1b8f600e5c1f3692"
    )
  })

  it("document without its signature", () => {
    const canonical = canonicaliseDocument(document, element(ds, "Signature"))
    expect(Buffer.byteLength(canonical)).toBe(711)
    expect(sha256(canonical)).toBe("q6AI7kqFUTn/8WZQ2LFXYfER5O3cv2I+REM9ttNmc2A=")
  })

  it.each([
    [ds, "KeyInfo", "GfhmP4Q4b2QWlEfe+uyx+geP3q2LD7IL32GnASJV5fk="],
    [xades, "SignedProperties", "3ejyetnmxvvVjnmHeNTHIo2mKT1PaCwFxDfFy7dYdt0="],
    [ds, "SignedInfo", "WEnqwVxrZ7MFp9Z2W6U5PXOBIlwATWulNHq5k7+1uRI="]
  ])("subtree %s%s", (namespace, local, digest) => {
    expect(sha256(canonicaliseElement(element(namespace, local)))).toBe(digest)
  })

  it("SignedInfo is 1466 octets", () => {
    expect(Buffer.byteLength(canonicaliseElement(element(ds, "SignedInfo")))).toBe(1466)
  })
})

describe("like libxml2", () => {
  it.each([
    '<r xmlns="urn:a"><b xmlns=""><c xmlns=""/><d xmlns="urn:a"/></b></r>',
    '<r xmlns:a="urn:a"><b xmlns:a="urn:a"><c xmlns:a="urn:b"><d xmlns:a="urn:a"/></c></b></r>',
    '<r xmlns:b="urn:a" xmlns:a="urn:b" b:z="1" a:y="2" x="3" b:a="4" xml:lang="es" Z="5" a="6"/>',
    "<?before it?><!-- c --><r><?in ?><!-- c --></r><?after   it?>\n<!-- c --><?last?>",
    "<r a=' \t\n x &#9;&#10;&#13; &lt;&amp;&quot;&apos;>'>\r\n\r&#13;]]&gt;<![CDATA[<&>\"]]></r>",
    '<r xmlns:é="urn:e" é:ñ="1" n\u0303="2">e\u0301 \u{1f600} \u2028 \u0085</r>',
    '<?xml version="1.0" encoding="UTF-8"?>\n\n<r\n a = "1"\n ></r\n>\n',
    '<r xmlns:\u{10000}="urn:x" xmlns:\ufdf0="urn:y" \u{10000}="1" \ufdf0="2"/>',
    '<r xmlns="dian:gov:co:facturaelectronica:NominaIndividual"><c/></r>'
  ])("%s", (text) => {
    expect(ours(text)).toBe(byLibxml2(text))
  })

  const text = Arbitrary.schema(
    Schema.Array(
      Schema.Literals([
        "a",
        "ñ",
        "&amp;",
        "&lt;",
        "&gt;",
        ">",
        "'",
        "&quot;",
        "\t",
        "\n",
        "\r",
        "&#13;",
        "&#9;",
        "&#10;",
        " ",
        "\u2028",
        "\u0085",
        "\ufeff",
        "\u{1f600}",
        "e\u0301",
        "]]&gt;",
        "--"
      ])
    )
  ).pipe(Arbitrary.map((parts) => parts.join("")))
  const names = Schema.Literals(["a", "b", "Z", "é", "p:a", "p:b", "q:a", "q:Z", "xml:lang", "xml:space"])
  const declarations = Schema.Literals([
    "",
    ' xmlns="urn:1"',
    ' xmlns=""',
    ' xmlns:p="urn:2"',
    ' xmlns:p="urn:0" xmlns:r="urn:2"',
    ' xmlns:q="urn:2"',
    ' xmlns:q="urn:1" xmlns="urn:2"'
  ])
  const elements = Schema.Literals(["a", "b", "p:c", "q:d"])
  const step = Arbitrary.all({
    element: Arbitrary.schema(elements),
    declaration: Arbitrary.schema(declarations),
    attributes: Arbitrary.array(Arbitrary.all({ name: Arbitrary.schema(names), value: text }), { maxLength: 4 }),
    before: text,
    kind: Arbitrary.schema(Schema.Literals(["open", "close", "empty", "comment", "instruction", "cdata"]))
  })
  const hostile = Arbitrary.array(step, { maxLength: 14 }).pipe(
    Arbitrary.map((steps) => {
      const open: Array<string> = []
      let body = ""
      for (const { attributes, before, declaration, element, kind } of steps) {
        body += before
        if (kind === "comment") body += "<!-- x & y -->"
        else if (kind === "instruction") body += "<?target some  body ?>"
        else if (kind === "cdata") body += '<![CDATA[ <&>\r\n" ]]>'
        else if (kind === "close") {
          const name = open.pop()
          if (name !== undefined) body += `</${name}>`
        } else {
          const unique = new Map(attributes.map(({ name, value }) => [name, value.replaceAll("<", "&lt;")]))
          // Two prefixes may stand for one namespace; attributes of the same expanded name are not well-formed.
          if (unique.has("p:a")) unique.delete("q:a")
          const written = Array.from(unique, ([name, value]) => ` ${name}="${value}"`).join("")
          body += `<${element}${declaration}${written}${kind === "empty" ? "/" : ""}>`
          if (kind === "open") open.push(element)
        }
      }
      while (open.length > 0) body += `</${open.pop()!}>`
      return `<?xml version="1.0"?>\n<?pi x?><root xmlns:p="urn:p" xmlns:q="urn:q">${body}</root>`
    })
  )

  it.prop(
    "hostile documents",
    [hostile],
    ([document]) => {
      expect(ours(document)).toBe(byLibxml2(document))
    },
    { arbitrary: { runs: longOr(1500, 300), seed: 20260115 } }
  )

  it.prop(
    "every subtree where it stands",
    [hostile],
    ([document]) => {
      using reference = XmlDocument.fromString(document)
      const tree = Result.getOrThrow(parse(document))
      const expected = reference.find("//*").map((node) => node.canonicalizeToString())
      const elements = expected.length
      const actual = ["", "urn:p", "urn:q", "urn:0", "urn:1", "urn:2"].flatMap((namespace) =>
        ["root", "a", "b", "c", "d"].flatMap((local) => findAll(tree.root, namespace, local).map(canonicaliseElement))
      )
      expect(actual).toHaveLength(elements)
      expect(actual.toSorted()).toEqual(expected.toSorted())
    },
    { arbitrary: { runs: longOr(200, 50), seed: 20260115 } }
  )
})
