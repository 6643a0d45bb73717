import type { Localized } from "./Language.ts"

/** Rules that need the record of the service: the numbers that it gave, the documents that it filed. */
export const recordRules = {
  RAD09: {
    en: "A document without a number needs an Idempotency-Key, so that it gets the same number however often it is sent.",
    es: "Un documento sin número necesita una Idempotency-Key, para recibir un solo número aunque se envíe varias veces."
  },
  RAD12: {
    en: "Every number of the range is used; nothing was filed.",
    es: "Todos los números del rango están usados; no se radicó nada."
  },
  RAD13: {
    en: "Two documents of the request have one number.",
    es: "Dos documentos de la solicitud tienen un mismo número."
  },
  RAD66: {
    en: "The note refers to a document that was filed here with another number, key or date.",
    es: "La nota se refiere a un documento que se radicó aquí con otro número, código único o fecha."
  },
  RAD67: {
    en: "The note refers to a payroll that a document filed here has replaced.",
    es: "La nota se refiere a una nómina que un documento radicado aquí ya reemplazó."
  },
  RAD77: {
    en: "The note exceeds the balance that the notes filed here left of its invoice.",
    es: "La nota supera el saldo que las notas radicadas aquí dejaron de su factura."
  },
  RAD78: {
    en: "The note annuls an invoice that another note filed here already annulled.",
    es: "La nota anula una factura que otra nota radicada aquí ya anuló."
  },
  RAD79: {
    en: "The note names another buyer than its invoice, which was filed here.",
    es: "La nota informa un adquiriente distinto del de su factura, radicada aquí."
  },
  RAD80: {
    en: "The note is in another currency than its invoice, which was filed here.",
    es: "La nota está en una moneda distinta de la de su factura, radicada aquí."
  },
  RAD82: {
    en: "The endorsement exceeds the total of its invoice, which was filed here.",
    es: "El endoso supera el total de su factura, radicada aquí."
  },
  RAD83: {
    en: "The authority accepted the document before this service sent it, and its bytes could not be fetched; they may have another signature than those kept here.",
    es: "La DIAN aceptó el documento antes de que este servicio lo enviara, y no se pudieron obtener sus bytes; pueden tener una firma distinta de la de los guardados aquí."
  }
} as const satisfies Readonly<Record<string, Localized>>
