import type { Localized } from "@radicar/domain/inner/rules/Language"
import type { PaperName } from "./design.ts"

/** Papers with their names for people. */
export const paperNames: ReadonlyArray<readonly [name: PaperName, text: Localized]> = [
  ["roll80", { en: "Roll of 80 mm", es: "Tirilla de 80 mm" }],
  ["roll58", { en: "Roll of 58 mm", es: "Tirilla de 58 mm" }],
  ["letter", { en: "Letter", es: "Carta" }]
]
