import { NamedCodeList } from "./CodeList.ts"

/**
 * Makes a code table of RIPS (records of health services) with the rows that SISPRO had on 16 July 2026 (Documento
 * Técnico 1 v002 of the health ministry). Code 06 of the other services is disabled and left out.
 */
const table = (id: string, name: string, lines: string): NamedCodeList => new NamedCodeList(`rips-${id}`, name, lines)

/**
 * Types of a RIPS that reports something other than an invoice: a note, an adjustment, or services without invoice
 * (`tipoNota`).
 */
export const ripsNotes = table(
  "notes",
  "TipoNota",
  `NA	Nota de ajuste RIPS
NC	Nota crédito
ND	Nota débito
RS	RIPS sin factura`
)

/** Types of identification of a person (`tipoDocumentoIdentificacion`). */
export const ripsIdentifications = table(
  "identifications",
  "TipoIDPISIS",
  `AS	Adulto sin identificación
CC	Cédula de ciudadanía
CD	Carné diplomático
CE	Cédula de extranjería
CN	Certificado de nacido vivo
DE	Documento extranjero
MS	Menor sin identificación
NI	NIT
NV	Certificado de nacido vivo
PA	Pasaporte
PE	Permiso especial de permanencia
PT	Permiso por protección temporal
RC	Registro civil
SC	Salvoconducto
SI	Sin identificación
TI	Tarjeta de identidad`
)

/** Types of user. They differ from those of invoices before 2024, in which 08 is a private patient. */
export const ripsUserTypes = table(
  "user-types",
  "RIPSTipoUsuarioVersion2",
  `01	Contributivo cotizante
02	Contributivo beneficiario
03	Contributivo adicional
04	Subsidiado
05	No afiliado
06	Especial o Excepción cotizante
07	Especial o Excepción beneficiario
08	Personas privadas de la libertad a cargo del Fondo Nacional de Salud
09	Tomador/Amparado ARL
10	Tomador/Amparado SOAT
11	Tomador/Amparado planes voluntarios de salud
12	Particular
13	Especial o Excepción no cotizante Ley 352 de 1997`
)

/**
 * Sex of a user (`codSexo`). The codes are the letters in the table's third additional column, not the table's own
 * codes.
 */
export const ripsSexes = table(
  "sexes",
  "Sexo",
  `F	Femenino
I	Indeterminado
M	Masculino`
)

/** Sex of a newborn (`codSexoBiologico`). */
export const ripsNewbornSexes = table(
  "newborn-sexes",
  "codSexoBiologico",
  `01	Hombre
02	Mujer
03	Indeterminado`
)

/** Zone of residence, rural or urban. Callers often confuse the two codes. */
export const ripsZones = table(
  "zones",
  "ZonaVersion2",
  `01	Rural
02	Urbano`
)

/**
 * Whether there is a sick leave. Samples have SI and NO, the text of Documento Técnico 1 has 02; both forms are
 * accepted.
 */
export const ripsYesNo = table(
  "yes-no",
  "LstSiNo",
  `SI	Sí
NO	No
01	Sí
02	No`
)

/** Ways in which a service is given. There is no 05. */
export const ripsCareModalities = table(
  "care-modalities",
  "ModalidadAtencion",
  `01	Intramural
02	Extramural unidad móvil
03	Extramural domiciliaria
04	Extramural jornada de salud
06	Telemedicina interactiva
07	Telemedicina no interactiva
08	Telemedicina telexperticia
09	Telemedicina telemonitoreo`
)

/** Groups of services. */
export const ripsServiceGroups = table(
  "service-groups",
  "GrupoServicios",
  `01	Consulta externa
02	Apoyo diagnóstico y complementación terapéutica
03	Internación
04	Quirúrgico
05	Atención inmediata`
)

/** Purposes of a consultation or a procedure. */
export const ripsPurposes = table(
  "purposes",
  "RIPSFinalidadConsultaVersion2",
  `11	Valoración integral para la promoción y mantenimiento
12	Detección temprana de enfermedad general
13	Detección temprana de enfermedad laboral
14	Protección específica
15	Diagnóstico
16	Tratamiento
17	Rehabilitación
18	Paliación
19	Planificación familiar y anticoncepción
20	Promoción y apoyo a la lactancia materna
21	Atención básica de orientación familiar
22	Atención para el cuidado preconcepcional
23	Atención para el cuidado prenatal
24	Interrupción voluntaria del embarazo
25	Atención del parto y puerperio
26	Atención para el cuidado del recién nacido
27	Atención para el seguimiento del recién nacido
28	Preparación para la maternidad y la paternidad
29	Promoción de actividad física
30	Promoción de la cesación del tabaquismo
31	Prevención del consumo de sustancias psicoactivas
32	Promoción de la alimentación saludable
33	Promoción para el ejercicio de los derechos sexuales y derechos reproductivos
34	Promoción para el desarrollo de habilidades para la vida
35	Promoción para la construcción de estrategias de afrontamiento frente a sucesos vitales
36	Promoción de la sana convivencia y el tejido social
37	Promoción de un ambiente seguro y de cuidado y protección del ambiente
38	Promoción del empoderamiento para el ejercicio del derecho a la salud
39	Promoción para la adopción de prácticas de crianza y cuidado para la salud
40	Promoción de la capacidad de agencia y cuidado de la salud
41	Desarrollo de habilidades cognitivas
42	Intervención colectiva
43	Modificación de la estética corporal (fines estéticos)
44	Otra`
)

