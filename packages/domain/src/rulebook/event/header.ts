import { eventOperations, events } from "../../codes/eventTypes.ts"
import type { PreparedEvent } from "../../document/event/CheckedEvent.ts"
import { reportUnlessListed, reportUnlessOneOf } from "../../rules/codeRule.ts"
import { explain, rulesOver } from "../../rules/Rule.ts"
import { notAfter, notBefore } from "../../rules/sharedWordings.ts"

/** Rules on the type, operation and date of an event. */
export const eventHeaderRules = rulesOver<PreparedEvent>()([
  {
    code: "AAH03",
    message: { en: "The code of the event is not valid.", es: "El código del evento no es válido." },
    explained: explain(
      { path: "$.TypeCode" },
      "The code of the event, or of its claim or endorsement, is not in the list.",
      "El código del evento, de su reclamo o de su endoso no está en la lista.",
      "Correct TypeCode; of a claim (031) also ClaimCode, of an endorsement ResponseListId.",
      "Corrija TypeCode; en un reclamo (031) también ClaimCode, en un endoso ResponseListId."
    ),
    source: "Annex RADIAN 1.1 §14.2.1",
    check: ({ event }, report) => reportUnlessListed(events, event.typeCode, ["TypeCode"], report)
  },
  {
    code: "AAD02",
    message: {
      en: "The operation is not one of this event.",
      es: "CustomizationID no indica un valor válido para el tipo de operación del evento."
    },
    explained: explain(
      { path: "$.OperationCode" },
      "The operation is not one of this event.",
      "La operación no es una de este evento.",
      "Correct OperationCode to one of the event's list; omit it for events 030 to 034.",
      "Corrija OperationCode con uno de la lista del evento; omítalo en los eventos 030 a 034."
    ),
    source: "Annex RADIAN 1.1 §14.1.2",
    check: ({ operationCode, type }, report) => {
      if (type !== undefined) {
        reportUnlessOneOf(eventOperations, type.operations, operationCode, ["OperationCode"], report)
      }
    }
  },
  {
    code: "AAD09e",
    message: {
      en: "The date of the event cannot be in the future.",
      es: "La fecha de emisión no puede ser futura."
    },
    explained: explain(
      { path: "$.Date" },
      "The day of the event is not the day on which it was signed.",
      "La fecha del evento no es la fecha en que se firmó.",
      "Correct Date to today; it cannot be in the future.",
      "Corrija Date con la fecha de hoy; no puede ser futura."
    ),
    source: "Annex FE 1.9, rules AAD09e and DC24",
    check: ({ date, event, now }, report) => {
      if (date.date > now.date) report(["Date"], notAfter(now.date), event.date.toString())
    }
  },
  {
    code: "DC24a",
    message: {
      en: "An event cannot come before the document that it is about.",
      es: "El evento no puede ser anterior al documento referenciado."
    },
    explained: explain(
      { path: "$.Date" },
      "The event was signed before the day of the invoice.",
      "El evento se firmó antes de la fecha de la factura.",
      "Correct DocumentReference.Date or Date; an event comes after its invoice.",
      "Corrija DocumentReference.Date o Date; un evento es posterior a su factura."
    ),
    source: "Annex RADIAN 1.1, rule DC24a",
    check: ({ date, event }, report) => {
      const issued = event.documentReference.date
      if (issued !== undefined && date.date < issued) report(["Date"], notBefore(issued), event.date.toString())
    }
  }
])
