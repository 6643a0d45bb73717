import type { DocumentType } from "@radicar/ubl/inner/documentTypes"

/** A number within the range that changes every second, so that examples can be filed one after the other. */
export const numberAt = ({ from, to }: DocumentType["exampleNumbers"], millis: number): number =>
  from + (Math.floor(millis / 1000) % (to - from))
