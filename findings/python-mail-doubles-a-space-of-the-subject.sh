#!/usr/bin/env bash
# The package email of Python 3.14.2, as pyodide 314.0.7 (npm) has it; mailparser 3.14.2 and postal-mime 4.0.0 (npm) as readers.
#
# Input: a subject as the authority prescribes it, with a long name, and a letter that ASCII lacks in the word at which it is folded.
#
# Likely guess: a subject that is folded and unfolded is the same subject. Seen: the writer folds after the space before the encoded word and
# begins the next line with another one. Both readers, and Python's own, answer two spaces within the name. The name in the subject is then not
# the name in the XML.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund pyodide@314.0.7 mailparser@3.14.2 postal-mime@4.0.0 >/dev/null
cat >write.mjs <<'JS'
import { simpleParser } from "mailparser"
import { loadPyodide } from "pyodide"
import PostalMime from "postal-mime"

const subject = "900373115;DISTRIBUIDORA Y COMERCIALIZADORA DE ALIMENTOS DEL ORIENTE ANTIOQUEÑO S A S;FE1;01;DISTRIBUIDORA"
const python = await loadPyodide()
python.globals.set("subject", subject)
python.runPython(`
import email, email.message, email.policy
written = email.message.EmailMessage(policy=email.policy.SMTP)
written["Subject"] = subject
written.set_content("text")
mail = written.as_bytes().decode("ascii")
own = email.message_from_string(mail, policy=email.policy.default)["Subject"]
`)
const mail = python.globals.get("mail")
const subjects = {
  "Python": python.globals.get("own"),
  "mailparser": (await simpleParser(mail)).subject,
  "postal-mime": (await PostalMime.parse(mail)).subject
}
for (const [reader, read] of Object.entries(subjects)) {
  console.log(reader, read === subject ? "the same" : /\S+ {2}\S+/u.exec(read)?.[0] ?? read)
}
JS
node write.mjs | tee seen
diff seen - <<'EXPECTED'
Python ORIENTE  ANTIOQUEÑO
mailparser ORIENTE  ANTIOQUEÑO
postal-mime ORIENTE  ANTIOQUEÑO
EXPECTED
