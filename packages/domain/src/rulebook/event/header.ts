import { parseNit } from "../../Nit.ts"
import { eventOperations, events } from "../../codes/eventTypes.ts"
import type { PreparedEvent } from "../../document/event/CheckedEvent.ts"
import { reportUnlessListed, reportUnlessOneOf } from "../../rules/codeRule.ts"
import { unexplained, rule, ruleWithCause, type Rules } from "../../rules/Rule.ts"
import { nitExpected, softwareId, softwarePin, notAfter, notBefore } from "../../rules/sharedWordings.ts"

/** Rules on the type, operation and date of an event. */
export const eventHeaderRules: Rules<PreparedEvent> = [
  ruleWithCause(
    { code: "AAH03", path: "$.TypeCode", source: "Annex RADIAN 1.1 §14.2.1" },
    "The code of the event is not valid.",
    "El código del evento no es válido.",
    "The code of the event, or of its claim or endorsement, is not in the list.",
    "El código del evento, de su reclamo o de su endoso no está en la lista.",
    "Correct TypeCode; of a claim (031) also ClaimCode, of an endorsement ResponseListId.",
    "Corrija TypeCode; en un reclamo (031) también ClaimCode, en un endoso ResponseListId.",
    ({ event }, report) => reportUnlessListed(events, event.typeCode, ["TypeCode"], report)
  ),
  rule(
    { code: "AAD02", path: "$.OperationCode", source: "Annex RADIAN 1.1 §14.1.2" },
    "The operation is not one of this event.",
    "CustomizationID no indica un valor válido para el tipo de operación del evento.",
    "Correct OperationCode to one of the event's list; omit it for events 030 to 034.",
    "Corrija OperationCode con uno de la lista del evento; omítalo en los eventos 030 a 034.",
    ({ operationCode, type }, report) => {
      if (type !== undefined) {
        reportUnlessOneOf(eventOperations, type.operations, operationCode, ["OperationCode"], report)
      }
    }
  ),
  ruleWithCause(
    { code: "AAD09e", path: "$.Date", source: "Annex FE 1.9, rules AAD09e and DC24" },
    "The date of the event cannot be in the future.",
    "La fecha de emisión no puede ser futura.",
    "The day of the event is not the day on which it was signed.",
    "La fecha del evento no es la fecha en que se firmó.",
    "Correct Date to today; it cannot be in the future.",
    "Corrija Date con la fecha de hoy; no puede ser futura.",
    ({ date, event, now }, report) => {
      if (date.date > now.date) report(["Date"], notAfter(now.date), event.date.toString())
    }
  ),
  rule(
    { code: "DC24a", path: "$.Date", source: "Annex RADIAN 1.1, rule DC24a" },
    "An event cannot come before the document that it is about.",
    "El evento no puede ser anterior al documento referenciado.",
    "Correct DocumentReference.Date or Date; an event comes after its invoice.",
    "Corrija DocumentReference.Date o Date; un evento es posterior a su factura.",
    ({ date, event }, report) => {
      const issued = event.documentReference.date
      if (issued !== undefined && date.date < issued) report(["Date"], notBefore(issued), event.date.toString())
    }
  )
]

/** Rules on the software that issues the event; they match FAB19, FAB24 and FAB27 of an invoice. */
export const eventSoftwareRules: Rules<PreparedEvent> = [
  unexplained(
    { code: "AAB19b", source: "Annex FE 1.9, rules AAB, as FAB19 and FAB22" },
    "The owner of the software is not a valid NIT.",
    "El NIT del prestador de servicios o del dueño del software no es válido.",
    ({ event, software }, report) => {
      // the sender's own NIT is reported at its own field
      if (software.ownerNit !== event.companyParty.id && parseNit(software.ownerNit) === undefined) {
        report(["SoftwareProvider", "ProviderId"], nitExpected(software.ownerNit), software.ownerNit)
      }
    }
  ),
  unexplained(
    { code: "AAB24a", source: "Annex FE 1.9, rules AAB, as FAB24" },
    "The software id is absent.",
    "No se encuentra el identificador del software.",
    ({ software }, report) => {
      if (software.id === undefined) report(["SoftwareProvider", "Id"], softwareId, undefined)
    }
  ),
  unexplained(
    { code: "AAB27a", source: "Annex FE 1.9 §11.5 and §11.6" },
    "Without the pin of the software neither its security code nor the CUDE can be calculated.",
    "Sin el pin del software no es posible calcular el código de seguridad ni el CUDE.",
    ({ software }, report) => {
      if (software.pin === undefined) {
        report(["SoftwareProvider", "Pin"], softwarePin, undefined)
      }
    }
  )
]
