import type { IdentifiedDocument } from "../document/DocumentDefinition.ts"
import type { Operation } from "../documentRegistry.ts"
import { type DocumentKey, redactedSeedOf } from "../key/DocumentKey.ts"
import type { Key, ValidDocument } from "./CheckedDocument.ts"
import { ForeignDocument } from "./InvalidDocument.ts"

/** The key of an identified document, for its owner. */
export const plainKey = ({ id, key }: { readonly id: string; readonly key: DocumentKey }): Key => ({
  scheme: key.scheme,
  value: key.value,
  seed: redactedSeedOf(key),
  number: id
})

/** The identified document of a {@link ValidDocument}. */
interface Behind {
  readonly operation: Operation
  readonly document: IdentifiedDocument<unknown>
}

// the document holds secrets, so it is not a property
const documents = new WeakMap<object, Behind>()

/** Returns a handle, and remembers its document. */
export const remember = (handle: ValidDocument, behind: Behind): ValidDocument => {
  documents.set(handle, behind)
  return handle
}

/** The document of a handle. Throws {@link ForeignDocument} for any other value. */
export const identifiedOf = (handle: unknown): Behind => {
  const behind = typeof handle === "object" && handle !== null ? documents.get(handle) : undefined
  if (behind === undefined) throw new ForeignDocument()
  return behind
}
