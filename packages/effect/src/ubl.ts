export * from "@radicar/ubl/inner/effect"
