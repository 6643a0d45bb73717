import { referencedDocumentTypes } from "@radicar/domain/inner/codes/referencedDocumentTypes"
import { elements, exists, text, texts } from "../../xml/query.ts"
import { reject, type Rule } from "../Rule.ts"
import { dianExtensions } from "../billing/JudgedDocument.ts"
import { type JudgedEvent, responseCode, senderId } from "./JudgedEvent.ts"

/** Maximum number of documents of a mandate. */
const most = 20

const responses = "cac:DocumentResponse"
const documents = `${responses}[1]/cac:DocumentReference`
const later = `${responses}[position() > 1]`
const granted = `${later}/cac:Response`
const provider = `${dianExtensions}/sts:SoftwareProvider/sts:ProviderID`
const principal = "cac:SenderParty/cac:PowerOfAttorney"
const agent = `${responses}/cac:IssuerParty/cac:PowerOfAttorney`
const mode = "cac:AgentParty/cac:PartyIdentification/cbc:ID"
const files =
  `${responses}/cac:LineResponse/cac:LineReference/cac:DocumentReference/cac:Attachment/` +
  "cbc:EmbeddedDocumentBinaryObject"

const principals: Readonly<Record<string, string>> = {
  "Mandante-FE": "Mandante Facturador Electrónico",
  "Mandante-LT": "Mandante Legitimo Tenedor",
  "Mandante-AV": "Mandante Aval",
  "Mandante-AD": "Mandante Adquirente/Deudor"
}

/** Modes of an agent (list 13.2.8), each with the suffix of the agent's power codes, and the agent's description. */
const modes: Readonly<Record<string, readonly [faculty: string, description: string]>> = {
  "M-FE": ["FE", "Mandatario Facturador Electrónico"],
  "M-SN-e": ["SNE", "Mandatario Sistema de Negociación Electrónica"],
  "M-Factor": ["F", "Mandatario Factor"],
  "M-PT": ["PT", "Mandatario Proveedor Tecnológico"]
}

const read = ({ root }: JudgedEvent, path: string): string => text(root, path)?.trim() ?? ""
const all = ({ root }: JudgedEvent, path: string): ReadonlyArray<string> =>
  texts(root, path).map((each) => each.trim().toLowerCase())

const isGeneral = (event: JudgedEvent): boolean => ["431", "432"].includes(read(event, "cbc:CustomizationID"))
const isLimited = (event: JudgedEvent): boolean => ["433", "434"].includes(read(event, "cbc:CustomizationID"))

/** Whether a mandate is open. It names no documents, so nothing is compared with them. */
const isOpen = (event: JudgedEvent): boolean => read(event, `${responseCode}/@listID`) === "3"

const modeOf = (event: JudgedEvent) => modes[read(event, `${agent}/${mode}`)]

/** Codes of the powers granted in each response after the first. A code ends in a hyphen and the agent's mode. */
const faculties = ({ root }: JudgedEvent): ReadonlyArray<ReadonlyArray<string>> =>
  texts(root, `${granted}/cbc:ResponseCode`).map((codes) => codes.split(";").map((each) => each.trim()))

/** Whether a limited mandate lacks a response for a document that the first response names. */
const lacksResponses = (event: JudgedEvent): boolean =>
  isLimited(event) && elements(event.root, documents).length !== elements(event.root, later).length

/**
 * Whether a field differs between the two places that name a mandate's documents. False for an open mandate, which
 * names none.
 */
const differAgain = (event: JudgedEvent, field: string): boolean =>
  !isOpen(event) &&
  differ(
    all(event, `${documents}/${field}`),
    all(event, `${isLimited(event) ? later : `${responses}[2]`}/cac:DocumentReference/${field}`)
  )

const differ = (left: ReadonlyArray<string>, right: ReadonlyArray<string>): boolean =>
  left.length !== right.length || left.some((each, index) => each !== right[index])

/** Whether a file is base64 and its bytes begin like a PDF. */
const isPdf = (content: string): boolean => {
  const plain = content.trim()
  const octets = Buffer.from(plain, "base64")
  return octets.toString("base64") === plain && octets.subarray(0, 4).toString("latin1") === "%PDF"
}

/** Makes a rule about a mandate (event 043). */
const rule = (code: string, message: string, breaks: (event: JudgedEvent) => boolean): Rule<JudgedEvent> =>
  reject(code, message, (event) => event.kind.code === "043" && breaks(event))

/**
 * Makes a rule about the powers that a mandate grants. A mandate without powers passes, because AAL04 reports their
 * absence.
 */
const granting = (code: string, message: string, breaks: (event: JudgedEvent) => boolean): Rule<JudgedEvent> =>
  rule(code, message, (event) => exists(event.root, later) && breaks(event))

