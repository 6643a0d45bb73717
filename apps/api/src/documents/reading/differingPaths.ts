import { JsonNumber, JsonObject, type JsonValue } from "@radicar/domain/inner/json/JsonValue"
import { parseDecimal } from "@radicar/domain/inner/number/Decimal"
import { jsonPath, type WirePath } from "@radicar/domain/inner/rules/Violation"
import { isNothing } from "@radicar/domain/inner/wire/isNothing"
import { attributeOf, textOf, type XmlElement } from "@radicar/signature/inner/XmlTree"
import { BigDecimal } from "effect"

/** Maximum number of fields that a conflict names. */
const maximumDifferences = 5

const isSameLeaf = (one: JsonValue | undefined, other: JsonValue | undefined): boolean => {
  if (isNothing(one) || isNothing(other)) return isNothing(one) && isNothing(other)
  const [left, right] = [one, other].map((each) => (each instanceof JsonNumber ? each.text : each))
  if (typeof left !== "string" || typeof right !== "string") return left === right
  const decimals = [left, right].map(parseDecimal)
  const [first, second] = decimals
  return first !== undefined && second !== undefined ? BigDecimal.equals(first, second) : left.trim() === right.trim()
}

/**
 * JSON paths of the first differences between two bodies, without values. Different spellings of a value (`null` for an
 * absent field, 1.0 for 1) are no difference.
 */
export const differingPaths = (recorded: JsonValue, sent: JsonValue): ReadonlyArray<string> => {
  const paths: Array<string> = []
  const compare = (one: JsonValue | undefined, other: JsonValue | undefined, path: WirePath): void => {
    if (paths.length >= maximumDifferences) return
    if (one instanceof JsonObject && other instanceof JsonObject) {
      for (const key of new Set([...one.keys, ...other.keys])) compare(one.get(key), other.get(key), [...path, key])
    } else if (Array.isArray(one) && Array.isArray(other) && one.length === other.length) {
      one.forEach((each, index) => compare(each, other[index], [...path, index]))
    } else if (!isSameLeaf(one, other)) paths.push(jsonPath(path))
  }
  compare(recorded, sent, [])
  return paths
}

const signatures = "http://www.w3.org/2000/09/xmldsig#"

/** Elements below another one, without the signature. */
const elementsIn = ({ children }: XmlElement): ReadonlyArray<XmlElement> =>
  children.filter((node): node is XmlElement => node.kind === "element" && node.namespace !== signatures)

const ownText = (element: XmlElement): string =>
  element.children.some(({ kind }) => kind === "element") ? "" : textOf(element).trim()

const isSameElement = (one: XmlElement, other: XmlElement): boolean =>
  one.namespace === other.namespace &&
  one.local === other.local &&
  ownText(one) === ownText(other) &&
  one.attributes.length === other.attributes.length &&
  one.attributes.every(({ local, namespace, value }) => attributeOf(other, local, namespace) === value)

/** XPaths of the first differences between two documents, without values and without their signatures. */
export const differingElements = (recorded: XmlElement, filed: XmlElement): ReadonlyArray<string> => {
  const paths: Array<string> = []
  const compare = (one: XmlElement, other: XmlElement, path: string): void => {
    if (paths.length >= maximumDifferences) return
    const [left, right] = [elementsIn(one), elementsIn(other)]
    if (!isSameElement(one, other) || left.length !== right.length) return void paths.push(path)
    left.forEach((child, index) => {
      const alike = left.filter(({ local }) => local === child.local)
      const place = alike.length === 1 ? "" : `[${alike.indexOf(child) + 1}]`
      const counterpart = right[index]
      if (counterpart !== undefined) compare(child, counterpart, `${path}/${child.local}${place}`)
    })
  }
  compare(recorded, filed, `/${recorded.local}`)
  return paths
}
