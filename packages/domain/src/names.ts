// Loading this module lets advice about a code name what the code stands for, such as `11001 Bogotá, D.C.`. Programs in
// browsers that do without it get the code alone, and are smaller.
import { nameInAdvice } from "./codes/CodeList.ts"
import { countries } from "./codes/countries.ts"
import { currencies } from "./codes/currencies.ts"
import { departments } from "./codes/departments.ts"
import { municipalities } from "./codes/municipalities.ts"
import { namedCountries } from "./codes/named/countries.ts"
import { namedCurrencies } from "./codes/named/currencies.ts"
import { namedDepartments } from "./codes/named/departments.ts"
import { namedMunicipalities } from "./codes/named/municipalities.ts"
import { namedUnits } from "./codes/named/units.ts"
import { units } from "./codes/units.ts"

nameInAdvice(countries, namedCountries)
nameInAdvice(currencies, namedCurrencies)
nameInAdvice(departments, namedDepartments)
nameInAdvice(municipalities, namedMunicipalities)
nameInAdvice(units, namedUnits)
