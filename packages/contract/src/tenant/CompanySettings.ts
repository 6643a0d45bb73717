import { CustomizePrintFormat } from "@radicar/domain/document/CustomizePrintFormat"
import { NumberingRange } from "@radicar/domain/document/NumberingRange"
import { CompanyParty } from "@radicar/domain/document/Party"
import { secretText, text } from "@radicar/domain/wire/text"
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

/** What the service knows of a company and fills in where a body leaves it out. What the body says wins. */
export const CompanySettings = wireStruct("CompanySettings", {
  name: Schema.optionalKey(text(200, "Its name, as a label.")),
  companyParty: Schema.optionalKey(CompanyParty),
  numberingRanges: Schema.optionalKey(wireList(NumberingRange, { maximum: 100 })),
  customizePrintFormat: Schema.optionalKey(CustomizePrintFormat),
  mail: Schema.optionalKey(CompanyMail)
})
