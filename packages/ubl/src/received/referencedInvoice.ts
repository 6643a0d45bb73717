import type { ReferencedInvoice, ReferencedParty } from "@radicar/domain/inner/ReferencedInvoice"
import { statedKey } from "@radicar/domain/inner/key/stated/statedKey"
import { Redacted } from "effect"
import { secretsFor } from "../verify/check/secretsFor.ts"
import { readFacts } from "../verify/facts/readFacts.ts"
import { readStatedTexts } from "../verify/facts/readStatedTexts.ts"
import { elementsAt, textAt } from "../verify/facts/xmlPath.ts"
import type { Secrets } from "../verify/Secrets.ts"
import type { ParsedElement } from "../xml/ParsedElement.ts"

/** An invoice or equivalent document, reduced to the facts that events repeat and to the input of its key. */
export interface InvoiceReading {
  readonly invoice: ReferencedInvoice
  /** Key of the document, `cbc:UUID`, in lower case. */
  readonly key: string
  readonly issuerNit: string
  /** Software of the document, as the document names it; absent if it names none. */
  readonly softwareId?: string
  readonly softwareOwnerNit?: string
  /** Prefix of the authorised range. */
  readonly prefix: string
  /**
   * Whether the document's key is correct with these secrets. A missing secret is replaced by the authority's public
   * test secret if the document states that it uses it.
   */
  readonly isKeyProven: (secrets: Pick<Secrets, "technicalKey" | "softwarePin" | "softwareId">) => boolean
}

const partyAt = (root: ParsedElement, role: "Supplier" | "Customer"): ReferencedParty | undefined => {
  const scheme = `cac:Accounting${role}Party/cac:Party/cac:PartyTaxScheme`
  const Id = textAt(root, `${scheme}/cbc:CompanyID`)
  const IdentificationType = textAt(root, `${scheme}/cbc:CompanyID/@schemeName`)
  const Name = textAt(root, `${scheme}/cbc:RegistrationName`)
  return Id === undefined || IdentificationType === undefined || Name === undefined
    ? undefined
    : { Id, IdentificationType, Name }
}

/** The last due day of a payment on credit (`PaymentMeans/ID` 2). */
const dueDateIn = (root: ParsedElement): string | undefined =>
  elementsAt(root, "cac:PaymentMeans")
    .flatMap((means) => (textAt(means, "cbc:ID") === "2" ? (textAt(means, "cbc:PaymentDueDate") ?? []) : []))
    .filter((day) => /^[0-9]{4}-[0-9]{2}-[0-9]{2}$/u.test(day))
    .toSorted()
    .at(-1)

/** Whether every payment is in cash (`PaymentMeans/ID` 1). */
const isCash = (root: ParsedElement): boolean => {
  const forms = elementsAt(root, "cac:PaymentMeans").map((means) => textAt(means, "cbc:ID"))
  return forms.length > 0 && forms.every((form) => form === "1")
}

const withoutUndefined = <A extends object>(facts: A): { [K in keyof A]?: Exclude<A[K], undefined> } =>
  Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined)) as {
    [K in keyof A]?: Exclude<A[K], undefined>
  }

/**
 * Reads the facts of an invoice or equivalent document that events repeat. `undefined` for any other XML, and for an
 * invoice whose key, number, issuer or total cannot be read.
 */
export const readReferencedInvoice = (root: ParsedElement): InvoiceReading | undefined => {
  const facts = root.local === "Invoice" ? readFacts(root) : undefined
  const { key, number, issuer, typeCode } = facts ?? {}
  const payableAmount = textAt(root, "cac:LegalMonetaryTotal/cbc:PayableAmount") ?? ""
  if (facts?.family !== "sale" || key === undefined || number === undefined || issuer === undefined) return undefined
  if (!/^[0-9]{1,15}(?:\.[0-9]{1,15})?$/u.test(payableAmount)) return undefined
  const software =
    "ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:SoftwareProvider/sts:ProviderID"
  return {
    invoice: withoutUndefined({
      number,
      typeCode,
      payableAmount,
      dueDate: dueDateIn(root),
      isCash: isCash(root) ? true : undefined,
      supplier: partyAt(root, "Supplier"),
      customer: partyAt(root, "Customer")
    }),
    key: key.toLowerCase(),
    issuerNit: issuer.number,
    ...withoutUndefined({ softwareId: facts.softwareId, softwareOwnerNit: textAt(root, software) }),
    prefix: facts.prefix ?? "",
    isKeyProven: (secrets) => {
      const { softwarePin, technicalKey } = secretsFor(facts, secrets)
      const secret = facts.scheme === "CUFE-SHA384" ? technicalKey : softwarePin
      return secret !== undefined && statedKey(readStatedTexts(facts), Redacted.value(secret.value)).value === key
    }
  }
}
