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
          submissionId: "01a207e8-61e6-7602-a741-1d821ed4780d",
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
              fingerprint: "0fa8bf1ab382d9c9ac2988e77ac2a09b417865d22d68153f5163f0a1a9fd1026"
            },
            at: "2026-11-23T10:16:39.751Z",
            time: "received",
            revocation: "none",
            text: "proven by CN=Autoridad Subordinada 01 Sandbox,O=Radicar Sandbox,L=Bogotá D.C.,C=CO, at 2026-11-23T10:16:39.751Z, its time of receipt; no revocation list or OCSP…"
          },
          result: {
            id: "SETP990000000",
            name: "face_fSETP09003731150990000000",
            status: "submitted",
            created: "2026-11-23T05:16:39.657-05:00",
            document: {
              uuid: "8f9c1a4dd11ece9507a098f36cf3e37b0dcccfe76ca4f6f0c92aa65cdb52ad9eb20a8d998a3203ed931dcf707ba27d5a",
              date: "2026-11-23T05:16:39-05:00",
              type: "01",
              number: 990000000,
              prefix: "SETP",
              schemeName: "CUFE-SHA384",
              signatureValue:
                "odTFzuo1JwybRkbgJo2lMHNn/TtQjU6dYib+AyU2ze34QvE4u2TGwQdWC9uRkIIZd/e1J2tCvBh7/JprH5TkJS+mT4ZfSbe9HhzI6/od4dAUUsBywND3WyKoK/WmM+Yr5cU+ALPmEYIHV95hccJO2mxzg20Rt2Te…",
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
      submissionId: "01a207e8-61e6-7602-a741-1d821ed4780d",
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
          fingerprint: "0fa8bf1ab382d9c9ac2988e77ac2a09b417865d22d68153f5163f0a1a9fd1026"
        },
        at: "2026-11-23T10:16:39.751Z",
        time: "received",
        revocation: "none",
        text: "proven by CN=Autoridad Subordinada 01 Sandbox,O=Radicar Sandbox,L=Bogotá D.C.,C=CO, at 2026-11-23T10:16:39.751Z, its time of receipt; no revocation list or OCSP…"
      },
      result: {
        id: "SETP990000000",
        name: "face_fSETP09003731150990000000",
        status: "submitted",
        created: "2026-11-23T05:16:39.657-05:00",
        document: {
          uuid: "8f9c1a4dd11ece9507a098f36cf3e37b0dcccfe76ca4f6f0c92aa65cdb52ad9eb20a8d998a3203ed931dcf707ba27d5a",
          date: "2026-11-23T05:16:39-05:00",
          type: "01",
          number: 990000000,
          prefix: "SETP",
          schemeName: "CUFE-SHA384",
          signatureValue:
            "odTFzuo1JwybRkbgJo2lMHNn/TtQjU6dYib+AyU2ze34QvE4u2TGwQdWC9uRkIIZd/e1J2tCvBh7/JprH5TkJS+mT4ZfSbe9HhzI6/od4dAUUsBywND3WyKoK/WmM+Yr5cU+ALPmEYIHV95hccJO2mxzg20Rt2Te…",
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
          at: "2026-11-23T10:16:39.673Z",
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
      submissionId: "01a207e8-61e6-7602-a741-1d821ed4780d",
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
          fingerprint: "0fa8bf1ab382d9c9ac2988e77ac2a09b417865d22d68153f5163f0a1a9fd1026"
        },
        at: "2026-11-23T10:16:39.751Z",
        time: "received",
        revocation: "none",
        text: "proven by CN=Autoridad Subordinada 01 Sandbox,O=Radicar Sandbox,L=Bogotá D.C.,C=CO, at 2026-11-23T10:16:39.751Z, its time of receipt; no revocation list or OCSP…"
      },
      result: {
        id: "SETP990000000",
        name: "face_fSETP09003731150990000000",
        status: "submitted",
        created: "2026-11-23T05:16:39.657-05:00",
        document: {
          uuid: "8f9c1a4dd11ece9507a098f36cf3e37b0dcccfe76ca4f6f0c92aa65cdb52ad9eb20a8d998a3203ed931dcf707ba27d5a",
          date: "2026-11-23T05:16:39-05:00",
          type: "01",
          number: 990000000,
          prefix: "SETP",
          schemeName: "CUFE-SHA384",
          signatureValue:
            "odTFzuo1JwybRkbgJo2lMHNn/TtQjU6dYib+AyU2ze34QvE4u2TGwQdWC9uRkIIZd/e1J2tCvBh7/JprH5TkJS+mT4ZfSbe9HhzI6/od4dAUUsBywND3WyKoK/WmM+Yr5cU+ALPmEYIHV95hccJO2mxzg20Rt2Te…",
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
          at: "2026-11-23T10:16:39.673Z",
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
    body: 72203
  },
  fileXmlGetItem: {
    status: 200,
    contentType: "application/xml",
    body: 37309
  },
  fileEvidenceGetItem: {
    status: 200,
    contentType: "application/zip",
    body: 101111
  },
  fileUrlGetItem: {
    status: 200,
    contentType: "application/json",
    body: {
      url: "https://radicar.example.com/v1/files/links/AaIH6GHmdgKnQR2CHtR4DQMBog0OwAoBogfoYWl8wpDdSKzxXiSY_CPkNIplmAQ9a2l6uKvzGmDJNJ5c5-NE",
      expires: "2026-11-24T10:16:40.202Z"
    }
  },
  fileLinkOpen: {
    status: 200,
    contentType: "application/pdf",
    body: 72203
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
          Uuid: "8f9c1a4dd11ece9507a098f36cf3e37b0dcccfe76ca4f6f0c92aa65cdb52ad9eb20a8d998a3203ed931dcf707ba27d5a",
          SchemeName: "CUFE-SHA384",
          Body: {
            TypeCode: "01",
            OperationCode: "10",
            Number: 990000000,
            Date: "2026-11-23T05:16:39",
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
              At: "2026-11-23T10:16:39.647Z",
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
                At: "2026-11-23T10:16:39.647Z",
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
              SigningTime: "2026-11-23T10:16:39.647Z",
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
                Text: "proven by CN=Autoridad Subordinada 01 Sandbox,O=Radicar Sandbox,L=Bogotá D.C.,C=CO, at 2026-11-23T10:16:39.695Z, the signing time that it states; no revocation …",
                Anchor: {
                  Subject: "CN=Autoridad Subordinada 01 Sandbox,O=Radicar Sandbox,L=Bogotá D.C.,C=CO",
                  Fingerprint: "0fa8bf1ab382d9c9ac2988e77ac2a09b417865d22d68153f5163f0a1a9fd1026"
                },
                At: "2026-11-23T10:16:39.695Z",
                Time: "stated",
                Revocation: "none"
              },
              Accepted: true,
              Code: "02",
              Description: "Documento validado por la DIAN",
              Date: "2026-11-23T05:16:39-05:00",
              Uuid: "c8cd956b9b6ce99221582a8c53c4d3b2ea142ed0d9dd1fc74f4ad6da8a3d7ec1af13661a047cc8e7c530c27268cb347a",
              DocumentUuid:
                "8f9c1a4dd11ece9507a098f36cf3e37b0dcccfe76ca4f6f0c92aa65cdb52ad9eb20a8d998a3203ed931dcf707ba27d5a",
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
                  Text: "proven by CN=Autoridad Subordinada 01 Sandbox,O=Radicar Sandbox,L=Bogotá D.C.,C=CO, at 2026-11-23T10:16:39.695Z, the signing time that it states; no revocation …",
                  Anchor: {
                    Subject: "CN=Autoridad Subordinada 01 Sandbox,O=Radicar Sandbox,L=Bogotá D.C.,C=CO",
                    Fingerprint: "0fa8bf1ab382d9c9ac2988e77ac2a09b417865d22d68153f5163f0a1a9fd1026"
                  },
                  At: "2026-11-23T10:16:39.695Z",
                  Time: "stated",
                  Revocation: "none"
                },
                Signer: {
                  Nit: "800197268",
                  CommonName: "U.A.E. DIRECCION DE IMPUESTOS Y ADUANAS NACIONALES",
                  Subject:
                    "CN=U.A.E. DIRECCION DE IMPUESTOS Y ADUANAS NACIONALES,2.5.4.5=#1309383030313937323638,O=U.A.E. DIRECCION DE IMPUESTOS Y ADUANAS NACIONALES,L=Bogotá D.C.,C=CO",
                  Issuer: "CN=Autoridad Subordinada 01 Sandbox,O=Radicar Sandbox,L=Bogotá D.C.,C=CO",
                  SerialNumber: "530346831543993218239721135722096409605916669261",
                  NotBefore: "2019-01-01T00:00:00.000Z",
                  NotAfter: "2049-12-31T23:59:59.000Z"
                },
                SigningTime: "2026-11-23T10:16:39.695Z",
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
      id: "01a207e8-64bc-7339-a80f-b400c06c7fe8",
      state: "queued",
      document: {
        uuid: "8f9c1a4dd11ece9507a098f36cf3e37b0dcccfe76ca4f6f0c92aa65cdb52ad9eb20a8d998a3203ed931dcf707ba27d5a",
        id: "SETP990000000"
      },
      subject: "900373115;Café Piñón y Cía. S.A.S.;SETP990000000;01;Café Piñón y Cía. S.A.S.",
      messageId: "<01a207e8-64bc-7339-a80f-b400c06c7fe8@example.com>",
      receivers: [
        {
          kind: "to",
          state: "queued",
          origin: "request",
          address: "compras@example.com"
        }
      ],
      created: "2026-11-23T10:16:40.381Z",
      tries: 0
    }
  },
  SendMailGetItem: {
    status: 200,
    contentType: "application/json",
    body: {
      id: "01a207e8-64bc-7339-a80f-b400c06c7fe8",
      state: "queued",
      document: {
        uuid: "8f9c1a4dd11ece9507a098f36cf3e37b0dcccfe76ca4f6f0c92aa65cdb52ad9eb20a8d998a3203ed931dcf707ba27d5a",
        id: "SETP990000000"
      },
      subject: "900373115;Café Piñón y Cía. S.A.S.;SETP990000000;01;Café Piñón y Cía. S.A.S.",
      messageId: "<01a207e8-64bc-7339-a80f-b400c06c7fe8@example.com>",
      receivers: [
        {
          kind: "to",
          address: "compras@example.com",
          origin: "request",
          state: "queued"
        }
      ],
      created: "2026-11-23T10:16:40.381Z",
      tries: 0
    }
  },
  CertificateStore: {
    status: 201,
    contentType: "application/json",
    body: {
      Id: "01a207e8-651e-7bd6-b603-a278f0724cf4",
      Nit: "900373115",
      Issuer:
        "1.2.840.113549.1.9.1=#1614696e666f406578616d706c652e696e76616c6964,CN=Autoridad Subordinada 01 de Pruebas,OU=Certificación digital,O=Entidad de Pruebas\\, S.A.,L…",
      SerialNumber: "564952872620565310969088056710152883327319921",
      NotBefore: "2024-01-01T00:00:00.000Z",
      NotAfter: "2123-12-31T23:59:59.000Z",
      DaysLeft: 35466,
      Created: "2026-11-23T10:16:40.479Z",
      Token: "cert_A1THZG1JLR1…"
    }
  },
  CertificateGetAll: {
    status: 200,
    contentType: "application/json",
    body: {
      items: [
        {
          Id: "01a207e8-651e-7bd6-b603-a278f0724cf4",
          Nit: "900373115",
          Issuer:
            "1.2.840.113549.1.9.1=#1614696e666f406578616d706c652e696e76616c6964,CN=Autoridad Subordinada 01 de Pruebas,OU=Certificación digital,O=Entidad de Pruebas\\, S.A.,L…",
          SerialNumber: "564952872620565310969088056710152883327319921",
          NotBefore: "2024-01-01T00:00:00.000Z",
          NotAfter: "2123-12-31T23:59:59.000Z",
          DaysLeft: 35466,
          Created: "2026-11-23T10:16:40.479Z"
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
      WatchedSince: "2026-11-23T10:16:39.351Z",
      items: [
        {
          Environment: "sandbox",
          State: "closed",
          LastSuccess: "2026-11-23T10:16:39.761Z",
          FailuresInARow: 0,
          Calls: 1,
          Failures: [],
          Latency: {
            Filing: {
              Calls: 1,
              P50: 79,
              P95: 79,
              P99: 79,
              Max: 79
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
      Id: "01a207e8-6568-78a3-90c0-e043b51ee0f4",
      Name: "ERP",
      Prefix: "rad_sandbox_drnfRE",
      Scopes: ["documents:write"],
      Companies: ["1"],
      Providers: ["1"],
      Created: "2026-11-23T10:16:40.553Z",
      CreatedBy: "01a207e8-6190-766a-bc0d-f17128f5dcce",
      Expires: "2027-11-23T10:16:40.552Z",
      Token: "rad_sandbox_drnf…"
    }
  },
  TokenGetAll: {
    status: 200,
    contentType: "application/json",
    body: {
      items: [
        {
          Id: "01a207e8-609f-7f87-ad00-6bc0125a9069",
          Name: "RADICAR_ADMIN_TOKEN",
          Prefix: "admin",
          Scopes: ["tokens:admin"],
          Companies: ["*"],
          Providers: ["*"],
          Created: "2026-11-23T10:16:39.328Z",
          LastUsed: "2026-11-23T10:16:39.507Z"
        }
      ]
    }
  },
  TokenGetSelf: {
    status: 200,
    contentType: "application/json",
    body: {
      Id: "01a207e8-6169-7cc2-90dd-48acf15e2498",
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
      Id: "01a207e8-6568-78a3-90c0-e043b51ee0f4",
      Revoked: "2026-11-23T10:16:40.598Z",
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
      Updated: "2026-11-23T10:16:40.614Z"
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
          Updated: "2026-11-23T10:16:40.614Z"
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
      Updated: "2026-11-23T10:16:40.614Z"
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
      Updated: "2026-11-23T10:16:40.673Z"
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
          Updated: "2026-11-23T10:16:40.673Z"
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
      Updated: "2026-11-23T10:16:40.673Z"
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
      Id: "01a207e8-661d-77bd-94a8-22871df013bb",
      Name: "ERP",
      Url: "https://hooks.example.com/radicar",
      Events: ["document.*"],
      Companies: ["1"],
      State: "enabled",
      Created: "2026-11-23T10:16:40.733Z",
      CreatedBy: "01a207e8-61a5-7a91-9b90-728c09c9afcf",
      Secret: "whsec_+oBhQdK59+…"
    }
  },
  WebhookGetAll: {
    status: 200,
    contentType: "application/json",
    body: {
      items: [
        {
          Id: "01a207e8-661d-77bd-94a8-22871df013bb",
          Name: "ERP",
          Url: "https://hooks.example.com/radicar",
          Events: ["document.*"],
          Companies: ["1"],
          State: "enabled",
          Created: "2026-11-23T10:16:40.733Z",
          CreatedBy: "01a207e8-61a5-7a91-9b90-728c09c9afcf"
        }
      ]
    }
  },
  WebhookGetItem: {
    status: 200,
    contentType: "application/json",
    body: {
      Id: "01a207e8-661d-77bd-94a8-22871df013bb",
      Name: "ERP",
      Url: "https://hooks.example.com/radicar",
      Events: ["document.*"],
      Companies: ["1"],
      State: "enabled",
      Created: "2026-11-23T10:16:40.733Z",
      CreatedBy: "01a207e8-61a5-7a91-9b90-728c09c9afcf"
    }
  },
  WebhookChange: {
    status: 200,
    contentType: "application/json",
    body: {
      Id: "01a207e8-661d-77bd-94a8-22871df013bb",
      Name: "ERP",
      Url: "https://hooks.example.com/radicar",
      Events: ["document.accepted"],
      Companies: ["1"],
      State: "enabled",
      Created: "2026-11-23T10:16:40.733Z",
      CreatedBy: "01a207e8-61a5-7a91-9b90-728c09c9afcf"
    }
  },
  WebhookRotateSecret: {
    status: 200,
    contentType: "application/json",
    body: {
      Secret: "whsec_/7StZJ3e64…",
      PreviousExpires: "2026-11-24T10:16:40.805Z"
    }
  },
  WebhookTest: {
    status: 202,
    contentType: "application/json",
    body: {
      Id: "0a55ec1a-e3b7-4883-b278-6878d5e3232c",
      Webhook: "01a207e8-661d-77bd-94a8-22871df013bb",
      Event: "01a207e8-667e-7d7f-9909-1961c38c7f3f",
      Type: "webhook.test",
      State: "pending",
      Created: "2026-11-23T10:16:40.832Z",
      Tries: 0,
      Next: "2026-11-23T10:16:40.832Z"
    }
  },
  WebhookDeliveryGetAll: {
    status: 200,
    contentType: "application/json",
    body: {
      items: [
        {
          Id: "0a55ec1a-e3b7-4883-b278-6878d5e3232c",
          Webhook: "01a207e8-661d-77bd-94a8-22871df013bb",
          Event: "01a207e8-667e-7d7f-9909-1961c38c7f3f",
          Type: "webhook.test",
          State: "pending",
          Created: "2026-11-23T10:16:40.832Z",
          Tries: 1,
          Next: "2026-11-23T10:17:25.856Z"
        }
      ]
    }
  },
  WebhookDeliveryGetItem: {
    status: 200,
    contentType: "application/json",
    body: {
      Id: "0a55ec1a-e3b7-4883-b278-6878d5e3232c",
      Webhook: "01a207e8-661d-77bd-94a8-22871df013bb",
      Event: "01a207e8-667e-7d7f-9909-1961c38c7f3f",
      Type: "webhook.test",
      State: "pending",
      Created: "2026-11-23T10:16:40.832Z",
      Tries: 1,
      Tried: "2026-11-23T10:16:40.881Z",
      Next: "2026-11-23T10:16:46.510Z",
      Failure: "The connection failed: ECONNREFUSED",
      Attempts: [
        {
          At: "2026-11-23T10:16:40.881Z",
          Millis: 10,
          Failure: "The connection failed: ECONNREFUSED"
        }
      ],
      Body: '{"type":"webhook.test","timestamp":"2026-11-23T10:16:40.831Z","data":{"webhookId":"01a207e8-661d-77bd-94a8-22871df013bb"}}'
    }
  },
  WebhookDeliveryReplay: {
    status: 202,
    contentType: "application/json",
    body: {
      Id: "0a55ec1a-e3b7-4883-b278-6878d5e3232c",
      Webhook: "01a207e8-661d-77bd-94a8-22871df013bb",
      Event: "01a207e8-667e-7d7f-9909-1961c38c7f3f",
      Type: "webhook.test",
      State: "pending",
      Created: "2026-11-23T10:16:40.832Z",
      Tries: 1,
      Tried: "2026-11-23T10:16:40.881Z",
      Next: "2026-11-23T10:16:40.918Z",
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
          id: "01a207e8-616b-7c44-8ef5-c32730923cdd",
          at: "2026-11-23T10:16:39.531Z",
          operation: "TokenCreate",
          tokenId: "01a207e8-609f-7f87-ad00-6bc0125a9069",
          requestId: "d0bc08f2-c576-4fc4-b0ab-35003c08850a",
          subject: "01a207e8-6169-7cc2-90dd-48acf15e2498",
          status: 201
        }
      ],
      next: "MDFhMjA3ZTgtNjE2Yi03YzQ0LThlZjUtYzMyNzMwOTIzY2Rk"
    }
  },
  CompanyErase: {
    status: 200,
    contentType: "application/json",
    body: {
      Id: "1",
      DryRun: true,
      ErasedAt: "2026-11-23T10:16:41.005Z",
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
      created: "2026-11-23T05:16:41.049-05:00",
      document: {
        uuid: "2d24b1aa8f0656470c29df21bf48fc90a97364f0d6447a5530bd19e87d5d9eda088ff51c85c3f21c7031da28e0530c70",
        date: "2026-11-23T05:16:41-05:00",
        type: "01",
        number: 990000001,
        prefix: "SETP",
        schemeName: "CUFE-SHA384",
        signatureValue:
          "MHaSpFkHNtptS38fHM71xg25diw7QYkZt4w2dr70V6vgAScSHL9lJFkUleeYBhbEc7z/GD7YqaCYfspNi0q2OVGJAQwGKbQdcxdaOPd3WQTofqHkHibU7bu+VtWhKhYb5nzTNOiks22VhBc85lOilU9E1dM97VyJ…",
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
      created: "2026-11-23T05:16:41.133-05:00",
      document: {
        uuid: "769627a7bfbd85cf683aaf185c4c9a0082d8d79f0f781fc8a19981b31b7778b4707bd13d60df726451db3caf1cad8de1",
        date: "2026-11-23T05:16:41-05:00",
        type: "91",
        number: 3,
        prefix: "NC",
        schemeName: "CUDE-SHA384",
        signatureValue:
          "cQgc2QR8WAVqDoZ5zgySvVey0MhbG6lT68Iq7K8OgY8bkQlO5SebcWGnyMWLHX2O15uOTd/35N+zZzFFuF312AML/njZW2UZf92hqZ52Cw8F/PLs04eUHCO3mB9cpGb0uXDqPV+4z1UIJ5G5Z8ep+6ubF3oBZBXF…",
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
      created: "2026-11-23T05:16:41.232-05:00",
      document: {
        uuid: "cbf6a8cafe15069c28ff256dfd3da6aded0fd5561a42e5aea51885b19114d8b43b507fa53aeb785a45180ccacc87042f",
        date: "2026-11-23T05:16:41-05:00",
        type: "92",
        number: 4,
        prefix: "ND",
        schemeName: "CUDE-SHA384",
        signatureValue:
          "Glu0/jgEo/nfZvjXytKeEi+gSV104o3faah6A0nvCJ5CHwR1I13Fscd2RYgiDfK896oet9xF5hWBZ4FyWsM3qKSF1CB4Co9j5+NgMVDEF0SFmelnpI1PEuUYlKHXh67KE4BbNITD+w5aYrOiUTt6kjqJsEq6Wqa4…",
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
      created: "2026-11-23T05:16:41.295-05:00",
      document: {
        uuid: "744be1765cee9e7096b9799eaa23dd5c228e41a10835d0cf259d931a54ea3b752e7390b7ee17682307dbb1cc14bcc638",
        date: "2026-11-23T05:16:41-05:00",
        type: "05",
        number: 984000004,
        prefix: "SEDS",
        schemeName: "CUDS-SHA384",
        signatureValue:
          "VVQLFPeviittCyNEzG7FImpWxqAddwCI5Rj5EzP4Ur3hx1ixC18uDY2pcf5OQQeovoKNmRjLxXaok3+kBXvF6UETCMKwG9+mFj5kXJr9bvH0LKvu966QQ3ymV9wyU8rz1/nK0CgpbMitgPQJFXjj2CnO2Tu1mrxH…",
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
      created: "2026-11-23T05:16:41.374-05:00",
      document: {
        uuid: "ffa9c3428d7275cc22beb93ea130e9877fbbb394e6e04016f7ecf14592a9c692fde35dcafd8ad068d383dc9878330931",
        date: "2026-11-23T05:16:41-05:00",
        type: "95",
        number: 6,
        prefix: "NAS",
        schemeName: "CUDS-SHA384",
        signatureValue:
          "Yvd2QaOYTvn2zaWwuIYfjd8dNYwjqBzdBZSxQv7BOz3/Qnb79vS2L86+jn2HA6+JC36F1Sp9XwuOolKTMCzXo5lFHddnKTnSwasyqvwM7roJ+0pGBBZFSpkPQFq77et7ypidSyrEVVFABq02mqhRKYCDrKCFHSA8…",
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
      created: "2026-11-23T05:16:41.420-05:00",
      document: {
        uuid: "bd10d60afcb8e2102c6e0b3dd458bd6ee49fa2ccef02f5fc8ac1e842fdd13bb3a3f839d794ebfdea7d40e714e865daca",
        date: "2026-11-23T05:16:41-05:00",
        type: "20",
        number: 7,
        prefix: "EPOS",
        schemeName: "CUDE-SHA384",
        signatureValue:
          "exYeCQn4tyLMsEpjCdPooYLQx3foLa5608v7OA/2fD9qFROAfqthFQULjwHpOMH9TJt1n1jS/B/+Jmttzu/VsBK60YG1ha3HIJ/HLvwVgua629GD4Xp+LGu4677YhlUP84+/IdheHsCmLmHqktRq2lwCFgcwueeM…",
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
      created: "2026-11-23T05:16:41.492-05:00",
      document: {
        uuid: "668195694251281894f091df10affce9eff6090128ee920ac9b5fc83609760ede37dcaffb6c2f540437a6474845ad8cc",
        date: "2026-11-23T05:16:41-05:00",
        type: "60",
        number: 8,
        prefix: "SPD",
        schemeName: "CUDE-SHA384",
        signatureValue:
          "SS6vBs5uHdclxXeHQcHMjGx0vygSxZlDaw3Olk5xwZ1IvK+3R9mllykLpRPureGOIGmZf8pXyDEbFJrh3cZwDi6szhVwswB0EvwlrFxevQaxa1DQyk9idSC5ctTXgvpn9J35bKtKkOF0m7frvCVw93D1rQSlMOdD…",
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
      created: "2026-11-23T05:16:41.546-05:00",
      document: {
        uuid: "405393ac0e84c1da8f55717bbbee5123783f4d2b551708a69e11eb1ce0472fccd1c04613f6ca36b2ead6f0ef63933626",
        date: "2026-11-23T05:16:41-05:00",
        type: "94",
        number: 9,
        prefix: "NAE",
        schemeName: "CUDE-SHA384",
        signatureValue:
          "blUZ7JfIitWcm6pwv7eoep1tk+30gd6R5eDgSLk38R5CoX4QeeSW1IBG6BhOJOk8HerxHZUHEMzu/Kgapx3urlUHFYZnmqjsyCtoRIaU+kNx3OdeUqPapAp3av4BS36Zgsa9HRvlUh4IMXMKRRCQLDCSa8gAP1wd…",
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
      created: "2026-11-23T05:16:41.594-05:00",
      document: {
        uuid: "ab506b4652b83dfa5dbe8748279ba5ed992fd1e2c944744647d15c40cb957f4b135fa411775eb5740f08ce8c03dabf15",
        date: "2026-11-23T05:16:41-05:00",
        type: "030",
        number: 10,
        prefix: "ACR",
        schemeName: "CUDE-SHA384",
        signatureValue:
          "ZQqyZhQaEnJ/WDm16OOnp2jFQGCxmr01s6zZB20/oRwECuRI4ZQqTz+NmyVBt11hmEl49txibXUvZs23aKuLh7e+4DVyz5525HF/GDBtfITzur4tH2rndzFNj9SxtmE4QXafgyV9KGzrf0MrzW1WMBHeiIERykLz…",
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
      created: "2026-11-23T05:16:41.627-05:00",
      document: {
        uuid: "693a08a7dea671d3c1318c8ff9f97f9370e1535332effe5dcc8ebfac5ad780b9f65e46400650093ca8478bdcd0f77eed",
        date: "2026-11-23T05:16:41-05:00",
        type: "102",
        number: 11,
        prefix: "NE",
        schemeName: "CUNE-SHA384",
        signatureValue:
          "ZPRJtfltcYy7CgaBE01TKTfIejVfbv8lNBeVxprYuwsDkAx+rZyultM3P6Si2Hh8Y2cw3ACab3kcjQm+jZ7LdkyoYyEmWVSkKFGpEIlEyoqiXyJ2c80UOMZwgFIIZUM+cm+KKGqoUE+9cMyTR5G7oB3tkHYCU0wz…",
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
      created: "2026-11-23T05:16:41.665-05:00",
      document: {
        uuid: "84382265470b1b4fc029066b7961ed55bb6ce147e1a2fffebca2a6baf2a3346b3139ba3cdbfd6249b91655e9a7ced820",
        date: "2026-11-23T05:16:41-05:00",
        type: "103",
        number: 12,
        prefix: "NA",
        schemeName: "CUNE-SHA384",
        signatureValue:
          "cuzrfUVWe5kU9hWo44sfK4yAWlcXaoJ4mw3aJcuciNpaFBCfP2ik/RwK/Ry/LEhIh8bJU5GWIdbYJvAxMc+xei8Mko4wfidzDzWd4w8XtL313R0e/TfGEi50zLj4Y39Ox5oGu51Z+PlnF00MU5qz1KddtTWsYdYO…",
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
      created: "2026-11-23T05:16:41.697-05:00",
      document: {
        uuid: "343ca04ffb24bf6745262412ab7d46b0a57703740744a29cc9a2f386a2998c96db9dd4c07fdcd48e5aa89617c628745f",
        date: "2026-11-23T05:16:41-05:00",
        type: "103",
        number: 13,
        prefix: "NA",
        schemeName: "CUNE-SHA384",
        signatureValue:
          "d/qnFUxFRv21g+RjSYjeUjPv4YJNJDPrgJ5Pw3leG9LYVJxPHQK4xEt9UUxYdHNooigOnbnnwoGC2ZenzCWGJeRtibdgVixSr+T9PCi4d+MOpvwUSgjoxaWhrUaN6Olb+/xa33TwRoMk57TnIIhGaRt8URIL+g8p…",
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
          Uuid: "5fae04a49d675f32c391f5613e394738a5f1e64af2353596a060bbef1f10e4e075c5ad2e957cdc4b839fafc1db6ea5e6",
          SubmissionId: "01a207e8-6a0d-7f96-a7ae-b6c4428c712c",
          ZipKey: "cd06034d-a3ad-443d-a6bd-e867d9d26e27",
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
          Uuid: "5fae04a49d675f32c391f5613e394738a5f1e64af2353596a060bbef1f10e4e075c5ad2e957cdc4b839fafc1db6ea5e6",
          SubmissionId: "01a207e8-6a0d-7f96-a7ae-b6c4428c712c",
          ZipKey: "cd06034d-a3ad-443d-a6bd-e867d9d26e27",
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
      asked: "2026-11-23T05:16:41-05:00",
      age: 0
    }
  },
  StatusZipGetAll: {
    status: 200,
    contentType: "application/json",
    body: {
      zipkey: "cd06034d-a3ad-443d-a6bd-e867d9d26e27",
      state: "open",
      followed: true,
      asked: "2026-11-23T05:16:41-05:00",
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
