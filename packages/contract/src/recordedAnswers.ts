/** What an operation has answered. */
interface RecordedAnswer {
  readonly status: number
  readonly contentType: string
  /** The body of a JSON answer, lists cut to their first member and long texts to their beginning; of any other the number of octets. */
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
          submissionId: "01a202a7-f28e-73b8-a737-6788671e5881",
          state: "accepted",
          operation: "InvoiceCreate",
          companyId: "1",
          providerId: "1",
          environment: "sandbox",
          issuerNit: "900373115",
          attempts: 1,
          result: {
            id: "SETP990000000",
            name: "face_fSETP09003731150990000000",
            status: "submitted",
            created: "2026-11-22T04:48:10.757-05:00",
            document: {
              uuid: "df63d332653b663cace9563a9104386ef362731440fd5bef1f5c48dd7d81f57e33685377df3543b42409cff10ed50043",
              date: "2026-11-22T04:48:10-05:00",
              type: "01",
              number: 990000000,
              prefix: "SETP",
              schemeName: "CUFE-SHA384",
              signatureValue:
                "AnEW2rzLwc5H29RaDcdMPVfJ7E419lYfC9bcC2ExLwvC5G9Ld/KW7q1NNjvx8bRJ1v/xLaMOCoPC0MzCQtYYfwY5hMzA+i1Qu+fzIXh9hEQo2F1cWEBcQqPvUsCXBiRvDUmJY4Yev84uZyrrIQggg2TSnF46KOk+…",
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
      submissionId: "01a202a7-f28e-73b8-a737-6788671e5881",
      state: "accepted",
      operation: "InvoiceCreate",
      companyId: "1",
      providerId: "1",
      environment: "sandbox",
      issuerNit: "900373115",
      attempts: 1,
      result: {
        id: "SETP990000000",
        name: "face_fSETP09003731150990000000",
        status: "submitted",
        created: "2026-11-22T04:48:10.757-05:00",
        document: {
          uuid: "df63d332653b663cace9563a9104386ef362731440fd5bef1f5c48dd7d81f57e33685377df3543b42409cff10ed50043",
          date: "2026-11-22T04:48:10-05:00",
          type: "01",
          number: 990000000,
          prefix: "SETP",
          schemeName: "CUFE-SHA384",
          signatureValue:
            "AnEW2rzLwc5H29RaDcdMPVfJ7E419lYfC9bcC2ExLwvC5G9Ld/KW7q1NNjvx8bRJ1v/xLaMOCoPC0MzCQtYYfwY5hMzA+i1Qu+fzIXh9hEQo2F1cWEBcQqPvUsCXBiRvDUmJY4Yev84uZyrrIQggg2TSnF46KOk+…",
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
          at: "2026-11-22T09:48:10.838Z",
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
      submissionId: "01a202a7-f28e-73b8-a737-6788671e5881",
      state: "accepted",
      operation: "InvoiceCreate",
      companyId: "1",
      providerId: "1",
      environment: "sandbox",
      issuerNit: "900373115",
      attempts: 1,
      result: {
        id: "SETP990000000",
        name: "face_fSETP09003731150990000000",
        status: "submitted",
        created: "2026-11-22T04:48:10.757-05:00",
        document: {
          uuid: "df63d332653b663cace9563a9104386ef362731440fd5bef1f5c48dd7d81f57e33685377df3543b42409cff10ed50043",
          date: "2026-11-22T04:48:10-05:00",
          type: "01",
          number: 990000000,
          prefix: "SETP",
          schemeName: "CUFE-SHA384",
          signatureValue:
            "AnEW2rzLwc5H29RaDcdMPVfJ7E419lYfC9bcC2ExLwvC5G9Ld/KW7q1NNjvx8bRJ1v/xLaMOCoPC0MzCQtYYfwY5hMzA+i1Qu+fzIXh9hEQo2F1cWEBcQqPvUsCXBiRvDUmJY4Yev84uZyrrIQggg2TSnF46KOk+…",
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
          at: "2026-11-22T09:48:10.838Z",
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
    body: 72105
  },
  fileXmlGetItem: {
    status: 200,
    contentType: "application/xml",
    body: 37309
  },
  fileEvidenceGetItem: {
    status: 200,
    contentType: "application/zip",
    body: 101439
  },
  fileUrlGetItem: {
    status: 200,
    contentType: "application/json",
    body: {
      url: "https://radicar.example.com/v1/files/links/01a202a7-f28e-73b8-a737-6788671e5881.pdf.1795427294568.W1eMGMuSuWiUs8i20CJrICAtR6BJXG4a",
      expires: "2026-11-23T09:48:14.568Z"
    }
  },
  fileLinkOpen: {
    status: 200,
    contentType: "application/pdf",
    body: 72105
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
          Uuid: "df63d332653b663cace9563a9104386ef362731440fd5bef1f5c48dd7d81f57e33685377df3543b42409cff10ed50043",
          SchemeName: "CUFE-SHA384",
          Body: {
            TypeCode: "01",
            OperationCode: "10",
            Number: 990000000,
            Date: "2026-11-22T04:48:10",
            DueDate: "2026-11-22T00:00:00",
            CurrencyCode: "COP",
            Note: "Gracias por su compra",
            OrderReference: {
              Number: "OC-1042",
              Date: "2026-11-22T00:00:00"
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
              Date: "2026-11-22T00:00:00"
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
            Signature: {
              Valid: true,
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
              SigningTime: "2026-11-22T09:48:10.717Z",
              Role: "supplier"
            },
            Key: {
              Valid: true,
              Recomputed: true
            },
            AuthorityResponse: {
              Valid: true,
              Accepted: true,
              Code: "02",
              Description: "Documento validado por la DIAN",
              Date: "2026-11-22T04:48:11-05:00",
              Uuid: "254135a82141dff04ff09c15eff5ed5c986677b1869ef3895d0112a3e694134ac75d81894a6ba4fcddd745787b40200a",
              DocumentUuid:
                "df63d332653b663cace9563a9104386ef362731440fd5bef1f5c48dd7d81f57e33685377df3543b42409cff10ed50043",
              Messages: [
                {
                  Rule: "0000",
                  Message: "0"
                }
              ],
              Signature: {
                Valid: true,
                Signer: {
                  Nit: "800197268",
                  CommonName: "U.A.E. DIRECCION DE IMPUESTOS Y ADUANAS NACIONALES",
                  Subject:
                    "CN=U.A.E. DIRECCION DE IMPUESTOS Y ADUANAS NACIONALES,2.5.4.5=#1309383030313937323638,O=U.A.E. DIRECCION DE IMPUESTOS Y ADUANAS NACIONALES,L=Bogotá D.C.,C=CO",
                  Issuer: "CN=Autoridad Subordinada 01 Sandbox,O=Radicar Sandbox,L=Bogotá D.C.,C=CO",
                  SerialNumber: "489855252853047169634577444994975668672243417051",
                  NotBefore: "2019-01-01T00:00:00.000Z",
                  NotAfter: "2049-12-31T23:59:59.000Z"
                },
                SigningTime: "2026-11-22T09:48:11.032Z",
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
      id: "01a202a8-0629-77c8-96ca-4e7a721f1d23",
      state: "queued",
      document: {
        uuid: "df63d332653b663cace9563a9104386ef362731440fd5bef1f5c48dd7d81f57e33685377df3543b42409cff10ed50043",
        id: "SETP990000000"
      },
      subject: "900373115;Café Piñón y Cía. S.A.S.;SETP990000000;01;Café Piñón y Cía. S.A.S.",
      messageId: "<01a202a8-0629-77c8-96ca-4e7a721f1d23@example.com>",
      receivers: [
        {
          kind: "to",
          state: "queued",
          origin: "request",
          address: "compras@example.com"
        }
      ],
      created: "2026-11-22T09:48:15.792Z",
      tries: 0
    }
  },
  SendMailGetItem: {
    status: 200,
    contentType: "application/json",
    body: {
      id: "01a202a8-0629-77c8-96ca-4e7a721f1d23",
      state: "queued",
      document: {
        uuid: "df63d332653b663cace9563a9104386ef362731440fd5bef1f5c48dd7d81f57e33685377df3543b42409cff10ed50043",
        id: "SETP990000000"
      },
      subject: "900373115;Café Piñón y Cía. S.A.S.;SETP990000000;01;Café Piñón y Cía. S.A.S.",
      messageId: "<01a202a8-0629-77c8-96ca-4e7a721f1d23@example.com>",
      receivers: [
        {
          kind: "to",
          address: "compras@example.com",
          origin: "request",
          state: "queued"
        }
      ],
      created: "2026-11-22T09:48:15.792Z",
      tries: 0
    }
  },
  CertificateStore: {
    status: 201,
    contentType: "application/json",
    body: {
      Id: "01a202a8-0932-7c41-9c77-ed011f4aaf71",
      Nit: "900373115",
      Issuer:
        "1.2.840.113549.1.9.1=#1614696e666f406578616d706c652e696e76616c6964,CN=Autoridad Subordinada 01 de Pruebas,OU=Certificación digital,O=Entidad de Pruebas\\, S.A.,L…",
      SerialNumber: "564952872620565310969088056710152883327319921",
      NotBefore: "2024-01-01T00:00:00.000Z",
      NotAfter: "2123-12-31T23:59:59.000Z",
      DaysLeft: 35467,
      Created: "2026-11-22T09:48:16.573Z",
      Token: "cert_uxy8Ak4fuO9…"
    }
  },
  CertificateGetAll: {
    status: 200,
    contentType: "application/json",
    body: {
      items: [
        {
          Id: "01a202a8-0932-7c41-9c77-ed011f4aaf71",
          Nit: "900373115",
          Issuer:
            "1.2.840.113549.1.9.1=#1614696e666f406578616d706c652e696e76616c6964,CN=Autoridad Subordinada 01 de Pruebas,OU=Certificación digital,O=Entidad de Pruebas\\, S.A.,L…",
          SerialNumber: "564952872620565310969088056710152883327319921",
          NotBefore: "2024-01-01T00:00:00.000Z",
          NotAfter: "2123-12-31T23:59:59.000Z",
          DaysLeft: 35467,
          Created: "2026-11-22T09:48:16.573Z"
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
      WatchedSince: "2026-11-22T09:48:10.176Z",
      items: [
        {
          Environment: "sandbox",
          State: "closed",
          LastSuccess: "2026-11-22T09:48:11.969Z",
          FailuresInARow: 0,
          Calls: 1,
          Failures: [],
          Latency: {
            Filing: {
              Calls: 1,
              P50: 1001,
              P95: 1001,
              P99: 1001,
              Max: 1001
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
      Id: "01a202a8-0c00-7223-b381-5c30ed8e5077",
      Name: "ERP",
      Prefix: "rad_sandbox_iS1g1C",
      Scopes: ["documents:write"],
      Companies: ["1"],
      Providers: ["1"],
      Created: "2026-11-22T09:48:17.280Z",
      Expires: "2027-11-22T09:48:17.279Z",
      Token: "rad_sandbox_iS1g…"
    }
  },
  TokenGetAll: {
    status: 200,
    contentType: "application/json",
    body: {
      items: [
        {
          Id: "01a202a7-efb9-7238-b573-a4b63694ca18",
          Name: "RADICAR_ADMIN_TOKEN",
          Prefix: "admin",
          Scopes: ["admin"],
          Companies: ["*"],
          Providers: ["*"],
          Created: "2026-11-22T09:48:10.043Z",
          LastUsed: "2026-11-22T09:48:10.530Z"
        }
      ]
    }
  },
  TokenGetSelf: {
    status: 200,
    contentType: "application/json",
    body: {
      Id: "01a202a7-f1ba-76df-9362-02ccb88051cf",
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
      Updated: "2026-11-22T09:48:17.852Z"
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
          Updated: "2026-11-22T09:48:17.852Z"
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
      Updated: "2026-11-22T09:48:17.852Z"
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
      Updated: "2026-11-22T09:48:18.250Z"
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
          Updated: "2026-11-22T09:48:18.250Z"
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
      Updated: "2026-11-22T09:48:18.250Z"
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
      Id: "01a202a8-12b3-7625-a0b8-6e623ddeeffb",
      Name: "ERP",
      Url: "https://hooks.example.com/radicar",
      Events: ["document.*"],
      Companies: ["1"],
      State: "enabled",
      Created: "2026-11-22T09:48:18.995Z",
      Secret: "whsec_Gqo2R9o/yn…"
    }
  },
  WebhookGetAll: {
    status: 200,
    contentType: "application/json",
    body: {
      items: [
        {
          Id: "01a202a8-12b3-7625-a0b8-6e623ddeeffb",
          Name: "ERP",
          Url: "https://hooks.example.com/radicar",
          Events: ["document.*"],
          Companies: ["1"],
          State: "enabled",
          Created: "2026-11-22T09:48:18.995Z"
        }
      ]
    }
  },
  WebhookGetItem: {
    status: 200,
    contentType: "application/json",
    body: {
      Id: "01a202a8-12b3-7625-a0b8-6e623ddeeffb",
      Name: "ERP",
      Url: "https://hooks.example.com/radicar",
      Events: ["document.*"],
      Companies: ["1"],
      State: "enabled",
      Created: "2026-11-22T09:48:18.995Z"
    }
  },
  WebhookChange: {
    status: 200,
    contentType: "application/json",
    body: {
      Id: "01a202a8-12b3-7625-a0b8-6e623ddeeffb",
      Name: "ERP",
      Url: "https://hooks.example.com/radicar",
      Events: ["document.accepted"],
      Companies: ["1"],
      State: "enabled",
      Created: "2026-11-22T09:48:18.995Z"
    }
  },
  WebhookRotateSecret: {
    status: 200,
    contentType: "application/json",
    body: {
      Secret: "whsec_oILfphqtIX…",
      PreviousExpires: "2026-11-23T09:48:19.468Z"
    }
  },
  WebhookTest: {
    status: 202,
    contentType: "application/json",
    body: {
      Id: "127ce5db-4375-4387-a05c-27f2df9d5ef2",
      Webhook: "01a202a8-12b3-7625-a0b8-6e623ddeeffb",
      Event: "01a202a8-14a8-76de-a278-90603563f9d4",
      Type: "webhook.test",
      State: "pending",
      Created: "2026-11-22T09:48:19.497Z",
      Tries: 0,
      Next: "2026-11-22T09:48:19.497Z"
    }
  },
  WebhookDeliveryGetAll: {
    status: 200,
    contentType: "application/json",
    body: {
      items: [
        {
          Id: "127ce5db-4375-4387-a05c-27f2df9d5ef2",
          Webhook: "01a202a8-12b3-7625-a0b8-6e623ddeeffb",
          Event: "01a202a8-14a8-76de-a278-90603563f9d4",
          Type: "webhook.test",
          State: "pending",
          Created: "2026-11-22T09:48:19.497Z",
          Tries: 1,
          Next: "2026-11-22T09:49:04.708Z"
        }
      ]
    }
  },
  WebhookDeliveryGetItem: {
    status: 200,
    contentType: "application/json",
    body: {
      Id: "127ce5db-4375-4387-a05c-27f2df9d5ef2",
      Webhook: "01a202a8-12b3-7625-a0b8-6e623ddeeffb",
      Event: "01a202a8-14a8-76de-a278-90603563f9d4",
      Type: "webhook.test",
      State: "pending",
      Created: "2026-11-22T09:48:19.497Z",
      Tries: 1,
      Tried: "2026-11-22T09:48:19.850Z",
      Next: "2026-11-22T09:48:24.850Z",
      Failure: "The connection failed: ECONNREFUSED",
      Attempts: [
        {
          At: "2026-11-22T09:48:19.850Z",
          Millis: 117,
          Failure: "The connection failed: ECONNREFUSED"
        }
      ],
      Body: '{"type":"webhook.test","timestamp":"2026-11-22T09:48:19.496Z","data":{"webhookId":"01a202a8-12b3-7625-a0b8-6e623ddeeffb"}}'
    }
  },
  WebhookDeliveryReplay: {
    status: 202,
    contentType: "application/json",
    body: {
      Id: "127ce5db-4375-4387-a05c-27f2df9d5ef2",
      Webhook: "01a202a8-12b3-7625-a0b8-6e623ddeeffb",
      Event: "01a202a8-14a8-76de-a278-90603563f9d4",
      Type: "webhook.test",
      State: "pending",
      Created: "2026-11-22T09:48:19.497Z",
      Tries: 1,
      Tried: "2026-11-22T09:48:19.850Z",
      Next: "2026-11-22T09:48:20.144Z",
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
          id: "01a202a7-f1c0-7641-ac8e-92af3d7884fd",
          at: "2026-11-22T09:48:10.560Z",
          operation: "TokenCreate",
          tokenId: "01a202a7-efb9-7238-b573-a4b63694ca18",
          requestId: "73764d2d-6d78-416a-a9d3-b7fd87290dfd",
          subject: "01a202a7-f1ba-76df-9362-02ccb88051cf",
          status: 201
        }
      ],
      next: "MDFhMjAyYTctZjFjMC03NjQxLWFjOGUtOTJhZjNkNzg4NGZk"
    }
  },
  CompanyErase: {
    status: 200,
    contentType: "application/json",
    body: {
      Id: "1",
      DryRun: true,
      ErasedAt: "2026-11-22T09:48:20.432Z",
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
      created: "2026-11-22T04:48:50.308-05:00",
      document: {
        uuid: "dad1e7ed28de8b35c2aa8700b8db1e99aea30b338a7671ff0f8fd71bead455b967ff312118d8e88fa8c7244d884354ab",
        date: "2026-11-22T04:48:50-05:00",
        type: "01",
        number: 990000001,
        prefix: "SETP",
        schemeName: "CUFE-SHA384",
        signatureValue:
          "m7t+HPCrR18KyYA1ylCPjkLKMcyFHavY5dfmCmvW+iJtWz2rKUxSR7FVWsPmejPa4Lk1kF+XYhIvukK4WURvzkc84dpAcL2xP5OjLHwDDD4V/iM4S5aV+AeIiOPqOb5pmhoZnSCOiuu1gv2frd5sdQVVYgy6nsFK…",
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
      created: "2026-11-22T04:48:51.027-05:00",
      document: {
        uuid: "a2682481cf6241af15836a37e432af9cd965f36726d15473b867ac3d672dcb0a33e37a744f47b56a8380540ff7cca041",
        date: "2026-11-22T04:48:50-05:00",
        type: "91",
        number: 3,
        prefix: "NC",
        schemeName: "CUDE-SHA384",
        signatureValue:
          "Rtemgk1Lb2bkx7e501GTJfjlL+5BzU3DTfCKT0trZYOhxXO2cQASmGHYYs4rl5HNk3GfqbLbc1I4FFSHn6KGFeKxUq27oJecltma79Mznc7ieuzOkOAav66M8DAsw9XjOqtiiTgfQqe5W2EkB2vNUctrkcmgr7JQ…",
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
      created: "2026-11-22T04:48:51.414-05:00",
      document: {
        uuid: "3ec3c3ebb315482447392b094f94bd9ca1af6a9bcdd962767d967ad035c35a3abf5db95308a784797111b89b017356e7",
        date: "2026-11-22T04:48:51-05:00",
        type: "92",
        number: 4,
        prefix: "ND",
        schemeName: "CUDE-SHA384",
        signatureValue:
          "iYphHLBdE3u3VaPCu3Fwl7hg2ZC64iSDZmO4KGYdhk1Q+g6R4V2XCZdV0cGsTOY/6r++bveAmElfTK4JKCFQget2LclIMlfl4mHejTpU3th8d7oPENtKAza5pLiRgR+4mgEcy109Ci8ThFYXUADex59L9rWbvIEX…",
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
      created: "2026-11-22T04:48:51.657-05:00",
      document: {
        uuid: "fc8fed2d0bc00d245cf499a31b12c61338005cab1079d512fc7472dfede2e0e6a7543ef5fbfdf29288494756ff7c2705",
        date: "2026-11-22T04:48:51-05:00",
        type: "05",
        number: 984000004,
        prefix: "SEDS",
        schemeName: "CUDS-SHA384",
        signatureValue:
          "ihzULzCtWhr6znVkLsYWjPr9dU2WeFR+aztkRbpIpFVBYD+td4KC2CPR2Ocjo/a4BKPINduSNvq3QPiKiij+4KhTnAXDoImhX4iYlcOJpJl2Kc3GDgZBP3vUvGhpZQmogu/yaL/WVpfY39UFc0kq/lRVb9F/5ZXs…",
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
      created: "2026-11-22T04:48:51.849-05:00",
      document: {
        uuid: "aca59e624ae81fd0acea95350970513c33a7a1c710b101c0bb429754d7bd7a2615c543b36c47a696b86dfa9f47161c62",
        date: "2026-11-22T04:48:51-05:00",
        type: "95",
        number: 6,
        prefix: "NAS",
        schemeName: "CUDS-SHA384",
        signatureValue:
          "UpGCgT3G1gV2YGw3Js4B/3rEgFk8ILf0PdM4rGG++4tJHMpmIwhszkRSLmYcM7jbtrFhzecbWh2XUbwcjo5OZus53egynYf4NAva7oG3LXknXeLJSozB5g/ZSQiIslLsFQ1mUkJie/MHpZopFW064lfwVk7uwxe6…",
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
      created: "2026-11-22T04:48:52.022-05:00",
      document: {
        uuid: "ad4390cb72d67b631f76b87d5dafaada3609505804a663c4b36a219b2f2b26e71688261f24e2ce89b1e0419261f16d15",
        date: "2026-11-22T04:48:51-05:00",
        type: "20",
        number: 7,
        prefix: "EPOS",
        schemeName: "CUDE-SHA384",
        signatureValue:
          "PFaNDeoguWlbQ8NIObfW7BtmgM03wrX8XQ5+3RXy8GFIEGxjp55Tglnw6pRaBkufGWTdEAffgU48AV9Jij0lDGW1y0eaarWOMR0Dgpf5T5ZjVzTc74i80sQ1MujuNe07yFShpo3GteAWy3l33PGa0MqEPjH5rabY…",
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
      created: "2026-11-22T04:48:52.170-05:00",
      document: {
        uuid: "1badc524791eae0403745cc001fad750a6fb67fe5ee9926ae9bbe01e1a86fd8067f74eb149c31ccea39f53a9438ba75f",
        date: "2026-11-22T04:48:52-05:00",
        type: "60",
        number: 8,
        prefix: "SPD",
        schemeName: "CUDE-SHA384",
        signatureValue:
          "aqATeu6NU7AHEFQPiU228DCFPMGiFcezbjeh2rVrYpCsuYgXcI1DzlCstC0KZrN//CBdtCtJLogU2AbUqlG5Lb4F7iaUXMyB1qHwvP+DVRGDlYqQb/BCTZRte+p1CZluD5VfTm+hIZTr7AjMTwvONYkr4ZJCBWve…",
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
      created: "2026-11-22T04:48:52.305-05:00",
      document: {
        uuid: "8312f0828ba926ff87ddbee6f0ab12594f8c13a25194db4d42d3fc2d36dceb3dfb169b6e8326479f529dbf49ade44715",
        date: "2026-11-22T04:48:52-05:00",
        type: "94",
        number: 9,
        prefix: "NAE",
        schemeName: "CUDE-SHA384",
        signatureValue:
          "kcb4sh3mzzYpK7tNXpnPk0fNwI3EpedKNO4puiz6QjMjWD6V9gw+k8vKLTjtfqt4L0+78kCVujuv6qhh9E6JVhICehDyk31YogQD4zOKSHrPu8SkDgCSR4+erWSBBQdxVarCm5lxj33qGiHZns70gJeeQSUuH5el…",
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
      created: "2026-11-22T04:48:52.488-05:00",
      document: {
        uuid: "03aa6656386594b3db2d6ecc365bc413821aa7166aa77a748a4222feab98fd2cbc6789db6b20067ddbe4a90ea6e1f6bf",
        date: "2026-11-22T04:48:52-05:00",
        type: "030",
        number: 10,
        prefix: "ACR",
        schemeName: "CUDE-SHA384",
        signatureValue:
          "aql/k8ac0Sv9hapImq7tqhbeRBi8hUke7oBqe9ImyiKyaqr7ueLr3bKr7G38TQNEe3EwznSSOjPHOhHrhPcIMna8AnBqiqWvNs6s2J0p2IDGw31yMXd1zIw1/xWsqZXXa67nVS53amp2bRp9xeNVBoPDdYstddeB…",
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
      created: "2026-11-22T04:48:52.664-05:00",
      document: {
        uuid: "60d68410c45798ad9755653a95bdcc606bf4ca8fe97969ebd941e5343be9315b76d0df665b9307462bab148df0ae783a",
        date: "2026-11-22T04:48:52-05:00",
        type: "102",
        number: 11,
        prefix: "NE",
        schemeName: "CUNE-SHA384",
        signatureValue:
          "n8OD9L9yYPPBh68OcR+dsMHbmLvaHwBbK6CHK1z/r3XkN7zsqXsZL8xIrSQ7hO8Qj3BBaVKUK0BpClOKA2mEeF77kcw+EEnBdSwecTNuw7VbzbOrfFqoGxFalvNCkuhUBfJaYW5gjqdXR9DHKA2fm2kRnZXngEZH…",
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
      created: "2026-11-22T04:48:52.956-05:00",
      document: {
        uuid: "64bbfae74506bff2c31a41f078f6c642e5917bd14f27c8ceb7d4794706fde7e2f1c3edac6dd32693d60a0448d6cc6068",
        date: "2026-11-22T04:48:52-05:00",
        type: "103",
        number: 12,
        prefix: "NA",
        schemeName: "CUNE-SHA384",
        signatureValue:
          "GZMaLv2gW/pd+Q2zeq8iEA4Aau36/UgnyFCALccqpof9ZfvZc89RexNv9wNyxSRF0SusYlVpsEkexAUPrEBbNa2KYmZVCNlC53QhxzEFHnwf0c6qxHMEhT1i2UqOhwKlbJS/CMu3qyAIqQZ90vkAVvZLMV+4TM2G…",
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
      created: "2026-11-22T04:48:53.066-05:00",
      document: {
        uuid: "a76e3ee95100f9d312ad17c406aa6560da0fec3a83c29e4b060fc7ce81c1215e543132002af693edd5c88b0e001c3194",
        date: "2026-11-22T04:48:53-05:00",
        type: "103",
        number: 13,
        prefix: "NA",
        schemeName: "CUNE-SHA384",
        signatureValue:
          "dvc50L99xnDdbb0bAmqHl+kP2Gz3dc8On+OPA+pyI5fY16yhDboMrpGvI8k/vIf5WtkrY9GWK4ao/xsNk/Zz9t4vOzaTGmHPx2KvtgC2GW8h11qXEHBPtaSl1o2ADNdVSvsfCpSyAbna2zTKnlB5xpUFWUW4S6tb…",
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
          Uuid: "c80c63e12db53de2692731eee2a05e2e9f0cc6159e2e2cc1f665f2a7c533940a4778e133115fbedea5039a36f1127f10",
          SubmissionId: "01a202a8-983b-7c48-b205-4fa1eb298b1a",
          ZipKey: "4041359f-4874-417b-a67e-588df1b5e971",
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
          Uuid: "c80c63e12db53de2692731eee2a05e2e9f0cc6159e2e2cc1f665f2a7c533940a4778e133115fbedea5039a36f1127f10",
          SubmissionId: "01a202a8-983b-7c48-b205-4fa1eb298b1a",
          ZipKey: "4041359f-4874-417b-a67e-588df1b5e971",
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
          Used: 2,
          Left: 4999999,
          Rejected: 0,
          Burned: 0,
          Skipped: 49,
          LastNumber: 990000050,
          DaysToExpiry: 1154,
          Warnings: [
            {
              code: "skipped",
              message: "49 numbers below the highest were never filed here."
            }
          ]
        }
      ],
      asked: "2026-11-22T04:48:53-05:00",
      age: 0
    }
  },
  StatusZipGetAll: {
    status: 200,
    contentType: "application/json",
    body: {
      zipkey: "4041359f-4874-417b-a67e-588df1b5e971",
      state: "open",
      followed: true,
      asked: "2026-11-22T04:48:53-05:00",
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
