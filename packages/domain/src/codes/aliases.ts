/** Other spellings of each code of a list, separated by commas: `KGM` has `kg, kilo, kilogram`. */
type Words = Readonly<Record<string, string>>

/**
 * Other spellings of codes, by the `id` of the list: English and Spanish words, symbols, and codes of other or former
 * lists. They are written in lower case without accents. The list's own names, and the English names of countries and
 * currencies, need not be repeated here.
 */
const words: Readonly<Record<string, Words>> = {
  units: {
    "94": "und, un, unid, unidades, u, c62, ea, each, pieza, piezas, pz, pza, pcs, piece, unit, units, h87, nar",
    KGM: "kg, kgs, kilo, kilos, kilogram, kilograms, kilogramos",
    GRM: "g, gr, grs, gramo, gramos, gram, grams",
    LBR: "lb, lbs, libra, libras, pound, pounds",
    TNE: "ton, tn, tonelada, toneladas, tonne",
    LTR: "l, lt, lts, litro, litros, liter, litre, liters",
    MLT: "ml, mililitro, mililitros, cc",
    GLL: "gal, gl, galon, galones, gallon",
    MTR: "m, mt, mts, metro, metros, meter, metre",
    CMT: "cm, centimetro, centimetros",
    MTK: "m2, metro2, metros cuadrados, square meter",
    MTQ: "m3, metro3, metros cubicos, cubic meter",
    HUR: "h, hr, hrs, hora, horas, hour, hours",
    DAY: "dia, dias, day, days",
    LUN: "mes, meses, month, months",
    MIN: "minuto, minutos, minute",
    KWH: "kwh, kilovatio hora",
    BX: "cj, caja, cajas, box",
    DZN: "docena, docenas, doc, dozen",
    PR: "par, pares, pair"
  },
  taxes: {
    "01": "iva, vat, gst",
    "04": "inc, impoconsumo",
    "05": "reteiva, rete iva",
    "06": "retefuente, rete fuente, retencion en la fuente, rtf, reterenta, retencion",
    "07": "reteica, rete ica",
    "03": "ica",
    "22": "bolsa, bolsas, inc bolsas",
    "34": "ibua, bebidas azucaradas",
    "35": "icui, ultraprocesados"
  },
  "party-taxes": {
    "01": "iva, vat, responsable de iva",
    "04": "inc, impoconsumo",
    ZA: "iva e inc",
    ZZ: "no aplica, none, ninguno, n/a, na"
  },
  identifications: {
    "13": "cc, cedula, c.c., c.c, cedula ciudadania",
    "31": "nit, n.i.t., rut",
    "22": "ce, c.e., cedula extranjeria",
    "21": "te",
    "12": "ti, t.i.",
    "11": "rc, r.c., registro",
    "41": "pa, pas, pasaporte, passport, pp",
    "42": "die, de, documento extranjero",
    "47": "pep",
    "48": "ppt",
    "50": "nit extranjero, nite",
    "91": "nuip"
  },
  "payment-forms": { "1": "contado, cash, efectivo", "2": "credito, credit, a credito" },
  "payment-means": {
    "10": "efectivo, cash, contado",
    "20": "cheque, check",
    "42": "consignacion, consignacion bancaria, deposit",
    "47": "transferencia, transferencia bancaria, transfer, pse, nequi, daviplata, wire",
    "48": "tarjeta, tarjeta credito, tarjeta de credito, credit card, tc",
    "49": "tarjeta debito, tarjeta de debito, debit card, td",
    "1": "otro, otros, other, no definido"
  },
  currencies: {
    COP: "$, peso, pesos, peso colombiano, pesos colombianos, col",
    USD: "us$, usd$, dolar, dolares, dollar, dollars",
    EUR: "€, euro, euros",
    GBP: "£, libra esterlina"
  },
  countries: {
    US: "usa, eeuu, ee.uu., estados unidos de america, united states of america",
    GB: "uk, inglaterra, reino unido",
    CO: "co.",
    VE: "venezuela"
  },
  "organization-types": {
    "1": "pj, juridica, persona juridica, empresa, company, legal",
    "2": "pn, natural, persona natural, person"
  },
  responsibilities: {
    "R-99-PN": "r-99, r99, no responsable, no aplica, zz, 0-99, r-99-pj",
    "O-13": "gran contribuyente, 13",
    "O-15": "autorretenedor, 15",
    "O-23": "agente de retencion, 23",
    "O-47": "regimen simple, simple, rst, 47"
  },
  "credit-note-reasons": { "1": "devolucion, return", "2": "anulacion, cancel", "3": "descuento, rebaja", "6": "7" },
  "payroll-item-types": {
    Devengo: "devengado, devengos, earning, ingreso",
    Deduccion: "descuento, deduction, deducciones"
  },
  "payroll-periods": { "4": "quincenal, quincena", "5": "mensual, mes, monthly", "1": "semanal, semana, weekly" }
}

