export * from "@radicar/contract/inner/RadicarApi"
