import type { CanonicalXml } from "@radicar/ubl/CanonicalXml"
import type { FileKind } from "@radicar/dian/FileName"
import type { FilingConfiguration } from "@radicar/domain/FilingConfiguration"
import type { SigningCertificate } from "@radicar/domain/document/SigningCertificate"
import type { JsonValue } from "@radicar/domain/json/JsonValue"
import type { DocumentKey } from "@radicar/domain/key/DocumentKey"
import type { ReadOptions } from "@radicar/domain/wire/readDocument"
import type { Violation } from "@radicar/domain/rules/Violation"
import type { LocalDateTime } from "@radicar/domain/time/LocalDateTime"
import type { Result } from "effect"

/** A document that is ready to be signed and filed: everything the filing needs to know of it. */
export interface PreparedFiling {
  /** Document type code, `01`. */
  readonly type: string
  readonly prefix: string
  readonly number: number
  readonly issuerNit: string
  /** NIT of who may sign for the issuer: the owner of the configured software, never one that the body names. */
  readonly ownerNit: string
  readonly date: LocalDateTime
  readonly reference: string
  readonly fileKind: FileKind
  readonly key: DocumentKey
  readonly contentDigest: string
  readonly certificate: SigningCertificate | undefined
  readonly render: () => CanonicalXml
}

/** What is particular to a document type on its way from a body to the authority. */
export interface FilingDocument {
  /** Operation name of the contract, `InvoiceCreate`. */
  readonly operation: string
  /** Reads, checks and identifies a body: every violation at once, or a filing. */
  readonly prepare: (
    body: JsonValue,
    configuration: FilingConfiguration,
    options: ReadOptions
  ) => Result.Result<PreparedFiling, ReadonlyArray<Violation>>
}
