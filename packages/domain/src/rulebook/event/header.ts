import { events } from "../../codes/eventTypes.ts"
import type { PreparedEvent } from "../../document/event/CheckedEvent.ts"
import { reportUnlessListed } from "../../rules/codeRule.ts"
import type { Rule } from "../../rules/Rule.ts"
import { notAfter, notBefore } from "../../rules/sharedWordings.ts"

/** Type, operation and date of an event. */
export const eventHeaderRules: ReadonlyArray<Rule<PreparedEvent>> = [
  {
    code: "AAH03",
    message: { en: "The code of the event is not valid.", es: "El código del evento no es válido." },
    source: "Annex RADIAN 1.1 §14.2.1",
    check: ({ event }, report) => reportUnlessListed(events, event.typeCode, ["TypeCode"], report)
  },
  {
    code: "AAD02",
    message: {
      en: "The operation is not one of this event.",
      es: "CustomizationID no indica un valor válido para el tipo de operación del evento."
    },
    source: "Annex RADIAN 1.1 §14.1.2",
    check: ({ operationCode, type }, report) => {
      if (type === undefined || (operationCode !== undefined && type.operations.includes(operationCode))) return
      report(["OperationCode"], type.operations.join(", "), operationCode)
    }
  },
  {
    code: "AAD09e",
    message: {
      en: "An event can not be issued on a day to come.",
      es: "La fecha de emisión no puede ser futura."
    },
    source: "Annex FE 1.9, rules AAD09e and DC24",
    check: ({ date, event, now }, report) => {
      if (date.date > now.date) report(["Date"], notAfter(now.date), event.date.toString())
    }
  },
  {
    code: "DC24a",
    message: {
      en: "An event can not come before the document that it is about.",
      es: "El evento no puede ser anterior al documento referenciado."
    },
    source: "Annex RADIAN 1.1, rule DC24a",
    check: ({ date, event }, report) => {
      const issued = event.documentReference.date
      if (issued !== undefined && date.date < issued) report(["Date"], notBefore(issued), event.date.toString())
    }
  }
]
