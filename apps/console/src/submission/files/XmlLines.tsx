import type { ComponentChildren } from "preact"
import { visibly } from "../../parts/Outside.tsx"
import type { XmlLine } from "./prettyXml.ts"

/** A text with what was sought in it marked. */
const marked = (text: string, sought: string): ComponentChildren => {
  if (sought === "") return visibly(text)
  const pieces: Array<ComponentChildren> = []
  const [lower, wanted] = [text.toLowerCase(), sought.toLowerCase()]
  // a few letters grow when they are lowered: places in one are then none in the other
  if (lower.length !== text.length) return visibly(text)
  let from = 0
  for (let at = lower.indexOf(wanted); at >= 0; at = lower.indexOf(wanted, from)) {
    pieces.push(visibly(text.slice(from, at)), <mark key={at}>{visibly(text.slice(at, at + wanted.length))}</mark>)
    from = at + wanted.length
  }
  return [...pieces, visibly(text.slice(from))]
}

/** The lines of an XML with their numbers, which are no part of what is copied. */
export const XmlLines = ({
  here,
  lines,
  sought
}: {
  readonly here: number | undefined
  readonly lines: ReadonlyArray<XmlLine>
  readonly sought: string
}) => (
  <pre>
    {lines.map(({ depth, text }, index) => (
      <span key={index} data-line={index} class={index === here ? "line here" : "line"} dir="ltr">
        <span class="number" data-number={index + 1} />
        <code>
          {"  ".repeat(depth)}
          {marked(text, sought)}
          {"\n"}
        </code>
      </span>
    ))}
  </pre>
)
