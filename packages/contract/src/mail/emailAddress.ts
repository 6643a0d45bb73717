import { patternText } from "@radicar/domain/wire/text"

// dot-atoms of RFC 5321 §4.1.2 in ASCII: no quotes, no comments, no display name, nothing that a header could be made
// of
const local = "(?=[^@]{1,64}@)[\\w!#$%&'*+/=?^`{|}~-]+(?:\\.[\\w!#$%&'*+/=?^`{|}~-]+)*"
const domain =
  "(?=[^@]{4,255}$)(?:[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?\\.)+[a-zA-Z][a-zA-Z0-9-]{0,61}[a-zA-Z0-9]"

/** The form of an e-mail address that mails are sent to and from: at most 254 characters (RFC 5321 §4.5.3.1.3). */
export const emailAddressForm = new RegExp(`^(?=.{6,254}$)${local}@${domain}$`, "u")

/** An e-mail address, bare: `facturacion@example.com`. */
export const emailAddress = patternText({
  identifier: "EmailAddress",
  pattern: emailAddressForm,
  published: /^[^\s@]+@[^\s@]+$/u,
  expected: {
    en: "a bare e-mail address in ASCII, such as name@example.com",
    es: "un correo electrónico sin nombre y en ASCII, como nombre@example.com"
  },
  description: "E-mail address, bare and in ASCII; a domain with other letters in its xn-- form."
})
