export * from "@radicar/ubl/inner/read/readXml"
