import { Schema } from "effect"

/** A picture that cannot be printed, with the reason in `problem`. The document is printed without it. */
export class UnreadableLogo extends Schema.TaggedError<UnreadableLogo>()("UnreadableLogo", {
  problem: Schema.Literals(["format", "damaged", "colours", "interlaced", "size"])
}) {
  override get message(): string {
    return messages[this.problem]
  }
}

const messages: Readonly<Record<UnreadableLogo["problem"], string>> = {
  format: "The logo is neither a PNG nor a JPEG. Convert it to one of them.",
  damaged: "The logo is damaged: its file is cut off or not what it says to be. Export it again.",
  colours: "The logo has CMYK or other colours that a PDF/A cannot show. Convert it to RGB.",
  interlaced: "The logo is an interlaced PNG. Save it without interlacing.",
  size: "The logo has more than 16 million pixels, or 16 000 along a side. Make it smaller; 600 pixels are plenty."
}

/** A picture in the form of a PDF image. */
export interface Logo {
  /** Width and height in pixels. */
  readonly width: number
  readonly height: number
  readonly grey: boolean
  /** Encoding of `data`: `DCTDecode` for the bytes of a JPEG file, `FlateDecode` for compressed 8-bit samples. */
  readonly filter: "DCTDecode" | "FlateDecode"
  readonly data: Uint8Array
}
