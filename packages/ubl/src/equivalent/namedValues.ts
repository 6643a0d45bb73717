import type { XmlWriter } from "../xml/XmlWriter.ts"

/** `Name` and `Value` one behind the other, as the equivalents' extensions state nearly everything; absent ones are left out. */
export const namedValues = (
  xml: XmlWriter,
  values: ReadonlyArray<readonly [name: string, value: string | undefined]>
): void => {
  for (const [name, value] of values) {
    if (value === undefined) continue
    xml.leaf("Name", name)
    xml.leaf("Value", value)
  }
}
