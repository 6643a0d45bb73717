import type { Localized } from "@radicar/domain/inner/rules/Language"
import { Effect } from "effect"
import {
  anyText,
  InvalidSetting,
  oneOf,
  optional,
  postgresAddress,
  secretText,
  type SettingReader,
  webAddress,
  wholeNumber,
  booleanSetting
} from "../../platform/settings.ts"

/** An environment variable of the service. */
export interface Variable<A = unknown> {
  /** Reads the text of the variable, or its default. */
  readonly read: SettingReader<A>
  /** The text used if the variable is not set; empty if there is no default. */
  readonly default: string
  /** Display of the value: `secret` is never shown; `address` may contain a password and is shown without it. */
  readonly shows: "all" | "address" | "secret"
  /** Meaning, for the reference: a phrase in Markdown, with links as between pages of the site. */
  readonly about: Localized
}

type Shows = Variable["shows"]

/** Declares a variable without default. */
const variable =
  <A>(read: SettingReader<A>, shows: Shows = "all") =>
  (about: Localized): Variable<A> => ({ read, default: "", shows, about })

/** Declares a variable with a default. */
const withDefault = <A>(read: SettingReader<A>, byDefault: string, about: Localized): Variable<A> => ({
  read,
  default: byDefault,
  shows: "all",
  about
})

const text = variable(anyText)
/** Declares a text variable with a default value. */
const textOr = (byDefault: string, about: Localized): Variable<string> =>
  withDefault(anyText as SettingReader<string>, byDefault, about)
const address = variable(anyText, "address")
const secret = variable(secretText, "secret")
/** Declares a text variable whose value is not shown, because it may contain a secret. */
const hidden = variable(anyText, "secret")

/** Maximum number of processes; useful numbers are far lower. */
const mostProcesses = 256

/** Reads the number of serving processes. */
const processCount: SettingReader<number | "auto"> = (name, text = "") => {
  if (text === "auto") return Effect.succeed(text)
  const count = Number(/^\d{1,3}$/u.test(text) ? text : Number.NaN)
  return count >= 1 && count <= mostProcesses
    ? Effect.succeed(count)
    : Effect.fail(
        InvalidSetting.mustBe(name, {
          en: `a whole number from 1 to ${mostProcesses}, or auto`,
          es: `un número entero de 1 a ${mostProcesses}, o auto`
        })
      )
}

const port = wholeNumber(65_535)
const requests = wholeNumber(1_000_000)
/** Reads a number of seconds, at most a year. */
const seconds = wholeNumber(31_536_000)

