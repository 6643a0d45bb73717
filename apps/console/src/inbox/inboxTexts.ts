import type { InboxEventOutcome } from "@radicar/contract/inner/inbox/InboxEvents"
import type { InboxDetail, InboxItem } from "@radicar/contract/inner/inbox/InboxItem"
import { type InboxState, inboxStates } from "@radicar/domain/inner/inbox/inboxStates"
import type { InboxAction } from "@radicar/domain/inner/inbox/receivedDocument"
import type { Localized } from "@radicar/domain/inner/rules/Language"
import { negated } from "../language/money.ts"
import type { Tone } from "../parts/Notice.tsx"
import { addSums, type SelectedSum } from "../submissions/SubmissionTable.tsx"
import { lowersTotals } from "../submissions/typeNames.ts"

const tones: Readonly<Record<InboxState, Tone>> = {
  received: "warning",
  acknowledged: "warning",
  goodsReceived: "warning",
  accepted: "good",
  claimed: "danger",
  termOver: "neutral",
  tacitlyAccepted: "good",
  notRequired: "neutral",
  notOurs: "warning",
  withoutAnswer: "warning",
  unreadable: "danger",
  noDocument: "neutral"
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

const capitals = ({ en, es }: Localized): Localized => ({ en: capital(en), es: capital(es) })

/** Name, meaning and tone of a state. */
export const faceOfState = (state: InboxState) => ({
  name: capitals(inboxStates[state].name),
  meaning: capitals(inboxStates[state].meaning),
  tone: tones[state]
})

/** An action of the buyer for the user. */
export interface ActionFace {
  readonly name: Localized
  /** Label of the action's button. */
  readonly button: Localized
  readonly code: string
  /** Actions to file for this one, in the legal order; the authority's known events are not filed again. */
  readonly files: ReadonlyArray<InboxAction>
}

/** The actions of a buyer, in the legal order. */
export const actionFaces: Readonly<Record<InboxAction, ActionFace>> = {
  acknowledge: {
    name: { en: "receipt of the invoice (030)", es: "acuse de recibo (030)" },
    button: { en: "Acknowledge", es: "Acusar recibo" },
    code: "030",
    files: ["acknowledge"]
  },
  receive: {
    name: { en: "receipt of goods or services (032)", es: "recibo del bien o servicio (032)" },
    button: { en: "Goods received", es: "Recibo del bien" },
    code: "032",
    files: ["acknowledge", "receive"]
  },
  accept: {
    name: { en: "acceptance (033)", es: "aceptación expresa (033)" },
    button: { en: "Accept", es: "Aceptar" },
    code: "033",
    files: ["acknowledge", "receive", "accept"]
  },
  claim: {
    name: { en: "claim (031)", es: "reclamo (031)" },
    button: { en: "Claim", es: "Reclamar" },
    code: "031",
    files: ["acknowledge", "receive", "claim"]
  }
}

/** Sums of received documents by currency, less the notes that lower them. */
export const inboxSums = (items: ReadonlyArray<InboxItem>): ReadonlyArray<SelectedSum> =>
  addSums(
    items.flatMap(({ currency, total, type = "" }) =>
      total === undefined ? [] : [{ currency, total: lowersTotals(type) ? negated(total) : total }]
    )
  )

/** The actions, in the legal order. */
export const actions: ReadonlyArray<InboxAction> = ["acknowledge", "receive", "accept", "claim"]

/** Names of the events on a received document by code. */
export const eventNames: Readonly<Record<string, Localized>> = {
  ...Object.fromEntries(Object.values(actionFaces).map(({ code, name }) => [code, name])),
  "034": { en: "tacit acceptance (034)", es: "aceptación tácita (034)" }
}

const decided: ReadonlySet<string> = new Set(["031", "033", "034"])

/** Whether an action may be filed on an item. */
export const takesAction = ({ events, state }: Pick<InboxItem, "events" | "state">, action: InboxAction): boolean =>
  inboxStates[state].takesEvents &&
  !events.includes(actionFaces[action].code) &&
  !events.some((code) => decided.has(code))

/** Outcomes of an action. */
export const outcomeFaces: Readonly<
  Record<InboxEventOutcome["status"], { readonly name: Localized; readonly tone: Tone }>
> = {
  registered: { name: { en: "registered", es: "registrado" }, tone: "good" },
  known: { name: { en: "DIAN already had it", es: "la DIAN ya lo tenía" }, tone: "good" },
  pending: { name: { en: "filed, waiting for DIAN", es: "radicado, falta la respuesta de la DIAN" }, tone: "neutral" },
  rejected: { name: { en: "rejected by DIAN", es: "rechazado por la DIAN" }, tone: "danger" },
  failed: { name: { en: "not filed", es: "no se radicó" }, tone: "danger" },
  skipped: { name: { en: "not filed: the one before failed", es: "no se radicó: falló el anterior" }, tone: "warning" }
}

/** States of an event on a document. */
export const filedFaces: Readonly<
  Record<InboxDetail["filed"][number]["state"], { readonly name: Localized; readonly tone: Tone }>
> = {
  filing: { name: { en: "waiting for DIAN", es: "falta la respuesta de la DIAN" }, tone: "neutral" },
  registered: { name: { en: "registered", es: "registrado" }, tone: "good" },
  rejected: { name: { en: "rejected", es: "rechazado" }, tone: "danger" }
}

/** Reasons of a claim (list Concepto de Reclamo of the authority). */
export const claimReasons: ReadonlyArray<readonly [code: "01" | "02" | "03" | "04", name: Localized]> = [
  ["01", { en: "The document has inconsistencies", es: "Documento con inconsistencias" }],
  ["02", { en: "Goods not delivered at all", es: "Mercancía no entregada totalmente" }],
  ["03", { en: "Goods delivered only in part", es: "Mercancía no entregada parcialmente" }],
  ["04", { en: "Service not provided", es: "Servicio no prestado" }]
]

/** Short names of the warnings; the item has each as a sentence. */
export const warningNames: Readonly<Record<InboxItem["warnings"][number]["code"], Localized>> = {
  anotherCufe: { en: "same number, other CUFE", es: "mismo número, otro CUFE" },
  rejected: { en: "not validated by DIAN", es: "no validado por la DIAN" },
  broken: { en: "a check fails", es: "una verificación no se cumple" },
  notProven: { en: "signature not proven", es: "firma sin comprobar" },
  noContainer: { en: "came without DIAN's answer", es: "llegó sin la respuesta de la DIAN" }
}

/** Causes of the steps of the history. */
export const causeText = (by: string): Localized => {
  const event = eventNames[by]
  if (event !== undefined) return { en: `DIAN registered: ${event.en}`, es: `la DIAN registró: ${event.es}` }
  if (by === "validated") return { en: "DIAN's validation was found", es: "se encontró la validación de la DIAN" }
  if (by === "replaced") return { en: "a copy whose signatures hold arrived", es: "llegó una copia con firmas válidas" }
  if (by === "term") return { en: "the term passed", es: "pasó el plazo" }
  return { en: "checked here", es: "revisado aquí" }
}

/** Names of taxes and withholdings. */
export const taxNames: Readonly<Record<string, Localized>> = {
  iva: { en: "VAT (IVA)", es: "IVA" },
  ic: { en: "Consumption tax IC", es: "Impuesto al consumo (IC)" },
  ica: { en: "ICA", es: "ICA" },
  inc: { en: "Consumption tax INC", es: "INC" },
  stamp: { en: "Stamp tax", es: "Timbre" },
  bags: { en: "Plastic bags", es: "INC bolsas" },
  carbon: { en: "Carbon tax", es: "INC carbono" },
  fuels: { en: "Fuels", es: "IN combustibles" },
  data: { en: "Data", es: "IC datos" },
  icl: { en: "Liquors (ICL)", es: "ICL" },
  inpp: { en: "Single-use plastics (INPP)", es: "INPP" },
  ibua: { en: "Sugary drinks (IBUA)", es: "IBUA" },
  icui: { en: "Ultra-processed food (ICUI)", es: "ICUI" },
  otherTaxes: { en: "Other taxes", es: "Otros impuestos" },
  reteIva: { en: "Withheld VAT", es: "ReteIVA" },
  reteRenta: { en: "Withheld income tax", es: "ReteRenta" },
  reteIca: { en: "Withheld ICA", es: "ReteICA" }
}

/** The name of an item: its number, else that of its file or the subject of its mail, else that it has none. */
export const itemName = ({ file, mail, number }: InboxItem, say: (text: Localized) => string): string =>
  number ??
  (file ||
    mail?.subject ||
    say(
      mail === undefined
        ? { en: "File without a name", es: "Archivo sin nombre" }
        : { en: "Mail without a subject", es: "Correo sin asunto" }
    ))
