throw new Error("cannot begin")
