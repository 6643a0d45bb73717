import type { LimitationSection } from "./Limitation.ts"

/** Limits of filing: numbers, ranges, follow-up, test sets. */
export const filing: LimitationSection = {
  title: { en: "Filing", es: "Radicación" },
  rows: [
    {
      subject: { en: "pending filings", es: "radicaciones pendientes" },
      limit: {
        en: "The service follows one for some three days. Then it logs `ALERT` and waits for the caller, or for `radicar submission retry`.",
        es: "El servicio sigue una durante unos tres días. Luego registra `ALERT` y espera al llamador, o a `radicar submission retry`."
      },
      heldBy: ["api/platform/followUps", "ADR 0009"]
    },
    {
      subject: { en: "without a retained certificate", es: "sin certificado retenido" },
      limit: {
        en: "With `RADICAR_RETAIN_CERTIFICATES=never`, or on Postgres without `RADICAR_MASTER_KEY`, a pending filing waits for its caller.",
        es: "Con `RADICAR_RETAIN_CERTIFICATES=never`, o en Postgres sin `RADICAR_MASTER_KEY`, una radicación pendiente espera a su llamador."
      },
      heldBy: ["api/filing/following", "ADR 0009"]
    },
    {
      subject: { en: "removed master keys", es: "llaves maestras retiradas" },
      limit: {
        en: "Certificates of pending filings that a removed key encrypted become unreadable. Keep the old key after the new one for three days.",
        es: "Los certificados de radicaciones pendientes que cifró una llave retirada quedan ilegibles. Conserve la llave anterior tras la nueva durante tres días."
      },
      heldBy: ["api/tenants/retention"]
    },
    {
      subject: { en: "numbers by the service", es: "números del servicio" },
      limit: {
        en: "A body without `Number` needs an `Idempotency-Key`. Numbers that another program used are only known once the authority rejects them (rule 90).",
        es: "Un cuerpo sin `Number` exige un `Idempotency-Key`. Los números que usó otro programa solo se conocen cuando la DIAN los rechaza (regla 90)."
      },
      heldBy: ["api/numbering/numbering", "ADR 0011"]
    },
    {
      subject: { en: "ranges of the authority", es: "rangos de la DIAN" },
      limit: {
        en: "Each process keeps an answer in memory for ten minutes and stores none. Used and left numbers count what this service recorded.",
        es: "Cada proceso guarda una respuesta en memoria diez minutos y no la almacena. Los números usados y restantes cuentan lo que registró este servicio."
      },
      heldBy: ["api/numbering/numberingRanges", "api/numbering/lookedUpRanges"]
    },
    {
      subject: { en: "test sets", es: "sets de pruebas" },
      limit: {
        en: "`progress` counts what this service filed. Documents for a set state their numbers, and a closed set is noticed at the next document.",
        es: "`progress` cuenta lo que radicó este servicio. Los documentos de un set llevan sus números, y un set cerrado se nota con el documento siguiente."
      },
      heldBy: ["api/batches/testSets"]
    },
    {
      subject: { en: "status of batches", es: "estado de lotes" },
      limit: {
        en: "A batch of another program is followed once somebody has asked for it. Rule 90 in its answer does not say whose number it is.",
        es: "Un lote de otro programa se sigue cuando alguien lo ha consultado. La regla 90 en su respuesta no dice de quién es el número."
      },
      heldBy: ["api/batches/statusZips"]
    },
    {
      subject: { en: "references of notes", es: "referencias de notas" },
      limit: {
        en: "Notes are compared with what this service filed for the same company. Two notes at the same moment may not see each other.",
        es: "Las notas se comparan con lo que este servicio radicó para la misma compañía. Dos notas al mismo tiempo pueden no verse."
      },
      heldBy: ["api/filing/notes"]
    },
    {
      subject: { en: "one payroll per worker and month", es: "una nómina por trabajador y mes" },
      limit: {
        en: "Checked against payrolls that this service filed for the same company.",
        es: "Se revisa contra las nóminas que este servicio radicó para la misma compañía."
      },
      heldBy: ["api/filing/payrolls"]
    },
    {
      subject: { en: "verdicts by an operator", es: "veredictos de un operador" },
      limit: {
        en: "The table of states has them, but no operation sets one.",
        es: "La tabla de estados los tiene, pero ninguna operación fija uno."
      },
      heldBy: ["contract/openApi"]
    },
    {
      subject: { en: "the authority's health", es: "la salud de la DIAN" },
      limit: {
        en: "Each process knows it from its own calls since its start; it is neither shared nor stored.",
        es: "Cada proceso la conoce por sus propias llamadas desde que arrancó; no se comparte ni se guarda."
      },
      heldBy: ["api/filing/authorityHealth", "ADR 0012"]
    },
    {
      subject: { en: "pictures", es: "imágenes" },
      limit: {
        en: "A picture behind `ImageUrl` that is missing, too large or not https is left out of the PDF, which a notification says.",
        es: "Una imagen de `ImageUrl` que falta, es muy grande o no es https queda fuera del PDF, y una notificación lo dice."
      },
      heldBy: ["api/documents/imageUrl"]
    }
  ]
}

