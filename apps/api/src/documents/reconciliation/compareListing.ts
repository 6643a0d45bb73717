import type { Language, Localized } from "@radicar/domain/inner/rules/Language"
import { foldText } from "@radicar/domain/inner/text/foldText"
import { decimal } from "@radicar/domain/inner/number/Decimal"
import type { Reconciliation, ReconciliationFinding } from "@radicar/contract/inner/Reconciliation"
import { inboxStates } from "@radicar/domain/inner/inbox/inboxStates"
import { submissionAdvice } from "@radicar/domain/inner/submission/submissionAdvice"
import { BigDecimal } from "effect"
import type { Column } from "../../platform/tables/Column.ts"
import { sheetRows } from "../../platform/tables/sheetRows.ts"
import { Workbook } from "../../platform/tables/Workbook.ts"
import type { Task } from "../../platform/work/HeavyWork.ts"
import { listedStates, tradeTypes } from "../exports/exportLayouts.ts"
import { isFinal, type SubmissionState, submissionStates } from "../submissions/submissionStates.ts"
import {
  type DocumentPages,
  documentsOf,
  type ListedDocument,
  type Listing,
  pageDocuments,
  type ReceivedHere,
  type RecordedDocument
} from "./Listing.ts"

type Kind = ReconciliationFinding["kind"]

/** Names of the kinds of findings, and advice on each. */
const kinds: Readonly<Record<Kind, { readonly name: Localized; readonly action: Localized }>> = {
  "missing-here": {
    name: { en: "At DIAN, not here", es: "En la DIAN, no aquí" },
    action: {
      en: "Find the program that issued it, and enter it in the books. This service did not file it for the company in these days.",
      es: "Busque el programa que lo expidió e inclúyalo en la contabilidad. Este servicio no lo radicó para la compañía en esos días."
    }
  },
  "missing-at-authority": {
    name: { en: "Here, not at DIAN", es: "Aquí, no en la DIAN" },
    action: {
      en: "Download the listing again, since it may be older than the document. If the document is still missing, query its key at DIAN; its evidence bundle has DIAN's signed acceptance.",
      es: "Descargue de nuevo el listado, que puede ser anterior al documento. Si sigue faltando, consulte su código en la DIAN; el paquete de evidencia tiene la aceptación firmada por la DIAN."
    }
  },
  unanswered: {
    name: { en: "Without answer, not at DIAN", es: "Sin respuesta, no en la DIAN" },
    action: {
      en: "Wait, or retry it: DIAN has not answered yet.",
      es: "Espere o reinténtelo: la DIAN todavía no ha respondido."
    }
  },
  "other-key": {
    name: { en: "Same number, another document", es: "Mismo número, otro documento" },
    action: {
      en: "Query both keys at DIAN. Another program may have used the number; correct its range, and enter the document that DIAN accepted.",
      es: "Consulte ambos códigos en la DIAN. Otro programa pudo usar el número; corrija su rango e incluya en la contabilidad el documento que la DIAN aceptó."
    }
  },
  amount: {
    name: { en: "Totals differ", es: "Totales diferentes" },
    action: {
      en: "Compare the signed XML with the listing: the XML is what counts. Correct the books if they follow the listing.",
      es: "Compare el XML firmado con el listado: vale el XML. Corrija la contabilidad si sigue el listado."
    }
  },
  "not-received": {
    name: { en: "Received at DIAN, not in the inbox", es: "Recibido en la DIAN, no en la bandeja" },
    action: {
      en: "Fetch it by its key (radicar inbox fetch), or ask the supplier to send the container to the registered address.",
      es: "Tráigalo por su CUFE (radicar inbox fetch), o pida al proveedor que envíe el contenedor al correo registrado."
    }
  },
  "received-not-listed": {
    name: { en: "In the inbox, not at DIAN", es: "En la bandeja, no en la DIAN" },
    action: {
      en: "Download the listing again, since it may be older than the document. If it is still missing, look at the document again (radicar inbox show): DIAN may not know it.",
      es: "Descargue de nuevo el listado, que puede ser anterior al documento. Si sigue faltando, revise el documento (radicar inbox show): la DIAN puede no conocerlo."
    }
  },
  state: {
    name: { en: "States differ", es: "Estados diferentes" },
    action: {
      en: "Retry an open document, which adopts DIAN's answer. For a rejected one, query its key at DIAN: if DIAN accepted it, do not file its number again.",
      es: "Reintente un documento abierto, que toma la respuesta de la DIAN. Si está rechazado, consulte su código en la DIAN: si la DIAN lo aceptó, no vuelva a radicar su número."
    }
  }
}

/** Maximum number of findings in a JSON answer; a workbook contains all of them. */
const maximumFindings = 10_000

/** A listing, and the recorded documents issued in its period. */
interface Comparison {
  readonly listing: Listing
  /** Pages of `ListedDocument`. */
  readonly issued: DocumentPages
  /** Pages of `RecordedDocument`. */
  readonly recorded: DocumentPages
  /** Pages of `ListedDocument` and of `ReceivedHere`; absent unless received documents are compared. */
  readonly received: { readonly listed: DocumentPages; readonly here: DocumentPages } | undefined
  readonly environment: Reconciliation["environment"]
  readonly language: Language
  readonly format: "json" | "xlsx"
}

