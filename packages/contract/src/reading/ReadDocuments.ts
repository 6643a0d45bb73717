import { described } from "@radicar/domain/inner/rules/described"
import { Schema } from "effect"
import { moment } from "../moment.ts"
import { AnswerProof } from "../AnswerProof.ts"

const ReadSigner = Schema.Struct({
  nit: described(Schema.NullOr(Schema.String), {
    en: "NIT of the certificate's holder, digits, with or without check digit as in the certificate. null where it is not stated.",
    es: "NIT del titular del certificado, dígitos, con o sin dígito de verificación como en el certificado. null si no se indica."
  }),
  commonName: described(Schema.NullOr(Schema.String), {
    en: "Common name (CN) of the certificate's holder. null where it is not stated.",
    es: "Nombre común (CN) del titular del certificado. null si no se indica."
  }),
  subject: described(Schema.String, {
    en: "Distinguished name of the holder (RFC 2253).",
    es: "Nombre distintivo del titular (RFC 2253)."
  }),
  issuer: described(Schema.String, {
    en: "Distinguished name of the certification authority (RFC 2253).",
    es: "Nombre distintivo de la entidad de certificación (RFC 2253)."
  }),
  serialNumber: described(Schema.String, {
    en: "Serial number of the certificate, decimal digits.",
    es: "Número de serie del certificado, en dígitos decimales."
  }),
  notBefore: moment({
    en: "Moment from which the certificate is valid.",
    es: "Momento desde el que el certificado es válido."
  }),
  notAfter: moment({
    en: "Moment until which the certificate is valid.",
    es: "Momento hasta el que el certificado es válido."
  })
}).annotate({ identifier: "ReadSigner" })

const ReadSignature = Schema.Struct({
  valid: described(Schema.Boolean, {
    en: "true: the signature is proven, that is, the degree of `proof` is proven.",
    es: "true: la firma está probada, es decir, el grado de `proof` es proven."
  }),
  proof: described(AnswerProof, { en: "Degree of proof of the signature.", es: "Grado de prueba de la firma." }),
  signer: described(Schema.NullOr(ReadSigner), {
    en: "Holder of the signing certificate; null without a readable signature.",
    es: "Titular del certificado que firmó; null sin una firma legible."
  }),
  signingTime: described(Schema.NullOr(Schema.String), {
    en: "When it was signed, as the signer states. ISO 8601, UTC, such as 2026-01-15T15:00:01.123Z. null where it is not stated.",
    es: "Cuándo se firmó, según quien firmó. ISO 8601, UTC, como 2026-01-15T15:00:01.123Z. null si no se indica."
  }),
  role: described(Schema.NullOr(Schema.String), {
    en: "Role that the signer states: supplier or third party. null where it is not stated.",
    es: "Rol que declara quien firmó: supplier o third party. null si no se indica."
  })
}).annotate({ identifier: "ReadSignature" })

const ReadKey = Schema.Struct({
  valid: described(Schema.Boolean, {
    en: "true: every check of the key holds.",
    es: "true: se cumplen todas las verificaciones de la clave."
  }),
  recomputed: described(Schema.Boolean, {
    en: "true: the key was computed again, which needs a secret; only the public secrets of the test environment are known here.",
    es: "true: la clave se calculó de nuevo, lo que requiere un secreto; aquí solo se conocen los secretos públicos del ambiente de pruebas."
  })
}).annotate({ identifier: "ReadKey" })

const ReadResponse = Schema.Struct({
  valid: described(Schema.Boolean, {
    en: "true: the answer is proven to be the authority's, and every check holds.",
    es: "true: está probado que la respuesta es de la DIAN, y se cumplen todas las verificaciones."
  }),
  proof: described(AnswerProof, { en: "Degree of proof of the signature.", es: "Grado de prueba de la firma." }),
  accepted: described(Schema.Boolean, {
    en: "true: the authority validated the document (code 02).",
    es: "true: la DIAN validó el documento (código 02)."
  }),
  code: described(Schema.NullOr(Schema.String), {
    en: "ResponseCode: 02 validated, 04 rejected. null where it is not stated.",
    es: "ResponseCode: 02 validado, 04 rechazado. null si no se indica."
  }),
  description: described(Schema.NullOr(Schema.String), {
    en: "What the code means, in the authority's words. null where it is not stated.",
    es: "Lo que significa el código, en palabras de la DIAN. null si no se indica."
  }),
  date: described(Schema.NullOr(Schema.String), {
    en: "Date and time of the answer as stated, with offset. null where it is not stated.",
    es: "Fecha y hora de la respuesta como se indican, con desfase. null si no se indica."
  }),
  uuid: described(Schema.NullOr(Schema.String), {
    en: "Key of the answer itself, CUDE, 96 hexadecimal digits. null where it is not stated.",
    es: "Clave de la respuesta misma, CUDE, 96 dígitos hexadecimales. null si no se indica."
  }),
  documentUuid: described(Schema.NullOr(Schema.String), {
    en: "Key of the document answered, 96 hexadecimal digits. null where it is not stated.",
    es: "Clave del documento respondido, 96 dígitos hexadecimales. null si no se indica."
  }),
  messages: described(
    Schema.Array(
      Schema.Struct({
        rule: described(Schema.NullOr(Schema.String), {
          en: "Code of the authority's rule: FAD06. null where it is not stated.",
          es: "Código de la regla de la DIAN: FAD06. null si no se indica."
        }),
        message: described(Schema.NullOr(Schema.String), {
          en: "What the authority said, in its words. null where it is not stated.",
          es: "Lo que dijo la DIAN, en sus palabras. null si no se indica."
        })
      }).annotate({
        identifier: "ReadMessage"
      })
    ),
    {
      en: "Rules by which the authority rejects, or that it notifies; empty if there are none.",
      es: "Reglas por las que la DIAN rechaza o que notifica; vacío si no hay."
    }
  ),
  signature: described(ReadSignature, {
    en: "The signature on the answer, and who made it.",
    es: "La firma de la respuesta, y quién la hizo."
  })
}).annotate({ identifier: "ReadAuthorityResponse" })

