/**
 * Recorded answers of a real service to mistakes of callers, with bilingual texts, by the name of the problem
 * (`pnpm docs:record` writes them).
 */
export const recordedProblems: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  MalformedBody: {
    detail:
      "the text ends unexpectedly at line 1, column 14\u001fel texto termina antes de tiempo en la línea 1, columna 14",
    type: "urn:radicar:problem:malformed-body",
    status: 400,
    title: "The body is not JSON\u001fEl cuerpo no es JSON"
  },
  InvalidDocument: {
    detail: "1 violation; nothing was filed.\u001f1 incumplimiento; no se radicó nada.",
    violations: [
      {
        rule: "FAD15a",
        path: "$.CurrencyCode",
        message: "The currency is not valid.\u001fEl código de la moneda no es válido.",
        expected:
          "a code of the list TipoMoneda; all of them: GET /v1/codes/currencies\u001fun código de la lista TipoMoneda; todos: GET /v1/codes/currencies",
        actual: "XYZ"
      }
    ],
    type: "urn:radicar:problem:invalid-document",
    status: 400,
    title: "The document breaks rules\u001fEl documento incumple reglas"
  },
  InvalidBody: {
    detail: "1 invalid value; nothing was changed.\u001f1 valor no válido; no se cambió nada.",
    violations: [
      {
        rule: "RAD03",
        path: "$.Nmae",
        message: "There is no such field.\u001fEste campo no existe.",
        expected: "Name",
        actual: "Nmae"
      }
    ],
    type: "urn:radicar:problem:invalid-body",
    status: 400,
    title: "The body does not match the operation\u001fEl cuerpo no corresponde a la operación"
  },
  InvalidRequest: {
    detail: "query parameter providerId is missing\u001fparámetro providerId falta",
    violations: [
      {
        rule: "RAD01",
        path: "query.providerId",
        message: "A required parameter is absent.\u001fFalta un parámetro obligatorio.",
        expected: "a value\u001fun valor",
        actual: "absent\u001fausente"
      }
    ],
    type: "urn:radicar:problem:invalid-request",
    status: 400,
    title: "The request is not valid\u001fLa solicitud no es válida"
  },
  Unauthorized: {
    detail:
      "Send a valid token: Authorization: Bearer <token>.\u001fEnvíe un token válido: Authorization: Bearer <token>.",
    type: "urn:radicar:problem:unauthorized",
    status: 401,
    title: "No valid token\u001fNo hay un token válido"
  },
  Forbidden: {
    detail: "The token may not act for company 2.\u001fEl token no puede actuar por la compañía 2.",
    type: "urn:radicar:problem:forbidden",
    status: 403,
    title: "Not allowed\u001fNo permitido"
  },
  AnotherTaxpayer: {
    detail:
      "Company 4 is bound to NIT 900373115. Only a token of all companies changes it to 901234567; nothing was changed.\u001fLa compañía 4 está vinculada al NIT 900373115. Solo un token de todas las compañías lo cambia a 901234567; no se cambió nada.",
    companyNit: "900373115",
    statedNit: "901234567",
    type: "urn:radicar:problem:another-taxpayer",
    status: 403,
    title: "The company has another NIT\u001fLa compañía tiene otro NIT"
  },
  NumberConflict: {
    detail:
      "SETP990000100 was filed with other content; it differs in $.Note.\u001fSETP990000100 ya se radicó con otro contenido; difiere en $.Note.",
    existing: {
      id: "SETP990000100",
      uuid: "b8352ec5b3655ef82e1f97efe6d220b6a0e5e24a9f414eb558d98c960864d1d7e2a808a433edf1b17501b82f7eeb6b45",
      status: "submitted"
    },
    differences: ["$.Note"],
    type: "urn:radicar:problem:number-conflict",
    status: 409,
    title: "The number is taken\u001fEl número ya está usado"
  },
  PayloadTooLarge: {
    detail: "The body is larger than 10485760 bytes.\u001fEl cuerpo supera los 10485760 bytes.",
    limit: 10485760,
    type: "urn:radicar:problem:payload-too-large",
    status: 413,
    title: "The body is too large\u001fEl cuerpo es demasiado grande"
  },
  UnsupportedMediaType: {
    detail:
      "Send the document as Content-Type: application/json, with Content-Encoding: gzip or none.\u001fEnvíe el documento como Content-Type: application/json, con Content-Encoding: gzip o sin él.",
    type: "urn:radicar:problem:unsupported-media-type",
    status: 415,
    title: "The content type of the body is not supported\u001fNo se acepta el tipo de contenido del cuerpo"
  },
  CertificateUnusable: {
    detail:
      "The password does not open the certificate file, or the file is damaged.\u001fLa contraseña no abre el archivo del certificado, o el archivo está dañado.",
    reason: "WrongPassword",
    type: "urn:radicar:problem:certificate-unusable",
    status: 422,
    title: "The certificate cannot be used\u001fEl certificado no se puede usar"
  },
  IdempotencyConflict: {
    detail:
      "This Idempotency-Key was already used with another mail.\u001fEsta Idempotency-Key ya se usó con otro correo.",
    type: "urn:radicar:problem:idempotency-conflict",
    status: 422,
    title: "The idempotency key was used for another request\u001fLa llave de idempotencia se usó con otra solicitud"
  },
  PreconditionFailed: {
    detail:
      "The settings are not the version that If-Match names: read them again, then repeat. Nothing was changed.\u001fLa configuración no es la versión que indica If-Match: léala de nuevo y repita. No se cambió nada.",
    type: "urn:radicar:problem:precondition-failed",
    status: 412,
    title: "The settings have changed\u001fLa configuración cambió"
  },
  NotFound: {
    detail:
      "No document of this key belongs to a company of this token.\u001fNingún documento con este código pertenece a una compañía de este token.",
    type: "urn:radicar:problem:not-found",
    status: 404,
    title: "Not found\u001fNo se encontró"
  },
  MailRefused: {
    detail:
      "The authority has not accepted the document: it must not be delivered.\u001fLa DIAN no ha aceptado el documento: no se debe entregar.",
    reason: "notAccepted",
    type: "urn:radicar:problem:mail-refused",
    status: 422,
    title: "The document cannot be mailed\u001fEl documento no se puede enviar por correo"
  },
  BounceRefused: {
    detail:
      "The message is not a delivery status notification (RFC 3464: multipart/report with message/delivery-status).\u001fEl mensaje no es una notificación de estado de entrega (RFC 3464: multipart/report con message/delivery-status).",
    reason: "noReport",
    type: "urn:radicar:problem:bounce-refused",
    status: 422,
    title: "The message is not a bounce report\u001fEl mensaje no es un informe de devolución"
  },
  UnreadableDocument: {
    detail:
      "this is not well-formed XML: line 1, column 10: the element Invoice is not closed\u001fno es XML bien formado: line 1, column 10: the element Invoice is not closed",
    type: "urn:radicar:problem:unreadable-document",
    status: 400,
    title: "The document cannot be read\u001fEl documento no se puede leer"
  },
  CompanyErased: {
    detail:
      "The data of this company were erased. Nothing more can be recorded or queried for it. What the law requires you to keep can be read.\u001fLos datos de esta compañía se eliminaron; ya no se registra ni se consulta nada por ella. Lo que la ley ordena conservar se puede leer.",
    type: "urn:radicar:problem:company-erased",
    status: 409,
    title: "The data of the company were erased\u001fLos datos de la compañía se eliminaron"
  },
  OpenSubmissions: {
    detail:
      "The outcome of 1 document is not known yet: SETP990000101. Nothing was erased; erase when each has its outcome.\u001fAún no se conoce el resultado de 1 documento: SETP990000101. No se eliminó nada; elimine cuando cada uno tenga su resultado.",
    count: 1,
    submissions: [
      {
        submissionId: "01a2252e-b685-7a71-a690-7c8ec55f699d",
        id: "SETP990000101",
        state: "unknown"
      }
    ],
    type: "urn:radicar:problem:open-submissions",
    status: 409,
    title: "Documents of the company are still open\u001fLa compañía tiene documentos pendientes"
  },
  InboxRefused: {
    detail:
      "Only documents take events; this item is none, or cannot be read.\u001fSolo los documentos reciben eventos; este elemento no es uno, o no se puede leer.",
    reason: "noDocument",
    type: "urn:radicar:problem:inbox-refused",
    status: 422,
    title: "The event cannot be filed on this document\u001fEl evento no se puede radicar sobre este documento"
  },
  NumberingRangesRefused: {
    detail:
      "NIT 900373115 has ranges, but none for the software 5f2c0e2a-7d0b-4a55-9a53-0d6d1f2b8c11: associate the prefixes with it in the authority's portal (\"Asociar pre…\u001fEl NIT 900373115 tiene rangos, pero ninguno para el software 5f2c0e2a-7d0b-4a55-9a53-0d6d1f2b8c11: asócielos en el portal de la DIAN («Asociar prefijos»).",
    reason: "noAssociatedPrefix",
    operationCode: "302",
    type: "urn:radicar:problem:numbering-ranges-refused",
    status: 422,
    title: "The authority returns no numbering ranges\u001fLa DIAN no informa rangos de numeración"
  }
}
