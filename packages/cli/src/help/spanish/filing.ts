/** Texts of the commands that file documents and follow them. See everywhere.ts. */
export const filing: Readonly<Record<string, string>> = {
  "File tax documents with the Colombian tax authority (DIAN)": "Radica documentos tributarios ante la DIAN",
  "Check an example and file it with a service on this machine":
    "Revisa un ejemplo y lo radica con un servicio en esta máquina",
  "File a document with the service and say what became of it":
    "Radica un documento con el servicio y dice qué pasó con él",
  "File many documents, each once, whatever ends the run":
    "Radica muchos documentos, cada uno una sola vez, termine como termine la corrida",
  "JSON bodies, or directories whose *.json are filed by name":
    "Cuerpos JSON, o carpetas cuyos *.json se radican por nombre",
  "How many are filed at a time, 1 to 256; default 16": "Cuántos se radican a la vez, 1 a 256; por omisión 16",
  "Goes on with the batch of the journal; what is accepted or rejected is not sent again":
    "Continúa el lote de la bitácora; lo aceptado o rechazado no se envía de nuevo",
  "What was done with each file; default DIRECTORY.journal.ndjson":
    "Lo hecho con cada archivo; por omisión CARPETA.journal.ndjson",
  "Type of all documents, such as credit-note; default by the TypeCode of each":
    "Tipo de todos los documentos, como credit-note; por omisión según el TypeCode de cada uno",
  "Every invoices/*.json, 16 at a time": "Cada invoices/*.json, 16 a la vez",
  "Goes on after a kill, a power cut or Ctrl-C, and files nothing twice":
    "Continúa tras una interrupción o un corte de energía, y no radica nada dos veces",
  "A line for each file": "Una línea por archivo",
  "Look at what was filed, and take up what is pending": "Muestra lo radicado y retoma lo pendiente",
  "List what a company has filed, the newest first": "Lista lo que una compañía ha radicado, lo más nuevo primero",
  "Only of this status": "Solo con este estado",
  "Only of this type code, such as 01": "Solo de este código de tipo, como 01",
  "Only with this prefix": "Solo con este prefijo",
  "Only of this number": "Solo de este número",
  "Where a submission stands, and everything that happened to it": "En qué va un envío, y todo lo que le ha pasado",
  "Id of the submission, or the document's key": "Identificador del envío, o la clave del documento",
  "Have the service take up a pending submission now; nothing is filed twice":
    "El servicio retoma ya un envío pendiente; nada se radica dos veces",
  "Tell what becomes of submissions as it happens, until they are settled or Ctrl-C":
    "Cuenta qué pasa con los envíos a medida que pasa, hasta que sean definitivos o hasta Ctrl-C",
  "Ids of submissions, or keys of documents; without, all that the company files":
    "Identificadores de envíos, o claves de documentos; sin ellos, todo lo que radica la compañía",
  "Tells only of changes to this status": "Cuenta solo los cambios a este estado",
  "Ends after so long without news; default never": "Termina tras este tiempo sin novedades; por omisión nunca",
  "All that the company files from now on, and what is open":
    "Todo lo que la compañía radique desde ahora, y lo que está abierto",
  "Ends with 0 when it is accepted, with 4 when it is not": "Termina con 0 si se acepta, con 4 si no",
  "A line of JSON for each rejection": "Una línea JSON por cada rechazo",
  "List the numbering ranges that the authority has granted, and what is left of them":
    "Lista los rangos de numeración que la DIAN ha autorizado, y lo que queda de ellos",
  "NIT of the issuer; default the company's, else the certificate's":
    "NIT del emisor; por omisión el de la compañía, si no el del certificado",
  "Id of the software; default the provider's": "Identificador del software; por omisión el del proveedor",
  "NIT of the software's owner; default the provider's, else the issuer":
    "NIT del dueño del software; por omisión el del proveedor, si no el emisor",
  "Asks the authority even where the service knows its last answer":
    "Consulta a la DIAN aunque el servicio conozca su última respuesta",
  "Shows technical keys, which the service tells tokens with the scope admin":
    "Muestra las claves técnicas, que el servicio da a tokens con el permiso admin",
  "In the sandbox, which needs no certificate": "En el sandbox, que no necesita certificado",
  "Of the certificate's own NIT": "Del NIT del certificado",
  "Of a company whose provider asks": "De una compañía cuyo proveedor consulta",
  "Ask what became of an uploaded batch, document by document":
    "Consulta qué pasó con un lote enviado, documento por documento",
  "Key that the authority gave to the upload": "Clave que la DIAN dio al envío",
  "Ends with 0 when all is accepted, 4 when something is rejected, 5 while it is open":
    "Termina con 0 si todo se acepta, con 4 si algo se rechaza, con 5 mientras esté abierto",
  "Pass the authority's test set: make its documents, file them, follow them":
    "Pasa el set de pruebas de la DIAN: hace sus documentos, los radica y los sigue",
  "Make the documents of a test set, file them, and follow each to its verdict":
    "Hace los documentos de un set de pruebas, los radica y sigue cada uno hasta su veredicto",
  "Id of the test set, as the authority's portal shows it":
    "Identificador del set de pruebas, como lo muestra el portal de la DIAN",
  "Invoices; default 30": "Facturas; por omisión 30",
  "Credit notes about invoices of the run; default 10": "Notas crédito de facturas de la corrida; por omisión 10",
  "Debit notes about invoices of the run; default 10": "Notas débito de facturas de la corrida; por omisión 10",
  "What the run means to file; the same file goes on; default testset-ID.ndjson":
    "Lo que la corrida va a radicar; con el mismo archivo continúa; por omisión testset-ID.ndjson",
  "Prefix of the range of the invoices; default SETP": "Prefijo del rango de las facturas; por omisión SETP",
  "Number of the first invoice; default the first free one of the range":
    "Número de la primera factura; por omisión el primero libre del rango",
  "JSON of the CompanyParty; default an example with the certificate's NIT":
    "JSON del CompanyParty; por omisión un ejemplo con el NIT del certificado",
  "Ends after so long without news, to be run again; default 15":
    "Termina tras este tiempo sin novedades, para repetirse; por omisión 15",
  "Ends with 0 when the set is accepted; killed or stalled, the same command goes on":
    "Termina con 0 si el set se acepta; si se corta o se detiene, el mismo comando continúa",
  "File documents of your own for a test set, up to 50 at once; none where one is not valid":
    "Radica documentos propios para un set de pruebas, hasta 50 a la vez; ninguno si uno no es válido",
  "JSON: {TestSetId, Documents: [{Operation, Body}]}": "JSON: {TestSetId, Documents: [{Operation, Body}]}",
  "The verdicts come later: `radicar testset get ID`, or the same command again":
    "Los veredictos llegan después: `radicar testset get ID`, o repita el comando",
  "Every document that was filed for a test set, with its verdict, and the counts":
    "Cada documento radicado para un set de pruebas, con su veredicto, y los conteos"
}
