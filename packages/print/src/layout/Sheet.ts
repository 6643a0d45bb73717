/** A label with its value. */
export interface Fact {
  readonly label: string
  readonly value: string
}

/** Facts under a title, next to other panels. */
export interface Panel {
  readonly title: string
  readonly facts: ReadonlyArray<Fact>
  /** Whether the panel is about the payment: a roll prints it after the totals. */
  readonly isPayment?: true
}

/** A cell of a table: its lines, and smaller notes below them. */
export interface Cell {
  readonly lines: ReadonlyArray<string>
  readonly notes?: ReadonlyArray<string>
}

/** A column. It is as wide as its widest cell, at most `width` points; with `fill` it takes the remaining width. */
export interface Column {
  readonly title: string
  readonly align: "left" | "right"
  readonly width: number | "fill"
  /**
   * Prevents wrapping in this column, so that each line stays next to the corresponding line of another column. Numbers
   * are never wrapped.
   */
  readonly isUnwrapped?: true
}

/** A row of a table for paper too narrow for its columns: a name, what makes up the amount, and the amount. */
export interface ShortRow {
  readonly name: string
  /** Quantity and price, next to the amount. */
  readonly detail: string
  readonly amount: string
  /** Smaller lines below. */
  readonly notes: ReadonlyArray<string>
}

/** Rows of a table for narrow paper, with titles of their names and amounts. */
export interface ShortTable {
  readonly titles: readonly [name: string, amount: string]
  readonly rows: ReadonlyArray<ShortRow>
}

/** A table: rows below column titles, which are repeated on every page. */
export interface Table {
  readonly kind: "table"
  readonly title?: string
  readonly columns: ReadonlyArray<Column>
  readonly rows: ReadonlyArray<ReadonlyArray<Cell>>
  /** The same rows for narrow paper; without them they are made of the columns. */
  readonly short?: ShortTable
}

/** A formatted amount with its name; a `strong` row, such as the payable amount, is highlighted. */
export interface TotalRow {
  readonly label: string
  readonly amount: string
  readonly strong?: true
}

/** A small table next to the totals: names in the first column, numbers in the others. */
export interface Grid {
  readonly titles: ReadonlyArray<string>
  readonly rows: ReadonlyArray<ReadonlyArray<string>>
}

/**
 * Rows of totals, kept on one page. The amount in words and grids with the components of the totals are printed next to
 * the rows.
 */
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

/** A text of any length. */
export interface Paragraphs {
  readonly kind: "paragraphs"
  readonly title?: string
  readonly text: string
}

/** A part of the body. */
export type SheetPart = Table | Totals | Panels | Paragraphs

/** Issuer of the document. */
export interface Issuer {
  readonly name: string
  readonly lines: ReadonlyArray<string>
}

/** A document of any type as printed; the layout needs nothing else. */
export interface Sheet {
  /** Legal name of the document. */
  readonly title: string
  readonly number: string
  readonly issuer: Issuer
  /** Date of issue and other facts next to the number. */
  readonly facts: ReadonlyArray<Fact>
  /**
   * Warnings, printed in capitals below the number and on every page: a test document, or one issued in contingency.
   */
  readonly warnings: ReadonlyArray<string>
  /** State of the document, printed large and red above the warnings: rejected by the authority, or not answered. */
  readonly standing?: string
  /** Whether the document was issued because the authority was not available; a warning states that. */
  readonly isInContingency?: true
  readonly parts: ReadonlyArray<SheetPart>
  /** Content of the QR code. */
  readonly qr: string
  /** The key, labelled `CUFE` or as its type requires. */
  readonly key: Fact
  /** The authorised range of numbers; a roll prints it below the issuer, as the other legends next to the QR code. */
  readonly authorisation?: string
  /** Texts next to the QR code on every page. */
  readonly legends: ReadonlyArray<string>
  /** Whether the document is a ticket of a till, which is printed on a roll unless another paper is chosen. */
  readonly isTillTicket?: true
  /** Whether the document may be printed on a roll. */
  readonly isForRolls?: true
}
