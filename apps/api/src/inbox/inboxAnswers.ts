import type { InboxArrival, InboxDetail, InboxItem as ItemAnswer } from "@radicar/contract/inner/inbox/InboxItem"
import { inboxWarningCodes } from "@radicar/contract/inner/inbox/InboxItem"
import { NotFound } from "@radicar/contract/inner/problem/problems"
import type { FactSumName } from "@radicar/domain/inner/facts/factSums"
import type { Violation } from "@radicar/domain/inner/rules/Violation"
import type { Language, Localized } from "@radicar/domain/inner/rules/Language"
import { failWith } from "../http/language.ts"
import { counterpartyResult } from "../documents/submissions/submissionResult.ts"
import { withoutUndefined } from "../platform/withoutUndefined.ts"
import type { ReadArrived } from "./viewArrival.ts"
import type { Arrival, InboxEvent, InboxRow, InboxStep } from "./InboxRow.ts"

type WarningCode = (typeof inboxWarningCodes)[number]

const warningTexts: Readonly<Record<WarningCode, Localized>> = {
  anotherCufe: {
    en: "The supplier sent the same type and number with another key: ask which of the documents counts.",
    es: "El proveedor envió el mismo tipo y número con otra clave: pregunte cuál de los documentos vale."
  },
  rejected: {
    en: "The authority's answer that came with it does not validate it, or a check of the answer fails.",
    es: "La respuesta de la DIAN que llegó con él no lo valida, o una verificación de la respuesta no se cumple."
  },
  broken: {
    en: "A check of the document, its container or the answer fails; `document.verification` has each.",
    es: "Una verificación del documento, de su contenedor o de la respuesta no se cumple; `document.verification` tiene cada una."
  },
  notProven: {
    en: "No trust anchor vouches for a signature, so nobody is proven to have made it.",
    es: "Ningún ancla de confianza responde por una firma, así que no está probado quién la hizo."
  },
  noContainer: {
    en: "It came without the authority's answer. Suppliers must send the container (AttachedDocument) with it.",
    es: "Llegó sin la respuesta de la DIAN. El proveedor debe enviar el contenedor (AttachedDocument) con ella."
  }
}

const isWarning = (code: string): code is WarningCode => inboxWarningCodes.some((warning) => warning === code)

/** Text of a warning by its code; an unknown code is its own text. */
export const warningText = (code: string): Localized => (isWarning(code) ? warningTexts[code] : { en: code, es: code })

/** Code of the form of payment "on credit". */
const credit = "2"

const paymentOf = (form: string | undefined): "cash" | "credit" | undefined =>
  form === undefined ? undefined : form === credit ? "credit" : "cash"

const shownSums: ReadonlyArray<FactSumName> = [
  "iva",
  "ic",
  "ica",
  "inc",
  "stamp",
  "bags",
  "carbon",
  "fuels",
  "data",
  "icl",
  "inpp",
  "ibua",
  "icui",
  "otherTaxes",
  "reteIva",
  "reteRenta",
  "reteIca"
]

/** Id of the file at a place of an arrival, by which it is fetched. */
const fileId = (place: string): string => (place === "" ? "received" : place)

/** An item in an answer, in the caller's language. */
export const itemAnswer = (item: InboxRow, language: Language): ItemAnswer => {
  const { events, fileName, mail, sums, supplier, supplierName, supplierType, termEndsOn, termStartsOn } = item
  const { unreadable } = item
  const taxes = withoutUndefined(Object.fromEntries(shownSums.map((name) => [name, sums[name]])))
  return {
    id: item.id,
    state: item.state,
    received: item.createdAt.toISOString(),
    environment: item.environment,
    arrivalId: item.arrivalId,
    ...withoutUndefined({
      uuid: item.documentKey,
      supplier:
        supplier === undefined
          ? undefined
          : counterpartyResult({
              counterpartyName: supplierName,
              counterpartyNumber: supplier,
              counterpartyType: supplierType ?? ""
            }).counterparty,
      type: item.documentType,
      number: item.number,
      issueDate: item.issueDate,
      dueDate: item.dueDate,
      payment: paymentOf(item.paymentForm),
      currency: item.currency,
      total: item.total,
      taxes: Object.keys(taxes).length === 0 ? undefined : (taxes as Record<string, string>),
      order: item.orderNumber
    }),
    events: Object.keys(events).toSorted(),
    ...(termStartsOn === undefined || termEndsOn === undefined
      ? {}
      : { term: { startsOn: termStartsOn, endsOn: termEndsOn } }),
    warnings: item.warnings.filter(isWarning).map((code) => ({ code, text: warningTexts[code][language] })),
    ...withoutUndefined({
      unreadable:
        unreadable === undefined
          ? undefined
          : {
              count: unreadable.count,
              files: unreadable.files.map(({ name, place, reason }) => ({
                id: fileId(place),
                name,
                code: reason.code,
                text: reason[language]
              }))
            },
      file: fileName === "" ? undefined : fileName,
      mail:
        mail === undefined
          ? undefined
          : { subject: mail.subject, from: mail.from, ...withoutUndefined({ date: mail.date }) }
    })
  }
}

