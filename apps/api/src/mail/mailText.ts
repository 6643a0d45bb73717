import { parse } from "@radicar/signature/inner/XmlTree"
import { readFacts } from "@radicar/ubl/inner/verify/facts/readFacts"
import { textAt } from "@radicar/ubl/inner/verify/facts/xmlPath"
import { Result } from "effect"
import { type ContainerFacts, containerFacts } from "../documents/files/containDocument.ts"
import type { DocumentFile } from "../documents/files/DocumentFiles.ts"
import type { Submission } from "../documents/submissions/Submission.ts"

/** A part of a mail's subject, without characters that separate parts, lines or headers. */
const part = (text: string): string =>
  text
    .replaceAll(/[;\p{Cc}\p{Zl}\p{Zp}\s]+/gu, " ")
    .trim()
    .slice(0, 200)

/**
 * The subject of a mail, which receivers' programs parse (annex FE, chapter on the delivery by e-mail): NIT, name,
 * number, type code, trade name. For an event: the word `Evento`, number of the document that it is about, NIT, name,
 * number and code.
 */
const containerSubject = (
  { documentType, issuerNit }: Submission,
  { event, number, sender, tradeName }: ContainerFacts
): string => {
  const parts =
    event === undefined
      ? [issuerNit, sender.name, number, documentType, tradeName]
      : ["Evento", event.reference, issuerNit, sender.name, number, event.code]
  return parts.map(part).join(";")
}

/** Line of a mail's text with the document key, by which the authority's public catalogue finds the document. */
const keyLine = ({ documentKey, keyScheme }: Submission): string => `${keyScheme.replace(/-.*/u, "")}: ${documentKey}`

/** The default text of a mail: its contents and how to check them, without advertising. */
const containerText = (submission: Submission, { event, number, sender }: ContainerFacts): string =>
  [
    event === undefined
      ? `${sender.name} le envía el documento electrónico ${number}, validado por la DIAN.`
      : `${sender.name} le envía el evento ${number} sobre el documento ${event.reference}, validado por la DIAN.`,
    "",
    "El archivo adjunto contiene el documento con la respuesta de la DIAN (AttachedDocument) y su representación gráfica en PDF.",
    "",
    keyLine(submission)
  ].join("\n")

/** The mail about a document: its files, its receiver, and the texts that a request can replace. */
export interface MailedDocument {
  /** Files to attach. */
  readonly files: ReadonlyArray<DocumentFile>
  /** Facts about the receiver from the document; absent for payroll, whose XML has no address of the worker. */
  readonly addressee?: Pick<ContainerFacts, "receiver" | "receiverEmail">
  /** Whether the mail states a salary, and so leaves over TLS only. */
  readonly isConfidential: boolean
  readonly subject: string
  readonly message: string
}

/** Files of a payroll document, which has no container: a PDF for the worker, and the filed XML. */
const payrollFiles = ["pdf", "document"] as const satisfies ReadonlyArray<DocumentFile>

/** Names of a payroll document and of a note about one, each with the form of "validado" that agrees in gender. */
const payrollNames = {
  document: ["Documento soporte de pago de nómina electrónica", "validado"],
  note: ["Nota de ajuste de nómina electrónica", "validada"]
} as const

/** The mail to a worker. The authority prescribes no form for it, so its subject is written for people. */
const payrollMail = (submission: Submission): MailedDocument | undefined => {
  const parsed = parse(submission.signedXml)
  const facts = Result.isSuccess(parsed) ? readFacts(parsed.success.root) : undefined
  if (facts?.family !== "payroll") return undefined
  const { body, issuer, number, typeCode } = facts
  const [name, validated] = payrollNames[typeCode === "102" ? "document" : "note"]
  const [from, to] = ["Inicio", "Fin"].map((end) => textAt(body, `Periodo/@FechaLiquidacion${end}`))
  const period = from === undefined || to === undefined ? "" : `, del ${from} al ${to}`
  const employer = issuer?.name ?? issuer?.number
  return {
    files: payrollFiles,
    isConfidential: true,
    subject: part(`${name} ${number}: ${employer}`),
    message: [
      `${employer} le envía su ${name.charAt(0).toLowerCase()}${name.slice(1)} ${number}${period}, ${validated} por la DIAN.`,
      "",
      "Usted recibe dos archivos adjuntos: el PDF para leerlo, y el XML firmado, que es el que recibió la DIAN.",
      "",
      keyLine(submission)
    ].join("\n")
  }
}

/**
 * The mail about a document. It contains one ZIP with container and PDF and has the prescribed subject; for payroll, it
 * contains PDF and XML. `undefined` for a document that cannot be read.
 */
export const mailedDocument = (submission: Submission): MailedDocument | undefined => {
  const facts = containerFacts(submission.signedXml, submission.documentType)
  if (facts === undefined) return payrollMail(submission)
  return {
    files: ["zip"],
    addressee: facts,
    isConfidential: false,
    subject: containerSubject(submission, facts),
    message: containerText(submission, facts)
  }
}