/** Lists that share the aliases of another list. */
const sameWords: Readonly<Record<string, string>> = {
  "payroll-payment-means": "payment-means",
  "support-responsibilities": "responsibilities",
  "worker-identifications": "identifications"
}

/** Three-letter country codes (ISO 3166-1) with their two-letter codes, as `COL:CO`. */
const threeLetters =
  "AFG:AF ALB:AL DZA:DZ AND:AD AGO:AO ATG:AG ARG:AR ARM:AM ABW:AW AUS:AU AUT:AT AZE:AZ BHS:BS BHR:BH BGD:BD BRB:BB BLR:BY BEL:BE BLZ:BZ BEN:BJ BMU:BM BTN:BT BOL:BO BIH:BA BWA:BW BRA:BR BRN:BN BGR:BG BFA:BF BDI:BI KHM:KH CMR:CM CAN:CA CPV:CV CYM:KY CAF:CF TCD:TD CHL:CL CHN:CN COL:CO COM:KM COG:CG COD:CD CRI:CR CIV:CI HRV:HR CUB:CU CUW:CW CYP:CY CZE:CZ DNK:DK DJI:DJ DMA:DM DOM:DO ECU:EC EGY:EG SLV:SV GNQ:GQ ERI:ER EST:EE SWZ:SZ ETH:ET FJI:FJ FIN:FI FRA:FR GUF:GF GAB:GA GMB:GM GEO:GE DEU:DE GHA:GH GIB:GI GRC:GR GRL:GL GRD:GD GLP:GP GTM:GT GIN:GN GNB:GW GUY:GY HTI:HT HND:HN HKG:HK HUN:HU ISL:IS IND:IN IDN:ID IRN:IR IRQ:IQ IRL:IE ISR:IL ITA:IT JAM:JM JPN:JP JOR:JO KAZ:KZ KEN:KE KOR:KR PRK:KP KWT:KW KGZ:KG LAO:LA LVA:LV LBN:LB LSO:LS LBR:LR LBY:LY LIE:LI LTU:LT LUX:LU MAC:MO MDG:MG MWI:MW MYS:MY MDV:MV MLI:ML MLT:MT MTQ:MQ MRT:MR MUS:MU MEX:MX MDA:MD MCO:MC MNG:MN MNE:ME MAR:MA MOZ:MZ MMR:MM NAM:NA NPL:NP NLD:NL NZL:NZ NIC:NI NER:NE NGA:NG MKD:MK NOR:NO OMN:OM PAK:PK PAN:PA PNG:PG PRY:PY PER:PE PHL:PH POL:PL PRT:PT PRI:PR QAT:QA ROU:RO RUS:RU RWA:RW KNA:KN LCA:LC VCT:VC SAU:SA SEN:SN SRB:RS SYC:SC SLE:SL SGP:SG SVK:SK SVN:SI SOM:SO ZAF:ZA SSD:SS ESP:ES LKA:LK SDN:SD SUR:SR SWE:SE CHE:CH SYR:SY TWN:TW TJK:TJ TZA:TZ THA:TH TGO:TG TTO:TT TUN:TN TUR:TR TKM:TM UGA:UG UKR:UA ARE:AE GBR:GB USA:US URY:UY UZB:UZ VEN:VE VNM:VN YEM:YE ZMB:ZM ZWE:ZW"

/** The code of a list that a word stands for; `word` is in lower case, without accents. */
export const aliasOf = (id: string, word: string): string | undefined => {
  if (id === "countries" && word.length === 3) {
    const at = ` ${threeLetters}`.indexOf(` ${word.toUpperCase()}:`)
    if (at >= 0) return threeLetters.slice(at + 4, at + 6)
  }
  const entry = Object.entries(words[sameWords[id] ?? id] ?? {}).find(([, written]) =>
    written.split(", ").includes(word)
  )
  return entry?.[0]
}
