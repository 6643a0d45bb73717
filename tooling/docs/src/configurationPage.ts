import { type Variable, variableSections } from "@radicar/api/service/configuration/variables"
import type { Language } from "@radicar/domain/inner/rules/Language"

const row = (name: string, { about, default: byDefault }: Variable, language: Language): string =>
  `| \`${name}\` | ${byDefault === "" ? "" : `\`${byDefault}\``} | ${about[language].replaceAll("|", String.raw`\|`)} |`

const heads = {
  en: "| Variable | Default | |\n|---|---|---|",
  es: "| Variable | Por omisión | |\n|---|---|---|"
} as const satisfies Record<Language, string>

const sections = (language: Language): string =>
  Object.values(variableSections)
    .map(({ title, variables }) =>
      [
        `## ${title[language]}`,
        "",
        heads[language],
        ...Object.entries<Variable>(variables).map(([name, variable]) => row(name, variable, language))
      ].join("\n")
    )
    .join("\n\n")

const introductions = {
  en: `# Configuration

The service reads its configuration from environment variables, and starts without any.

- Each may have the suffix \`_FILE\` (\`DATABASE_URL_FILE=/run/secrets/database-url\`), which names a file with the value, such as a mounted
  secret.
- Empty variables are ignored. An unknown \`RADICAR_*\` variable causes a warning that suggests the nearest name.
- The service does not start with invalid variables, and lists all of them, in the language of \`LC_ALL\`, \`LC_MESSAGES\` or \`LANG\`.
- \`radicar-api check-config\` reports the same without starting anything, and shows each effective value with its source. With \`--connect\` it
  also tests the database, the store of files, the mail server and the authority's address.

[Running the service](running.md) covers deployment, upgrades and backups.`,
  es: `# Configuración

El servicio toma su configuración de variables de entorno, y arranca sin ninguna.

- A cada una se le puede agregar \`_FILE\` (\`DATABASE_URL_FILE=/run/secrets/database-url\`): indica un archivo que contiene el valor, como un
  secreto montado.
- Las variables vacías no cuentan. Una variable \`RADICAR_*\` desconocida causa una advertencia con el nombre más parecido.
- El servicio no arranca con variables no válidas, y las enumera todas, en el idioma de \`LC_ALL\`, \`LC_MESSAGES\` o \`LANG\`.
- \`radicar-api check-config\` informa lo mismo sin arrancar nada, y muestra cada valor en uso con su origen. Con \`--connect\` también prueba la
  base de datos, el almacén de archivos, el servidor de correo y la dirección de la DIAN.

[Operar el servicio](running.md) trata el despliegue, las actualizaciones y los respaldos.`
} as const satisfies Record<Language, string>

/** Writes the reference page of the service's environment variables, in a language. */
export const configurationPage = (language: Language): string => {
  return `${introductions[language]}

${sections(language)}
`
}
