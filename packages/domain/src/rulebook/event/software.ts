import type { PreparedEvent } from "../../document/event/CheckedEvent.ts"
import { parseNit } from "../../Nit.ts"
import type { Rules } from "../../rules/Rule.ts"
import { nitExpected, softwareId, softwarePin } from "../../rules/sharedWordings.ts"

/** Rules on the software that issues the event; they match FAB19, FAB24 and FAB27 of an invoice. */
export const eventSoftwareRules: Rules<PreparedEvent> = [
  {
    code: "AAB19b",
    message: {
      en: "The owner of the software is not a valid NIT.",
      es: "El NIT del prestador de servicios o del dueño del software no es válido."
    },
    source: "Annex FE 1.9, rules AAB, as FAB19 and FAB22",
    check: ({ event, software }, report) => {
      // the sender's own NIT is reported at its own field
      if (software.ownerNit !== event.companyParty.id && parseNit(software.ownerNit) === undefined) {
        report(["SoftwareProvider", "ProviderId"], nitExpected(software.ownerNit), software.ownerNit)
      }
    }
  },
  {
    code: "AAB24a",
    message: { en: "The software id is absent.", es: "No se encuentra el identificador del software." },
    source: "Annex FE 1.9, rules AAB, as FAB24",
    check: ({ software }, report) => {
      if (software.id === undefined) report(["SoftwareProvider", "Id"], softwareId, undefined)
    }
  },
  {
    code: "AAB27a",
    message: {
      en: "Without the pin of the software neither its security code nor the CUDE can be calculated.",
      es: "Sin el pin del software no es posible calcular el código de seguridad ni el CUDE."
    },
    source: "Annex FE 1.9 §11.5 and §11.6",
    check: ({ software }, report) => {
      if (software.pin === undefined) {
        report(["SoftwareProvider", "Pin"], softwarePin, undefined)
      }
    }
  }
]
