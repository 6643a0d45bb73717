import type { Localized } from "@radicar/domain/inner/rules/Language"

/** The Spanish texts of the signature checks: when a check holds and when it fails. */
export const spanish = {
  xml: ["XML bien formado", "el archivo no se puede leer como XML"],
  placement: ["una firma, en ExtensionContent", "debe haber una sola firma, en ExtensionContent de la raíz"],
  ids: ["cada Id aparece una vez", "hay Id repetidos"],
  structure: ["cada parte está una vez", "faltan partes de la firma, están repetidas o hay algo más"],
  references: [
    "cubre documento, KeyInfo y SignedProperties",
    "debe haber tres referencias: documento, KeyInfo, SignedProperties"
  ],
  canonicalisation: ["la forma canónica permitida", "esta forma canónica no se permite"],
  signatureAlgorithm: ["algoritmo permitido", "este algoritmo de firma no se permite"],
  documentReference: ["el resumen del documento coincide", "el documento cambió después de firmado"],
  keyInfoReference: ["el resumen de KeyInfo coincide", "KeyInfo cambió después de firmado"],
  signedPropertiesReference: ["el resumen de SignedProperties coincide", "SignedProperties cambió después de firmado"],
  signatureValue: [
    "hecha con la llave del certificado",
    "no se hizo con la llave del certificado, o SignedInfo cambió"
  ],
  certificate: ["un certificado", "no hay un certificado legible"],
  key: ["clase y longitud de la llave", "clase o longitud de la llave no permitida"],
  keyValue: ["la llave del certificado", "KeyValue tiene otra llave que el certificado"],
  certificateDigest: ["resumen del certificado", "el resumen en SigningCertificate no es el del certificado"],
  certificateIssuer: ["emisor del certificado", "el emisor en SigningCertificate no es el del certificado"],
  certificateSerial: ["serial del certificado", "el serial en SigningCertificate no es el del certificado"],
  policyIdentifier: ["la política de firma de la DIAN", "nombra otra política de firma"],
  policyDigest: ["resumen de la política", "el resumen de la política es otro"],
  signingTime: ["la hora de firma no es futura", "la hora de firma falta o es futura"],
  certificateValidity: ["vigente al firmar", "el certificado no estaba vigente al firmar"],
  signerRole: ["rol permitido", "este rol no se permite"]
} as const satisfies Readonly<Record<string, readonly [holds: string, fails: string]>>

/** Texts for the possible explanations of a failing digest: changes to the document with which it would match. */
export const causes = {
  indentation: {
    en: "It would hold without the blanks between the elements: the file was indented, or minified, after signing.",
    es: "Coincidiría sin los blancos entre elementos: el archivo se indentó, o se compactó, después de firmado."
  },
  slotBlanks: {
    en: "It would hold without the blanks next to the signature.",
    es: "Coincidiría sin los blancos junto a la firma."
  },
  lineEnds: {
    en: "It would hold with CRLF line ends: the signer digested carriage returns, which XML drops.",
    es: "Coincidiría con fines de línea CRLF: quien firmó incluyó retornos de carro, que XML descarta."
  },
  misread: {
    en: "It would hold with its accents corrected: UTF-8 was read as Latin-1 after signing.",
    es: "Coincidiría con las tildes corregidas: UTF-8 se leyó como Latin-1 después de firmado."
  },
  latin1: {
    en: "It would hold in Latin-1: the signer did not digest UTF-8.",
    es: "Coincidiría en Latin-1: quien firmó no usó UTF-8."
  },
  namespaces: {
    en: "It would hold with fewer namespaces on the root: some were declared after signing.",
    es: "Coincidiría con menos espacios de nombres en la raíz: algunos se declararon después de firmado."
  },
  declaration: {
    en: "It would hold with the XML declaration, which does not belong to the digest.",
    es: "Coincidiría con la declaración XML, que no hace parte del resumen."
  },
  byteOrderMark: {
    en: "It would hold with a byte order mark, which does not belong to the digest.",
    es: "Coincidiría con una marca BOM, que no hace parte del resumen."
  },
  lineEndBehind: {
    en: "It would hold with a line end after the root, which does not belong to the digest.",
    es: "Coincidiría con un fin de línea tras la raíz, que no hace parte del resumen."
  },
  notCanonical: {
    en: "It would hold over the file's own text: the signer did not make it canonical.",
    es: "Coincidiría sobre el texto tal cual: quien firmó no lo llevó a forma canónica."
  },
  exclusive: {
    en: "It would hold with exclusive canonicalisation; the authority requires the inclusive one.",
    es: "Coincidiría con la forma canónica exclusiva; la DIAN pide la inclusiva."
  },
  standAlone: {
    en: "It would hold for the element alone: the signer left out the namespaces in scope of the document.",
    es: "Coincidiría para el elemento solo: quien firmó omitió los espacios de nombres del documento."
  }
} as const satisfies Readonly<Record<string, Localized>>

/**
 * Reasons why no valid path leads to an anchor. `subject` is the certificate at fault, `issuer` the signer's issuer.
 */
export const gaps = {
  "no-anchor": (_subject, issuer) => ({
    en: `no anchor for ${issuer}`,
    es: `no hay un ancla de confianza para ${issuer}`
  }),
  "another-key": (_subject, issuer) => ({
    en: `no anchor for ${issuer}: one has this name, but another key`,
    es: `no hay un ancla de confianza para ${issuer}: una tiene ese nombre, pero otra llave`
  }),
  validity: (subject) => ({ en: `${subject} was not valid then`, es: `${subject} no estaba vigente en ese momento` }),
  "critical-extension": (subject) => ({
    en: `${subject} has a critical extension that is unknown`,
    es: `${subject} tiene una extensión crítica desconocida`
  }),
  policy: (subject) => ({
    en: `${subject} demands a certificate policy`,
    es: `${subject} exige una política de certificación`
  }),
  "no-authority": (subject) => ({
    en: `${subject} is not a certification authority`,
    es: `${subject} no es una entidad de certificación`
  }),
  "key-usage": (subject) => ({
    en: `the key of ${subject} may not sign certificates`,
    es: `la llave de ${subject} no puede firmar certificados`
  }),
  "signer-usage": (subject) => ({
    en: `the key of ${subject} may not sign documents`,
    es: `la llave de ${subject} no puede firmar documentos`
  }),
  "name-constraints": (subject) => ({
    en: `the name ${subject} is not one that its authorities may certify`,
    es: `el nombre ${subject} no es de los que sus autoridades pueden certificar`
  }),
  "path-length": (subject) => ({
    en: `${subject} is one authority more than the path length allows`,
    es: `${subject} es una autoridad más de las que permite la longitud de la ruta`
  }),
  malformed: (subject) => ({
    en: `certificates below ${subject} are malformed`,
    es: `los certificados bajo ${subject} están mal formados`
  }),
  "no-revocation": (subject) => ({
    en: `nothing shows that ${subject} was not revoked`,
    es: `nada indica que ${subject} no estuviera revocado`
  })
} as const satisfies Readonly<Record<string, (subject: string, issuer: string) => Localized>>

/** A reason for an unproven signature that has texts here. */
export type ProofGapName = keyof typeof gaps

/** A check of a signature that has texts here. */
export type SignatureCheckName = keyof typeof spanish

/** The reasons for a failing digest that have texts here. */
export type CauseName = keyof typeof causes
