import type {
  CheckedPayroll,
  CheckedPayrollDeleteNote,
  CheckedPayrollReplaceNote
} from "@radicar/domain/document/payroll/CheckedPayroll"
import type { DocumentKey } from "@radicar/domain/key/DocumentKey"
import { publicPage } from "@radicar/domain/key/publicPage"
import { softwareSecurityCode } from "@radicar/domain/key/softwareSecurityCode"
import { toExact } from "@radicar/domain/number/Decimal"
import { Redacted } from "effect"
import { attributes } from "../xml/attributes.ts"
import type { XmlWriter } from "../xml/XmlWriter.ts"
import { noteVersion, payrollVersion } from "./payrollVersions.ts"

type Content = CheckedPayroll | CheckedPayrollReplaceNote
type Checked = Content | CheckedPayrollDeleteNote

/** What only a document with pay in it says of itself. */
interface ContentFacts {
  readonly CodigoTrabajador?: string | undefined
  readonly PeriodoNomina?: string
  readonly TipoMoneda?: string
  readonly TRM?: string | undefined
}

/** What a payroll and a replacing note say in `NumeroSecuenciaXML` and `InformacionGeneral`, and a deleting note does not. */
export const contentFacts = ({ document: { employeeParty, information } }: Content): ContentFacts => ({
  CodigoTrabajador: employeeParty.code,
  PeriodoNomina: information.periodCode,
  TipoMoneda: information.currencyCode,
  TRM: information.currencyBaseRate === undefined ? undefined : toExact(information.currencyBaseRate, 2)
})

const provider = (xml: XmlWriter, { document, employer, id, software, softwareOwner }: Checked): void => {
  const own = softwareOwner.number === employer.number ? document.companyParty.name : undefined
  xml.empty(
    "ProveedorXML",
    attributes({
      RazonSocial: document.softwareProvider?.providerName ?? own,
      NIT: softwareOwner.number,
      DV: softwareOwner.checkDigit,
      SoftwareID: software.id,
      SoftwareSC: softwareSecurityCode(software.id, Redacted.value(software.pin), id)
    })
  )
}

const employerElement = (xml: XmlWriter, { document, employer, employerAddress }: Checked): void =>
  xml.empty(
    "Empleador",
    attributes({
      RazonSocial: document.companyParty.name,
      NIT: employer.number,
      DV: employer.checkDigit,
      Pais: employerAddress.countryCode,
      DepartamentoEstado: employerAddress.subentityCode,
      MunicipioCiudad: employerAddress.cityCode,
      Direccion: employerAddress.line
    })
  )

/** From `NumeroSecuenciaXML` to `Empleador`: number, place, software, public page, key, notes, employer. */
export const issue = (xml: XmlWriter, checked: Checked, key: DocumentKey, facts: ContentFacts = {}): void => {
  const { document, employerAddress, environment } = checked
  const { CodigoTrabajador, ...information } = facts
  xml.empty(
    "NumeroSecuenciaXML",
    attributes({ CodigoTrabajador, Prefijo: checked.prefix, Consecutivo: String(document.number), Numero: checked.id })
  )
  xml.empty(
    "LugarGeneracionXML",
    attributes({
      Pais: employerAddress.countryCode,
      DepartamentoEstado: employerAddress.subentityCode,
      MunicipioCiudad: employerAddress.cityCode,
      Idioma: "es"
    })
  )
  provider(xml, checked)
  xml.leaf("CodigoQR", publicPage(environment, key.value))
  xml.empty(
    "InformacionGeneral",
    attributes({
      Version: document.typeCode === "102" ? payrollVersion : noteVersion,
      Ambiente: environment,
      TipoXML: document.typeCode,
      CUNE: key.value,
      EncripCUNE: key.scheme,
      FechaGen: document.date.date,
      HoraGen: document.date.timeWithOffset,
      ...information
    })
  )
  xml.optionalLeaf("Notas", document.note)
  employerElement(xml, checked)
}