const part = Schema.Literals(["document", "container", "answer"])

const ReadCheck = Schema.Struct({
  part: described(part, {
    en: "What the check is about: the document, its container, or the authority's answer.",
    es: "De qué trata la verificación: el documento (document), su contenedor (container) o la respuesta de la DIAN (answer)."
  }),
  section: described(Schema.String, {
    en: "Group of checks: structure, key, numbering, references, signature.",
    es: "Grupo de verificaciones: structure, key, numbering, references, signature."
  }),
  check: described(Schema.String, {
    en: "Name of the check within its group: key.",
    es: "Nombre de la verificación en su grupo: key."
  }),
  ok: described(Schema.Boolean, { en: "true: the check holds.", es: "true: la verificación se cumple." }),
  detail: described(Schema.String, {
    en: "What was found, a sentence in the caller's language.",
    es: "Lo que se encontró, una frase en el idioma de quien llama."
  }),
  expected: described(Schema.optionalKey(Schema.String), {
    en: "Value that the document should have, such as the computed key; absent where nothing is compared.",
    es: "Lo que debería estar en el documento, como la clave calculada; ausente si no se compara nada."
  }),
  actual: described(Schema.optionalKey(Schema.String), {
    en: "Value that the document has; absent where nothing is compared.",
    es: "Lo que está en el documento; ausente si no se compara nada."
  }),
  firstDifference: described(Schema.optionalKey(Schema.Int), {
    en: "Place of the first character that differs, from 1; absent where nothing does.",
    es: "Posición del primer carácter distinto, desde 1; ausente si no hay diferencia."
  }),
  differingPart: described(
    Schema.optionalKey(
      Schema.Struct({
        part: described(Schema.String, {
          en: "Name of the part, such as the field of the key's text.",
          es: "Nombre de la parte, como el campo del texto de la clave."
        }),
        text: described(Schema.String, {
          en: "The same for people, in the caller's language.",
          es: "Lo mismo para personas, en el idioma de quien llama."
        })
      })
    ),
    {
      en: "Part of the compared text that differs; absent where it is not known.",
      es: "Parte del texto comparado que difiere; ausente si no se sabe."
    }
  )
}).annotate({ identifier: "ReadCheck" })

const ReadNote = Schema.Struct({
  part: described(part, {
    en: "What the note is about: the document, its container, or the authority's answer.",
    es: "De qué trata la nota: el documento (document), su contenedor (container) o la respuesta de la DIAN (answer)."
  }),
  section: described(Schema.String, {
    en: "Group of checks that the note belongs to: key.",
    es: "Grupo de verificaciones al que pertenece la nota: key."
  }),
  note: described(Schema.String, {
    en: "Name of what could not be checked.",
    es: "Nombre de lo que no se pudo verificar."
  }),
  text: described(Schema.String, {
    en: "Why it could not be checked, a sentence in the caller's language.",
    es: "Por qué no se pudo verificar, una frase en el idioma de quien llama."
  })
}).annotate({
  identifier: "ReadNote"
})

