/** A paper, as the service names it. */
export type PaperName = "letter" | "roll80" | "roll58"

/** The settings of a company's prints in wire form. */
export interface Design {
  readonly TillPaper?: PaperName
  readonly Template?: "classic" | "plain"
  readonly Colour?: string
  readonly Logo?: string
  readonly LogoPlace?: "left" | "right"
  readonly Footer?: string
}
