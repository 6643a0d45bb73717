import type { Localized } from "@radicar/domain/inner/rules/Language"

/** Facts about a state. */
interface StateFacts {
  /** Meaning of the state, in a phrase. */
  readonly meaning: Localized
  /** Whether the state is never left. Later outcomes are only noted in the history. */
  readonly final: boolean
  /** Whether the number may be claimed again. */
  readonly freesNumber: boolean
  /** `status` in an answer; absent if the answer is a problem. */
  readonly status?: "pending" | "processing" | "submitted" | "rejected"
}

const open = { final: false, freesNumber: false } as const

/** States of a submission. */
export const submissionStates = {
  signed: {
    ...open,
    meaning: {
      en: "recorded; the last attempt, if there was one, did not leave",
      es: "registrado; el último intento, si lo hubo, no salió"
    },
    status: "pending"
  },
  contingency: {
    ...open,
    meaning: {
      en: "issued in contingency (04) because the authority was down; recorded, to be transmitted when it is back, nothing has left",
      es: "expedido en contingencia (04) porque la DIAN no estaba disponible; registrado, se transmite cuando vuelva, nada ha salido"
    },
    status: "pending"
  },
  filing: {
    ...open,
    meaning: {
      en: "under a lease; when it has expired, the sender was lost and the outcome is unknown",
      es: "lo está enviando un proceso por un tiempo reservado; si ese tiempo venció, el proceso se perdió y el resultado se desconoce"
    },
    status: "pending"
  },
  unknown: {
    ...open,
    meaning: {
      en: "it may have been filed: the authority is queried before it is sent again",
      es: "tal vez se transmitió: se consulta a la DIAN antes de enviarlo otra vez"
    },
    status: "pending"
  },
  processing: {
    ...open,
    meaning: { en: "the authority has it and will answer later", es: "la DIAN lo tiene y responderá después" },
    status: "processing"
  },
  accepted: {
    meaning: { en: "the authority accepted it, with proof", es: "la DIAN lo aceptó, con prueba" },
    final: true,
    freesNumber: false,
    status: "submitted"
  },
  rejected: {
    meaning: { en: "the authority's rules refused it", es: "las reglas de la DIAN lo rechazaron" },
    final: true,
    freesNumber: true,
    status: "rejected"
  },
  refused: {
    meaning: {
      en: "the authority did not process it, so nothing was filed",
      es: "la DIAN no lo procesó, así que no se transmitió nada"
    },
    final: true,
    freesNumber: true
  }
} as const satisfies Readonly<Record<string, StateFacts>>

/** A state of a submission; see {@link submissionStates}. */
export type SubmissionState = keyof typeof submissionStates

/**
 * Actors that change the state of a submission.
 *
 * - `request`: the call of a caller. It claims the number, sends, and reports a lost outcome.
 * - `worker`: the service, following open submissions in the background.
 * - `authority`: its answer, whoever received it.
 * - `operator`: a person who knows the outcome from another source.
 */
export type Actor = "request" | "worker" | "authority" | "operator"

/** An allowed change of state. */
interface SubmissionMove {
  /** State before the change; absent for the claim of a number, which creates the submission. */
  readonly from?: SubmissionState
  readonly to: SubmissionState
  readonly by: ReadonlyArray<Actor>
  readonly when: Localized
}

const sender = ["request", "worker"] as const

/** Actors that may send a submission. */
export type Sender = (typeof sender)[number]

/** Actors that know the outcome: the authority, whose answer proves it, or a person who has it from another source. */
const verdict = ["authority", "operator"] as const

/**
 * All allowed changes of state; any other is refused and noted in the history. The authority refuses or rejects only
 * what was sent (`filing` and later): before, only a person may give a document up. After a lost answer (`unknown`) an
 * answer that the document was not processed proves nothing about the attempt before, so the authority does not refuse.
 */
