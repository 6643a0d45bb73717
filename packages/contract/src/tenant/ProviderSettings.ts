import { described } from "@radicar/domain/inner/rules/described"
import { bilingual } from "@radicar/domain/inner/rules/Language"
import { SoftwareProvider } from "@radicar/domain/inner/document/Software"
import { patternText, text } from "@radicar/domain/inner/wire/text"
import { wireStruct } from "@radicar/domain/inner/wire/wireStruct"
import { Schema } from "effect"

/** Settings of a provider: its software, whose id and pin the service fills into bodies that leave them out. */
export const ProviderSettings = wireStruct("ProviderSettings", {
  name: described(Schema.optionalKey(text(200, "Its name, as a label.")), {
    en: "Label of the provider for people, at most 200 characters; it is in no document.",
    es: "Etiqueta del proveedor para personas, máximo 200 caracteres; no está en ningún documento."
  }),
  environment: described(
    Schema.optionalKey(
      patternText({
        identifier: "ProviderEnvironment",
        pattern: /^(?:sandbox|habilitacion|production)$/u,
        expected: "sandbox, habilitacion, production",
        description: bilingual({
          en: "Where the software is registered; nothing is filed elsewhere with it. Absent: everywhere.",
          es: "Dónde está registrado el software; en otro ambiente no se radica nada con él. Ausente: en todos."
        })
      })
    ),
    {
      en: "Where the software is registered: sandbox, habilitacion or production; nothing is filed elsewhere with it. Absent: everywhere.",
      es: "Dónde está registrado el software: sandbox, habilitacion o production; en otro ambiente no se radica nada con él. Ausente: en todos."
    }
  ),
  softwareProvider: described(SoftwareProvider, {
    en: "Software whose id and pin bodies leave out, as in `SoftwareProvider` of an invoice.",
    es: "Software cuyo identificador y pin omiten los cuerpos, como en `SoftwareProvider` de una factura."
  })
})
