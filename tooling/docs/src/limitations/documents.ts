import type { LimitationSection } from "./Limitation.ts"

/** Limits of the documents that can be filed, and of their rules. */
export const documents: LimitationSection = {
  title: { en: "Documents", es: "Documentos" },
  rows: [
    {
      subject: { en: "the authority", es: "la DIAN" },
      limit: {
        en: "No document has been filed with the authority itself. Acceptance rests on the sandbox, whose judge shares nothing with what it judges but lists of codes.",
        es: "Ningún documento se ha transmitido a la DIAN misma. La aceptación se apoya en el sustituto, que con lo que juzga solo comparte listas de códigos."
      },
      heldBy: ["tooling/house/importTable", "question: Whether the authority accepts what the sandbox accepts"]
    },
    {
      subject: { en: "keys without a reproducible sample", es: "claves sin un ejemplo que las reproduzca" },
      limit: {
        en: "The keys of 07, 08, 25, 27, 32, 60, 93, 94, 95, 103 and of events other than 030 follow the formula of the annex; no published value confirms them.",
        es: "Las claves de 07, 08, 25, 27, 32, 60, 93, 94, 95, 103 y de eventos distintos de 030 siguen la fórmula del anexo; ningún valor publicado las confirma."
      },
      heldBy: ["domain/equivalentKey", "domain/payrollKey", "domain/supportKey", "domain/eventKey"]
    },
    {
      subject: { en: "equivalents in contingency", es: "documentos equivalentes en contingencia" },
      limit: {
        en: "Of 07 and 08 only POS tickets are filed.",
        es: "De 07 y 08 solo se transmiten tiquetes POS."
      },
      heldBy: ["question: 07 and 08 of other types than POS tickets"]
    },
    {
      subject: { en: "public utilities (60)", es: "servicios públicos (60)" },
      limit: {
        en: "Rules and shape follow samples that disagree with one another; the official table of rules was not available. `SPD01` to `SPD07` are this program's own.",
        es: "Las reglas y la forma siguen ejemplos que se contradicen; la tabla oficial de reglas no estuvo disponible. `SPD01` a `SPD07` son propias de este programa."
      },
      heldBy: ["sandbox/EquivalentRules", "ubl/renderSpd"]
    },
    {
      subject: { en: "RADIAN events (035 to 051)", es: "eventos RADIAN (035 a 051)" },
      limit: {
        en: "Their rules are those of the authority's validator of July 2022. Only the authority and the sandbox judge their order.",
        es: "Sus reglas son las del validador de la DIAN de julio de 2022. Solo la DIAN y el sustituto juzgan su orden."
      },
      heldBy: ["question: Whether all of these rules are on", "api/filing/events"]
    },
    {
      subject: { en: "open mandates (043)", es: "mandatos abiertos (043)" },
      limit: {
        en: "A mandate with `listID` 3 still states one document.",
        es: "Un mandato con `listID` 3 indica de todos modos un documento."
      },
      heldBy: ["question: An open mandate (`listID` 3)"]
    },
    {
      subject: { en: "surcharges of payroll", es: "recargos de nómina" },
      limit: {
        en: "Default percentages are those of the annex and of Law 2466 of 2025. Any stated percentage is filed; amounts and limits of overtime are not checked.",
        es: "Los porcentajes por defecto son los del anexo y de la Ley 2466 de 2025. Se transmite cualquier porcentaje indicado; no se revisan los valores ni los topes de horas extra."
      },
      heldBy: ["domain/payrollRules", "question: Percentages of Sundays and holidays"]
    },
    {
      subject: { en: "notes about several documents", es: "notas sobre varios documentos" },
      limit: {
        en: "Only notes of invoices (91, 92) correct several documents, and they do not say which amount corrects which invoice.",
        es: "Solo las notas de facturas (91, 92) corrigen varios documentos, y no dicen qué valor corrige cuál factura."
      },
      heldBy: ["domain/noteRules", "question: A note that corrects several documents"]
    },
    {
      subject: { en: "totals in pesos", es: "totales en pesos" },
      limit: {
        en: "Invoices in a foreign currency and their notes state them; support documents and equivalents do not.",
        es: "Los llevan las facturas en moneda extranjera y sus notas; los documentos soporte y equivalentes no."
      },
      heldBy: ["ubl/golden", "question: TotalNetoFacturaCop, which total it is"]
    },
    {
      subject: { en: "several orders", es: "varias órdenes de compra" },
      limit: {
        en: "The first one is `OrderReference`; further ones are additional references of type ON, because the schemas have one order.",
        es: "La primera es `OrderReference`; las demás son referencias adicionales de tipo ON, porque los esquemas tienen una sola orden."
      },
      heldBy: ["question: Further orders of a document"]
    },
    {
      subject: { en: "very long invoices", es: "facturas muy largas" },
      limit: {
        en: "Several hundred lines that round the same way can exceed the ±2.00 of FAS07. The service rejects the document and does not adjust it.",
        es: "Varios cientos de líneas que redondean hacia el mismo lado pueden pasar los ±2,00 de FAS07. El servicio rechaza el documento y no lo ajusta."
      },
      heldBy: ["domain/invoiceRules", "question: FAS07, FAX07, an IVA rounded to tens"]
    },
    {
      subject: { en: "AIU, mandates, transport (09, 11, 12)", es: "AIU, mandatos, transporte (09, 11, 12)" },
      limit: {
        en: "The rules follow samples and implementers. Registers (RUT, RNDC) are not asked, and notes have no `Shipment`.",
        es: "Las reglas siguen ejemplos y a otros implementadores. No se consultan registros (RUT, RNDC), y las notas no llevan `Shipment`."
      },
      heldBy: ["question: Rules of the remesas of operation 12", "question: `Shipment` in notes", "question: CAV03"]
    },
    {
      subject: { en: "the health sector", es: "el sector salud" },
      limit: {
        en: "The service does not call the ministry's validator and makes no RIPS. It checks one by a part of the rules of Documento Técnico 1 v002.",
        es: "El servicio no llama al validador del ministerio ni genera RIPS. Revisa uno con una parte de las reglas del Documento Técnico 1 v002."
      },
      heldBy: ["api/documents/rips", "domain/rips", "question: RIPS, RVC005 and CIN006"]
    },
    {
      subject: { en: "contingency by the service", es: "contingencia automática" },
      limit: {
        en: "`contingency=auto` issues invoices 01 as 04. Every other document waits.",
        es: "`contingency=auto` expide facturas 01 como 04. Cualquier otro documento espera."
      },
      heldBy: ["api/filing/contingency", "ADR 0012"]
    },
    {
      subject: { en: "the 48 hours of a contingency", es: "las 48 horas de una contingencia" },
      limit: {
        en: "They run from the end of the contingency, which the service does not know. It logs `ALERT` 48 hours after it recorded a document that it has not transmitted yet.",
        es: "Corren desde el fin de la contingencia, que el servicio no conoce. Escribe `ALERT` 48 horas después de registrar un documento que no ha transmitido todavía."
      },
      heldBy: ["api/service/watchWork", "question: CTG01, contingency without a declared one"]
    }
  ]
}

