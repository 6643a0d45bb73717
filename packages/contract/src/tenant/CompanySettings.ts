import { CustomizePrintFormat } from "@radicar/domain/document/CustomizePrintFormat"
import { NumberingRange } from "@radicar/domain/document/NumberingRange"
import { CompanyParty } from "@radicar/domain/document/Party"
import { parseNit } from "@radicar/domain/Nit"
import { InvalidValue } from "@radicar/domain/wire/Reader"
import { secretText, text } from "@radicar/domain/wire/text"
import { wireLeaf } from "@radicar/domain/wire/wireLeaf"
import { wireList } from "@radicar/domain/wire/wireList"
import { wireStruct } from "@radicar/domain/wire/wireStruct"
import { Schema } from "effect"
import { emailAddress } from "../mail/emailAddress.ts"

/** How mails with a company's documents are sent, where not as those of the whole installation. */
export const CompanyMail = wireStruct("CompanyMail", {
  smtpUrl: Schema.optionalKey(
    secretText({
      identifier: "CompanySmtpUrl",
      maximum: 1000,
      trim: true,
      description:
        "Mail server, smtp://user:password@host:587 or smtps://…, at port 25, 465, 587 or 2525 of a public address; " +
        "absent: that of the installation. Never shown."
    })
  ),
  from: Schema.optionalKey(emailAddress),
  fromName: Schema.optionalKey(text(200, "Name shown with the address.")),
  replyTo: Schema.optionalKey(emailAddress)
})

const nitForm = {
  en: "a NIT of 1 to 10 digits; its check digit, if stated, after a hyphen: 900373115-3",
  es: "un NIT de 1 a 10 dígitos, con el dígito de verificación, si se indica, tras un guion: 900373115-3"
}

const companyNit = wireLeaf<string, string>({
  identifier: "CompanyNit",
  description:
    "The taxpayer that the company is: outside the sandbox it files documents of this NIT only. Where it is omitted, that of " +
    "CompanyParty counts, else that of the first document that the company files. Only a token of all companies changes it " +
    "once it is set.",
  expected: nitForm,
  wire: Schema.String.check(Schema.isPattern(/^[1-9][0-9. ]*(?:-[0-9])?$/u, { expected: nitForm.en })),
  domain: Schema.String,
  decode: (value) => (typeof value === "string" && parseNit(value.trim())?.number) || new InvalidValue(nitForm),
  encode: (value) => value
})

/** What the service knows of a company and fills in where a body leaves it out. What the body says wins. */
export const CompanySettings = wireStruct("CompanySettings", {
  name: Schema.optionalKey(text(200, "Its name, as a label.")),
  nit: Schema.optionalKey(companyNit),
  companyParty: Schema.optionalKey(CompanyParty),
  numberingRanges: Schema.optionalKey(wireList(NumberingRange, { maximum: 100 })),
  customizePrintFormat: Schema.optionalKey(CustomizePrintFormat),
  defaultCertificate: Schema.optionalKey(
    text(36, "Id of the stored certificate that signs where a body has no SigningCertificate; absent: none does.")
  ),
  mail: Schema.optionalKey(CompanyMail)
})
