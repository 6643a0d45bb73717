import type { Localized } from "@radicar/domain/rules/Language"
import type { Paint } from "./Paint.ts"

/** How text for a person is laid out: width in terminal cells, emphasis and language. */
export interface Layout {
  readonly columns: number
  readonly paint: Paint
  readonly say: (text: Localized) => string
}
