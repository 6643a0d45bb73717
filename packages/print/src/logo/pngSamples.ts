import type { PngChunks } from "./pngChunks.ts"

/** Depths that each colour type may have, with its samples a pixel (ISO 15948 table 11.1). */
const colourTypes: Readonly<Record<number, { readonly channels: number; readonly depths: ReadonlyArray<number> }>> = {
  0: { channels: 1, depths: [1, 2, 4, 8, 16] },
  2: { channels: 3, depths: [8, 16] },
  3: { channels: 1, depths: [1, 2, 4, 8] },
  4: { channels: 2, depths: [8, 16] },
  6: { channels: 4, depths: [8, 16] }
}

/** Samples a pixel, `undefined` for colours that there are not. */
export const channelsOf = (colourType: number, depth: number): number | undefined => {
  const found = colourTypes[colourType]
  return found?.depths.includes(depth) === true ? found.channels : undefined
}

const paeth = (left: number, up: number, corner: number): number => {
  const guess = left + up - corner
  const [byLeft, byUp, byCorner] = [Math.abs(guess - left), Math.abs(guess - up), Math.abs(guess - corner)]
  return byLeft <= byUp && byLeft <= byCorner ? left : byUp <= byCorner ? up : corner
}

/** Takes the filter off each row (ISO 15948 §9); `step` are the octets of a pixel. */
export const unfiltered = (samples: Uint8Array, stride: number, height: number, step: number): Uint8Array => {
  const rows = new Uint8Array(stride * height)
  for (let row = 0; row < height; row++) {
    const filter = samples[row * (stride + 1)]
    const from = row * (stride + 1) + 1
    const to = row * stride
    for (let index = 0; index < stride; index++) {
      const left = index < step ? 0 : (rows[to + index - step] ?? 0)
      const up = row === 0 ? 0 : (rows[to + index - stride] ?? 0)
      const corner = row === 0 || index < step ? 0 : (rows[to + index - stride - step] ?? 0)
      const added =
        filter === 1
          ? left
          : filter === 2
            ? up
            : filter === 3
              ? (left + up) >> 1
              : filter === 4
                ? paeth(left, up, corner)
                : 0
      rows[to + index] = (samples[from + index] ?? 0) + added
    }
  }
  return rows
}

/** Samples of 8 bits without alpha: one a pixel of a grey picture, else three. */
export const onWhite = (rows: Uint8Array, stride: number, { header, palette, transparency }: PngChunks): Uint8Array => {
  const { colourType, depth, height, width } = header
  const channels = channelsOf(colourType, depth) ?? 1
  const output = colourType === 0 || colourType === 4 ? 1 : 3
  const whole = 2 ** Math.min(depth, 8) - 1
  const pixels = new Uint8Array(width * height * output)
  const sample = (row: number, index: number): number => {
    // of 16 bits the upper 8 are enough
    if (depth >= 8) return rows[row * stride + index * (depth / 8)] ?? 0
    const bit = index * depth
    return ((rows[row * stride + (bit >> 3)] ?? 0) >> (8 - depth - (bit & 7))) & whole
  }
  // the transparent colour is stated in 16 bits a sample
  const clear = (channel: number): number | undefined => transparency?.[channel * 2 + (depth === 16 ? 0 : 1)]
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const first = column * channels
      const values = Array.from({ length: output }, (_, channel) => sample(row, first + channel))
      let alpha = 255
      if (colourType === 3) {
        const entry = sample(row, first)
        alpha = transparency?.[entry] ?? 255
        for (let channel = 0; channel < 3; channel++) values[channel] = palette[entry * 3 + channel] ?? 0
      } else {
        if (colourType >= 4) alpha = sample(row, first + output)
        else if (transparency !== undefined && values.every((value, channel) => value === clear(channel))) alpha = 0
        if (colourType === 0) values[0] = ((values[0] ?? 0) * 255) / whole
      }
      const at = (row * width + column) * output
      values.forEach((value, channel) => {
        pixels[at + channel] = Math.round((value * alpha + 255 * (255 - alpha)) / 255)
      })
    }
  }
  return pixels
}
