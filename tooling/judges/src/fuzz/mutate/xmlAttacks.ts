/** A change that turns an XML document into an attack on its reader. */
export interface XmlAttack {
  readonly name: string
  readonly apply: (xml: Uint8Array) => Uint8Array
}

const declaration = /^\s*<\?xml[^>]*\?>/u

/** Makes a change that inserts a text between the XML declaration and the root element. */
const beforeRoot =
  (inserted: string) =>
  (xml: Uint8Array): Uint8Array => {
    const text = Buffer.from(xml).toString("utf8")
    const head = declaration.exec(text)?.[0] ?? ""
    return Buffer.from(`${head}${inserted}${text.slice(head.length)}`)
  }

/** Makes a change that replaces the document's first text node, and may add a doctype. */
const inText =
  (inserted: string, doctype = "") =>
  (xml: Uint8Array): Uint8Array =>
    Buffer.from(
      Buffer.from(beforeRoot(doctype)(xml))
        .toString("utf8")
        .replace(/>([^<>\s][^<>]*)</u, () => `>${inserted}<`)
    )

const laughs = Array.from({ length: 12 }, (_, level) =>
  level === 0 ? '<!ENTITY a0 "ha">' : `<!ENTITY a${level} "${`&a${level - 1};`.repeat(10)}">`
).join("")

/**
 * All attacks on readers of XML: growing entities, external files and addresses, parameter entities, depth, width,
 * other encodings.
 */
export const xmlAttacks: ReadonlyArray<XmlAttack> = [
  { name: "doctype", apply: beforeRoot("<!DOCTYPE x>") },
  { name: "entity bomb", apply: inText("&a11;", `<!DOCTYPE x [${laughs}]>`) },
  { name: "quadratic bomb", apply: inText("&a;".repeat(50_000), `<!DOCTYPE x [<!ENTITY a "${"a".repeat(50_000)}">]>`) },
  { name: "external file", apply: inText("&x;", '<!DOCTYPE x [<!ENTITY x SYSTEM "file:///etc/passwd">]>') },
  { name: "external address", apply: inText("&x;", '<!DOCTYPE x [<!ENTITY x SYSTEM "http://127.0.0.1:9/">]>') },
  { name: "external subset", apply: beforeRoot('<!DOCTYPE x SYSTEM "http://127.0.0.1:9/evil.dtd">') },
  {
    name: "parameter entity",
    apply: beforeRoot('<!DOCTYPE x [<!ENTITY % p SYSTEM "file:///etc/passwd"> %p;]>')
  },
  { name: "undeclared entity", apply: inText("&nobody;") },
  { name: "depth", apply: inText(`${"<a>".repeat(100_000)}${"</a>".repeat(100_000)}`) },
  { name: "width", apply: inText("<a/>".repeat(300_000)) },
  {
    name: "attributes",
    apply: inText(`<a ${Array.from({ length: 20_000 }, (_, index) => `a${index}="1"`).join(" ")}/>`)
  },
  {
    name: "namespaces",
    apply: inText(`<a ${Array.from({ length: 5000 }, (_, index) => `xmlns:n${index}="urn:${index}"`).join(" ")}/>`)
  },
  { name: "long text", apply: inText("x".repeat(4 * 1024 * 1024)) },
  { name: "endless comment", apply: beforeRoot(`<!--${"x".repeat(1024 * 1024)}`) },
  { name: "instructions", apply: beforeRoot("<?a b?>".repeat(50_000)) },
  { name: "UTF-16", apply: (xml) => Buffer.from(`\ufeff${Buffer.from(xml).toString("utf8")}`, "utf16le") },
  {
    name: "stated as UTF-7",
    apply: (xml) =>
      beforeRoot("")(
        Buffer.from(
          `<?xml version="1.0" encoding="UTF-7"?>${Buffer.from(xml).toString("utf8").replace(declaration, "")}`
        )
      )
  },
  { name: "lone bytes", apply: (xml) => Buffer.concat([xml, Uint8Array.of(0, 0xff, 0xfe)]) },
  { name: "nothing", apply: () => new Uint8Array() }
]
