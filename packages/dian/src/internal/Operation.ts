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

/** What reading an answer depends on besides the request. */
interface ReadOptions {
  readonly trust: AnswerTrust
}

/** How much of an answer is read, and how long it may take in all. */
interface AnswerBounds {
  readonly bytes: number
  readonly whole: Duration.Input
}

/**
 * One operation of the web service: what it sends and how its result is read. Everything else (security header,
 * HTTP, limits, faults) is common to all.
 */
export interface Operation<Input, Output> {
  /** Local name in the WSDL. */
  readonly name: string
  /** Which timeout applies: filing a document takes the authority longer than answering a question. */
  readonly kind: "send" | "query"
  /** What an answer may take where it is larger than any other's. */
  readonly bounds?: AnswerBounds
  readonly parameters: (input: Input) => SoapParameters
  /** Reads the element `{name}Result` of the answer. */
  readonly read: (result: XmlElement, input: Input, options: ReadOptions) => Result.Result<Output, AuthorityErrorReason>
  /** Facts of an answer that a log line may hold: codes and counts, no content. */
  readonly summary: (output: Output) => Readonly<Record<string, string | number>>
}
