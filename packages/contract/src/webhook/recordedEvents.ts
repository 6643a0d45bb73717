/** Data of events that a real service sent, by type (`pnpm docs:record` writes them). */
export const recordedEvents = {
  "document.accepted": {
    submissionId: "01a22769-7d1b-7808-915a-9898fbe3d01e",
    companyId: "1",
    providerId: "1",
    environment: "sandbox",
    operation: "InvoiceCreate",
    issuerNit: "900373115",
    type: "01",
    id: "SETP990000000",
    prefix: "SETP",
    number: 990000000,
    uuid: "2b97454651e1516b03966e002346bed34f89a93d2fecc55b3a8a60ac4554b15c449381344816a903ec3cdad3d051f406",
    schemeName: "CUFE-SHA384",
    state: "accepted",
    status: "submitted",
    statusCode: "00",
    rules: [],
    links: {
      submission: "/v1/submissions/01a22769-7d1b-7808-915a-9898fbe3d01e"
    }
  },
  "document.rejected": {
    submissionId: "01a22769-7f0a-725e-bc8f-8d626bb13152",
    companyId: "1",
    providerId: "1",
    environment: "sandbox",
    operation: "InvoiceCreate",
    issuerNit: "900373115",
    type: "01",
    id: "SETP990000001",
    prefix: "SETP",
    number: 990000001,
    uuid: "ce96212051b7d16bc85e127c684fad2582c6a6c04a362e4a4f772ff44da346d80d2cdccdf48e33a9437819c2586fda43",
    schemeName: "CUFE-SHA384",
    state: "rejected",
    status: "rejected",
    statusCode: "99",
    rules: ["FAD06"],
    links: {
      submission: "/v1/submissions/01a22769-7f0a-725e-bc8f-8d626bb13152"
    }
  },
  "document.pending": {
    submissionId: "01a22769-8717-766b-83a2-685fd8b85ccc",
    companyId: "1",
    providerId: "1",
    environment: "sandbox",
    operation: "InvoiceCreate",
    issuerNit: "900373115",
    type: "01",
    id: "SETP990000010",
    prefix: "SETP",
    number: 990000010,
    uuid: "6fdbc1e49dbc63e32c9f6554aef56a715fb4b1d8b07449a703441ec6458f286aa406a2af6333a6b3bfd6c2578b3b1e20",
    schemeName: "CUFE-SHA384",
    state: "processing",
    status: "processing",
    statusCode: "",
    rules: [],
    links: {
      submission: "/v1/submissions/01a22769-8717-766b-83a2-685fd8b85ccc"
    }
  },
  "document.unknown": {
    submissionId: "01a22769-7fb0-7f1b-b703-442353e65334",
    companyId: "1",
    providerId: "1",
    environment: "sandbox",
    operation: "InvoiceCreate",
    issuerNit: "900373115",
    type: "01",
    id: "SETP990000002",
    prefix: "SETP",
    number: 990000002,
    uuid: "abe0f9a01110e3b78bb56ca4cad9b093333956238cd2340edb86f09969cbc6f74135fbf8ccbc8cc9a798fae28b1f2ef8",
    schemeName: "CUFE-SHA384",
    state: "unknown",
    status: "pending",
    statusCode: "",
    rules: [],
    links: {
      submission: "/v1/submissions/01a22769-7fb0-7f1b-b703-442353e65334"
    }
  },
  "document.reconciled": {
    submissionId: "01a22769-8061-7a47-9186-54f3f4ccf0ea",
    companyId: "1",
    providerId: "1",
    environment: "sandbox",
    operation: "InvoiceCreate",
    issuerNit: "900373115",
    type: "01",
    id: "SETP990000003",
    prefix: "SETP",
    number: 990000003,
    uuid: "733e83a8991ec8358c4737da5fe9e6cb7fb79615116063cc1bf912a46d5d75a29b90e91ad97f09df4a383827cea7e47f",
    schemeName: "CUFE-SHA384",
    state: "accepted",
    status: "submitted",
    statusCode: "00",
    rules: [],
    links: {
      submission: "/v1/submissions/01a22769-8061-7a47-9186-54f3f4ccf0ea"
    }
  },
  "document.needs_review": {
    submissionId: "01a22769-80be-7ef3-951c-95fe95ab9a1e",
    companyId: "1",
    providerId: "1",
    environment: "sandbox",
    operation: "InvoiceCreate",
    issuerNit: "900373115",
    type: "01",
    id: "SETP990000004",
    prefix: "SETP",
    number: 990000004,
    uuid: "84e5af7aa05eb917970e195a6886c31d6ede1d83e2925a9ce98a4e84ede5a91cada47eabac5bace1c91e05af85a168dd",
    schemeName: "CUFE-SHA384",
    state: "rejected",
    status: "rejected",
    statusCode: "99",
    rules: ["90"],
    numberHolder: "c1ddfcefb711d9cfe30eaff937387c9ea0972b0111863abc6863b9a09a6cc8988bca94568a7de35c69b50c0213438a78",
    links: {
      submission: "/v1/submissions/01a22769-80be-7ef3-951c-95fe95ab9a1e"
    }
  },
  "test_set.accepted": {
    testSetId: "0b8f2f0e-6f1d-4c3b-9b42-2f6f5b0f7e02",
    companyId: "1",
    providerId: "1",
    environment: "sandbox",
    message: "Set de prueba con identificador 0b8f2f0e-6f1d-4c3b-9b42-2f6f5b0f7e02 se encuentra Aceptado.",
    links: {
      testSet: "/v1/dian/test-sets/0b8f2f0e-6f1d-4c3b-9b42-2f6f5b0f7e02?companyId=1&providerId=1"
    }
  },
  "test_set.failed": {
    testSetId: "0b8f2f0e-6f1d-4c3b-9b42-2f6f5b0f7e03",
    companyId: "1",
    providerId: "1",
    environment: "sandbox",
    message: "Set de prueba con identificador 0b8f2f0e-6f1d-4c3b-9b42-2f6f5b0f7e03 se encuentra Rechazado.",
    links: {
      testSet: "/v1/dian/test-sets/0b8f2f0e-6f1d-4c3b-9b42-2f6f5b0f7e03?companyId=1&providerId=1"
    }
  },
  "numbering_range.low": {
    companyId: "1",
    environment: "sandbox",
    issuerNit: "900373115",
    prefix: "SETP",
    fromNumber: 991000000,
    toNumber: 991000099,
    left: 4,
    total: 100,
    threshold: 5,
    links: {
      ranges: "/v1/dian/numbering-ranges?companyId=1"
    }
  },
  "numbering_range.expiring": {
    companyId: "1",
    environment: "sandbox",
    issuerNit: "900373115",
    prefix: "SETP",
    fromNumber: 991000000,
    toNumber: 991000099,
    daysLeft: 12,
    threshold: 15,
    links: {
      ranges: "/v1/dian/numbering-ranges?companyId=1"
    }
  },
  "mail.sent": {
    mailId: "01a22769-8558-722d-a98e-e7395e7e02a0",
    companyId: "1",
    providerId: "1",
    submissionId: "01a22769-7d1b-7808-915a-9898fbe3d01e",
    state: "sent",
    tries: 1,
    sent: 1,
    failed: 0,
    links: {
      mail: "/v1/dian/send-mails/01a22769-8558-722d-a98e-e7395e7e02a0?companyId=1&providerId=1",
      submission: "/v1/submissions/01a22769-7d1b-7808-915a-9898fbe3d01e"
    }
  },
  "mail.partial": {
    mailId: "01a22769-867f-7e80-bcf7-757e45001aaa",
    companyId: "1",
    providerId: "1",
    submissionId: "01a22769-7d1b-7808-915a-9898fbe3d01e",
    state: "partial",
    tries: 1,
    sent: 1,
    failed: 1,
    links: {
      mail: "/v1/dian/send-mails/01a22769-867f-7e80-bcf7-757e45001aaa?companyId=1&providerId=1",
      submission: "/v1/submissions/01a22769-7d1b-7808-915a-9898fbe3d01e"
    }
  },
  "mail.failed": {
    mailId: "01a22769-8695-7b4a-81d6-d9e36d089d0b",
    companyId: "1",
    providerId: "1",
    submissionId: "01a22769-7d1b-7808-915a-9898fbe3d01e",
    state: "failed",
    tries: 1,
    sent: 0,
    failed: 1,
    links: {
      mail: "/v1/dian/send-mails/01a22769-8695-7b4a-81d6-d9e36d089d0b?companyId=1&providerId=1",
      submission: "/v1/submissions/01a22769-7d1b-7808-915a-9898fbe3d01e"
    }
  },
  "mail.bounced": {
    mailId: "01a22769-8558-722d-a98e-e7395e7e02a0",
    companyId: "1",
    providerId: "1",
    submissionId: "01a22769-7d1b-7808-915a-9898fbe3d01e",
    state: "sent",
    tries: 1,
    sent: 1,
    failed: 0,
    bounced: 1,
    links: {
      mail: "/v1/dian/send-mails/01a22769-8558-722d-a98e-e7395e7e02a0?companyId=1&providerId=1",
      submission: "/v1/submissions/01a22769-7d1b-7808-915a-9898fbe3d01e"
    }
  },
  "inbox.received": {
    itemId: "01a22769-826f-7713-8037-e7dfb3f455b7",
    companyId: "1",
    state: "received",
    uuid: "a30cbb3a16d64bc2ba003f96fe68069074e6a46c00c7e4a205791dfffed60ec9ac8b5242b9819b4ecc95eaaf77b78f14",
    type: "01",
    id: "SETP990000005",
    supplierNit: "900373115",
    links: {
      item: "/v1/inbox/01a22769-826f-7713-8037-e7dfb3f455b7?companyId=1"
    }
  },
  "inbox.unreadable": {
    itemId: "01a22769-849c-747f-8e70-ee298bd91d30",
    companyId: "1",
    count: 1,
    reasons: ["noXml"],
    links: {
      item: "/v1/inbox/01a22769-849c-747f-8e70-ee298bd91d30?companyId=1"
    }
  },
  "webhook.disabled": {
    webhookId: "01a22769-86ac-72ad-bafa-aba0ddca2e67",
    companyId: "1",
    because: "gone",
    links: {
      webhook: "/v1/webhooks/01a22769-86ac-72ad-bafa-aba0ddca2e67"
    }
  },
  "webhook.test": {
    webhookId: "01a22769-7b89-7fb7-aa24-558a88859f9e"
  },
  "authority.degraded": {
    environment: "sandbox",
    since: "2026-11-29T13:06:03.869Z",
    links: {
      status: "/v1/authority/status"
    }
  },
  "authority.recovered": {
    environment: "sandbox",
    since: "2026-11-29T13:06:18.940Z",
    links: {
      status: "/v1/authority/status"
    }
  },
  "certificate.expiring": {
    certificateId: "01a22769-89cb-79a1-8fb1-014a52d17f78",
    companyId: "1",
    nit: "900373115",
    issuer: "2.5.4.5=#1309393030333733313135,CN=Mi Empresa S.A.S.,C=CO",
    serialNumber: "386413547336834014665230797619448718382476672519",
    notAfter: "2026-12-11T13:05:57.000Z",
    daysLeft: 11,
    threshold: 15,
    links: {
      certificates: "/v1/certificates?companyId=1"
    }
  }
}
