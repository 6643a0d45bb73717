import type { XmlReader } from "../xml/XmlReader.ts"

/** The group of a name in whichever extension of the document holds it. */
export const readExtension = (root: XmlReader, path: string): XmlReader =>
  root.at(`ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/${path}`)
