import {
  agentModes,
  limitedInTime,
  mandateDocuments,
  openMandate,
  principalRoles
} from "../../document/event/mandates.ts"
import { referencedDocumentTypes } from "../../codes/referencedDocumentTypes.ts"
import type { PreparedEvent, ResolvedMandate } from "../../document/event/CheckedEvent.ts"
import { parseNit } from "../../Nit.ts"
import { keyForm } from "../../document/DocumentReference.ts"
import type { Period } from "../../document/Period.ts"
import { schemeOf } from "../../documentRegistry.ts"
import { reportUnlessListed } from "../../rules/codeRule.ts"
import type { Localized } from "../../rules/Language.ts"
import { rule, ruleWithCause, type Check, type Report, type Rule, type Rules, unexplained } from "../../rules/Rule.ts"
import { aDate, atMost, notBefore } from "../../rules/sharedWordings.ts"
import type { WirePath } from "../../rules/Violation.ts"
import { reportUnplaced, unplaced } from "../unplaced.ts"

const source = "Annex RADIAN 1.1, event 043, as the authority's validator has it"

const aMandate: Localized = { en: "what the mandate grants", es: "lo que otorga el mandato" }
const onceEach: Localized = { en: "a document of its own", es: "un documento que no se repita" }
const anotherPerson: Localized = { en: "a party other than the principal", es: "alguien distinto del mandante" }
const aFaculty: Localized = {
  en: "capital letters, then digits: ALL17 or MR91, say",
  es: "letras mayúsculas, luego dígitos: por ejemplo ALL17 o MR91"
}

const aPdf: Localized = {
  en: "a PDF in base64 without line ends: the file begins with %PDF",
  es: "un PDF en base64 sin saltos de línea: el archivo empieza por %PDF"
}
const twoFiles: Localized = { en: "at least two files", es: "al menos dos archivos" }

/** Whether a text is base64; fast enough for files of megabytes. */
const isBase64 = (text: string): boolean => text.length % 4 === 0 && /^[A-Za-z0-9+/]+={0,2}$/u.test(text)

/** Whether base64 begins with the four octets `%PDF`. The sixth letter contains their last two bits. */
const isPdf = (text: string): boolean => /^JVBER[g-v]/u.test(text) && isBase64(text)

const pathOf = ({ type }: PreparedEvent): WirePath =>
  type?.mandate === true ? ["Mandate", "Attachments"] : ["Attachments"]

const at = (...path: WirePath): WirePath => ["Mandate", ...path]

const oneOf = (values: ReadonlyArray<string>): Localized => ({
  en: `one of ${values.join(", ")}`,
  es: `uno de ${values.join(", ")}`
})

/** Makes a check that runs only if an event grants a mandate. */
const ofMandate =
  (check: (mandate: ResolvedMandate, report: Report, prepared: PreparedEvent) => void): Rule<PreparedEvent>["check"] =>
  (prepared, report) => {
    if (prepared.mandate !== undefined) check(prepared.mandate, report, prepared)
  }

const mandateSource = "Código Civil, art. 2142: a mandate is granted to another person"

const modeSource = "Annex RADIAN 1.1 §13.2.8, rules AAH65, AAL02 and LGC53, as the authority's validator has them"

const checkMandateDocuments = ofMandate(({ documents }, report, { reference }) => {
  const seen = new Set([reference.uuid])
  documents.forEach(({ uuid }, index) => {
    const path = at("Documents", index, "Uuid")
    if (!/^[0-9a-f]{96}$/u.test(uuid)) report(path, keyForm, uuid)
    else if (seen.has(uuid)) report(path, onceEach, uuid)
    seen.add(uuid)
  })
})

const checkTerms = ofMandate(({ stated: mandate }, report, { event: { validityPeriod }, operationCode }) => {
  const checkTerm = (term: Period | undefined, path: WirePath) => {
    const { endDate, startDate } = term ?? {}
    if (endDate === undefined) {
      if (limitedInTime.has(operationCode ?? "")) report([...path, "EndDate"], aDate, undefined)
    } else if (startDate !== undefined && endDate.date < startDate.date) {
      report([...path, "EndDate"], notBefore(startDate.date), endDate.date)
    }
  }
  checkTerm(validityPeriod, ["ValidityPeriod"])
  mandate.documents?.forEach((document, index) => {
    if (document.validityPeriod !== undefined) {
      checkTerm(document.validityPeriod, at("Documents", index, "ValidityPeriod"))
    }
  })
})

