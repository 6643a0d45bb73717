import type { PreparedEvent } from "../../document/event/CheckedEvent.ts"
import { parseNit } from "../../Nit.ts"
import { type Rules, unexplained } from "../../rules/Rule.ts"
import { nitExpected, softwareId, softwarePin } from "../../rules/sharedWordings.ts"

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
