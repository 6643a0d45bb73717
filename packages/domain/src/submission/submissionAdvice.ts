import type { Localized } from "../rules/Language.ts"
import type { SubmissionResult, SubmissionStatus } from "./SubmissionResult.ts"

/** Name, meaning and next step of an outcome, for people. */
export interface OutcomeAdvice {
  /** Display name of the outcome, the same in lists, filters, answers and the console. */
  readonly name: Localized
  readonly meaning: Localized
  /** Next action of the reader; absent if nothing is left to do. */
  readonly action?: Localized
  /** Whether the number may be filed again. */
  readonly freesNumber: boolean
  readonly urgency: "good" | "warning" | "danger"
}

const pending = { freesNumber: false, urgency: "warning" } as const

const fileUnderAnotherNumber: Localized = {
  en: "File the document under another number. If another program numbers in this range, separate their ranges.",
  es: "Radique el documento con otro número. Si otro programa numera en este rango, separe los rangos."
}

/** Names of the statuses that a list can be filtered by. */
export const statusNames: Readonly<Record<SubmissionStatus, Localized>> = {
  pending: { en: "Pending", es: "Pendiente" },
  processing: { en: "Processing", es: "En proceso" },
  submitted: { en: "Accepted", es: "Aceptado" },
  rejected: { en: "Rejected", es: "Rechazado" }
}

/**
 * The advice for every outcome of a submission. An outcome is a state, with two exceptions. `pending` stands for the
 * open states if only the status is known. `numberTaken` is a rejection because the authority has another document with
 * this number (rule 90).
 */
export const submissionAdvice = {
  pending: {
    ...pending,
    name: statusNames.pending,
    meaning: {
      en: "Signed and recorded; the authority has not answered yet. The service continues by itself.",
      es: "Firmado y registrado; la DIAN aún no responde. El servicio continúa solo."
    }
  },
  signed: {
    ...pending,
    name: { en: "Pending: recorded", es: "Pendiente: registrado" },
    meaning: {
      en: "Signed and recorded; nothing has left yet. The service files it by itself.",
      es: "Firmado y registrado; nada ha salido todavía. El servicio lo radica por sí mismo."
    }
  },
  contingency: {
    ...pending,
    name: { en: "Pending: contingency", es: "Pendiente: contingencia" },
    meaning: {
      en: "Issued in contingency (04) because the authority was down. The service transmits it when it is back.",
      es: "Expedido en contingencia (04) porque la DIAN no respondía. El servicio lo transmite cuando vuelva."
    }
  },
  filing: {
    ...pending,
    name: { en: "Pending: being filed", es: "Pendiente: radicando" },
    meaning: { en: "It is being filed right now.", es: "Se está radicando en este momento." }
  },
  unknown: {
    ...pending,
    name: { en: "Pending: outcome unknown", es: "Pendiente: sin respuesta" },
    meaning: {
      en: "The authority's answer was lost. The service queries the outcome before it sends anything again.",
      es: "Se perdió la respuesta de la DIAN. El servicio pregunta qué pasó antes de volver a enviar."
    }
  },
  processing: {
    ...pending,
    name: statusNames.processing,
    meaning: {
      en: "The authority has it and will answer later; the service asks by itself.",
      es: "La DIAN lo tiene y responderá después; el servicio pregunta por sí mismo."
    }
  },
  accepted: {
    freesNumber: false,
    urgency: "good",
    name: statusNames.submitted,
    meaning: {
      en: "The authority accepted it; its signed proof was verified.",
      es: "La DIAN lo aceptó; su respuesta firmada fue verificada."
    }
  },
  rejected: {
    freesNumber: true,
    urgency: "danger",
    name: statusNames.rejected,
    meaning: {
      en: "The authority's rules rejected it. Nothing was filed, and the number is free.",
      es: "Las reglas de la DIAN lo rechazaron. No se radicó nada y el número queda libre."
    },
    action: {
      en: "Correct the document and file it again.",
      es: "Corrija el documento y radíquelo de nuevo."
    }
  },
  numberTaken: {
    freesNumber: false,
    urgency: "danger",
    name: { en: "Rejected: number taken", es: "Rechazado: número ocupado" },
    meaning: {
      en: "The authority has another document under this number. This one was not filed.",
      es: "La DIAN tiene otro documento con este número. Este no se radicó."
    },
    action: fileUnderAnotherNumber
  },
  refused: {
    freesNumber: true,
    urgency: "danger",
    name: { en: "Not received", es: "No recibido" },
    meaning: {
      en: "The authority did not process it. Nothing was filed, and the number is free.",
      es: "La DIAN no lo procesó. No se radicó nada y el número queda libre."
    },
    action: {
      en: "Remove the cause that the history names and file it again.",
      es: "Elimine la causa que indica el historial y radíquelo de nuevo."
    }
  }
} as const satisfies Readonly<Record<string, OutcomeAdvice>>

/** An outcome of a submission: a key of {@link submissionAdvice}. */
export type SubmissionOutcome = keyof typeof submissionAdvice

