import { XmlCData, XmlElement, XmlText } from "libxml2-wasm"
import { namespaces } from "../../xml/names.ts"
import { type ContentModels, contentTable, type Particle } from "./ContentModel.ts"
import { schemaValues, valueProblem, type ValueType } from "./valueTypes.ts"

const prefixes = new Map(Object.entries(namespaces).map(([prefix, uri]) => [uri as string, prefix]))

/** A schema checker: finds problems in a document's structure, at most `limit`. */
export type SchemaChecker = (root: XmlElement, limit: number) => ReadonlyArray<string>

/**
 * Makes a checker from content models. It walks the tree and checks order, cardinality, unknown elements and misplaced
 * text. It also checks the form of dates, times, numbers and indicators (`values`; by default those of the official
 * schemas).
 */
export const schemaChecker = (
  models: ContentModels,
  values: ReadonlyArray<ValueType> = schemaValues
): SchemaChecker => {
  const table = contentTable(models)
  return (root, limit) => {
    const problems: Array<string> = []
    const pending = [root]
    for (let element = pending.pop(); element !== undefined && problems.length < limit; element = pending.pop()) {
      const name = nameOf(element)
      const particles = table.get(name)
      const inside = childElements(element)
      if (particles !== undefined) {
        if (hasText(element)) problems.push(`El elemento '${name}' no puede contener texto.`)
        problems.push(...contentProblems(name, particles, inside.map(nameOf)))
      } else if (inside.length === 0) {
        const problem = valueProblem(name, element, values)
        if (problem !== undefined) problems.push(problem)
      } else if (name.startsWith("cbc:")) {
        problems.push(`El elemento '${name}' no puede contener otros elementos.`)
      }
      for (const child of inside.toReversed()) pending.push(child)
    }
    return problems.slice(0, limit)
  }
}

/** Prefixed name of an element, by the namespaces that the sandbox knows. */
export const nameOf = (element: XmlElement): string => {
  const prefix = prefixes.get(element.namespaceUri)
  return prefix === undefined ? `{${element.namespaceUri}}${element.name}` : `${prefix}:${element.name}`
}

/** Child elements of an element. */
export const childElements = (parent: XmlElement): ReadonlyArray<XmlElement> => {
  const children: Array<XmlElement> = []
  for (let child = parent.firstChild; child !== null; child = child.next) {
    if (child instanceof XmlElement) children.push(child)
  }
  return children
}

/** Whether there is text besides the child elements. */
export const hasText = (parent: XmlElement): boolean => {
  for (let child = parent.firstChild; child !== null; child = child.next) {
    if ((child instanceof XmlText || child instanceof XmlCData) && child.content.trim() !== "") return true
  }
  return false
}

/**
 * Finds problems in the order and number of an element's children by matching them with the particles. A sequence
 * without choices needs no backtracking.
 */
export const contentProblems = (
  parent: string,
  particles: ReadonlyArray<Particle>,
  children: ReadonlyArray<string>
): ReadonlyArray<string> => {
  let next = 0
  for (const { name, minimum, maximum } of particles) {
    let count = 0
    while (children[next] === name && count < maximum) {
      count++
      next++
    }
    if (count < minimum) return [incomplete(parent, name, children[next])]
  }
  const unexpected = children[next]
  return unexpected === undefined ? [] : [`El elemento '${parent}' tiene un elemento hijo no esperado '${unexpected}'.`]
}

const incomplete = (parent: string, expected: string, actual: string | undefined): string =>
  actual === undefined
    ? `El contenido del elemento '${parent}' está incompleto: se esperaba '${expected}'.`
    : `El elemento '${parent}' tiene un elemento hijo no esperado '${actual}': se esperaba '${expected}'.`
