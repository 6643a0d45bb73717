import { explain } from "../../rules/Rule.ts"
import { type Listed, written } from "../CatalogueEntry.ts"

const headerEntries: ReadonlyArray<Listed> = [
  explain(
    { codes: ["AAD01", "AAD03", "AAD07", "AAD08", "AAD10"], decidedBy: "construction" },
    "The version, the profile, the key's environment or algorithm, or the time zone of the event is not the literal of the annex.",
    "La versión, el perfil, el ambiente o algoritmo del código único, o la zona horaria del evento no es el literal del anexo.",
    ...written
  ),
  explain(
    { codes: ["AAD04"], decidedBy: "construction" },
    "The event names another environment than the one it was sent to.",
    "El evento indica un ambiente distinto de aquel al que se envió.",
    "File it in the environment of the invoice: check the configured environment and the query parameter isTest.",
    "Envíelo al ambiente de la factura: verifique el ambiente configurado y el parámetro isTest."
  ),
  explain(
    { codes: ["AAD05"], path: "$.Number", decidedBy: "form" },
    "The number of the event is absent or not 1 to 50 characters.",
    "El número del evento falta o no tiene de 1 a 50 caracteres.",
    "Correct Number.",
    "Corrija Number."
  ),
  explain(
    { codes: ["AAD06"], path: "$.SoftwareProvider.Pin", decidedBy: "authority" },
    "The CUDE of the event is not what the authority calculates.",
    "El CUDE del evento no es el que calcula la DIAN.",
    "Correct SoftwareProvider.Pin: it is the secret in the CUDE.",
    "Corrija SoftwareProvider.Pin: es el secreto del CUDE."
  ),
  explain(
    { codes: ["AAF04"], path: "$.CompanyParty.Id", decidedBy: "authority" },
    "The sender of the event is absent, or is not a party of the invoice that may generate it.",
    "Quien genera el evento falta o no es la parte de la factura que puede hacerlo.",
    "Correct CompanyParty.Id: the buyer of the invoice for 030 to 033, its issuer for 034.",
    "Corrija CompanyParty.Id: el adquiriente de la factura en 030 a 033, su emisor en 034."
  ),
  explain(
    { codes: ["AAF01", "AAF01a", "AAF01b"], path: "$.CompanyParty.Id", decidedBy: "authority" },
    "The sender of the event is neither the holder of the title nor the debtor of the stated payment.",
    "Quien genera el evento no es el legítimo tenedor de la factura, ni el deudor cuyo pago informa.",
    "Correct CompanyParty.Id: the issuer for a first inscription (361, 362), later the last endorsee in property; the buyer for 051.",
    "Corrija CompanyParty.Id: el emisor en la primera inscripción (361, 362), luego el último endosatario en propiedad; el adquiriente en 051."
  ),
  explain(
    { codes: ["AAG01"], decidedBy: "construction" },
    "The event is not addressed to the tax authority.",
    "El evento no se dirige a la DIAN.",
    ...written
  ),
  explain(
    { codes: ["AAF32"], decidedBy: "construction" },
    "The principal of a mandate is not its sender.",
    "El mandante no es quien genera el mandato.",
    ...written
  )
]

const responseEntries: ReadonlyArray<Listed> = [
  explain(
    { codes: ["AAH01", "AAH02", "AAH04"], path: "$.TypeCode", decidedBy: "construction" },
    "The group, the response or the description of the event is absent.",
    "Falta el grupo, la respuesta o la descripción del evento.",
    "Correct TypeCode: the description is taken from its list.",
    "Corrija TypeCode: la descripción se toma de su lista."
  ),
  explain(
    { codes: ["AAH05", "AAH06"], path: "$.DocumentReference.Number", decidedBy: "authority" },
    "The document that the event is about, or its number, is absent or not that of its key.",
    "El documento al que se refiere el evento, o su número, falta o no es el de su código único.",
    "Correct DocumentReference.Number: the full number, prefix included.",
    "Corrija DocumentReference.Number: el número completo, con prefijo."
  ),
  explain(
    { codes: ["AAH11"], path: "$.SupplierParty.Name", decidedBy: "form" },
    "The name of the counterparty is absent.",
    "Falta el nombre de la contraparte.",
    "Correct SupplierParty.Name; other events than 030 to 033 take ReceiverParty.",
    "Corrija SupplierParty.Name; los eventos distintos de 030 a 033 usan ReceiverParty."
  ),
  explain(
    { codes: ["AAL03", "AAL05"], decidedBy: "construction" },
    "The description of the faculties of a mandate is not the literal, or its documents are not stated twice alike.",
    "La descripción de las facultades del mandato no es el literal, o sus documentos no se repiten igual.",
    ...written
  ),
  explain(
    { codes: ["AAI04", "AAI05b", "AAI06", "AAI06b", "AAI07"], path: "$.Negotiation[*].Value", decidedBy: "authority" },
    "A name or a value of the negotiation is not valid.",
    "Un nombre o un valor de la negociación no es válido.",
    "Correct Name and Value in Negotiation.",
    "Corrija Name y Value en Negotiation."
  )
]

