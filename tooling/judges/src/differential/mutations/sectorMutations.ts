import type { SectorOperation } from "@radicar/fixtures/generated/generatedSectors"
import { type Mutation, setting } from "../Mutation.ts"
import { saleMutations } from "./saleMutations.ts"

const first = (field: string, ...path: ReadonlyArray<string>) => ["Items", 0, field, ...path]

const adding = (name: string, change: (body: Record<string, any>) => void): Mutation => ({
  name,
  change: (body) => {
    change(body)
    return true
  }
})

const words = "Contrato de servicios AIU por concepto de:"

const replacingAiu = (note: string | undefined): Mutation =>
  adding(`the note of AIU := ${note}`, (body) => {
    for (const item of body["Items"]) {
      delete item.AiuObject
      if (note === undefined) delete item.Note
      else item.Note = note
    }
  })

const shareholder = (field: string, value: unknown): Mutation =>
  setting(["CompanyParty", "Shareholders", 1, field], value)

const ofConsortium: ReadonlyArray<Mutation> = [
  shareholder("Id", "860029964-9"),
  shareholder("Id", undefined),
  shareholder("IdentificationType", "99"),
  shareholder("Percentage", 0),
  shareholder("Percentage", 101),
  shareholder("Percentage", 10),
  shareholder("TaxLevelCode", "O-99"),
  shareholder("TaxCode", "77"),
  {
    name: "one member",
    change: (body) => {
      const members = body["CompanyParty"].Shareholders
      if (members === undefined) return false
      members.pop()
      return true
    }
  }
]

const ofGroups: ReadonlyArray<Mutation> = [
  setting(["DataGroups", 0, "Name"], undefined),
  setting(["DataGroups", 0, "Name"], "sector salud"),
  setting(["DataGroups", 0, "Collections"], []),
  setting(["DataGroups", 0, "Collections", 0, "Values", 0, "Name"], undefined)
]

const foreign: Readonly<Record<SectorOperation, ReadonlyArray<SectorOperation>>> = {
  "09": ["11", "12"],
  "11": ["09", "12"],
  "12": ["09", "11"]
}

/** Group that an invoice line has under each type of operation, to be added to lines of the other types. */
const groupsOf: Readonly<Record<SectorOperation, object>> = {
  "09": { AiuObject: "aseo" },
  "11": { Principal: { Id: "860029964", IdentificationType: "31" } },
  "12": {
    Shipment: { RadicadoNumber: "1", Number: "1", FreightValue: 1, Quantity: 1, UnitCode: "KGM" }
  }
}

const sectorSpecific: Readonly<Record<SectorOperation, ReadonlyArray<Mutation>>> = {
  "09": [
    replacingAiu(undefined),
    replacingAiu(words),
    replacingAiu(`contrato de servicios AIU por concepto de: aseo`),
    replacingAiu("Contrato de servicios AIU por concepto de aseo"),
    replacingAiu("Administración"),
    setting(first("AiuObject"), `${words} aseo`),
    setting(first("Note"), `${words} ${words} aseo`),
    setting(first("AiuObject"), "x".repeat(5000)),
    setting(first("AiuObject"), undefined)
  ],
  "11": [
    setting(first("Principal", "Id"), "860029964-9"),
    setting(first("Principal", "Id"), "12X"),
    setting(first("Principal", "Id"), undefined),
    setting(first("Principal", "IdentificationType"), "99"),
    setting(first("Principal", "IdentificationType"), "NIT"),
    setting(first("Principal", "IdentificationType"), undefined),
    setting(first("Principal"), undefined)
  ],
  "12": [
    setting(first("Shipment", "RadicadoNumber"), "12-34"),
    setting(first("Shipment", "RadicadoNumber"), undefined),
    setting(first("Shipment", "Number"), "1234567890123456"),
    setting(first("Shipment", "Number"), "R 12"),
    setting(first("Shipment", "FreightValue"), 0),
    setting(first("Shipment", "FreightValue"), -1),
    setting(first("Shipment", "Quantity"), 0),
    setting(first("Shipment", "Quantity"), "1.5"),
    setting(first("Shipment", "UnitCode"), "94"),
    setting(first("Shipment", "UnitCode"), undefined),
    setting(first("Shipment"), undefined)
  ]
}

/** Makes the mutations of a document of operation 09, 11 or 12, in addition to the mutations of a sale. */
export const sectorMutations = (operation: SectorOperation): ReadonlyArray<Mutation> => [
  ...sectorSpecific[operation],
  ...foreign[operation].map((other) =>
    adding(`what lines of ${other} state`, (body) => Object.assign(body["Items"][0], groupsOf[other]))
  ),
  adding("the group of the health sector", (body) => {
    body["Health"] = { ProviderCode: "1100109999", PaymentModalityCode: "04", CoverageCode: "16", ContractNumber: "C" }
  }),
  ...["09", "10", "11", "12"].map((code) => setting(["OperationCode"], code)),
  ...ofConsortium,
  ...ofGroups,
  ...saleMutations
]
