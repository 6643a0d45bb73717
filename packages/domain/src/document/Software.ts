import { Schema, type Redacted } from "effect"
import { dryRunUse, printedUse } from "../wire/Reader.ts"
import { patternText, secretText, text } from "../wire/text.ts"
import { wireStruct } from "../wire/wireStruct.ts"
import { derive } from "../rules/unreadable.ts"
import type { FilingConfiguration } from "../FilingConfiguration.ts"
import { described } from "../rules/described.ts"

/** The issuing software: its id and pin as registered with the authority, and its owner. */
export const SoftwareProvider = wireStruct(
  "SoftwareProvider",
  {
    id: described(
      Schema.optionalKey(
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
      {
        en: "Id that the authority gave the software when it was registered, a UUID. If absent, the provider's settings supply it.",
        es: "Identificador que la DIAN dio al software al registrarlo, un UUID. Si falta, se toma de la configuración del proveedor."
      }
    ),
    name: described(Schema.optionalKey(text(450)), {
      en: "Name of the software. It is printed and not filed.",
      es: "Nombre del software. Se imprime y no se transmite.",
      use: printedUse
    }),
    pin: described(
      Schema.optionalKey(
        secretText({
          identifier: "Pin",
          maximum: 100,
          trim: true,
          description: "Pin chosen when the software was registered."
        })
      ),
      {
        en: "Pin of the software, chosen at its registration. Secret: it enters keys and the security code, and is never shown.",
        es: "Pin del software, elegido al registrarlo. Es secreto: entra en las claves y en el código de seguridad, y nunca se muestra.",
        use: {
          en: "in the key and in the software's security code, never in the XML; annex FE 1.9 §11.6",
          es: "va en la clave y en el código de seguridad del software, nunca en el XML; anexo FE 1.9 §11.6"
        }
      }
    ),
    testSetId: described(Schema.optionalKey(text(36)), {
      en: "Test set of the authority for which the document is filed when isTest is true, a UUID.",
      es: "Set de pruebas de la DIAN para el que se envía el documento cuando isTest es true, un UUID.",
      use: {
        en: "with `isTest` the document is uploaded for this test set; otherwise dry runs notify of it (RAD61)",
        es: "con `isTest` el documento se carga en este set de pruebas; si no, los ensayos lo notifican (RAD61)"
      }
    }),
    providerId: described(Schema.optionalKey(text(30)), {
      en: "NIT of the owner of the software. If absent, the issuer owns it.",
      es: "NIT del dueño del software. Si falta, el dueño es el emisor."
    }),
    providerName: described(Schema.optionalKey(text(450)), {
      en: "Name of the owner of the software. Payroll documents file it, others print it.",
      es: "Nombre del dueño del software. La nómina lo transmite; los demás documentos lo imprimen.",
      use: {
        en: "printed; filed of payroll documents only",
        es: "se imprime; se transmite solo en la nómina"
      }
    }),
    origin: described(Schema.optionalKey(text(100)), {
      en: "Name of the program that sends the document, for the caller's own use. It is not filed.",
      es: "Nombre del programa que envía el documento, para uso de quien lo envía. No se transmite.",
      use: dryRunUse
    })
  },
  { use: { en: "what is absent is filled in from the configuration", es: "lo que falte se toma de la configuración" } }
)

/** A value of the schema {@link SoftwareProvider}. */
export type SoftwareProvider = typeof SoftwareProvider.Type

/** The software of a document: as the document states it, or else as the service is configured. */
export interface Software {
  readonly id: string | undefined
  readonly pin: Redacted.Redacted<string> | undefined
  /** NIT of the owner, as written. */
  readonly ownerNit: string
}

/** An issuer and its software. */
interface Issued {
  readonly companyParty: { readonly id: string }
  readonly softwareProvider?: SoftwareProvider
}

const issuerNit = ({ companyParty }: Issued): string => companyParty.id

/** The software of a document. If nobody names its owner, the issuer is the owner. */
export const softwareOf = (document: Issued, { software: configured }: FilingConfiguration): Software => {
  const provider = document.softwareProvider
  // an id without its own pin must not be paired with the pin of another software
  const sameSoftware = provider?.id === undefined || provider.id === configured?.id
  return {
    id: provider?.id ?? configured?.id,
    pin: provider?.pin ?? (sameSoftware ? configured?.pin : undefined),
    ownerNit: provider?.providerId ?? (sameSoftware ? configured?.ownerNit : undefined) ?? derive(issuerNit, document)
  }
}