/** Limits of received documents. */
export const inbox: LimitationSection = {
  title: { en: "Inbox", es: "Recepción" },
  rows: [
    {
      subject: { en: "mailboxes", es: "buzones" },
      limit: {
        en: "The inbox reads no mailbox (IMAP, POP3): a program or a person posts the mails, at most 25 MiB each.",
        es: "La recepción no lee buzones (IMAP, POP3): un programa o una persona entrega los correos, de máximo 25 MiB."
      },
      heldBy: ["ADR 0035", "api/inbox/arrivals"]
    },
    {
      subject: { en: "unopened files", es: "archivos sin abrir" },
      limit: {
        en: "RAR, 7z, `winmail.dat`, `.msg` and encrypted mails are kept and listed as unreadable.",
        es: "RAR, 7z, `winmail.dat`, `.msg` y correos cifrados se guardan y se listan como ilegibles."
      },
      heldBy: ["api/inbox/arrivals"]
    },
    {
      subject: { en: "documents that nobody sent", es: "documentos que nadie envió" },
      limit: {
        en: "The authority offers no list over its services. The inbox fetches a document only by its key, or by the keys of the Excel listing.",
        es: "La DIAN no ofrece un listado por sus servicios. La recepción trae un documento solo por su clave, o por las claves del listado en Excel."
      },
      heldBy: ["sandbox/Wsdl", "api/inbox/arrivals"]
    },
    {
      subject: { en: "our PDF of a received document", es: "nuestro PDF de un documento recibido" },
      limit: {
        en: "There is none if it needs a value that has no valid form, such as an amount; `unprintable` names the value.",
        es: "No lo hay si necesita un valor sin forma válida, como un importe; `unprintable` lo nombra."
      },
      heldBy: ["api/inbox/arrivals"]
    },
    {
      subject: { en: "events", es: "eventos" },
      limit: {
        en: "The inbox files 030 to 033, on invoices on credit of the company's own NIT. RADIAN events are filed as documents.",
        es: "La recepción radica 030 a 033, sobre facturas a crédito del NIT de la compañía. Los eventos RADIAN se radican como documentos."
      },
      heldBy: ["api/inbox/inboxEvents"]
    },
    {
      subject: { en: "tacit acceptance", es: "aceptación tácita" },
      limit: {
        en: "Three days after a term the service asks the authority for it, with the default certificate of the company. A later one is found by `retry`.",
        es: "Tres días después del plazo el servicio la consulta a la DIAN, con el certificado por defecto de la compañía. Una posterior la encuentra `retry`."
      },
      heldBy: ["api/inbox/inboxTerms"]
    }
  ]
}
