import type { Operation } from "@radicar/domain/inner/documentRegistry"
import type { JsonObject } from "@radicar/domain/inner/json/JsonValue"
import type { CanonicalXml, EncodedXml, OctetXml } from "../CanonicalXml.ts"
import type { DocumentRoot } from "../xml/documentRoot.ts"
import type { XmlReader } from "../xml/XmlReader.ts"
import { decoder, isIntact, XmlWriter } from "../xml/XmlWriter.ts"
import {
  type AnyRow,
  compileSteps,
  inOrder,
  inTurn,
  type Reading,
  readValues,
  type Row,
  type Values,
  type Writing
} from "./Row.ts"

/** A read document, in the form of the operation that would file it. */
export interface ReadDocument {
  /** Operation of the service, such as `InvoiceCreate`. */
  readonly operation: Operation
  /** The body: the values that the document states. It has no secrets, because the document has none. */
  readonly body: JsonObject
  /** Environment that the document states: `1` production, `2` test. */
  readonly environment: string | undefined
  /** Prefix and number together. */
  readonly id: string | undefined
  /** CUFE, CUDE, CUDS or CUNE. */
  readonly key: { readonly value: string | undefined; readonly scheme: string | undefined }
  /** XPaths of the statements for which the body has no field. */
  readonly unread: ReadonlyArray<string>
}

/** Mapping of a type of document to XML: a row for each child of the root element, in the order of the schema. */
export interface DocumentTable<S, W, R> {
  readonly operation: Operation
  readonly root: DocumentRoot
  /** Names on the wire in the order of the body. */
  readonly order: ReadonlyArray<string>
  readonly rows: ReadonlyArray<Row<S, W, R>>
  /** The currency of the amounts of a document whose body has no field for it. */
  readonly currency?: string
}

/** A rendered document. If another one has been rendered since, it is rendered again when its octets are read. */
class RenderedXml implements OctetXml {
  readonly namespaces: string
  declare readonly written?: NonNullable<CanonicalXml["written"]>
  private readonly render: () => EncodedXml
  private rendered: EncodedXml

  constructor(render: () => EncodedXml, { namespaces, written }: DocumentRoot) {
    this.namespaces = namespaces
    if (written !== undefined) this.written = written
    this.render = render
    this.rendered = render()
  }

  get encoded(): EncodedXml {
    if (!isIntact(this.rendered)) this.rendered = this.render()
    return this.rendered
  }

  get head(): string {
    const { headLength, octets } = this.encoded
    return decoder.decode(octets.subarray(0, headLength))
  }

  get tail(): string {
    const { headLength, octets } = this.encoded
    return decoder.decode(octets.subarray(headLength))
  }
}

/** Compiles a function that writes a document of a table. */
export const compileDocument = <S, W extends Writing>({
  root,
  rows
}: Pick<DocumentTable<S, W, never>, "root" | "rows">): ((subject: S, writing: W) => OctetXml) => {
  const write = inTurn([root.open, ...compileSteps(rows), root.close])
  return (subject, writing) => {
    const render = (): EncodedXml => {
      const xml = new XmlWriter()
      // rows change their state, so each document gets a copy
      write(xml, subject, { ...writing })
      return xml.finish()
    }
    return new RenderedXml(render, root)
  }
}

const textAt = (values: Values, name: string): string | undefined => values[name] as string | undefined

/** Reads a document of a table; `undefined` if it has no value for a body. */
export const readTable = <R extends Reading>(
  table: DocumentTable<never, never, R>,
  xml: XmlReader,
  reading: R
): ReadDocument | undefined => {
  const values = readValues(table, xml, reading)
  const body = inOrder(values, table.order)
  return body === undefined
    ? undefined
    : {
        operation: table.operation,
        body,
        environment: textAt(values, "$environment"),
        id: textAt(values, "$id"),
        key: { value: textAt(values, "$key"), scheme: textAt(values, "$scheme") },
        unread: reading.root.unread(textAt(values, "CurrencyCode") ?? table.currency)
      }
}

/** Local names of a root's children in the order of its schema, including those that are never written. */
export const rootSequence = (rows: ReadonlyArray<AnyRow>): ReadonlyArray<string> => {
  const names = rows.flatMap(({ element, next }) => (next === undefined ? [element] : [element, next]))
  const local = names.map((name) => (name.split("/")[0] ?? "").replace(/^\w+:/u, ""))
  return [...new Set(local.filter((name) => name !== ""))]
}

/** Paths that every document with these rows must state. */
export const requiredPaths = (rows: ReadonlyArray<AnyRow>, around = ""): ReadonlyArray<string> =>
  rows.flatMap(({ element, next, required, rows: inside = [] }) => {
    const at = (name: string): string => (around === "" || name === "" ? around + name : `${around}/${name}`)
    const own = required === true ? [at(element), ...(next === undefined ? [] : [at(next)])] : []
    return [...own, ...requiredPaths(inside, at(element))]
  })
