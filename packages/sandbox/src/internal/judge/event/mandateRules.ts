import { referencedDocumentTypes } from "@radicar/domain/codes/referencedDocumentTypes"
import { elements, exists, text, texts } from "../../xml/query.ts"
import { reject, type Rule } from "../Rule.ts"
import { type JudgedEvent, senderId } from "./JudgedEvent.ts"

/** The most documents of a mandate. */
const most = 20

const responses = "cac:DocumentResponse"
const documents = `${responses}[1]/cac:DocumentReference`
const again = `${responses}[2]/cac:DocumentReference`
const granted = `${responses}[2]/cac:Response`
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

const agents = new Set(
  ["Facturador Electrónico", "Proveedor Tecnológico", "Factor", "Sistema de Negociación Electrónica"].map(
    (kind) => `Mandatario ${kind}`
  )
)

const read = ({ root }: JudgedEvent, path: string): string => text(root, path)?.trim() ?? ""
const all = ({ root }: JudgedEvent, path: string): ReadonlyArray<string> =>
  texts(root, path).map((each) => each.trim().toLowerCase())

const isGeneral = (event: JudgedEvent): boolean => ["431", "432"].includes(read(event, "cbc:CustomizationID"))
const isLimited = (event: JudgedEvent): boolean => ["433", "434"].includes(read(event, "cbc:CustomizationID"))

/** The faculties, each with the mode of the agent behind its hyphen. */
const faculties = (event: JudgedEvent): ReadonlyArray<string> =>
  read(event, `${granted}/cbc:ResponseCode`)
    .split(";")
    .map((each) => each.trim())

const differ = (left: ReadonlyArray<string>, right: ReadonlyArray<string>): boolean =>
  left.length !== right.length || left.some((each, index) => each !== right[index])

const isBase64 = (content: string): boolean => {
  const plain = content.trim()
  return plain !== "" && Buffer.from(plain, "base64").toString("base64") === plain
}

/** A rule about a mandate. */
const rule = (code: string, message: string, breaks: (event: JudgedEvent) => boolean): Rule<JudgedEvent> =>
  reject(code, message, (event) => event.kind.code === "043" && breaks(event))

/** A rule about what a mandate grants: without it, AAL04 speaks. */
const granting = (code: string, message: string, breaks: (event: JudgedEvent) => boolean): Rule<JudgedEvent> =>
  rule(code, message, (event) => exists(event.root, `${responses}[2]`) && breaks(event))

/** Mandates (043) over documents: what they grant, to whom, and their files (RADIAN annex 1.1). */
export const mandateRules: ReadonlyArray<Rule<JudgedEvent>> = [
  rule(
    "AAL04",
    "No se informaron las facultades del mandato sobre sus documentos.",
    ({ root }) => !exists(root, `${responses}[2]`)
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
  granting("AAH62b", "No se informó el NIT del mandatario.", (event) => read(event, `${agent}/cbc:ID`) === ""),
  granting(
    "AAH65",
    "La descripción del mandatario no es válida.",
    (event) => !agents.has(read(event, `${agent}/cbc:Description`))
  ),
  granting("AAL02", "Una facultad del mandato no es un código con el modo del mandatario.", (event) => {
    const end = `-${read(event, `${agent}/${mode}`)}`
    return faculties(event).some((each) => !each.endsWith(end) || !/^[A-Z]+\d+$/u.test(each.slice(0, -end.length)))
  }),
  granting("LGC53", "Las facultades no corresponden al tipo de mandato.", (event) => {
    const stated = faculties(event)
    const has = (faculty: string): boolean => stated.some((each) => each.split("-")[0] === faculty)
    return (isGeneral(event) && (stated.length !== 1 || !has("ALL17"))) || (isLimited(event) && !has("MR91"))
  }),
  granting("AAL03", "La descripción de las facultades no corresponde al tipo de mandato.", (event) => {
    const stated = read(event, `${granted}/cbc:Description`)
    return (
      (isGeneral(event) && stated !== "Mandato por documento General") ||
      (isLimited(event) && stated !== "Mandato por documento Limitado")
    )
  }),
  granting(
    "LGC58",
    "El mandato se refiere a más de 20 documentos.",
    (event) => all(event, `${documents}/cbc:UUID`).length > most
  ),
  granting("AAL05", "El número de un documento del mandato no corresponde.", (event) =>
    differ(all(event, `${documents}/cbc:ID`), all(event, `${again}/cbc:ID`))
  ),
  granting("AAL07", "El CUFE de un documento del mandato no corresponde, no es válido o se repite.", (event) => {
    const stated = all(event, `${documents}/cbc:UUID`)
    const [, ...others] = stated
    return (
      differ(stated, all(event, `${again}/cbc:UUID`)) ||
      new Set(stated).size !== stated.length ||
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
    "Un archivo del mandato no es base64, o un mandato especial tiene menos de dos.",
    (event) =>
      texts(event.root, files).some((each) => !isBase64(each)) ||
      (read(event, "cbc:CustomizationID/@schemeID") === "2" && texts(event.root, files).length < 2)
  )
]
