import type { ProblemName } from "@radicar/contract/inner/problem/problemTable"
import type { Localized } from "@radicar/domain/inner/rules/Language"

/** Texts about a problem: what it means, what to do, and whether to send the request again. */
export interface ProblemAdvice {
  readonly means: Localized
  readonly act: Localized
  /** Whether and when the same request may be sent again unchanged. */
  readonly again: Localized
  /** The meaning of each `reason`, for problems that have one. */
  readonly reasons?: Readonly<Record<string, Localized>>
}

/** Advice on every problem of the contract, and on problems that the service answers outside of any operation. */
export const problemAdvice: Readonly<Record<ProblemName, ProblemAdvice>> = {
  "another-taxpayer": {
    means: {
      en: "A company is bound to one NIT, and the document, or the body that configures the company, states another. Nothing was filed or changed. `companyNit` is the company's, `statedNit` the other, both without check digit.",
      es: "Una compañía está ligada a un solo NIT, y el documento, o el cuerpo que configura la compañía, indica otro. No se transmitió ni se cambió nada. `companyNit` es el de la compañía y `statedNit` el otro, ambos sin dígito de verificación."
    },
    act: {
      en: "File with the company of that NIT; every NIT needs a company of its own ([security](security.md#a-company-is-one-taxpayer)). If the company has the wrong NIT, a token of all companies changes it: `PUT /v1/companies/{id}` with `Nit`.",
      es: "Transmita con la compañía de ese NIT; cada NIT necesita una compañía propia ([seguridad](security.md#a-company-is-one-taxpayer)). Si la compañía tiene el NIT equivocado, lo cambia un token de todas las compañías: `PUT /v1/companies/{id}` con `Nit`."
    },
    again: { en: "with the right company", es: "con la compañía correcta" }
  },
  "bounce-refused": {
    means: {
      en: "The message is not a bounce report of a mail, or of none of its receivers. Nothing was changed.",
      es: "El mensaje no es un informe de devolución de un correo, o no habla de ninguno de sus destinatarios. No se cambió nada."
    },
    act: {
      en: "Nothing; hand on only messages to the bounce address.",
      es: "Nada; entregue solo los mensajes que llegan a la dirección de devoluciones."
    },
    again: { en: "no", es: "no" },
    reasons: {
      unreadable: { en: "it is not a readable message", es: "no es un mensaje que se pueda leer" },
      tooComplex: {
        en: "its headers, the nesting of its parts or its work exceed a limit",
        es: "sus encabezados, el anidamiento de sus partes o su trabajo superan un límite"
      },
      noReport: {
        en: "it is not a delivery status notification (RFC 3464) but a person's reply or an out-of-office notice",
        es: "no es un aviso de estado de entrega (RFC 3464), sino la respuesta de una persona o un aviso de ausencia"
      },
      noReceiver: {
        en: "it reports about none of the mail's receivers",
        es: "no informa de ninguno de los destinatarios del correo"
      }
    }
  },
  "certificate-unusable": {
    means: {
      en: "The certificate of the body, or the one that its `Token` names, cannot sign. Nothing was filed.",
      es: "El certificado del cuerpo, o el que nombra su `Token`, no puede firmar. No se transmitió nada."
    },
    act: { en: "By `reason`, below.", es: "Según `reason`, abajo." },
    again: { en: "no; with another certificate or password", es: "no; con otro certificado u otra contraseña" },
    reasons: {
      CertificateExpired: {
        en: "it has expired: request a new one from the certification authority",
        es: "venció: solicite uno nuevo a la entidad de certificación"
      },
      CertificateNotAccepted: {
        en: "the authority rejects it, for example because it was revoked",
        es: "la DIAN lo rechaza, por ejemplo porque fue revocado"
      },
      CertificateNotInForce: {
        en: "the authority says that it is not in force",
        es: "la DIAN dice que no está vigente"
      },
      CertificateNotValidAtIssue: {
        en: "it was not valid at the time that the document states",
        es: "no estaba vigente en el momento que indica el documento"
      },
      CertificateNotYetValid: { en: "it is not valid yet", es: "todavía no está vigente" },
      IssuerNotAccepted: {
        en: "no valid path leads from it to an authority that the operator accepts (`RADICAR_SIGNER_ANCHORS`): use one of an accredited authority",
        es: "ningún camino válido lleva de él a una entidad que el operador acepte (`RADICAR_SIGNER_ANCHORS`): use uno de una entidad acreditada"
      },
      KeyMismatch: {
        en: "no certificate in the file belongs to the key: export both together",
        es: "ningún certificado del archivo corresponde a la clave: exporte los dos juntos"
      },
      MalformedCertificate: {
        en: "the file is not PKCS#12, or damaged",
        es: "el archivo no es PKCS#12, o está dañado"
      },
      NamesNoNit: {
        en: "its subject has no NIT, so nothing shows that it is the issuer's",
        es: "su sujeto no tiene NIT, así que nada muestra que sea del emisor"
      },
      NoCertificate: {
        en: "the body has none, or the file has a key without one",
        es: "el cuerpo no trae ninguno, o el archivo tiene una clave sin certificado"
      },
      NoPrivateKey: {
        en: "the file has certificates but no key: export it with its key",
        es: "el archivo tiene certificados pero no la clave: expórtelo con su clave"
      },
      NotTheIssuers: {
        en: "it belongs neither to the issuer nor to the owner of the software",
        es: "no es del emisor ni del dueño del software"
      },
      UnknownDefault: {
        en: "no stored certificate of this company has the id that `DefaultCertificate` of its settings names",
        es: "ningún certificado guardado de esta compañía tiene el identificador que nombra `DefaultCertificate` de su configuración"
      },
      UnknownToken: {
        en: "no stored certificate of this company has this token",
        es: "ningún certificado guardado de esta compañía tiene este token"
      },
      UnsupportedCertificate: {
        en: "the file uses an unsupported algorithm or option; `detail` says how to convert it",
        es: "el archivo usa un algoritmo o una opción que no se admite; `detail` dice cómo convertirlo"
      },
      WeakKey: { en: "the key is not RSA with at least 2048 bits", es: "la clave no es RSA de al menos 2048 bits" },
      WrongPassword: {
        en: "the password does not open the file, or the file is damaged",
        es: "la contraseña no abre el archivo, o el archivo está dañado"
      }
    }
  },
  "company-erased": {
    means: {
      en: "The data of the company were erased ([personal data](personal-data.md)). Data that the law requires to be kept can still be read.",
      es: "Los datos de la compañía se eliminaron ([datos personales](personal-data.md)). Los que la ley obliga a conservar se pueden leer todavía."
    },
    act: {
      en: "This service can no longer file anything for this company.",
      es: "Este servicio ya no puede transmitir nada de esta compañía."
    },
    again: { en: "no", es: "no" }
  },
  "draft-refused": {
    means: {
      en: "The draft was not stored or returned.",
      es: "El borrador no se guardó ni se devolvió."
    },
    act: { en: "By `reason`, below.", es: "Según `reason`, abajo." },
    again: { en: "no", es: "no" },
    reasons: {
      filed: {
        en: "it was filed: open the document `uuid`",
        es: "se radicó: abra el documento `uuid`"
      },
      full: {
        en: "the caller has 100 drafts of the company: delete or file one first",
        es: "quien llama ya tiene 100 borradores de la compañía: elimine o radique uno antes"
      }
    }
  },
  forbidden: {
    means: {
      en: "The token is valid, but not for this company or provider, or lacks the scope.",
      es: "El token es válido, pero no para esta compañía o este proveedor, o le falta el permiso."
    },
    act: {
      en: "Use another token, or create one: `radicar token create`.",
      es: "Use otro token, o cree uno: `radicar token create`."
    },
    again: { en: "no", es: "no" }
  },
  "idempotency-conflict": {
    means: {
      en: "The `Idempotency-Key` was used before, with another document.",
      es: "La `Idempotency-Key` ya se usó con otro documento."
    },
    act: {
      en: "Generate a new key for every new request; keep it for every retry of that request.",
      es: "Genere una llave nueva para cada solicitud nueva; consérvela en cada reintento de esa solicitud."
    },
    again: { en: "yes, with a new key", es: "sí, con una llave nueva" }
  },
  "inbox-refused": {
    means: {
      en: "An event cannot be filed on this entry of the inbox. Nothing was filed.",
      es: "No se puede radicar un evento sobre este elemento de la bandeja. No se radicó nada."
    },
    act: {
      en: "By `reason`, below; [the inbox](inbox.md#accept-or-claim-a-suppliers-invoice) says which documents take events, and in which order.",
      es: "Según `reason`, abajo; [la bandeja](inbox.md#accept-or-claim-a-suppliers-invoice) dice qué documentos reciben eventos y en qué orden."
    },
    again: {
      en: "after `order` and `notValidated`; otherwise no",
      es: "después de `order` y `notValidated`; en los demás casos, no"
    },
    reasons: {
      noDocument: { en: "it is no document, or cannot be read", es: "no es un documento, o no se puede leer" },
      notOurs: { en: "the document names another buyer", es: "el documento es de otro adquiriente" },
      notRequired: {
        en: "a cash sale, a note or an equivalent document takes no event of the buyer",
        es: "una venta de contado, una nota o un documento equivalente no recibe eventos del adquiriente"
      },
      notValidated: {
        en: "DIAN does not have the document as validated: retry the entry once it has",
        es: "la DIAN no tiene el documento como validado: reintente cuando lo tenga"
      },
      order: {
        en: "an event that must come before is missing (`radicar inbox accept --with-earlier` files all), or a registered one excludes it",
        es: "falta un evento anterior (`radicar inbox accept --with-earlier` los radica todos), o uno registrado lo excluye"
      },
      environment: {
        en: "the document is of an environment in which the service does not file",
        es: "el documento es de un ambiente en el que el servicio no radica"
      }
    }
  },
  "invalid-body": {
    means: {
      en: "The body does not match the operation; `violations` lists all errors.",
      es: "El cuerpo no corresponde a la operación; `violations` enumera todos los errores."
    },
    act: {
      en: "Change what each `path` names to what is `expected`.",
      es: "Cambie lo que nombra cada `path` por lo que dice `expected`."
    },
    again: { en: "corrected", es: "corregido" }
  },
  "invalid-document": {
    means: {
      en: "The document is malformed or breaks rules. Nothing was filed or stored.",
      es: "El documento está mal formado o incumple reglas. No se transmitió ni se guardó nada."
    },
    act: {
      en: "Every entry of `violations` has the rule, the path into your body, the expected and the found value. [The rules](rules.md) and `radicar explain CODE` explain each rule.",
      es: "Cada elemento de `violations` trae la regla, la ruta en su cuerpo, el valor esperado y el encontrado. [Las reglas](rules.md) y `radicar explain CÓDIGO` explican cada regla."
    },
    again: { en: "corrected; the number is still free", es: "corregido; el número sigue libre" }
  },
  "invalid-request": {
    means: {
      en: "A path parameter, query parameter or header is missing, invalid or unknown; `detail` and `violations` name it (`query.isTest`, `path.id`). Nothing was done: a misspelt `dryRun` files nothing. Links to files (`/v1/files/links/…`) and `/health` accept any query.",
      es: "Un parámetro de la ruta o de la consulta, o un encabezado, falta, no es válido o no existe; `detail` y `violations` lo nombran (`query.isTest`, `path.id`). No se hizo nada: un `dryRun` mal escrito no transmite. Los enlaces a archivos (`/v1/files/links/…`) y `/health` aceptan cualquier consulta."
    },
    act: {
      en: "Correct it; `expected` is the parameter that you probably meant. The parameters are in [openapi.json](openapi.json).",
      es: "Corríjalo; `expected` es el parámetro que probablemente quería. Los parámetros están en [openapi.json](openapi.json)."
    },
    again: { en: "corrected", es: "corregida" }
  },
  "mail-not-configured": {
    means: {
      en: "Neither the service nor the company has a mail server.",
      es: "Ni el servicio ni la compañía tienen servidor de correo."
    },
    act: {
      en: "Set `SMTP_URL`, or `Mail.SmtpUrl` of the company.",
      es: "Configure `SMTP_URL`, o `Mail.SmtpUrl` de la compañía."
    },
    again: { en: "yes, once there is one", es: "sí, cuando haya uno" }
  },
  "mail-refused": {
    means: {
      en: "The document cannot be mailed, and nothing was queued.",
      es: "El documento no se puede enviar por correo y nada quedó en cola."
    },
    act: { en: "By `reason`, below.", es: "Según `reason`, abajo." },
    again: { en: "by `reason`", es: "según `reason`" },
    reasons: {
      notAccepted: {
        en: "the authority has not accepted it (yet): send it after the acceptance",
        es: "la DIAN no lo ha aceptado (aún): envíelo después de la aceptación"
      },
      ambiguous: {
        en: "several documents have this number: name the document by its key",
        es: "varios documentos tienen este número: nombre el documento por su clave"
      },
      noContainer: {
        en: "documents of its type are not sent to anyone",
        es: "los documentos de su tipo no se envían a nadie"
      },
      tooLarge: { en: "the ZIP exceeds 2 MB, the limit of a mail", es: "el ZIP pasa de 2 MB, el límite de un correo" },
      noAddress: {
        en: "the request has none, and the authority knows none: set `To`",
        es: "la solicitud no trae ninguna dirección y la DIAN no conoce ninguna: indique `To`"
      },
      notEncrypted: {
        en: "it is a payroll, and the mail server offers no TLS: have the server's administrator enable STARTTLS",
        es: "es una nómina, y el servidor de correo no ofrece TLS: pida a quien lo administra que active STARTTLS"
      }
    }
  },
  "malformed-body": {
    means: {
      en: "The body is not JSON, repeats a key, or is nested too deeply; `detail` has line and column.",
      es: "El cuerpo no es JSON, repite una llave o tiene demasiados niveles; `detail` dice línea y columna."
    },
    act: { en: "Correct it there.", es: "Corríjalo allí." },
    again: { en: "corrected", es: "corregido" }
  },
  "not-found": {
    means: {
      en: "There is no such path, or no such document, file or record that this token may see.",
      es: "No existe esa ruta, o no hay un documento, archivo o registro así que este token pueda ver."
    },
    act: {
      en: 'Check path and id. Data of others is indistinguishable from "not found".',
      es: "Revise la ruta y el identificador. Lo que es de otros se responde igual que lo que no existe."
    },
    again: { en: "no", es: "no" }
  },
  "number-conflict": {
    means: {
      en: "The number was filed with other content. `existing` says which document has it, if it is yours.",
      es: "El número se transmitió con otro contenido. `existing` dice qué documento lo tiene, si es suyo."
    },
    act: {
      en: "Give the new document the next number. To learn the outcome of the other, post that one again, or look it up.",
      es: "Dé al documento nuevo el número siguiente. Para conocer el resultado del otro, envíelo de nuevo igual, o consúltelo."
    },
    again: { en: "no; with another number", es: "no; con otro número" }
  },
  "numbering-ranges-refused": {
    means: {
      en: "The authority names no ranges; `operationCode` is its own.",
      es: "La DIAN no informa rangos; `operationCode` es el código de ella."
    },
    act: {
      en: "By `reason`, below; resolve all but the first in the authority's portal.",
      es: "Según `reason`, abajo; todo, menos el primero, se resuelve en el portal de la DIAN."
    },
    again: { en: "once that is resolved", es: "cuando esté resuelto" },
    reasons: {
      noRange: { en: "the issuer has no valid range", es: "el emisor no tiene un rango vigente" },
      noAssociatedPrefix: {
        en: "no prefix is associated with this software",
        es: "ningún prefijo está asociado a este software"
      },
      softwareNotOwned: {
        en: "the software belongs neither to the issuer nor to a provider that it has named",
        es: "el software no es del emisor ni de un proveedor que él haya nombrado"
      },
      notAuthorised: {
        en: "the certificate may not query this issuer",
        es: "el certificado no puede consultar a este emisor"
      }
    }
  },
  "open-submissions": {
    means: {
      en: "Nothing was erased: these documents of the company have no outcome yet.",
      es: "No se eliminó nada: estos documentos de la compañía aún no tienen resultado."
    },
    act: {
      en: "Wait: the service follows them. An operator settles those that stay open.",
      es: "Espere: el servicio los sigue. Un operador resuelve los que queden abiertos."
    },
    again: { en: "yes, later", es: "sí, más tarde" }
  },
  "payload-too-large": {
    means: { en: "The body has more bytes than `limit`.", es: "El cuerpo tiene más bytes que `limit`." },
    act: { en: "Send less; pass pictures by `ImageUrl`.", es: "Envíe menos; pase las imágenes con `ImageUrl`." },
    again: { en: "no", es: "no" }
  },
  "service-unavailable": {
    means: {
      en: "The database is unavailable, or the authority declines to process requests.",
      es: "La base de datos no está disponible, o la DIAN no está procesando solicitudes."
    },
    act: {
      en: "Send the same request again after `Retry-After`, or with growing pauses.",
      es: "Envíe la misma solicitud después de `Retry-After`, o con pausas cada vez más largas."
    },
    again: {
      en: "yes: a document is filed once, however often it is sent",
      es: "sí: un documento se transmite una sola vez, por más que se envíe"
    }
  },
  "precondition-failed": {
    means: {
      en: "The settings are not the version that `If-Match` names, or exist although `If-None-Match` is `*`. Nothing was changed.",
      es: "La configuración no es la versión que nombra `If-Match`, o existe aunque `If-None-Match` es `*`. No se cambió nada."
    },
    act: {
      en: "Read the settings again, apply the change to them, and send the new `ETag` in `If-Match`.",
      es: "Lea de nuevo la configuración, aplíquele el cambio y envíe el `ETag` nuevo en `If-Match`."
    },
    again: { en: "no", es: "no" }
  },
  "test-set-refused": {
    means: {
      en: "The test set accepts no documents, and none was filed.",
      es: "El set de pruebas no recibe documentos, y no se transmitió ninguno."
    },
    act: { en: "By `reason`, below.", es: "Según `reason`, abajo." },
    again: { en: "no", es: "no" },
    reasons: {
      production: { en: "there are no test sets in production", es: "en producción no hay sets de pruebas" },
      accepted: {
        en: "the authority has accepted it: the company has passed",
        es: "la DIAN ya lo aceptó: la compañía está habilitada"
      },
      rejected: {
        en: "the authority has rejected it: request a new one in its portal",
        es: "la DIAN lo rechazó: solicite uno nuevo en su portal"
      }
    }
  },
  "too-many-requests": {
    means: {
      en: "The token exceeded its requests a minute, or its concurrent requests. Nothing was done.",
      es: "El token superó sus solicitudes por minuto, o sus solicitudes simultáneas. No se hizo nada."
    },
    act: {
      en: "Wait `retryAfter` seconds; `RateLimit` of every answer shows the remaining requests.",
      es: "Espere `retryAfter` segundos; `RateLimit` de cada respuesta muestra cuántas quedan."
    },
    again: { en: "yes, then", es: "sí, después" }
  },
  unauthorized: {
    means: {
      en: "The token is missing or invalid: misspelt, expired, revoked.",
      es: "Falta el token o no es válido: mal escrito, vencido o revocado."
    },
    act: {
      en: "Send `Authorization: Bearer …` with a valid token.",
      es: "Envíe `Authorization: Bearer …` con un token válido."
    },
    again: { en: "no", es: "no" }
  },
  "unreadable-document": {
    means: {
      en: "The file is not a readable document; `detail` says why, and names the file in a ZIP.",
      es: "El archivo no es un documento que se pueda leer; `detail` dice por qué y nombra el archivo dentro del ZIP."
    },
    act: {
      en: "Send XML, a container, or a ZIP of these, unchanged.",
      es: "Envíe un XML, un contenedor o un ZIP de ellos, sin cambios."
    },
    again: { en: "no", es: "no" }
  },
  "unsupported-media-type": {
    means: {
      en: "The operation does not accept the body's `Content-Type`.",
      es: "La operación no acepta el `Content-Type` del cuerpo."
    },
    act: {
      en: "Use `application/json`, unless [openapi.json](openapi.json) names another type.",
      es: "Use `application/json`, salvo que [openapi.json](openapi.json) diga otro tipo."
    },
    again: { en: "with the right type", es: "con el tipo correcto" }
  },
  "headers-too-large": {
    means: {
      en: "The headers of the request are larger than the service reads (32 KiB together). Nothing was done.",
      es: "Los encabezados de la solicitud son más grandes de lo que el servicio lee (32 KiB en total). No se hizo nada."
    },
    act: {
      en: "Send fewer or shorter headers; most often they are cookies of other programs on the same host.",
      es: "Envíe menos encabezados, o más cortos; la causa más común son las cookies de otros programas del mismo host."
    },
    again: { en: "no", es: "no" }
  },
  "internal-error": {
    means: {
      en: "The failure is on the side of the service. It is in its log, under the `X-Request-Id` of the answer. Nothing recorded is lost.",
      es: "La falla es del servicio. Está en su registro, con el `X-Request-Id` de la respuesta. No se pierde nada de lo guardado."
    },
    act: {
      en: "Send the same request again. If it fails again, give the `X-Request-Id` to whoever operates the service.",
      es: "Envíe de nuevo la misma solicitud. Si vuelve a fallar, dele el `X-Request-Id` a quien opera el servicio."
    },
    again: {
      en: "yes, later: a document is filed once however often it is sent",
      es: "sí, más tarde: un documento se radica una sola vez, sin importar cuántas veces se envíe"
    }
  },
  "method-not-allowed": {
    means: {
      en: "The path exists, but not with this method. `Allow` lists the accepted ones.",
      es: "La ruta existe, pero no con este método. `Allow` enumera los que admite."
    },
    act: {
      en: "Use a method of `Allow`; [the operations](operations/README.md) list method and path.",
      es: "Use un método de `Allow`; [las operaciones](operations/README.md) traen método y ruta."
    },
    again: { en: "no", es: "no" }
  },
  "request-timeout": {
    means: {
      en: "The request arrived too slowly, or not completely. Nothing was done, and the connection is closed.",
      es: "La solicitud llegó demasiado despacio, o incompleta. No se hizo nada, y la conexión se cierra."
    },
    act: {
      en: "Send it again over a faster connection, or compressed with gzip.",
      es: "Envíela de nuevo por una conexión más rápida, o comprimida con gzip."
    },
    again: { en: "yes", es: "sí" }
  },
  "unknown-host": {
    means: {
      en: "The service has the public development token, so it answers only to the names of its machine. The request had another name in `Host`.",
      es: "El servicio tiene el token público de desarrollo; por eso responde solo a los nombres de su máquina. La solicitud traía otro nombre en `Host`."
    },
    act: {
      en: "Add the name to `RADICAR_HOSTS`, or set `PUBLIC_URL`, and start the service again ([configuration](configuration.md)).",
      es: "Agregue el nombre a `RADICAR_HOSTS`, o defina `PUBLIC_URL`, y reinicie el servicio ([configuración](configuration.md))."
    },
    again: { en: "with a known name", es: "con un nombre conocido" }
  }
}
