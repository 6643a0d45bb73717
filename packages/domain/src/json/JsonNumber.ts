/**
 * A number of a JSON text, kept as it was written: `10.50`, `123456789012345.678901`. A binary float would lose digits,
 * so the field that reads the number decides how to parse it.
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
