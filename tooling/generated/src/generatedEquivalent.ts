import { equivalentExample, equivalentNoteExample } from "@radicar/domain/inner/example/equivalentExample"
import { generatedInvoice, type InvoiceSeed, now } from "./generatedInvoice.ts"

/** The groups of each type of equivalent, with `text` as every text. */
const groupsOf = (text: string) => {
  const SoftwareManufacturer = { Name: text, Company: text, SoftwareName: text }
  const ticket = {
    SoftwareManufacturer,
    BuyerBenefits: { Code: text, Name: text, Points: "12.5" },
    PointOfSale: { CashRegisterPlate: text, Location: text, Cashier: text, RegisterType: text, SaleCode: text }
  }
  return {
    "07": ticket,
    "08": { ...ticket, AdditionalDocumentReferences: [{ Number: text, Date: "2026-01-14" }] },
    "20": ticket,
    "25": {
      SoftwareManufacturer,
      CinemaShow: {
        Theatre: text,
        Address: text,
        Room: text,
        Seats: text,
        Title: text,
        Location: text,
        Date: "2026-01-16",
        Time: "18:30"
      }
    },
    "27": { SoftwareManufacturer },
    "32": {
      SoftwareManufacturer,
      GamingEstablishment: {
        Address: text,
        MoneyDeposit: "2500000.5",
        Games: [
          { Type: text, Instruments: 12 },
          { Type: text, Instruments: 0 }
        ],
        MachineCredits: [
          { MachineSerial: text, CreditValue: 1000 },
          { MachineSerial: text, CreditValue: "0.5" }
        ]
      }
    },
    "35": {
      SoftwareManufacturer,
      PassengerTicket: { TransportMode: text, VehicleId: text, Vehicle: text, Origin: text, Destination: text }
    },
    "40": { SoftwareManufacturer },
    "45": { SoftwareManufacturer },
    "50": {
      SoftwareManufacturer,
      Flight: { ReservationNumber: text, PassengerId: "80101010", PassengerName: text, PassengerEmail: text }
    },
    "55": {
      SoftwareManufacturer,
      ExchangeSettlement: {
        Consecutive: text,
        SettlementDate: "2026-01-20",
        NominalQuantity: "1000000000",
        RegistrationPrice: "103.769",
        Yields: "37690000",
        Value: "1037690000",
        CommissionPercentage: "0.002"
      }
    }
  } as const
}

/** Type codes of the equivalents that can be made from a sale. */
export type EquivalentCode = keyof ReturnType<typeof groupsOf>

/** See {@link EquivalentCode}. */
export const equivalentCodes = Object.keys(groupsOf("x")) as ReadonlyArray<EquivalentCode>

/** The body of a sale without the fields that differ in an equivalent: type, operation, range and due date. */
export const equivalentSale = (seed: typeof InvoiceSeed.Type) => {
  const {
    DueDate: _due,
    NumberingRange: _range,
    TypeCode: _type,
    OperationCode: _operation,
    ...body
  } = generatedInvoice({
    ...seed,
    type: "01"
  })
  return body
}

/** Type codes of POS tickets, including those of a contingency: they have a range, and are paid in cash. */
export const ticketCodes: ReadonlySet<string> = new Set<EquivalentCode>(["07", "08", "20"])

/** An equivalent made from an invoice's seed. A POS ticket is paid in cash. */
export const generatedEquivalent = (seed: typeof InvoiceSeed.Type, typeCode: EquivalentCode) => {
  const { NumberingRange } = equivalentExample({ number: 1, date: now })
  return {
    ...equivalentSale(ticketCodes.has(typeCode) ? { ...seed, credit: false } : seed),
    ...groupsOf(`x${seed.text.join("")}x`)[typeCode],
    TypeCode: typeCode,
    Number: 1,
    NumberingRange: ticketCodes.has(typeCode) ? NumberingRange : { Prefix: "DEE" }
  }
}

/** A note of an equivalent, made from an invoice's seed. */
export const generatedEquivalentNote = (
  seed: typeof InvoiceSeed.Type,
  reference: { readonly uuid: string; readonly number: string; readonly date: string },
  typeCode: "93" | "94" = "94"
) => {
  const { CorrectionCode, DocumentReference, NumberingRange, OperationCode } = equivalentNoteExample({
    number: 1,
    date: now,
    reference
  })
  // a note has no withholdings, and a crediting one no prepayments
  const lines = seed.lines.map((line) => (line.kind === "withheld" ? { ...line, kind: "plain" as const } : line))
  return {
    ...equivalentSale({ ...seed, lines, prepaid: seed.prepaid && typeCode === "93" }),
    CorrectionCode,
    DocumentReference,
    NumberingRange,
    OperationCode,
    TypeCode: typeCode,
    Number: 1
  }
}
