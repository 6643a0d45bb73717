const name = "radicar.console.token"

/** The token that is kept for this tab, until it is closed; only where that was asked for. */
export const keptToken = (): string | undefined => sessionStorage.getItem(name) ?? undefined

/** Keeps a token for this tab. */
export const keepToken = (token: string): void => sessionStorage.setItem(name, token)

/** Forgets it. */
export const forgetToken = (): void => sessionStorage.removeItem(name)
