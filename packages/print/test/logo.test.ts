import { createCanvas } from "@napi-rs/canvas"
import { describe, expect, it } from "@effect/vitest"
import { readLogo } from "@radicar/print/inner/logo/readLogo"
import { pngWork } from "@radicar/print/inner/logo/readPng"
import { Result } from "effect"
import { deflateSync, inflateSync as inflate } from "node:zlib"
import { invoiceOf } from "./support/invoiceOf.ts"
import { printable } from "./support/printing.ts"
import { pictureOf } from "./support/readPdf.ts"

/** Left half orange, right half transparent. */
const picture = () => {
  const canvas = createCanvas(120, 60)
  const context = canvas.getContext("2d")
  context.fillStyle = "rgb(230, 120, 20)"
  context.fillRect(0, 0, 60, 60)
  return canvas
}

const { document } = printable("InvoiceCreate", invoiceOf(1))

/** Colour of the page at a point, in points from the top left. */
const colourAt = async (logo: Uint8Array, x: number, y: number): Promise<ReadonlyArray<number>> => {
  const pdf = document.print({ logo: Result.getOrThrow(readLogo(logo)) })
  const { data, width } = await pictureOf(pdf, 1, 2)
  const at = (y * 2 * width + x * 2) * 4
  return Array.from(data.subarray(at, at + 3))
}

const close = (colour: ReadonlyArray<number>, wanted: ReadonlyArray<number>): boolean =>
  colour.every((value, channel) => Math.abs(value - wanted[channel]!) <= 12)

/** A PNG of the header and samples that are given, written by hand. */
const png = (
  header: ReadonlyArray<number>,
  samples: Uint8Array,
  more: ReadonlyArray<readonly [string, Uint8Array]> = []
) => {
  const chunk = (type: string, content: Uint8Array) => {
    const length = Buffer.alloc(4)
    length.writeUInt32BE(content.length)
    return Buffer.concat([length, Buffer.from(type), content, Buffer.alloc(4)])
  }
  return new Uint8Array(
    Buffer.concat([
      Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
      chunk("IHDR", Uint8Array.from(header)),
      ...more.map(([type, content]) => chunk(type, content)),
      chunk("IDAT", deflateSync(samples)),
      chunk("IEND", new Uint8Array())
    ])
  )
}

const header = (
  width: number,
  height: number,
  depth: number,
  colourType: number,
  interlace = 0
): ReadonlyArray<number> => {
  const size = Buffer.alloc(8)
  size.writeUInt32BE(width)
  size.writeUInt32BE(height, 4)
  return [...size, depth, colourType, 0, 0, interlace]
}

