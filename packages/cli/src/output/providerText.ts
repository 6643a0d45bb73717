import type { ProviderItem } from "@radicar/contract/ProvidersGroup"
import type { Layout } from "./Layout.ts"
import { printable } from "./printable.ts"
import { rows } from "./rows.ts"
import { table } from "./table.ts"

/** Providers, one a line. */
export const providersText = (providers: ReadonlyArray<typeof ProviderItem.Type>, layout: Layout): string => {
  const { say } = layout
  if (providers.length === 0) return say({ en: "No provider is configured.", es: "No hay proveedores configurados." })
  const columns = [
    { heading: "id" },
    { heading: say({ en: "owner", es: "dueño" }) },
    { heading: "software" },
    { heading: say({ en: "environment", es: "ambiente" }) },
    { heading: say({ en: "name", es: "nombre" }), least: 8, optional: true }
  ]
  const lines = providers.map(({ Id, Settings: { environment, name, softwareProvider } }) => [
    Id,
    softwareProvider.providerId,
    softwareProvider.id,
    environment,
    name ?? softwareProvider.providerName
  ])
  return table(columns, lines, layout)
}

/** What the service knows of a provider. */
export const providerText = (item: typeof ProviderItem.Type, { columns, paint, say }: Layout): string => {
  const { Id, Secrets, Settings, Updated } = item
  const { environment, name, softwareProvider } = Settings
  return rows(
    [
      ["id", Id],
      [say({ en: "name", es: "nombre" }), printable(name ?? softwareProvider.providerName ?? "")],
      [say({ en: "software", es: "software" }), printable(softwareProvider.id ?? "")],
      [say({ en: "owner", es: "dueño" }), printable(softwareProvider.providerId ?? "")],
      [say({ en: "environment", es: "ambiente" }), environment],
      [say({ en: "secrets", es: "secretos" }), Secrets.join(", ")],
      [say({ en: "changed", es: "cambiado" }), Updated.slice(0, 16).replace("T", " ")]
    ],
    { columns, label: paint.dim }
  )
}
