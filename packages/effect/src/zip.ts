export * from "@radicar/zip/inner/effect"
