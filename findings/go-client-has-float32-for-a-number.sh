#!/usr/bin/env bash
# OpenAPI Generator 7.17.0 (org.openapitools:openapi-generator-cli, Maven Central), generators go, rust, java and csharp.
#
# Input: an OpenAPI 3.1 description with a field of type number and one of type integer, both without a format.
#
# Likely guess: a number without a format becomes the widest type of the language. Seen: Go gets float32, which keeps seven digits
# (123456789.55 becomes 123456790), and int32; Rust gets f64 and i32; Java BigDecimal and Integer; C# decimal and int.
# The same description is thus exact in Java and C# and loses amounts in Go. An integer above 2 147 483 647 fits in none of the four.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"

mvn -q -B org.apache.maven.plugins:maven-dependency-plugin:3.8.1:copy \
  -Dartifact=org.openapitools:openapi-generator-cli:7.17.0 -DoutputDirectory=. >/dev/null
cat >api.json <<'JSON'
{"openapi": "3.1.0", "info": {"title": "Example", "version": "1"},
 "paths": {"/sales": {"post": {"operationId": "sell",
   "requestBody": {"content": {"application/json": {"schema": {"$ref": "#/components/schemas/Sale"}}}},
   "responses": {"204": {"description": "sold"}}}}},
 "components": {"schemas": {"Sale": {"type": "object", "required": ["price", "folio"],
   "properties": {"price": {"type": "number"}, "folio": {"type": "integer"}}}}}}
JSON
for language in go rust java csharp; do
  java -jar openapi-generator-cli-7.17.0.jar generate -i api.json -g "$language" -o "$language" >/dev/null 2>&1
done
{
  grep -hE '^\s+(Price|Folio) ' go/model_sale.go
  grep -hE '^\s+pub (price|folio):' rust/src/models/sale.rs
  grep -hE '^\s+private \w+ (price|folio);' java/src/main/java/org/openapitools/client/model/Sale.java
  grep -hE '^\s+public \w+ (Price|Folio) \{' csharp/src/Org.OpenAPITools/Model/Sale.cs
} | tr -s ' \t' ' ' | sed 's/^ //; s/ `json.*//' >seen
cat seen
diff seen - <<'EXPECTED'
Price float32
Folio int32
pub price: f64,
pub folio: i32,
private BigDecimal price;
private Integer folio;
public decimal Price { get; set; }
public int Folio { get; set; }
EXPECTED