/** Causes of a service. */
export const ripsCauses = table(
  "causes",
  "RIPSCausaExternaVersion2",
  `21	Accidente de trabajo
22	Accidente en el hogar
23	Accidente de tránsito de origen común
24	Accidente de tránsito de origen laboral
25	Accidente en el entorno educativo
26	Otro tipo de accidente
27	Evento catastrófico de origen natural
28	Lesión por agresión
29	Lesión autoinfligida
30	Sospecha de violencia física
31	Sospecha de violencia psicológica
32	Sospecha de violencia sexual
33	Sospecha de negligencia y abandono
34	IVE por peligro para la salud o la vida de la mujer
35	IVE por malformación congénita incompatible con la vida
36	IVE por violencia sexual, incesto o inseminación no consentida
37	Evento adverso en salud
38	Enfermedad general
39	Enfermedad laboral
40	Promoción y mantenimiento de la salud: intervenciones individuales
41	Intervención colectiva
42	Atención de población materno perinatal
43	Riesgo ambiental
44	Otros eventos catastróficos
45	Accidente de mina antipersonal (MAP)
46	Accidente de artefacto explosivo improvisado (AEI)
47	Accidente de munición sin explotar (MUSE)
48	Otra víctima del conflicto armado colombiano
49	IVE por decisión de la persona gestante hasta la semana 24`
)

/** Degrees of certainty of the main diagnosis. */
export const ripsDiagnosisTypes = table(
  "diagnosis-types",
  "RIPSTipoDiagnosticoPrincipalVersion2",
  `01	Impresión diagnóstica
02	Confirmado nuevo
03	Confirmado repetido`
)

/** Routes of admission of a user. */
export const ripsAdmissions = table(
  "admissions",
  "ViaIngresoUsuario",
  `01	Demanda espontánea
02	Derivado de consulta externa
03	Derivado de urgencias
04	Derivado de hospitalización
05	Derivado de sala de cirugía
06	Derivado de sala de partos
07	Recién nacido en la institución
08	Recién nacido en otra institución
09	Derivado o referido de hospitalización domiciliaria
10	Derivado de atención domiciliaria
11	Derivado de telemedicina
12	Derivado de jornada de salud
13	Referido de otra institución
14	Contrarreferido de otra institución`
)

/** Destinations of a user at discharge; 02 is a death. */
export const ripsDischarges = table(
  "discharges",
  "CondicionyDestinoUsuarioEgreso",
  `01	Paciente con destino a su domicilio
02	Paciente muerto
03	Paciente derivado a otro servicio
04	Referido a otra institución
05	Contrarreferido a otra institución
06	Derivado o referido a hospitalización domiciliaria
07	Derivado a servicio social
08	Paciente continúa en el servicio (corte de facturación)`
)

/** Kinds of medicine. */
export const ripsMedicineTypes = table(
  "medicine-types",
  "TipoMedicamentoPOSVersion2",
  `01	Medicamento con registro sanitario
02	Vital no disponible
03	Preparación magistral
04	Uso no incluido en registro sanitario (UNIRS)
05	Autorización sanitaria de uso de emergencia (ASUE)`
)

/** Kinds of other service. */
export const ripsOtherServices = table(
  "other-services",
  "TipoOtrosServicios",
  `01	Dispositivos médicos e insumos
02	Traslados
03	Estancias
04	Servicios complementarios
05	Honorarios`
)

/** Every table of RIPS with its title. */
export const ripsTables: ReadonlyArray<{
  readonly list: NamedCodeList
  readonly title: Readonly<Record<"en" | "es", string>>
}> = [
  { list: ripsNotes, title: { en: "Notes of RIPS", es: "Tipos de nota de RIPS" } },
  {
    list: ripsIdentifications,
    title: { en: "Types of identification in RIPS", es: "Tipos de identificación en RIPS" }
  },
  { list: ripsUserTypes, title: { en: "Types of user in RIPS", es: "Tipos de usuario en RIPS" } },
  { list: ripsSexes, title: { en: "Sex of a user in RIPS", es: "Sexo de un usuario en RIPS" } },
  { list: ripsNewbornSexes, title: { en: "Sex of a newborn in RIPS", es: "Sexo de un recién nacido en RIPS" } },
  { list: ripsZones, title: { en: "Zones of residence in RIPS", es: "Zonas de residencia en RIPS" } },
  { list: ripsYesNo, title: { en: "Sick leave in RIPS", es: "Incapacidad en RIPS" } },
  {
    list: ripsCareModalities,
    title: { en: "How a service was given, in RIPS", es: "Modalidades de atención en RIPS" }
  },
  { list: ripsServiceGroups, title: { en: "Groups of services in RIPS", es: "Grupos de servicios en RIPS" } },
  {
    list: ripsPurposes,
    title: { en: "What a service was for, in RIPS", es: "Finalidades de la tecnología en salud en RIPS" }
  },
  {
    list: ripsCauses,
    title: { en: "Why a service was needed, in RIPS", es: "Causas o motivos de la atención en RIPS" }
  },
  {
    list: ripsDiagnosisTypes,
    title: { en: "Types of main diagnosis in RIPS", es: "Tipos de diagnóstico principal en RIPS" }
  },
  { list: ripsAdmissions, title: { en: "Where a user came from, in RIPS", es: "Vías de ingreso en RIPS" } },
  { list: ripsDischarges, title: { en: "Where a user went to, in RIPS", es: "Condición y destino al egreso en RIPS" } },
  { list: ripsMedicineTypes, title: { en: "Types of medicine in RIPS", es: "Tipos de medicamento en RIPS" } },
  { list: ripsOtherServices, title: { en: "Types of other services in RIPS", es: "Tipos de otros servicios en RIPS" } }
]
