/**
 * Ends the service when its parent process ends, for whatever reason. `radicar dev` loads this module into the service.
 */
process.once("disconnect", () => process.kill(process.pid, "SIGTERM"))
// The channel must not keep the process alive.
process.channel?.unref()
