/** The other party of a document: the buyer, the seller of a purchase, the worker, or the addressee of an event. */
export interface CounterpartyFacts {
  /** Code of the kind of identification, such as `31` for a NIT. */
  readonly type: string
  /** Number of the identification, without check digit. */
  readonly number: string
  readonly name: string
  /** Check digit of a NIT; absent for any other identification. */
  readonly checkDigit?: string
}

/** The issuing company: the seller, the buyer of a support document, the employer, the sender of an event. */
export interface IssuerFacts {
  /** NIT without check digit. */
  readonly nit: string
  readonly name: string
}

/** A tax or a withholding over the whole document, at one rate. Amounts are decimals in the document's currency. */
export interface TaxFacts {
  /** The authority's code of the tax, such as `01` for IVA. */
  readonly code: string
  /** Percentage, such as `19.00`; `0.00` for exempt sales. Absent for a tax per unit. */
  readonly rate?: string
  /** Amount per unit; absent for a tax by percentage. */
  readonly perUnit?: string
  /** Taxable amount; absent for a tax per unit. */
  readonly base?: string
  readonly amount: string
}

/**
 * The facts by which people look for documents of any type, and which they add up. Amounts are decimals in the
 * document's currency with at least two fraction digits; an amount that the document does not state is absent. Days are
 * `YYYY-MM-DD`.
 */
export interface DocumentFacts {
  readonly issuer: IssuerFacts
  /** The other party of the document; absent in a note that deletes a payroll, which names no worker. */
  readonly counterparty?: CounterpartyFacts
  readonly issueDate: string
  /**
   * First day on which payment is due: the due day of a payment on credit, otherwise the day that the document states.
   */
  readonly dueDate?: string
  /** Currency of the amounts, as code of ISO 4217; absent in documents without amounts. */
  readonly currency?: string
  /** Payable amount of a sale or purchase, net pay of a payroll; absent in documents without amounts. */
  readonly total?: string
  /** Taxes by code and rate, in the order of the lines. Exempt sales have the rate 0. */
  readonly taxes: ReadonlyArray<TaxFacts>
  /**
   * Withholdings by code and rate. They do not change the total of a sale or purchase; the net pay of a payroll is what
   * they leave.
   */
  readonly withholdings: ReadonlyArray<TaxFacts>
  /** Amount of the lines that the law excludes from IVA and INC (value-added and consumption tax), before taxes. */
  readonly excluded?: string
  /** Discounts of the whole document; those of lines are part of the lines. */
  readonly discounts?: string
  /** Charges of the whole document. */
  readonly charges?: string
  readonly prepayments?: string
  /** Pesos for one unit of the foreign currency. `currency` names the foreign currency if the document is in pesos. */
  readonly exchangeRate?: { readonly rate: string; readonly date: string; readonly currency?: string }
  /** City of the counterparty, or of the work place of a worker. */
  readonly city?: { readonly code?: string; readonly name: string }
  /** Form (1 cash, 2 credit) and means of the first payment, as codes of the authority. */
  readonly payment?: { readonly form: string; readonly means: string }
  /** Number of the buyer's first order. */
  readonly order?: string
  /** Documents that a note corrects, replaces or deletes, or that an event is about. */
  readonly references: ReadonlyArray<{ readonly number: string; readonly key: string }>
}
