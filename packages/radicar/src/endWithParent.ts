/** Loaded into the service by `radicar dev`: the service ends with its parent, however that ends. */
process.once("disconnect", () => process.kill(process.pid, "SIGTERM"))
// it waits for nothing else of the parent
process.channel?.unref()
