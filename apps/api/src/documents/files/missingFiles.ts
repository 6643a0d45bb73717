import type { Localized } from "@radicar/domain/inner/rules/Language"

/** Reasons why a document lacks a file. */
export const missingFiles = {
  erased: { en: "The data of the document were erased.", es: "Los datos del documento se eliminaron." },
  noFile: {
    en: "The document has no such file, or not yet.",
    es: "El documento no tiene ese archivo, o todavía no."
  },
  noContainer: {
    en: "Documents of this type have no container.",
    es: "Los documentos de este tipo no tienen contenedor."
  },
  notAccepted: {
    en: "The authority did not accept the document; only accepted ones have a container.",
    es: "La DIAN no aceptó el documento; solo los aceptados tienen contenedor."
  },
  open: {
    en: "There is no verdict from the authority yet; the container is made with it.",
    es: "Todavía no hay veredicto de la DIAN; el contenedor se hace con él."
  },
  notSigned: {
    en: "The authority accepted the document, but the container is not signed yet. The service signs it with the next certificate that signs for this issuer: file another document, or send this one again with its certificate.",
    es: "La DIAN aceptó el documento, pero el contenedor aún no está firmado. El servicio lo firma con el próximo certificado que firme por este emisor: radique otro documento, o envíe este de nuevo con su certificado."
  }
} as const satisfies Readonly<Record<string, Localized>>

/** One of the reasons {@link missingFiles}. */
export type MissingFile = keyof typeof missingFiles

/** Reasons why a document lacks its container. */
export type MissingContainer = Extract<MissingFile, "noContainer" | "notAccepted" | "open" | "notSigned">