/**
 * Rules on mandates (043) over documents: the granted powers, the agent and the files. Also rules on the files of a
 * protest (048).
 */
export const mandateRules: ReadonlyArray<Rule<JudgedEvent>> = [
  rule(
    "AAL04",
    "No se informaron las facultades del mandato sobre sus documentos.",
    (event) => !exists(event.root, later) || (!isOpen(event) && lacksResponses(event))
  ),
  granting(
    "FAD02",
    "El mandato debe ser general (1) o especial (2).",
    (event) => !["1", "2"].includes(read(event, "cbc:CustomizationID/@schemeID"))
  ),
  granting(
    "AAF32",
    "El mandante no corresponde al generador del evento.",
    (event) => read(event, `${principal}/cbc:ID`) !== read(event, senderId)
  ),
  granting("AAF35", "El rol o la descripción del mandante no es válido.", (event) => {
    const expected = principals[read(event, `${principal}/${mode}`)]
    return expected === undefined || read(event, `${principal}/cbc:Description`) !== expected
  }),
  granting(
    "AAH62b",
    "El mandatario no corresponde al proveedor del software.",
    (event) => read(event, `${agent}/cbc:ID`) !== read(event, provider)
  ),
  granting("AAH65", "El modo o la descripción del mandatario no es válido.", (event) => {
    const [, description] = modeOf(event) ?? []
    return description === undefined || read(event, `${agent}/cbc:Description`) !== description
  }),
  granting("AAL02", "Una facultad del mandato no es un código con un modo de mandatario.", (event) =>
    faculties(event).some((response) => response.some((each) => !/^[A-Z]+\d+-(?:FE|SNE|F|PT)$/u.test(each)))
  ),
  granting("LGC53", "Las facultades no corresponden al tipo de mandato o al modo del mandatario.", (event) => {
    const [suffix] = modeOf(event) ?? []
    return faculties(event).some((codes) => {
      const has = (faculty: string): boolean => codes.some((each) => each.split("-")[0] === faculty)
      return (
        (suffix !== undefined && codes.some((each) => each.includes("-") && each.split("-")[1] !== suffix)) ||
        (isGeneral(event) && (codes.length !== 1 || !has("ALL17"))) ||
        (isLimited(event) && !has("MR91"))
      )
    })
  }),
  granting("AAL03", "La descripción de las facultades no corresponde al tipo de mandato.", (event) =>
    texts(event.root, `${granted}/cbc:Description`).some(
      (description) =>
        (isGeneral(event) && description.trim() !== "Mandato por documento General") ||
        (isLimited(event) && description.trim() !== "Mandato por documento Limitado")
    )
  ),
  granting(
    "LGC58",
    "El mandato se refiere a más de 20 documentos.",
    (event) => all(event, `${documents}/cbc:UUID`).length > most
  ),
  granting("AAL05", "El número de un documento del mandato no corresponde.", (event) => differAgain(event, "cbc:ID")),
  granting("AAL07", "El CUFE de un documento del mandato no corresponde, no es válido o se repite.", (event) => {
    const documentKeys = all(event, `${documents}/cbc:UUID`)
    const [, ...others] = documentKeys
    return (
      differAgain(event, "cbc:UUID") ||
      new Set(documentKeys).size !== documentKeys.length ||
      others.some((each) => !/^[\da-f]{96}$/u.test(each))
    )
  }),
  granting("FAH08", "El algoritmo del código único de un documento del mandato no es válido.", ({ root }) =>
    elements(root, `${documents}[position() > 1]`).some((each) => {
      const isInvoice = ["01", "02", "04"].includes(text(each, "cbc:DocumentTypeCode") ?? "")
      const isKnown = referencedDocumentTypes.has(text(each, "cbc:DocumentTypeCode") ?? "")
      return isKnown && text(each, "cbc:UUID/@schemeName") !== (isInvoice ? "CUFE-SHA384" : "CUDE-SHA384")
    })
  ),
  granting("FAH09", "El tipo de un documento del mandato no es válido.", ({ root }) =>
    texts(root, `${documents}[position() > 1]/cbc:DocumentTypeCode`).some((each) => !referencedDocumentTypes.has(each))
  ),
  granting(
    "AAH84",
    "Un archivo del mandato no es un PDF, o un mandato especial tiene menos de dos.",
    (event) =>
      texts(event.root, files).some((each) => !isPdf(each)) ||
      (read(event, "cbc:CustomizationID/@schemeID") === "2" && texts(event.root, files).length < 2)
  ),
  reject(
    "AAI84",
    "Un archivo del protesto no es un PDF.",
    (event) => event.kind.code === "048" && texts(event.root, files).some((each) => !isPdf(each))
  )
]
