export * from "@radicar/ubl/inner/verify/verifyDocument"
