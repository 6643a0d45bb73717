import type { XmlElement } from "@radicar/signature/inner/XmlTree"
import type { Duration, Result } from "effect"
import type { AnswerTrust } from "../ApplicationResponse.ts"
import type { AuthorityErrorReason } from "../AuthorityErrorReason.ts"
import type { SoapParameters } from "../SoapRequest.ts"

/** The parameter that carries a ZIP, in base64. */
export const contentFile = ({ buffer, byteLength, byteOffset }: Uint8Array): readonly [name: string, value: string] => [
  "contentFile",
  Buffer.from(buffer, byteOffset, byteLength).toString("base64")
]

/** Settings for reading an answer. */
interface ReadOptions {
  readonly trust: AnswerTrust
}

/** Limits on the size of an answer and on the time until its last byte. */
interface AnswerBounds {
  readonly bytes: number
  readonly whole: Duration.Input
}

/**
 * One operation of the web service: what it sends and how its result is read. Everything else (security header,
 * HTTP, limits, faults) is common to all.
 */
export interface SoapOperation<Input, Output> {
  /** Local name in the WSDL. */
  readonly name: string
  /** Timeout to apply: the authority takes longer to file a document than to answer a query. */
  readonly kind: "send" | "query"
  /** Limits of an answer that is larger than those of other operations. */
  readonly bounds?: AnswerBounds
  readonly parameters: (input: Input) => SoapParameters
  /** Reads the element `{name}Result` of the answer. */
  readonly read: (result: XmlElement, input: Input, options: ReadOptions) => Result.Result<Output, AuthorityErrorReason>
  /** Facts of an answer that a log line may hold: codes and counts, no content. */
  readonly summary: (output: Output) => Readonly<Record<string, string | number>>
}
