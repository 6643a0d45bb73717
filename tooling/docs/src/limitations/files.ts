import type { LimitationSection } from "./Limitation.ts"

/** Limits of files, mails and webhooks. */
export const filesMailsWebhooks: LimitationSection = {
  title: { en: "Files, mails and webhooks", es: "Archivos, correos y webhooks" },
  rows: [
    {
      subject: { en: "containers", es: "contenedores" },
      limit: {
        en: "If nobody could sign when the acceptance came, the container waits for the issuer's next document or the same one with its certificate.",
        es: "Si nadie podía firmar cuando llegó la aceptación, el contenedor espera al siguiente documento del emisor o al mismo con su certificado."
      },
      heldBy: ["api/documents/containers"]
    },
    {
      subject: { en: "payroll", es: "nómina" },
      limit: { en: "Payroll documents have no container.", es: "Los documentos de nómina no tienen contenedor." },
      heldBy: ["api/documents/containers"]
    },
    {
      subject: { en: "file stores", es: "almacenes de archivos" },
      limit: {
        en: "A bucket is accessed with keys, by path, and is tested against one S3-compatible server.",
        es: "Un bucket se usa con llaves, por ruta, y está probado con un solo servidor compatible con S3."
      },
      heldBy: ["api/platform/blobs/blobStore", "api/platform/blobs/blobSettings"]
    },
    {
      subject: { en: "evidence", es: "evidencia" },
      limit: {
        en: "Exchanges of submissions are kept, not those of batches or queries. The manifest of a bundle is not signed.",
        es: "Se guardan los intercambios de las radicaciones, no los de lotes o consultas. El manifiesto de un paquete no va firmado."
      },
      heldBy: ["api/documents/evidence", "ADR 0015"]
    },
    {
      subject: { en: "addresses of mails", es: "direcciones de correo" },
      limit: {
        en: "Without `To` the service asks the authority, then its list of addresses, which names receivers by NIT alone.",
        es: "Sin `To` el servicio consulta a la DIAN y luego su lista de direcciones, que nombra a los receptores solo por NIT."
      },
      heldBy: ["api/mail/mails", "dian/ExchangeEmails"]
    },
    {
      subject: { en: "bounces", es: "correos devueltos" },
      limit: {
        en: "Your mail system hands reports over. Only those after RFC 3464 are understood, not prose and not complaints (RFC 5965).",
        es: "Su sistema de correo entrega los informes. Solo se entienden los de RFC 3464, no la prosa ni las quejas (RFC 5965)."
      },
      heldBy: ["api/mail/readReport", "api/mail/bounces"]
    },
    {
      subject: { en: "size of mails", es: "tamaño de los correos" },
      limit: {
        en: "A ZIP of more than 2 000 000 bytes is refused: send a link.",
        es: "Un ZIP de más de 2.000.000 de bytes se rechaza: envíe un enlace."
      },
      heldBy: ["api/mail/mails", "ADR 0013"]
    },
    {
      subject: { en: "signatures of webhooks", es: "firmas de webhooks" },
      limit: {
        en: "They are symmetric (`v1`); there are none with a public key (`v1a`).",
        es: "Son simétricas (`v1`); no las hay con clave pública (`v1a`)."
      },
      heldBy: ["api/webhooks/webhooks", "ADR 0014"]
    },
    {
      subject: { en: "hanging webhooks", es: "webhooks que no responden" },
      limit: {
        en: "A process posts to at most 128 webhooks at once; while all of these hang, others wait.",
        es: "Un proceso entrega a máximo 128 webhooks a la vez; mientras todos esos no responden, los demás esperan."
      },
      heldBy: ["ADR 0014"]
    },
    {
      subject: { en: "translated addresses", es: "direcciones traducidas" },
      limit: {
        en: "Of NAT64 only the prefix 64:ff9b::/96 is recognised.",
        es: "De NAT64 solo se reconoce el prefijo 64:ff9b::/96."
      },
      heldBy: ["api/platform/outbound/isPublicAddress"]
    }
  ]
}

/** Limits of access, tenants and personal data. */
export const accessAndData: LimitationSection = {
  title: { en: "Access and data", es: "Acceso y datos" },
  rows: [
    {
      subject: { en: "taxpayers", es: "contribuyentes" },
      limit: {
        en: "A company without `Nit` and `CompanyParty` is bound by the first document that it files.",
        es: "Una compañía sin `Nit` ni `CompanyParty` queda atada al primer documento que radica."
      },
      heldBy: ["api/tenants/ownership", "ADR 0032"]
    },
    {
      subject: { en: "JWTs", es: "JWT" },
      limit: {
        en: "One issuer is accepted. A JWT is not revoked before it expires; a key that the issuer withdraws stays valid for ten minutes.",
        es: "Se acepta un emisor. Un JWT no se revoca antes de vencer; una llave que el emisor retira vale diez minutos más."
      },
      heldBy: ["api/access/oidc"]
    },
    {
      subject: { en: "limits of requests", es: "límites de solicitudes" },
      limit: {
        en: "All processes share the requests of a minute; each process counts its concurrent requests by itself.",
        es: "Todos los procesos comparten las solicitudes de un minuto; cada proceso cuenta por su lado las simultáneas."
      },
      heldBy: ["api/access/limits", "ADR 0029"]
    },
    {
      subject: { en: "audit log", es: "registro de auditoría" },
      limit: {
        en: "It has no queries, dry runs or downloads through a link. The owner of the database can remove its protection.",
        es: "No tiene consultas, ensayos ni descargas por un enlace. El dueño de la base de datos puede quitar su protección."
      },
      heldBy: ["api/access/audit"]
    },
    {
      subject: { en: "erasure", es: "borrado" },
      limit: {
        en: "Only the data of a whole company are erased, not those of one buyer, worker or document. Logs, backups and delivered copies stay.",
        es: "Solo se borran los datos de toda una compañía, no los de un comprador, trabajador o documento. Los registros, respaldos y copias entregadas quedan."
      },
      heldBy: ["contract/openApi", "api/tenants/erasure"]
    }
  ]
}
