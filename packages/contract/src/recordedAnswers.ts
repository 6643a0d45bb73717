/** What an operation has answered. */
interface RecordedAnswer {
  readonly status: number
  readonly contentType: string
  /**
   * The body of a JSON answer, lists cut to their first member and long texts to their beginning; of any other the
   * number of octets.
   */
  readonly body: unknown
}

/** What a service has answered to a request of each operation (`pnpm docs:record` writes it). */
export const recordedAnswers: Readonly<Record<string, RecordedAnswer>> = {
  "health.live": {
    status: 200,
    contentType: "application/json",
    body: {
      status: "ok"
    }
  },
  "health.ready": {
    status: 200,
    contentType: "application/json",
    body: {
      status: "ok"
    }
  },
  SubmissionGetAll: {
    status: 200,
    contentType: "application/json",
    body: {
      items: [
        {
          submissionId: "01a207c0-92d5-7caf-b278-b7901495f599",
          state: "accepted",
          operation: "InvoiceCreate",
          companyId: "1",
          providerId: "1",
          environment: "sandbox",
          issuerNit: "900373115",
          attempts: 1,
          proof: {
            degree: "proven",
            anchor: {
              subject: "CN=Autoridad Subordinada 01 Sandbox,O=Radicar Sandbox,L=Bogotá D.C.,C=CO",
              fingerprint: "5d3262c69454db1dcb375f8416508929e95b51b8dde159c2231e33d8d6c8da56"
            },
            at: "2026-11-23T09:33:10.885Z",
            time: "received",
            revocation: "none",
            text: "proven by CN=Autoridad Subordinada 01 Sandbox,O=Radicar Sandbox,L=Bogotá D.C.,C=CO, at 2026-11-23T09:33:10.885Z, its time of receipt; no revocation list or OCSP…"
          },
          result: {
            id: "SETP990000000",
            name: "face_fSETP09003731150990000000",
            status: "submitted",
            created: "2026-11-23T04:33:10.747-05:00",
            document: {
              uuid: "c91ab7248fea9af3be5177c8a56009375a3f58c5a9c2489147a0d04757900847dc32c2ef1511474dd5105b202a79e9e4",
              date: "2026-11-23T04:33:10-05:00",
              type: "01",
              number: 990000000,
              prefix: "SETP",
              schemeName: "CUFE-SHA384",
              signatureValue:
                "JdlB/FjStFAnB8vol2r2A3oNNKiAv71h5aZ9hp26VOhFALk3swooGcl1uXt6A9lEYthn6cRyFJpkJ6DDs5OKGEfomuTGKvUqNuTaIK7RjF5v+poc80h/A5lbXXx11I7R/q3bAZ2H3fqJE1+3jNNEbz2KUJ+tKVHe…",
              reference: ""
            },
            response: {
              statusCode: "00",
              statusMessage: "La Factura electrónica SETP990000000, ha sido autorizada.",
              statusDescription: "Procesado Correctamente.",
              errorMessage: "",
              zipkey: ""
            }
          }
        }
      ]
    }
  },
  SubmissionGetItem: {
    status: 200,
    contentType: "application/json",
    body: {
      submissionId: "01a207c0-92d5-7caf-b278-b7901495f599",
      state: "accepted",
      operation: "InvoiceCreate",
      companyId: "1",
      providerId: "1",
      environment: "sandbox",
      issuerNit: "900373115",
      attempts: 1,
      proof: {
        degree: "proven",
        anchor: {
          subject: "CN=Autoridad Subordinada 01 Sandbox,O=Radicar Sandbox,L=Bogotá D.C.,C=CO",
          fingerprint: "5d3262c69454db1dcb375f8416508929e95b51b8dde159c2231e33d8d6c8da56"
        },
        at: "2026-11-23T09:33:10.885Z",
        time: "received",
        revocation: "none",
        text: "proven by CN=Autoridad Subordinada 01 Sandbox,O=Radicar Sandbox,L=Bogotá D.C.,C=CO, at 2026-11-23T09:33:10.885Z, its time of receipt; no revocation list or OCSP…"
      },
      result: {
        id: "SETP990000000",
        name: "face_fSETP09003731150990000000",
        status: "submitted",
        created: "2026-11-23T04:33:10.747-05:00",
        document: {
          uuid: "c91ab7248fea9af3be5177c8a56009375a3f58c5a9c2489147a0d04757900847dc32c2ef1511474dd5105b202a79e9e4",
          date: "2026-11-23T04:33:10-05:00",
          type: "01",
          number: 990000000,
          prefix: "SETP",
          schemeName: "CUFE-SHA384",
          signatureValue:
            "JdlB/FjStFAnB8vol2r2A3oNNKiAv71h5aZ9hp26VOhFALk3swooGcl1uXt6A9lEYthn6cRyFJpkJ6DDs5OKGEfomuTGKvUqNuTaIK7RjF5v+poc80h/A5lbXXx11I7R/q3bAZ2H3fqJE1+3jNNEbz2KUJ+tKVHe…",
          reference: ""
        },
        response: {
          statusCode: "00",
          statusMessage: "La Factura electrónica SETP990000000, ha sido autorizada.",
          statusDescription: "Procesado Correctamente.",
          errorMessage: "",
          zipkey: ""
        }
      },
      history: [
        {
          at: "2026-11-23T09:33:10.770Z",
          to: "signed",
          origin: "request",
          attempt: 0,
          detail: ""
        }
      ]
    }
  },
  SubmissionRetry: {
    status: 200,
    contentType: "application/json",
    body: {
      submissionId: "01a207c0-92d5-7caf-b278-b7901495f599",
      state: "accepted",
      operation: "InvoiceCreate",
      companyId: "1",
      providerId: "1",
      environment: "sandbox",
      issuerNit: "900373115",
      attempts: 1,
      proof: {
        degree: "proven",
        anchor: {
          subject: "CN=Autoridad Subordinada 01 Sandbox,O=Radicar Sandbox,L=Bogotá D.C.,C=CO",
          fingerprint: "5d3262c69454db1dcb375f8416508929e95b51b8dde159c2231e33d8d6c8da56"
        },
        at: "2026-11-23T09:33:10.885Z",
        time: "received",
        revocation: "none",
        text: "proven by CN=Autoridad Subordinada 01 Sandbox,O=Radicar Sandbox,L=Bogotá D.C.,C=CO, at 2026-11-23T09:33:10.885Z, its time of receipt; no revocation list or OCSP…"
      },
      result: {
        id: "SETP990000000",
        name: "face_fSETP09003731150990000000",
        status: "submitted",
        created: "2026-11-23T04:33:10.747-05:00",
        document: {
          uuid: "c91ab7248fea9af3be5177c8a56009375a3f58c5a9c2489147a0d04757900847dc32c2ef1511474dd5105b202a79e9e4",
          date: "2026-11-23T04:33:10-05:00",
          type: "01",
          number: 990000000,
          prefix: "SETP",
          schemeName: "CUFE-SHA384",
          signatureValue:
            "JdlB/FjStFAnB8vol2r2A3oNNKiAv71h5aZ9hp26VOhFALk3swooGcl1uXt6A9lEYthn6cRyFJpkJ6DDs5OKGEfomuTGKvUqNuTaIK7RjF5v+poc80h/A5lbXXx11I7R/q3bAZ2H3fqJE1+3jNNEbz2KUJ+tKVHe…",
          reference: ""
        },
        response: {
          statusCode: "00",
          statusMessage: "La Factura electrónica SETP990000000, ha sido autorizada.",
          statusDescription: "Procesado Correctamente.",
          errorMessage: "",
          zipkey: ""
        }
      },
      history: [
        {
          at: "2026-11-23T09:33:10.770Z",
          to: "signed",
          origin: "request",
          attempt: 0,
          detail: ""
        }
      ]
    }
  },
  filePdfGetItem: {
    status: 200,
    contentType: "application/pdf",
    body: 72142
  },
  fileXmlGetItem: {
    status: 200,
    contentType: "application/xml",
    body: 37309
  },
  fileEvidenceGetItem: {
    status: 200,
    contentType: "application/zip",
    body: 101050
  },
  fileUrlGetItem: {
    status: 200,
    contentType: "application/json",
    body: {
      url: "https://radicar.example.com/v1/files/links/01a207c0-92d5-7caf-b278-b7901495f599.pdf.1795512791347.F6eS6OtwaRWd5Mf2Xix89OMmOgi-84-M",
      expires: "2026-11-24T09:33:11.347Z"
    }
  },
  fileLinkOpen: {
    status: 200,
    contentType: "application/pdf",
    body: 72142
  },
  DocumentRead: {
    status: 200,
    contentType: "application/json",
    body: {
      Documents: [
        {
          Kind: "invoice",
          Operation: "InvoiceCreate",
          TypeCode: "01",
          Number: "SETP990000000",
          Environment: "2",
          Uuid: "c91ab7248fea9af3be5177c8a56009375a3f58c5a9c2489147a0d04757900847dc32c2ef1511474dd5105b202a79e9e4",
          SchemeName: "CUFE-SHA384",
          Body: {
            TypeCode: "01",
            OperationCode: "10",
            Number: 990000000,
            Date: "2026-11-23T04:33:10",
            DueDate: "2026-11-23T00:00:00",
            CurrencyCode: "COP",
            Note: "Gracias por su compra",
            OrderReference: {
              Number: "OC-1042",
              Date: "2026-11-23T00:00:00"
            },
            NumberingRange: {
              Id: 18760000001,
              FromNumber: 990000000,
              ToNumber: 995000000,
              StartDate: "2019-01-19T00:00:00",
              EndDate: "2030-01-19T00:00:00",
              Prefix: "SETP"
            },
            SoftwareProvider: {
              Id: "5f2c0e2a-7d0b-4a55-9a53-0d6d1f2b8c11",
              ProviderId: "900373115"
            },
            CompanyParty: {
              Id: "900373115",
              IdentificationType: "31",
              Name: "Café Piñón y Cía. S.A.S.",
              PhysicalLocation: {
                Address: "Carrera 7 # 71-21, oficina 501",
                CityCode: "11001",
                SubentityCode: "11",
                CountryCode: "CO",
                CountryName: "Colombia",
                PostalZone: "110231"
              },
              OrganizationTypeCode: "1",
              RegimeCode: "48",
              TaxLevelCode: "O-13;O-15",
              TaxCode: "01",
              CorporateRegistration: "0002345678",
              IndustryClassificationCode: "4631",
              Email: "facturacion@example.com",
              Phone: "6015550100"
            },
            CustomerParty: {
              Id: "800199436",
              IdentificationType: "31",
              Name: "Panadería El Trigal & Hermanos Ltda.",
              PhysicalLocation: {
                Address: "Calle 50 # 46-36",
                CityCode: "05001",
                SubentityCode: "05",
                CountryCode: "CO",
                CountryName: "Colombia",
                PostalZone: "050012"
              },
              OrganizationTypeCode: "1",
              RegimeCode: "48",
              TaxLevelCode: "R-99-PN",
              TaxCode: "01",
              CorporateRegistration: "0001234567",
              IndustryClassificationCode: "1081",
              Email: "compras@example.com",
              Phone: "6045550101"
            },
            Items: [
              {
                Code: "CAF-500",
                Description: "Café tostado en grano, bolsa de 500 g",
                Quantity: 12,
                Price: 28500.5,
                SubtotalAmount: 342006,
                UnitCode: "94",
                BrandName: "Piñón",
                ModelName: "Origen Huila",
                Taxes: [
                  {
                    Code: "01",
                    Amount: 17100.3,
                    Percentage: 5,
                    TaxableAmount: 342006
                  }
                ]
              }
            ],
            PaymentMeans: {
              Code: "1",
              MethodCode: "10",
              Date: "2026-11-23T00:00:00"
            },
            LegalMonetaryTotal: {
              GrossAmount: 522006,
              TaxExclusiveAmount: 522006,
              TaxInclusiveAmount: 573306.3,
              PayableAmount: 573306.3
            }
          },
          Unread: [],
          Verification: {
            Valid: true,
            Proof: {
              Degree: "proven",
              Text: "proven by 1.2.840.113549.1.9.1=#1614696e666f406578616d706c652e696e76616c6964,CN=Autoridad Subordinada 01 de Pruebas,OU=Certificación digital,O=Entidad de Prueba…",
              Anchor: {
                Subject:
                  "1.2.840.113549.1.9.1=#1614696e666f406578616d706c652e696e76616c6964,CN=Autoridad Subordinada 01 de Pruebas,OU=Certificación digital,O=Entidad de Pruebas\\, S.A.,L…",
                Fingerprint: "616875adca325ac898e9ca12aaa4d99378714aa34448dccb09b2752a842e71e4"
              },
              At: "2026-11-23T09:33:10.730Z",
              Time: "stated",
              Revocation: "none"
            },
            Signature: {
              Valid: true,
              Proof: {
                Degree: "proven",
                Text: "proven by 1.2.840.113549.1.9.1=#1614696e666f406578616d706c652e696e76616c6964,CN=Autoridad Subordinada 01 de Pruebas,OU=Certificación digital,O=Entidad de Prueba…",
                Anchor: {
                  Subject:
                    "1.2.840.113549.1.9.1=#1614696e666f406578616d706c652e696e76616c6964,CN=Autoridad Subordinada 01 de Pruebas,OU=Certificación digital,O=Entidad de Pruebas\\, S.A.,L…",
                  Fingerprint: "616875adca325ac898e9ca12aaa4d99378714aa34448dccb09b2752a842e71e4"
                },
                At: "2026-11-23T09:33:10.730Z",
                Time: "stated",
                Revocation: "none"
              },
              Signer: {
                Nit: "900373115",
                CommonName: "Compañía de Pruebas, S.A.S.",
                Subject:
                  "1.2.840.113549.1.9.1=#16186661637475726173406578616d706c652e696e76616c6964,2.5.4.5=#1309393030333733313135,CN=Compañía de Pruebas\\, S.A.S.,OU=Facturación electr…",
                Issuer:
                  "1.2.840.113549.1.9.1=#1614696e666f406578616d706c652e696e76616c6964,CN=Autoridad Subordinada 01 de Pruebas,OU=Certificación digital,O=Entidad de Pruebas\\, S.A.,L…",
                SerialNumber: "564952872620565310969088056710152883327319921",
                NotBefore: "2024-01-01T00:00:00.000Z",
                NotAfter: "2123-12-31T23:59:59.000Z"
              },
              SigningTime: "2026-11-23T09:33:10.730Z",
              Role: "supplier"
            },
            Key: {
              Valid: true,
              Recomputed: true
            },
            AuthorityResponse: {
              Valid: true,
              Proof: {
                Degree: "proven",
                Text: "proven by CN=Autoridad Subordinada 01 Sandbox,O=Radicar Sandbox,L=Bogotá D.C.,C=CO, at 2026-11-23T09:33:10.794Z, the signing time that it states; no revocation …",
                Anchor: {
                  Subject: "CN=Autoridad Subordinada 01 Sandbox,O=Radicar Sandbox,L=Bogotá D.C.,C=CO",
                  Fingerprint: "5d3262c69454db1dcb375f8416508929e95b51b8dde159c2231e33d8d6c8da56"
                },
                At: "2026-11-23T09:33:10.794Z",
                Time: "stated",
                Revocation: "none"
              },
              Accepted: true,
              Code: "02",
              Description: "Documento validado por la DIAN",
              Date: "2026-11-23T04:33:10-05:00",
              Uuid: "2f6df45b1420ae485be23e06785400634ac3f5cacd2e4a78cd28e905bef13d2d03296446798e546a929e1ff48b241268",
              DocumentUuid:
                "c91ab7248fea9af3be5177c8a56009375a3f58c5a9c2489147a0d04757900847dc32c2ef1511474dd5105b202a79e9e4",
              Messages: [
                {
                  Rule: "0000",
                  Message: "0"
                }
              ],
              Signature: {
                Valid: true,
                Proof: {
                  Degree: "proven",
                  Text: "proven by CN=Autoridad Subordinada 01 Sandbox,O=Radicar Sandbox,L=Bogotá D.C.,C=CO, at 2026-11-23T09:33:10.794Z, the signing time that it states; no revocation …",
                  Anchor: {
                    Subject: "CN=Autoridad Subordinada 01 Sandbox,O=Radicar Sandbox,L=Bogotá D.C.,C=CO",
                    Fingerprint: "5d3262c69454db1dcb375f8416508929e95b51b8dde159c2231e33d8d6c8da56"
                  },
                  At: "2026-11-23T09:33:10.794Z",
                  Time: "stated",
                  Revocation: "none"
                },
                Signer: {
                  Nit: "800197268",
                  CommonName: "U.A.E. DIRECCION DE IMPUESTOS Y ADUANAS NACIONALES",
                  Subject:
                    "CN=U.A.E. DIRECCION DE IMPUESTOS Y ADUANAS NACIONALES,2.5.4.5=#1309383030313937323638,O=U.A.E. DIRECCION DE IMPUESTOS Y ADUANAS NACIONALES,L=Bogotá D.C.,C=CO",
                  Issuer: "CN=Autoridad Subordinada 01 Sandbox,O=Radicar Sandbox,L=Bogotá D.C.,C=CO",
                  SerialNumber: "660050309578481421393674473120919863135353996140",
                  NotBefore: "2019-01-01T00:00:00.000Z",
                  NotAfter: "2049-12-31T23:59:59.000Z"
                },
                SigningTime: "2026-11-23T09:33:10.794Z",
                Role: "supplier"
              }
            },
            Container: {
              Valid: true,
              Signed: true
            },
            Checks: [
              {
                Part: "document",
                Section: "file",
                Check: "xml",
                Ok: true,
                Detail: "well-formed XML in UTF-8"
              }
            ],
            Notes: [
              {
                Part: "answer",
                Section: "key",
                Note: "authorityKey",
                Text: "The authority's own keys are made with a secret of its own and cannot be computed."
              }
            ]
          }
        }
      ]
    }
  },
  SendMailCreate: {
    status: 202,
    contentType: "application/json",
    body: {
      id: "01a207c0-95e6-70f3-a675-edb24e3dc09a",
      state: "queued",
      document: {
        uuid: "c91ab7248fea9af3be5177c8a56009375a3f58c5a9c2489147a0d04757900847dc32c2ef1511474dd5105b202a79e9e4",
        id: "SETP990000000"
      },
      subject: "900373115;Café Piñón y Cía. S.A.S.;SETP990000000;01;Café Piñón y Cía. S.A.S.",
      messageId: "<01a207c0-95e6-70f3-a675-edb24e3dc09a@example.com>",
      receivers: [
        {
          kind: "to",
          state: "queued",
          origin: "request",
          address: "compras@example.com"
        }
      ],
      created: "2026-11-23T09:33:11.527Z",
      tries: 0
    }
  },
  SendMailGetItem: {
    status: 200,
    contentType: "application/json",
    body: {
      id: "01a207c0-95e6-70f3-a675-edb24e3dc09a",
      state: "queued",
      document: {
        uuid: "c91ab7248fea9af3be5177c8a56009375a3f58c5a9c2489147a0d04757900847dc32c2ef1511474dd5105b202a79e9e4",
        id: "SETP990000000"
      },
      subject: "900373115;Café Piñón y Cía. S.A.S.;SETP990000000;01;Café Piñón y Cía. S.A.S.",
      messageId: "<01a207c0-95e6-70f3-a675-edb24e3dc09a@example.com>",
      receivers: [
        {
          kind: "to",
          address: "compras@example.com",
          origin: "request",
          state: "queued"
        }
      ],
      created: "2026-11-23T09:33:11.527Z",
      tries: 0
    }
  },
  CertificateStore: {
    status: 201,
    contentType: "application/json",
    body: {
      Id: "01a207c0-9635-7392-8a39-c1156448a8a4",
      Nit: "900373115",
      Issuer:
        "1.2.840.113549.1.9.1=#1614696e666f406578616d706c652e696e76616c6964,CN=Autoridad Subordinada 01 de Pruebas,OU=Certificación digital,O=Entidad de Pruebas\\, S.A.,L…",
      SerialNumber: "564952872620565310969088056710152883327319921",
      NotBefore: "2024-01-01T00:00:00.000Z",
      NotAfter: "2123-12-31T23:59:59.000Z",
      DaysLeft: 35466,
      Created: "2026-11-23T09:33:11.605Z",
      Token: "cert_BAaEJL34r_K…"
    }
  },
  CertificateGetAll: {
    status: 200,
    contentType: "application/json",
    body: {
      items: [
        {
          Id: "01a207c0-9635-7392-8a39-c1156448a8a4",
          Nit: "900373115",
          Issuer:
            "1.2.840.113549.1.9.1=#1614696e666f406578616d706c652e696e76616c6964,CN=Autoridad Subordinada 01 de Pruebas,OU=Certificación digital,O=Entidad de Pruebas\\, S.A.,L…",
          SerialNumber: "564952872620565310969088056710152883327319921",
          NotBefore: "2024-01-01T00:00:00.000Z",
          NotAfter: "2123-12-31T23:59:59.000Z",
          DaysLeft: 35466,
          Created: "2026-11-23T09:33:11.605Z"
        }
      ]
    }
  },
  CertificateDelete: {
    status: 204,
    contentType: "",
    body: 0
  },
  AuthorityGetStatus: {
    status: 200,
    contentType: "application/json",
    body: {
      WatchedSince: "2026-11-23T09:33:10.457Z",
      items: [
        {
          Environment: "sandbox",
          State: "closed",
          LastSuccess: "2026-11-23T09:33:10.896Z",
          FailuresInARow: 0,
          Calls: 1,
          Failures: [],
          Latency: {
            Filing: {
              Calls: 1,
              P50: 117,
              P95: 117,
              P99: 117,
              Max: 117
            }
          }
        }
      ]
    }
  },
  TokenCreate: {
    status: 201,
    contentType: "application/json",
    body: {
      Id: "01a207c0-96a2-792a-b6b2-797e6ca8964b",
      Name: "ERP",
      Prefix: "rad_sandbox_hUVw7j",
      Scopes: ["documents:write"],
      Companies: ["1"],
      Providers: ["1"],
      Created: "2026-11-23T09:33:11.717Z",
      Expires: "2027-11-23T09:33:11.714Z",
      Token: "rad_sandbox_hUVw…"
    }
  },
  TokenGetAll: {
    status: 200,
    contentType: "application/json",
    body: {
      items: [
        {
          Id: "01a207c0-91a9-7ca3-8d4d-857ed74b0171",
          Name: "RADICAR_ADMIN_TOKEN",
          Prefix: "admin",
          Scopes: ["admin"],
          Companies: ["*"],
          Providers: ["*"],
          Created: "2026-11-23T09:33:10.442Z",
          LastUsed: "2026-11-23T09:33:10.588Z"
        }
      ]
    }
  },
  TokenGetSelf: {
    status: 200,
    contentType: "application/json",
    body: {
      Id: "01a207c0-924c-74e7-a6fd-53609fda877b",
      Scopes: ["documents:read"],
      Companies: ["*"],
      Providers: ["*"],
      Environment: "sandbox"
    }
  },
  TokenRevoke: {
    status: 204,
    contentType: "",
    body: 0
  },
  ProviderPut: {
    status: 200,
    contentType: "application/json",
    body: {
      Id: "2",
      Settings: {
        Name: "Own software",
        Environment: "sandbox",
        SoftwareProvider: {
          Id: "5f2c0e2a-7d0b-4a55-9a53-0d6d1f2b8c11",
          Name: "ERP"
        }
      },
      Secrets: ["SoftwareProvider.Pin"],
      Updated: "2026-11-23T09:33:11.830Z"
    }
  },
  ProviderGetAll: {
    status: 200,
    contentType: "application/json",
    body: {
      items: [
        {
          Id: "2",
          Settings: {
            Name: "Own software",
            Environment: "sandbox",
            SoftwareProvider: {
              Id: "5f2c0e2a-7d0b-4a55-9a53-0d6d1f2b8c11",
              Name: "ERP"
            }
          },
          Secrets: ["SoftwareProvider.Pin"],
          Updated: "2026-11-23T09:33:11.830Z"
        }
      ]
    }
  },
  ProviderGetItem: {
    status: 200,
    contentType: "application/json",
    body: {
      Id: "2",
      Settings: {
        Name: "Own software",
        Environment: "sandbox",
        SoftwareProvider: {
          Id: "5f2c0e2a-7d0b-4a55-9a53-0d6d1f2b8c11",
          Name: "ERP"
        }
      },
      Secrets: ["SoftwareProvider.Pin"],
      Updated: "2026-11-23T09:33:11.830Z"
    }
  },
  ProviderDelete: {
    status: 204,
    contentType: "",
    body: 0
  },
  CompanyPut: {
    status: 200,
    contentType: "application/json",
    body: {
      Id: "2",
      Settings: {
        Name: "Shop in Medellín",
        NumberingRanges: [
          {
            Id: 18760000001,
            Date: "2019-01-19T00:00:00",
            Prefix: "SETP",
            FromNumber: 990000000,
            ToNumber: 995000000,
            StartDate: "2019-01-19T00:00:00",
            EndDate: "2030-01-19T00:00:00"
          }
        ],
        CustomizePrintFormat: {
          FooterText: "Gracias por su compra."
        },
        Mail: {
          From: "facturas@example.com",
          FromName: "Facturación"
        }
      },
      Secrets: ["NumberingRanges[0].TechnicalKey"],
      Updated: "2026-11-23T09:33:11.931Z"
    }
  },
  CompanyGetAll: {
    status: 200,
    contentType: "application/json",
    body: {
      items: [
        {
          Id: "2",
          Settings: {
            Name: "Shop in Medellín",
            NumberingRanges: [
              {
                Id: 18760000001,
                Date: "2019-01-19T00:00:00",
                Prefix: "SETP",
                FromNumber: 990000000,
                ToNumber: 995000000,
                StartDate: "2019-01-19T00:00:00",
                EndDate: "2030-01-19T00:00:00"
              }
            ],
            CustomizePrintFormat: {
              FooterText: "Gracias por su compra."
            },
            Mail: {
              From: "facturas@example.com",
              FromName: "Facturación"
            }
          },
          Secrets: ["NumberingRanges[0].TechnicalKey"],
          Updated: "2026-11-23T09:33:11.931Z"
        }
      ]
    }
  },
  CompanyGetItem: {
    status: 200,
    contentType: "application/json",
    body: {
      Id: "2",
      Settings: {
        Name: "Shop in Medellín",
        NumberingRanges: [
          {
            Id: 18760000001,
            Date: "2019-01-19T00:00:00",
            Prefix: "SETP",
            FromNumber: 990000000,
            ToNumber: 995000000,
            StartDate: "2019-01-19T00:00:00",
            EndDate: "2030-01-19T00:00:00"
          }
        ],
        CustomizePrintFormat: {
          FooterText: "Gracias por su compra."
        },
        Mail: {
          From: "facturas@example.com",
          FromName: "Facturación"
        }
      },
      Secrets: ["NumberingRanges[0].TechnicalKey"],
      Updated: "2026-11-23T09:33:11.931Z"
    }
  },
  CompanyDelete: {
    status: 204,
    contentType: "",
    body: 0
  },
  WebhookCreate: {
    status: 201,
    contentType: "application/json",
    body: {
      Id: "01a207c0-97dc-7324-8620-d3e4939a43c4",
      Name: "ERP",
      Url: "https://hooks.example.com/radicar",
      Events: ["document.*"],
      Companies: ["1"],
      State: "enabled",
      Created: "2026-11-23T09:33:12.029Z",
      Secret: "whsec_58ufBhlwTd…"
    }
  },
  WebhookGetAll: {
    status: 200,
    contentType: "application/json",
    body: {
      items: [
        {
          Id: "01a207c0-97dc-7324-8620-d3e4939a43c4",
          Name: "ERP",
          Url: "https://hooks.example.com/radicar",
          Events: ["document.*"],
          Companies: ["1"],
          State: "enabled",
          Created: "2026-11-23T09:33:12.029Z"
        }
      ]
    }
  },
  WebhookGetItem: {
    status: 200,
    contentType: "application/json",
    body: {
      Id: "01a207c0-97dc-7324-8620-d3e4939a43c4",
      Name: "ERP",
      Url: "https://hooks.example.com/radicar",
      Events: ["document.*"],
      Companies: ["1"],
      State: "enabled",
      Created: "2026-11-23T09:33:12.029Z"
    }
  },
  WebhookChange: {
    status: 200,
    contentType: "application/json",
    body: {
      Id: "01a207c0-97dc-7324-8620-d3e4939a43c4",
      Name: "ERP",
      Url: "https://hooks.example.com/radicar",
      Events: ["document.accepted"],
      Companies: ["1"],
      State: "enabled",
      Created: "2026-11-23T09:33:12.029Z"
    }
  },
  WebhookRotateSecret: {
    status: 200,
    contentType: "application/json",
    body: {
      Secret: "whsec_G5Pyaxzkq7…",
      PreviousExpires: "2026-11-24T09:33:12.147Z"
    }
  },
  WebhookTest: {
    status: 202,
    contentType: "application/json",
    body: {
      Id: "f1558346-7708-4deb-bb4b-10484ef2cc7c",
      Webhook: "01a207c0-97dc-7324-8620-d3e4939a43c4",
      Event: "01a207c0-9874-7652-9285-382f499bf80a",
      Type: "webhook.test",
      State: "pending",
      Created: "2026-11-23T09:33:12.185Z",
      Tries: 0,
      Next: "2026-11-23T09:33:12.185Z"
    }
  },
  WebhookDeliveryGetAll: {
    status: 200,
    contentType: "application/json",
    body: {
      items: [
        {
          Id: "f1558346-7708-4deb-bb4b-10484ef2cc7c",
          Webhook: "01a207c0-97dc-7324-8620-d3e4939a43c4",
          Event: "01a207c0-9874-7652-9285-382f499bf80a",
          Type: "webhook.test",
          State: "pending",
          Created: "2026-11-23T09:33:12.185Z",
          Tries: 1,
          Tried: "2026-11-23T09:33:12.227Z",
          Next: "2026-11-23T09:33:18.205Z",
          Failure: "The connection failed: ECONNREFUSED"
        }
      ]
    }
  },
  WebhookDeliveryGetItem: {
    status: 200,
    contentType: "application/json",
    body: {
      Id: "f1558346-7708-4deb-bb4b-10484ef2cc7c",
      Webhook: "01a207c0-97dc-7324-8620-d3e4939a43c4",
      Event: "01a207c0-9874-7652-9285-382f499bf80a",
      Type: "webhook.test",
      State: "pending",
      Created: "2026-11-23T09:33:12.185Z",
      Tries: 1,
      Tried: "2026-11-23T09:33:12.227Z",
      Next: "2026-11-23T09:33:18.205Z",
      Failure: "The connection failed: ECONNREFUSED",
      Attempts: [
        {
          At: "2026-11-23T09:33:12.227Z",
          Millis: 14,
          Failure: "The connection failed: ECONNREFUSED"
        }
      ],
      Body: '{"type":"webhook.test","timestamp":"2026-11-23T09:33:12.180Z","data":{"webhookId":"01a207c0-97dc-7324-8620-d3e4939a43c4"}}'
    }
  },
  WebhookDeliveryReplay: {
    status: 202,
    contentType: "application/json",
    body: {
      Id: "f1558346-7708-4deb-bb4b-10484ef2cc7c",
      Webhook: "01a207c0-97dc-7324-8620-d3e4939a43c4",
      Event: "01a207c0-9874-7652-9285-382f499bf80a",
      Type: "webhook.test",
      State: "pending",
      Created: "2026-11-23T09:33:12.185Z",
      Tries: 1,
      Tried: "2026-11-23T09:33:12.227Z",
      Next: "2026-11-23T09:33:12.303Z",
      Failure: "The connection failed: ECONNREFUSED"
    }
  },
  WebhookDelete: {
    status: 204,
    contentType: "",
    body: 0
  },
  AuditGetAll: {
    status: 200,
    contentType: "application/json",
    body: {
      items: [
        {
          id: "01a207c0-924f-7a6f-b812-12b48b997461",
          at: "2026-11-23T09:33:10.607Z",
          operation: "TokenCreate",
          tokenId: "01a207c0-91a9-7ca3-8d4d-857ed74b0171",
          requestId: "7ee49040-bf82-4ea2-9bbc-5bb9fe9075de",
          subject: "01a207c0-924c-74e7-a6fd-53609fda877b",
          status: 201
        }
      ],
      next: "MDFhMjA3YzAtOTI0Zi03YTZmLWI4MTItMTJiNDhiOTk3NDYx"
    }
  },
  CompanyErase: {
    status: 200,
    contentType: "application/json",
    body: {
      Id: "1",
      DryRun: true,
      ErasedAt: "2026-11-23T09:33:12.391Z",
      Erased: {
        Documents: 1,
        Files: 4,
        Mails: 1,
        Batches: 0,
        IdempotencyKeys: 0,
        Certificates: 0,
        Webhooks: 0,
        Events: 0,
        Tokens: 2,
        Settings: 0
      },
      Kept: [
        {
          What: "numbers",
          Count: 1,
          Because: "A number is filed once; without contents, with keys and digests."
        }
      ]
    }
  },
  InvoiceCreate: {
    status: 200,
    contentType: "application/json",
    body: {
      id: "SETP990000001",
      name: "face_fSETP09003731150990000001",
      status: "submitted",
      created: "2026-11-23T04:33:12.450-05:00",
      document: {
        uuid: "ed3dd8bd56aebbeeae53be5ac2e2d86ed85b4a697404fd34236241f31c284759b2e51f16e9ac0acc3b47be422f92a3c6",
        date: "2026-11-23T04:33:12-05:00",
        type: "01",
        number: 990000001,
        prefix: "SETP",
        schemeName: "CUFE-SHA384",
        signatureValue:
          "nS96+khutiCcX8PR0yGQEzjtQqE8HP/2HPqWFIg1aD4VL49qKxz+4cnytqB5kiNoYLCmmoXJK1xG5i7dAQH6dh3Tm3C88EHCNnpAXIzKl2wFMkZ6uiGlG8xtIKoa3x1rku8Ugo+oqkrcY8aXeWLZeQIE2VsSzrJo…",
        reference: ""
      },
      response: {
        statusCode: "00",
        statusMessage: "La Factura electrónica SETP990000001, ha sido autorizada.",
        statusDescription: "Procesado Correctamente.",
        errorMessage: "",
        zipkey: ""
      }
    }
  },
  CreditnoteCreate: {
    status: 200,
    contentType: "application/json",
    body: {
      id: "NC3",
      name: "face_fNC09003731150000000003",
      status: "submitted",
      created: "2026-11-23T04:33:12.529-05:00",
      document: {
        uuid: "caa5d8d7884664df44084229e375f0d061398946f3e585eea765854d8fa739be229f3f4e9f15aae9a7687cff115d887d",
        date: "2026-11-23T04:33:12-05:00",
        type: "91",
        number: 3,
        prefix: "NC",
        schemeName: "CUDE-SHA384",
        signatureValue:
          "aI88AziX7ADTuHePUBonu7CUY8g217+0vtxFPnQfcjeL5IVo+eVLsE3YjhZH9mjd4EAZLEI/IoT3FY8poVPoLM9I5m4ASqgBgWFqKPPM8wBeN73uqoniXmoEhK/+5n+odfRT6C1S2MfJBMoDaivJbsFvSwOijiGN…",
        reference: ""
      },
      response: {
        statusCode: "00",
        statusMessage: "La Nota de crédito electrónica NC3, ha sido autorizada.",
        statusDescription: "Procesado Correctamente.",
        errorMessage: "",
        zipkey: ""
      }
    }
  },
  DebitnoteCreate: {
    status: 200,
    contentType: "application/json",
    body: {
      id: "ND4",
      name: "face_fND09003731150000000004",
      status: "submitted",
      created: "2026-11-23T04:33:12.648-05:00",
      document: {
        uuid: "57a4f101fa99d64991ea3326edc13dee1f2014872b6bd172c4517784b19d212a4014fb778455dcccc12855026dd57ee3",
        date: "2026-11-23T04:33:12-05:00",
        type: "92",
        number: 4,
        prefix: "ND",
        schemeName: "CUDE-SHA384",
        signatureValue:
          "Cg7dKH5qmmCgqYQB0QTJOKXqXvll6Oc4s1UsiCC2ojaaM5nPP6k0WFpPFqRaBOuNjSJHfEaIHZIQIRHncmsOatDtNeU+kv/8Id9+GswKKszgT6cIhef0Nlys5rrya36v60dd12vAjTe+yIWEilFP/H6O0j+r63pc…",
        reference: ""
      },
      response: {
        statusCode: "00",
        statusMessage: "La Nota de débito electrónica ND4, ha sido autorizada.",
        statusDescription: "Procesado Correctamente.",
        errorMessage: "",
        zipkey: ""
      }
    }
  },
  SupportCreate: {
    status: 200,
    contentType: "application/json",
    body: {
      id: "SEDS984000004",
      name: "face_fSEDS09003731150984000004",
      status: "submitted",
      created: "2026-11-23T04:33:12.737-05:00",
      document: {
        uuid: "28fa31777e58c3606a17127f211a66258418187a334f51b87388e078d4b2727e5b97a7d95e8af1c314ed5f3d78221599",
        date: "2026-11-23T04:33:12-05:00",
        type: "05",
        number: 984000004,
        prefix: "SEDS",
        schemeName: "CUDS-SHA384",
        signatureValue:
          "ZIC7uoADeFf3B2z1iQ+AKNF0LylmRtwUtEssPKRcsle+3HF0tbN+P7vfqbNUzZ1QUCS30dNcHyEv8KoyKJ92U2lfbnpd+dCCQy9zI9AjdvLPvPVReK7+RS0roXU/bQWEMsmk+VY3P3IDJnCPJJKs21EZXqbp01f4…",
        reference: ""
      },
      response: {
        statusCode: "00",
        statusMessage: "La Documento soporte SEDS984000004, ha sido autorizada.",
        statusDescription: "Procesado Correctamente.",
        errorMessage: "",
        zipkey: ""
      }
    }
  },
  SupportNoteCreate: {
    status: 200,
    contentType: "application/json",
    body: {
      id: "NAS6",
      name: "face_fNAS09003731150000000006",
      status: "submitted",
      created: "2026-11-23T04:33:12.815-05:00",
      document: {
        uuid: "7093b5084c11193cf751714f3946e7187f62555e458bdbd79818c040ff88583b83e56e1da7e27af8f2d25c5d3f537497",
        date: "2026-11-23T04:33:12-05:00",
        type: "95",
        number: 6,
        prefix: "NAS",
        schemeName: "CUDS-SHA384",
        signatureValue:
          "dnXA0FPogkZ3COx2RrD4yLemcdkFAX1fqkGPxD0Gjswij2d/OfTupfp5SuqQQFosfNR4wHLDoJIL6jxXi3NQgvRdW21FPOZF36DkyzX+0P3JnlKWxm2F2Oh1VUOk/nqzEVaa5Fwd/WR6StcgkTVCeR2Igl9hNUC0…",
        reference: ""
      },
      response: {
        statusCode: "00",
        statusMessage: "La Nota de ajuste al documento soporte NAS6, ha sido autorizada.",
        statusDescription: "Procesado Correctamente.",
        errorMessage: "",
        zipkey: ""
      }
    }
  },
  EquivalentCreate: {
    status: 200,
    contentType: "application/json",
    body: {
      id: "EPOS7",
      name: "face_fEPOS09003731150000000007",
      status: "submitted",
      created: "2026-11-23T04:33:12.872-05:00",
      document: {
        uuid: "d4befbc41801f86b9e3be4ff874ca288bf3de7d0708c75ba784d32a563d06319e0a1bcf055833db69cc63e7c73d8b4de",
        date: "2026-11-23T04:33:12-05:00",
        type: "20",
        number: 7,
        prefix: "EPOS",
        schemeName: "CUDE-SHA384",
        signatureValue:
          "g1k8uIL+tRZLspi7L83f/w82hqLJXLi0QzAlmMHEpYQ7HU/5LLPfUV2nq+A6z0aOb45/LweiWzYUqihcRlERIX3Cn/vEIlnEY2pgPZSBVkLStAI6n2/v4BzQEnK3Rr5zcXBn+lkHoiH8ethzRu03wMl8L3CH7hyt…",
        reference: ""
      },
      response: {
        statusCode: "00",
        statusMessage: "La Documento equivalente EPOS7, ha sido autorizada.",
        statusDescription: "Procesado Correctamente.",
        errorMessage: "",
        zipkey: ""
      }
    }
  },
  EquivalentSpdCreate: {
    status: 200,
    contentType: "application/json",
    body: {
      id: "SPD8",
      name: "face_fSPD09003731150000000008",
      status: "submitted",
      created: "2026-11-23T04:33:12.936-05:00",
      document: {
        uuid: "f67ec1f144addc8c7d7fa4c94f2b24d3ee7ed468b54c47ab12eafde6eb4bff22c7d21f77bb9242435bb9a2be470a01cb",
        date: "2026-11-23T04:33:12-05:00",
        type: "60",
        number: 8,
        prefix: "SPD",
        schemeName: "CUDE-SHA384",
        signatureValue:
          "FTE/EhtfLIvdTzJlhWRc1pAKrYJ7n23+uIAJM0DaErjDwC0c2+AJdp7i52AQNZACR8enITcyZjxDIfS8ZIWuLFXIMHorx409OKKXafcakuAx/bH9ZFyigRy8+FnOys0osLS9bj08xDkm0NieSlsJf2mrNrxm/zFj…",
        reference: ""
      },
      response: {
        statusCode: "00",
        statusMessage: "La Documento equivalente SPD8, ha sido autorizada.",
        statusDescription: "Procesado Correctamente.",
        errorMessage: "",
        zipkey: ""
      }
    }
  },
  EquivalentNoteCreate: {
    status: 200,
    contentType: "application/json",
    body: {
      id: "NAE9",
      name: "face_fNAE09003731150000000009",
      status: "submitted",
      created: "2026-11-23T04:33:13.004-05:00",
      document: {
        uuid: "dd494eed9f6c19e7d1a22174a87b175b303bd7551d7c69daf85a5175d72472e420fa1a2a7ba355d6799b549e7e89bfff",
        date: "2026-11-23T04:33:12-05:00",
        type: "94",
        number: 9,
        prefix: "NAE",
        schemeName: "CUDE-SHA384",
        signatureValue:
          "btlumxGezBaaItKl0fnK3FRybFqF+2gA7NH72nljqWcOcTguBsGxjk9/9tKg+7hQSxrbyjRtnvuWn0rW63nDtaM+0ZQgehDc/p27+dqitH7hFqzslmy6yinVLFyBPbDjuUlyAjkcvuK42prsGbIEj0iPQEj0wKDx…",
        reference: ""
      },
      response: {
        statusCode: "00",
        statusMessage: "La Nota de ajuste crédito al documento equivalente NAE9, ha sido autorizada.",
        statusDescription: "Procesado Correctamente.",
        errorMessage: "",
        zipkey: ""
      }
    }
  },
  EventCreate: {
    status: 200,
    contentType: "application/json",
    body: {
      id: "ACR10",
      name: "face_fACR08001994360000000010",
      status: "submitted",
      created: "2026-11-23T04:33:13.065-05:00",
      document: {
        uuid: "fd0a056d3748bb149af7382dcaa653fcc5a88723294765fc57f85aff8f021ae2e1ce62f62810e9be09bf01878907182d",
        date: "2026-11-23T04:33:13-05:00",
        type: "030",
        number: 10,
        prefix: "ACR",
        schemeName: "CUDE-SHA384",
        signatureValue:
          "d6jlzXO0QLh0GIILqHabqRbvWXN1A+GAzT+tcl4qejfI+E80u4BMR1sEBkjlBMcYYFQm73SdcQ9ubL+8ws68BiqdKj+IeM5MG2TCvKu6m3gBJeLNhIby80NtDnIF0FFsG8kGDijzsfqpww9/ar2wFqvuA+oJMuPU…",
        reference: ""
      },
      response: {
        statusCode: "00",
        statusMessage: "La Application response ACR10, ha sido autorizada.",
        statusDescription: "Procesado Correctamente.",
        errorMessage: "",
        zipkey: ""
      }
    }
  },
  PayrollCreate: {
    status: 200,
    contentType: "application/json",
    body: {
      id: "NE11",
      name: "face_fNE09003731150000000011",
      status: "submitted",
      created: "2026-11-23T04:33:13.125-05:00",
      document: {
        uuid: "2b03bf6913324d6793831c97b75e3f71e4c5dd3d6b2ac98184160d90b3c710a2da7ac0d54459484618847d5fd2062bd1",
        date: "2026-11-23T04:33:13-05:00",
        type: "102",
        number: 11,
        prefix: "NE",
        schemeName: "CUNE-SHA384",
        signatureValue:
          "DqLpG+ZVSiEZ2yT4vQFuEbl138y8zytfgpKdiIB5qY6VjUUFjBLUIwxPLIomep2eie5ejVwVVLkRng6ep9W/uNuUmdx9bp4ZRM/4utCQ5a8JTylD7ElWUYuZsJdpUcYR9N5SJROXd8EYfesJZFsIQQx2KIb+kp7A…",
        reference: ""
      },
      response: {
        statusCode: "00",
        statusMessage: "Documento Nomina NE11, ha sido autorizada.",
        statusDescription: "Procesado Correctamente.",
        errorMessage: "",
        zipkey: ""
      }
    }
  },
  PayrollReplaceNote: {
    status: 200,
    contentType: "application/json",
    body: {
      id: "NA12",
      name: "face_fNA09003731150000000012",
      status: "submitted",
      created: "2026-11-23T04:33:13.188-05:00",
      document: {
        uuid: "e980b8b6138bbda9dd8a024b3da4f1a720525ed40e529e15664aaf3874d0fabb3f26ae7ca8f58c8eacf9515315991419",
        date: "2026-11-23T04:33:13-05:00",
        type: "103",
        number: 12,
        prefix: "NA",
        schemeName: "CUNE-SHA384",
        signatureValue:
          "VQ+yYdrDJ+HyeR1E1Gct6nQzUliZMDOHbn4LCtSD+DGByL2PZgtQPzSOzle9l9PC9+VHupZBI8ly0LRf0VS617xglPe0PcolEYvHubLZOHTIBYst4cM9wcr9pr9tk1W4XTvG7HWoB8W7vj0AfyC94oguikMvfhOC…",
        reference: "NE11"
      },
      response: {
        statusCode: "00",
        statusMessage: "Documento Nomina NA12, ha sido autorizada.",
        statusDescription: "Procesado Correctamente.",
        errorMessage: "",
        zipkey: ""
      }
    }
  },
  PayrollDeleteNote: {
    status: 200,
    contentType: "application/json",
    body: {
      id: "NA13",
      name: "face_fNA09003731150000000013",
      status: "submitted",
      created: "2026-11-23T04:33:13.243-05:00",
      document: {
        uuid: "9a4ea922656e3b51d295e1b856452d1046703c78626476ee45184fe19e2b4aee538898d288bce6a86b46b63a0b1f9f09",
        date: "2026-11-23T04:33:13-05:00",
        type: "103",
        number: 13,
        prefix: "NA",
        schemeName: "CUNE-SHA384",
        signatureValue:
          "dapohvI9I2LyNiZ0WyJ4G3n3HMGMBtmohk/3KTe0ycv1atnwP2nndCfQll4zGruk8As6+9rq+yzipkhjYCl745kzVn2Z4VdlIDnmrf/ccYllwU5u/rU/cMI+uwKPEH+ScaXQo2zULScMzyhgmkncIlRkzSVlQitC…",
        reference: ""
      },
      response: {
        statusCode: "00",
        statusMessage: "Documento Nomina NA13, ha sido autorizada.",
        statusDescription: "Procesado Correctamente.",
        errorMessage: "",
        zipkey: ""
      }
    }
  },
  TestSetCreate: {
    status: 200,
    contentType: "application/json",
    body: {
      TestSetId: "a8c0f0de-6f1d-4c3b-9b42-2f6f5b0f7e01",
      Documents: [
        {
          Operation: "InvoiceCreate",
          Id: "SETP990000050",
          Prefix: "SETP",
          Number: 990000050,
          Uuid: "cb6bd7bc2384b5789555ab7bf917bc561aed77a588c40c5e4ed5e4aad407d9d9ceefbfce14ea16655fa277ba13c68895",
          SubmissionId: "01a207c0-9cd6-7178-a4c3-0668edfadbde",
          ZipKey: "612eb771-66c3-4879-a296-65ad064c7165",
          Status: "processing",
          StatusCode: "",
          StatusMessage: "",
          StatusDescription: "",
          Violations: []
        }
      ],
      Progress: {
        Total: 1,
        Accepted: 0,
        Rejected: 0,
        NotProcessed: 0,
        Open: 1,
        State: "open"
      }
    }
  },
  TestSetGetItem: {
    status: 200,
    contentType: "application/json",
    body: {
      TestSetId: "a8c0f0de-6f1d-4c3b-9b42-2f6f5b0f7e01",
      Documents: [
        {
          Operation: "InvoiceCreate",
          Id: "SETP990000050",
          Prefix: "SETP",
          Number: 990000050,
          Uuid: "cb6bd7bc2384b5789555ab7bf917bc561aed77a588c40c5e4ed5e4aad407d9d9ceefbfce14ea16655fa277ba13c68895",
          SubmissionId: "01a207c0-9cd6-7178-a4c3-0668edfadbde",
          ZipKey: "612eb771-66c3-4879-a296-65ad064c7165",
          Status: "processing",
          StatusCode: "",
          StatusMessage: "",
          StatusDescription: "",
          Violations: []
        }
      ],
      Progress: {
        Total: 1,
        Accepted: 0,
        Rejected: 0,
        NotProcessed: 0,
        Open: 1,
        State: "open"
      }
    }
  },
  NumberingRangeGetAll: {
    status: 200,
    contentType: "application/json",
    body: {
      items: [
        {
          Id: 18760000001,
          Date: "2019-01-19T00:00:00",
          Prefix: "SETP",
          FromNumber: 990000000,
          ToNumber: 995000000,
          StartDate: "2019-01-19T00:00:00",
          EndDate: "2030-01-19T00:00:00",
          Used: 3,
          Left: 4999998,
          Rejected: 0,
          Burned: 0,
          Skipped: 48,
          LastNumber: 990000050,
          DaysToExpiry: 1153,
          Warnings: [
            {
              code: "skipped",
              message: "48 numbers below the highest were never filed here."
            }
          ]
        }
      ],
      asked: "2026-11-23T04:33:13-05:00",
      age: 0
    }
  },
  StatusZipGetAll: {
    status: 200,
    contentType: "application/json",
    body: {
      zipkey: "612eb771-66c3-4879-a296-65ad064c7165",
      state: "open",
      followed: true,
      asked: "2026-11-23T04:33:13-05:00",
      age: 0,
      items: [
        {
          verdict: "processing",
          statusCode: "",
          statusMessage: "",
          statusDescription: "Batch en proceso de validación.",
          rules: [],
          alarms: []
        }
      ]
    }
  }
}
