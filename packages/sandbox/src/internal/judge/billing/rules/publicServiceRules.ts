import type { XmlElement } from "libxml2-wasm"
import { checkDigit } from "../../../nit.ts"
import { elements, exists, text } from "../../../xml/query.ts"
import { reject, type Rule } from "../../Rule.ts"
import { publicServiceTypes, publicServiceValues } from "../../structure/publicServiceTypes.ts"
import { schemaChecker } from "../../structure/schemaProblems.ts"
import { onSite } from "../equivalentKinds.ts"
import type { JudgedDocument } from "../JudgedDocument.ts"

const extension =
  "ext:UBLExtensions/ext:UBLExtension[ext:ExtensionContent/*[self::invoice:Services_SPD or self::invoice:OTHERCOMPANY_SPD]]"
const service = "ext:ExtensionContent/*"
const provider = `${service}/invoice:SenderParty/invoice:PartyIdentification/invoice:ID`
const reading = `${service}//invoice:MeterReading`

/** Whether any service of a document meets a condition. */
const some =
  (is: (service: XmlElement) => boolean) =>
  ({ root }: JudgedDocument): boolean =>
    elements(root, extension).some(is)

const isMisidentified = (id: XmlElement): boolean =>
  text(id, "@schemeName") === "31" && text(id, "@schemeID") !== checkDigit(id.content)

const problems = schemaChecker(publicServiceTypes, publicServiceValues)

const goesBack = (at: XmlElement): boolean =>
  (text(at, "invoice:LatestMeterReadingDate") ?? "") < (text(at, "invoice:PreviousMeterReadingDate") ?? "")

/**
 * Rules on the services in a document of public utilities. The authority's table of these rules is not published. Codes
 * and rules are the sandbox's own, based on what all samples of the toolbox have in common.
 */
export const publicServiceRules: ReadonlyArray<Rule<JudgedDocument>> = [
  reject(
    "DEAD03",
    "ProfileID: no corresponde al tipo de operación del documento.",
    ({ root }) =>
      (text(root, "cbc:CustomizationID") === onSite.operation) !== (text(root, "cbc:ProfileID") === onSite.profile)
  ),
  reject("SPD01", "No se informó ningún servicio público facturado.", ({ root }) => !exists(root, extension)),
  reject(
    "SPD02",
    "El servicio no se identifica con un número y un nombre en su extensión.",
    some((at) => text(at, "cbc:ID/@schemeID") !== "SPD" || !exists(at, "cbc:Name"))
  ),
  reject(
    "SPD03",
    "No se informó el contrato del servicio.",
    some((at) => text(at, `${service}/invoice:ID/@schemeName`) !== "Contrato")
  ),
  reject(
    "SPD04",
    "El periodo de facturación del servicio no corresponde a un año y un mes.",
    some((at) => !/^\d{4}-(?:0[1-9]|1[0-2])$/u.test(text(at, `${service}/invoice:IssueDate`) ?? ""))
  ),
  reject(
    "SPD05",
    "El dígito de verificación del NIT del prestador no es correcto.",
    some((at) => elements(at, provider).some(isMisidentified))
  ),
  reject(
    "SPD06",
    "La última lectura del medidor es anterior a la previa.",
    some((at) => elements(at, reading).some(goesBack))
  ),
  reject(
    "SPD07",
    "El grupo del servicio no tiene los elementos o valores de los ejemplos de la caja de herramientas.",
    some((at) => elements(at, service).some((group) => problems(group, 1).length > 0))
  )
]
