/** Whether a URL points to this machine itself. */
export const isLoopback = (url: string): boolean =>
  /^(?:localhost|127(?:\.[0-9]+){3}|\[::1\])$/u.test(URL.parse(url)?.hostname ?? "")