/** State of a recorded submission. */
export type SubmissionState = Exclude<SubmissionOutcome, "pending" | "numberTaken">

/** The rule by which the authority rejects a number that another document already has. */
export const numberTakenRule = "90"

/** The outcome of a submission, by its state and the authority's answer. */
export const outcomeOf = ({
  result,
  state
}: {
  readonly state: SubmissionState
  readonly result?: Pick<SubmissionResult, "response"> | undefined
}): SubmissionOutcome => (state === "rejected" && result?.response.numberHolder !== undefined ? "numberTaken" : state)

const outcomes: Readonly<Record<SubmissionStatus, SubmissionOutcome>> = {
  pending: "pending",
  processing: "processing",
  submitted: "accepted",
  rejected: "rejected"
}

/** The outcome that the answer to a filing states. */
export const outcomeOfResult = (result: Pick<SubmissionResult, "contingency" | "response" | "status">) => {
  const outcome = outcomes[result.status]
  if (outcome === "rejected") return outcomeOf({ state: "rejected", result })
  return outcome === "pending" && result.contingency !== undefined ? "contingency" : outcome
}

/** Reasons to review an answer of the authority, for people. */
export const answerAlarms = {
  applicationResponseUnreadable: {
    en: "The answer attached to it cannot be read.",
    es: "La respuesta adjunta no se puede leer."
  },
  applicationResponseUnverified: {
    en: "The signature of the attached answer does not verify, or is not the authority's.",
    es: "La firma de la respuesta adjunta no se verifica o no es de la DIAN."
  },
  applicationResponseUnproven: {
    en: "The signature of the attached answer leads to no trust anchor.",
    es: "La firma de la respuesta adjunta no conduce a ningún ancla de confianza."
  },
  applicationResponseForAnotherDocument: {
    en: "The attached answer is about another document.",
    es: "La respuesta adjunta es de otro documento."
  },
  documentKeyMismatch: {
    en: "The answer names the key of another document.",
    es: "La respuesta indica el código único de otro documento."
  },
  contradiction: {
    en: "The answer contradicts itself.",
    es: "La respuesta se contradice."
  },
  filedElsewhere: {
    en: "The authority had this document before this service sent it.",
    es: "La DIAN ya tenía este documento antes de que este servicio lo enviara."
  },
  bytesUnknown: {
    en: "The bytes that the authority has could not be fetched: its document may have another signature than the one recorded here.",
    es: "No se pudieron obtener los bytes que tiene la DIAN: su documento puede tener una firma distinta de la registrada aquí."
  },
  numberTaken: {
    en: "The authority has another document under this number.",
    es: "La DIAN tiene otro documento con este número."
  },
  erased: { en: "Its texts were erased.", es: "Sus textos se eliminaron." }
} as const satisfies Readonly<Record<string, Localized>>

/** A reason to review an answer of the authority. */
export type AnswerAlarm = keyof typeof answerAlarms

/** The text of an alarm. For an alarm that this version does not know, the text is its name. */
export const alarmText = (alarm: string): Localized =>
  Object.hasOwn(answerAlarms, alarm) ? answerAlarms[alarm as AnswerAlarm] : { en: alarm, es: alarm }

/** Names of the reasons why the authority did not answer a call. */
export const failureNames = {
  InvalidRequest: { en: "invalid request", es: "solicitud inválida" },
  RequestTooLarge: { en: "request too large", es: "solicitud demasiado grande" },
  CertificateNotInForce: { en: "certificate not in force", es: "certificado no vigente" },
  Withheld: { en: "not called", es: "sin llamar" },
  NameNotResolved: { en: "host name not resolved", es: "nombre del servidor sin resolver" },
  ConnectionRefused: { en: "connection refused", es: "conexión rechazada" },
  ConnectionFailed: { en: "connection failed", es: "sin conexión" },
  TlsFailed: { en: "TLS failed", es: "falló TLS" },
  TimedOut: { en: "timeout", es: "tiempo agotado" },
  ConnectionLost: { en: "connection lost", es: "conexión perdida" },
  ServiceUnavailable: { en: "service unavailable", es: "servicio no disponible" },
  RequestRefused: { en: "request refused", es: "solicitud negada" },
  InvalidSecurity: { en: "security header not accepted", es: "encabezado de seguridad no aceptado" },
  CertificateNotAccepted: { en: "certificate not accepted", es: "certificado no aceptado" },
  RequestFault: { en: "message declined", es: "mensaje negado" },
  ServiceFault: { en: "fault of the service", es: "falla del servicio" },
  ServiceException: { en: "internal error of the service", es: "error interno del servicio" },
  MalformedAnswer: { en: "unreadable answer", es: "respuesta ilegible" },
  AnswerTooLarge: { en: "answer too large", es: "respuesta demasiado grande" }
} as const satisfies Readonly<Record<string, Localized>>

/** The name of a reason; the reason itself if this version does not know it. */
export const failureName = (reason: string): Localized =>
  Object.hasOwn(failureNames, reason) ? failureNames[reason as keyof typeof failureNames] : { en: reason, es: reason }
