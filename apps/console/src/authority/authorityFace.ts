import type { AuthorityStatus, EnvironmentStatus } from "@radicar/contract/inner/AuthorityGroup"
import type { Localized } from "@radicar/domain/inner/rules/Language"
import { useLanguage } from "../language/LanguageContext.ts"
import { type Live, useLive } from "../live/useLive.ts"
import type { Tone } from "../parts/Notice.tsx"
import { useClient } from "../session/Session.ts"

/** State of the authority in words. */
export interface AuthorityFace {
  readonly tone: Tone
  readonly name: Localized
  readonly meaning: Localized
}

const unasked: AuthorityFace = {
  tone: "neutral",
  name: { en: "Not called yet", es: "Aún no consultada" },
  meaning: {
    en: "This process has not called it since it started, so its state is unknown.",
    es: "Este proceso no la ha llamado desde que inició, así que no se conoce su estado."
  }
}

const faces: Readonly<Record<EnvironmentStatus["state"], AuthorityFace>> = {
  closed: {
    tone: "good",
    name: { en: "Answers", es: "Responde" },
    meaning: { en: "Documents are filed as they arrive.", es: "Los documentos se radican a medida que llegan." }
  },
  "half-open": {
    tone: "warning",
    name: { en: "On trial", es: "A prueba" },
    meaning: {
      en: "One call is made at a time until one is answered. Documents are recorded meanwhile and filed afterwards.",
      es: "Se hace una llamada a la vez hasta que una tenga respuesta. Entretanto los documentos se registran y se radican después."
    }
  },
  open: {
    tone: "danger",
    name: { en: "Does not answer", es: "No responde" },
    meaning: {
      en: "Calls are suspended for a while. Documents are signed, recorded and answered as pending; the service files them when the authority answers again. With contingency=auto new invoices are issued in contingency (04).",
      es: "Las llamadas se suspenden un rato. Los documentos se firman, se registran y se responden como pendientes; el servicio los radica cuando la DIAN vuelva a responder. Con contingency=auto las facturas nuevas se expiden en contingencia (04)."
    }
  }
}

/** Texts and tone for the state of one environment of the authority. */
export const authorityFace = ({ calls, failuresInARow, state }: EnvironmentStatus): AuthorityFace => {
  if (state === "closed" && calls === 0) return unasked
  if (state !== "closed" || failuresInARow === 0) return faces[state]
  return {
    tone: "warning",
    name: { en: "Failing", es: "Con fallas" },
    meaning: {
      en: `The last calls had no answer (${failuresInARow}). After five in a row, calls are suspended for a while.`,
      es: `Las últimas llamadas no tuvieron respuesta (${failuresInARow}). Después de cinco seguidas, las llamadas se suspenden un rato.`
    }
  }
}

const interval = (): number => 5_000

/** Live health of the authority, as known by the answering process. */
export const useAuthority = (): Live<AuthorityStatus> => {
  const client = useClient()
  const language = useLanguage()
  return useLive(`authority ${language}`, (signal) => client.authority.status({}, { signal }), interval)
}
