import type { Listed } from "../CatalogueEntry.ts"

/** Codes of our own, for what no rule of the authority speaks of; the authority never answers them. */
export const ownEntries: ReadonlyArray<Listed> = [
  {
    codes: ["RAD01"],
    cause: { en: "A required field is absent.", es: "Falta un campo obligatorio." },
    fix: { en: "Give the field that the violation's path names.", es: "Informe el campo que indica la ruta." },
    decidedBy: "form"
  },
  {
    codes: ["RAD02"],
    cause: { en: "A value does not have the form of its field.", es: "Un valor no tiene la forma de su campo." },
    fix: {
      en: "Correct the field that the violation's path names to the form that it expects.",
      es: "Corrija el campo que indica la ruta según la forma esperada."
    },
    decidedBy: "form"
  },
  {
    codes: ["RAD03"],
    cause: { en: "There is no such field or parameter.", es: "Este campo o parámetro no existe." },
    fix: {
      en: "Correct the spelling or leave it out; the header X-Radicar-Unknown-Fields: ignore lets fields of a body pass.",
      es: "Corrija el nombre u omítalo; el encabezado X-Radicar-Unknown-Fields: ignore deja pasar campos del cuerpo."
    },
    decidedBy: "form"
  },
  "RAD04",
  "RAD05",
  "RAD06",
  "RAD07",
  "RAD08",
  {
    codes: ["RAD09"],
    cause: {
      en: "A document states neither a number nor, in the header Idempotency-Key, what tells it from the next one.",
      es: "Un documento no informa número ni, en el encabezado Idempotency-Key, lo que lo distingue del siguiente."
    },
    fix: {
      en: "Give Number; or send an Idempotency-Key, the same whenever this document is sent again, and the service numbers it.",
      es: "Informe Number; o envíe una Idempotency-Key, la misma cada vez que repita este documento, y el servicio lo numera."
    },
    path: "$.Number",
    decidedBy: "form"
  },
  {
    codes: ["RAD12"],
    cause: { en: "Every number of the range is used.", es: "Todos los números del rango están usados." },
    fix: {
      en: "Ask the authority for another range and give it in NumberingRange.",
      es: "Solicite otro rango a la DIAN e infórmelo en NumberingRange."
    },
    path: "$.NumberingRange.ToNumber",
    decidedBy: "form"
  },
  {
    codes: ["RAD13"],
    cause: {
      en: "Two documents for a test set have one number.",
      es: "Dos documentos para un set de pruebas tienen un mismo número."
    },
    fix: { en: "Give every document a number of its own.", es: "Dé a cada documento un número propio." },
    path: "$.Number",
    decidedBy: "form"
  },
  "RAD10",
  "RAD11",
  "RAD20",
  "RAD21",
  "RAD22",
  "RAD23",
  "RAD24",
  "RAD25",
  "RAD26",
  "RAD27",
  "RAD28",
  "RAD30",
  "RAD31",
  "RAD32",
  "RAD40",
  "RAD41",
  "RAD42",
  "RAD43",
  "RAD44"
]
