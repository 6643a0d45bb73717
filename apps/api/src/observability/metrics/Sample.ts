import type { GaugeName } from "./gauges.ts"

/** A measurement as it is when somebody asks: one value with its labels. */
export interface Sample {
  readonly name: GaugeName
  readonly value: number
  readonly labels?: Readonly<Record<string, string>>
}