/** Limits of reading, verifying and printing documents. */
export const readingAndPrinting: LimitationSection = {
  title: { en: "Reading, verifying, printing", es: "Lectura, verificación, impresión" },
  rows: [
    {
      subject: { en: "documents of others", es: "documentos de otros" },
      limit: {
        en: "Reading is proven for what this program writes, and for documents that were written by hand from the samples.",
        es: "La lectura está probada con lo que escribe este programa y con documentos escritos a mano según los ejemplos."
      },
      heldBy: ["ubl/readForeign", "ubl/readHandwritten"]
    },
    {
      subject: { en: "size", es: "tamaño" },
      limit: {
        en: "The service reads documents of at most 200 000 elements, some 7 MiB, and ZIP files of at most 50 XML files and 20 MiB. The inbox takes ZIP files of 1 000 files and 64 MiB.",
        es: "El servicio lee documentos de máximo 200.000 elementos, unos 7 MiB, y archivos ZIP de máximo 50 XML y 20 MiB. La recepción admite archivos ZIP de 1.000 archivos y 64 MiB."
      },
      heldBy: ["api/documents/reading", "api/inbox/arrivals"]
    },
    {
      subject: { en: "`radicar verify`", es: "`radicar verify`" },
      limit: {
        en: "It checks the root's children, the header, key, numbering and signature. It knows no rule about amounts and no whole schema.",
        es: "Revisa los hijos de la raíz, el encabezado, la clave, la numeración y la firma. No conoce reglas sobre valores ni el esquema completo."
      },
      heldBy: ["ubl/verifyChecks", "cli/verify"]
    },
    {
      subject: { en: "revocation", es: "revocación" },
      limit: {
        en: "Revocation lists and OCSP answers are never fetched: only those next to the anchors or in the document count.",
        es: "Nunca se descargan listas de revocación ni respuestas OCSP: solo cuentan las que están con las anclas o en el documento."
      },
      heldBy: ["signature/certificationPaths", "signature/pkits", "ADR 0031"]
    },
    {
      subject: { en: "writing systems", es: "sistemas de escritura" },
      limit: {
        en: "The PDF prints Latin, Greek and Cyrillic letters. Other letters appear as their number, emoji by their Spanish name.",
        es: "El PDF imprime letras latinas, griegas y cirílicas. Otras letras salen con su número, los emojis con su nombre en español."
      },
      heldBy: ["print/content", "ADR 0010"]
    },
    {
      subject: { en: "paper", es: "papel" },
      limit: {
        en: "Every page is Letter; POS tickets have no narrow roll.",
        es: "Todas las páginas son tamaño carta; los tiquetes POS no tienen rollo angosto."
      },
      heldBy: ["print/layout"]
    },
    {
      subject: { en: "logo of `radicar print`", es: "logo de `radicar print`" },
      limit: {
        en: "The command does not fetch `ImageUrl`: pass the picture with `--logo`.",
        es: "El comando no descarga `ImageUrl`: entregue la imagen con `--logo`."
      },
      heldBy: ["cli/print"]
    }
  ]
}
