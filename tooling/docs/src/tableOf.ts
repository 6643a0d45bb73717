/** A table in Markdown, from its line of headings and the lines of its rows, each with bars around its cells. */
export const tableOf = (headings: string, rows: ReadonlyArray<string>): string =>
  [headings, `|${"---|".repeat(headings.split("|").length - 2)}`, ...rows, ""].join("\n")
