import { escapeText } from "./escape.ts"

/** Runs that are remembered at most, all documents together: a few hundred are all that the documents we write have. */
const mostRuns = 20_000

let remembered = 0

/** A text of one piece; what `+` makes is a tree in V8, which is walked through every time a text that holds it is written. */
const joined = (...parts: ReadonlyArray<string>): string => parts.join("")

/**
 * Tags that are written one behind the other with nothing else between them, as one text: `</cbc:ID><cbc:Name>`. Most of
 * an XML document are such runs, and they repeat: joining one long text of runs costs less than joining it of tags. What
 * came behind a run last time is tried first, because the lines of a document are alike.
 */
export class TagRun {
  readonly text: string
  /** The run that begins with the end of the element that this one begins, if that has been asked for. */
  ending: TagRun | undefined
  private readonly opened = new Map<string, TagRun>()
  private openedLast: TagRun | undefined
  private openedName = ""
  private readonly closed = new Map<string, TagRun>()
  private closedLast: TagRun | undefined
  private closedName = ""
  private readonly coded = new Map<string, TagRun>()
  private codedLast: TagRun | undefined
  private codedName = ""
  private codedText = ""
  private readonly started = new Map<string, TagRun>()
  private startedLast: TagRun | undefined
  private startedName = ""
  private readonly ended = new Map<string, TagRun>()
  private endedLast: TagRun | undefined
  private endedName = ""

  constructor(text: string) {
    this.text = text
  }

  /** With a start tag behind it. */
  open(name: string): TagRun {
    if (this.openedLast !== undefined && this.openedName === name) return this.openedLast
    this.openedName = name
    return (this.openedLast = this.opened.get(name) ?? this.remember(this.opened, name, joined("<", name, ">")))
  }

  /** With an end tag behind it. */
  close(name: string): TagRun {
    if (this.closedLast !== undefined && this.closedName === name) return this.closedLast
    this.closedName = name
    return (this.closedLast = this.closed.get(name) ?? this.remember(this.closed, name, joined("</", name, ">")))
  }

  /** With a whole element behind it, whose text is one of few. */
  code(name: string, text: string): TagRun {
    if (this.codedLast !== undefined && this.codedName === name && this.codedText === text) return this.codedLast
    this.codedName = name
    this.codedText = text
    const element = joined("<", name, ">", escapeText(text), "</", name, ">")
    return (this.codedLast = this.coded.get(element) ?? this.remember(this.coded, element, element))
  }

  /** With a start tag behind it up to its attributes. */
  start(name: string): TagRun {
    if (this.startedLast !== undefined && this.startedName === name) return this.startedLast
    this.startedName = name
    return (this.startedLast = this.started.get(name) ?? this.remember(this.started, name, joined("<", name)))
  }

  /** Behind {@link start}: with attributes and the end of the tag. Of attributes only such as have few values. */
  end(attributes: string): TagRun {
    if (this.endedLast !== undefined && this.endedName === attributes) return this.endedLast
    this.endedName = attributes
    return (this.endedLast =
      this.ended.get(attributes) ?? this.remember(this.ended, attributes, joined(attributes, ">")))
  }

  private remember(runs: Map<string, TagRun>, key: string, text: string): TagRun {
    const run = new TagRun(joined(this.text, text))
    if (remembered < mostRuns) {
      remembered++
      runs.set(key, run)
    }
    return run
  }
}