/** Rules on mandates (043) over documents: grant, parties and documents. */
export const eventMandateRules: Rules<PreparedEvent> = [
  unplaced(({ event, type }, report) => {
    const { mandate, responseListId } = event
    if (type === undefined || mandate === undefined) return
    if (type.mandate !== true) reportUnplaced(["Mandate"], mandate.schemeId, report)
    else if (responseListId === openMandate && mandate.documents !== undefined) {
      reportUnplaced(at("Documents"), String(mandate.documents.length), report)
    }
  }),
  rule(
    { code: "AAL04", path: "$.Mandate", source },
    "A mandate says what it grants over which documents.",
    "El mandato debe indicar qué facultades otorga y sobre qué documentos.",
    "Give Mandate.",
    "Informe Mandate.",
    ({ event, type }, report) => {
      if (type?.mandate === true && event.mandate === undefined) report(["Mandate"], aMandate, undefined)
    }
  ),
  ruleWithCause(
    {
      code: "RAD70",
      path: "$.ValidityPeriod.EndDate",
      source: "Annex RADIAN 1.1 §14.1.2: operations 431 and 433 grant for a limited time; rule DC24s"
    },
    "A mandate of limited time states when it ends, and no mandate ends before it begins.",
    "Un mandato por tiempo limitado informa cuándo termina, y ningún mandato termina antes de empezar.",
    "A mandate of limited time (431, 433) states no end, or a mandate ends before it begins.",
    "Un mandato por tiempo limitado (431, 433) no informa su fin, o un mandato termina antes de empezar.",
    "Give ValidityPeriod, with an EndDate not before StartDate; a mandate without an end has OperationCode 432 or 434.",
    "Informe ValidityPeriod, con EndDate no anterior a StartDate; un mandato sin fin tiene OperationCode 432 o 434.",
    checkTerms
  ),
  ruleWithCause(
    { code: "RAD71", severity: "notification", path: "$.ReceiverParty.Id", source: mandateSource },
    "The principal of the mandate is also its agent.",
    "Quien otorga el mandato es también el mandatario.",
    "The principal of a mandate is its agent; the authority does not compare them.",
    "El mandante es también el mandatario; la DIAN no los compara.",
    "Correct ReceiverParty.Id: the agent.",
    "Corrija ReceiverParty.Id: el mandatario.",
    ofMandate((_, report, { receiver, sender }) => {
      if (sender !== undefined && receiver?.identity.number === sender.identity.number) {
        report(["ReceiverParty", "Id"], anotherPerson, receiver.identity.number)
      }
    })
  ),
  unexplained(
    { code: "AAD02", source },
    "A mandate is general (1) or special (2).",
    "El mandato es general (1) o especial (2).",
    ofMandate(({ stated: { schemeId } }, report) => {
      if (schemeId !== "1" && schemeId !== "2") report(at("SchemeId"), oneOf(["1", "2"]), schemeId)
    })
  ),
  rule(
    { code: "AAF35", path: "$.Mandate.PrincipalRole", source },
    "The role of the principal is not valid.",
    "El rol del mandante no es válido.",
    "Correct Mandate.PrincipalRole: Mandante-FE, Mandante-LT, Mandante-AV or Mandante-AD.",
    "Corrija Mandate.PrincipalRole: Mandante-FE, Mandante-LT, Mandante-AV o Mandante-AD.",
    ofMandate(({ principal, stated: { principalRole } }, report) => {
      if (principal === undefined) report(at("PrincipalRole"), oneOf(Object.keys(principalRoles)), principalRole)
    })
  ),
  ruleWithCause(
    { code: "AAH65", path: "$.Mandate.AgentMode", source: modeSource },
    "The mode of the agent is not valid.",
    "El modo de operación del mandatario no es válido.",
    "The mode of the agent, or the description that follows from it, is not valid.",
    "El modo de operación del mandatario, o la descripción que le corresponde, no es válido.",
    "Correct Mandate.AgentMode: M-FE, M-PT, M-Factor or M-SN-e.",
    "Corrija Mandate.AgentMode: M-FE, M-PT, M-Factor o M-SN-e.",
    ofMandate(({ agent, stated: { agentMode } }, report) => {
      if (agent === undefined) report(at("AgentMode"), oneOf(Object.keys(agentModes)), agentMode)
    })
  ),
  ruleWithCause(
    { code: "AAH62b", severity: "notification", path: "$.ReceiverParty.Id", source },
    "The agent is not the owner of the software.",
    "El mandatario no es el dueño del software.",
    "The agent of a mandate does not own the software that files it, or is not enabled in RADIAN.",
    "El mandatario no es el dueño del software que transmite el mandato, o no está habilitado en el RADIAN.",
    "Correct ReceiverParty.Id, or file the mandate by software whose owner (SoftwareProvider.ProviderId) is the agent.",
    "Corrija ReceiverParty.Id, o transmita el mandato con un software cuyo dueño (SoftwareProvider.ProviderId) sea el mandatario.",
    ofMandate((_, report, { receiver, software }) => {
      const owner = parseNit(software.ownerNit)?.number
      const agent = receiver?.identity.number
      if (owner !== undefined && agent !== undefined && agent !== owner) report(["ReceiverParty", "Id"], owner, agent)
    })
  ),
  ruleWithCause(
    { code: "AAL02", path: "$.Mandate.Faculties[*]", source },
    "A faculty of the mandate is not a code.",
    "Una facultad del mandato no es un código.",
    "A faculty of the mandate is not known.",
    "Una facultad del mandato no es conocida.",
    "Correct Mandate.Faculties: codes without the mode of the agent, such as MR91.",
    "Corrija Mandate.Faculties: códigos sin el modo del mandatario, como MR91.",
    ofMandate(({ stated: { faculties } }, report) =>
      faculties.forEach((faculty, index) => {
        if (!/^[A-Z]+[0-9]+$/u.test(faculty)) report(at("Faculties", index), aFaculty, faculty)
      })
    )
  ),
  rule(
    { code: "LGC53", path: "$.Mandate.Faculties", source },
    "The faculties are not those of the operation.",
    "Las facultades no corresponden al tipo de mandato.",
    "Correct Mandate.Faculties: ALL17 alone for 431 and 432; MR91 among others for 433 and 434.",
    "Corrija Mandate.Faculties: solo ALL17 para 431 y 432; MR91 entre otras para 433 y 434.",
    ofMandate(({ scope, stated: { faculties } }, report) => {
      if (scope === undefined) return
      const isGranted = faculties.includes(scope.faculty) && (!scope.isAll || faculties.length === 1)
      if (!isGranted) report(at("Faculties"), scope.faculty, faculties.join(", "))
    })
  ),
  rule(
    { code: "LGC58", path: "$.Mandate.Documents", source },
    "A mandate is about at most 20 documents.",
    "El mandato puede referirse a máximo 20 documentos.",
    "Correct Mandate.Documents: at most 19, 20 with the one of DocumentReference; give another mandate for the rest.",
    "Corrija Mandate.Documents: máximo 19, con el de DocumentReference 20; otorgue otro mandato para los demás.",
    ofMandate(({ documents }, report) => {
      const most = mandateDocuments - 1
      if (documents.length > most) report(at("Documents"), atMost(most), String(documents.length))
    })
  ),
  ruleWithCause(
    { code: "AAL07", path: "$.Mandate.Documents[*].Uuid", source },
    "The CUFE or CUDE of a document of the mandate is not valid, or repeats.",
    "El CUFE o CUDE de un documento del mandato no es válido o se repite.",
    "The CUFE of a document of the mandate is not valid, repeats, or is not the principal's.",
    "El CUFE de un documento del mandato no es válido, se repite o no es del mandante.",
    "Correct Mandate.Documents[].Uuid: 96 hexadecimal digits, each document once.",
    "Corrija Mandate.Documents[].Uuid: 96 dígitos hexadecimales, cada documento una vez.",
    checkMandateDocuments
  ),
  unexplained(
    { code: "AAH08", source },
    "The scheme of the code is not that of documents of this type.",
    "El esquema del código no corresponde al tipo del documento referenciado.",
    ofMandate(({ documents }, report) =>
      documents.forEach(({ scheme, typeCode }, index) => {
        const expected = schemeOf(typeCode)
        if (referencedDocumentTypes.has(typeCode) && scheme !== expected) {
          report(at("Documents", index, "SchemeName"), expected, scheme)
        }
      })
    )
  ),
  unexplained(
    { code: "AAH09", source },
    "Events do not refer to documents of this type.",
    "El tipo del documento referenciado no es válido.",
    ofMandate(({ documents }, report) =>
      documents.forEach(({ typeCode }, index) =>
        reportUnlessListed(referencedDocumentTypes, typeCode, at("Documents", index, "TypeCode"), report)
      )
    )
  )
]

