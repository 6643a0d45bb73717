import { createHash } from "node:crypto"
import { testBrokenInvoices } from "./support/brokenInvoices.ts"
import { replace } from "./support/edit.ts"

const sha256Method = '<ds:DigestMethod Algorithm="http://www.w3.org/2001/04/xmlenc#sha256"></ds:DigestMethod>'
const sha1Method = '<ds:DigestMethod Algorithm="http://www.w3.org/2000/09/xmldsig#sha1"></ds:DigestMethod>'
const otherDigest = createHash("sha256").update("other").digest("base64")
const whole = /<ds:Signature .*<\/ds:Signature>/u

testBrokenInvoices("invoice signature", [
  {
    rules: ["ZE02", "DC09"],
    what: "a document changed after it was signed",
    signature: { tamper: replace("Servicio de prueba", "Servicio de pruebas") }
  },
  {
    rules: ["ZE02", "DC09"],
    what: "white space beside the signature",
    signature: { tamper: replace("</ds:Signature>", "</ds:Signature> ") }
  },
  {
    rules: ["ZE02", "DC09"],
    what: "a namespace declared after signing",
    signature: { tamper: replace("<cbc:UBLVersionID>", '<cbc:UBLVersionID xmlns:x="urn:x">') }
  },
  {
    rules: ["ZE02"],
    what: "a wrong signature value",
    signature: { tamper: (xml) => xml.replace(/(<ds:SignatureValue[^>]*>)(....)/u, "$1AAAA") }
  },
  {
    rules: ["ZE02"],
    what: "a signature with a changed SignedInfo",
    signature: { tamper: replace('Id="xmldsig-1-ref0"', 'Id="xmldsig-1-ref1"') }
  },
  {
    rules: ["ZE02", "DC15"],
    what: "properties changed after signing",
    signature: { tamper: replace("<xades:ClaimedRole>supplier<", "<xades:ClaimedRole>third party<") }
  },
  {
    rules: ["ZE02", "DC12"],
    what: "a key info changed after signing",
    signature: { tamper: replace("</ds:X509Data>", "<ds:X509SubjectName>CN=x</ds:X509SubjectName></ds:X509Data>") }
  },
  {
    rules: ["FAC03", "SIGNPLGNS"],
    what: "no signature",
    signature: { tamper: (xml) => xml.replace(whole, "<cbc:Note></cbc:Note>") }
  },
  {
    rules: ["DC02", "DC13", "DC14", "ZE02", "DC15"],
    what: "two references",
    signature: { signedInfo: (text) => text.replace(/<ds:Reference Type.*<\/ds:Reference>/u, "") }
  },
  {
    rules: ["DC03"],
    what: "exclusive canonicalisation of SignedInfo",
    signature: {
      signedInfo: replace("http://www.w3.org/TR/2001/REC-xml-c14n-20010315", "http://www.w3.org/2001/10/xml-exc-c14n#")
    }
  },
  {
    rules: ["DC04", "ZE02"],
    what: "RSA with SHA-1",
    signature: {
      signedInfo: replace(
        "http://www.w3.org/2001/04/xmldsig-more#rsa-sha256",
        "http://www.w3.org/2000/09/xmldsig#rsa-sha1"
      )
    }
  },
  {
    rules: ["DC05"],
    what: "a document reference with a URI",
    signature: { signedInfo: replace('URI=""', 'URI="#x"') }
  },
  {
    rules: ["DC07"],
    what: "another transform of the document",
    signature: {
      signedInfo: replace(
        "http://www.w3.org/2000/09/xmldsig#enveloped-signature",
        "http://www.w3.org/TR/2001/REC-xml-c14n-20010315"
      )
    }
  },
  {
    rules: ["DC06", "DC07"],
    what: "no transform of the document",
    signature: { signedInfo: (text) => text.replace(/<ds:Transforms>.*<\/ds:Transforms>/u, "") }
  },
  {
    rules: ["DC08", "DC09", "ZE02"],
    what: "SHA-1 of the document",
    signature: { signedInfo: replace(sha256Method, sha1Method) }
  },
  {
    rules: ["DC10"],
    what: "a key info reference to something else",
    signature: { signedInfo: replace('URI="#xmldsig-1-keyinfo"', 'URI="#xmldsig-1-signedprops"') }
  },
  {
    rules: ["DC13"],
    what: "a properties reference of another type",
    signature: {
      signedInfo: replace(
        "http://uri.etsi.org/01903#SignedProperties",
        "http://uri.etsi.org/01903/v1.3.2#SignedProperties"
      )
    }
  },
  {
    rules: ["DC16", "ZE02"],
    what: "an empty signature value",
    signature: { tamper: (xml) => xml.replace(/(<ds:SignatureValue[^>]*>)[^<]*/u, "$1") }
  },
  {
    rules: ["ZD06", "ZE02"],
    what: "no certificate",
    signature: {
      keyInfo: (text) =>
        text.replace(/<ds:X509Certificate>.*<\/ds:X509Certificate>/u, "<ds:X509SubjectName>CN=x</ds:X509SubjectName>")
    }
  },
  {
    rules: ["DC19", "ZE02"],
    what: "a certificate that is none",
    signature: {
      keyInfo: (text) =>
        text.replace(/<ds:X509Certificate>.*<\/ds:X509Certificate>/u, "<ds:X509Certificate>AAAA</ds:X509Certificate>")
    }
  },
  {
    rules: ["DC21"],
    what: "qualifying properties of another signature",
    signature: { tamper: replace('Target="#xmldsig-1"', 'Target="#xmldsig-2"') }
  },
  {
    rules: ["DC24"],
    what: "a signing time a second ahead",
    signature: { signingTime: "2026-01-15T07:00:01.000-05:00" }
  },
  { rules: ["DC24"], what: "a signing time without a zone", signature: { signingTime: "2026-01-15T06:59:59" } },
  { rules: ["DC25"], what: "SHA-1 of the certificate", signature: { properties: replace(sha256Method, sha1Method) } },
  {
    rules: ["DC29"],
    what: "another certificate's digest",
    signature: { properties: (text) => text.replace(/<ds:DigestValue>[^<]*/u, `<ds:DigestValue>${otherDigest}`) }
  },
  { rules: ["DC31"], what: "another issuer", signature: { issuerName: "C=CO,O=Otra Autoridad,CN=Otra" } },
  {
    rules: ["DC32"],
    what: "another serial number",
    signature: { properties: (text) => text.replace(/<ds:X509SerialNumber>/u, "<ds:X509SerialNumber>1") }
  },
  {
    rules: ["DC47", "ZE02"],
    what: "no policy",
    signature: {
      properties: (text) => text.replace(/<xades:SignaturePolicyIdentifier>.*<\/xades:SignaturePolicyIdentifier>/u, "")
    }
  },
  { rules: ["DC54"], what: "an unknown role", signature: { properties: replace(">supplier<", ">customer<") } },
  {
    rules: ["ZE02"],
    what: "another policy's digest",
    signature: { properties: replace("dMoMvtcG5aIzgYo0tIsSQeVJBDnUnfSOfBpxXrmor0Y=", otherDigest) }
  },
  {
    rules: ["ZE02"],
    what: "an id that occurs twice",
    edit: replace("<sts:DianExtensions>", '<sts:DianExtensions Id="xmldsig-1-keyinfo">')
  }
])
