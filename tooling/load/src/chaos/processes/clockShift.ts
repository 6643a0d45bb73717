/**
 * Shifts the wall clock of a service process by the milliseconds that the parent sends; loaded before the service.
 * Monotonic clocks (`performance.now`, timers) are unchanged, as when a machine's clock is set.
 */
const RealDate = Date
let shift = 0

const now = (): number => RealDate.now() + shift

globalThis.Date = new Proxy(RealDate, {
  construct: (target, words, self) => Reflect.construct(target, words.length === 0 ? [now()] : words, self) as Date,
  apply: () => new RealDate(now()).toString(),
  get: (target, name, self) => (name === "now" ? now : (Reflect.get(target, name, self) as unknown))
})

process.on("message", (message) => {
  if (typeof message === "object" && message !== null && "shift" in message) shift = Number(message.shift)
})
