import { described } from "@radicar/domain/inner/rules/described"
import { CustomizePrintFormat } from "@radicar/domain/inner/document/CustomizePrintFormat"
import { PointOfSale, SoftwareManufacturer } from "@radicar/domain/inner/document/equivalent/equivalentFields"
import { NumberingRange } from "@radicar/domain/inner/document/NumberingRange"
import { CompanyParty } from "@radicar/domain/inner/document/Party"
import { nitReadings, parseNit } from "@radicar/domain/inner/Nit"
import { nitExpected } from "@radicar/domain/inner/rules/sharedWordings"
import { InvalidValue } from "@radicar/domain/inner/wire/Reader"
import { Flag } from "@radicar/domain/inner/wire/Flag"
import { wholeNumber } from "@radicar/domain/inner/number/wireNumber"
import { bilingual } from "@radicar/domain/inner/rules/Language"
import { patternText, secretText, text } from "@radicar/domain/inner/wire/text"
import { wireLeaf } from "@radicar/domain/inner/wire/wireLeaf"
import { wireList } from "@radicar/domain/inner/wire/wireList"
import { wireStruct } from "@radicar/domain/inner/wire/wireStruct"
import { Schema } from "effect"
import { emailAddress } from "../mail/emailAddress.ts"

/** Mail settings of a company, where they differ from those of the installation. */
export const CompanyMail = wireStruct("CompanyMail", {
  smtpUrl: described(
    Schema.optionalKey(
      secretText({
        identifier: "CompanySmtpUrl",
        maximum: 1000,
        trim: true,
        description:
          "Mail server, smtp://user:password@host:587 or smtps://…, at port 25, 465, 587 or 2525 of a public address; " +
          "absent: that of the installation. Never shown."
      })
    ),
    {
      en: "Mail server with its credentials: smtp://user:password@host:587 or smtps://…, at port 25, 465, 587 or 2525 of a public address. Absent: that of the installation. Never shown.",
      es: "Servidor de correo con sus credenciales: smtp://usuario:clave@servidor:587 o smtps://…, en el puerto 25, 465, 587 o 2525 de una dirección pública. Ausente: el de la instalación. Nunca se muestra."
    }
  ),
  from: described(Schema.optionalKey(emailAddress), {
    en: "Address that mails are sent from: facturacion@example.com. Absent: that of the installation.",
    es: "Dirección desde la que se envían los correos: facturacion@example.com. Ausente: la de la instalación."
  }),
  fromName: described(Schema.optionalKey(text(200, "Name shown with the address.")), {
    en: "Name that receivers see with the sender's address, at most 200 characters: Café Piñón.",
    es: "Nombre que ven los destinatarios junto a la dirección del remitente, máximo 200 caracteres: Café Piñón."
  }),
  replyTo: described(Schema.optionalKey(emailAddress), {
    en: "Address that answers go to: cartera@example.com. Absent: the sender's.",
    es: "Dirección a la que van las respuestas: cartera@example.com. Ausente: la del remitente."
  })
})

/** Settings of a company's inbox. */
export const CompanyInbox = wireStruct("CompanyInbox", {
  termStart: described(
    Schema.optionalKey(
      patternText({
        identifier: "InboxTermStart",
        pattern: /^03[02]$/u,
        expected: { en: "032 or 030", es: "032 o 030" },
        description: bilingual({
          en: "Event whose day begins the term for acceptance or claim.",
          es: "Evento cuya fecha inicia el plazo para aceptar o reclamar."
        })
      })
    ),
    {
      en: "Event whose day begins the term of three business days for acceptance or claim: 032 (receipt of goods, the law) or 030 (receipt of the invoice, as a draft decree has it). Absent: 032.",
      es: "Evento cuya fecha inicia el plazo de tres días hábiles para aceptar o reclamar: 032 (recibo del bien, la ley) o 030 (acuse de recibo, según un proyecto de decreto). Ausente: 032."
    }
  ),
  saturdays: described(Schema.optionalKey(Flag), {
    en: "true: Saturdays count as business days. Absent: they do not.",
    es: "true: los sábados cuentan como días hábiles. Ausente: no cuentan."
  }),
  mailDays: described(
    Schema.optionalKey(
      wholeNumber({
        identifier: "InboxMailDays",
        description: bilingual({
          en: "Days after which a mail without a document is deleted.",
          es: "Días después de los que se elimina un correo sin documento."
        }),
        minimum: 1,
        maximum: 3650
      })
    ),
    {
      en: "Days after which a mail without a document is deleted, 1 to 3650; absent: 30.",
      es: "Días después de los que se elimina un correo sin documento, de 1 a 3650; ausente: 30."
    }
  )
})

/** The prefix with which people number documents of one type. */
const PrefixByHand = wireStruct("PrefixByHand", {
  typeCode: described(
    patternText({
      identifier: "TypeByHand",
      pattern: /^[0-9]{2}$/u,
      expected: { en: "two digits such as 01", es: "dos dígitos como 01" },
      description: bilingual({ en: "Type of a document.", es: "Tipo de un documento." })
    }),
    {
      en: "Type of the document: 01 for invoices, 05 for support documents, 20 for POS tickets, 91 and 92 for notes.",
      es: "Tipo del documento: 01 para facturas, 05 para documentos soporte, 20 para tiquetes POS, 91 y 92 para notas."
    }
  ),
  prefix: described(text(10), { en: "Prefix that the page proposes: MAN.", es: "Prefijo que propone la página: MAN." })
})

