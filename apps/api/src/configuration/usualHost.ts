/**
 * The address to listen at where `HOST` says nothing: in the sandbox environment, whose development tenant has a
 * well-known token, nobody but this machine may reach it.
 */
export const usualHost = (environment: string): string => (environment === "sandbox" ? "127.0.0.1" : "0.0.0.0")