const sequenceEntries: ReadonlyArray<Listed> = [
  explain(
    { codes: ["DC24b"], path: "$.TypeCode", decidedBy: "authority" },
    "The receipt of the goods (032) comes before the acknowledgement of the invoice (030).",
    "El recibo del bien (032) es anterior al acuse de recibo de la factura (030).",
    "File an event with TypeCode 030 first, then 032.",
    "Transmita primero un evento con TypeCode 030 y luego 032."
  ),
  explain(
    { codes: ["DC24c"], path: "$.TypeCode", decidedBy: "authority" },
    "The acceptance (033) comes more than three business days after the receipt (032).",
    "La aceptación expresa (033) llega más de tres días hábiles después del recibo (032).",
    "Nothing: the term is over; the issuer may file TypeCode 034.",
    "Ninguna: el plazo venció; el emisor puede transmitir TypeCode 034."
  ),
  explain(
    { codes: ["DC24d", "DC24z"], path: "$.TypeCode", decidedBy: "authority" },
    "The claim (031) comes more than three business days after the receipt (032).",
    "El reclamo (031) llega más de tres días hábiles después del recibo (032).",
    "Nothing: the term is over.",
    "Ninguna: el plazo venció."
  ),
  explain(
    { codes: ["LGC03"], path: "$.TypeCode", decidedBy: "authority" },
    "The claim (031) comes before the acknowledgement (030) or the receipt of the goods (032).",
    "El reclamo (031) es anterior al acuse de recibo (030) o al recibo del bien (032).",
    "File events with TypeCode 030 and 032 first, then 031 within three business days.",
    "Transmita primero eventos con TypeCode 030 y 032, y luego 031 dentro de los tres días hábiles siguientes."
  ),
  explain(
    { codes: ["DC24e"], path: "$.TypeCode", decidedBy: "authority" },
    "The tacit acceptance (034) comes before three business days have passed since the receipt (032).",
    "La aceptación tácita (034) llega antes de cumplirse tres días hábiles desde el recibo (032).",
    "File TypeCode 034 again when the three business days are over.",
    "Transmita de nuevo TypeCode 034 cuando se cumplan los tres días hábiles."
  ),
  explain(
    { codes: ["DC24s"], path: "$.DocumentReference.Uuid", decidedBy: "authority" },
    "The mandate that the event ends (044) had ended before, or had not begun.",
    "El mandato que el evento termina (044) ya había terminado, o no había empezado.",
    "Correct DocumentReference: the CUDE of the mandate; one of limited time (431, 433) ends by itself.",
    "Corrija DocumentReference: el CUDE del mandato; el de tiempo limitado (431, 433) termina por sí mismo."
  ),
  explain(
    { codes: ["LGC01"], path: "$.TypeCode", decidedBy: "authority" },
    "The event is registered already, or another one excludes it.",
    "El evento ya está registrado, u otro lo excluye.",
    "Nothing: query the document's events at the authority (GetStatusEvent); they include it or the one that excludes it.",
    "Ninguna: consulte los eventos del documento en la DIAN (GetStatusEvent); entre ellos está este o el que lo excluye."
  ),
  explain(
    { codes: ["LGC15"], decidedBy: "authority" },
    "The authority rejects events with this code. Its text is not known.",
    "La DIAN rechaza eventos con este código. No se conoce su texto.",
    "Compare the event with those that the document has at the authority (GetStatusEvent). Report the answer's text.",
    "Compare el evento con los que el documento tiene en la DIAN (GetStatusEvent). Informe el texto de la respuesta."
  ),
  explain(
    { codes: ["LGC20", "LGC21"], path: "$.DocumentReference.Uuid", decidedBy: "authority" },
    "Only an accepted invoice on credit with a due date can be inscribed in RADIAN (036).",
    "Solo una factura a crédito, con vencimiento y aceptada, se puede inscribir en el RADIAN (036).",
    "Correct DocumentReference to an invoice whose PaymentMeans.Code is 2 and that has been accepted (033 or 034).",
    "Corrija DocumentReference con una factura cuyo PaymentMeans.Code sea 2 y que se haya aceptado (033 o 034)."
  ),
  explain(
    { codes: ["LGC23", "LGC37"], path: "$.OperationCode", decidedBy: "authority" },
    "A first inscription (361, 362) repeats, or a later one (363, 364) comes before an endorsement in property (037).",
    "Se repite una primera inscripción (361, 362), o una posterior (363, 364) llega antes de un endoso en propiedad (037).",
    "Correct OperationCode: 361 or 362 once, then 363 or 364.",
    "Corrija OperationCode: 361 o 362 una vez, luego 363 o 364."
  ),
  explain(
    {
      codes: ["LGC24", "LGC27", "LGC30", "LGC38", "LGC69", "LGC73"],
      path: "$.DocumentReference.Uuid",
      decidedBy: "authority"
    },
    "The invoice is not inscribed in RADIAN.",
    "La factura no está inscrita en el RADIAN.",
    "File an event with TypeCode 036 first.",
    "Transmita primero un evento con TypeCode 036."
  ),
  explain(
    { codes: ["LGC25", "LGC78", "LGC85"], path: "$.TypeCode", decidedBy: "authority" },
    "Another event of the invoice excludes this one: an endorsement that is not cancelled, a limitation, a protest, a transfer, or its total payment.",
    "Otro evento de la factura excluye este: un endoso no cancelado, una limitación, un protesto, una transferencia o su pago total.",
    "File TypeCode 040 or 042 first, to end the endorsement or the limitation; nothing after a total payment (452).",
    "Transmita primero TypeCode 040 o 042, para terminar el endoso o la limitación; después de un pago total (452), ninguna."
  ),
  explain(
    { codes: ["LGC46"], path: "$.OperationCode", decidedBy: "authority" },
    "There is no endorsement that the cancellation could end.",
    "No existe el endoso que se cancela.",
    "Correct OperationCode: 401 ends 038, 402 ends 039, 403 ends 037.",
    "Corrija OperationCode: 401 termina 038, 402 termina 039, 403 termina 037."
  ),
  explain(
    { codes: ["LGC64"], path: "$.CompanyParty.Id", decidedBy: "authority" },
    "The issuer or the holder of the invoice cannot generate this event.",
    "El emisor o el legítimo tenedor de la factura no puede generar este evento.",
    "Correct CompanyParty.Id: the guarantor of 035, the authority that orders 041 and 042.",
    "Corrija CompanyParty.Id: el avalista en 035, la autoridad que ordena en 041 y 042."
  ),
  explain(
    { codes: ["LGC72", "LGC75", "LGC76", "LGC77"], path: "$.TypeCode", decidedBy: "authority" },
    "The event is before or after the due date of the invoice when it must not be, or a protest is more than 15 days after it.",
    "El evento es anterior o posterior al vencimiento de la factura cuando no debe serlo, o un protesto llega más de 15 días después.",
    "Correct TypeCode: 037 and 049 until the due date, 047 and 048 after it.",
    "Corrija TypeCode: 037 y 049 hasta el vencimiento, 047 y 048 después."
  ),
  explain(
    { codes: ["LGC82", "LGC83", "LGC84", "LGC86"], path: "$.TypeCode", decidedBy: "authority" },
    "The events of a transfer of rights are out of order: transfer (049), notice (050), payment (051).",
    "La transferencia de derechos está fuera de orden: transferencia (049), notificación (050), pago (051).",
    "File the events with TypeCode 049, then 050, then 051; no payment after a total one (512).",
    "Transmita los eventos con TypeCode 049, luego 050, luego 051; ningún pago después de uno total (512)."
  )
]

/** Rules AA…, DC24a to DC24z and LGC…: events on a document (annexes FE 1.9 and RADIAN 1.1). */
export const eventEntries: ReadonlyArray<Listed> = [...headerEntries, ...responseEntries, ...sequenceEntries]