const pdfs = "Annex RADIAN 1.1, events 043 and 048, as the authority's validator has them: a PDF by its octets"

/** Makes a check of the files of an event whose type attaches them under the rule `code`. */
const ofPdfs =
  (code: "AAH84" | "AAI84"): Check<PreparedEvent> =>
  (prepared, report) => {
    const { attachments, mandate, type } = prepared
    if (type?.attachments !== code) return
    const path = pathOf(prepared)
    if (mandate?.stated.schemeId === "2" && attachments.length < 2) report(path, twoFiles, String(attachments.length))
    attachments.forEach(({ content }, index) => {
      if (!isPdf(content)) report([...path, index, "Content"], aPdf, content.slice(0, 60))
    })
  }

/** Rules on the files of mandates (043) and protests (048). */
export const eventAttachmentRules: Rules<PreparedEvent> = [
  unplaced(({ event: { attachments }, type }, report) => {
    if (type === undefined || attachments === undefined) return
    if (type.attachments === undefined || type.mandate === true) {
      reportUnplaced(["Attachments"], String(attachments.length), report)
    }
  }),
  rule(
    { code: "AAH84", path: "$.Mandate.Attachments", source: pdfs },
    "A file of the mandate is absent or not a PDF.",
    "Un archivo del mandato falta o no es un PDF.",
    "Correct Mandate.Attachments[].Content: PDFs, which begin with %PDF; a special mandate (SchemeId 2) has at least two.",
    "Corrija Mandate.Attachments[].Content: archivos PDF, que empiezan por %PDF; un mandato especial (SchemeId 2) tiene al menos dos.",
    ofPdfs("AAH84")
  ),
  rule(
    { code: "AAI84", path: "$.Attachments", source: pdfs },
    "A file of the protest is not a PDF.",
    "Un archivo del protesto no es un PDF.",
    "Correct Attachments[].Content: PDFs, which begin with %PDF.",
    "Corrija Attachments[].Content: archivos PDF, que empiezan por %PDF.",
    ofPdfs("AAI84")
  )
]
