#!/usr/bin/env bash
# archive/zip of Go 1.26, and java.util.zip of OpenJDK 17.
#
# Input: a ZIP of an invoice's XML and its PDF, written by Go to a file, once with deflated and once with stored entries. A PDF is compressed
# in itself, so storing it is usual. APPNOTE 6.3 §4.3.9 lets an entry have its size in a data descriptor behind the content.
#
# Likely guess: what one standard library writes the other one reads. Seen: Go writes a data descriptor for stored entries too,
# without being asked. Java's ZipFile, and Python, read the file; Java's ZipInputStream, which programs use for mails
# and uploads, refuses it at its first stored entry. `CreateRaw` with sizes and checksum writes none, and Java reads that.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"

cat >go.mod <<'GO'
module example

go 1.22
GO
cat >main.go <<'GO'
package main

import (
	"archive/zip"
	"hash/crc32"
	"os"
)

var contents = []struct{ name, text string }{{"invoice.xml", "<Invoice/>"}, {"invoice.pdf", "%PDF-1.7"}}

func write(name string, add func(*zip.Writer, string, string) error) {
	file, err := os.Create(name)
	if err != nil {
		panic(err)
	}
	archive := zip.NewWriter(file)
	for _, content := range contents {
		if err := add(archive, content.name, content.text); err != nil {
			panic(err)
		}
	}
	if err := archive.Close(); err != nil {
		panic(err)
	}
}

func by(method uint16) func(*zip.Writer, string, string) error {
	return func(archive *zip.Writer, name, text string) error {
		entry, err := archive.CreateHeader(&zip.FileHeader{Name: name, Method: method})
		if err == nil {
			_, err = entry.Write([]byte(text))
		}
		return err
	}
}

func main() {
	write("deflated.zip", by(zip.Deflate))
	write("stored.zip", by(zip.Store))
	write("raw.zip", func(archive *zip.Writer, name, text string) error {
		size := uint64(len(text))
		header := &zip.FileHeader{Name: name, Method: zip.Store, CRC32: crc32.ChecksumIEEE([]byte(text)), CompressedSize64: size, UncompressedSize64: size}
		entry, err := archive.CreateRaw(header)
		if err == nil {
			_, err = entry.Write([]byte(text))
		}
		return err
	})
}
GO
go run .

cat >Read.java <<'JAVA'
import java.io.*;
import java.util.zip.*;

public class Read {
  public static void main(String[] names) throws Exception {
    for (String name : names) {
      try (var file = new ZipFile(name)) {
        System.out.println(name + ": ZipFile reads " + file.size() + " files");
      }
      try (var stream = new ZipInputStream(new FileInputStream(name))) {
        int count = 0;
        while (stream.getNextEntry() != null) count += stream.readAllBytes().length > 0 ? 1 : 0;
        System.out.println(name + ": ZipInputStream reads " + count + " files");
      } catch (ZipException error) {
        System.out.println(name + ": ZipInputStream refuses: " + error.getMessage());
      }
    }
  }
}
JAVA
java Read.java deflated.zip stored.zip raw.zip >seen
python3 -c 'import zipfile; print("stored.zip: Python reads", len(zipfile.ZipFile("stored.zip").read("invoice.xml")), "octets")' >>seen
cat seen
diff seen - <<'EXPECTED'
deflated.zip: ZipFile reads 2 files
deflated.zip: ZipInputStream reads 2 files
stored.zip: ZipFile reads 2 files
stored.zip: ZipInputStream refuses: only DEFLATED entries can have EXT descriptor
raw.zip: ZipFile reads 2 files
raw.zip: ZipInputStream reads 2 files
stored.zip: Python reads 10 octets
EXPECTED
