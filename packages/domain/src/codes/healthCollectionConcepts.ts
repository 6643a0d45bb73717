import { NamedCodeList } from "./CodeList.ts"

/** Kinds of payments collected from the patient or paid in advance (`PrepaidPayment/ID/@schemeID`). */
export const healthCollectionConcepts = new NamedCodeList(
  "health-collection-concepts",
  "conceptoRecaudo",
  `01	Copago
02	Cuota moderadora
03	Pagos compartidos en planes voluntarios de salud
04	Anticipo
05	No aplica`
)
