import { Schema } from "effect"
import { patternText, secretText, text } from "../wire/text.ts"
import { wireStruct } from "../wire/wireStruct.ts"

/** The software that issues: its id and pin as registered at the authority, and who owns it. */
export const SoftwareProvider = wireStruct("SoftwareProvider", {
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
  name: Schema.optionalKey(text(450)),
  pin: Schema.optionalKey(
    secretText({
      identifier: "Pin",
      maximum: 100,
      trim: true,
      description: "Pin chosen when the software was registered."
    })
  ),
  testSetId: Schema.optionalKey(text(36)),
  providerId: Schema.optionalKey(text(30, "NIT of the software's owner; absent: the issuer.")),
  providerName: Schema.optionalKey(text(450)),
  origin: Schema.optionalKey(text(100))
})

/** See {@link SoftwareProvider}. */
export type SoftwareProvider = typeof SoftwareProvider.Type
