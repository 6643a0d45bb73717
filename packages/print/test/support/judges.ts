import { spawnSync } from "node:child_process"
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"

const runs = (program: string): boolean => spawnSync(program, ["--version"]).error === undefined

/** Whether Debian's `zbar-tools` and `poppler-utils` are installed. */
export const hasZbar = runs("zbarimg") && runs("pdftoppm")

/** Whether Debian's `poppler-utils` is installed. */
export const hasPoppler = runs("pdftoppm")

/** Resolution of a picture of a page in dots an inch, and whether it is black and white as from a printer of rolls. */
export interface Picturing {
  readonly dots: number
  readonly isMono?: true
  /** Where the page begins in the picture, in shares of a dot from the left and from below. */
  readonly shift?: readonly [x: number, y: number]
}

/** The PDF whose pages begin by shares of a dot off the grid of the picture. Readers repair its table of objects. */
const shifted = (pdf: Uint8Array, { dots, shift: [x, y] = [0, 0] }: Picturing): Buffer =>
  Buffer.from(
    Buffer.from(pdf)
      .toString("latin1")
      .replaceAll(/\/MediaBox\[0 0 ([\d.]+) ([\d.]+)\]/gu, (_, width: string, height: string) => {
        const [left, low] = [-(x * 72) / dots, -(y * 72) / dots]
        return `/MediaBox[${left} ${low} ${Number(width) + left} ${Number(height) + low}]`
      }),
    "latin1"
  )

/** The text of the QR code on each page, as zbar reads it off poppler's picture; empty where it reads none. */
export const zbarTexts = (pdf: Uint8Array, picturing: Picturing): ReadonlyArray<string> => {
  const folder = mkdtempSync(join(tmpdir(), "radicar-zbar-"))
  try {
    const file = join(folder, "file.pdf")
    writeFileSync(file, picturing.shift === undefined ? pdf : shifted(pdf, picturing))
    const form = picturing.isMono === true ? "-mono" : "-gray"
    spawnSync("pdftoppm", ["-r", String(picturing.dots), form, file, join(folder, "page")])
    return readdirSync(folder)
      .filter((name) => name.startsWith("page"))
      .toSorted()
      .map((name) => spawnSync("zbarimg", ["-q", "--raw", join(folder, name)], { encoding: "utf8" }).stdout.trim())
  } finally {
    rmSync(folder, { recursive: true })
  }
}
