/** Settings of the search, for the built index, the search box and the check of both. */

/** Words that say nothing about a page: they would make the longest page the best answer. */
const fillers = new Set(
  (
    "a al como con cual cuales de del desde donde el en es esta este la las lo los mi o para por que se si sin su sus un una uno y " +
    "an and are be by can do does for from how i in is it my of on or that the this to what when which with"
  ).split(" ")
)

/** Indexed form of a word, `null` for words to leave out. Accents do not matter: `nomina` finds `nómina`. */
export const processTerm = (term) => {
  const folded = term
    .normalize("NFD")
    .replaceAll(/[\u0300-\u036F]/gu, "")
    .toLowerCase()
  return fillers.has(folded) ? null : folded
}

/** Tables, which have every word and explain none. */
const tables = /\/(?:(?:operaciones|operations|codigos|codes|comandos|commands|adr)\/|(?:permisos|scopes|faults)#)/u

/** Weight of a page: guides, rules and problems come before tables of fields, and before lists of pages. */
const boostDocument = (id) => {
  if (tables.test(id)) return 0.15
  return /\/contents#/u.test(id) ? 0.3 : 1
}

/** Search options of MiniSearch. Short words must match exactly, because they begin or resemble too many others. */
export const searchOptions = {
  fuzzy: (term) => (term.length > 4 ? 0.1 : false),
  prefix: (term) => term.length > 3,
  boost: { title: 4, titles: 2, text: 1 },
  boostDocument,
  processTerm
}
