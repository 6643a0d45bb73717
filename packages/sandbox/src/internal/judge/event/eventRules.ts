import { exists, text } from "../../xml/query.ts"
import { softwareRules } from "../billing/rules/softwareRules.ts"
import { reject, type Rule } from "../Rule.ts"
import { amountRules } from "./amountRules.ts"
import { eventKinds } from "./EventKind.ts"
import { computeEventKey, type JudgedEvent, receiverId, reference, responseCode, senderId } from "./JudgedEvent.ts"
import { mandateRules } from "./mandateRules.ts"
import { registryRules } from "./registryRules.ts"
import { sequenceRules } from "./sequenceRules.ts"

// The annex quotes the first one, the authority's own samples use the second.
const profiles = new Set([
  "DIAN 2.1: ApplicationResponse de Factura Electrónica de Venta",
  "DIAN 2.1: ApplicationResponse de la Factura Electrónica de Venta"
])
const authorityNit = "800197268"
const claims = new Set(["01", "02", "03", "04"])
const keySchemes = new Set(["CUFE-SHA384", "CUDE-SHA384"])

const rule = reject<JudgedEvent>
const blank = (event: JudgedEvent, path: string): boolean => (text(event.root, path) ?? "").trim() === ""

/** Whether the event is an open mandate, which names no documents. */
const isOpenMandate = ({ kind, root }: JudgedEvent): boolean =>
  kind.code === "043" && text(root, `${responseCode}/@listID`) === "3"

/** The document that the event is about: an invoice, or the mandate that it terminates. */
const subjectOf = ({ invoice, mandate }: JudgedEvent) => invoice ?? mandate

const senderOf = ({ kind, invoice }: JudgedEvent): string | undefined =>
  kind.sender && invoice?.facts.parties?.[kind.sender]
const receiverOf = ({ kind, invoice }: JudgedEvent): string | undefined =>
  kind.receiver === "authority" ? authorityNit : kind.receiver && invoice?.facts.parties?.[kind.receiver]

const headerRules: ReadonlyArray<Rule<JudgedEvent>> = [
  rule("FAD01", 'UBLVersionID: no indica el literal "UBL 2.1".', (e) => text(e.root, "cbc:UBLVersionID") !== "UBL 2.1"),
  rule(
    "FAD02",
    "CustomizationID no indica un valor válido para el tipo de operación.",
    (e) => !e.kind.operations.has(text(e.root, "cbc:CustomizationID") ?? "")
  ),
  rule(
    "FAD03",
    "ProfileID: no indica el literal definido para el tipo de documento.",
    (e) => !profiles.has(text(e.root, "cbc:ProfileID") ?? "")
  ),
  rule(
    "FAD04",
    "ProfileExecutionID no corresponde al ambiente de destino del documento.",
    (e) => text(e.root, "cbc:ProfileExecutionID") !== e.registry.environment
  ),
  rule(
    "FAD05",
    "El número del evento debe tener de 1 a 50 caracteres.",
    (e) => (text(e.root, "cbc:ID") ?? "").length > 50
  ),
  rule("FAD06", "Valor del CUDE no está calculado correctamente.", (e) => {
    const expected = computeEventKey(e)
    return expected !== undefined && text(e.root, "cbc:UUID") !== expected
  }),
  rule(
    "FAD07",
    "El identificador de ambiente del CUDE no corresponde al ambiente de destino.",
    (e) => text(e.root, "cbc:UUID/@schemeID") !== e.registry.environment
  ),
  rule(
    "FAD08",
    "El algoritmo informado para el código único no es el permitido para el tipo de documento.",
    (e) => text(e.root, "cbc:UUID/@schemeName") !== e.kind.keyScheme
  ),
  rule(
    "FAD09e",
    "La fecha de emisión debe ser igual a la fecha de la firma del documento.",
    (e) => e.signature.signingDate !== undefined && text(e.root, "cbc:IssueDate") !== e.signature.signingDate
  ),
  rule(
    "FAD10",
    "La hora de emisión no se informa con la zona horaria -05:00.",
    (e) => !/^\d{2}:\d{2}:\d{2}-05:00$/u.test(text(e.root, "cbc:IssueTime") ?? "")
  )
]

const partyRules: ReadonlyArray<Rule<JudgedEvent>> = [
  rule("FAF04", "El generador del evento no corresponde al de la factura referenciada.", (e) => {
    const expected = senderOf(e)
    return expected !== undefined && text(e.root, senderId) !== expected
  }),
  rule("FAG04", "El receptor del evento no corresponde al de la factura referenciada.", (e) => {
    const expected = receiverOf(e)
    return expected !== undefined && text(e.root, receiverId) !== expected
  })
]

const documentRules: ReadonlyArray<Rule<JudgedEvent>> = [
  rule(
    "FAH03",
    "El código del concepto de reclamo no corresponde a un valor de la lista.",
    (e) => e.kind.code === "031" && !claims.has(text(e.root, `${responseCode}/@listID`) ?? "")
  ),
  rule(
    "FAH03",
    "El código del endoso debe indicar si es completo (1) o en blanco (2).",
    (e) => e.kind.isEndorsement && !["1", "2"].includes(text(e.root, `${responseCode}/@listID`) ?? "")
  ),
  rule("FAH04", "No se informó la descripción del evento.", (e) =>
    blank(e, "cac:DocumentResponse/cac:Response/cbc:Description")
  ),
  rule("FAH06", "El número del documento referenciado no corresponde a su CUFE.", (e) => {
    const number = subjectOf(e)?.number
    return blank(e, `${reference}/cbc:ID`) || (number !== undefined && text(e.root, `${reference}/cbc:ID`) !== number)
  }),
  rule(
    "FAH07",
    "El CUFE del documento referenciado no existe en los registros de la DIAN.",
    (e) => subjectOf(e) === undefined && !isOpenMandate(e)
  ),
  rule("FAH08", "El algoritmo del código único del documento referenciado no es válido.", (e) => {
    const scheme = text(e.root, `${reference}/cbc:UUID/@schemeName`) ?? ""
    const expected = subjectOf(e)?.kind.keyScheme
    return !keySchemes.has(scheme) || (expected !== undefined && scheme !== expected)
  }),
  rule("FAH09", "El tipo del documento referenciado no corresponde al de la factura.", (e) => {
    const expected = subjectOf(e)?.typeCode
    return (
      !exists(e.root, `${reference}/cbc:DocumentTypeCode`) ||
      (expected !== undefined && text(e.root, `${reference}/cbc:DocumentTypeCode`) !== expected)
    )
  })
]

/** All business rules of events, in their order of reporting, with codes in the invoice's form. */
export const eventRules: ReadonlyArray<Rule<JudgedEvent>> = [
  ...softwareRules,
  ...headerRules,
  ...partyRules,
  ...documentRules,
  ...amountRules,
  ...mandateRules,
  ...sequenceRules(eventKinds),
  ...registryRules
]
