import { render } from "preact"
import { App } from "./App.tsx"
import { followLink } from "./routing/address.ts"

const page = document.querySelector("#page")

document.addEventListener("click", followLink)
if (page !== null) render(<App />, page)
