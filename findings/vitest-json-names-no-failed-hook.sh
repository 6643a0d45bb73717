#!/usr/bin/env bash
# vitest 5.1.1 (npm), reporter `json`.
#
# Input: a group with one test and a `beforeAll` that throws.
#
# Likely guess: the report names the failure at the test or at the file. Seen: the test counts as skipped without a message, the message of the
# file is empty, and no test has failed; only the count of suites and `success` tell that something did. The reporter for people prints the
# failure. A summary made from the report says "0 failed", and names nothing.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund vitest@5.1.1 >/dev/null
cat > hook.test.mjs <<'JS'
import { beforeAll, describe, expect, it } from "vitest"
describe("a group", () => {
  beforeAll(() => { throw new Error("no database") })
  it("asks the database", () => expect(1).toBe(1))
})
JS
if npx vitest run --reporter=json --outputFile=report.json >/dev/null 2>&1; then echo "vitest exits with 0"; exit 1; fi
seen=$(node -e '
const { numFailedTests, numFailedTestSuites, success, testResults: [file] } = require("./report.json")
const [{ failureMessages, status }] = file.assertionResults
console.log(JSON.stringify({ numFailedTests, numFailedTestSuites, success, message: file.message, status, failureMessages }))')
echo "$seen"
[ "$seen" = '{"numFailedTests":0,"numFailedTestSuites":2,"success":false,"message":"","status":"skipped","failureMessages":[]}' ]
