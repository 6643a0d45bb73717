import { recordRules } from "../../rules/recordRules.ts"
import { explain } from "../../rules/Rule.ts"
import type { ReportedEntry } from "../CatalogueEntry.ts"

/** Our own codes, for faults that no rule of the authority covers. The authority never answers them. */
export const ownEntries: ReadonlyArray<ReportedEntry> = [
  explain(
    { codes: ["RAD01"], decidedBy: "form" },
    "A required field is absent.",
    "Falta un campo obligatorio.",
    "Give the field that the violation's path names.",
    "Informe el campo que indica la ruta."
  ),
  explain(
    { codes: ["RAD02"], decidedBy: "form" },
    "A value does not have the form of its field.",
    "Un valor no tiene la forma de su campo.",
    "Correct the field that the violation's path names to the form that it expects.",
    "Corrija el campo que indica la ruta según la forma esperada."
  ),
  explain(
    { codes: ["RAD03"], decidedBy: "form" },
    "There is no such field or parameter.",
    "Este campo o parámetro no existe.",
    "Correct the spelling or omit it; the header X-Radicar-Unknown-Fields: ignore lets fields of a body pass.",
    "Corrija el nombre u omítalo; el encabezado X-Radicar-Unknown-Fields: ignore deja pasar campos del cuerpo."
  ),
  explain(
    { codes: ["RAD09"], path: "$.Number", decidedBy: "form" },
    "A document states neither a number nor an Idempotency-Key, which distinguishes it from the next one.",
    "Un documento no informa número ni una Idempotency-Key, que lo distinga del siguiente.",
    "Give Number; or send an Idempotency-Key, the same whenever this document is sent again, and the service numbers it.",
    "Informe Number; o envíe una Idempotency-Key, la misma cada vez que repita este documento, y el servicio lo numera."
  ),
  explain(
    { codes: ["RAD12"], path: "$.NumberingRange.ToNumber", decidedBy: "form" },
    "Every number of the range is used.",
    "Todos los números del rango están usados.",
    "Request another range from the authority and give it in NumberingRange.",
    "Solicite otro rango a la DIAN e infórmelo en NumberingRange."
  ),
  explain(
    { codes: ["RAD13"], path: "$.Number", decidedBy: "form" },
    "Two documents for a test set have one number.",
    "Dos documentos para un set de pruebas tienen un mismo número.",
    "Give every document a number of its own.",
    "Dé a cada documento un número propio."
  ),
  explain(
    { codes: ["RAD50"], severity: "notification", decidedBy: "form" },
    "A value has more digits than its field; it is filed rounded half to even.",
    "Un valor tiene más dígitos que su campo; se radica redondeado, la mitad al dígito par.",
    "Nothing, if the rounded value is right; otherwise state it with the digits of the field.",
    "Ninguna, si el valor redondeado es correcto; si no, infórmelo con los dígitos del campo."
  ),
  explain(
    { codes: ["RAD54"], severity: "notification", decidedBy: "form" },
    "An address states no country, and its city is a municipality of Colombia.",
    "Una dirección no informa el país, y su ciudad es un municipio de Colombia.",
    "State CountryCode: CO for Colombia.",
    "Informe CountryCode: CO para Colombia."
  ),
  explain(
    { codes: ["RAD66"], path: "$.DocumentReference", decidedBy: "form" },
    "A note refers to a document that was filed here with another number, key or date.",
    "Una nota se refiere a un documento que se radicó aquí con otro número, código único o fecha.",
    "Correct Number, Uuid and Date of DocumentReference to those of the document as it was filed.",
    "Corrija Number, Uuid y Date de DocumentReference con los del documento como se radicó."
  ),
  explain(
    { codes: ["RAD67"], path: "$.DocumentReference.Uuid", decidedBy: "form" },
    "A note refers to a payroll that another document filed here has replaced or deleted.",
    "Una nota se refiere a una nómina que otro documento radicado aquí ya reemplazó o eliminó.",
    "Correct DocumentReference to the newest document of the payroll, whose CUNE is the expected one. File a deleted payroll again as PayrollCreate.",
    "Corrija DocumentReference con el documento más reciente de la nómina, cuyo CUNE es el esperado. Una nómina eliminada se transmite de nuevo con PayrollCreate."
  ),
  explain(
    { codes: ["RAD77"], severity: "notification", path: "$.LegalMonetaryTotal.PayableAmount", decidedBy: "form" },
    "A credit note exceeds the balance that its other notes left of an invoice filed here.",
    "Una nota crédito supera el saldo que las otras notas dejaron de una factura radicada aquí.",
    "Correct the amounts or DocumentReference, unless the balance in favour of the buyer is intended.",
    "Corrija los valores o DocumentReference, salvo que el saldo a favor del adquiriente sea correcto."
  ),
  explain(
    { codes: ["RAD78"], severity: "notification", path: "$.CorrectionCode", decidedBy: "form" },
    "A credit note annuls an invoice that another note filed here already annulled.",
    "Una nota crédito anula una factura que otra nota radicada aquí ya anuló.",
    "Correct DocumentReference, or CorrectionCode to another reason than 2.",
    "Corrija DocumentReference, o CorrectionCode con otro concepto distinto de 2."
  ),
  explain(
    { codes: ["RAD79"], severity: "notification", path: "$.CustomerParty.Id", decidedBy: "form" },
    "A note names another buyer than its invoice, which was filed here.",
    "Una nota informa un adquiriente distinto del de su factura, radicada aquí.",
    "Correct CustomerParty.Id and IdentificationType to the buyer of the invoice, or DocumentReference.",
    "Corrija CustomerParty.Id e IdentificationType con el adquiriente de la factura, o DocumentReference."
  ),
  explain(
    { codes: ["RAD80"], severity: "notification", path: "$.CurrencyCode", decidedBy: "form" },
    "A note is in another currency than its invoice, which was filed here.",
    "Una nota está en una moneda distinta de la de su factura, radicada aquí.",
    "Correct CurrencyCode to the currency of the invoice, or DocumentReference.",
    "Corrija CurrencyCode con la moneda de la factura, o DocumentReference."
  ),
  explain(
    { codes: ["RAD82"], severity: "notification", path: "$.Negotiation[*].Value", decidedBy: "form" },
    "An endorsement in property (037) exceeds the total of its invoice, which was filed here.",
    "Un endoso en propiedad (037) supera el total de su factura, radicada aquí.",
    "Correct ValorTotalEndoso in Negotiation, or DocumentReference.",
    "Corrija ValorTotalEndoso en Negotiation, o DocumentReference."
  ),
  explain(
    { codes: ["RAD83"], severity: "notification", path: "$", decidedBy: "form" },
    recordRules.RAD83.en,
    recordRules.RAD83.es,
    "Before you hand on the XML, download it from the authority by its uuid and compare.",
    "Antes de entregar el XML, descárguelo de la DIAN con su uuid y compárelo."
  ),
  explain(
    { codes: ["RAD84"], severity: "notification", decidedBy: "form" },
    "A text has U+0085 or U+2028, which XML 1.1 takes for line ends. xml-crypto, the most used verifier in Node, refuses a valid signature over them.",
    "Un texto tiene U+0085 o U+2028, que XML 1.1 toma por fines de línea. xml-crypto, el verificador más usado en Node, rechaza una firma válida sobre ellos.",
    "Nothing, if a blank is right; otherwise state a line feed (U+000A).",
    "Ninguna, si un espacio es correcto; si no, informe un salto de línea (U+000A)."
  ),
  explain(
    { codes: ["RAD85"], severity: "notification", decidedBy: "form" },
    "A text seems to be UTF-8 that was decoded as ISO 8859-1 or Windows-1252: PeÃ±a for Peña.",
    "Un texto parece UTF-8 decodificado como ISO 8859-1 o Windows-1252: PeÃ±a por Peña.",
    "Correct the text, which cannot be changed once it is signed, and the program that wrote it.",
    "Corrija el texto, que no se puede cambiar una vez firmado, y el programa que lo escribió."
  )
]
