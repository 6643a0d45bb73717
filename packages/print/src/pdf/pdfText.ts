const hex = (unit: number): string => unit.toString(16).padStart(4, "0")

/** A text string as PDF writes one outside of pages: UTF-16 with its mark, in hexadecimal (ISO 32000-1 §7.9.2.2). */
export const pdfText = (text: string): string => {
  let digits = "feff"
  for (let index = 0; index < text.length; index++) digits += hex(text.charCodeAt(index))
  return `<${digits}>`
}

/** A number with at most two fraction digits and no exponent. */
export const pdfNumber = (value: number): string => {
  const hundredths = Math.round(value * 100)
  return hundredths % 100 === 0 ? String(hundredths / 100) : (hundredths / 100).toFixed(2)
}
