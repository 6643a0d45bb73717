// The root for programs without Effect: functions that return values or throw. Programs with Effect import effect.ts.
import { writeJson } from "@radicar/domain/inner/json/JsonValue"
import { identifiedOf } from "@radicar/domain/inner/plain/checked"
import type { ValidDocument } from "@radicar/domain/inner/plain/CheckedDocument"
import type { Operation } from "@radicar/domain/inner/documentRegistry"
import { type CanonicalXml, unsignedText } from "./CanonicalXml.ts"
import { renderableOf } from "./documentTypes.ts"
import { readXml } from "./read/readXml.ts"
import type { ParsedElement } from "./xml/ParsedElement.ts"

export { ForeignDocument } from "@radicar/domain/inner/plain/InvalidDocument"
export type { Operation, ValidDocument }
export type { CanonicalXml } from "./CanonicalXml.ts"
export type { ParsedElement } from "./xml/ParsedElement.ts"

/** A document as XML, ready to be signed: `sign` of `@radicar/signature` takes it. */
export interface UnsignedXml extends CanonicalXml {
  /** Text next to the signature policy's identifier, where it differs from that of invoices. */
  readonly policyDescription?: string
  /** The whole document without a signature, with its XML declaration. */
  readonly text: string
}

/**
 * Renders the valid result of `check` as Canonical XML, cut where the signature goes. Throws `ForeignDocument` for the
 * result of another copy of `@radicar/domain`.
 *
 * @example
 * ```ts
 * const document = check(json, { now: new Date() })
 * if (document.valid) console.log(render(document).text)
 * ```
 */
export const render = (document: ValidDocument): UnsignedXml => {
  const behind = identifiedOf(document)
  const { policyDescription, render: write } = renderableOf(behind.operation, behind.document)
  const xml = write()
  const { head, namespaces, tail, written } = xml
  return {
    head,
    tail,
    namespaces,
    ...(written === undefined ? {} : { written }),
    ...(policyDescription === undefined ? {} : { policyDescription }),
    text: unsignedText(xml)
  }
}

/** A document of any issuer, read back from its XML. */
export interface ReadBody {
  /** The operation that would file it. */
  readonly operation: Operation
  /** The body, as JSON text with every digit. It has no secrets, because the XML has none. */
  readonly body: string
  /** The environment that the document states. */
  readonly environment: "production" | "test" | undefined
  /** Prefix and number together. */
  readonly number: string | undefined
  /** CUFE, CUDE, CUDS or CUNE as stated. */
  readonly key: { readonly value: string | undefined; readonly scheme: string | undefined }
  /** XPaths of the statements for which the body has no field. */
  readonly unread: ReadonlyArray<string>
}

const environments: Readonly<Record<string, "production" | "test">> = { "1": "production", "2": "test" }

/**
 * Reads the XML of a document of any issuer as the body that files it. `undefined` for anything else: a container, the
 * authority's own answer, an unknown type.
 *
 * @example
 * ```ts
 * const document = read(parseXml(octets)) // parseXml of @radicar/signature
 * ```
 */
export const read = (root: ParsedElement): ReadBody | undefined => {
  const document = readXml(root)
  if (document === undefined) return undefined
  const { body, environment = "", id, key, operation, unread } = document
  return { operation, body: writeJson(body), environment: environments[environment], number: id, key, unread }
}
