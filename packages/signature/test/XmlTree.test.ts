import { describe, expect, it } from "@effect/vitest"
import {
  attributeOf,
  childElement,
  childElements,
  find,
  findAll,
  parse,
  parseHead,
  textOf
} from "@radicar/signature/inner/XmlTree"
import type { XmlElement } from "@radicar/signature/inner/XmlTree"
import { Result } from "effect"

const rootOf = (text: string): XmlElement => Result.getOrThrow(parse(text)).root

const reasonOf = (input: string | Uint8Array, limits = {}): string => {
  const result = parse(input, limits)
  return Result.isFailure(result) ? result.failure.reason : "accepted"
}

describe("parse", () => {
  it("names elements and attributes by namespace, not by prefix", () => {
    const root = rootOf('<a:r xmlns:a="urn:a" xmlns="urn:d" a:x="1" x="2"><c/><b:c xmlns:b="urn:a"/></a:r>')
    expect([root.namespace, root.local]).toEqual(["urn:a", "r"])
    expect(attributeOf(root, "x")).toBe("2")
    expect(attributeOf(root, "x", "urn:a")).toBe("1")
    expect(childElements(root).map(({ namespace }) => namespace)).toEqual(["urn:d", "urn:a"])
    expect(childElement(root, "urn:a", "c")?.prefix).toBe("b")
  })

  it("reads text through CDATA, references and comments, line ends normalised", () => {
    const root = rootOf("<r>a<![CDATA[<b>]]>&amp;<!-- no -->\r\n<i>&#x2013;</i>é</r>")
    expect(textOf(root)).toBe("a<b>&\n–é")
  })

  it("finds descendants in document order", () => {
    const root = rootOf('<r><a n="1"><a n="2"/></a><a n="3"/></r>')
    expect(findAll(root, "", "a").map((element) => attributeOf(element, "n"))).toEqual(["1", "2", "3"])
    expect(find(root, "", "a")?.parent).toBe(root)
    expect(find(root, "", "b")).toBeUndefined()
  })

  it("takes octets with a byte order mark", () => {
    expect(Result.isSuccess(parse(Buffer.from("\ufeff<r>ñ</r>")))).toBe(true)
  })

  it.each([
    ["<r>", "malformed"],
    ["", "malformed"],
    ["<r/><r/>", "malformed"],
    ["<r/>text", "malformed"],
    ['<r a="1" a="2"/>', "malformed"],
    ['<r xmlns:a="u" xmlns:b="u" a:x="1" b:x="2"/>', "malformed"],
    ["<r>&undefined;</r>", "malformed"],
    ["<r>&#0;</r>", "malformed"],
    ["<r>\u0001</r>", "malformed"],
    ["<a:r/>", "malformed"],
    ["<r>]]></r>", "malformed"],
    ['<r a="<"/>', "malformed"],
    ["<!DOCTYPE r><r/>", "doctype"],
    ['<!DOCTYPE r [<!ENTITY x SYSTEM "file:///etc/hostname">]><r>&x;</r>', "doctype"],
    ['<!DOCTYPE r [<!ENTITY a "aa"><!ENTITY b "&a;&a;">]><r>&b;</r>', "doctype"],
    ['<?xml version="1.1"?><r/>', "version"],
    ['<?xml version="1.0" encoding="ISO-8859-1"?><r/>', "encoding"]
  ])("refuses %s as %s", (text, reason) => {
    expect(reasonOf(text)).toBe(reason)
    expect(reasonOf(Buffer.from(text))).toBe(reason)
  })

  it("refuses octets that are not UTF-8", () => {
    expect(reasonOf(Buffer.from("<r>ñ</r>", "latin1"))).toBe("encoding")
    expect(reasonOf(Buffer.from("\ufeff<r/>", "utf16le"))).toBe("encoding")
  })

  it("refuses what is too long, and deep nesting without reading all of it", () => {
    expect(reasonOf("<r>aaaa</r>", { maximumLength: 10 })).toBe("limit")
    expect(reasonOf("<r><a/><b/></r>", { maximumElements: 2 })).toBe("limit")
    expect(Result.isSuccess(parse("<r><a/><b/></r>", { maximumElements: 3 }))).toBe(true)
    expect(reasonOf(`${"<a>".repeat(100_000)}${"</a>".repeat(100_000)}`)).toBe("limit")
    expect(reasonOf(`${"<a>".repeat(128)}${"</a>".repeat(128)}`)).toBe("accepted")
    expect(reasonOf(`${"<a>".repeat(129)}${"</a>".repeat(129)}`)).toBe("limit")
  })

  it("keeps names that mean something to JavaScript apart", () => {
    const root = rootOf('<r xmlns:__proto__="urn:p" __proto__="1" constructor="2" __proto__:toString="3"/>')
    expect(attributeOf(root, "__proto__")).toBe("1")
    expect(attributeOf(root, "constructor")).toBe("2")
    expect(attributeOf(root, "toString", "urn:p")).toBe("3")
  })
})

describe("parseHead", () => {
  const line = ({ local }: XmlElement): boolean => local === "line"
  const names = (text: string): ReadonlyArray<string> =>
    childElements(Result.getOrThrow(parseHead(text, line))).map(({ local }) => local)

  it("gives the children before the first that ends it, which may be nested in others", () => {
    expect(names('<?xml version="1.0"?><!-- x --><r><a><line/></a>text<b/><line><c/></line><d/></r>')).toEqual([
      "a",
      "b"
    ])
    expect(names("<r><line/></r>")).toEqual([])
  })

  it("gives all of them where none does", () => {
    expect(names("<r><a/><b><line/></b></r>")).toEqual(["a", "b"])
    expect(names("<line/>")).toEqual([])
  })

  it("is as strict as parse in what it reads, and reads no further", () => {
    const reason = (text: string): string => {
      const result = parseHead(text, line)
      return Result.isFailure(result) ? result.failure.reason : "accepted"
    }
    expect(reason("<r><a></b><line/></r>")).toBe("malformed")
    expect(reason("<!DOCTYPE r><r><line/></r>")).toBe("doctype")
    expect(reason("<r><a/>")).toBe("malformed")
    expect(reason("<r><line></r>")).toBe("accepted")
  })
})
