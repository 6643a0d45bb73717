/**
 * The order of the site, after Diátaxis: what a reader wants. Each section has its title in both languages and its pages
 * by their names below `docs`, without `.md`. A page that no section has is under its last one.
 */
export const sections = [
  {
    title: { en: "Start", es: "Empezar" },
    pages: ["quick-start", "guarantees"]
  },
  {
    title: { en: "Tutorials", es: "Tutoriales" },
    pages: ["first-documents", "habilitacion", "going-live"]
  },
  {
    title: { en: "Guides", es: "Guías" },
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
    pages: [
      "http",
      "operations/README",
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
      "adr/README",
      "indexes",
      "licences"
    ]
  }
]

/**
 * Folders of the reference with a sidebar of their own: the page of the structure that leads to them, and their folders
 * below `docs` in each language.
 */
export const folders = [
  {
    index: "operations/README",
    title: { en: "Operations", es: "Operaciones" },
    en: "operations",
    es: "es/operaciones"
  },
  { index: "commands", title: { en: "Commands", es: "Comandos" }, en: "commands", es: "es/comandos" },
  { index: "problems", title: { en: "Problems", es: "Problemas" }, en: "problems", es: "es/problemas" },
  { index: "adr/README", title: { en: "Decisions", es: "Decisiones" }, en: "adr" }
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
