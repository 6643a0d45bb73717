/** A label with what it names. */
export interface Fact {
  readonly label: string
  readonly value: string
}

/** Facts under a title, next to others. */
export interface Panel {
  readonly title: string
  readonly facts: ReadonlyArray<Fact>
}

/** A cell of a table: its lines, and smaller ones under them. */
export interface Cell {
  readonly lines: ReadonlyArray<string>
  readonly notes?: ReadonlyArray<string>
}

/** A column, as wide as its widest cell but at most `width` points, or with `fill` as wide as the others leave. */
export interface Column {
  readonly title: string
  readonly align: "left" | "right"
  readonly width: number | "fill"
  /** Its texts are not wrapped, so that each line stays next to that of another column; numbers never are. */
  readonly whole?: true
}

/** Rows under the titles of their columns, which are repeated on every page. */
export interface Table {
  readonly kind: "table"
  readonly title?: string
  readonly columns: ReadonlyArray<Column>
  readonly rows: ReadonlyArray<ReadonlyArray<Cell>>
}

/** An amount with its name; the `strong` one is what is to be paid. */
export interface TotalRow {
  readonly label: string
  readonly amount: string
  readonly strong?: true
}

/** A small table next to the totals: the first column are names, the others numbers. */
export interface Grid {
  readonly titles: ReadonlyArray<string>
  readonly rows: ReadonlyArray<ReadonlyArray<string>>
}

/** What the rows come to, kept on one page; next to it the amount in words and what it is made of. */
export interface Totals {
  readonly kind: "totals"
  readonly rows: ReadonlyArray<TotalRow>
  readonly words: string
  readonly grids: ReadonlyArray<Grid>
}

/** Panels side by side, at most three. */
export interface Panels {
  readonly kind: "panels"
  readonly panels: ReadonlyArray<Panel>
}

/** A text as long as it likes. */
export interface Paragraphs {
  readonly kind: "paragraphs"
  readonly title?: string
  readonly text: string
}

/** A part of the body. */
export type Part = Table | Totals | Panels | Paragraphs

/** Who issues the document. */
export interface Issuer {
  readonly name: string
  readonly lines: ReadonlyArray<string>
}

/** A document as it is shown, whatever its type: all that the layout knows. */
export interface Sheet {
  /** What the law calls the document. */
  readonly title: string
  readonly number: string
  readonly issuer: Issuer
  /** When it was issued and what else stands next to its number. */
  readonly facts: ReadonlyArray<Fact>
  /** Printed in capitals under the number and on every page: that it is a test, that it was issued in contingency. */
  readonly warnings: ReadonlyArray<string>
  /** Printed large and red above the warnings: that the authority has rejected it, or has not answered. */
  readonly standing?: string
  /** Whether it was issued because the authority did not answer, which a warning says. */
  readonly isInContingency?: true
  readonly parts: ReadonlyArray<Part>
  /** What the code holds. */
  readonly qr: string
  /** `CUFE`, with the key. */
  readonly key: Fact
  /** On every page, next to the code. */
  readonly legends: ReadonlyArray<string>
}
