import type { LimitationSection } from "./Limitation.ts"

/** Limits of the clients, the console and the operation of the service. */
export const clientsAndOperation: LimitationSection = {
  title: { en: "Clients, console, operation", es: "Clientes, consola, operación" },
  rows: [
    {
      subject: { en: "retries of the client", es: "reintentos del cliente" },
      limit: {
        en: "It retries for some seconds and stores nothing: after a crash the caller sends the document again.",
        es: "Reintenta unos segundos y no guarda nada: tras una caída el llamador envía el documento de nuevo."
      },
      heldBy: ["http-client/retry"]
    },
    {
      subject: { en: "journals of batches", es: "diarios de lotes" },
      limit: {
        en: "The lock is SQLite's, as reliable as the locks of the file system. A rejected file is sent again once it has changed.",
        es: "El bloqueo es de SQLite, tan confiable como los del sistema de archivos. Un archivo rechazado se envía de nuevo cuando cambia."
      },
      heldBy: ["cli/submit", "ADR 0020"]
    },
    {
      subject: { en: "`radicar doctor`", es: "`radicar doctor`" },
      limit: {
        en: "It compares clocks by the `Date` header, to a second at best.",
        es: "Compara los relojes por el encabezado `Date`, al segundo en el mejor caso."
      },
      heldBy: ["cli/doctor"]
    },
    {
      subject: { en: "the console", es: "la consola" },
      limit: {
        en: "It is tested in Chromium alone, with axe-core and by keyboard, and must be at the root of its origin.",
        es: "Está probada solo en Chromium, con axe-core y por teclado, y debe estar en la raíz de su origen."
      },
      heldBy: ["console/accessibility", "console/keyboard", "ADR 0019"]
    },
    {
      subject: { en: "browsers", es: "navegadores" },
      limit: {
        en: "`@radicar/domain` and the client are tested in Chromium only.",
        es: "`@radicar/domain` y el cliente están probados solo en Chromium."
      },
      heldBy: ["tooling/build/packages/installed"]
    },
    {
      subject: { en: "the image", es: "la imagen" },
      limit: {
        en: "No container engine and no cluster has run `compose.yaml` and `deploy/kubernetes`: their steps run without one, and judges accept their form.",
        es: "Ningún motor de contenedores ni clúster ha corrido `compose.yaml` y `deploy/kubernetes`: sus pasos corren sin uno, y otros aceptan su forma."
      },
      heldBy: ["question: Whether an engine and a cluster run the image"]
    },
    {
      subject: { en: "upgrades", es: "actualizaciones" },
      limit: {
        en: "They are tried from a commit, because there is no release yet.",
        es: "Se prueban desde un commit, porque aún no hay versiones publicadas."
      },
      heldBy: ["tooling/load/chaos/upgrade.long"]
    },
    {
      subject: { en: "backups", es: "respaldos" },
      limit: {
        en: "The tested restore uses a copied database and directory, not `pg_dump` and not a bucket.",
        es: "La restauración probada usa una base y un directorio copiados, no `pg_dump` ni un bucket."
      },
      heldBy: ["api/service/restore"]
    },
    {
      subject: { en: "traces and metrics", es: "trazas y métricas" },
      limit: {
        en: "Only traces are sent by OTLP, at no configurable rate; metrics are read from each process.",
        es: "Por OTLP solo se envían trazas, sin tasa configurable; las métricas se leen de cada proceso."
      },
      heldBy: ["api/platform/observability/traces", "api/service/metrics", "ADR 0018"]
    }
  ]
}

/** Limits of the tests and of the sandbox. */
export const testsAndSandbox: LimitationSection = {
  title: { en: "Tests and the sandbox", es: "Pruebas y el sustituto" },
  rows: [
    {
      subject: { en: "chaos", es: "caos" },
      limit: {
        en: "Its cluster is on one machine, without partitions, TLS or PgBouncer. Its documents are invoices, credit notes and payrolls.",
        es: "Su clúster está en una máquina, sin particiones, TLS ni PgBouncer. Sus documentos son facturas, notas crédito y nóminas."
      },
      heldBy: ["tooling/load/chaos/chaos", "tooling/load/chaos/cluster"]
    },
    {
      subject: { en: "fuzz", es: "fuzz" },
      limit: {
        en: "It mutates bodies, certificate files and answers of the authority, not paths, headers or TLS.",
        es: "Altera cuerpos, archivos de certificado y respuestas de la DIAN, no rutas, encabezados ni TLS."
      },
      heldBy: ["tooling/judges/fuzz/fuzz"]
    },
    {
      subject: { en: "words of the sandbox", es: "palabras del sustituto" },
      limit: {
        en: "Where the authority's texts are not published, the sandbox writes its own in the same style.",
        es: "Donde no se publican los textos de la DIAN, el sustituto escribe los suyos en el mismo estilo."
      },
      heldBy: ["sandbox/Queries", "sandbox/RegisteredLists"]
    },
    {
      subject: { en: "batches of the sandbox", es: "lotes del sustituto" },
      limit: {
        en: "They have at most 50 documents; those of 500 for large issuers are left out.",
        es: "Tienen máximo 50 documentos; los de 500 para grandes emisores no están."
      },
      heldBy: ["sandbox/Batches"]
    },
    {
      subject: { en: "TLS of the sandbox", es: "TLS del sustituto" },
      limit: {
        en: "Its WSDL states the authority's policy, TLS included, but it listens without TLS.",
        es: "Su WSDL declara la política de la DIAN, TLS incluido, pero escucha sin TLS."
      },
      heldBy: ["sandbox/Wsdl", "sandbox/SoapToolkit"]
    },
    {
      subject: { en: "faults of the sandbox", es: "fallas del sustituto" },
      limit: {
        en: "They cover the connection as far as a server without TLS and DNS can: no unresolved name, no untrusted certificate.",
        es: "Cubren la conexión hasta donde puede un servidor sin TLS ni DNS: ni nombres que no resuelven ni certificados sin confianza."
      },
      heldBy: ["sandbox/FaultConnection", "sandbox/faultsPage"]
    }
  ]
}