/** A product that the page no longer suggests. */
const HiddenProduct = wireStruct("HiddenProduct", {
  code: described(Schema.optionalKey(text(100)), {
    en: "Code of the product, as on the line: CAM-001. Absent if the line has none.",
    es: "Código del producto, como en la línea: CAM-001. Ausente si la línea no lo tiene."
  }),
  description: described(text(5000), {
    en: "Description of the product, as on the line.",
    es: "Descripción del producto, como en la línea."
  })
})

/** Settings for documents that people prepare on a page. Programs are not affected. */
const DocumentsByHand = wireStruct("DocumentsByHand", {
  prefixes: described(Schema.optionalKey(wireList(PrefixByHand, { maximum: 20 })), {
    en: "Prefixes by type of document, at most 20: those that no other program numbers.",
    es: "Prefijos por tipo de documento, máximo 20: los que ningún otro programa numera."
  }),
  pointOfSale: described(Schema.optionalKey(PointOfSale), {
    en: "Till of POS tickets, as in `PointOfSale` of a ticket.",
    es: "Caja de los tiquetes POS, como en `PointOfSale` de un tiquete."
  }),
  softwareManufacturer: described(Schema.optionalKey(SoftwareManufacturer), {
    en: "Maker of the till's software, as in `SoftwareManufacturer` of a ticket.",
    es: "Fabricante del software de la caja, como en `SoftwareManufacturer` de un tiquete."
  }),
  hiddenParties: described(Schema.optionalKey(wireList(text(35), { maximum: 500 })), {
    en: "Identifications of customers and sellers of earlier documents that the page no longer suggests, at most 500.",
    es: "Identificaciones de clientes y vendedores de documentos anteriores que la página ya no sugiere, máximo 500."
  }),
  hiddenProducts: described(Schema.optionalKey(wireList(HiddenProduct, { maximum: 500 })), {
    en: "Products of earlier documents that the page no longer suggests, at most 500.",
    es: "Productos de documentos anteriores que la página ya no sugiere, máximo 500."
  })
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
  decode: (value) => {
    const nit = typeof value === "string" ? parseNit(value.trim())?.number : undefined
    return nit ?? new InvalidValue(typeof value === "string" && nitReadings(value) ? nitExpected(value) : nitForm)
  },
  encode: (value) => value
})

/** Settings of a company. The service fills them into bodies that leave them out; values in the body win. */
export const CompanySettings = wireStruct("CompanySettings", {
  name: described(Schema.optionalKey(text(200, "Its name, as a label.")), {
    en: "Label of the company for people, at most 200 characters; it is in no document.",
    es: "Etiqueta de la compañía para personas, máximo 200 caracteres; no está en ningún documento."
  }),
  nit: described(Schema.optionalKey(companyNit), {
    en: "NIT of the taxpayer that the company is, 1 to 10 digits, the check digit after a hyphen if stated: 900373115-3. Outside the sandbox it files documents of this NIT only. Absent: that of `CompanyParty`, else that of the first document filed. Only a token of all companies changes it once it is set.",
    es: "NIT del contribuyente que es la compañía, de 1 a 10 dígitos, con el dígito de verificación tras un guion si se indica: 900373115-3. Fuera del sandbox solo radica documentos de este NIT. Ausente: el de `CompanyParty`; si no, el del primer documento radicado. Una vez fijado, solo lo cambia un token de todas las compañías."
  }),
  companyParty: described(Schema.optionalKey(CompanyParty), {
    en: "Issuer that bodies of the company leave out: the same object as `CompanyParty` of an invoice.",
    es: "Emisor que los cuerpos de la compañía omiten: el mismo objeto que `CompanyParty` de una factura."
  }),
  numberingRanges: described(Schema.optionalKey(wireList(NumberingRange, { maximum: 100 })), {
    en: "Numbering ranges that bodies name by prefix only, at most 100, as in `NumberingRange` of an invoice.",
    es: "Rangos de numeración que los cuerpos indican solo por prefijo, máximo 100, como en `NumberingRange` de una factura."
  }),
  customizePrintFormat: described(Schema.optionalKey(CustomizePrintFormat), {
    en: "Texts of the PDF that bodies leave out, as in `CustomizePrintFormat` of an invoice.",
    es: "Textos del PDF que los cuerpos omiten, como en `CustomizePrintFormat` de una factura."
  }),
  defaultCertificate: described(
    Schema.optionalKey(
      text(36, "Id of the stored certificate that signs where a body has no SigningCertificate; absent: none does.")
    ),
    {
      en: "UUID of the stored certificate that signs where a body has no `SigningCertificate`; absent: none does.",
      es: "UUID del certificado guardado que firma si un cuerpo no tiene `SigningCertificate`; ausente: ninguno."
    }
  ),
  byHand: described(Schema.optionalKey(DocumentsByHand), {
    en: "Prefixes, till and hidden suggestions of documents that people prepare in the console; absent: the page asks for prefix and till, and suggests everything.",
    es: "Prefijos, caja y sugerencias ocultas de los documentos que las personas preparan en la consola; ausente: la página pide prefijo y caja, y lo sugiere todo."
  }),
  mail: described(Schema.optionalKey(CompanyMail), {
    en: "How mails with the company's documents are sent; absent: as the installation sends them.",
    es: "Cómo se envían los correos con los documentos de la compañía; ausente: como los envía la instalación."
  }),
  inbox: described(Schema.optionalKey(CompanyInbox), {
    en: "Terms and retention of what the company receives; absent: as the law has them.",
    es: "Plazos y conservación de lo que la compañía recibe; ausente: como los tiene la ley."
  })
})
