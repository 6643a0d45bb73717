import type { Localized } from "../rules/Language.ts"

/** Facts about a state of a received document. */
interface InboxStateFacts {
  /** Name of the state, as a list shows it. */
  readonly name: Localized
  /** Meaning of the state, in a phrase. */
  readonly meaning: Localized
  /** Whether events of the buyer may be filed on the document. */
  readonly takesEvents: boolean
}

/** States of the documents that a company received. */
export const inboxStates = {
  received: {
    name: { en: "received", es: "recibido" },
    meaning: {
      en: "an invoice on credit that the authority validated; receipt is not confirmed yet",
      es: "una factura a crédito validada por la DIAN; falta el acuse de recibo"
    },
    takesEvents: true
  },
  acknowledged: {
    name: { en: "acknowledged", es: "con acuse de recibo" },
    meaning: {
      en: "receipt of the invoice is registered (030); receipt of goods or services is missing",
      es: "el acuse de recibo está registrado (030); falta el recibo del bien o servicio"
    },
    takesEvents: true
  },
  goodsReceived: {
    name: { en: "goods received", es: "con recibo del bien" },
    meaning: {
      en: "receipt of goods or services is registered (032); the term for acceptance or claim runs",
      es: "el recibo del bien o servicio está registrado (032); corre el plazo para aceptar o reclamar"
    },
    takesEvents: true
  },
  accepted: {
    name: { en: "accepted", es: "aceptado" },
    meaning: { en: "acceptance is registered (033)", es: "la aceptación expresa está registrada (033)" },
    takesEvents: false
  },
  claimed: {
    name: { en: "claimed", es: "reclamado" },
    meaning: { en: "a claim is registered (031)", es: "el reclamo está registrado (031)" },
    takesEvents: false
  },
  termOver: {
    name: { en: "term over", es: "plazo cumplido" },
    meaning: {
      en: "the term passed without acceptance or claim; the supplier may register tacit acceptance",
      es: "pasó el plazo sin aceptación ni reclamo; el proveedor puede registrar la aceptación tácita"
    },
    takesEvents: true
  },
  tacitlyAccepted: {
    name: { en: "tacitly accepted", es: "aceptado tácitamente" },
    meaning: {
      en: "the supplier registered tacit acceptance (034)",
      es: "el proveedor registró la aceptación tácita (034)"
    },
    takesEvents: false
  },
  notRequired: {
    name: { en: "no events required", es: "no requiere eventos" },
    meaning: {
      en: "a cash sale, a note or an equivalent document: no event is needed for cost or VAT",
      es: "una venta de contado, una nota o un documento equivalente: no se necesita evento para costo o IVA"
    },
    takesEvents: false
  },
  notOurs: {
    name: { en: "not ours", es: "de otro adquiriente" },
    meaning: { en: "the document names another buyer", es: "el documento es de otro adquiriente" },
    takesEvents: false
  },
  withoutAnswer: {
    name: { en: "without answer", es: "sin respuesta de la DIAN" },
    meaning: {
      en: "nothing that came shows that the authority validated the document, as in its contingency (04)",
      es: "nada de lo que llegó muestra que la DIAN validó el documento, como en su contingencia (04)"
    },
    takesEvents: true
  },
  unreadable: {
    name: { en: "unreadable", es: "no legible" },
    meaning: {
      en: "kept as it came, because it cannot be read; it can be tried again",
      es: "se guarda como llegó, porque no se puede leer; se puede reintentar"
    },
    takesEvents: false
  },
  noDocument: {
    name: { en: "no document", es: "sin documento" },
    meaning: {
      en: "a mail without a document, such as the confirmation of a forwarding rule; deleted after some days",
      es: "un correo sin documento, como la confirmación de un reenvío; se elimina después de unos días"
    },
    takesEvents: false
  }
} as const satisfies Readonly<Record<string, InboxStateFacts>>

