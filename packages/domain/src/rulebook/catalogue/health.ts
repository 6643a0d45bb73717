import { entriesOf, type CatalogueEntry, type Listed, written } from "../CatalogueEntry.ts"
import { ripsRules } from "../../rips/checkRips.ts"
import { explain } from "../../rules/Rule.ts"

const ofAll = (...numbers: ReadonlyArray<string>): ReadonlyArray<string> =>
  numbers.flatMap((number) => [`FED${number}`, `CND${number}`, `DND${number}`])

/**
 * Rules of the health ministry's validator (MUV), which checks the container of an invoice after the authority has
 * accepted it (Documento Técnico 2 v001 §11). Only the validator answers these codes; rules that can be checked here
 * are notified before.
 */
export const healthEntries: ReadonlyArray<Listed> = [
  explain(
    { codes: ["VFE003"], path: "$.OperationCode", decidedBy: "authority" },
    "The invoice is not one of the health sector.",
    "La factura no es del sector salud.",
    "File services of health with an operation SS-…; notes of them with 20 or 30.",
    "Transmita los servicios de salud con una operación SS-…; sus notas con 20 o 30."
  ),
  explain(
    { codes: ofAll("060"), path: "$.Health", decidedBy: "form" },
    "The document has no extension of the health sector.",
    "El documento no tiene la extensión del sector salud.",
    "Give Health in a note of a health invoice too; an invoice without it is refused here (RAD34).",
    "Informe Health también en la nota de una factura de salud; una factura sin él se rechaza aquí (RAD34)."
  ),
  explain(
    {
      codes: [...ofAll("100", "101"), "VFE020", "VFE021", "VCN019", "VCN020", "VDN017", "VDN018"],
      path: "$.Period",
      decidedBy: "construction"
    },
    "The period of the services is absent.",
    "Falta el período de los servicios.",
    "Give Period.StartDate and Period.EndDate; a document without them is refused here (RAD35).",
    "Informe Period.StartDate y Period.EndDate; un documento sin ellos se rechaza aquí (RAD35)."
  ),
  explain(
    {
      codes: [
        ...ofAll("105", "108", "109", "110", "111", "112", "113", "114", "116", "117", "122"),
        ...ofAll("124", "125", "126", "127", "128", "130", "132"),
        "VFE011",
        "VFE012",
        "VCN010",
        "VCN011",
        "VDN008",
        "VDN009"
      ],
      decidedBy: "construction"
    },
    "An element that the ministry expects is absent or empty.",
    "Falta un elemento que el Ministerio espera, o está vacío.",
    ...written
  ),
  explain(
    { codes: ofAll("123"), severity: "notification", path: "$.Health.ProviderCode", decidedBy: "form" },
    "The code of the provider is empty.",
    "El código del prestador está vacío.",
    "Give Health.ProviderCode, the code in REPS.",
    "Informe Health.ProviderCode, el código en REPS."
  ),
  explain(
    { codes: ofAll("129"), severity: "notification", path: "$.Health.ContractNumber", decidedBy: "authority" },
    "The number of the contract is empty.",
    "El número del contrato está vacío.",
    "Nothing where Health.NoContractReasonCode says why; otherwise give Health.ContractNumber.",
    "Ninguna si Health.NoContractReasonCode informa la causa; de lo contrario, informe Health.ContractNumber."
  ),
  explain(
    { codes: ["PFP001"], path: "$.Number", decidedBy: "authority" },
    "The number of the invoice is not the one in its RIPS.",
    "El número de la factura no es el que reporta el RIPS.",
    "Correct the RIPS: numFactura is prefix and number, as in the invoice.",
    "Corrija el RIPS: numFactura es el prefijo y el número, como en la factura."
  ),
  explain(
    {
      codes: ["GI012", "GI013", "GI015", "GI016", "PNC012", "PDN012"],
      path: "$.DocumentReference",
      decidedBy: "authority"
    },
    "The ministry does not have the invoice that the note corrects.",
    "El Ministerio no tiene la factura que la nota corrige.",
    "Have the invoice validated by the ministry first; correct DocumentReference.",
    "Valide primero la factura ante el Ministerio; corrija DocumentReference."
  ),
  explain(
    { codes: ["GI008"], decidedBy: "authority" },
    "The XML is larger than 16 MB.",
    "El XML pesa más de 16 MB.",
    "Split the invoice.",
    "Divida la factura."
  )
]

/** Rules over a RIPS: those checked here, and those that need the ministry's registers. */
export const ripsEntries: ReadonlyArray<CatalogueEntry> = [
  ...entriesOf(ripsRules, "rips"),
  explain(
    { codes: ["RVG11"], decidedBy: "authority" },
    "The professional is not in the ministry's register (RETHUS), or not in MIPRES.",
    "El profesional no está en el registro del Ministerio (RETHUS) ni en MIPRES.",
    "Correct tipoDocumentoIdentificacion and numDocumentoIdentificacion of the professional.",
    "Corrija tipoDocumentoIdentificacion y numDocumentoIdentificacion del profesional."
  ),
  explain(
    { codes: ["RVG18"], decidedBy: "authority" },
    "The document has a CUV already.",
    "El documento ya tiene CUV.",
    "Query the ministry's service for the CUV (RecuperarCUV).",
    "Consulte el CUV en el servicio del Ministerio (RecuperarCUV)."
  ),
  explain(
    { codes: ["RVG19"], decidedBy: "authority" },
    "The payer is a provider of health services.",
    "El pagador es un prestador de servicios de salud.",
    "Correct the buyer of the invoice.",
    "Corrija el adquiriente de la factura."
  ),
  explain(
    { codes: ["RVC002", "RVC011", "RVC012"], decidedBy: "authority" },
    "The biller or the provider is not in the ministry's registers, or the provider is not the biller's.",
    "El obligado o el prestador no está en los registros del Ministerio, o el prestador no es del obligado.",
    "Correct numDocumentoIdObligado or codPrestador.",
    "Corrija numDocumentoIdObligado o codPrestador."
  ),
  explain(
    { codes: ["RVC063", "RVC064"], decidedBy: "authority" },
    "The medicine is not in the catalogue.",
    "El medicamento no está en el catálogo.",
    "Correct codTecnologiaSalud: the IUM, else the CUM.",
    "Corrija codTecnologiaSalud: el IUM o, si no hay, el CUM."
  )
]
