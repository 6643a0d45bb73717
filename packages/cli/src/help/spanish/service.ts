/** Texts of the commands that look after the service: settings, files, mails, tokens, webhooks. See everywhere.ts. */
export const service: Readonly<Record<string, string>> = {
  "Fetch the files of a filed document": "Trae los archivos de un documento radicado",
  "Graphic representation of a filed document, with its XML attached":
    "Representación gráfica de un documento radicado, con su XML anexo",
  "Key of the document (CUFE, CUDE, …), `document.uuid` of its result":
    "Clave del documento (CUFE, CUDE, …), `document.uuid` de su resultado",
  "Signed XML of a filed document, octet for octet; or the authority's answer, or the container":
    "XML firmado de un documento radicado, octeto por octeto; o la respuesta de la DIAN, o el contenedor",
  "The signed document (default), the authority's answer, or the container with both":
    "El documento firmado (por omisión), la respuesta de la DIAN, o el contenedor con ambos",
  "A link that opens one file of a document without a token, for a day":
    "Un enlace que abre un archivo de un documento sin token, por un día",
  "The PDF (default), the signed XML, or the ZIP that goes to the receiver":
    "El PDF (por omisión), el XML firmado, o el ZIP que va al receptor",
  "Fetch everything on record of a submission, and verify it without a service":
    "Trae todo lo registrado de un envío, y lo verifica sin servicio",
  "A ZIP with everything on record of a submission, and a manifest with its digests":
    "Un ZIP con todo lo registrado de un envío, y un manifiesto con sus resúmenes",
  "UUID of the submission, or key of its document": "UUID del envío, o clave de su documento",
  "Send a filed document by e-mail, and see what became of it":
    "Envía por correo un documento radicado, y dice qué pasó",
  "Have the service mail the container and the PDF of an accepted document":
    "El servicio envía por correo el contenedor y el PDF de un documento aceptado",
  "Key of the document (CUFE, CUDE, …), or its number with prefix":
    "Clave del documento (CUFE, CUDE, …), o su número con prefijo",
  "Who receives it, once for each; else the address that the buyer has registered":
    "Quién lo recibe, una vez por cada uno; si no, la dirección registrada por el comprador",
  "Who gets a copy; once for each": "Quién recibe copia; una vez por cada uno",
  "Who gets a copy that the others do not see; once for each": "Quién recibe copia oculta; una vez por cada uno",
  "In place of the prescribed subject, which receivers read by machine":
    "En lugar del asunto prescrito, que los receptores leen por máquina",
  "Text of the mail, in place of the service's own in Spanish": "Texto del correo, en lugar del propio del servicio",
  "Of a document filed to the authority's test environment":
    "De un documento radicado en el ambiente de pruebas de la DIAN",
  "The same key with the same mail queues it once; with another it is refused":
    "La misma llave con el mismo correo lo encola una vez; con otro se rechaza",
  "Ends when the mail is queued; the service sends it, for a day if need be":
    "Termina cuando el correo está en cola; el servicio lo envía, durante un día si hace falta",
  "Whether a mail was sent, to whom, and what the mail server said":
    "Si un correo se envió, a quién, y qué dijo el servidor de correo",
  "Id of the mail": "Identificador del correo",
  "Report a mail that came back; with a token that has the scope mails:report":
    "Informa un correo devuelto; con un token que tenga el permiso mails:report",
  "The message as the mail system got it (RFC 3464)": "El mensaje como lo recibió el sistema de correo (RFC 3464)",
  "In a pipe transport of the mail system, the message behind it":
    "En un transporte pipe del sistema de correo, con el mensaje detrás",
  "Certificates that the service keeps, encrypted, to sign a company's documents":
    "Certificados que el servicio guarda, cifrados, para firmar los documentos de una compañía",
  "Have the service keep a certificate; shows, this once, the token that SigningCertificate.Token takes":
    "El servicio guarda un certificado; muestra, solo esta vez, el token para SigningCertificate.Token",
  "PKCS#12 file (.p12, .pfx) of the company": "Archivo PKCS#12 (.p12, .pfx) de la compañía",
  "List the certificates that the service keeps for a company":
    "Lista los certificados que el servicio guarda de una compañía",
  "Have the service forget a certificate; its token signs no more":
    "El servicio olvida un certificado; su token ya no firma",
  "Id of the certificate, as `list` shows it": "Identificador del certificado, como lo muestra `list`",
  "Company settings: what the service fills in where a body leaves it out":
    "Configuración de compañías: lo que el servicio completa donde el cuerpo lo omite",
  "Replace what the service knows of a company; secrets that are left out stay":
    "Reemplaza lo que el servicio sabe de una compañía; los secretos omitidos se conservan",
  "Id of the company, digits": "Identificador de la compañía, dígitos",
  "JSON with Name, CompanyParty, NumberingRanges, CustomizePrintFormat, Mail, whichever there are":
    "JSON con Name, CompanyParty, NumberingRanges, CustomizePrintFormat, Mail, los que haya",
  "The same fields as in the body of a document": "Los mismos campos que en el cuerpo de un documento",
  "Show what the service knows of a company; of secrets only that they are there":
    "Muestra lo que el servicio sabe de una compañía; de los secretos, solo que existen",
  "List the companies that the token may act for": "Lista las compañías por las que el token puede actuar",
  "Have the service forget the settings of a company; what was filed stays":
    "El servicio olvida la configuración de una compañía; lo radicado se conserva",
  "Erase a company's data for good, but what the law wants kept, and say what that is":
    "Elimina para siempre los datos de una compañía, salvo lo que la ley exige conservar, y dice qué es",
  "Tells what would go and what stays, and why; changes nothing":
    "Dice qué se eliminaría y qué queda, y por qué; no cambia nada",
  "Asks nobody to confirm": "No pide confirmación",
  "What would go, what stays, until when and why": "Qué se eliminaría, qué queda, hasta cuándo y por qué",
  "Provider settings: what the service fills in where a body leaves it out":
    "Configuración de proveedores: lo que el servicio completa donde el cuerpo lo omite",
  "Replace what the service knows of a provider; secrets that are left out stay":
    "Reemplaza lo que el servicio sabe de un proveedor; los secretos omitidos se conservan",
  "Id of the provider, digits": "Identificador del proveedor, dígitos",
  "JSON with SoftwareProvider (Id, Pin, ProviderId), and Name, Environment":
    "JSON con SoftwareProvider (Id, Pin, ProviderId), y Name, Environment",
  "Show what the service knows of a provider; of secrets only that they are there":
    "Muestra lo que el servicio sabe de un proveedor; de los secretos, solo que existen",
  "List the providers that the token may act for": "Lista los proveedores por los que el token puede actuar",
  "Have the service forget the settings of a provider; what was filed stays":
    "El servicio olvida la configuración de un proveedor; lo radicado se conserva"
}
