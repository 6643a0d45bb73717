/** The parser has no types of its own; the values of a text are texts. */
declare module "parse-prometheus-text-format" {
  interface Sample {
    readonly value?: string
    readonly labels?: Readonly<Record<string, string>>
  }
  interface Family {
    readonly name: string
    readonly help: string
    readonly type: string
    readonly metrics: ReadonlyArray<Sample>
  }
  const parse: (text: string) => ReadonlyArray<Family>
  export default parse
}
