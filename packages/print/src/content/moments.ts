import type { LocalDateTime } from "@radicar/domain/time/LocalDateTime"
import type { Fact } from "../layout/Sheet.ts"
import type { PrintOptions } from "../PrintOptions.ts"
import { momentText } from "../text/moments.ts"
import { facts } from "./facts.ts"

/** When a document was issued, and when it was signed and validated where that is known. */
export const momentFacts = (issued: LocalDateTime, { signed, validated }: PrintOptions): ReadonlyArray<Fact> =>
  facts(
    ["Generación", momentText(issued)],
    ["Firma", signed === undefined ? undefined : momentText(signed)],
    ["Validación DIAN", validated === undefined ? undefined : momentText(validated)]
  )
