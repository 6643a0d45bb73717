export * from "@radicar/ubl/inner/received/receive"
