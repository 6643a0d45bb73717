import type { ComponentChildren } from "preact"
import { useEffect, useMemo, useRef, useState } from "preact/hooks"
import { useSay } from "../../language/LanguageContext.ts"
import { visibly } from "../../parts/Outside.tsx"
import { prettyXml, type XmlLine } from "./prettyXml.ts"
import type { ReadFile } from "../../session/readFile.ts"

/** A text with the matches of a search marked. */
const marked = (text: string, sought: string): ComponentChildren => {
  if (sought === "") return visibly(text)
  const pieces: Array<ComponentChildren> = []
  const [lower, needle] = [text.toLowerCase(), sought.toLowerCase()]
  // lowercasing lengthens a few characters, which would shift the positions of matches
  if (lower.length !== text.length) return visibly(text)
  let from = 0
  for (let at = lower.indexOf(needle); at >= 0; at = lower.indexOf(needle, from)) {
    pieces.push(visibly(text.slice(from, at)), <mark key={at}>{visibly(text.slice(at, at + needle.length))}</mark>)
    from = at + needle.length
  }
  return [...pieces, visibly(text.slice(from))]
}

/** Numbered lines of an XML; the numbers are not copied. */
const XmlLines = ({
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

/** Maximum number of lines shown; save the file for the rest. */
const mostLines = 5000

/** The lines of a file, once it is read. */
const useLines = (file: ReadFile): ReadonlyArray<XmlLine> | undefined => {
  const [lines, setLines] = useState<ReadonlyArray<XmlLine>>()
  useEffect(() => {
    let isCurrent = true
    void file.content.text().then((text) => {
      if (isCurrent) setLines(prettyXml(text))
    })
    return () => {
      isCurrent = false
    }
  }, [file])
  return lines
}

/** An XML as text, line by line, with a search. It comes from outside, so none of it becomes markup of this page. */
export const XmlView = ({ file, name }: { readonly file: ReadFile; readonly name: string }) => {
  const say = useSay()
  const all = useLines(file)
  const [sought, setSought] = useState("")
  const [place, setPlace] = useState(0)
  const view = useRef<HTMLDivElement>(null)
  const lines = useMemo(() => all?.slice(0, mostLines), [all])
  const matches = useMemo(() => {
    const needle = sought.toLowerCase()
    if (needle === "" || lines === undefined) return []
    return lines.flatMap(({ text }, index) => (text.toLowerCase().includes(needle) ? [index] : []))
  }, [lines, sought])
  const here = matches[place]
  useEffect(() => {
    if (here !== undefined) view.current?.querySelector(`[data-line="${here}"]`)?.scrollIntoView({ block: "nearest" })
  }, [here])
  // thousands of lines: do not render them again with every render of the view around them
  const body = useMemo(() => <XmlLines lines={lines ?? []} sought={sought} here={here} />, [lines, sought, here])
  if (all === undefined || lines === undefined) return null

  const count = matches.length
  const move = (by: number): void => setPlace((at) => (count === 0 ? 0 : (at + by + count) % count))
  return (
    <div class="xml-view">
      <form
        class="xml-search"
        onSubmit={(event) => {
          event.preventDefault()
          move(1)
        }}
      >
        <label>
          {say({ en: "Search in the XML", es: "Buscar en el XML" })}
          <input
            type="search"
            autocomplete="off"
            spellcheck={false}
            value={sought}
            onInput={(event) => {
              setSought(event.currentTarget.value)
              setPlace(0)
            }}
          />
        </label>
        <button type="button" class="small" disabled={count === 0} onClick={() => move(-1)}>
          {say({ en: "Previous", es: "Anterior" })}
        </button>
        <button type="submit" class="small" disabled={count === 0}>
          {say({ en: "Next", es: "Siguiente" })}
        </button>
        <span role="status" class="quiet">
          {sought === ""
            ? ""
            : count === 0
              ? say({ en: "not found", es: "no se encuentra" })
              : `${place + 1} / ${count}`}
        </span>
      </form>
      {all.length > lines.length ? (
        <p class="quiet">
          {say({
            en: `The first ${lines.length} of ${all.length} lines; save the file to see all of it.`,
            es: `Las primeras ${lines.length} de ${all.length} líneas; guarde el archivo para verlo completo.`
          })}
        </p>
      ) : null}
      <div ref={view} class="xml" role="region" tabIndex={0} aria-label={`${name} (${file.name})`}>
        {body}
      </div>
    </div>
  )
}
