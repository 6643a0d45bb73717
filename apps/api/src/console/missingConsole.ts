import type { Language, Localized } from "@radicar/domain/rules/Language"

const title: Localized = { en: "The console was not built", es: "La consola no fue compilada" }

const text: Localized = {
  en: "This service was started without it. Run pnpm build, or start the service with pnpm start, which builds it. Everything else works.",
  es: "Este servicio se inició sin ella. Ejecute pnpm build, o inicie el servicio con pnpm start, que la compila. Todo lo demás funciona."
}

/** The page that stands for a console whose files are not there. */
export const missingConsole = (language: Language): string =>
  `<!doctype html>
<html lang="${language}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${title[language]}</title>
  </head>
  <body>
    <main>
      <h1>${title[language]}</h1>
      <p>${text[language]}</p>
    </main>
  </body>
</html>
`
