import type { CatalogueEntry } from "./CatalogueEntry.ts"

const entry = (
  code: string,
  cause: readonly [en: string, es: string],
  fix: readonly [en: string, es: string],
  path?: string
): CatalogueEntry => ({
  codes: [code],
  cause: { en: cause[0], es: cause[1] },
  fix: { en: fix[0], es: fix[1] },
  ...(path === undefined ? {} : { path }),
  decidedBy: "rules"
})

/** Codes of our own, for what no rule of the authority speaks of; the authority never answers them. */
export const ownEntries: ReadonlyArray<CatalogueEntry> = [
  {
    codes: ["RAD01"],
    cause: { en: "A required field is absent.", es: "Falta un campo obligatorio." },
    fix: { en: "Give the field that the violation's path names.", es: "Informe el campo que indica la ruta." },
    decidedBy: "form"
  },
  {
    codes: ["RAD02"],
    cause: { en: "A value does not have the form of its field.", es: "Un valor no tiene la forma de su campo." },
    fix: {
      en: "Correct the field that the violation's path names to the form that it expects.",
      es: "Corrija el campo que indica la ruta según la forma esperada."
    },
    decidedBy: "form"
  },
  {
    codes: ["RAD03"],
    cause: { en: "There is no such field or parameter.", es: "Este campo o parámetro no existe." },
    fix: {
      en: "Correct the spelling or leave it out; the header X-Radicar-Unknown-Fields: ignore lets fields of a body pass.",
      es: "Corrija el nombre u omítalo; el encabezado X-Radicar-Unknown-Fields: ignore deja pasar campos del cuerpo."
    },
    decidedBy: "form"
  },
  entry(
    "RAD04",
    ["Invoices of this operation can not be written.", "Las facturas de esta operación no se pueden generar."],
    ["Correct OperationCode to 09, 10, 13, 14, 15 or 16.", "Corrija OperationCode a 09, 10, 13, 14, 15 o 16."],
    "$.OperationCode"
  ),
  entry(
    "RAD05",
    ["The delivery terms are not an Incoterm.", "Las condiciones de entrega no son un Incoterm."],
    ["Correct DeliveryTerms.Code, such as FOB or CIF.", "Corrija DeliveryTerms.Code, como FOB o CIF."],
    "$.DeliveryTerms.Code"
  ),
  entry(
    "RAD06",
    [
      "A note without reference names a document, or no period.",
      "Una nota sin referencia informa un documento, o ningún período."
    ],
    [
      "Give Period.StartDate and Period.EndDate and leave DocumentReference out, or change OperationCode.",
      "Informe Period.StartDate y Period.EndDate y omita DocumentReference, o cambie OperationCode."
    ],
    "$.Period"
  ),
  entry(
    "RAD07",
    ["A note states a withholding.", "Una nota informa una retención."],
    ["Leave the withholdings out of Items[].Taxes.", "Omita las retenciones en Items[].Taxes."],
    "$.Items[*].Taxes[*].Code"
  ),
  entry(
    "RAD08",
    ["A credit note states a prepayment.", "Una nota crédito informa un anticipo."],
    ["Leave LegalMonetaryTotal.PrepaidAmount out.", "Omita LegalMonetaryTotal.PrepaidAmount."],
    "$.LegalMonetaryTotal.PrepaidAmount"
  ),
  {
    codes: ["RAD09"],
    cause: {
      en: "A document states neither a number nor, in the header Idempotency-Key, what tells it from the next one.",
      es: "Un documento no informa número ni, en el encabezado Idempotency-Key, lo que lo distingue del siguiente."
    },
    fix: {
      en: "Give Number; or send an Idempotency-Key, the same whenever this document is sent again, and the service numbers it.",
      es: "Informe Number; o envíe una Idempotency-Key, la misma cada vez que repita este documento, y el servicio lo numera."
    },
    path: "$.Number",
    decidedBy: "form"
  },
  {
    codes: ["RAD12"],
    cause: { en: "Every number of the range is used.", es: "Todos los números del rango están usados." },
    fix: {
      en: "Ask the authority for another range and give it in NumberingRange.",
      es: "Solicite otro rango a la DIAN e infórmelo en NumberingRange."
    },
    path: "$.NumberingRange.ToNumber",
    decidedBy: "form"
  },
  {
    codes: ["RAD13"],
    cause: {
      en: "Two documents for a test set have one number.",
      es: "Dos documentos para un set de pruebas tienen un mismo número."
    },
    fix: { en: "Give every document a number of its own.", es: "Dé a cada documento un número propio." },
    path: "$.Number",
    decidedBy: "form"
  },
  entry(
    "RAD10",
    ["There is no such earning or deduction.", "No existe este devengado o deducción."],
    ["Correct Type and code of the item in Items.", "Corrija Type y code del ítem en Items."],
    "$.Items[*].code"
  ),
  entry(
    "RAD11",
    [
      "An item of a concept that is not paid states an amount.",
      "Un ítem de un concepto que no tiene pago informa un valor."
    ],
    ["Leave Amount of the item out.", "Omita Amount del ítem."],
    "$.Items[*].Amount"
  ),
  entry(
    "RAD20",
    ["The reason of the claim is not in the list.", "El concepto del reclamo no está en la lista."],
    ["Correct ClaimCode: 01 to 04.", "Corrija ClaimCode: 01 a 04."],
    "$.ClaimCode"
  ),
  entry(
    "RAD21",
    ["The event names no person who received.", "El evento no identifica a la persona que recibe."],
    ["Give IssuerParty.", "Informe IssuerParty."],
    "$.IssuerParty"
  ),
  entry(
    "RAD22",
    ["The identification of the person is not valid.", "La identificación de la persona no es válida."],
    [
      "Correct IssuerParty.Id and IssuerParty.IdentificationType.",
      "Corrija IssuerParty.Id e IssuerParty.IdentificationType."
    ],
    "$.IssuerParty.Id"
  ),
  entry(
    "RAD23",
    [
      "The identification type of a party is not in the list.",
      "El tipo de identificación de una parte no está en la lista."
    ],
    ["Correct IdentificationType of the party.", "Corrija IdentificationType de la parte."],
    "$.CompanyParty.IdentificationType"
  ),
  entry(
    "RAD24",
    ["The NIT of who generates the event is not valid.", "El NIT de quien genera el evento no es válido."],
    ["Correct CompanyParty.Id.", "Corrija CompanyParty.Id."],
    "$.CompanyParty.Id"
  ),
  entry(
    "RAD25",
    ["The organisation type of a party is not 1 or 2.", "El tipo de organización de una parte no es 1 o 2."],
    [
      "Correct OrganizationTypeCode of the party or leave it out.",
      "Corrija OrganizationTypeCode de la parte u omítalo."
    ],
    "$.CompanyParty.OrganizationTypeCode"
  ),
  entry(
    "RAD26",
    [
      "The endorsement does not say whether it is complete or in blank.",
      "El endoso no indica si es completo o en blanco."
    ],
    ["Correct ResponseListId: 1 complete, 2 in blank.", "Corrija ResponseListId: 1 completo, 2 en blanco."],
    "$.ResponseListId"
  ),
  entry(
    "RAD27",
    [
      "The tacit acceptance does not swear to the buyer's silence.",
      "La aceptación tácita no manifiesta el silencio del adquirente."
    ],
    [
      "Give CustomerParty, or the sworn statement in Notes.",
      "Informe CustomerParty, o la manifestación juramentada en Notes."
    ],
    "$.CustomerParty"
  ),
  entry(
    "RAD28",
    ["A value of the negotiation is given twice.", "Un dato de la negociación está repetido."],
    ["Correct Name in Negotiation: each name once.", "Corrija Name en Negotiation: cada nombre una vez."],
    "$.Negotiation[*].Name"
  ),
  entry(
    "RAD30",
    [
      "A group that this type of equivalent needs is absent.",
      "Falta un grupo que este tipo de documento equivalente necesita."
    ],
    [
      "Give the group that the violation's path names, or correct TypeCode.",
      "Informe el grupo que indica la ruta, o corrija TypeCode."
    ],
    "$.TypeCode"
  ),
  entry(
    "RAD31",
    [
      "This type of equivalent has no place for a group that is given.",
      "Este tipo de documento equivalente no tiene lugar para un grupo informado."
    ],
    [
      "Leave the group that the violation's path names out, or correct TypeCode.",
      "Omita el grupo que indica la ruta, o corrija TypeCode."
    ],
    "$.TypeCode"
  ),
  entry(
    "RAD32",
    [
      "The operation of the note is not the type of the document that it corrects.",
      "La operación de la nota no es el tipo del documento que corrige."
    ],
    ["Correct OperationCode, or DocumentReference.TypeCode.", "Corrija OperationCode, o DocumentReference.TypeCode."],
    "$.OperationCode"
  ),
  entry(
    "RAD40",
    ["Premises are stated without the address of the buyer.", "Se informa el predio sin la dirección del adquirente."],
    [
      "Give CustomerParty.PhysicalLocation, or leave Premises out.",
      "Informe CustomerParty.PhysicalLocation, u omita Premises."
    ],
    "$.CustomerParty.PhysicalLocation"
  ),
  entry(
    "RAD41",
    [
      "The identification type of the provider of a public service is not in the list.",
      "El tipo de identificación del prestador de un servicio público no está en la lista."
    ],
    ["Correct Provider.IdentificationType: 31 for a NIT.", "Corrija Provider.IdentificationType: 31 para un NIT."],
    "$.SpdServices[*].Provider.IdentificationType"
  ),
  entry(
    "RAD42",
    [
      "The NIT of the provider of a public service or its check digit is not valid.",
      "El NIT del prestador de un servicio público o su dígito de verificación no es válido."
    ],
    [
      "Correct Provider.Id: the digits of the NIT, with or without its check digit behind a hyphen.",
      "Corrija Provider.Id: los dígitos del NIT, con o sin el dígito de verificación tras un guion."
    ],
    "$.SpdServices[*].Provider.Id"
  ),
  entry(
    "RAD43",
    [
      "The latest reading of a meter is older than the one before.",
      "La última lectura de un medidor es anterior a la previa."
    ],
    ["Correct the dates of Meter.Reading.", "Corrija las fechas de Meter.Reading."],
    "$.SpdServices[*].Consumptions[*].Meter.Reading"
  ),
  entry(
    "RAD44",
    ["A month of the history ends before it begins.", "Un mes del historial termina antes de comenzar."],
    ["Correct StartDate and EndDate of the period.", "Corrija StartDate y EndDate del periodo."],
    "$.SpdServices[*]"
  )
]