/** Variables of the service by subject, as the reference lists them. */
export const variableSections = {
  server: {
    title: { en: "The server", es: "El servidor" },
    variables: {
      RADICAR_ENVIRONMENT: withDefault(oneOf("sandbox", "habilitacion", "production"), "sandbox", {
        en: "environment of the authority: `habilitacion` is its test environment; `sandbox` reaches no authority, because the service brings a stand-in",
        es: "ambiente de la DIAN: `habilitacion` es el de pruebas; `sandbox` no llega a la DIAN, porque el servicio trae un sustituto"
      }),
      HOST: text({
        en: "address to listen at; by default `127.0.0.1` in the environment `sandbox`, and `0.0.0.0` in the others",
        es: "dirección en la que escucha; por omisión `127.0.0.1` en el ambiente `sandbox` y `0.0.0.0` en los demás"
      }),
      PORT: withDefault(port, "8080", { en: "port to listen at", es: "puerto en el que escucha" }),
      RADICAR_PROCESSES: withDefault(processCount, "1", {
        en: "processes that serve together on Postgres, at one address: a number, or `auto` for one per processor ([sizing](running.md#sizing))",
        es: "procesos que atienden juntos sobre Postgres, en una misma dirección: un número, o `auto` para uno por procesador ([dimensionamiento](running.md#sizing))"
      }),
      PUBLIC_URL: variable(
        optional(webAddress),
        "address"
      )({
        en: "base address of links; by default the address that the caller used, if its `Host` is this machine or one of `RADICAR_HOSTS`, else `http://localhost:PORT`. With `https://` every answer has `Strict-Transport-Security`",
        es: "dirección base de los enlaces; por omisión la que usó quien llama, si su `Host` es esta máquina o uno de `RADICAR_HOSTS`; si no, `http://localhost:PORT`. Con `https://` toda respuesta lleva `Strict-Transport-Security`"
      }),
      RADICAR_HOSTS: text({
        en: "names that a `Host` header may have, separated by commas, with a port or without: `radicar:8080`. Other names appear in no link. The development token of the environment `sandbox` is public. There the service answers only to these names, that of `PUBLIC_URL` and those of its machine: `localhost`, `127.0.0.0/8`, `::1`, the host name, and the address of the request. Others get 421 (`unknown-host`), except at `/health/live` and `/health/ready`, which orchestrators ask under any name ([security](security.md#2-browsers))",
        es: "nombres que puede traer el encabezado `Host`, separados por comas, con puerto o sin él: `radicar:8080`. Los demás no aparecen en ningún enlace. El token de desarrollo del ambiente `sandbox` es público. Allí el servicio responde solo a estos nombres, al de `PUBLIC_URL` y a los de su máquina: `localhost`, `127.0.0.0/8`, `::1`, el nombre del equipo y la dirección de la solicitud. Los demás reciben 421 (`unknown-host`), salvo en `/health/live` y `/health/ready`, que los orquestadores consultan con cualquier nombre ([seguridad](security.md#2-browsers))"
      }),
      RADICAR_CORS_ORIGINS: text({
        en: "origins whose pages may call the service from a browser (CORS), separated by commas: `https://erp.example.com`. Each is a full origin; `*` is rejected. Without it no page of another origin can read an answer",
        es: "orígenes cuyas páginas pueden llamar al servicio desde un navegador (CORS), separados por comas: `https://erp.example.com`. Cada uno es un origen completo; `*` se rechaza. Sin esta variable ninguna página de otro origen puede leer una respuesta"
      }),
      RADICAR_TRUSTED_PROXIES: text({
        en: "addresses and networks of proxies whose `X-Forwarded-For` names the caller: `10.0.0.5,fd00::/8`. Without it the address is that of the connection, which behind a proxy is the proxy's",
        es: "direcciones y redes de los proxies cuyo `X-Forwarded-For` indica quién llama: `10.0.0.5,fd00::/8`. Sin esta variable la dirección es la de la conexión, que detrás de un proxy es la del proxy"
      }),
      RADICAR_CONSOLE: withDefault(booleanSetting, "on", {
        en: "`off`: no [operator console](console.md) at `/console`",
        es: "`off`: sin [consola](console.md) en `/console`"
      }),
      RADICAR_HELP: withDefault(booleanSetting, "on", {
        en: "`off`: no documentation at `/help`",
        es: "`off`: sin documentación en `/help`"
      })
    }
  },
  storage: {
    title: { en: "Database and files", es: "Base de datos y archivos" },
    variables: {
      DATABASE_URL: variable(
        optional(postgresAddress),
        "address"
      )({ en: "Postgres; without it PGlite", es: "Postgres; sin esta variable, PGlite" }),
      RADICAR_DATABASE_PREPARE: withDefault(oneOf("auto", "on", "off"), "auto", {
        en: "whether statements are prepared by name on the connections to Postgres: `on`, `off`, or `auto`, which prepares them unless the start finds a pooler ([poolers and replicas](running.md#poolers-and-replicas))",
        es: "si las sentencias se preparan con nombre en las conexiones a Postgres: `on`, `off` o `auto`, que las prepara salvo que al arrancar encuentre un pooler ([poolers y réplicas](running.md#poolers-and-replicas))"
      }),
      RADICAR_DATABASE_CONNECTION_LIFE: withDefault(seconds, "600", {
        en: "longest life of a connection to Postgres, in seconds; each lives between four fifths of it and all of it, by chance. A name that leads to another server is asked again no later than that ([fail-over](running.md#fail-over))",
        es: "vida máxima de una conexión a Postgres, en segundos; cada una vive al azar entre cuatro quintos de ella y toda ella. A más tardar entonces se vuelve a consultar un nombre que lleva a otro servidor ([conmutación por error](running.md#fail-over))"
      }),
      RADICAR_DATA_DIR: textOr("./.radicar", {
        en: "folder of PGlite's files, and of the sandbox's certificates and documents: readable by its owner only, which each start restores. The service warns if the volume does not allow that",
        es: "carpeta de los archivos de PGlite y de los certificados y documentos del sandbox: solo la puede leer su dueño, lo que cada arranque restablece. El servicio avisa si el volumen no lo permite"
      }),
      RADICAR_BLOBS: {
        ...address({
          en: "store of files: `postgres` for the database, `file:///var/lib/radicar/blobs`, or `s3://bucket/prefix?region=…&endpoint=…` with the `AWS_…` variables ([files and evidence](files.md))",
          es: "almacén de archivos: `postgres` para la base de datos, `file:///var/lib/radicar/blobs`, o `s3://bucket/prefijo?region=…&endpoint=…` con las variables `AWS_…` ([archivos y evidencia](files.md))"
        }),
        default: "postgres"
      },
      AWS_ACCESS_KEY_ID: hidden({ en: "user of the S3 store", es: "usuario del almacén S3" }),
      AWS_SECRET_ACCESS_KEY: secret({ en: "its secret", es: "su clave secreta" }),
      AWS_SESSION_TOKEN: secret({
        en: "token of temporary credentials, if the store uses them",
        es: "token de las credenciales temporales, si el almacén las usa"
      }),
      AWS_REGION: text({
        en: "region of the store, if the address of `RADICAR_BLOBS` has none",
        es: "región del almacén, si la dirección de `RADICAR_BLOBS` no la trae"
      })
    }
  },
  secrets: {
    title: { en: "Keys and certificates", es: "Llaves y certificados" },
    variables: {
      RADICAR_MASTER_KEY: secret({
        en: "32 random bytes in base64 (`openssl rand -base64 32`). Encrypts stored certificates, secrets of companies and providers, and the certificates that pending filings and open batches still need. Several keys, separated by commas: the first encrypts, all decrypt; at the start the service re-encrypts what another key had encrypted. The same for all processes on one Postgres; without it none of this is stored there. PGlite generates its own key, `master.key` in the data directory",
        es: "32 bytes al azar en base64 (`openssl rand -base64 32`). Cifra los certificados guardados, los secretos de compañías y proveedores, y los certificados que aún necesitan las radicaciones pendientes y los lotes abiertos. Varias llaves, separadas por comas: la primera cifra y todas descifran; al arrancar, el servicio cifra de nuevo lo que cifró otra. Es la misma para todos los procesos de un Postgres; sin ella nada de esto se guarda allí. PGlite genera su propia llave, `master.key` en la carpeta de datos"
      }),
      RADICAR_RETAIN_CERTIFICATES: withDefault(oneOf("while-open", "never"), "while-open", {
        en: "`never`: a pending filing waits until its caller posts it again, an open batch until somebody queries it",
        es: "`never`: una radicación pendiente espera hasta que se envíe de nuevo, y un lote abierto hasta que alguien lo consulte"
      }),
      RADICAR_TRANSPORT_CERTIFICATE: text({
        en: "PKCS#12 file of the installation's own certificate (a provider's). The service queries the authority with it instead of the callers' certificates, even if none is retained. It never signs a document",
        es: "archivo PKCS#12 del certificado propio de la instalación (el de un proveedor). El servicio consulta a la DIAN con él y no con los de quienes llaman, aunque no se conserve ninguno. Nunca firma un documento"
      }),
      RADICAR_TRANSPORT_CERTIFICATE_PASSWORD: secret({ en: "its password", es: "su contraseña" }),
      RADICAR_TRUST_ANCHORS: text({
        en: "file or folder with certificates of certification authorities, in PEM or DER, and optionally revocation lists (`.crl`) and OCSP answers (`.ocsp`). An answer is proven to be the authority's if its certificate leads to one of them ([trust](trust.md))",
        es: "archivo o carpeta con certificados de entidades de certificación, en PEM o DER, y si se quiere listas de revocación (`.crl`) y respuestas OCSP (`.ocsp`). Queda probado que una respuesta es de la DIAN si su certificado lleva a una de ellas ([confianza](trust.md))"
      }),
      RADICAR_SIGNER_ANCHORS: text({
        en: "file or folder like that of `RADICAR_TRUST_ANCHORS`: the certification authorities that may issue certificates to signers. Without it certificates are matched by name only, and the service warns outside the sandbox ([several tenants](security.md#several-tenants))",
        es: "archivo o carpeta como los de `RADICAR_TRUST_ANCHORS`: las entidades de certificación que pueden expedir certificados a quienes firman. Sin esta variable los certificados se comparan solo por nombre, y fuera del sandbox el servicio lo advierte ([varias compañías](security.md#several-tenants))"
      }),
      RADICAR_REQUIRE_PROOF: withDefault(booleanSetting, "false", {
        en: "`true`: a verdict stays open until it is proven that the authority signed it",
        es: "`true`: un veredicto queda abierto hasta probar que lo firmó la DIAN"
      })
    }
  },
  access: {
    title: { en: "Access and limits", es: "Acceso y límites" },
    variables: {
      RADICAR_ADMIN_TOKEN: secret({
        en: "the first bearer token, 43 characters or more (`openssl rand -base64 32`). It may only create and revoke tokens. It stays valid until revoked, even if the variable is removed",
        es: "el primer token, de 43 caracteres o más (`openssl rand -base64 32`). Solo puede crear y revocar tokens. Es válido hasta que se revoque, aunque se quite la variable"
      }),
      RADICAR_OIDC_ISSUER: address({ en: "issuer of accepted JWTs", es: "emisor de los JWT que se aceptan" }),
      RADICAR_OIDC_AUDIENCE: text({
        en: "audience of accepted JWTs",
        es: "destinatario (`aud`) de los JWT que se aceptan"
      }),
      RADICAR_OIDC_JWKS_URL: address({
        en: "address of the issuer's keys, if its discovery document does not name it",
        es: "dirección de las claves del emisor, si su documento de descubrimiento no la indica"
      }),
      RADICAR_OIDC_MAX_LIFETIME: withDefault(seconds, "86400", {
        en: "seconds that a JWT may be valid for, from `iat` to `exp`; JWTs with a longer lifetime are rejected",
        es: "segundos que puede valer un JWT, de `iat` a `exp`; los que valen más se rechazan"
      }),
      RADICAR_OIDC_CONSOLE_CLIENT: text({
        en: "client id of the [console](console.md#signing-in-with-openid-connect) at the issuer; people then sign in there",
        es: "identificador de cliente de la [consola](console.md#signing-in-with-openid-connect) ante el emisor; las personas inician sesión allí"
      }),
      RADICAR_OIDC_CONSOLE_SCOPES: text({
        en: "scopes that the console asks the issuer for; by default `openid profile documents:read documents:write`",
        es: "permisos que la consola le pide al emisor; por omisión `openid profile documents:read documents:write`"
      }),
      RADICAR_RATE_LIMIT: withDefault(requests, "6000", {
        en: "requests a minute of one tenant with all its tokens, counted across all processes of a database; `0`: unlimited. Beyond it 429 with `Retry-After`; `RateLimit` and `RateLimit-Policy` show the current state",
        es: "solicitudes por minuto de una compañía con todos sus tokens, contadas entre todos los procesos de una base de datos; `0`: sin límite. Pasado el límite, 429 con `Retry-After`; `RateLimit` y `RateLimit-Policy` muestran el estado actual"
      }),
      RADICAR_CONCURRENT_REQUESTS: withDefault(requests, "200", {
        en: "concurrent requests of one tenant in one process; `0`: unlimited",
        es: "solicitudes simultáneas de una compañía en un proceso; `0`: sin límite"
      }),
      RADICAR_FAILED_LOGINS: withDefault(requests, "60", {
        en: "requests with an invalid token a minute from one address (IPv6: one /64), counted across all processes. Beyond it 429 for every token that was not valid within the last hour; `0`: unlimited",
        es: "solicitudes por minuto con un token no válido desde una dirección (en IPv6, una /64), contadas entre todos los procesos. Pasado el límite, 429 a todo token que no haya sido válido en la última hora; `0`: sin límite"
      })
    }
  },
  mail: {
    title: { en: "Mail and outbound connections", es: "Correo y conexiones salientes" },
    variables: {
      SMTP_URL: variable(
        secretText,
        "address"
      )({
        en: "mail server: `smtp://user:password@host:587` (STARTTLS required, except on this machine) or `smtps://…:465`, user and password percent-encoded. The certificate of a private authority goes in `NODE_EXTRA_CA_CERTS`. Without it only companies with a mail server of their own send mails",
        es: "servidor de correo: `smtp://usuario:contraseña@servidor:587` (exige STARTTLS, salvo en esta máquina) o `smtps://…:465`, con usuario y contraseña codificados con %. El certificado de una entidad privada va en `NODE_EXTRA_CA_CERTS`. Sin esta variable solo envían correos las compañías con servidor propio"
      }),
      MAIL_FROM: text({
        en: "sender of mails, with `SMTP_URL`: `facturas@example.com` or `Name <facturas@example.com>`; receives bounces unless `RADICAR_MAIL_BOUNCE_ADDRESS` is set",
        es: "remitente de los correos, con `SMTP_URL`: `facturas@example.com` o `Nombre <facturas@example.com>`; recibe las devoluciones si no está definida `RADICAR_MAIL_BOUNCE_ADDRESS`"
      }),
      RADICAR_MAIL_BOUNCE_ADDRESS: text({
        en: "address for bounces, `bounces@example.com`, at most 16 characters before the `@`: mails leave from `bounces+<token>@example.com`, one address per receiver ([bounces](bounces.md))",
        es: "dirección para las devoluciones, `bounces@example.com`, con máximo 16 caracteres antes de la `@`: los correos salen de `bounces+<token>@example.com`, una dirección por destinatario ([devoluciones](bounces.md))"
      }),
      RADICAR_OUTBOUND_ALLOW: text({
        en: "origins, separated by commas, that webhooks, `ImageUrl`, an OpenID issuer and companies' mail servers may use without https, at any address and any port: `http://127.0.0.1:9000`, `smtp://relay.example.internal:25`. Dangerous: any token can make the service call them ([where the service calls](running.md#outbound-connections))",
        es: "orígenes, separados por comas, que los webhooks, `ImageUrl`, un emisor OpenID y los servidores de correo de las compañías pueden usar sin https, en cualquier dirección y puerto: `http://127.0.0.1:9000`, `smtp://relay.example.internal:25`. Es peligroso: cualquier token puede hacer que el servicio los llame ([a dónde llama el servicio](running.md#outbound-connections))"
      })
    }
  },
  authority: {
    title: { en: "The authority and its sandbox", es: "La DIAN y su sandbox" },
    variables: {
      AUTHORITY_URL: address({
        en: "another address of the authority's service",
        es: "otra dirección del servicio de la DIAN"
      }),
      RADICAR_SANDBOX_PORT: withDefault(port, "0", {
        en: "port of the sandbox inside the service; `0`: any free one",
        es: "puerto del sandbox que trae el servicio; `0`: cualquiera que esté libre"
      }),
      SANDBOX_TRUST: withDefault(oneOf("any-in-date", "ownership", "strict"), "any-in-date", {
        en: "`any-in-date`: any certificate in date; the answer only notifies of one of another NIT. `strict`: the sandbox accepts only certificates of its own authority (`radicar sandbox certificate --certificates .radicar/sandbox`). `ownership`: the service checks company and certificate as it does outside the sandbox, so that a mistake shows here ([several tenants](security.md#several-tenants))",
        es: "`any-in-date`: cualquier certificado vigente; la respuesta solo avisa si es de otro NIT. `strict`: el sandbox acepta solo certificados de su propia entidad (`radicar sandbox certificate --certificates .radicar/sandbox`). `ownership`: el servicio revisa compañía y certificado como fuera del sandbox, para que un error se vea aquí ([varias compañías](security.md#several-tenants))"
      }),
      SANDBOX_ADMIN: withDefault(booleanSetting, "false", {
        en: "`true`: the sandbox serves `/admin`, to programs of the same machine",
        es: "`true`: el sandbox atiende `/admin`, para programas de la misma máquina"
      })
    }
  },
  observability: {
    title: { en: "Logs, metrics and traces", es: "Registro, métricas y trazas" },
    variables: {
      LOG_FORMAT: variable(optional(oneOf("json", "pretty")))({
        en: "`json` (one object a line) or `pretty`; by default `pretty` on a terminal and `json` elsewhere ([observability](observability.md))",
        es: "`json` (un objeto por línea) o `pretty`; por omisión `pretty` en una terminal y `json` en lo demás ([observabilidad](observability.md))"
      }),
      LOG_LEVEL: withDefault(oneOf("debug", "info", "warning", "error"), "info", {
        en: "least level that is logged: `debug`, `info`, `warning` or `error`",
        es: "nivel mínimo que se registra: `debug`, `info`, `warning` o `error`"
      }),
      METRICS_PORT: variable(optional(port))({
        en: "port of `/metrics` for Prometheus, without a token: only monitoring may reach it. Without it there is none",
        es: "puerto de `/metrics` para Prometheus, sin token: solo el monitoreo debe alcanzarlo. Sin esta variable no hay métricas"
      }),
      METRICS_HOST: textOr("127.0.0.1", { en: "address of `/metrics`", es: "dirección de `/metrics`" }),
      OTEL_EXPORTER_OTLP_ENDPOINT: address({
        en: "destination of traces, such as `http://collector:4318`; without it there are no traces",
        es: "destino de las trazas, como `http://collector:4318`; sin esta variable no hay trazas"
      }),
      OTEL_EXPORTER_OTLP_HEADERS: hidden({
        en: "headers of the export, `name=value`, separated by commas",
        es: "encabezados de la exportación, `nombre=valor`, separados por comas"
      }),
      OTEL_EXPORTER_OTLP_PROTOCOL: withDefault(oneOf("http/protobuf", "http/json"), "http/protobuf", {
        en: "protocol of the export, or `http/json`",
        es: "protocolo de la exportación, o `http/json`"
      }),
      OTEL_SERVICE_NAME: textOr("radicar", {
        en: "service name of the traces",
        es: "nombre del servicio en las trazas"
      }),
      OTEL_RESOURCE_ATTRIBUTES: text({
        en: "attributes of the traces, `name=value`, separated by commas",
        es: "atributos de las trazas, `nombre=valor`, separados por comas"
      })
    }
  }
} as const satisfies Readonly<
  Record<string, { readonly title: Localized; readonly variables: Readonly<Record<string, Variable>> }>
>

/** All variables of the service. Each may also be named with the suffix `_FILE`, for a file with the value. */
export const variables = {
  ...variableSections.server.variables,
  ...variableSections.storage.variables,
  ...variableSections.secrets.variables,
  ...variableSections.access.variables,
  ...variableSections.mail.variables,
  ...variableSections.authority.variables,
  ...variableSections.observability.variables
} as const

/** The name of a variable. */
export type VariableName = keyof typeof variables

/** All names, in the order of the reference. */
export const variableNames = Object.keys(variables) as ReadonlyArray<VariableName>

/**
 * The default address to listen at. In the sandbox environment only this machine may connect, because the development
 * tenant has a well-known token.
 */
export const defaultHost = (environment: string): string => (environment === "sandbox" ? "127.0.0.1" : "0.0.0.0")
