import { sha384, signaturePlace, testIdentity } from "./invoiceText.ts"

/** How a test payroll document, adjustment or deletion differs from the plain one. */
export interface PayrollChanges {
  readonly branch?: "Reemplazar" | "Eliminar"
  readonly consecutive?: string
  readonly worker?: string
  /** The document an adjustment is about. */
  readonly predecessor?: { readonly number: string; readonly key: string }
  readonly pin?: string
  /** Changes the text before key and fingerprint are computed from it. */
  readonly edit?: (xml: string) => string
  /** Changes the text after that, so that key and fingerprint do not follow. */
  readonly tamper?: (xml: string) => string
}

/** An element with attributes in canonical order. */
const tag = (name: string, attributes: Readonly<Record<string, string>>, inner = ""): string => {
  const written = Object.entries(attributes)
    .toSorted(([left], [right]) => (left < right ? -1 : 1))
    .map(([key, value]) => ` ${key}="${value}"`)
  return `<${name}${written.join("")}>${inner}</${name}>`
}

const attribute = (xml: string, element: string, name: string): string =>
  new RegExp(`<${element}[^>]* ${name}="([^"]*)"`, "u").exec(xml)?.[1] ?? ""

const amount = (xml: string, name: string): string => new RegExp(`<${name}>([^<]*)<`, "u").exec(xml)?.[1] ?? "0.00"

/** The CUNE a payroll text states. */
export const cuneOf = (xml: string): string => attribute(xml, "InformacionGeneral", "CUNE")

/** A small payroll document in canonical form, written by hand; CUNE, fingerprint and QR are computed from the text. */
export const payrollText = (changes: PayrollChanges = {}): string => {
  const edited = (changes.edit ?? ((xml) => xml))(plain(changes))
  const pin = changes.pin ?? testIdentity.pin
  const number = attribute(edited, "NumeroSecuenciaXML", "Numero")
  const key = sha384(
    [
      number,
      attribute(edited, "InformacionGeneral", "FechaGen"),
      attribute(edited, "InformacionGeneral", "HoraGen"),
      amount(edited, "DevengadosTotal"),
      amount(edited, "DeduccionesTotal"),
      amount(edited, "ComprobanteTotal"),
      attribute(edited, "Empleador", "NIT"),
      attribute(edited, "Trabajador", "NumeroDocumento") || "0",
      attribute(edited, "InformacionGeneral", "TipoXML"),
      pin,
      attribute(edited, "InformacionGeneral", "Ambiente")
    ].join("")
  )
  const keyed = edited
    .replace("{fingerprint}", sha384(`${attribute(edited, "ProveedorXML", "SoftwareID")}${pin}${number}`))
    .replaceAll("{key}", key)
  return (changes.tamper ?? ((xml) => xml))(keyed)
}

const base = "dian:gov:co:facturaelectronica:"
const place = { DepartamentoEstado: "11", MunicipioCiudad: "11001", Pais: "CO" }

const root = (name: string, inner: string): string =>
  `<${name} xmlns="${base}${name}" xmlns:ds="http://www.w3.org/2000/09/xmldsig#" xmlns:ext="urn:oasis:names:specification:ubl:schema:xsd:CommonExtensionComponents-2"` +
  ` xmlns:xades="http://uri.etsi.org/01903/v1.3.2#" xmlns:xades141="http://uri.etsi.org/01903/v1.4.1#" xmlns:xs="http://www.w3.org/2001/XMLSchema-instance" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"` +
  ` SchemaLocation="" xsi:schemaLocation="${base}${name} ${name}ElectronicaXSD.xsd"><ext:UBLExtensions><ext:UBLExtension>${signaturePlace}</ext:UBLExtension></ext:UBLExtensions>${inner}</${name}>`

