export { JoinedPdf } from "./JoinedPdf.ts"
export { embeddedLogo } from "./logo/embeddedLogo.ts"
export { type Logo, UnreadableLogo } from "./logo/Logo.ts"
export { readLogo } from "./logo/readLogo.ts"
export {
  type PrintableDocument,
  type PrintableType,
  printableTypes,
  printEvent,
  printPayroll,
  printSale
} from "./printableTypes.ts"
export type { SheetOptions, Standing } from "./SheetOptions.ts"
