import { bilingual } from "@radicar/domain/inner/rules/Language"
import { anEmailAddress, emailAddressForm, patternText } from "@radicar/domain/inner/wire/text"

/** An e-mail address, bare: `facturacion@example.com`. */
export const emailAddress = patternText({
  identifier: "EmailAddress",
  pattern: emailAddressForm,
  published: /^[^\s@]+@[^\s@]+$/u,
  expected: anEmailAddress,
  description: bilingual({
    en: "E-mail address, bare and in ASCII; a domain with other letters in its xn-- form.",
    es: "Dirección de correo, sin nombre y en ASCII; un dominio con otras letras, en su forma xn--."
  })
})