export const submissionMoves: ReadonlyArray<SubmissionMove> = [
  {
    to: "signed",
    by: ["request"],
    when: { en: "number claimed, bytes stored", es: "número reservado, bytes guardados" }
  },
  { from: "signed", to: "filing", by: sender, when: { en: "lease taken", es: "transmisión reservada" } },
  { from: "signed", to: "accepted", by: verdict, when: { en: "acceptance found", es: "se encontró la aceptación" } },
  {
    from: "signed",
    to: "rejected",
    by: ["operator"],
    when: { en: "rejection known from elsewhere", es: "rechazo conocido por otro medio" }
  },
  { from: "signed", to: "refused", by: ["operator"], when: { en: "given up", es: "se abandona" } },
  {
    to: "contingency",
    by: ["request"],
    when: {
      en: "issued in contingency: number claimed, bytes stored",
      es: "expedido en contingencia: número reservado, bytes guardados"
    }
  },
  { from: "contingency", to: "filing", by: sender, when: { en: "lease taken", es: "transmisión reservada" } },
  {
    from: "contingency",
    to: "accepted",
    by: verdict,
    when: { en: "acceptance found", es: "se encontró la aceptación" }
  },
  {
    from: "contingency",
    to: "rejected",
    by: ["operator"],
    when: { en: "rejection known from elsewhere", es: "rechazo conocido por otro medio" }
  },
  { from: "contingency", to: "refused", by: ["operator"], when: { en: "given up", es: "se abandona" } },
  {
    from: "filing",
    to: "contingency",
    by: sender,
    when: {
      en: "no byte left of what was issued in contingency",
      es: "no salió ningún byte de lo expedido en contingencia"
    }
  },
  {
    from: "filing",
    to: "filing",
    by: sender,
    when: { en: "lease ran out, taken over", es: "venció la reserva, lo toma otro proceso" }
  },
  { from: "filing", to: "signed", by: sender, when: { en: "no byte left", es: "no salió ningún byte" } },
  {
    from: "filing",
    to: "unknown",
    by: [...sender, "authority"],
    when: { en: "answer lost, or proves nothing", es: "la respuesta se perdió o no prueba nada" }
  },
  { from: "filing", to: "processing", by: ["authority"], when: { en: "answer to come", es: "falta la respuesta" } },
  { from: "filing", to: "accepted", by: verdict, when: { en: "acceptance", es: "aceptación" } },
  { from: "filing", to: "rejected", by: verdict, when: { en: "rejection", es: "rechazo" } },
  {
    from: "filing",
    to: "refused",
    by: verdict,
    when: { en: "first attempt not reviewed", es: "el primer intento no se revisó" }
  },
  { from: "unknown", to: "filing", by: sender, when: { en: "lease taken", es: "transmisión reservada" } },
  {
    from: "unknown",
    to: "unknown",
    by: [...sender, "authority"],
    when: { en: "still nothing known", es: "aún no se sabe nada" }
  },
  { from: "unknown", to: "processing", by: ["authority"], when: { en: "answer to come", es: "falta la respuesta" } },
  { from: "unknown", to: "accepted", by: verdict, when: { en: "acceptance", es: "aceptación" } },
  { from: "unknown", to: "rejected", by: verdict, when: { en: "rejection", es: "rechazo" } },
  { from: "unknown", to: "refused", by: ["operator"], when: { en: "given up", es: "se abandona" } },
  {
    from: "processing",
    to: "processing",
    by: [...sender, "authority"],
    when: { en: "answer still to come", es: "aún falta la respuesta" }
  },
  {
    from: "processing",
    to: "unknown",
    by: [...sender, "authority"],
    when: { en: "answer lost, or proves nothing", es: "la respuesta se perdió o no prueba nada" }
  },
  { from: "processing", to: "accepted", by: verdict, when: { en: "acceptance", es: "aceptación" } },
  { from: "processing", to: "rejected", by: verdict, when: { en: "rejection", es: "rechazo" } },
  {
    from: "processing",
    to: "refused",
    by: verdict,
    when: { en: "given up, or its number is another document's", es: "se abandona, o su número es de otro documento" }
  }
]

/** Whether a state is never left. */
export const isFinal = (state: SubmissionState): boolean => submissionStates[state].final

/** Whether `actor` may change a submission from one state to another; `from` is absent for a claim. */
export const mayMove = (from: SubmissionState | undefined, to: SubmissionState, actor: Actor): boolean =>
  submissionMoves.some((move) => move.from === from && move.to === to && move.by.includes(actor))

/** The states from which `actor` may change a submission to the state `to`. */
export const statesBefore = (to: SubmissionState, actor: Actor): ReadonlyArray<SubmissionState> =>
  submissionMoves.flatMap(({ by, from, to: target }) =>
    from !== undefined && target === to && by.includes(actor) ? [from] : []
  )

/** The names of all states. */
export const stateNames = Object.keys(submissionStates) as ReadonlyArray<SubmissionState>

/** States that are not final. */
export const openStates: ReadonlyArray<SubmissionState> = stateNames.filter((state) => !isFinal(state))
