import { text } from "../../wire/text.ts"
import { wireStruct } from "../../wire/wireStruct.ts"

/** The cash register that a POS ticket comes from (`PuntoVenta`; annex DEE 1.0 §8.2.1.2, rules DEPD25 to DEPD36). */
export const PointOfSale = wireStruct("PointOfSale", {
  cashRegisterPlate: text(100, "Plate of the cash register."),
  location: text(450, "Where the cash register stands."),
  cashier: text(450),
  registerType: text(100, "Kind of cash register."),
  saleCode: text(100, "Code of the sale at the cash register.")
})

/** See {@link PointOfSale}. */
export type PointOfSale = typeof PointOfSale.Type