describe("a logo", () => {
  it("of a PNG stands at the top left, and what is transparent is white", async () => {
    const logo = picture().toBuffer("image/png")
    expect(close(await colourAt(logo, 50, 50), [230, 120, 20])).toBe(true)
    expect(close(await colourAt(logo, 120, 50), [255, 255, 255])).toBe(true)
  })

  it("of a JPEG does too, its octets untouched", async () => {
    const logo = picture().toBuffer("image/jpeg")
    expect(close(await colourAt(logo, 50, 50), [230, 120, 20])).toBe(true)
    expect(Buffer.from(document.print({ logo: Result.getOrThrow(readLogo(logo)) })).includes(logo)).toBe(true)
  })

  it.each([
    ["grey of 1 bit", header(8, 1, 1, 0), [0, 0b0111_1111], [], [0, 255, 255]],
    ["grey of 4 bits", header(3, 1, 4, 0), [0, 0x0f, 0x80], [], [0, 255, 136]],
    ["grey of 16 bits and alpha", header(2, 1, 16, 4), [0, 9, 9, 255, 255, 9, 9, 0, 0], [], [9, 255]],
    [
      "a palette with transparency",
      header(2, 1, 8, 3),
      [0, 0, 1],
      [
        ["PLTE", [10, 20, 30, 40, 50, 60]],
        ["tRNS", [255, 0]]
      ],
      [10, 20, 30, 255, 255, 255]
    ],
    [
      "one transparent colour",
      header(2, 1, 8, 2),
      [0, 1, 2, 3, 4, 5, 6],
      [["tRNS", [0, 1, 0, 2, 0, 3]]],
      [255, 255, 255, 4, 5, 6]
    ],
    ["filters up and left", header(2, 3, 8, 0), [0, 10, 20, 2, 1, 1, 1, 5, 5], [], [10, 20, 11, 21, 5, 10]],
    ["filters average and Paeth", header(2, 3, 8, 0), [0, 10, 20, 3, 1, 1, 4, 1, 1], [], [10, 20, 6, 14, 7, 15]]
  ] as const)("of %s is read as the standard says", (_, head, samples, more, expected) => {
    const chunks = more.map(([type, content]) => [type, Uint8Array.from(content)] as const)
    const logo = Result.getOrThrow(readLogo(png(head, Uint8Array.from(samples), chunks)))
    const read = inflate(logo.data)
    expect(Array.from(read.subarray(0, expected.length))).toEqual(expected)
  })

  it.each([
    ["a text", new TextEncoder().encode("GIF89a"), "format"],
    ["nothing", new Uint8Array(), "format"],
    ["half a PNG", picture().toBuffer("image/png").subarray(0, 120), "damaged"],
    ["half a JPEG header", picture().toBuffer("image/jpeg").subarray(0, 30), "damaged"],
    ["a PNG with too few samples", png(header(100, 100, 8, 6), new Uint8Array(50)), "damaged"],
    [
      "a PNG with a second, larger header",
      png(header(1, 1, 8, 0), new Uint8Array(2), [["IHDR", Uint8Array.from(header(9000, 9000, 8, 0))]]),
      "damaged"
    ],
    ["a PNG without its header", png(header(1, 1, 8, 0), new Uint8Array(2)).subarray(0, 20), "damaged"],
    ["a PNG with an unknown colour type", png(header(1, 1, 8, 5), new Uint8Array(5)), "damaged"],
    ["an interlaced PNG", png(header(1, 1, 8, 2, 1), new Uint8Array(4)), "interlaced"],
    ["a PNG of two rows that fill the memory", png(header(8_000_000, 2, 16, 6), new Uint8Array(9)), "size"],
    ["a PNG that says it is enormous", png(header(60_000, 60_000, 8, 6), new Uint8Array(9)), "size"],
    ["a CMYK JPEG", Uint8Array.from([0xff, 0xd8, 0xff, 0xc0, 0, 20, 8, 0, 9, 0, 9, 4, 0, 0, 0, 0]), "colours"]
  ])("is refused with a reason if it is %s", (_, octets, problem) => {
    const read = readLogo(octets)
    expect(Result.isFailure(read) && read.failure.problem).toBe(problem)
    expect(Result.isFailure(read) && read.failure.message).toMatch(/^The logo .*\. .*\.$/u)
  })

  it.each([
    ["of 4000 by 4000 pixels", [4000, 4000], [500, 500]],
    ["that is wide", [16_000, 10], [800, 1]],
    ["that is high", [10, 16_000], [1, 500]],
    ["that fills its box", [800, 500], [800, 500]],
    ["that is small", [30, 20], [30, 20]]
  ] as const)("PNG %s is as large as it prints", (_, [width, height], expected) => {
    const samples = new Uint8Array((Math.ceil(width / 8) + 1) * height)
    const logo = Result.getOrThrow(readLogo(png(header(width, height, 1, 0), samples)))
    expect([logo.width, logo.height]).toEqual(expected)
    expect(inflate(logo.data).equals(Buffer.alloc(expected[0] * expected[1]))).toBe(true)
  })

  it("PNG that is reduced shows the mean of the pixels of each place", () => {
    // columns black and white in turn on the left, orange on the right; every row as the one above (filter 2)
    const row = Array.from({ length: 1600 }, (_, column) =>
      column >= 800 ? [230, 120, 20] : column % 2 === 0 ? [0, 0, 0] : [255, 255, 255]
    ).flat()
    const samples = Uint8Array.from([2, ...row, ...Array.from({ length: 99 }, () => [2, ...row.map(() => 0)]).flat()])
    const logo = Result.getOrThrow(readLogo(png(header(1600, 100, 8, 2), samples)))
    const expected = Array.from({ length: 800 }, (_, column) => (column >= 400 ? [230, 120, 20] : [128, 128, 128]))
    const lines = Array.from({ length: 50 }, () => expected.flat())
    expect([logo.width, logo.height]).toEqual([800, 50])
    expect(inflate(logo.data).equals(Buffer.from(lines.flat()))).toBe(true)
  })

  it("PNG of many octets is inflated piece by piece without loss", () => {
    // numbers of a linear congruential generator, which do not compress
    let state = 1
    const noise = Uint8Array.from({ length: 400 * 300 * 3 }, () => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
      return state >>> 24
    })
    const rows = Array.from({ length: 300 }, (_, row) => [0, ...noise.subarray(row * 1200, row * 1200 + 1200)])
    const file = png(header(400, 300, 8, 2), Uint8Array.from(rows.flat()))
    expect(file.length).toBeGreaterThan(300_000)
    const logo = Result.getOrThrow(readLogo(file))
    expect(inflate(logo.data).equals(Buffer.from(noise))).toBe(true)
  })

  it("PNG is work by its pixels; one above the bound and a JPEG are none", () => {
    const small = png(header(4000, 4000, 1, 0), new Uint8Array(501 * 4000))
    expect(small.length).toBeLessThan(2500)
    expect(pngWork(small)).toBe(16_000_000 + 2_000_000 + small.length)
    expect(pngWork(png(header(4001, 4000, 1, 0), new Uint8Array(9)))).toBe(0)
    expect(pngWork(picture().toBuffer("image/jpeg"))).toBe(0)
  })
})
