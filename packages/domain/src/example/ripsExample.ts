/** The invoice to which an example RIPS (record of health services) belongs, and the time of its services. */
export interface RipsExampleOptions {
  /** Prefix and number. */
  readonly invoice: string
  /** NIT of the issuer, without check digit. */
  readonly nit: string
  /** Day and minute of the services, `YYYY-MM-DD HH:MM`. */
  readonly at: string
}

const diagnosis = (name: string, code: string | null) => ({
  [`cod${name}`]: code,
  [`cod${name}CIE11`]: null,
  [`nomCod${name}CIE11`]: null
})

/**
 * The RIPS of the example of an invoice with operation `SS-CUFE`, as an object for JSON: a consultation whose
 * moderating fee the patient has paid, and a laboratory test. It passes every check.
 */
export const ripsExample = ({ at, invoice, nit }: RipsExampleOptions) => {
  const setting = { codPrestador: "110010999901", fechaInicioAtencion: at, numAutorizacion: null }
  const professional = { tipoDocumentoIdentificacion: "CC", numDocumentoIdentificacion: "52123456" }
  return {
    numDocumentoIdObligado: nit,
    numFactura: invoice,
    tipoNota: null,
    numNota: null,
    usuarios: [
      {
        tipoDocumentoIdentificacion: "CC",
        numDocumentoIdentificacion: "1020304050",
        tipoUsuario: "01",
        fechaNacimiento: "1990-05-17",
        codSexo: "F",
        codPaisResidencia: "170",
        codMunicipioResidencia: "11001",
        codZonaTerritorialResidencia: "02",
        incapacidad: "NO",
        consecutivo: 1,
        codPaisOrigen: "170",
        registroSIRAS: null,
        servicios: {
          consultas: [
            {
              ...setting,
              codConsulta: "890201",
              modalidadGrupoServicioTecSal: "01",
              grupoServicios: "01",
              codServicio: 328,
              finalidadTecnologiaSalud: "15",
              causaMotivoAtencion: "38",
              ...diagnosis("DiagnosticoPrincipal", "E669"),
              ...diagnosis("DiagnosticoRelacionado1", null),
              ...diagnosis("DiagnosticoRelacionado2", null),
              ...diagnosis("DiagnosticoRelacionado3", null),
              tipoDiagnosticoPrincipal: "01",
              ...professional,
              vrServicio: 240000,
              conceptoRecaudo: "02",
              valorPagoModerador: 33004,
              numFEVPagoModerador: null,
              codigoVIDA: null,
              consecutivo: 1
            }
          ],
          procedimientos: [
            {
              ...setting,
              idMIPRES: null,
              codProcedimiento: "902210",
              viaIngresoServicioSalud: "02",
              modalidadGrupoServicioTecSal: "01",
              grupoServicios: "02",
              codServicio: 706,
              finalidadTecnologiaSalud: "15",
              ...professional,
              ...diagnosis("DiagnosticoPrincipal", "E669"),
              ...diagnosis("DiagnosticoRelacionado", null),
              ...diagnosis("Complicacion", null),
              vrServicio: 93004,
              conceptoRecaudo: "05",
              valorPagoModerador: 0,
              numFEVPagoModerador: null,
              codigoVIDA: null,
              consecutivo: 1
            }
          ]
        }
      }
    ]
  }
}
