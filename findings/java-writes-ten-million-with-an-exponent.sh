#!/usr/bin/env bash
# Gson 2.13.1, Jackson 2.20.0, org.json 20250517 and fastjson2 2.0.58 (Maven Central).
#
# Input: a price of 9.5 million and one of 11.9 million pesos as double, and ten million as BigDecimal without trailing zeros.
#
# Likely guess: a writer of JSON writes digits up to the 1e16 or 1e21 of other languages, and never changes a BigDecimal. Seen: all four write a
# double of ten million or more with an exponent (1.19E7), and 9.5 million with digits alone or with a point. `stripTrailingZeros` makes the BigDecimal
# 10000000.00 a 1E+7, and so they write it. Ten million pesos are an everyday invoice.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
for artifact in com.google.code.gson:gson:2.13.1 com.fasterxml.jackson.core:jackson-core:2.20.0 \
  com.fasterxml.jackson.core:jackson-databind:2.20.0 com.fasterxml.jackson.core:jackson-annotations:2.20 org.json:json:20250517 \
  com.alibaba.fastjson2:fastjson2:2.0.58; do
  mvn -q -B org.apache.maven.plugins:maven-dependency-plugin:3.8.1:copy -Dartifact="$artifact" -DoutputDirectory=. >/dev/null
done
cat >Write.java <<'JAVA'
import java.math.BigDecimal;
import java.util.Map;
import java.util.TreeMap;

public class Write {
  public static void main(String[] arguments) throws Exception {
    Map<String, Object> prices = new TreeMap<>();
    prices.put("a", 9500000d);
    prices.put("b", 11900000d);
    prices.put("c", new BigDecimal("10000000.00").stripTrailingZeros());
    System.out.println("Gson " + new com.google.gson.Gson().toJson(prices));
    System.out.println("Jackson " + new com.fasterxml.jackson.databind.ObjectMapper().writeValueAsString(prices));
    System.out.println("org.json " + new org.json.JSONObject(prices));
    System.out.println("fastjson2 " + com.alibaba.fastjson2.JSON.toJSONString(prices));
  }
}
JAVA
java -cp '*' Write.java | tee seen
diff seen - <<'EXPECTED'
Gson {"a":9500000.0,"b":1.19E7,"c":1E+7}
Jackson {"a":9500000.0,"b":1.19E7,"c":1E+7}
org.json {"a":9500000,"b":1.19E7,"c":1E+7}
fastjson2 {"a":9500000.0,"b":1.19E7,"c":1E+7}
EXPECTED
