/** Checks that the first hit of the built search answers what people ask, in both languages. */
import MiniSearch from "minisearch"
import { readdirSync } from "node:fs"
import { join } from "node:path"
import { base } from "./pages.mjs"
import { processTerm, searchOptions } from "./search.mjs"

/** Questions by language, and the places that answer them: addresses below the base. */
const questions = {
  es: {
    "anular una factura": ["es/dia-a-dia#18-nota-crédito-que-anula-una-factura", "es/notas"],
    "regla 90": ["es/reglas#servicio-de-la-dian", "es/habilitacion#errores-frecuentes"],
    "retención en la fuente": [
      "es/documentos-soporte#lo-que-hay-que-saber",
      "es/dia-a-dia#3-honorarios-con-retenciones",
      "es/reglas#tributos-y-retenciones"
    ],
    "logo en el PDF": ["es/archivos#el-logo-en-el-pdf"],
    "copia de seguridad": ["es/operar#copias-de-seguridad"],
    tirilla: ["es/tiquetes-pos"],
    "número siguiente": ["es/api-http#números-por-el-servicio"],
    "certificado vencido": ["es/certificados#renovar-un-certificado-vencido"],
    "aceptar una factura de un proveedor": ["es/recepcion"]
  },
  root: {
    "annul an invoice": ["everyday#18-credit-note-that-annuls-an-invoice", "notes"],
    "rule 90": ["rules#the-authoritys-service", "habilitacion#typical-errors"],
    withholding: ["everyday#3-professional-fees-with-withholdings", "rules#taxes-and-withholdings"],
    "logo in the PDF": ["files#the-logo-in-the-pdf"],
    backup: ["running#backup-and-restore"],
    "restore a backup": ["running#backup-and-restore"],
    "POS ticket": ["pos-tickets", "everyday#24-pos-ticket"],
    "next number": ["http#the-next-number"],
    "expired certificate": ["certificates#renewing-an-expired-certificate", "problems/certificate-unusable"],
    "accept an invoice from a supplier": ["inbox"],
    webhook: ["webhooks"]
  }
}

const chunks = join(import.meta.dirname, "dist/site/assets/chunks")

const indexOf = async (language) => {
  const name = readdirSync(chunks).find((file) => file.startsWith(`@localSearchIndex${language}.`))
  const { default: json } = await import(join(chunks, name))
  return MiniSearch.loadJSON(json, {
    fields: ["title", "titles", "text"],
    storeFields: ["title"],
    searchOptions,
    processTerm
  })
}

const faults = []
for (const [language, expected] of Object.entries(questions)) {
  const index = await indexOf(language)
  for (const [question, answers] of Object.entries(expected)) {
    const first = index.search(question)[0]?.id.slice(base.length) ?? "nothing"
    // an answer without anchor is a whole page
    if (!answers.some((answer) => first === answer || (!answer.includes("#") && first.startsWith(`${answer}#`))))
      faults.push(`${question}: ${first}`)
  }
}
for (const fault of faults) console.error(fault)
console.log(`${faults.length} searches without their answer first`)
process.exitCode = faults.length === 0 ? 0 : 1
