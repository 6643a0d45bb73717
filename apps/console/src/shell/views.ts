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
    path: "/inbox",
    name: { en: "Inbox", es: "Recibidos" },
    letter: "i",
    scope: "inbox:read",
    load: async () => (await import("../inbox/InboxPage.tsx")).InboxPage
  },
  {
    path: "/reconciliation",
    name: { en: "Reconciliation", es: "Conciliación" },
    letter: "m",
    load: async () => (await import("../reconciliation/ReconciliationPage.tsx")).ReconciliationPage
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
