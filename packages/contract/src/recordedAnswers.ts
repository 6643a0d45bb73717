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
  CodeListGetAll: {
    status: 200,
    contentType: "application/json",
    body: {
      items: [
        {
          Id: "document-types",
          Title: "Types of document",
          Name: "TipoDocumento",
          Source: "Annexes FE 1.9 §13.1.3, DS 1.1, DEE 1.0 and RADIAN 1.1; 102 and 103 of the payroll annex 1.0",
          Total: 46
        }
      ]
    }
  },
  CodeListGetItem: {
    status: 200,
    contentType: "application/json",
    body: {
      Id: "payroll-concepts",
      Title: "Earnings and deductions of payroll",
      Name: "Devengados, Deducciones",
      Source: "Payroll annex 1.0 §2.1",
      Total: 57,
      items: [
        {
          Type: "Devengo",
          Code: "HED",
          Name: "Daytime overtime",
          Element: "Devengados/HEDs/HED",
          Fields: [
            {
              Field: "StartDate",
              Xml: "Devengados/HEDs/HED/@HoraInicio"
            }
          ]
        }
      ]
    }
  },
  SubmissionGetAll: {
    status: 200,
    contentType: "application/json",
    body: {
      items: [
        {
          submissionId: "01a20a0f-a9e0-72f8-b1fe-d0d11722943d",
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
              fingerprint: "4fa1772d9a434661661a1f28b6fb69362dc7d3f342a002ee1c187339ae3ef758"
            },
            at: "2026-11-23T20:18:48.519Z",
            time: "received",
            revocation: "none",
            text: "proven by CN=Autoridad Subordinada 01 Sandbox,O=Radicar Sandbox,L=Bogotá D.C.,C=CO, at 2026-11-23T20:18:48.519Z, its time of receipt; no revocation list or OCSP…"
          },
          result: {
            id: "SETP990000000",
            name: "face_fSETP09003731150990000000",
            status: "submitted",
            created: "2026-11-23T15:18:48.422-05:00",
            document: {
              uuid: "02862c4b4b50b46408c53f43acaccc6e0c58776351d6c515aef71ac10a84df2fda9424414e4d2f74bcd849f512a60747",
              date: "2026-11-23T15:18:48-05:00",
              type: "01",
              number: 990000000,
              prefix: "SETP",
              schemeName: "CUFE-SHA384",
              signatureValue:
                "UOTxGT4RHCWndC5EKdPDu/uOygkU2/gt86ZmorNgQapaIw7YqmBX/9qRNnWhCp2d3/hARc6e3JOv9ZQ8SufV/SdMYBVtG4lb0T8v3Qy53W5lK4trpVvJGEDNtDdsW/mASWE2AXCa+zj2PTKvVZSXzMpbfVLfQGkT…",
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
      submissionId: "01a20a0f-a9e0-72f8-b1fe-d0d11722943d",
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
          fingerprint: "4fa1772d9a434661661a1f28b6fb69362dc7d3f342a002ee1c187339ae3ef758"
        },
        at: "2026-11-23T20:18:48.519Z",
        time: "received",
        revocation: "none",
        text: "proven by CN=Autoridad Subordinada 01 Sandbox,O=Radicar Sandbox,L=Bogotá D.C.,C=CO, at 2026-11-23T20:18:48.519Z, its time of receipt; no revocation list or OCSP…"
      },
      result: {
        id: "SETP990000000",
        name: "face_fSETP09003731150990000000",
        status: "submitted",
        created: "2026-11-23T15:18:48.422-05:00",
        document: {
          uuid: "02862c4b4b50b46408c53f43acaccc6e0c58776351d6c515aef71ac10a84df2fda9424414e4d2f74bcd849f512a60747",
          date: "2026-11-23T15:18:48-05:00",
          type: "01",
          number: 990000000,
          prefix: "SETP",
          schemeName: "CUFE-SHA384",
          signatureValue:
            "UOTxGT4RHCWndC5EKdPDu/uOygkU2/gt86ZmorNgQapaIw7YqmBX/9qRNnWhCp2d3/hARc6e3JOv9ZQ8SufV/SdMYBVtG4lb0T8v3Qy53W5lK4trpVvJGEDNtDdsW/mASWE2AXCa+zj2PTKvVZSXzMpbfVLfQGkT…",
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
          at: "2026-11-23T20:18:48.438Z",
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
      submissionId: "01a20a0f-a9e0-72f8-b1fe-d0d11722943d",
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
          fingerprint: "4fa1772d9a434661661a1f28b6fb69362dc7d3f342a002ee1c187339ae3ef758"
        },
        at: "2026-11-23T20:18:48.519Z",
        time: "received",
        revocation: "none",
        text: "proven by CN=Autoridad Subordinada 01 Sandbox,O=Radicar Sandbox,L=Bogotá D.C.,C=CO, at 2026-11-23T20:18:48.519Z, its time of receipt; no revocation list or OCSP…"
      },
      result: {
        id: "SETP990000000",
        name: "face_fSETP09003731150990000000",
        status: "submitted",
        created: "2026-11-23T15:18:48.422-05:00",
        document: {
          uuid: "02862c4b4b50b46408c53f43acaccc6e0c58776351d6c515aef71ac10a84df2fda9424414e4d2f74bcd849f512a60747",
          date: "2026-11-23T15:18:48-05:00",
          type: "01",
          number: 990000000,
          prefix: "SETP",
          schemeName: "CUFE-SHA384",
          signatureValue:
            "UOTxGT4RHCWndC5EKdPDu/uOygkU2/gt86ZmorNgQapaIw7YqmBX/9qRNnWhCp2d3/hARc6e3JOv9ZQ8SufV/SdMYBVtG4lb0T8v3Qy53W5lK4trpVvJGEDNtDdsW/mASWE2AXCa+zj2PTKvVZSXzMpbfVLfQGkT…",
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
          at: "2026-11-23T20:18:48.438Z",
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
    body: 72230
  },
  fileXmlGetItem: {
    status: 200,
    contentType: "application/xml",
    body: 37309
  },
  fileEvidenceGetItem: {
    status: 200,
    contentType: "application/zip",
    body: 101170
  },
  fileUrlGetItem: {
    status: 200,
    contentType: "application/json",
    body: {
      url: "https://radicar.example.com/v1/files/links/AaIKD6ngcvix_tDRFyKUPQMBog82B6oBogoPqWt06ak7iihUl1WkcXjU-_kvVSwGPwTzDhbqRmZd2qD1u3e6",
      expires: "2026-11-24T20:18:48.874Z"
    }
  },
  fileLinkOpen: {
    status: 200,
    contentType: "application/pdf",
    body: 72230
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
          Uuid: "02862c4b4b50b46408c53f43acaccc6e0c58776351d6c515aef71ac10a84df2fda9424414e4d2f74bcd849f512a60747",
          SchemeName: "CUFE-SHA384",
          Body: {
            TypeCode: "01",
            OperationCode: "10",
            Number: 990000000,
            Date: "2026-11-23T15:18:48",
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
              At: "2026-11-23T20:18:48.406Z",
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
                At: "2026-11-23T20:18:48.406Z",
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
              SigningTime: "2026-11-23T20:18:48.406Z",
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
                Text: "proven by CN=Autoridad Subordinada 01 Sandbox,O=Radicar Sandbox,L=Bogotá D.C.,C=CO, at 2026-11-23T20:18:48.462Z, the signing time that it states; no revocation …",
                Anchor: {
                  Subject: "CN=Autoridad Subordinada 01 Sandbox,O=Radicar Sandbox,L=Bogotá D.C.,C=CO",
                  Fingerprint: "4fa1772d9a434661661a1f28b6fb69362dc7d3f342a002ee1c187339ae3ef758"
                },
                At: "2026-11-23T20:18:48.462Z",
                Time: "stated",
                Revocation: "none"
              },
              Accepted: true,
              Code: "02",
              Description: "Documento validado por la DIAN",
              Date: "2026-11-23T15:18:48-05:00",
              Uuid: "d37d71817338452604ede5815e5d36fbb30316e0c944481dca2fe7ec26e2739e5935d5513af2c2b4e6bc2d5e12c1d210",
              DocumentUuid:
                "02862c4b4b50b46408c53f43acaccc6e0c58776351d6c515aef71ac10a84df2fda9424414e4d2f74bcd849f512a60747",
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
                  Text: "proven by CN=Autoridad Subordinada 01 Sandbox,O=Radicar Sandbox,L=Bogotá D.C.,C=CO, at 2026-11-23T20:18:48.462Z, the signing time that it states; no revocation …",
                  Anchor: {
                    Subject: "CN=Autoridad Subordinada 01 Sandbox,O=Radicar Sandbox,L=Bogotá D.C.,C=CO",
                    Fingerprint: "4fa1772d9a434661661a1f28b6fb69362dc7d3f342a002ee1c187339ae3ef758"
                  },
                  At: "2026-11-23T20:18:48.462Z",
                  Time: "stated",
                  Revocation: "none"
                },
                Signer: {
                  Nit: "800197268",
                  CommonName: "U.A.E. DIRECCION DE IMPUESTOS Y ADUANAS NACIONALES",
                  Subject:
                    "CN=U.A.E. DIRECCION DE IMPUESTOS Y ADUANAS NACIONALES,2.5.4.5=#1309383030313937323638,O=U.A.E. DIRECCION DE IMPUESTOS Y ADUANAS NACIONALES,L=Bogotá D.C.,C=CO",
                  Issuer: "CN=Autoridad Subordinada 01 Sandbox,O=Radicar Sandbox,L=Bogotá D.C.,C=CO",
                  SerialNumber: "614108958709823759091992901447058662123429751919",
                  NotBefore: "2019-01-01T00:00:00.000Z",
                  NotAfter: "2049-12-31T23:59:59.000Z"
                },
                SigningTime: "2026-11-23T20:18:48.462Z",
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
      id: "01a20a0f-ad02-705e-9133-85f634503fe0",
      state: "queued",
      document: {
        uuid: "02862c4b4b50b46408c53f43acaccc6e0c58776351d6c515aef71ac10a84df2fda9424414e4d2f74bcd849f512a60747",
        id: "SETP990000000"
      },
      subject: "900373115;Café Piñón y Cía. S.A.S.;SETP990000000;01;Café Piñón y Cía. S.A.S.",
      messageId: "<01a20a0f-ad02-705e-9133-85f634503fe0@example.com>",
      receivers: [
        {
          kind: "to",
          state: "queued",
          origin: "request",
          address: "compras@example.com"
        }
      ],
      created: "2026-11-23T20:18:49.219Z",
      tries: 0
    }
  },
  SendMailGetItem: {
    status: 200,
    contentType: "application/json",
    body: {
      id: "01a20a0f-ad02-705e-9133-85f634503fe0",
      state: "queued",
      document: {
        uuid: "02862c4b4b50b46408c53f43acaccc6e0c58776351d6c515aef71ac10a84df2fda9424414e4d2f74bcd849f512a60747",
        id: "SETP990000000"
      },
      subject: "900373115;Café Piñón y Cía. S.A.S.;SETP990000000;01;Café Piñón y Cía. S.A.S.",
      messageId: "<01a20a0f-ad02-705e-9133-85f634503fe0@example.com>",
      receivers: [
        {
          kind: "to",
          address: "compras@example.com",
          origin: "request",
          state: "queued"
        }
      ],
      created: "2026-11-23T20:18:49.219Z",
      tries: 0
    }
  },
  CertificateStore: {
    status: 201,
    contentType: "application/json",
    body: {
      Id: "01a20a0f-ad3e-7202-bba7-4b368debc808",
      Nit: "900373115",
      Issuer:
        "1.2.840.113549.1.9.1=#1614696e666f406578616d706c652e696e76616c6964,CN=Autoridad Subordinada 01 de Pruebas,OU=Certificación digital,O=Entidad de Pruebas\\, S.A.,L…",
      SerialNumber: "564952872620565310969088056710152883327319921",
      NotBefore: "2024-01-01T00:00:00.000Z",
      NotAfter: "2123-12-31T23:59:59.000Z",
      DaysLeft: 35466,
      Created: "2026-11-23T20:18:49.279Z",
      Token: "cert_WSFN51dMUBk…"
    }
  },
  CertificateGetAll: {
    status: 200,
    contentType: "application/json",
    body: {
      items: [
        {
          Id: "01a20a0f-ad3e-7202-bba7-4b368debc808",
          Nit: "900373115",
          Issuer:
            "1.2.840.113549.1.9.1=#1614696e666f406578616d706c652e696e76616c6964,CN=Autoridad Subordinada 01 de Pruebas,OU=Certificación digital,O=Entidad de Pruebas\\, S.A.,L…",
          SerialNumber: "564952872620565310969088056710152883327319921",
          NotBefore: "2024-01-01T00:00:00.000Z",
          NotAfter: "2123-12-31T23:59:59.000Z",
          DaysLeft: 35466,
          Created: "2026-11-23T20:18:49.279Z"
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
      WatchedSince: "2026-11-23T20:18:48.130Z",
      items: [
        {
          Environment: "sandbox",
          State: "closed",
          LastSuccess: "2026-11-23T20:18:48.531Z",
          FailuresInARow: 0,
          Calls: 1,
          Failures: [],
          Latency: {
            Filing: {
              Calls: 1,
              P50: 86,
              P95: 86,
              P99: 86,
              Max: 86
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
      Id: "01a20a0f-ad87-7e4e-8d22-c7febc70b0e8",
      Name: "ERP",
      Prefix: "rad_sandbox_AmNBhu",
      Scopes: ["documents:write"],
      Companies: ["1"],
      Providers: ["1"],
      Created: "2026-11-23T20:18:49.351Z",
      CreatedBy: "01a20a0f-a98d-7b7c-ac6c-613ea825f9b5",
      Expires: "2027-11-23T20:18:49.351Z",
      Token: "rad_sandbox_AmNB…"
    }
  },
  TokenGetAll: {
    status: 200,
    contentType: "application/json",
    body: {
      items: [
        {
          Id: "01a20a0f-a8af-797b-83d5-424c28c219a7",
          Name: "RADICAR_ADMIN_TOKEN",
          Prefix: "admin",
          Scopes: ["tokens:admin"],
          Companies: ["*"],
          Providers: ["*"],
          Created: "2026-11-23T20:18:48.112Z",
          LastUsed: "2026-11-23T20:18:48.274Z"
        }
      ]
    }
  },
  TokenGetSelf: {
    status: 200,
    contentType: "application/json",
    body: {
      Id: "01a20a0f-a96b-74e9-a93b-8a28549755a4",
      Scopes: ["documents:read"],
      Companies: ["*"],
      Providers: ["*"],
      Environment: "sandbox"
    }
  },
  TokenRevoke: {
    status: 200,
    contentType: "application/json",
    body: {
      Id: "01a20a0f-ad87-7e4e-8d22-c7febc70b0e8",
      Revoked: "2026-11-23T20:18:49.397Z",
      Webhooks: []
    }
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
      Updated: "2026-11-23T20:18:49.417Z"
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
          Updated: "2026-11-23T20:18:49.417Z"
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
      Updated: "2026-11-23T20:18:49.417Z"
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
        Nit: "900373115",
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
      Updated: "2026-11-23T20:18:49.518Z"
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
            Nit: "900373115",
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
          Updated: "2026-11-23T20:18:49.518Z"
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
        Nit: "900373115",
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
      Updated: "2026-11-23T20:18:49.518Z"
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
      Id: "01a20a0f-ae72-799b-bac4-b92a1f5fd528",
      Name: "ERP",
      Url: "https://hooks.example.com/radicar",
      Events: ["document.*"],
      Companies: ["1"],
      State: "enabled",
      Created: "2026-11-23T20:18:49.587Z",
      CreatedBy: "01a20a0f-a99e-7b51-9652-bd75293ca4ec",
      Secret: "whsec_oQiFZWF71T…"
    }
  },
  WebhookGetAll: {
    status: 200,
    contentType: "application/json",
    body: {
      items: [
        {
          Id: "01a20a0f-ae72-799b-bac4-b92a1f5fd528",
          Name: "ERP",
          Url: "https://hooks.example.com/radicar",
          Events: ["document.*"],
          Companies: ["1"],
          State: "enabled",
          Created: "2026-11-23T20:18:49.587Z",
          CreatedBy: "01a20a0f-a99e-7b51-9652-bd75293ca4ec"
        }
      ]
    }
  },
  WebhookGetItem: {
    status: 200,
    contentType: "application/json",
    body: {
      Id: "01a20a0f-ae72-799b-bac4-b92a1f5fd528",
      Name: "ERP",
      Url: "https://hooks.example.com/radicar",
      Events: ["document.*"],
      Companies: ["1"],
      State: "enabled",
      Created: "2026-11-23T20:18:49.587Z",
      CreatedBy: "01a20a0f-a99e-7b51-9652-bd75293ca4ec"
    }
  },
  WebhookChange: {
    status: 200,
    contentType: "application/json",
    body: {
      Id: "01a20a0f-ae72-799b-bac4-b92a1f5fd528",
      Name: "ERP",
      Url: "https://hooks.example.com/radicar",
      Events: ["document.accepted"],
      Companies: ["1"],
      State: "enabled",
      Created: "2026-11-23T20:18:49.587Z",
      CreatedBy: "01a20a0f-a99e-7b51-9652-bd75293ca4ec"
    }
  },
  WebhookRotateSecret: {
    status: 200,
    contentType: "application/json",
    body: {
      Secret: "whsec_YkNvgHyetK…",
      PreviousExpires: "2026-11-24T20:18:49.657Z"
    }
  },
  WebhookTest: {
    status: 202,
    contentType: "application/json",
    body: {
      Id: "c4272192-2210-440b-a0f0-62127ec36a20",
      Webhook: "01a20a0f-ae72-799b-bac4-b92a1f5fd528",
      Event: "01a20a0f-aecb-7f25-b8bb-09bc9634ddf1",
      Type: "webhook.test",
      State: "pending",
      Created: "2026-11-23T20:18:49.677Z",
      Tries: 0,
      Next: "2026-11-23T20:18:49.677Z"
    }
  },
  WebhookDeliveryGetAll: {
    status: 200,
    contentType: "application/json",
    body: {
      items: [
        {
          Id: "c4272192-2210-440b-a0f0-62127ec36a20",
          Webhook: "01a20a0f-ae72-799b-bac4-b92a1f5fd528",
          Event: "01a20a0f-aecb-7f25-b8bb-09bc9634ddf1",
          Type: "webhook.test",
          State: "pending",
          Created: "2026-11-23T20:18:49.677Z",
          Tries: 1,
          Tried: "2026-11-23T20:18:49.701Z",
          Next: "2026-11-23T20:18:55.315Z",
          Failure: "The connection failed: ECONNREFUSED"
        }
      ]
    }
  },
  WebhookDeliveryGetItem: {
    status: 200,
    contentType: "application/json",
    body: {
      Id: "c4272192-2210-440b-a0f0-62127ec36a20",
      Webhook: "01a20a0f-ae72-799b-bac4-b92a1f5fd528",
      Event: "01a20a0f-aecb-7f25-b8bb-09bc9634ddf1",
      Type: "webhook.test",
      State: "pending",
      Created: "2026-11-23T20:18:49.677Z",
      Tries: 1,
      Tried: "2026-11-23T20:18:49.701Z",
      Next: "2026-11-23T20:18:55.315Z",
      Failure: "The connection failed: ECONNREFUSED",
      Attempts: [
        {
          At: "2026-11-23T20:18:49.701Z",
          Millis: 9,
          Failure: "The connection failed: ECONNREFUSED"
        }
      ],
      Body: '{"type":"webhook.test","timestamp":"2026-11-23T20:18:49.676Z","data":{"webhookId":"01a20a0f-ae72-799b-bac4-b92a1f5fd528"}}'
    }
  },
  WebhookDeliveryReplay: {
    status: 202,
    contentType: "application/json",
    body: {
      Id: "c4272192-2210-440b-a0f0-62127ec36a20",
      Webhook: "01a20a0f-ae72-799b-bac4-b92a1f5fd528",
      Event: "01a20a0f-aecb-7f25-b8bb-09bc9634ddf1",
      Type: "webhook.test",
      State: "pending",
      Created: "2026-11-23T20:18:49.677Z",
      Tries: 1,
      Tried: "2026-11-23T20:18:49.701Z",
      Next: "2026-11-23T20:18:49.749Z",
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
          id: "01a20a0f-a96d-75e1-903e-ef21ced620e2",
          at: "2026-11-23T20:18:48.301Z",
          operation: "TokenCreate",
          tokenId: "01a20a0f-a8af-797b-83d5-424c28c219a7",
          requestId: "4bcbe501-580e-439d-9b77-a923944f9873",
          subject: "01a20a0f-a96b-74e9-a93b-8a28549755a4",
          status: 201
        }
      ],
      next: "MDFhMjBhMGYtYTk2ZC03NWUxLTkwM2UtZWYyMWNlZDYyMGUy"
    }
  },
  CompanyErase: {
    status: 200,
    contentType: "application/json",
    body: {
      Id: "1",
      DryRun: true,
      ErasedAt: "2026-11-23T20:18:49.815Z",
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
      created: "2026-11-23T15:18:49.856-05:00",
      document: {
        uuid: "0ea00320fed6bf7374ca97b3709cd53e605a0548f9bd4d57e72dfb4fe5f751972678ff8c2e96783b78e9d7da39f0fc51",
        date: "2026-11-23T15:18:49-05:00",
        type: "01",
        number: 990000001,
        prefix: "SETP",
        schemeName: "CUFE-SHA384",
        signatureValue:
          "lRyjXIBrI/oAhgXITc5sAeXl38Jg6NjBReOL+SqaYOz4ZUgs2sJl6k3yp8Sn7x2cKmGCQKViGdfgzdIyQxsFPdWMME23ibBI4ZEZdxar5Xszguu1jMHIn3aZL5n2Ey25ogGzc13RXasm8sbIOAnvx6j5/V+6mdtT…",
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
      created: "2026-11-23T15:18:49.919-05:00",
      document: {
        uuid: "de07ea3cf0558f802fe1c4f9f3705431e65ac07f6778a9074aff5fba77f8b259b8749fbc79735ede598934ffef8deef5",
        date: "2026-11-23T15:18:49-05:00",
        type: "91",
        number: 3,
        prefix: "NC",
        schemeName: "CUDE-SHA384",
        signatureValue:
          "JhOALsV7ExZipNZgUvyhvRm39YVyx7YGo+tyVKGw491vTMS5qDWAnVr09eO3Ltqb/Xul373hxm2hafN5MPrPErdZFJ2AVHiCMqAxbmiqKjRHrXFQICo4sqQWaos6KFnbd9vIpca5m8XK44v0y7SErFocYxipFTd2…",
        reference: "SETP990000001"
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
      created: "2026-11-23T15:18:49.984-05:00",
      document: {
        uuid: "0f86c674532e9983a569c7f4876c4d4516b3a36b483272719fda87c02b9a4e6e71481b78cecfde22d664d86fca395935",
        date: "2026-11-23T15:18:49-05:00",
        type: "92",
        number: 4,
        prefix: "ND",
        schemeName: "CUDE-SHA384",
        signatureValue:
          "fPvCC0+O9jaTQV430+4KlKgsJhsp3kN/5g0gxRme+UqcGCAipbo+zKfRXYI9E/W+uwlyeyQOMebEyGXqU8JXR7PJYOOg49XVj9PYA5hU7HyER0K5NTarqQ5hJoI1cxu7nHjk8pEdI7gY4O02rtzF30PxB7jRMAhY…",
        reference: "SETP990000001"
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
      created: "2026-11-23T15:18:50.036-05:00",
      document: {
        uuid: "3c73f07767137e9679d9af41dfee2ef606df7aaf8f1f645afbf575525afb6c122a244a4002db6b8c72b373dc7122f578",
        date: "2026-11-23T15:18:50-05:00",
        type: "05",
        number: 984000004,
        prefix: "SEDS",
        schemeName: "CUDS-SHA384",
        signatureValue:
          "jCCWZ18a3flGycQfhGqSqpguBr82q2WLBXeQTnM525bhUoU6+f9giZXlJegvIQDC+Ti2oVWDNQ8bW/Upcyz3Aki4iN6/zcyoPeVmIofUYneQ2zc6wmpv3o6Yh2nIHpzqF3EvWxz6J8rsabvxQ4IeiuAAan3o+9s3…",
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
      created: "2026-11-23T15:18:50.087-05:00",
      document: {
        uuid: "fba3e53d8cac28af965deab75472538ba8671066f7f10225d40a5ac236f0f11a0f3b1d998d728fd08fab034ec3ca39e4",
        date: "2026-11-23T15:18:50-05:00",
        type: "95",
        number: 6,
        prefix: "NAS",
        schemeName: "CUDS-SHA384",
        signatureValue:
          "UIhokdYHD+kDCCA0ccCanolnaUGRgl2zuht7ypCHda0+lo4Q+GK6rg+nKR9bq5BabmEJuMYE272FM8TU9U7VrA0KhPmeb0NZI/Lfyc8PrRLaqKC0BKA4wwGbCNx/JbQu31SmL0iK4yn7SGu5ZR9nwIYY0vM1Zad6…",
        reference: "SEDS984000004"
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
      created: "2026-11-23T15:18:50.127-05:00",
      document: {
        uuid: "0f1983ca6aac2c07e7e57a3551fc99b7c64e0200a23e936210ab096a35706cc284977644858864551bd82c80bb92ccaf",
        date: "2026-11-23T15:18:50-05:00",
        type: "20",
        number: 7,
        prefix: "EPOS",
        schemeName: "CUDE-SHA384",
        signatureValue:
          "ltyXPwINmSDHP7WVmaLw9v/EFSDn4QMErZgBSxpmR6zOFL10W2rWYIY8jqpeY8XDH4KT2e4QCjzVsr9HC/qFlOlWtpAV62t2+upGvfuTOB5UsqIlATZ2Sg0Reexv72CaG/IND44morFakhvJboqnsME6/gyIDtAS…",
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
      created: "2026-11-23T15:18:50.173-05:00",
      document: {
        uuid: "370ff376f8031571f9c27a92a922c8b236266114b283bc4860d93c95720f580c01ede9dc173e30298578f53e9298ca03",
        date: "2026-11-23T15:18:50-05:00",
        type: "60",
        number: 8,
        prefix: "SPD",
        schemeName: "CUDE-SHA384",
        signatureValue:
          "mn6cbx1DCBsA2OmhGgcrpelsxeV84rmYkZ7aKGWFXWtuxL8LqYPlrKq4rXsZiNL73c7/1snc5fCjjfrh8HsK8tHmFvgj5d1yd1e0dWJIjTXydcnRj90jqCoLEvk8cKMywEY9CDiZ7j9nd15jWgIQ4xoGG1cKn3AW…",
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
      created: "2026-11-23T15:18:50.222-05:00",
      document: {
        uuid: "e7623a1456ed8d128c5b3e738c642f0ffc84a844ca28219a5cebc7940d325bc92690c354520458333d810f97dab18e68",
        date: "2026-11-23T15:18:50-05:00",
        type: "94",
        number: 9,
        prefix: "NAE",
        schemeName: "CUDE-SHA384",
        signatureValue:
          "OZOBI/bV7grQcZVn5HLvmFI4tCfon9BH2Ch4Qq67onZKn1Fwol/8skw7s89GtFLr/loavmS5gWB+3ocnyTHV4BRNzUgKc9vXgRfsqLs6punnESpDDlVCYnQtPTAl6p8agRL0TLPybURymXOwBI2KJJYAv8CcflMG…",
        reference: "EPOS7"
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
      created: "2026-11-23T15:18:50.262-05:00",
      document: {
        uuid: "8334251236fe32cfc463c2154150719a4697acdc4ea43911511312b8e7cd3d75a2c42840e60c7dadffd9b4d6d4d11ff6",
        date: "2026-11-23T15:18:50-05:00",
        type: "030",
        number: 10,
        prefix: "ACR",
        schemeName: "CUDE-SHA384",
        signatureValue:
          "mRG7jER2L9jHeeW3Tn4ZoGbry2jc0sDvBIth5IJfkvyeOEW4H+x1nj+J0+cm3OW0AktZPbWD0l4Q+dJaTVqIwZ06Qu8R8v5onL+YFTahSAkQ+ukgBuVNIf3DC8bU6tKje390CrZhJiVuKCiQQBXDgAlTFAmCbkUT…",
        reference: ""
      },
      response: {
        statusCode: "00",
        statusMessage: "La Application response ACR10, ha sido autorizada.",
        statusDescription: "Procesado Correctamente.",
        errorMessage: "",
        zipkey: "",
        notifications: [
          {
            rule: "89",
            message: "NIT 900373115 no autorizado a enviar documentos para emisor con NIT 800199436.",
            cause:
              "Refused before validation: the certificate's NIT is not authorised to file for this issuer, or the file is not readable.",
            fix: "Give the issuer's or its provider's certificate in SigningCertificate, and correct CompanyParty.Id; authorise the provider in the portal.",
            path: "$.CompanyParty.Id"
          }
        ]
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
      created: "2026-11-23T15:18:50.317-05:00",
      document: {
        uuid: "e675b7d22294fb84ea295c476b0c954acfd7d1abc0568e8a7b2bc1ebb4759781728d4d8c8be5f11b7518f5087d977bb9",
        date: "2026-11-23T15:18:50-05:00",
        type: "102",
        number: 11,
        prefix: "NE",
        schemeName: "CUNE-SHA384",
        signatureValue:
          "LTOYJm4LOLp95gSCLvCikoFOd3a3ViLW9QKELyNCW5gf5TWZQAp9SyitpXlN0nY4+gUmpTqh8L+awMCH7AQhQDOA7xdbCSdwc93dj+be7+ZRlzo838LarNz563j4zk+zi8WiXPiA7l7H9HdRwzkI2By4ICgqU+7W…",
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
      created: "2026-11-23T15:18:50.355-05:00",
      document: {
        uuid: "a650d85343a23555c2b8240513cfaf689db7d22651119b4a6337fa1682797f108649e77284a062574118a913ce62795a",
        date: "2026-11-23T15:18:50-05:00",
        type: "103",
        number: 12,
        prefix: "NA",
        schemeName: "CUNE-SHA384",
        signatureValue:
          "MpHgS3+8yDrAQyNNfegKriFnxGMsvvf0/NKuiRub/hh8/FKVBdYFj37d4MljhW0jOef1LPzc369cCdr8CUsc40wmJstOuYFxJbXB7l00aYFzmXh7GASISS9rhbDKHUwagTsjJ5ekf945GKgUc4UDGvUXYaSIcw9p…",
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
      created: "2026-11-23T15:18:50.391-05:00",
      document: {
        uuid: "dfc8382b3438b9f0c59efdc93474f524b8bb667940a59631584be906ed30d7f0c3f136c5f6fd1c8214f6324072fed695",
        date: "2026-11-23T15:18:50-05:00",
        type: "103",
        number: 13,
        prefix: "NA",
        schemeName: "CUNE-SHA384",
        signatureValue:
          "MeMDrcyognTqq+0W+Rgp9zMU4hIPaJ143gl+Lf2e10FOqFRzclm4fRPJ7IXCdOEJPP3KQHKByLvsJt6pMYX8MRg0LzaktyNAUmmx5jd2aT2OVKGZCSnByEUfC5CJFlrHqyA4Smcf5laOpOzr+MZiA/+KZ2TQX6tz…",
        reference: "NE1"
      },
      response: {
        statusCode: "00",
        statusMessage: "Documento Nomina NA13, ha sido autorizada.",
        statusDescription: "Procesado Correctamente.",
        errorMessage: "",
        zipkey: "",
        notifications: [
          {
            rule: "NIAE216a",
            message: "El CUNE del documento que se elimina no existe en los registros de la DIAN.",
            cause: "The authority does not have the payroll that the note is about.",
            fix: "Correct DocumentReference.Uuid, the CUNE of an accepted payroll; the note is accepted.",
            path: "$.DocumentReference.Uuid"
          }
        ]
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
          Uuid: "97c7d4b110e9c0da7eee6b12b21f22918b552237f265df7ff1b3604699437052b066e25a1ef5dc79c82f3329e53d9b67",
          SubmissionId: "01a20a0f-b1c0-7700-9374-19ec2a9fa2ae",
          ZipKey: "5bfaf300-e981-4cc4-a1ca-407b597c4c99",
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
          Uuid: "97c7d4b110e9c0da7eee6b12b21f22918b552237f265df7ff1b3604699437052b066e25a1ef5dc79c82f3329e53d9b67",
          SubmissionId: "01a20a0f-b1c0-7700-9374-19ec2a9fa2ae",
          ZipKey: "5bfaf300-e981-4cc4-a1ca-407b597c4c99",
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
      asked: "2026-11-23T15:18:50-05:00",
      age: 0
    }
  },
  StatusZipGetAll: {
    status: 200,
    contentType: "application/json",
    body: {
      zipkey: "5bfaf300-e981-4cc4-a1ca-407b597c4c99",
      state: "open",
      followed: true,
      asked: "2026-11-23T15:18:50-05:00",
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
