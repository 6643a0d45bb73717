/** Texts of the commands that need no service. See everywhere.ts. */
export const offline: Readonly<Record<string, string>> = {
  "Check a document against every rule, offline": "Revisa un documento contra todas las reglas, sin conexión",
  "Everything that is wrong with it, at once": "Todo lo que tiene mal, de una vez",
  "Show a document's key (CUFE, CUDE, CUDS, CUNE) and what it is the hash of":
    "Muestra la clave de un documento (CUFE, CUDE, CUDS, CUNE) y de qué es el hash",
  "Shows the technical key or pin inside the hashed text": "Muestra la clave técnica o el pin dentro del texto",
  "The key and the text that was hashed, part by part": "La clave y el texto de su hash, parte por parte",
  "Write a document as UBL XML without a signature, offline":
    "Escribe un documento como XML UBL sin firma, sin conexión",
  "Write a document as signed UBL XML, offline; nothing is filed":
    "Escribe un documento como XML UBL firmado, sin conexión; nada se radica",
  "Write a document's graphic representation, a PDF/A-3 with QR code, offline":
    "Escribe la representación gráfica de un documento, un PDF/A-3 con código QR, sin conexión",
  "PNG or JPEG file of the issuer's picture; else the one inside ImageUrl":
    "Archivo PNG o JPEG con la imagen del emisor; si no, la de ImageUrl",
  "Signed XML of this document, attached to the PDF": "XML firmado de este documento, anexo al PDF",
  "With the signed XML attached": "Con el XML firmado anexo",
  "Verify a document: structure, key, numbering, signature, and what a container holds":
    "Verifica un documento: estructura, clave, numeración, firma y el contenido de un contenedor",
  "XML of a document, event, answer or container, signed; or a ZIP with one":
    "XML firmado de un documento, evento, respuesta o contenedor; o un ZIP con uno",
  "Asks for the technical key and the pin that are not given": "Pregunta la clave técnica y el pin que no se indiquen",
  "Compares the document, or the one inside a container, with this file octet by octet":
    "Compara el documento, o el del contenedor, con este archivo octeto por octeto",
  "Computes the CUFE anew, and says which part differs if it is another":
    "Calcula de nuevo el CUFE, y dice qué parte difiere si es otro",
  "Read a received document back into JSON, with what holds of it; offline":
    "Convierte un documento recibido en JSON, con lo que es cierto de él; sin conexión",
  "XML of a document, event, answer or container; or a ZIP with some":
    "XML de un documento, evento, respuesta o contenedor; o un ZIP con varios",
  "Writes the body of the one document and nothing else": "Escribe solo el cuerpo del único documento",
  "The body, with every digit as it stands": "El cuerpo, con cada dígito tal como está",
  "Explain a rule of the authority: what it means, what to do, and where a document breaks it":
    "Explica una regla de la DIAN: qué significa, qué hacer y dónde la incumple un documento",
  "Code of the rule, as the authority's answer has it": "Código de la regla, como lo da la respuesta de la DIAN",
  "The document that was refused, as JSON body or signed XML": "El documento rechazado, como cuerpo JSON o XML firmado",
  "Cause, fix and the field of the body": "Causa, corrección y el campo del cuerpo",
  "The key's text, part by part": "El texto de la clave, parte por parte",
  "Which part of the key was hashed otherwise": "Qué parte de la clave se calculó de otro modo",
  "Print the body of a document to start from": "Imprime el cuerpo de un documento para empezar",
  "Moment of issue, Colombian time; default now": "Momento de emisión, hora colombiana; por omisión ahora",
  "Result of the filing that a note or event refers to, as JSON; - is standard input":
    "Resultado de la radicación a la que se refiere una nota o evento, en JSON; - es la entrada estándar",
  "Files it with a service on this machine": "Lo radica con un servicio en esta máquina",
  "Print the JSON Schema of the body of a document": "Imprime el JSON Schema del cuerpo de un documento",
  "For an editor, or to generate types": "Para un editor, o para generar tipos",
  "Verify a bundle offline: digests, signatures, keys, and that its files agree":
    "Verifica un paquete sin conexión: resúmenes, firmas, claves y que sus archivos concuerden",
  "ZIP of `radicar evidence get`": "ZIP de `radicar evidence get`",
  "Run a stand-in for the authority": "Ejecuta un sustituto de la DIAN",
  "Run a stand-in for the authority until Ctrl-C (which ends it with exit code 130). A document with [[sandbox:http-503]] in a note gets that answer the first time it is sent, with [[sandbox:slow delay='65 seconds' times=2]] late answers twice; docs/faults.md lists what can go wrong.":
    "Ejecuta un sustituto de la DIAN hasta Ctrl-C (que lo termina con código 130). Un documento con [[sandbox:http-503]] en una nota recibe esa respuesta la primera vez que se envía; con [[sandbox:slow delay='65 seconds' times=2]], dos veces respuestas tardías; docs/faults.md lista lo que puede fallar.",
  "Port to listen on, 0 for any free one; default 8090": "Puerto donde escucha, 0 para uno libre; por omisión 8090",
  "Address to listen on; default 127.0.0.1": "Dirección donde escucha; por omisión 127.0.0.1",
  "Accepts only certificates of the sandbox's own authority": "Acepta solo certificados de la autoridad del sandbox",
  "Answers below /admin to programs of this machine: received documents, seed, clock, faults":
    "Responde bajo /admin a programas de esta máquina: documentos recibidos, datos, reloj, fallas",
  "Keeps the sandbox's certification authority here; default a new one each time":
    "Guarda aquí la autoridad de certificación del sandbox; por omisión una nueva cada vez",
  "Only certificates made by `radicar sandbox certificate --certificates ./authority`":
    "Solo certificados hechos con `radicar sandbox certificate --certificates ./authority`",
  'Faults on order: curl localhost:8090/admin/faults --json \'{"behaviour":"drop-and-forget","number":"SETP*"}\'':
    'Fallas a pedido: curl localhost:8090/admin/faults --json \'{"behaviour":"drop-and-forget","number":"SETP*"}\'',
  "Make a test certificate for a company; it is worth nothing outside the sandbox":
    "Hace un certificado de prueba para una compañía; no vale nada fuera del sandbox",
  "NIT of the company": "NIT de la compañía",
  "Name of the company": "Nombre de la compañía",
  "File to write; default sandbox-<nit>.p12": "Archivo por escribir; por omisión sandbox-<nit>.p12",
  'File with the password it gets; default the password "sandbox"':
    'Archivo con la contraseña que recibe; por omisión la contraseña "sandbox"',
  "Replaces an existing file": "Reemplaza un archivo existente",
  "For a sandbox started with --strict --certificates ./authority":
    "Para un sandbox iniciado con --strict --certificates ./authority",
  "Print the script that has a shell complete commands and flags":
    "Imprime el script con que el shell completa comandos y opciones",
  "The completion script for bash": "El script de autocompletado para bash",
  "The completion script for zsh": "El script de autocompletado para zsh",
  "The completion script for fish": "El script de autocompletado para fish",
  "In ~/.bashrc": "En ~/.bashrc",
  "In ~/.zshrc, behind compinit": "En ~/.zshrc, después de compinit",
  Once: "Una vez"
}
