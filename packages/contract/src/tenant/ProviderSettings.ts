import { SoftwareProvider } from "@radicar/domain/document/Software"
import { patternText, text } from "@radicar/domain/wire/text"
import { wireStruct } from "@radicar/domain/wire/wireStruct"
import { Schema } from "effect"

/** What the service knows of a provider: the software whose id and pin it fills in where a body leaves them out. */
export const ProviderSettings = wireStruct("ProviderSettings", {
  name: Schema.optionalKey(text(200, "Its name, as a label.")),
  environment: Schema.optionalKey(
    patternText({
      identifier: "ProviderEnvironment",
      pattern: /^(?:sandbox|habilitacion|production)$/u,
      expected: "sandbox, habilitacion, production",
      description: "Where the software is registered; nothing is filed elsewhere with it. Absent: everywhere."
    })
  ),
  softwareProvider: SoftwareProvider
})