/** The answer in octets, and its counts for the audit log. */
interface Compared {
  readonly octets: Uint8Array
  readonly counts: Reconciliation["counts"]
}

const stateOf = ({ state }: RecordedDocument): SubmissionState => state as SubmissionState

/**
 * Rank of a submission among those with the same key or number; the lowest is compared with the listing. Final states
 * that keep the number precede open ones, and these precede states that free the number.
 */
const rank = (document: RecordedDocument): number => {
  const state = stateOf(document)
  return submissionStates[state].freesNumber ? 2 : isFinal(state) ? 0 : 1
}

/** Documents by key or number; of several with the same one, the document of lowest {@link rank}. */
const byName = (documents: ReadonlyArray<RecordedDocument>, nameOf: (document: RecordedDocument) => string) => {
  const documentsByName = new Map<string, RecordedDocument>()
  for (const document of documents) {
    const name = nameOf(document)
    const other = documentsByName.get(name)
    if (other === undefined || rank(document) < rank(other)) documentsByName.set(name, document)
  }
  return documentsByName
}

const isApproved = ({ state }: ListedDocument): boolean => foldText(state).startsWith(foldText(listedStates.approved))

const isSameAmount = (listed: string | undefined, recorded: string | undefined): boolean =>
  listed === undefined || recorded === undefined
    ? listed === recorded
    : BigDecimal.equals(decimal(listed), decimal(recorded))

/**
 * The difference between a listed and a recorded document with the same key, in state or amount; `undefined` if there
 * is none.
 */
const differenceOf = (listed: ListedDocument, recorded: RecordedDocument): Kind | undefined => {
  if (isApproved(listed) !== (stateOf(recorded) === "accepted")) return "state"
  return isSameAmount(listed.total, recorded.total) ? undefined : "amount"
}

/** The documents that a finding is about: in the listing, among those filed here, and in the inbox. */
interface ComparedDocuments {
  readonly listed?: ListedDocument | undefined
  readonly own?: RecordedDocument | undefined
  readonly here?: ReceivedHere
}

const findingOf = (kind: Kind, { here, listed, own }: ComparedDocuments, language: Language): ReconciliationFinding => {
  const { date } = own ?? here ?? listed ?? {}
  return {
    kind,
    id: own?.written ?? here?.written ?? `${listed?.prefix ?? ""}${listed?.folio ?? ""}`,
    ...(date === undefined ? {} : { date }),
    ...(listed === undefined
      ? {}
      : {
          listed: {
            uuid: listed.key,
            type: listed.type,
            state: listed.state,
            issuer: listed.issuer,
            ...(listed.total === undefined ? {} : { total: listed.total })
          }
        }),
    ...(own === undefined
      ? {}
      : {
          recorded: {
            submissionId: own.id,
            uuid: own.key,
            type: own.type,
            state: stateOf(own),
            ...(own.total === undefined ? {} : { total: own.total })
          }
        }),
    ...(here === undefined
      ? {}
      : {
          received: {
            itemId: here.id,
            uuid: here.key,
            type: here.type,
            state: here.state,
            ...(here.total === undefined ? {} : { total: here.total })
          }
        }),
    action: kinds[kind].action[language]
  }
}

type AddFinding = (kind: Kind, documents: ComparedDocuments) => void

/** Compares the received documents of a listing with the inbox. Returns the number of documents that are in both. */
const compareReceived = (received: NonNullable<Comparison["received"]>, add: AddFinding): number => {
  let matched = 0
  const here = new Map(Array.from(documentsOf<ReceivedHere>(received.here), (document) => [document.key, document]))
  const listedKeys = new Set<string>()
  for (const listed of documentsOf<ListedDocument>(received.listed)) {
    if (listedKeys.has(listed.key)) continue
    listedKeys.add(listed.key)
    if (here.has(listed.key)) matched += 1
    else add("not-received", { listed })
  }
  for (const [key, document] of here) {
    if (!listedKeys.has(key)) add("received-not-listed", { here: document })
  }
  return matched
}

