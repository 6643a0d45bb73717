/**
 * The sworn statement of a tacit acceptance (034), by which the seller says that the buyer neither accepted nor claimed
 * (official sample 034; its wording is not known to be checked).
 */
export const swornSilence = (buyer: {
  readonly name: string
  /** Type of the identification by its name: `NIT`. */
  readonly typeName: string
  readonly number: string
}): string =>
  "Manifiesto bajo la gravedad de juramento que transcurridos 3 días hábiles siguientes a la fecha de recepción de la " +
  "mercancía o del servicio en la referida factura de este evento, el adquirente " +
  `${buyer.name} identificado con ${buyer.typeName} ${buyer.number} ` +
  "no manifestó expresamente la aceptación o rechazo de la referida factura, ni reclamó en contra de su contenido."

/** Whether one of the notes is sworn already, in whatever words. */
export const makesSwornStatement = (notes: ReadonlyArray<string>): boolean =>
  notes.some((note) => /bajo la gravedad de juramento/iu.test(note))