/** The result of verifying a document, its container and the authority's answer, as `radicar verify` reports it. */
const Verification = Schema.Struct({
  valid: described(Schema.Boolean, {
    en: "true: every check holds, and every signature is proven.",
    es: "true: se cumplen todas las verificaciones, y todas las firmas están probadas."
  }),
  proof: described(AnswerProof, {
    en: "Degree of proof of all signatures: the weakest decides.",
    es: "Grado de prueba de todas las firmas: decide la más débil."
  }),
  signature: described(ReadSignature, {
    en: "The signature on the document, and who made it.",
    es: "La firma del documento, y quién la hizo."
  }),
  key: described(ReadKey, { en: "Verification of the document's key.", es: "Verificación de la clave del documento." }),
  authorityResponse: described(Schema.NullOr(ReadResponse), {
    en: "The authority's answer that came with the document; null without one.",
    es: "La respuesta de la DIAN que venía con el documento; null si no venía."
  }),
  container: described(
    Schema.NullOr(
      Schema.Struct({
        valid: described(Schema.Boolean, {
          en: "true: every check of the container holds.",
          es: "true: se cumplen todas las verificaciones del contenedor."
        }),
        signed: described(Schema.Boolean, {
          en: "true: the container has a signature of its own.",
          es: "true: el contenedor tiene su propia firma."
        })
      }).annotate({ identifier: "ReadContainer" })
    ),
    {
      en: "The AttachedDocument that contains the document; null without one.",
      es: "El AttachedDocument que contiene el documento; null si no lo hay."
    }
  ),
  checks: described(Schema.Array(ReadCheck), {
    en: "Every check that was made, whether it holds or not.",
    es: "Cada verificación que se hizo, se cumpla o no."
  }),
  notes: described(Schema.Array(ReadNote), {
    en: "What could not be checked, and why; empty if everything was.",
    es: "Lo que no se pudo verificar, y por qué; vacío si se verificó todo."
  })
}).annotate({ identifier: "Verification" })

export const ReadDocument = Schema.Struct({
  file: described(Schema.optionalKey(Schema.String), {
    en: "Name of the file in the ZIP: fv09003731150002600000001.xml. Absent where no ZIP was sent.",
    es: "Nombre del archivo en el ZIP: fv09003731150002600000001.xml. Ausente si no se envió un ZIP."
  }),
  kind: described(Schema.String, {
    en: "Kind of document: invoice, credit-note, event, …; authority-response, container, or unknown.",
    es: "Clase de documento: invoice, credit-note, event, …; authority-response, container o unknown."
  }),
  operation: described(Schema.NullOr(Schema.String), {
    en: "Operation that files such a document: InvoiceCreate. null where there is none.",
    es: "Operación que radica un documento así: InvoiceCreate. null si no hay."
  }),
  typeCode: described(Schema.NullOr(Schema.String), {
    en: "Type code of the document: 01. null where it is not stated.",
    es: "Código del tipo de documento: 01. null si no se indica."
  }),
  number: described(Schema.NullOr(Schema.String), {
    en: "Number of the document with its prefix: SETP990000001. null where it is not stated.",
    es: "Número del documento con su prefijo: SETP990000001. null si no se indica."
  }),
  environment: described(Schema.NullOr(Schema.String), {
    en: "Environment that the document states: 1 production, 2 tests. null where it is not stated.",
    es: "Ambiente que indica el documento: 1 producción, 2 pruebas. null si no se indica."
  }),
  uuid: described(Schema.NullOr(Schema.String), {
    en: "Key of the document: CUFE, CUDE, CUDS or CUNE, 96 hexadecimal digits. null where it is not stated.",
    es: "Clave del documento: CUFE, CUDE, CUDS o CUNE, 96 dígitos hexadecimales. null si no se indica."
  }),
  schemeName: described(Schema.NullOr(Schema.String), {
    en: "Name of the key's scheme, which tells how it is computed: CUFE-SHA384. null where it is not stated.",
    es: "Nombre del esquema de la clave, que dice cómo se calcula: CUFE-SHA384. null si no se indica."
  }),
  body: described(Schema.NullOr(Schema.Record(Schema.String, Schema.Unknown)), {
    en: "Body of the operation in PascalCase, without secrets; numbers with the digits of the XML. null where no operation files it.",
    es: "Cuerpo de la operación en PascalCase, sin secretos; los números con los dígitos del XML. null si ninguna operación lo radica."
  }),
  unread: described(Schema.Array(Schema.String), {
    en: "XPaths of values that no field of the body can hold, at most 1000; empty if everything was read.",
    es: "XPath de los valores para los que el cuerpo no tiene campo, máximo 1000; vacío si todo se leyó."
  }),
  verification: described(Verification, {
    en: "Verification of the document, its container and the authority's answer.",
    es: "Verificación del documento, su contenedor y la respuesta de la DIAN."
  })
}).annotate({ identifier: "ReadDocument" })

/** The documents read from one request: one, or each XML of a ZIP. */
export const ReadDocuments = Schema.Struct({
  documents: described(Schema.Array(ReadDocument), {
    en: "The document that was sent, or each XML of a ZIP, at most 50.",
    es: "El documento enviado, o cada XML de un ZIP, máximo 50."
  })
}).annotate({
  identifier: "ReadDocuments"
})
