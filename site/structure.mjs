/**
 * The order of the site, after Diátaxis: what a reader wants. Each section has its title in both languages and its pages
 * by their names below `docs`, without `.md`. A page that no section has is under its last one.
 */
export const sections = [
  {
    title: { en: "Start", es: "Empezar" },
    pages: ["quick-start", "everyday", "sandbox"]
  },
  {
    title: { en: "Tutorials", es: "Tutoriales" },
    pages: [
      "test-set",
      "habilitacion",
      "notes",
      "payroll",
      "equivalents",
      "radian",
      "health-invoices",
      "sector-invoices"
    ]
  },
  {
    title: { en: "Guides", es: "Guías" },
    pages: [
      "completion",
      "batch-filing",
      "contingency",
      "companies",
      "certificates",
      "tokens",
      "access",
      "search",
      "exports",
      "files",
      "mail",
      "bounces",
      "webhooks",
      "reading",
      "clients",
      "library",
      "console"
    ]
  },
  {
    title: { en: "Concepts", es: "Conceptos" },
    pages: ["concepts", "guarantees", "submission-states", "trust", "judged-by-others", "limitations", "open-questions"]
  },
  {
    title: { en: "Reference", es: "Referencia" },
    pages: ["http", "operations/README", "rules", "codes", "problems", "scopes", "configuration", "versioning"]
  },
  {
    title: { en: "Operating", es: "Operar el servicio" },
    pages: [
      "running",
      "outages",
      "observability",
      "migrations",
      "personal-data",
      "security",
      "asvs",
      "faults",
      "chaos",
      "fuzz",
      "indexes",
      "architecture",
      "licences"
    ]
  }
]

/** Words of the site itself. */
export const words = {
  en: {
    others: "Other pages",
    decisions: "Decisions",
    contents: "All pages",
    operations: "Operations"
  },
  es: {
    others: "Otras páginas",
    decisions: "Decisiones",
    contents: "Todas las páginas",
    operations: "Operaciones"
  }
}
