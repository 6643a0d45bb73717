/** How a name of the authority's lists is misspelt, and how it is spelt. */
const corrections: ReadonlyArray<readonly [wrong: string, right: string]> = [
  ["Consiganción", "Consignación"],
  ["Drédito", "Débito"],
  ["Neogcio", "Negocio"],
  ["Poyecto", "Proyecto"],
  ["Transferecia", "Transferencia"],
  ["Telex", "Télex"],
  ["pro el", "por el"],
  ["por el por el", "por el"],
  ["tranferible", "transferible"],
  ["traferible", "transferible"],
  ["usuado", "usado"],
  ["D.c.", "D.C."]
]

/** A name of the authority's lists as a reader expects it: the lists that go into the XML keep their misspellings. */
export const spelt = (name: string): string =>
  corrections.reduce((text, [wrong, right]) => text.replace(wrong, right), name)
