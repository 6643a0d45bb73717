/**
 * A number of a JSON text, kept as it was written: `10.50`, `123456789012345.678901`.
 * Parsing it into a binary float would lose digits, so nothing does before the field that reads it has decided.
 */
export class JsonNumber {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }

  toString(): string {
    return this.text
  }

  toJSON(): number {
    return Number(this.text)
  }
}
