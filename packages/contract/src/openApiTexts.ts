import { bilingual, type Localized } from "@radicar/domain/inner/rules/Language"
import { OpenApi } from "effect/http-api"

/** Texts about an operation: its summary, and what it does, in both languages. */
export interface OperationTexts extends Localized {
  readonly summary: Localized
}

/** Annotations of an operation: its id in the OpenAPI document, and its texts. */
export const operationTexts = (identifier: string, { summary, ...description }: OperationTexts) =>
  OpenApi.annotations({ identifier, summary: bilingual(summary), description: bilingual(description) })

/** Annotations of a group of operations: its title, and what the operations are about. */
export const groupTexts = (title: string, description: Localized) =>
  OpenApi.annotations({ title, description: bilingual(description) })
