import type { XmlDeclaration } from "../XmlTree.ts"

const xmlNamespace = "http://www.w3.org/XML/1998/namespace"
const xmlnsNamespace = "http://www.w3.org/2000/xmlns/"

/**
 * The namespaces in scope at an element, as a chain towards the root: what an element costs does not grow with what its
 * ancestors declare.
 */
export class NamespaceScope {
  private readonly declared: ReadonlyMap<string, string>
  private readonly outer: NamespaceScope | undefined

  constructor(declarations: ReadonlyArray<XmlDeclaration>, outer: NamespaceScope | undefined) {
    this.declared = new Map(declarations.map(({ namespace, prefix }) => [prefix, namespace]))
    this.outer = outer
  }

  /** The scope that a document begins with: `xml` is declared, and there is no default namespace. */
  static readonly outermost = new NamespaceScope(
    [
      { prefix: "xml", namespace: xmlNamespace },
      { prefix: "", namespace: "" }
    ],
    undefined
  )

  /** The namespace of a prefix; `undefined` if it is not declared. */
  find(prefix: string): string | undefined {
    // oxlint-disable-next-line typescript/no-this-alias -- walking up the chain begins here
    let scope: NamespaceScope | undefined = this
    while (scope !== undefined) {
      const namespace = scope.declared.get(prefix)
      if (namespace !== undefined) return namespace
      scope = scope.outer
    }
    return undefined
  }
}

/** Whether Namespaces in XML 1.0 (§2.2, §3) allows a declaration: some names are taken, and only the default may be undone. */
export const mayDeclare = ({ namespace, prefix }: XmlDeclaration): boolean => {
  if (prefix === "xmlns" || namespace === xmlnsNamespace) return false
  if (prefix === "xml" || namespace === xmlNamespace) return prefix === "xml" && namespace === xmlNamespace
  return prefix === "" || namespace !== ""
}
