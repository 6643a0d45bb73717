export { default } from "../../tooling/vitest/pure.ts"