/** Compares a listing and passes on each finding. Returns the number of documents without one, and of findings. */
const compare = (
  { issued, language, received, recorded }: Comparison,
  pass: (finding: ReconciliationFinding) => void
): Pick<Reconciliation["counts"], "matched" | "findings"> => {
  const documents = [...documentsOf<RecordedDocument>(recorded)].filter(({ type }) => tradeTypes.has(type))
  const byKey = byName(documents, ({ key }) => key)
  const byNumber = byName(
    documents.filter((document) => !submissionStates[stateOf(document)].freesNumber),
    ({ written }) => written
  )
  const seen = new Set<RecordedDocument>()
  let findings = 0
  const add: AddFinding = (kind, documents) => {
    findings += 1
    pass(findingOf(kind, documents, language))
  }
  let matched = 0
  const listedKeys = new Set<string>()
  for (const listed of documentsOf<ListedDocument>(issued)) {
    // a document may be listed twice
    if (listedKeys.has(listed.key)) continue
    listedKeys.add(listed.key)
    const own = byKey.get(listed.key)
    if (own !== undefined) {
      seen.add(own)
      const kind = differenceOf(listed, own)
      if (kind === undefined) matched += 1
      else add(kind, { listed, own })
      continue
    }
    const other = byNumber.get(`${listed.prefix}${listed.folio}`)
    if (other !== undefined) seen.add(other)
    add(other === undefined ? "missing-here" : "other-key", { listed, own: other })
  }
  for (const own of byNumber.values()) {
    if (!seen.has(own)) add(isFinal(stateOf(own)) ? "missing-at-authority" : "unanswered", { own })
  }
  if (received !== undefined) matched += compareReceived(received, add)
  return { matched, findings }
}

/** Name of a state in a table of states; a state that it lacks is returned unchanged. */
const nameOf = (
  states: Readonly<Record<string, { readonly name: Localized }>>,
  state: string,
  language: Language
): string => states[state]?.name[language] ?? state

const columnsOf = (language: Language): ReadonlyArray<Column<ReconciliationFinding>> => [
  {
    key: "kind",
    name: { en: "Finding", es: "Hallazgo" },
    kind: "text",
    valueOf: ({ kind }) => kinds[kind].name[language]
  },
  { key: "id", name: { en: "Number", es: "Número" }, kind: "text", valueOf: ({ id }) => id },
  { key: "date", name: { en: "Issue date", es: "Fecha de expedición" }, kind: "date", valueOf: ({ date }) => date },
  {
    key: "listedTotal",
    name: { en: "Total at DIAN", es: "Total en la DIAN" },
    kind: "amount",
    valueOf: ({ listed }) => listed?.total
  },
  {
    key: "recordedTotal",
    name: { en: "Total here", es: "Total aquí" },
    kind: "amount",
    valueOf: ({ received, recorded }) => (recorded ?? received)?.total
  },
  {
    key: "listedState",
    name: { en: "State at DIAN", es: "Estado en la DIAN" },
    kind: "text",
    valueOf: ({ listed }) => listed?.state
  },
  {
    key: "recordedState",
    name: { en: "State here", es: "Estado aquí" },
    kind: "text",
    valueOf: ({ received, recorded }) => (recorded ?? received)?.state,
    wordOf: ({ received, recorded }) =>
      recorded === undefined
        ? received && nameOf(inboxStates, received.state, language)
        : nameOf(submissionAdvice, recorded.state, language)
  },
  { key: "action", name: { en: "What to do", es: "Qué hacer" }, kind: "text", valueOf: ({ action }) => action },
  {
    key: "listedKey",
    name: { en: "CUFE/CUDE at DIAN", es: "CUFE/CUDE en la DIAN" },
    kind: "text",
    valueOf: ({ listed }) => listed?.uuid
  },
  {
    key: "recordedKey",
    name: { en: "CUFE/CUDE here", es: "CUFE/CUDE aquí" },
    kind: "text",
    valueOf: ({ received, recorded }) => (recorded ?? received)?.uuid
  },
  {
    key: "submissionId",
    name: { en: "Submission", es: "Radicación" },
    kind: "text",
    valueOf: ({ recorded }) => recorded?.submissionId
  }
]

const toWorkbook = (comparison: Comparison): Compared => {
  const { language, listing } = comparison
  const columns = columnsOf(language)
  const workbook = new Workbook(columns, { language, name: language === "es" ? "Conciliación" : "Reconciliation" })
  const parts = [workbook.nextSheet()]
  let page: Array<ReconciliationFinding> = []
  const writePage = (): void => {
    parts.push(workbook.add(sheetRows(columns, page, workbook.place)))
    page = []
  }
  const counts = compare(comparison, (finding) => {
    page.push(finding)
    if (page.length === pageDocuments) writePage()
  })
  writePage()
  return { octets: Buffer.concat([...parts, workbook.finish()]), counts: { ...listing.counts, ...counts } }
}

const toJson = (comparison: Comparison): Compared => {
  const { environment, listing } = comparison
  const findings: Array<ReconciliationFinding> = []
  const compared = compare(comparison, (finding) => {
    if (findings.length < maximumFindings) findings.push(finding)
  })
  const counts = { ...listing.counts, ...compared }
  const omitted = counts.findings - findings.length
  const result: Reconciliation = { environment, ...listing, counts, findings, omitted }
  return { octets: new TextEncoder().encode(JSON.stringify(result)), counts }
}

/** Compares a listing with the recorded documents of its period. A hundred thousand documents take a second. */
export const compareListing: Task<Comparison, Compared> = {
  name: "compareListing",
  run: (comparison) => (comparison.format === "json" ? toJson : toWorkbook)(comparison),
  smallest: 64 * 1024
}
