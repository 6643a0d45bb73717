import type { Scope } from "@radicar/contract/inner/CurrentCaller"
import type { Language, Localized } from "@radicar/domain/inner/rules/Language"
import type { CallOptions, Client } from "@radicar/http-client/inner/plain"
import { Schema } from "effect"

/** Client and settings of a server's tools. The person who starts the server decides them, not a model. */
export interface ToolSession {
  readonly client: Client
  /** Address of the service. */
  readonly url: string
  /** Environment for documents that are not tests: sandbox, habilitacion or production. */
  readonly environment: string
  readonly companyId: string
  readonly providerId: string
  /** Whether documents go to the authority's test environment. */
  readonly isTest: boolean
  readonly scopes: ReadonlyArray<Scope>
  readonly language: Language
}

/** Refusal of a call, with its reason for the model and the person. */
export class ToolRefused extends Error {
  override readonly name = "ToolRefused"
  readonly text: Localized

  constructor(text: Localized) {
    super(text.en)
    this.text = text
  }
}

/** A tool of the MCP server. */
export interface Tool<Input = unknown> {
  readonly name: string
  readonly title: Localized
  /** Description of the tool, for a model. */
  readonly about: Localized
  /** Scope that a token needs to see the tool, `any` for none. */
  readonly scope: Scope | "any" | undefined
  /** `files`: it sends a document to the authority. `reads`: it changes nothing. */
  readonly effect: "reads" | "files"
  /** Whether answers contain texts of documents, which others wrote. */
  readonly hasDocuments: boolean
  readonly input: Schema.Codec<Input, unknown>
  readonly call: (session: ToolSession, input: Input, options: CallOptions) => unknown
}

/** Defines a tool by the fields of its input. Unknown fields are refused. */
export const tool = <const Fields extends Readonly<Record<string, Schema.Codec<unknown, unknown>>>>(
  definition: Omit<Tool<Schema.Struct<Fields>["Type"]>, "input"> & { readonly input: Fields }
): Tool => {
  const input = Schema.Struct(definition.input).annotate({ parseOptions: { onExcessProperty: "error" } })
  const isInput = Schema.is(input)
  return {
    ...definition,
    input,
    call: (session, given, options) => {
      if (!isInput(given)) throw new TypeError(`not an input of ${definition.name}`)
      return definition.call(session, given, options)
    }
  }
}
