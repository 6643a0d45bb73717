import type { XmlElement } from "libxml2-wasm"
import { text, texts } from "../../xml/query.ts"
import { readParticles } from "../structure/ContentModel.ts"
import { extensionTypes } from "../structure/extensionTypes.ts"
import { signatureTypes } from "../structure/signatureTypes.ts"
import { childElements, contentProblems, hasText, nameOf, schemaChecker } from "../structure/schemaProblems.ts"
import {
  adjustmentTypes,
  deductionTypes,
  earningTypes,
  type PayrollModel,
  payrollRoots,
  payrollTypes,
  type PayrollValue
} from "./payrollTypes.ts"

const checkExtensions = schemaChecker({ ...extensionTypes, ...signatureTypes })

const forms: Readonly<Record<PayrollValue, RegExp>> = {
  boolean: /^(?:true|false|0|1)$/u,
  date: /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])(?:Z|[+-]\d{2}:\d{2})?$/u,
  dateTime: /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?(?:Z|[+-]\d{2}:\d{2})?$/u,
  decimal: /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)$/u,
  integer: /^[+-]?\d+$/u,
  time: /^(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?(?:Z|[+-]\d{2}:\d{2})?$/u
}

const models = new Map(Object.entries({ ...payrollTypes, ...earningTypes, ...deductionTypes, ...adjustmentTypes }))

/** Model of an element by its path: the model for its branch, otherwise the one common to both types of document. */
export const modelOf = (path: string): PayrollModel | undefined =>
  models.get(path) ?? models.get(path.replace(/^(?:Reemplazar|Eliminar)\//u, ""))

interface Attribute {
  readonly name: string
  readonly required: boolean
  readonly type: PayrollValue | undefined
}

/** Reads the attributes in a payroll model, written as `Name`, `Name!` (required) or `Name:type`. */
const readAttributes = (attributes: string): ReadonlyArray<Attribute> =>
  attributes === ""
    ? []
    : attributes.split(" ").map((written) => {
        const [name = "", type] = written.split(":")
        return { name: name.replace("!", ""), required: name.endsWith("!"), type: type as PayrollValue | undefined }
      })

const attributeProblems = (element: XmlElement, path: string, attributes: string): ReadonlyArray<string> => {
  const declared = readAttributes(attributes)
  const allowed = declared.map(({ name }) => `local-name()='${name}'`).join(" or ") || "false()"
  return [
    ...texts(element, `@*[namespace-uri()='' and not(${allowed})]`).map(
      () => `El elemento '${path}' tiene un atributo no permitido.`
    ),
    ...declared.flatMap(({ name, required, type }) => {
      const value = text(element, `@${name}`)
      if (value === undefined) return required ? [`El atributo '${name}' es obligatorio en el elemento '${path}'.`] : []
      return type === undefined || forms[type].test(value.trim())
        ? []
        : [`El valor '${value}' del atributo '${name}' del elemento '${path}' no es válido.`]
    })
  ]
}

const elementProblems = (element: XmlElement, path: string, model: PayrollModel | undefined): ReadonlyArray<string> => {
  const { content = "", attributes = "", value } = model ?? {}
  const inside = childElements(element)
  const names = inside.map((child) => (child.namespaceUri === element.namespaceUri ? child.name : nameOf(child)))
  // an element without children and attributes contains text, of any form unless the model has a `value`
  const isTextElement = content === "" && attributes === ""
  const hasMisplacedText = !isTextElement && value === undefined && hasText(element)
  const mistyped = value !== undefined && !forms[value].test(element.content.trim())
  return [
    ...(hasMisplacedText ? [`El elemento '${path}' no puede contener texto.`] : []),
    ...(mistyped ? [`El valor '${element.content}' del elemento '${path}' no es válido.`] : []),
    ...contentProblems(path, readParticles(content), names),
    ...attributeProblems(element, path, attributes)
  ]
}

/** Finds problems in the structure of a payroll document, at most `limit`. */
export const payrollProblems = (root: XmlElement, limit: number): ReadonlyArray<string> => {
  const problems: Array<string> = []
  const pending: Array<readonly [XmlElement, string]> = [[root, ""]]
  for (let next = pending.pop(); next !== undefined && problems.length < limit; next = pending.pop()) {
    const [element, path] = next
    if (element.namespaceUri !== root.namespaceUri) {
      problems.push(...checkExtensions(element, limit))
      continue
    }
    const content = payrollRoots[path === "" ? root.name : `${root.name}/${path}`]
    const model =
      content === undefined ? modelOf(path) : { content, ...(path === "" && { attributes: "SchemaLocation!" }) }
    problems.push(...elementProblems(element, path === "" ? root.name : path, model))
    for (const child of childElements(element).toReversed()) {
      pending.push([child, path === "" ? child.name : `${path}/${child.name}`])
    }
  }
  return problems.slice(0, limit)
}
