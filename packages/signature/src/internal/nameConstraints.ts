import { type BerValue, context, explicit, sequenceOf } from "./Ber.ts"
import { extensionIds } from "./certificateExtensions.ts"
import { type DistinguishedName, parseName } from "./DistinguishedName.ts"
import { isWithin, type PathCertificate } from "./PathCertificate.ts"

/** GeneralName's tags of the forms that a subject's own name can have (RFC 5280 §4.2.1.6). */
const forms = { email: 1, directory: 4 } as const

interface GeneralName {
  readonly form: number
  /** Of a directory name. */
  readonly name: DistinguishedName | undefined
}

const generalName = (value: BerValue): GeneralName => ({
  form: value.tag,
  name: value.tag === forms.directory ? parseName(explicit(value, forms.directory)) : undefined
})

const emailAddress = "1.2.840.113549.1.9.1"

/** The names that a certificate's constraints are held against (RFC 5280 §6.1.3 b and c). */
const namesOf = ({ extensions, names: { subject } }: PathCertificate): ReadonlyArray<GeneralName> => {
  const alternatives = extensions.get(extensionIds.subjectAltName)
  const isEmail = subject.flat().some(({ type }) => type === emailAddress)
  return [
    ...(subject.length === 0 ? [] : [{ form: forms.directory, name: subject }]),
    ...(isEmail ? [{ form: forms.email, name: undefined }] : []),
    ...(alternatives === undefined ? [] : sequenceOf(alternatives.value).map(generalName))
  ]
}

const subtrees = (constraints: BerValue, tag: number): ReadonlyArray<GeneralName> =>
  sequenceOf(constraints)
    .filter((part) => part.tagClass === context && part.tag === tag)
    .flatMap(({ children }) => children)
    .flatMap((subtree) => sequenceOf(subtree).slice(0, 1))
    .map(generalName)

const isIn = ({ name }: GeneralName, trees: ReadonlyArray<GeneralName>): boolean =>
  name !== undefined && trees.some((tree) => tree.name !== undefined && isWithin(name, tree.name))

/**
 * Whether the name constraints of an authority allow the names of a certificate below it. Subtrees of directory names
 * are compared; a constraint on a form of name that is not compared forbids every name of that form (RFC 5280 §6.1).
 */
export const allowsNames = ({ extensions }: PathCertificate, below: PathCertificate): boolean => {
  const constraints = extensions.get(extensionIds.nameConstraints)
  if (constraints === undefined) return true
  const permitted = subtrees(constraints.value, 0)
  const excluded = subtrees(constraints.value, 1)
  return namesOf(below).every((name) => {
    const allow = permitted.filter(({ form }) => form === name.form)
    const forbid = excluded.filter(({ form }) => form === name.form)
    if (allow.length === 0 && forbid.length === 0) return true
    if (name.form !== forms.directory) return false
    return (allow.length === 0 || isIn(name, allow)) && !isIn(name, forbid)
  })
}
