import { Schema, type Redacted } from "effect"
import { dryRunUse, used } from "../wire/Reader.ts"
import { patternText, secretText, text } from "../wire/text.ts"
import { wireStruct } from "../wire/wireStruct.ts"
import { derive } from "../rules/hole.ts"
import type { FilingConfiguration } from "../FilingConfiguration.ts"

/** The software that issues: its id and pin as registered at the authority, and who owns it. */
export const SoftwareProvider = used(
  wireStruct("SoftwareProvider", {
    id: Schema.optionalKey(
      patternText({
        identifier: "SoftwareId",
        pattern: /^[0-9A-Za-z-]{1,36}$/u,
        expected: {
          en: "a software id such as 5f2c0e2a-7d0b-4a55-9a53-0d6d1f2b8c11",
          es: "un identificador de software como 5f2c0e2a-7d0b-4a55-9a53-0d6d1f2b8c11"
        },
        description: "Id that the authority gave the software, a GUID."
      })
    ),
    name: Schema.optionalKey(used(text(450), "printed, not filed")),
    pin: Schema.optionalKey(
      used(
        secretText({
          identifier: "Pin",
          maximum: 100,
          trim: true,
          description: "Pin chosen when the software was registered."
        }),
        "in the key and in the software's security code, never in the XML; annex FE 1.9 §11.6"
      )
    ),
    testSetId: Schema.optionalKey(
      used(
        text(36, "Test set of the authority, a GUID."),
        "with `isTest` the document is uploaded for this test set; otherwise dry runs notify of it (RAD61)"
      )
    ),
    providerId: Schema.optionalKey(text(30, "NIT of the software's owner; absent: the issuer.")),
    providerName: Schema.optionalKey(used(text(450), "printed; filed of payroll documents only")),
    origin: Schema.optionalKey(used(text(100), dryRunUse))
  }),
  "what is absent is filled in from the configuration"
)

/** See {@link SoftwareProvider}. */
export type SoftwareProvider = typeof SoftwareProvider.Type

/** The software that a document names: what it says itself, else what the service is configured with. */
export interface Software {
  readonly id: string | undefined
  readonly pin: Redacted.Redacted<string> | undefined
  /** NIT of the owner, as written. */
  readonly ownerNit: string
}

/** An issuer, and the software that issues. */
interface Issued {
  readonly companyParty: { readonly id: string }
  readonly softwareProvider?: SoftwareProvider
}

const issuerNit = ({ companyParty }: Issued): string => companyParty.id

/** The software of a document; nobody named as its owner, it is the issuer's own. */
export const softwareOf = (document: Issued, { software: known }: FilingConfiguration): Software => {
  const stated = document.softwareProvider
  // an id without its own pin must not be paired with the pin of another software
  const sameSoftware = stated?.id === undefined || stated.id === known?.id
  return {
    id: stated?.id ?? known?.id,
    pin: stated?.pin ?? (sameSoftware ? known?.pin : undefined),
    ownerNit: stated?.providerId ?? (sameSoftware ? known?.ownerNit : undefined) ?? derive(issuerNit, document)
  }
}
