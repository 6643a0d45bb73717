#!/usr/bin/env bash
# kin-openapi 0.153.0 (github.com/getkin/kin-openapi) and package regexp of Go; package re of Python; java.util.regex.
#
# Input: an OpenAPI description with one text field, whose pattern repeats a part: at most 2000 times, or at most 199 times a part that
# repeats others itself.
#
# Likely guess: a pattern without lookaround or back references compiles in every engine, and a validator that cannot compile it ignores it or
# names the field. Seen: RE2 and Go repeat at most 1000 times, and count nested repetitions as their product, so that {3} in {0,199} of a group
# of 12 counts too. kin-openapi then refuses the whole description. Python and Java compile both. A length belongs in maxLength.
set -euo pipefail
folder=$(mktemp -d)
trap 'chmod -R u+w "$folder"; rm -rf "$folder"' EXIT
cd "$folder"

cat >main.go <<'GO'
package main

import (
	"context"
	"fmt"
	"strings"

	"github.com/getkin/kin-openapi/openapi3"
)

const description = `{"openapi": "3.0.3", "info": {"title": "Example", "version": "1"}, "paths": {},
 "components": {"schemas": {"Field": {"type": "string", "pattern": "PATTERN"}}}}`

func main() {
	for _, pattern := range []string{"^x{1,1000}$", "^x{1,2000}$", "^(?:(?:-x{4}){3}){0,83}$", "^(?:(?:-x{4}){3}){0,199}$"} {
		document, err := openapi3.NewLoader().LoadFromData([]byte(strings.Replace(description, "PATTERN", pattern, 1)))
		if err == nil {
			err = document.Validate(context.Background())
		}
		fmt.Println(pattern, err == nil)
	}
}
GO
export GOFLAGS=-modcacherw
go mod init example.com/finding 2>/dev/null
go get github.com/getkin/kin-openapi@v0.153.0 2>/dev/null
go mod tidy 2>/dev/null
go run . >seen
python3 -c 'import re; re.compile("^x{1,2000}$"); re.compile("^(?:(?:-x{4}){3}){0,199}$"); print("Python compiles both")' >>seen
cat >Both.java <<'JAVA'
import java.util.regex.Pattern;
class Both { public static void main(String[] arguments) {
  Pattern.compile("^x{1,2000}$"); Pattern.compile("^(?:(?:-x{4}){3}){0,199}$"); System.out.println("Java compiles both"); } }
JAVA
java Both.java >>seen
cat seen
diff seen - <<'EXPECTED'
^x{1,1000}$ true
^x{1,2000}$ false
^(?:(?:-x{4}){3}){0,83}$ true
^(?:(?:-x{4}){3}){0,199}$ false
Python compiles both
Java compiles both
EXPECTED
