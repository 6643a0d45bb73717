import type { SeedPart } from "@radicar/domain/inner/key/DocumentKey"
import { factRows, type Layout } from "./layout.ts"

/** Text with a document's key on a separate line, ready to be copied, and the hashed parts in their order. */
export const keyText = (
  result: {
    readonly number: string
    readonly scheme: string
    readonly key: string
    readonly seed: string
    readonly parts: ReadonlyArray<SeedPart>
  },
  layout: Layout
): string => {
  const { paint, say } = layout
  return [
    `${paint.bold(result.number)}  ${result.scheme}`,
    result.key,
    "",
    say({ en: "SHA-384 of these parts, one behind the other:", es: "SHA-384 de estas partes, una tras otra:" }),
    factRows(
      { ...layout, indent: 2 },
      result.parts.map((part) => [part.name, part.value])
    ),
    "",
    result.seed
  ].join("\n")
}
