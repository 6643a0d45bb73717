import type { XmlReader } from "../xml/XmlReader.ts"

/** A `Name` and the `Value` behind it. */
export interface NamedPlace {
  readonly name: XmlReader
  readonly value: XmlReader | undefined
}

/** Every `Name` with its `Value`, as the extensions of equivalents and events state nearly everything. */
export const namedPlaces = (xml: XmlReader): ReadonlyArray<NamedPlace> => {
  const values = xml.all("Value")
  return xml.all("Name").map((name, index) => ({ name, value: values[index] }))
}

/** The `Value` behind the `Name` of the given text. */
export const readNamedValue = (xml: XmlReader, name: string): string | undefined => {
  const found = namedPlaces(xml).find((place) => place.name.peek() === name)
  found?.name.text()
  return found?.value?.text()
}

/** Counts a named value as read if it is what follows from the rest of the document. */
export const confirmNamedValue = (xml: XmlReader, name: string, expected: string | undefined): void => {
  if (expected !== undefined && readNamedValue(xml.glance(), name) === expected) readNamedValue(xml, name)
}
