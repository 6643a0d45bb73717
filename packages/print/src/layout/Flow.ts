import { Canvas } from "../pdf/Canvas.ts"
import { type Block, drawLines, highest, type Line } from "./Block.ts"
import { frame } from "./style.ts"

/** How blocks are placed. */
export interface Placement {
  /** Draws at the top of each page that the blocks go on to; answers its height. */
  readonly repeated?: (canvas: Canvas, y: number) => number
  /** Height of what follows and must fit on the page where the blocks end. */
  readonly keep?: number
}

/** Height of the body of a page that is not the first; what is higher begins where the last part ended. */
const wholePage = frame.bottom - frame.top - 60

/** Room under which nothing is begun. */
const smallest = 40

/** Room that blocks of this height need to begin on a page, with `keep` behind them where a page has room for both. */
export const roomFor = (height: number, keep = 0): number => {
  if (height + keep <= wholePage) return height + keep
  return height > wholePage ? smallest : height
}

/** Fills pages from top to bottom. */
export class Flow {
  readonly pages: Array<Canvas> = []
  canvas: Canvas
  y: number
  private readonly begin: (canvas: Canvas) => number

  /**
   * `first` and `begin` draw what stands above the body of the first page and of the others; they answer where it
   * begins.
   */
  constructor(first: (canvas: Canvas) => number, begin: (canvas: Canvas) => number) {
    this.begin = begin
    this.canvas = new Canvas()
    this.pages.push(this.canvas)
    this.y = first(this.canvas)
  }

  /** Height that is left on the page. */
  get room(): number {
    return frame.bottom - this.y
  }

  /** Turns to a new page. */
  turn(): void {
    this.canvas = new Canvas()
    this.pages.push(this.canvas)
    this.y = this.begin(this.canvas)
  }

  /** Turns to a new page when there is less room than `height`. */
  reserve(height: number): void {
    if (this.room < height) this.turn()
  }

  /** Moves down; at the top of a page or its end that makes no difference. */
  skip(height: number): void {
    this.y = Math.min(this.y + height, frame.bottom)
  }

  /**
   * Draws blocks side by side. They stay together on a page where they can; what is higher than a page is continued on
   * the next, torn between two lines.
   */
  place(blocks: ReadonlyArray<Block>, { keep, repeated }: Placement = {}): void {
    const turn = (): void => {
      this.turn()
      if (repeated !== undefined) this.y += repeated(this.canvas, this.y)
    }
    const height = highest(blocks)
    if (this.room < roomFor(height, keep)) turn()
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

  /** How many of the lines still fit on the page. */
  private fitting(lines: ReadonlyArray<Line>): number {
    let room = this.room
    const tooMany = lines.findIndex(({ height }) => (room -= height) < 0)
    return tooMany < 0 ? lines.length : tooMany
  }
}
