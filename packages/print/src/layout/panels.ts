import { type Block, gap, type Line, textLines } from "./Block.ts"
import type { Flow } from "./Flow.ts"
import type { Fact, Panel, Panels } from "./Sheet.ts"
import { frame, leading, styles } from "./style.ts"

const gutter = 18

/** Lines of facts with aligned values; the longest label determines the indent. */
export const factLines = (facts: ReadonlyArray<Fact>, width: number): ReadonlyArray<Line> => {
  const widest = Math.max(0, ...facts.map(({ label }) => styles.label.font.width(label, styles.label.size)))
  const indent = Math.min(widest + 8, width * 0.45)
  return facts.flatMap(({ label, value }) => {
    const values = textLines(value, width - indent, styles.value, indent)
    const labels = textLines(label, indent - 4, styles.label)
    return Array.from({ length: Math.max(values.length, labels.length) }, (_, index) => ({
      height: leading(styles.value),
      spans: [...(labels[index]?.spans ?? []), ...(values[index]?.spans ?? [])]
    }))
  })
}

/** Lines of a panel: title and facts. */
export const panelLines = ({ facts, title }: Panel, width: number): ReadonlyArray<Line> => [
  ...textLines(title.toUpperCase(), width, styles.heading),
  gap(2),
  ...factLines(facts, width)
]

/** Places panels side by side below a line. */
export const placePanels = (flow: Flow, { panels }: Panels): void => {
  const filled = panels.filter(({ facts }) => facts.length > 0)
  if (filled.length === 0) return
  const width = (frame.width - gutter * (filled.length - 1)) / filled.length
  const blocks: ReadonlyArray<Block> = filled.map((panel, index) => ({
    x: frame.left + index * (width + gutter),
    width,
    lines: panelLines(panel, width)
  }))
  flow.place(blocks)
  flow.skip(6)
}
