/** JSON texts to try in number fields. */
export const hostileNumbers = [
  "0",
  "-0",
  "-1",
  "1e400",
  "1e-400",
  "1e100000000",
  "9007199254740993",
  "99999999999999999999999999999999999999",
  "0.1234567890123456789012345678901234567890",
  `1${"0".repeat(400)}`,
  `0.${"0".repeat(400)}1`,
  "-99999999999999.999999",
  "2147483648",
  "18446744073709551616"
] as const

/** Texts to try in text fields, hostile to writers of XML, PDF, SQL, paths and logs. */
export const hostileTexts = [
  "",
  " ",
  "\u0000",
  "\u0001\u0008\u001f",
  "\ud800",
  "\udfff\ud800",
  "\ufffe\uffff",
  "\u202e\u200f\u2066",
  "e\u0301\u0323\u0327",
  "👩🏽‍🚀".repeat(40),
  "]]><!-- &#0; <!DOCTYPE a>",
  "<![CDATA[",
  "&amp;&lt;&#x0;",
  "'; drop table submissions; --",
  "../../../../etc/passwd",
  "%00%ff%n%s",
  "[[sandbox:no-such-behaviour]]",
  "0001-01-01T00:00:00",
  "9999-12-31T23:59:59.9999999",
  "2026-02-30",
  "-2026-01-01T25:61:61+99:99",
  "NaN",
  "Infinity",
  "1E5",
  "__proto__",
  "constructor",
  "a\r\nb: c",
  "x".repeat(70_000)
] as const
