import { type Language, languageOfLocale, type Localized } from "@radicar/domain/inner/rules/Language"

/** The operator's language by the environment's locale: LC_ALL, else LC_MESSAGES, else LANG. */
export const systemLanguage = (env: Readonly<Record<string, string | undefined>>): Language =>
  languageOfLocale(
    [env["LC_ALL"], env["LC_MESSAGES"], env["LANG"]].find((each) => each !== undefined && each !== "") ?? ""
  )

/** The text for a failure to listen; `undefined` if its reason needs a longer explanation. */
export const listenFailure = ({ cause }: { readonly cause: unknown }): Localized | undefined => {
  const { code, port } = (typeof cause === "object" && cause !== null ? cause : {}) as NodeJS.ErrnoException & {
    readonly port?: number
  }
  if (code === "EADDRINUSE") {
    return {
      en: `Port ${port} is already in use: set PORT to another one, or stop the program that uses it.`,
      es: `El puerto ${port} ya está en uso: defina otro en PORT o detenga el programa que lo usa.`
    }
  }
  if (code === "EACCES") {
    return {
      en: `This user may not listen at port ${port}: set PORT to one above 1023.`,
      es: `Este usuario no puede escuchar en el puerto ${port}: defina en PORT uno mayor que 1023.`
    }
  }
  return undefined
}
