import type { Localized } from "@radicar/domain/inner/rules/Language"

/** Files of a document that a judge reads: the signed XML, the PDF, the request that files it, or its certificate. */
export type JudgedFile = "xml" | "pdf" | "request" | "certificate"

/** Aspect that is damaged in the files which a judge must refuse. */
export type Damage = "signature" | "form" | "total" | "pdf" | "request" | "certificate"

/**
 * Origin of a judge's program:
 *
 * - `maven`: coordinates `group:artifact:version`; the first one names the judge's version.
 * - `python`: requirements `package==version` of PyPI; the first one names the judge's version.
 * - `command`: a program of the machine, which reports its version.
 * - `npm`: a dependency of this workspace.
 */
export type Origin =
  | { readonly maven: readonly [string, ...ReadonlyArray<string>] }
  | { readonly python: readonly [string, ...ReadonlyArray<string>] }
  | { readonly command: string }
  | { readonly npm: string }

/** A program of others that judges documents of this one. */
export interface Judge {
  readonly name: string
  readonly origin: Origin
  /** File of `programs`, or a class of a Maven artifact. */
  readonly program: string
  readonly judges: Localized
  readonly file: JudgedFile
  readonly damage: Damage
  /** Roots of the XML that the judge knows; absent if it judges documents of every type. */
  readonly roots?: RegExp
}

const both = (en: string, es: string): Localized => ({ en, es })

// its loggers would warn of a missing implementation for each document
const silent = "org.slf4j:slf4j-nop:2.0.17"

/** All judges that read documents, with the version of each: the one place of these versions. */
export const judges: ReadonlyArray<Judge> = [
  {
    name: "EU DSS",
    origin: {
      maven: [
        "eu.europa.ec.joinup.sd-dss:dss-xades:6.4",
        "eu.europa.ec.joinup.sd-dss:dss-validation:6.4",
        "eu.europa.ec.joinup.sd-dss:dss-utils-apache-commons:6.4",
        "eu.europa.ec.joinup.sd-dss:dss-policy-jaxb:6.4",
        "eu.europa.ec.joinup.sd-dss:dss-crl-parser-x509crl:6.4",
        silent
      ]
    },
    program: "Dss.java",
    judges: both("XAdES signature, digests, policy", "firma XAdES, huellas, política"),
    file: "xml",
    damage: "signature"
  },
  {
    name: "Santuario",
    origin: { maven: ["org.apache.santuario:xmlsec:4.0.4", silent] },
    program: "Santuario.java",
    judges: both("XML signature", "firma XML"),
    file: "xml",
    damage: "signature"
  },
  {
    name: "xmlsec",
    origin: { python: ["xmlsec==1.3.17", "lxml==6.0.2"] },
    program: "xmlsecSignatures.py",
    judges: both("XML signature", "firma XML"),
    file: "xml",
    damage: "signature"
  },
  {
    name: "ph-ubl",
    origin: { maven: ["com.helger.ubl:ph-ubl21:10.1.0", "org.glassfish.jaxb:jaxb-runtime:4.0.6", silent] },
    program: "Ubl.java",
    judges: both("form, by the schemas of OASIS UBL 2.1", "forma, con los esquemas de OASIS UBL 2.1"),
    file: "xml",
    damage: "form",
    roots: /^(?:Invoice|CreditNote|DebitNote|ApplicationResponse)$/u
  },
  {
    name: "decimal",
    origin: { command: "python3" },
    program: "decimalTotals.py",
    judges: both("totals, added up again", "totales, sumados de nuevo"),
    file: "xml",
    damage: "total",
    roots: /^(?:Invoice|CreditNote|DebitNote|NominaIndividual|NominaIndividualDeAjuste)$/u
  },
  {
    name: "veraPDF",
    origin: { maven: ["org.verapdf.apps:greenfield-apps:1.28.2"] },
    program: "org.verapdf.apps.GreenfieldCliWrapper",
    judges: both("PDF/A-3b", "PDF/A-3b"),
    file: "pdf",
    damage: "pdf"
  },
  {
    name: "pdf.js",
    origin: { npm: "pdfjs-dist" },
    program: "pdfJs.ts",
    judges: both("text and attachment of the PDF", "texto y adjunto del PDF"),
    file: "pdf",
    damage: "pdf"
  },
  {
    name: "WSS4J",
    origin: {
      maven: ["org.apache.wss4j:wss4j-ws-security-dom:4.0.1", silent]
    },
    program: "Wss4j.java",
    judges: both("security header of the request", "encabezado de seguridad de la solicitud"),
    file: "request",
    damage: "request"
  },
  {
    name: "zeep",
    origin: { python: ["zeep==4.3.3"] },
    program: "zeepRequests.py",
    judges: both("request, by the sandbox's WSDL", "solicitud, con el WSDL del sustituto"),
    file: "request",
    damage: "request"
  },
  {
    name: "OpenSSL",
    origin: { command: "openssl" },
    program: "openssl",
    judges: both("chain of the certificate in the document", "cadena del certificado del documento"),
    file: "certificate",
    damage: "certificate"
  }
]

/** Packages of PyPI that tests ask for by the `python3` of the judges, with their versions. */
export const testRequirements = {
  openpyxl: "3.1.5",
  // NIST's tests of certification paths
  "cryptography-vectors": "50.0.2",
  "kubernetes-validate": "1.37.0"
} as const
