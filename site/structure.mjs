/**
 * The order of the site, after Diátaxis: what a reader wants. Each section has its title in both languages, the folder of
 * what people wrote for it, below `docs` and `docs/es`, and its pages by their paths on the site, without `.md`.
 */
export const sections = [
  {
    title: { en: "Start", es: "Empezar" },
    folder: "start",
    pages: ["quick-start", "guarantees"]
  },
  {
    title: { en: "Tutorials", es: "Tutoriales" },
    folder: "tutorials",
    pages: ["first-documents", "habilitacion", "going-live"]
  },
  {
    title: { en: "Guides", es: "Guías" },
    folder: "guides",
    pages: [
      "everyday",
      "notes",
      "payroll",
      "pos-tickets",
      "support-documents",
      "equivalents",
      "health-invoices",
      "sector-invoices",
      "radian",
      "inbox",
      "test-set",
      "companies",
      "certificates",
      "access",
      "completion",
      "batch-filing",
      "contingency",
      "acquirers",
      "search",
      "exports",
      "files",
      "printing",
      "mail",
      "bounces",
      "webhooks",
      "reading",
      "console",
      "clients",
      "mcp",
      "library",
      "sandbox",
      "faults"
    ]
  },
  {
    title: { en: "Concepts", es: "Conceptos" },
    folder: "concepts",
    pages: [
      "concepts",
      "submission-states",
      "inbox-states",
      "trust",
      "judged-by-others",
      "limitations",
      "open-questions"
    ]
  },
  {
    title: { en: "Reference", es: "Referencia" },
    folder: "api",
    pages: [
      "http",
      "operations/index",
      "commands",
      "configuration",
      "problems",
      "rules",
      "codes",
      "scopes",
      "versioning"
    ]
  },
  {
    title: { en: "Operating", es: "Operar el servicio" },
    folder: "operating",
    pages: [
      "running",
      "high-availability",
      "outages",
      "observability",
      "migrations",
      "personal-data",
      "security",
      "asvs",
      "chaos",
      "fuzz",
      "architecture",
      "development",
      "adr/index",
      "indexes",
      "licences"
    ]
  }
]

/** Folder of the pages that `pnpm docs:write` writes, below `docs` and `docs/es`. It is no part of their addresses. */
export const referenceFolder = "reference"

/** Spanish names of generated folders and pages, by the English ones. */
export const spanishNames = {
  codes: "codigos",
  commands: "comandos",
  configuration: "configuracion",
  operations: "operaciones",
  problems: "problemas",
  rules: "reglas"
}

/**
 * Folders with a sidebar of their own: the page of the structure that leads to them, and their paths on the site in each
 * language.
 */
export const folders = [
  {
    index: "operations/index",
    title: { en: "Operations", es: "Operaciones" },
    en: "operations",
    es: "es/operaciones"
  },
  { index: "commands", title: { en: "Commands", es: "Comandos" }, en: "commands", es: "es/comandos" },
  { index: "problems", title: { en: "Problems", es: "Problemas" }, en: "problems", es: "es/problemas" },
  { index: "adr/index", title: { en: "Decisions", es: "Decisiones" }, en: "adr" }
]

/** Words of the site itself. */
export const words = {
  en: {
    others: "Other pages"
  },
  es: {
    others: "Otras páginas"
  }
}
