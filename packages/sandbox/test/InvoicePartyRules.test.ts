import { testBrokenInvoices } from "./support/brokenInvoices.ts"
import { after, all, insertBefore, replace } from "./support/edit.ts"
import { customer, naturalPerson, supplier } from "./support/invoiceEdits.ts"

testBrokenInvoices("invoice rules: parties", [
  {
    rules: ["FAJ02a"],
    what: "no organisation type of the issuer",
    edit: after(supplier, replace("<cbc:AdditionalAccountID>1</cbc:AdditionalAccountID>", ""))
  },
  {
    rules: ["FAJ02b"],
    what: "an unknown organisation type of the issuer",
    edit: after(supplier, replace("<cbc:AdditionalAccountID>1<", "<cbc:AdditionalAccountID>3<"))
  },
  {
    rules: ["FAJ08"],
    what: "an address without its line",
    edit: after(supplier, replace("<cac:AddressLine><cbc:Line>Calle 1 # 2-3</cbc:Line></cac:AddressLine>", ""))
  },
  {
    rules: ["FAJ16"],
    what: "an issuer abroad",
    edit: after(supplier, replace("<cbc:IdentificationCode>CO", "<cbc:IdentificationCode>US"))
  },
  {
    rules: ["FAJ20"],
    what: "no name of the issuer",
    edit: after(supplier, replace("<cbc:RegistrationName>Compañía de Prueba S.A.S.<", "<cbc:RegistrationName><"))
  },
  {
    rules: ["FAJ24a"],
    what: "no check digit of the issuer",
    edit: after(supplier, replace('schemeID="3"', 'schemeID=""'))
  },
  {
    rules: ["FAJ24b"],
    what: "a wrong check digit of the issuer",
    edit: after(supplier, replace('schemeID="3"', 'schemeID="9"'))
  },
  {
    rules: ["FAJ25"],
    what: "an issuer identified by something else than a NIT",
    edit: after(supplier, replace('schemeName="31"', 'schemeName="13"'))
  },
  {
    rules: ["FAJ26"],
    what: "an unknown responsibility of the issuer",
    edit: after(supplier, replace("O-13;O-15", "O-13;O-99"))
  },
  {
    rules: ["FAJ28"],
    what: "no fiscal address",
    edit: after(supplier, (xml) => xml.replace(/<cac:RegistrationAddress>.*?<\/cac:RegistrationAddress>/u, ""))
  },
  {
    rules: ["FAJ29"],
    what: "a municipality that is no code",
    edit: after("<cac:RegistrationAddress>", replace("<cbc:ID>11001<", "<cbc:ID>1<"))
  },
  {
    rules: ["FAJ33"],
    what: "a department that is not the municipality's",
    edit: after("<cac:RegistrationAddress>", replace("<cbc:CountrySubentityCode>11<", "<cbc:CountrySubentityCode>05<"))
  },
  {
    rules: ["FAJ36"],
    what: "a fiscal address abroad",
    edit: after("<cac:RegistrationAddress>", replace("<cbc:IdentificationCode>CO", "<cbc:IdentificationCode>US"))
  },
  {
    rules: ["FAJ39"],
    what: "a tax scheme without id",
    edit: after(supplier, replace("<cac:TaxScheme><cbc:ID>01</cbc:ID>", "<cac:TaxScheme>"))
  },
  {
    rules: ["FAJ41"],
    what: "a tax scheme with another's name",
    edit: after(supplier, replace("<cbc:ID>01</cbc:ID><cbc:Name>IVA<", "<cbc:ID>01</cbc:ID><cbc:Name>INC<"))
  },
  {
    rules: ["FAB10a", "FAJ42"],
    what: "no legal entity of the issuer",
    edit: after(supplier, (xml) => xml.replace(/<cac:PartyLegalEntity>.*?<\/cac:PartyLegalEntity>/u, ""))
  },
  {
    rules: ["FAJ43a"],
    what: "no registered name of the issuer",
    edit: after("<cac:PartyLegalEntity>", replace(">Compañía de Prueba S.A.S.<", "><"))
  },
  {
    rules: ["FAJ44a", "FAJ47"],
    what: "no NIT in the legal entity",
    edit: after("<cac:PartyLegalEntity>", replace(">900373115<", "><"))
  },
  {
    rules: ["FAJ47"],
    what: "a wrong check digit in the legal entity",
    edit: after("<cac:PartyLegalEntity>", replace('schemeID="3"', 'schemeID="9"'))
  },
  {
    rules: ["FAK02"],
    what: "an unknown organisation type of the buyer",
    edit: after(customer, replace("<cbc:AdditionalAccountID>1<", "<cbc:AdditionalAccountID>3<"))
  },
  {
    rules: ["FAK19"],
    what: "no tax group of the buyer",
    edit: after(customer, (xml) => xml.replace(/<cac:PartyTaxScheme>.*?<\/cac:PartyTaxScheme>/u, ""))
  },
  {
    rules: ["FAK20"],
    what: "no name of the buyer",
    edit: after(customer, replace("<cbc:RegistrationName>Cliente de Prueba Ltda.<", "<cbc:RegistrationName><"))
  },
  {
    rules: ["FAK21", "FAK24b", "FAK44"],
    what: "no identification of the buyer",
    edit: after(customer, replace(">800199436<", "><"))
  },
  {
    rules: ["FAK24a"],
    what: "no check digit of the buyer",
    edit: after(customer, replace('schemeID="4"', 'schemeID=""'))
  },
  {
    rules: ["FAK24b"],
    what: "a wrong check digit of the buyer",
    edit: after(customer, replace('schemeID="4"', 'schemeID="5"'))
  },
  {
    rules: ["FAK25"],
    what: "an unknown id type of the buyer",
    edit: after(customer, replace('schemeName="31"', 'schemeName="99"'))
  },
  {
    rules: ["FAK41"],
    what: "an unknown tax scheme of the buyer",
    edit: after(customer, replace("<cac:TaxScheme><cbc:ID>01<", "<cac:TaxScheme><cbc:ID>07<"))
  },
  {
    rules: ["FAK42"],
    what: "no legal entity of the buyer",
    edit: after(customer, (xml) => xml.replace(/<cac:PartyLegalEntity>.*?<\/cac:PartyLegalEntity>/u, ""))
  },
  {
    rules: ["FAK43"],
    what: "no registered name of the buyer",
    edit: after(customer, after("<cac:PartyLegalEntity>", replace(">Cliente de Prueba Ltda.<", "><")))
  },
  {
    rules: ["FAK44"],
    what: "another identification in the buyer's legal entity",
    edit: after(customer, after("<cac:PartyLegalEntity>", replace("800199436", "800199437")))
  },
  { rules: ["FAK61"], what: "a natural person without identification", edit: naturalPerson },
  {
    rules: ["FAK62"],
    what: "a natural person with an empty identification",
    edit: all(
      naturalPerson,
      after(
        customer,
        insertBefore(
          "<cac:PartyName>",
          '<cac:PartyIdentification><cbc:ID schemeName="13"></cbc:ID></cac:PartyIdentification>'
        )
      )
    )
  },
  {
    rules: ["FAK63"],
    what: "a natural person with an unknown id type",
    edit: all(
      naturalPerson,
      after(
        customer,
        insertBefore(
          "<cac:PartyName>",
          '<cac:PartyIdentification><cbc:ID schemeName="1">52123456</cbc:ID></cac:PartyIdentification>'
        )
      )
    )
  }
])
