import { parseNit } from "@radicar/domain/Nit"
import { noteVersion, payrollVersion } from "../../payroll/payrollVersions.ts"
import { day, fields, moment, number, type Wire } from "../wireValues.ts"
import type { XmlReader } from "../xml/XmlReader.ts"
import { readPlace } from "./readPlace.ts"

const confirmPlace = (xml: XmlReader, employer: XmlReader): void => {
  const place = xml.at("LugarGeneracionXML")
  for (const name of ["Pais", "DepartamentoEstado", "MunicipioCiudad"]) {
    place.confirm(`@${name}`, employer.peek(`@${name}`))
  }
  place.confirm("@Idioma", "es")
}

/** From `NumeroSecuenciaXML` to `Empleador`: what every payroll document has. `body` holds these elements. */
export const readIssue = (body: XmlReader) => {
  const [sequence, general, provider, employer] = [
    body.at("NumeroSecuenciaXML"),
    body.at("InformacionGeneral"),
    body.at("ProveedorXML"),
    body.at("Empleador")
  ]
  const [nit, ownerNit] = [employer.text("@NIT"), provider.text("@NIT")]
  const typeCode = general.text("@TipoXML")
  employer.confirm("@DV", parseNit(nit ?? "")?.checkDigit)
  provider.confirm("@DV", parseNit(ownerNit ?? "")?.checkDigit)
  provider.text("@SoftwareSC")
  body.text("CodigoQR")
  general.confirm("@Version", typeCode === "102" ? payrollVersion : noteVersion)
  confirmPlace(body, employer)
  const id = sequence.text("@Numero")
  const [prefix, count] = [sequence.text("@Prefijo"), sequence.text("@Consecutivo")]
  return {
    id,
    environment: general.text("@Ambiente"),
    key: { value: general.text("@CUNE"), scheme: general.text("@EncripCUNE") },
    typeCode,
    header: {
      Number: number(count),
      Date: moment(general.text("@FechaGen"), general.text("@HoraGen")),
      Note: body.text("Notas"),
      NumberingRange: fields({ Prefix: prefix }),
      SoftwareProvider: fields({
        Id: provider.text("@SoftwareID"),
        ProviderId: ownerNit,
        ProviderName: provider.text("@RazonSocial")
      }),
      CompanyParty: fields({
        Id: nit,
        IdentificationType: nit === undefined ? undefined : "31",
        Name: employer.text("@RazonSocial"),
        PhysicalLocation: readPlace(employer, "")
      })
    }
  }
}

/** The document that a note replaces or deletes. */
export const readPredecessor = (xml: XmlReader): Wire =>
  fields({
    Uuid: xml.text("@CUNEPred"),
    Date: day(xml.text("@FechaGenPred")),
    Number: xml.text("@NumeroPred")
  })
