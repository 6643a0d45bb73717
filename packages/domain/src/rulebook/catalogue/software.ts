import type { Listed } from "../CatalogueEntry.ts"

const written = {
  en: "Nothing: it is written as the annex says. Report it if the authority answers this.",
  es: "Ninguna: se escribe como dice el anexo. Informe el caso si la DIAN responde esto."
} as const

const softwareEntries: ReadonlyArray<Listed> = [
  {
    codes: ["AB03"],
    cause: {
      en: "The group DianExtensions is absent or stands there more than once.",
      es: "El grupo DianExtensions falta o aparece más de una vez."
    },
    fix: written,
    decidedBy: "construction"
  },
  {
    codes: ["AB19a"],
    cause: {
      en: "The NIT of the software's owner is absent.",
      es: "No se informó el NIT del propietario del software."
    },
    fix: {
      en: "Give SoftwareProvider.ProviderId; when it is absent the issuer's own NIT is written.",
      es: "Informe SoftwareProvider.ProviderId; si falta se escribe el NIT del emisor."
    },
    path: "$.SoftwareProvider.ProviderId",
    decidedBy: "construction"
  },
  "FAB19b",
  {
    codes: ["AB22a", "AB22b", "AB23"],
    cause: {
      en: "The check digit of the software owner's NIT, or that it is a NIT, is absent or wrong.",
      es: "El dígito de verificación del NIT del propietario del software, o su tipo 31, falta o es incorrecto."
    },
    fix: {
      en: "The check digit is calculated from SoftwareProvider.ProviderId; check that it is the right NIT.",
      es: "El dígito se calcula de SoftwareProvider.ProviderId; verifique que sea el NIT correcto."
    },
    path: "$.SoftwareProvider.ProviderId",
    decidedBy: "construction"
  },
  "FAB24a",
  {
    codes: ["AB24b", "AB24c"],
    cause: {
      en: "The software is not authorised for this issuer, or is inactive.",
      es: "El software no está autorizado para este emisor, o está inactivo."
    },
    fix: {
      en: "Correct SoftwareProvider.Id, or activate the software for the issuer in the authority's portal.",
      es: "Corrija SoftwareProvider.Id, o active el software para el emisor en el portal de la DIAN."
    },
    path: "$.SoftwareProvider.Id",
    decidedBy: "authority"
  },
  {
    codes: ["AB25", "AB26"],
    cause: {
      en: "The agency that registered the software is not named as the annex says.",
      es: "La agencia que registró el software no se nombra como dice el anexo."
    },
    fix: written,
    decidedBy: "construction"
  },
  "FAB27a",
  {
    codes: ["AB27b"],
    cause: {
      en: "The security code, made of software id, pin and number, is wrong.",
      es: "El código de seguridad, formado con el identificador, el pin y el número, es incorrecto."
    },
    fix: {
      en: "Correct SoftwareProvider.Pin and SoftwareProvider.Id: one of them is not the registered one.",
      es: "Corrija SoftwareProvider.Pin y SoftwareProvider.Id: uno de los dos no es el registrado."
    },
    path: "$.SoftwareProvider.Pin",
    decidedBy: "authority"
  },
  {
    codes: ["AB31", "AB34", "AB35"],
    cause: {
      en: "The authorising authority is not named by its NIT 800197268-4.",
      es: "La entidad que autoriza no se identifica con el NIT 800197268-4."
    },
    fix: written,
    decidedBy: "construction"
  },
  {
    codes: ["AB36"],
    cause: { en: "The QR code is empty.", es: "El código QR está vacío." },
    fix: written,
    decidedBy: "construction"
  },
  {
    codes: ["AC03"],
    cause: {
      en: "There is not exactly one extension with a signature.",
      es: "No hay exactamente una extensión con la firma."
    },
    fix: written,
    decidedBy: "construction"
  }
]

/** Rules on the software and the extensions of the document; an event has them with an A before the number's letters. */
export const documentSoftwareEntries: ReadonlyArray<Listed> = [
  ...softwareEntries,
  ...softwareEntries.map((entry) =>
    typeof entry === "string" ? `A${entry.slice(1)}` : { ...entry, codes: entry.codes.map((code) => `A${code}`) }
  ),
  {
    codes: ["DSAB19b"],
    severity: "notification",
    cause: {
      en: "The NIT of the software's owner is not valid or not of an authorised provider.",
      es: "El NIT del propietario del software no es válido o no es de un proveedor autorizado."
    },
    fix: {
      en: "Correct SoftwareProvider.ProviderId to the NIT that registered the software; the authority only notifies.",
      es: "Corrija SoftwareProvider.ProviderId con el NIT que registró el software; la DIAN solo notifica."
    },
    path: "$.SoftwareProvider.ProviderId",
    decidedBy: "rules"
  }
]
