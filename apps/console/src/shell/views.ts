import type { TokenSelf } from "@radicar/contract/inner/TokensGroup"
import type { Localized } from "@radicar/domain/inner/rules/Language"
import type { ComponentType } from "preact"

/** A view of the console with its address, and the key that opens it after `g`. */
export interface ViewEntry {
  readonly path: string
  readonly name: Localized
  readonly letter: string
  /** The scope without which the navigation leaves the view out. */
  readonly scope?: TokenSelf["scopes"][number]
  /** Whether the navigation shows the view to a token; of any token if absent. */
  readonly isFor?: (self: TokenSelf) => boolean
  readonly load: () => Promise<ComponentType>
}

/** Views of the daily work. */
const daily: ReadonlyArray<ViewEntry> = [
  {
    path: "/",
    name: { en: "Overview", es: "Resumen" },
    letter: "o",
    load: async () => (await import("../overview/OverviewPage.tsx")).OverviewPage
  },
  {
    path: "/all",
    name: { en: "All companies", es: "Todas las compañías" },
    letter: "b",
    isFor: ({ companies }) => companies.includes("*") || companies.length > 1,
    load: async () => (await import("../companies/AllCompaniesPage.tsx")).AllCompaniesPage
  },
  {
    path: "/submissions",
    name: { en: "Documents", es: "Documentos" },
    letter: "s",
    load: async () => (await import("../submissions/SubmissionsPage.tsx")).SubmissionsPage
  },
  {
    path: "/issue",
    name: { en: "Issue", es: "Emitir" },
    letter: "n",
    scope: "documents:write",
    load: async () => (await import("../issue/IssuePage.tsx")).IssuePage
  },
  {
    path: "/sheet",
    name: { en: "Sheet of sales", es: "Hoja de ventas" },
    letter: "h",
    scope: "documents:write",
    load: async () => (await import("../sheet/SheetPage.tsx")).SheetPage
  },
  {
    path: "/inbox",
    name: { en: "Inbox", es: "Recibidos" },
    letter: "i",
    scope: "inbox:read",
    load: async () => (await import("../inbox/InboxPage.tsx")).InboxPage
  },
  {
    path: "/taxes",
    name: { en: "Taxes", es: "Impuestos" },
    letter: "v",
    scope: "documents:read",
    load: async () => (await import("../taxes/TaxesPage.tsx")).TaxesPage
  },
  {
    path: "/reconciliation",
    name: { en: "Reconciliation", es: "Conciliación" },
    letter: "m",
    load: async () => (await import("../reconciliation/ReconciliationPage.tsx")).ReconciliationPage
  },
  {
    path: "/payslips",
    name: { en: "Payslips", es: "Desprendibles" },
    letter: "y",
    scope: "documents:read",
    load: async () => (await import("../mail/PayslipsPage.tsx")).PayslipsPage
  },
  {
    path: "/caught",
    name: { en: "Caught mails", es: "Correos atrapados" },
    letter: "x",
    scope: "documents:write",
    isFor: ({ environment }) => environment === "sandbox",
    load: async () => (await import("../mail/CaughtPage.tsx")).CaughtPage
  },
  {
    path: "/ranges",
    name: { en: "Ranges", es: "Rangos" },
    letter: "r",
    load: async () => (await import("../ranges/RangesPage.tsx")).RangesPage
  },
  {
    path: "/authority",
    name: { en: "Authority", es: "DIAN" },
    letter: "a",
    load: async () => (await import("../authority/AuthorityPage.tsx")).AuthorityPage
  }
]

/** Views of the configuration. */
const configuration: ReadonlyArray<ViewEntry> = [
  {
    path: "/companies",
    name: { en: "Companies", es: "Compañías" },
    letter: "e",
    load: async () => (await import("../settings/CompaniesPage.tsx")).CompaniesPage
  },
  {
    path: "/providers",
    name: { en: "Providers", es: "Proveedores" },
    letter: "p",
    load: async () => (await import("../settings/ProvidersPage.tsx")).ProvidersPage
  },
  {
    path: "/certificates",
    name: { en: "Certificates", es: "Certificados" },
    letter: "c",
    load: async () => (await import("../certificates/CertificatesPage.tsx")).CertificatesPage
  },
  {
    path: "/paper",
    name: { en: "Printing", es: "Impresión" },
    letter: "d",
    load: async () => (await import("../paper/PaperPage.tsx")).PaperPage
  },
  {
    path: "/tokens",
    name: { en: "Tokens", es: "Tokens" },
    letter: "t",
    scope: "tokens:admin",
    load: async () => (await import("../settings/TokensPage.tsx")).TokensPage
  },
  {
    path: "/webhooks",
    name: { en: "Webhooks", es: "Webhooks" },
    letter: "w",
    load: async () => (await import("../settings/WebhooksPage.tsx")).WebhooksPage
  },
  {
    path: "/audit",
    name: { en: "Audit log", es: "Auditoría" },
    letter: "l",
    scope: "audit:read",
    load: async () => (await import("../settings/AuditPage.tsx")).AuditPage
  }
]

/** The navigation: groups of views, the first without a name. */
export const viewGroups: ReadonlyArray<{ readonly name?: Localized; readonly views: ReadonlyArray<ViewEntry> }> = [
  { views: daily },
  { name: { en: "Configuration", es: "Configuración" }, views: configuration }
]

/** All views of the navigation. */
export const views: ReadonlyArray<ViewEntry> = [...daily, ...configuration]
