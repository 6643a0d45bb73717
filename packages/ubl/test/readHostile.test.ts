import { writeJson } from "@radicar/domain/inner/json/JsonValue"
import { parseJson } from "@radicar/domain/inner/json/parseJson"
import { readXml } from "@radicar/ubl/inner/read/readXml"
import type { ParsedElement, ParsedNode } from "@radicar/ubl/inner/xml/ParsedElement"
import { assert, describe, it } from "@effect/vitest"
import { Result } from "effect"
import { goldens, expectationOf } from "./support/goldens.ts"
import { parsedXml } from "./support/parsedXml.ts"

// names that every object of JavaScript has, numbers that are none, and nothing
const hostile = ["constructor", "__proto__", "1e400", "-", ""]

interface Place {
  /** The document with another text at this place. */
  readonly with: (text: string) => ParsedElement
}

/** Every text and attribute of a document. */
const placesOf = (element: ParsedElement, rebuild: (changed: ParsedElement) => ParsedElement): ReadonlyArray<Place> => {
  const within = (index: number) => (changed: ParsedNode) =>
    rebuild({ ...element, children: element.children.with(index, changed) })
  return [
    ...element.attributes.map((attribute, index) => ({
      with: (value: string) =>
        rebuild({ ...element, attributes: element.attributes.with(index, { ...attribute, value }) })
    })),
    ...element.children.flatMap((child, index) =>
      child.kind === "element"
        ? placesOf(child as ParsedElement, within(index))
        : [{ with: (text: string) => within(index)({ kind: "text", text }) }]
    )
  ]
}

describe("reading whatever stands in a document", () => {
  const chosen = goldens.filter(({ name }) =>
    /^(invoice|support|equivalent|equivalent-note|payroll)\/full$|^equivalent-spd\/minimal$|^event\/037-full$|games|exchange/u.test(
      name
    )
  )

  it.each(chosen.map((golden) => [golden.name, golden] as const))("%s", (_, golden) => {
    const root = parsedXml(expectationOf(golden).xml)
    const places = placesOf(root, (changed) => changed)
    assert.isAbove(places.length, 20)
    places.forEach(({ with: changed }, index) => {
      const read = readXml(changed(hostile[index % hostile.length]!))
      // a document of which the type is gone is nobody's; all others are JSON
      if (read !== undefined) assert.isTrue(Result.isSuccess(parseJson(writeJson(read.body))))
    })
  })
})
