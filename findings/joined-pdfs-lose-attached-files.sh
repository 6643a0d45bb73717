#!/usr/bin/env bash
# pypdf 7.1.1, pikepdf 10.18.0, PyMuPDF 1.26.7 (PyPI), pdf-lib 1.17.1 (npm) and PDFBox 3.0.6 (org.apache.pdfbox:pdfbox-app, Maven Central).
#
# Input: two valid PDFs of one page, each with an attached file `invoice.xml` of different content, as invoices carry their XML.
#
# Likely guess: the joined PDF has both attached files, or the program says that it cannot keep them. Seen: nobody says a word. pypdf and
# pdf-lib keep none; pikepdf and PyMuPDF keep that of the first, into which they insert; PDFBox keeps that of the last, because the names
# are equal. With different names PDFBox keeps both.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"

python3 -m venv python
python/bin/pip install --quiet pypdf==7.1.1 pikepdf==10.18.0 PyMuPDF==1.26.7
npm install --silent --no-audit --no-fund pdf-lib@1.17.1 >/dev/null
mvn -q -B org.apache.maven.plugins:maven-dependency-plugin:3.8.1:copy \
  -Dartifact=org.apache.pdfbox:pdfbox-app:3.0.6 -DoutputDirectory=. >/dev/null

cat >make.py <<'PYTHON'
import sys, pikepdf

for file, name, content in (("1", "invoice.xml", b"1"), ("2", "invoice.xml", b"2"), ("3", "other.xml", b"3")):
    pdf = pikepdf.new()
    pdf.add_blank_page()
    pdf.attachments[name] = pikepdf.AttachedFileSpec(pdf, content, filename=name, mime_type="text/xml")
    pdf.save(f"{file}.pdf")
PYTHON
cat >join.py <<'PYTHON'
import pikepdf, pymupdf, pypdf

writer = pypdf.PdfWriter()
for name in ("1.pdf", "2.pdf"):
    writer.append(name)
writer.write("pypdf.pdf")
with pikepdf.open("1.pdf") as first, pikepdf.open("2.pdf") as second:
    first.pages.extend(second.pages)
    first.save("pikepdf.pdf")
first = pymupdf.open("1.pdf")
first.insert_pdf(pymupdf.open("2.pdf"))
first.save("PyMuPDF.pdf")
PYTHON
cat >join.cjs <<'NODE'
const { readFileSync, writeFileSync } = require("node:fs")
const { PDFDocument } = require("pdf-lib")
const join = async () => {
  const joined = await PDFDocument.create()
  for (const name of ["1.pdf", "2.pdf"]) {
    const pages = await joined.copyPages(await PDFDocument.load(readFileSync(name)), [0])
    joined.addPage(pages[0])
  }
  writeFileSync("pdf-lib.pdf", await joined.save())
}
void join()
NODE
cat >list.py <<'PYTHON'
import pikepdf

for name in ("pypdf", "pdf-lib", "pikepdf", "PyMuPDF", "PDFBox", "PDFBox-names"):
    with pikepdf.open(f"{name}.pdf") as pdf:
        files = [f"{each} of {pdf.attachments[each].get_file().read_bytes().decode()}" for each in pdf.attachments]
        print(f"{name}: {len(pdf.pages)} pages,", ", ".join(files) or "no attached file")
PYTHON
python/bin/python make.py
python/bin/python join.py
node join.cjs
java -jar pdfbox-app-3.0.6.jar merge -i=1.pdf -i=2.pdf -o=PDFBox.pdf
java -jar pdfbox-app-3.0.6.jar merge -i=1.pdf -i=3.pdf -o=PDFBox-names.pdf
python/bin/python list.py >seen
cat seen
diff seen - <<'EXPECTED'
pypdf: 2 pages, no attached file
pdf-lib: 2 pages, no attached file
pikepdf: 2 pages, invoice.xml of 1
PyMuPDF: 2 pages, invoice.xml of 1
PDFBox: 2 pages, invoice.xml of 2
PDFBox-names: 2 pages, invoice.xml of 1, other.xml of 3
EXPECTED