/** An arrival in an answer, with its items. */
export const arrivalAnswer = (
  arrival: Arrival,
  items: ReadonlyArray<InboxRow>,
  isRepeated: boolean,
  language: Language
): InboxArrival => ({
  id: arrival.id,
  state: arrival.state,
  received: arrival.createdAt.toISOString(),
  repeated: isRepeated,
  items: items.map((item) => itemAnswer(item, language))
})

/** An event on a document in an answer. */
const eventAnswer = ({ code, documentKey, number, origin, registeredAt, state, submissionId }: InboxEvent) => ({
  code,
  state,
  origin,
  ...withoutUndefined({ id: number, uuid: documentKey, submissionId, registered: registeredAt })
})

/** An item in an answer, with everything but its document, in the caller's language. */
export const detailAnswer = (
  item: InboxRow,
  facts: {
    readonly arrival: Arrival | undefined
    readonly events: ReadonlyArray<InboxEvent>
    readonly history: ReadonlyArray<InboxStep>
  },
  language: Language
): InboxDetail => {
  const { arrival, events, history } = facts
  const isDocument = item.documentKey !== undefined
  const own = `${item.number ?? item.id}.pdf`
  return {
    ...itemAnswer(item, language),
    ...(item.state === "noDocument" && arrival?.mail !== undefined ? { text: arrival.mail.text } : {}),
    files: [
      ...(isDocument
        ? [
            { id: "document", kind: "xml" as const, name: item.fileName === "" ? `${item.number}.xml` : item.fileName },
            { id: "pdf", kind: "pdf" as const, name: own }
          ]
        : []),
      { id: "received", kind: "other" as const, name: arrival?.name ?? "" },
      ...(arrival?.files ?? [])
        .filter(({ place }) => !isDocument || place !== item.place)
        .map(({ kind, name, octets, place }) => ({ id: place, kind, name, octets }))
    ],
    filed: events.map(eventAnswer),
    history: history.map(({ at, cause, from, to }) => ({
      at: at.toISOString(),
      ...withoutUndefined({ from }),
      to,
      by: cause
    }))
  }
}

/** A document that cannot be printed, with the values because of which it cannot. */
export const noPdf = (faults: ReadonlyArray<Violation>) => {
  const places = faults.map(({ actual, path }) => `${path}: ${actual}`).join("; ")
  return failWith(
    NotFound,
    faults.length === 0
      ? {
          en: "The document cannot be printed: its XML lacks a value that the PDF needs.",
          es: "El documento no se puede imprimir: a su XML le falta un valor que el PDF necesita."
        }
      : {
          en: `The document cannot be printed, because values of its XML do not have the form of their field: ${places}`,
          es: `El documento no se puede imprimir, porque hay valores de su XML que no tienen la forma de su campo: ${places}`
        }
  )
}

/** The JSON of an item with its document as it was read; without PDF, if none can be made. */
export const documentAnswer = (detail: InboxDetail, read: ReadArrived | undefined): string => {
  if (read !== undefined && read.unprintable === undefined) return withDocument(detail, read)
  const listed = { ...detail, files: detail.files.filter(({ id }) => id !== "pdf") }
  return read === undefined
    ? JSON.stringify(listed)
    : withDocument({ ...listed, ...withoutUndefined({ unprintable: read.unprintable }) }, read)
}

/** Inserts the document as it was read, because its numbers keep their digits. */
const withDocument = (detail: InboxDetail, { json }: ReadArrived): string =>
  `${JSON.stringify(detail).slice(0, -1)},"document":${new TextDecoder().decode(json)}}`
