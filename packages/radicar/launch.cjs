#!/usr/bin/env node
// Syntax of 2009 throughout: an old Node has to get as far as the message.
"use strict"

var oldest = 24
var version = process.versions.node

if (parseInt(version, 10) >= oldest) {
  import("./bin/main.js")
} else {
  process.stderr.write(
    [
      "Error: radicar needs Node " + oldest + " or newer; this is Node " + version + " (" + process.execPath + ").",
      "Without changing your Node:  npx -y -p node@" +
        oldest +
        " -p radicar radicar " +
        process.argv.slice(2).join(" "),
      "Or install it:               https://nodejs.org/en/download, or `nvm install " + oldest + "`",
      ""
    ].join("\n")
  )
  // `configuration` of the exit codes
  process.exitCode = 8
}