const plain = (changes: PayrollChanges): string => {
  const { branch } = changes
  const deletes = branch === "Eliminar"
  const consecutive = changes.consecutive ?? "1"
  const prefix = branch === undefined ? "NE" : "NA"
  const type = branch === undefined ? "102" : "103"
  const head =
    tag("NumeroSecuenciaXML", { Prefijo: prefix, Consecutivo: consecutive, Numero: `${prefix}${consecutive}` }) +
    tag("LugarGeneracionXML", { ...place, Idioma: "es" }) +
    tag("ProveedorXML", {
      RazonSocial: "Compañía de Prueba S.A.S.",
      NIT: testIdentity.nit,
      DV: testIdentity.checkDigit,
      SoftwareID: testIdentity.softwareId,
      SoftwareSC: "{fingerprint}"
    }) +
    "<CodigoQR>https://catalogo-vpfe-hab.dian.gov.co/document/searchqr?documentkey={key}</CodigoQR>" +
    tag("InformacionGeneral", {
      Version:
        branch === undefined
          ? "V1.0: Documento Soporte de Pago de Nómina Electrónica"
          : "V1.0: Nota de Ajuste de Documento Soporte de Pago de Nómina Electrónica",
      Ambiente: "2",
      TipoXML: type,
      CUNE: "{key}",
      EncripCUNE: "CUNE-SHA384",
      FechaGen: "2026-01-15",
      HoraGen: "06:59:58-05:00",
      ...(deletes ? {} : { PeriodoNomina: "4", TipoMoneda: "COP" })
    }) +
    "<Notas>Niño &amp; Cía</Notas>" +
    tag("Empleador", {
      ...place,
      RazonSocial: "Compañía de Prueba S.A.S.",
      NIT: testIdentity.nit,
      DV: testIdentity.checkDigit,
      Direccion: "Calle 1 # 2-3"
    })
  const period = tag("Periodo", {
    FechaIngreso: "2025-01-01",
    FechaLiquidacionInicio: "2026-01-01",
    FechaLiquidacionFin: "2026-01-15",
    TiempoLaborado: "375",
    FechaGen: "2026-01-15"
  })
  const worker =
    tag("Trabajador", {
      TipoTrabajador: "01",
      SubTipoTrabajador: "00",
      AltoRiesgoPension: "false",
      TipoDocumento: "13",
      NumeroDocumento: changes.worker ?? "52123456",
      PrimerApellido: "Prueba",
      SegundoApellido: "Ejemplo",
      PrimerNombre: "Ana",
      LugarTrabajoPais: "CO",
      LugarTrabajoDepartamentoEstado: "11",
      LugarTrabajoMunicipioCiudad: "11001",
      LugarTrabajoDireccion: "Calle 1 # 2-3",
      SalarioIntegral: "false",
      TipoContrato: "2",
      Sueldo: "2000000.00"
    }) +
    tag("Pago", { Forma: "1", Metodo: "47" }) +
    "<FechasPagos><FechaPago>2026-01-15</FechaPago></FechasPagos>" +
    `<Devengados>${tag("Basico", { DiasTrabajados: "15", SueldoTrabajado: "1000000.00" })}${tag("Transporte", { AuxilioTransporte: "100000.00" })}` +
    `<HEDs>${tag("HED", { Cantidad: "2.00", Porcentaje: "25.00", Pago: "20000.00" })}</HEDs><Comisiones><Comision>30000.00</Comision></Comisiones></Devengados>` +
    `<Deducciones>${tag("Salud", { Porcentaje: "4.00", Deduccion: "40000.00" })}${tag("FondoPension", { Porcentaje: "4.00", Deduccion: "40000.00" })}<Deuda>10000.00</Deuda></Deducciones>` +
    "<DevengadosTotal>1150000.00</DevengadosTotal><DeduccionesTotal>90000.00</DeduccionesTotal><ComprobanteTotal>1060000.00</ComprobanteTotal>"
  if (branch === undefined) return root("NominaIndividual", period + head + worker)
  const before = changes.predecessor ?? { number: "NE1", key: "0".repeat(96) }
  const predecessor = tag(deletes ? "EliminandoPredecesor" : "ReemplazandoPredecesor", {
    NumeroPred: before.number,
    CUNEPred: before.key,
    FechaGenPred: "2026-01-15"
  })
  return root(
    "NominaIndividualDeAjuste",
    deletes
      ? `<TipoNota>2</TipoNota><Eliminar>${predecessor}${head}</Eliminar>`
      : `<TipoNota>1</TipoNota><Reemplazar>${predecessor}${period}${head}${worker}</Reemplazar>`
  )
}
