import { Canvas, letter, type Palette } from "../pdf/Canvas.ts"
import { type Block, drawLines, highest, type Line } from "./Block.ts"
import { frame } from "./style.ts"

/** Options for placing blocks. */
export interface Placement {
  /** Draws at the top of each page on which the blocks continue, and returns the height of the drawing. */
  readonly repeated?: (canvas: Canvas, y: number) => number
  /** Height of the following block, which must fit on the page where these blocks end. */
  readonly keep?: number
}

/** Minimum free height in points for beginning a block that is taller than a page. */
const leastStart = 40

/** The pages that a flow fills. */
interface Pages {
  /** End of the body on each page, in points from the top. */
  readonly bottom: number
  readonly palette: Palette
  /** Draws above the body of the first page, and returns the position at which the body begins. */
  readonly first: (canvas: Canvas) => number
  /** Does the same on later pages. */
  readonly later: (canvas: Canvas) => number
}

/** Fills pages from top to bottom. */
export class Flow {
  readonly pages: Array<Canvas> = []
  canvas: Canvas
  y: number
  private readonly settings: Pages
  /**
   * Height in points that blocks may fill on a later page. A taller block is not moved to a new page, but begins right
   * after the previous one.
   */
  private readonly wholePage: number

  /** Starts with the first page. */
  constructor(settings: Pages) {
    this.settings = settings
    this.wholePage = settings.bottom - frame.top - 60
    this.canvas = this.page()
    this.y = settings.first(this.canvas)
  }

  private page(): Canvas {
    const canvas = new Canvas(letter, this.settings.palette)
    this.pages.push(canvas)
    return canvas
  }

  /** Height left on the current page, in points. */
  get room(): number {
    return this.settings.bottom - this.y
  }

  /**
   * Free height that blocks of this height need to begin on a page. It includes `keep`, the height to reserve after
   * them, if one page has room for both.
   */
  roomFor(height: number, keep = 0): number {
    if (height + keep <= this.wholePage) return height + keep
    return height > this.wholePage ? leastStart : height
  }

  /** Starts a new page. */
  turn(): void {
    this.canvas = this.page()
    this.y = this.settings.later(this.canvas)
  }

  /** Starts a new page if there is less room than `height`. */
  reserve(height: number): void {
    if (this.room < height) this.turn()
  }

  /** Moves down, at most to the end of the page. */
  skip(height: number): void {
    this.y = Math.min(this.y + height, this.settings.bottom)
  }

  /**
   * Draws blocks side by side, on one page if possible. Blocks taller than a page continue on the next, split between
   * two lines.
   */
  place(blocks: ReadonlyArray<Block>, { keep, repeated }: Placement = {}): void {
    const turn = (): void => {
      this.turn()
      if (repeated !== undefined) this.y += repeated(this.canvas, this.y)
    }
    const height = highest(blocks)
    if (this.room < this.roomFor(height, keep)) turn()
    let left = blocks
    for (;;) {
      const parts = left.map((block) => ({ block, count: this.fitting(block.lines) }))
      const ends = parts.map(({ block, count }) =>
        drawLines(this.canvas, { ...block, lines: block.lines.slice(0, count) }, this.y)
      )
      left = parts.map(({ block, count }) => ({ ...block, lines: block.lines.slice(count) }))
      this.y = Math.max(...ends)
      if (left.every(({ lines }) => lines.length === 0)) return
      turn()
    }
  }

  /** Number of lines that still fit on the page. */
  private fitting(lines: ReadonlyArray<Line>): number {
    let room = this.room
    const tooMany = lines.findIndex(({ height }) => (room -= height) < 0)
    return tooMany < 0 ? lines.length : tooMany
  }
}
