import { explain } from "../../rules/Rule.ts"
import { type ForeignEntry, written } from "../CatalogueEntry.ts"

const ofDocuments: ReadonlyArray<ForeignEntry> = [
  explain(
    { codes: ["AB03"], decidedBy: "construction" },
    "The group DianExtensions is absent or repeated.",
    "El grupo DianExtensions falta o aparece más de una vez.",
    ...written
  ),
  explain(
    { codes: ["AB19a"], path: "$.SoftwareProvider.ProviderId", decidedBy: "construction" },
    "The NIT of the software's owner is absent.",
    "No se informó el NIT del propietario del software.",
    "Give SoftwareProvider.ProviderId; when it is absent the issuer's own NIT is written.",
    "Informe SoftwareProvider.ProviderId; si falta se escribe el NIT del emisor."
  ),
  explain(
    { codes: ["AB22a", "AB22b", "AB23"], path: "$.SoftwareProvider.ProviderId", decidedBy: "construction" },
    "The check digit of the software owner's NIT, or that it is a NIT, is absent or wrong.",
    "El dígito de verificación del NIT del propietario del software, o su tipo 31, falta o es incorrecto.",
    "The check digit is calculated from SoftwareProvider.ProviderId; check that it is the right NIT.",
    "El dígito se calcula de SoftwareProvider.ProviderId; verifique que sea el NIT correcto."
  ),
  explain(
    { codes: ["AB24b", "AB24c"], path: "$.SoftwareProvider.Id", decidedBy: "authority" },
    "The software is not authorised for this issuer, or is inactive.",
    "El software no está autorizado para este emisor, o está inactivo.",
    "Correct SoftwareProvider.Id, or activate the software for the issuer in the authority's portal.",
    "Corrija SoftwareProvider.Id, o active el software para el emisor en el portal de la DIAN."
  ),
  explain(
    { codes: ["AB25", "AB26"], decidedBy: "construction" },
    "The agency that registered the software is not named as the annex says.",
    "La agencia que registró el software no se nombra como dice el anexo.",
    ...written
  ),
  explain(
    { codes: ["AB27b"], path: "$.SoftwareProvider.Pin", decidedBy: "authority" },
    "The security code, made of software id, pin and number, is wrong.",
    "El código de seguridad, formado con el identificador, el pin y el número, es incorrecto.",
    "Correct SoftwareProvider.Pin and SoftwareProvider.Id: one of them is not the registered one.",
    "Corrija SoftwareProvider.Pin y SoftwareProvider.Id: uno de los dos no es el registrado."
  ),
  explain(
    { codes: ["AB31", "AB34", "AB35"], decidedBy: "construction" },
    "The authorising authority is not named by its NIT 800197268-4.",
    "La entidad que autoriza no se identifica con el NIT 800197268-4.",
    ...written
  ),
  explain(
    { codes: ["AB36"], decidedBy: "construction" },
    "The QR code is empty.",
    "El código QR está vacío.",
    ...written
  ),
  explain(
    { codes: ["AC03"], decidedBy: "construction" },
    "There is not exactly one extension with a signature.",
    "No hay exactamente una extensión con la firma.",
    ...written
  )
]

/** Rules on the software and the extensions of the document. Those of an event have an A before the letters. */
export const softwareEntries: ReadonlyArray<ForeignEntry> = ofDocuments.map((entry) => ({
  ...entry,
  codes: [...entry.codes, ...entry.codes.map((code) => `A${code}`)]
}))

/** The rule on the owner of the software for support documents, of which the authority only notifies. */
export const purchaseOwner = {
  codes: ["DSAB19b"],
  severity: "notification",
  fix: {
    en: "Correct SoftwareProvider.ProviderId to the NIT that registered the software. The authority only notifies; an invalid NIT is rejected here.",
    es: "Corrija SoftwareProvider.ProviderId con el NIT que registró el software. La DIAN solo notifica; aquí se rechaza un NIT no válido."
  }
} as const