/** A state of the inbox; see {@link inboxStates}. */
export type InboxState = keyof typeof inboxStates

/** Names of all inbox states, in their order. */
export const inboxStateNames = Object.keys(inboxStates) as ReadonlyArray<InboxState>

/** Codes of the events that move a received document: 030 to 034. */
export type InboxEventCode = "030" | "031" | "032" | "033" | "034"

/** Causes for which a received document moves to another state: a registered event, or a fact about the document. */
export type InboxCause = InboxEventCode | "judged" | "replaced" | "validated" | "term"

/** An allowed move of a received document from one state to another. */
interface InboxMove {
  /** The state before the move; absent for a move into the first state. */
  readonly from?: InboxState
  readonly to: InboxState
  readonly by: InboxCause
  readonly when: Localized
}

const judged = (to: InboxState, when: Localized): ReadonlyArray<InboxMove> => [
  { to, by: "judged", when },
  { from: "unreadable", to, by: "judged", when: { en: `tried again: ${when.en}`, es: `reintentado: ${when.es}` } }
]

/** Moves of a document whose first copy was altered, once a copy with valid signatures arrives. */
const replaced = (["received", "notRequired", "withoutAnswer", "notOurs"] as const).flatMap(
  (from, _, states): ReadonlyArray<InboxMove> =>
    states
      .filter((to) => to !== from)
      .map((to) => ({
        from,
        to,
        by: "replaced",
        when: {
          en: "a copy whose signatures hold replaces an altered one",
          es: "una copia con firmas válidas reemplaza una alterada"
        }
      }))
)

const event = (from: InboxState, to: InboxState, by: InboxEventCode): InboxMove => ({
  from,
  to,
  by,
  when: { en: `${by} registered`, es: `${by} registrado` }
})

/** All allowed moves of a received document; any other cause leaves the state as it is. */
export const inboxMoves: ReadonlyArray<InboxMove> = [
  ...judged("received", {
    en: "invoice on credit with the authority's validation",
    es: "factura a crédito con la validación de la DIAN"
  }),
  ...judged("notRequired", {
    en: "cash, note or equivalent with the authority's validation",
    es: "contado, nota o equivalente con la validación de la DIAN"
  }),
  ...judged("withoutAnswer", { en: "no validation by the authority", es: "sin validación de la DIAN" }),
  ...judged("notOurs", { en: "another buyer", es: "otro adquiriente" }),
  { to: "unreadable", by: "judged", when: { en: "cannot be read", es: "no se puede leer" } },
  ...judged("noDocument", { en: "a mail without a document", es: "un correo sin documento" }),
  ...replaced,
  {
    from: "withoutAnswer",
    to: "received",
    by: "validated",
    when: { en: "validation found, on credit", es: "se encontró la validación, a crédito" }
  },
  {
    from: "withoutAnswer",
    to: "notRequired",
    by: "validated",
    when: { en: "validation found, no events required", es: "se encontró la validación, no requiere eventos" }
  },
  event("received", "acknowledged", "030"),
  event("notRequired", "acknowledged", "030"),
  event("acknowledged", "goodsReceived", "032"),
  event("goodsReceived", "accepted", "033"),
  event("goodsReceived", "claimed", "031"),
  event("goodsReceived", "tacitlyAccepted", "034"),
  {
    from: "goodsReceived",
    to: "termOver",
    by: "term",
    when: { en: "three business days passed", es: "pasaron tres días hábiles" }
  },
  event("termOver", "accepted", "033"),
  event("termOver", "claimed", "031"),
  event("termOver", "tacitlyAccepted", "034")
]

/**
 * The state after a cause; `undefined` if the cause does not move it. Where two moves fit, `to` names the wanted one.
 */
export const inboxStateAfter = (from: InboxState, by: InboxCause, to?: InboxState): InboxState | undefined =>
  inboxMoves.find((move) => move.from === from && move.by === by && (to === undefined || move.to === to))?.to
