import { createHash } from "node:crypto"
import type { XmlElement } from "libxml2-wasm"
import { checkDigit } from "../../../nit.ts"
import { elements, exists, text } from "../../../xml/query.ts"
import type { KnownSoftware } from "../../Knowledge.ts"
import { reject, type Rule } from "../../Rule.ts"
import { dianExtensions } from "../JudgedDocument.ts"

/** Data for the rules about software; every UBL document has it. */
export interface SoftwareSubject {
  readonly root: XmlElement
  /** Registered software that the document names. */
  readonly software: KnownSoftware | undefined
}

const provider = `${dianExtensions}/sts:SoftwareProvider`
const authority = `${dianExtensions}/sts:AuthorizationProvider/sts:AuthorizationProviderID`

/** Whether the security code is SHA-384 of software id, pin and document number (annex 1.9 §11.6). */
const fingerprintHolds = (subject: SoftwareSubject): boolean => {
  const { root, software } = subject
  if (software === undefined) return true
  const id = text(root, `${provider}/sts:SoftwareID`) ?? ""
  const expected = createHash("sha384")
    .update(`${id}${software.pin}${text(root, "cbc:ID") ?? ""}`, "utf8")
    .digest("hex")
  return text(root, `${dianExtensions}/sts:SoftwareSecurityCode`) === expected
}

/** Rules on the authority's extension, the software and the authority (group AB). */
export const softwareRules: ReadonlyArray<Rule<SoftwareSubject>> = [
  reject(
    "FAB03",
    "Debe existir un único grupo DianExtensions.",
    ({ root }) => elements(root, dianExtensions).length !== 1
  ),
  reject(
    "FAB19a",
    "No se informó el NIT del prestador del software.",
    ({ root }) => (text(root, `${provider}/sts:ProviderID`) ?? "").trim() === ""
  ),
  reject(
    "FAB19b",
    "El NIT del prestador no corresponde al propietario del software.",
    ({ root, software }) => software?.owner !== undefined && text(root, `${provider}/sts:ProviderID`) !== software.owner
  ),
  reject(
    "FAB22a",
    "No se informó el DV del NIT del prestador del software.",
    ({ root }) => (text(root, `${provider}/sts:ProviderID/@schemeID`) ?? "") === ""
  ),
  reject("FAB22b", "El DV del NIT del prestador del software no es correcto.", ({ root }) => {
    const digit = text(root, `${provider}/sts:ProviderID/@schemeID`) ?? ""
    return digit !== "" && digit !== checkDigit(text(root, `${provider}/sts:ProviderID`) ?? "")
  }),
  reject(
    "FAB23",
    "El tipo de documento del prestador del software debe ser 31.",
    ({ root }) => text(root, `${provider}/sts:ProviderID/@schemeName`) !== "31"
  ),
  reject(
    "FAB24a",
    "No se informó el identificador del software.",
    ({ root }) => (text(root, `${provider}/sts:SoftwareID`) ?? "").trim() === ""
  ),
  reject(
    "FAB24b",
    "El identificador del software no corresponde a un software autorizado para este emisor.",
    (d) => (text(d.root, `${provider}/sts:SoftwareID`) ?? "").trim() !== "" && d.software === undefined
  ),
  reject("FAB25", "El identificador de la agencia del software debe ser 195.", ({ root }) =>
    [`${provider}/sts:ProviderID`, `${provider}/sts:SoftwareID`].some(
      (path) => text(root, `${path}/@schemeAgencyID`) !== "195"
    )
  ),
  reject("FAB26", "El nombre de la agencia del software no corresponde al literal definido.", ({ root }) =>
    [`${provider}/sts:ProviderID`, `${provider}/sts:SoftwareID`].some(
      (path) => text(root, `${path}/@schemeAgencyName`) !== "CO, DIAN (Dirección de Impuestos y Aduanas Nacionales)"
    )
  ),
  reject(
    "FAB27a",
    "No se informó la huella del software.",
    ({ root }) => (text(root, `${dianExtensions}/sts:SoftwareSecurityCode`) ?? "").trim() === ""
  ),
  reject(
    "FAB27b",
    "La huella del software no corresponde a un software autorizado para este emisor.",
    (d) => exists(d.root, `${dianExtensions}/sts:SoftwareSecurityCode`) && !fingerprintHolds(d)
  ),
  reject(
    "FAB31",
    "El NIT del proveedor autorizado no corresponde al de la DIAN.",
    ({ root }) => text(root, authority) !== "800197268"
  ),
  reject("FAB34", "El DV del NIT de la DIAN debe ser 4.", ({ root }) => text(root, `${authority}/@schemeID`) !== "4"),
  reject(
    "FAB35",
    "El tipo de documento de la DIAN debe ser 31.",
    ({ root }) => text(root, `${authority}/@schemeName`) !== "31"
  ),
  reject(
    "FAB36",
    "No se informó el código QR.",
    ({ root }) => (text(root, `${dianExtensions}/sts:QRCode`) ?? "").trim() === ""
  )
]
