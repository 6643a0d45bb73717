#!/usr/bin/env bash
# Apache POI 5.5.1 (org.apache.poi:poi-ooxml, Maven Central) and openpyxl 3.1.5 (PyPI).
#
# Input: a valid workbook whose cells are inline texts, so that it has no part for shared strings, which ECMA-376 leaves optional.
# A program that only reads opens it as a file with `new XSSFWorkbook(new File(…))`, reads a cell and closes it.
#
# Likely guess: reading changes nothing. Seen: closing writes the file again. The new file has a relationship to
# xl/sharedStrings.xml, but not the part, and openpyxl can no longer open it: KeyError.
# With an empty part for shared strings (<sst count="0" uniqueCount="0"/>) the file that POI writes stays readable.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"

python3 -m venv python
python/bin/pip install --quiet openpyxl==3.1.5
cat >pom.xml <<'POM'
<project xmlns="http://maven.apache.org/POM/4.0.0">
  <modelVersion>4.0.0</modelVersion><groupId>example</groupId><artifactId>example</artifactId><version>1</version>
  <dependencies><dependency>
    <groupId>org.apache.poi</groupId><artifactId>poi-ooxml</artifactId><version>5.5.1</version>
  </dependency></dependencies>
</project>
POM
mvn -q -B dependency:copy-dependencies -DoutputDirectory=jars >/dev/null

cat >write.py <<'PYTHON'
import sys, zipfile

strings = sys.argv[2] == "with"
main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main"
office = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"
package = "http://schemas.openxmlformats.org/package/2006"
types = "application/vnd.openxmlformats-officedocument.spreadsheetml"
parts = {
    "[Content_Types].xml": f'<Types xmlns="{package}/content-types">'
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>'
    f'<Override PartName="/xl/workbook.xml" ContentType="{types}.sheet.main+xml"/>'
    f'<Override PartName="/xl/worksheets/sheet1.xml" ContentType="{types}.worksheet+xml"/>'
    f'<Override PartName="/xl/styles.xml" ContentType="{types}.styles+xml"/>'
    + (f'<Override PartName="/xl/sharedStrings.xml" ContentType="{types}.sharedStrings+xml"/>' if strings else "")
    + "</Types>",
    "_rels/.rels": f'<Relationships xmlns="{package}/relationships">'
    f'<Relationship Id="r1" Type="{office}/officeDocument" Target="xl/workbook.xml"/></Relationships>',
    "xl/workbook.xml": f'<workbook xmlns="{main}" xmlns:r="{office}">'
    '<sheets><sheet name="S" sheetId="1" r:id="r1"/></sheets></workbook>',
    "xl/_rels/workbook.xml.rels": f'<Relationships xmlns="{package}/relationships">'
    f'<Relationship Id="r1" Type="{office}/worksheet" Target="worksheets/sheet1.xml"/>'
    f'<Relationship Id="r3" Type="{office}/styles" Target="styles.xml"/>'
    + (f'<Relationship Id="r2" Type="{office}/sharedStrings" Target="sharedStrings.xml"/>' if strings else "")
    + "</Relationships>",
    "xl/styles.xml": f'<styleSheet xmlns="{main}">'
    "<fonts><font/></fonts><fills><fill><patternFill/></fill></fills><borders><border/></borders>"
    "<cellStyleXfs><xf/></cellStyleXfs><cellXfs><xf/></cellXfs></styleSheet>",
    "xl/worksheets/sheet1.xml": f'<worksheet xmlns="{main}"><sheetData><row r="1">'
    '<c r="A1" t="inlineStr"><is><t>text</t></is></c></row></sheetData></worksheet>',
}
if strings:
    parts["xl/sharedStrings.xml"] = f'<sst xmlns="{main}" count="0" uniqueCount="0"/>'
with zipfile.ZipFile(sys.argv[1], "w", zipfile.ZIP_DEFLATED) as archive:
    for name, text in parts.items():
        archive.writestr(name, '<?xml version="1.0" encoding="UTF-8"?>' + text)
PYTHON
cat >Read.java <<'JAVA'
import java.io.File;
import org.apache.poi.xssf.usermodel.XSSFWorkbook;
class Read {
  public static void main(String[] names) throws Exception {
    try (var workbook = new XSSFWorkbook(new File(names[0]))) {
      System.out.println(workbook.getSheetAt(0).getRow(0).getCell(0).getStringCellValue());
    }
  }
}
JAVA
cat >read.py <<'PYTHON'
import sys, openpyxl
try:
    print(openpyxl.load_workbook(sys.argv[1]).active["A1"].value)
except KeyError as error:
    print("KeyError", error.args[0])
PYTHON

for variant in without with; do
  python3 write.py "$variant.xlsx" "$variant"
  printf '%s shared strings, before: %s\n' "$variant" "$(python/bin/python read.py "$variant.xlsx")"
  java -Dlog4j2.StatusLogger.level=OFF -cp 'jars/*' Read.java "$variant.xlsx" 2>/dev/null
  printf '%s shared strings, after: %s\n' "$variant" "$(python/bin/python read.py "$variant.xlsx")"
done >seen
cat seen
diff seen - <<'EXPECTED'
without shared strings, before: text
text
without shared strings, after: KeyError There is no item named 'xl/sharedStrings.xml' in the archive
with shared strings, before: text
text
with shared strings, after: text
EXPECTED
