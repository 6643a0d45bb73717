/** A recorded answer of an operation. */
interface RecordedAnswer {
  readonly status: number
  readonly contentType: string
  /**
   * The body of a JSON answer, with lists cut to one member and long texts to their beginning; for any other answer,
   * its number of octets.
   */
  readonly body: unknown
}

/** Answers of a real service, one for each operation (`pnpm docs:record` writes them). */
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
          id: "document-types",
          title: "Types of document",
          name: "TipoDocumento",
          source: "Annexes FE 1.9 §13.1.3, DS 1.1, DEE 1.0 and RADIAN 1.1; 102 and 103 of the payroll annex 1.0",
          total: 46
        }
      ]
    }
  },
  CodeListGetItem: {
    status: 200,
    contentType: "application/json",
    body: {
      id: "payroll-concepts",
      title: "Earnings and deductions of payroll",
      name: "Devengados, Deducciones",
      source: "Payroll annex 1.0 §2.1",
      total: 57,
      items: [
        {
          type: "Devengo",
          code: "HED",
          name: "Daytime overtime",
          element: "Devengados/HEDs/HED",
          fields: [
            {
              field: "StartDate",
              xml: "Devengados/HEDs/HED/@HoraInicio"
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
          submissionId: "01a20a26-4943-7c0d-8c14-23fa42a5104b",
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
              fingerprint: "7aac70607b682ecb57dc1aec7c6beb6a0fab77503039709179da8228a1da33b9"
            },
            at: "2026-11-23T20:43:31.106Z",
            time: "received",
            revocation: "none",
            text: "proven by CN=Autoridad Subordinada 01 Sandbox,O=Radicar Sandbox,L=Bogotá D.C.,C=CO, at 2026-11-23T20:43:31.106Z, its time of receipt; no revocation list or OCSP…"
          },
          result: {
            id: "SETP990000000",
            name: "face_fSETP09003731150990000000",
            status: "submitted",
            created: "2026-11-23T15:43:31.016-05:00",
            document: {
              uuid: "06b45b45610a6ba9a9311d461bd777d92dda13b91d76ee18799a867303b1fe23ce3e75a06cd532db7beb1a628fbca782",
              date: "2026-11-23T15:43:30-05:00",
              type: "01",
              number: 990000000,
              prefix: "SETP",
              schemeName: "CUFE-SHA384",
              signatureValue:
                "Vo2iqMm4MI0oPiME2qw6Gb/i1nvrt7fCt5cbppRuAm0/YAh2cS2KZdrm0N6RxLPYL+TvYgt5TvK/qxCoJ0TPwY7vhZlQJK8VO5Q75Onxj4XefSmvHal9e5hn+h5FEjMDPvHpSX6RzdpZKpaRIWQqVmK/5qokrY5N…",
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
      submissionId: "01a20a26-4943-7c0d-8c14-23fa42a5104b",
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
          fingerprint: "7aac70607b682ecb57dc1aec7c6beb6a0fab77503039709179da8228a1da33b9"
        },
        at: "2026-11-23T20:43:31.106Z",
        time: "received",
        revocation: "none",
        text: "proven by CN=Autoridad Subordinada 01 Sandbox,O=Radicar Sandbox,L=Bogotá D.C.,C=CO, at 2026-11-23T20:43:31.106Z, its time of receipt; no revocation list or OCSP…"
      },
      result: {
        id: "SETP990000000",
        name: "face_fSETP09003731150990000000",
        status: "submitted",
        created: "2026-11-23T15:43:31.016-05:00",
        document: {
          uuid: "06b45b45610a6ba9a9311d461bd777d92dda13b91d76ee18799a867303b1fe23ce3e75a06cd532db7beb1a628fbca782",
          date: "2026-11-23T15:43:30-05:00",
          type: "01",
          number: 990000000,
          prefix: "SETP",
          schemeName: "CUFE-SHA384",
          signatureValue:
            "Vo2iqMm4MI0oPiME2qw6Gb/i1nvrt7fCt5cbppRuAm0/YAh2cS2KZdrm0N6RxLPYL+TvYgt5TvK/qxCoJ0TPwY7vhZlQJK8VO5Q75Onxj4XefSmvHal9e5hn+h5FEjMDPvHpSX6RzdpZKpaRIWQqVmK/5qokrY5N…",
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
          at: "2026-11-23T20:43:31.030Z",
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
      submissionId: "01a20a26-4943-7c0d-8c14-23fa42a5104b",
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
          fingerprint: "7aac70607b682ecb57dc1aec7c6beb6a0fab77503039709179da8228a1da33b9"
        },
        at: "2026-11-23T20:43:31.106Z",
        time: "received",
        revocation: "none",
        text: "proven by CN=Autoridad Subordinada 01 Sandbox,O=Radicar Sandbox,L=Bogotá D.C.,C=CO, at 2026-11-23T20:43:31.106Z, its time of receipt; no revocation list or OCSP…"
      },
      result: {
        id: "SETP990000000",
        name: "face_fSETP09003731150990000000",
        status: "submitted",
        created: "2026-11-23T15:43:31.016-05:00",
        document: {
          uuid: "06b45b45610a6ba9a9311d461bd777d92dda13b91d76ee18799a867303b1fe23ce3e75a06cd532db7beb1a628fbca782",
          date: "2026-11-23T15:43:30-05:00",
          type: "01",
          number: 990000000,
          prefix: "SETP",
          schemeName: "CUFE-SHA384",
          signatureValue:
            "Vo2iqMm4MI0oPiME2qw6Gb/i1nvrt7fCt5cbppRuAm0/YAh2cS2KZdrm0N6RxLPYL+TvYgt5TvK/qxCoJ0TPwY7vhZlQJK8VO5Q75Onxj4XefSmvHal9e5hn+h5FEjMDPvHpSX6RzdpZKpaRIWQqVmK/5qokrY5N…",
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
          at: "2026-11-23T20:43:31.030Z",
          to: "signed",
          origin: "request",
          attempt: 0,
          detail: ""
        }
      ]
    }
  },
  SubmissionExport: {
    status: 200,
    contentType: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
    body: 3400
  },
  SubmissionReconcile: {
    status: 200,
    contentType: "application/json",
    body: {
      environment: "sandbox",
      complete: true,
      from: "2026-11-26",
      to: "2026-11-26",
      counts: {
        issued: 1,
        received: 0,
        events: 0,
        others: 0,
        matched: 1,
        findings: 0
      },
      findings: [],
      omitted: 0
    }
  },
  filePdfGetItem: {
    status: 200,
    contentType: "application/pdf",
    body: 72173
  },
  fileXmlGetItem: {
    status: 200,
    contentType: "application/xml",
    body: 37309
  },
  fileEvidenceGetItem: {
    status: 200,
    contentType: "application/zip",
    body: 101097
  },
  fileUrlGetItem: {
    status: 200,
    contentType: "application/json",
    body: {
      url: "https://radicar.example.com/v1/files/links/AaIKJklDfA2MFCP6QqUQSwMBog9Mp7gBogomSH5zp6LzqG-3MPXe0VPqa9vwPwBpEBwci5nFMjIV_1qQSLRU",
      expires: "2026-11-24T20:43:31.640Z"
    }
  },
  fileLinkOpen: {
    status: 200,
    contentType: "application/pdf",
    body: 72173
  },
  DocumentRead: {
    status: 200,
    contentType: "application/json",
    body: {
      documents: [
        {
          kind: "invoice",
          operation: "InvoiceCreate",
          typeCode: "01",
          number: "SETP990000000",
          environment: "2",
          uuid: "06b45b45610a6ba9a9311d461bd777d92dda13b91d76ee18799a867303b1fe23ce3e75a06cd532db7beb1a628fbca782",
          schemeName: "CUFE-SHA384",
          body: {
            TypeCode: "01",
            OperationCode: "10",
            Number: 990000000,
            Date: "2026-11-23T15:43:30",
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
          unread: [],
          verification: {
            valid: true,
            proof: {
              degree: "proven",
              text: "proven by 1.2.840.113549.1.9.1=#1614696e666f406578616d706c652e696e76616c6964,CN=Autoridad Subordinada 01 de Pruebas,OU=Certificación digital,O=Entidad de Prueba…",
              anchor: {
                subject:
                  "1.2.840.113549.1.9.1=#1614696e666f406578616d706c652e696e76616c6964,CN=Autoridad Subordinada 01 de Pruebas,OU=Certificación digital,O=Entidad de Pruebas\\, S.A.,L…",
                fingerprint: "616875adca325ac898e9ca12aaa4d99378714aa34448dccb09b2752a842e71e4"
              },
              at: "2026-11-23T20:43:31.001Z",
              time: "stated",
              revocation: "none"
            },
            signature: {
              valid: true,
              proof: {
                degree: "proven",
                text: "proven by 1.2.840.113549.1.9.1=#1614696e666f406578616d706c652e696e76616c6964,CN=Autoridad Subordinada 01 de Pruebas,OU=Certificación digital,O=Entidad de Prueba…",
                anchor: {
                  subject:
                    "1.2.840.113549.1.9.1=#1614696e666f406578616d706c652e696e76616c6964,CN=Autoridad Subordinada 01 de Pruebas,OU=Certificación digital,O=Entidad de Pruebas\\, S.A.,L…",
                  fingerprint: "616875adca325ac898e9ca12aaa4d99378714aa34448dccb09b2752a842e71e4"
                },
                at: "2026-11-23T20:43:31.001Z",
                time: "stated",
                revocation: "none"
              },
              signer: {
                nit: "900373115",
                commonName: "Compañía de Pruebas, S.A.S.",
                subject:
                  "1.2.840.113549.1.9.1=#16186661637475726173406578616d706c652e696e76616c6964,2.5.4.5=#1309393030333733313135,CN=Compañía de Pruebas\\, S.A.S.,OU=Facturación electr…",
                issuer:
                  "1.2.840.113549.1.9.1=#1614696e666f406578616d706c652e696e76616c6964,CN=Autoridad Subordinada 01 de Pruebas,OU=Certificación digital,O=Entidad de Pruebas\\, S.A.,L…",
                serialNumber: "564952872620565310969088056710152883327319921",
                notBefore: "2024-01-01T00:00:00.000Z",
                notAfter: "2123-12-31T23:59:59.000Z"
              },
              signingTime: "2026-11-23T20:43:31.001Z",
              role: "supplier"
            },
            key: {
              valid: true,
              recomputed: true
            },
            authorityResponse: {
              valid: true,
              proof: {
                degree: "proven",
                text: "proven by CN=Autoridad Subordinada 01 Sandbox,O=Radicar Sandbox,L=Bogotá D.C.,C=CO, at 2026-11-23T20:43:31.051Z, the signing time that it states; no revocation …",
                anchor: {
                  subject: "CN=Autoridad Subordinada 01 Sandbox,O=Radicar Sandbox,L=Bogotá D.C.,C=CO",
                  fingerprint: "7aac70607b682ecb57dc1aec7c6beb6a0fab77503039709179da8228a1da33b9"
                },
                at: "2026-11-23T20:43:31.051Z",
                time: "stated",
                revocation: "none"
              },
              accepted: true,
              code: "02",
              description: "Documento validado por la DIAN",
              date: "2026-11-23T15:43:31-05:00",
              uuid: "173bd34b3b774996a56676b217265f33c93f939d171c49cd7dbf597055208051aeca937d869725548eee1eea652da83c",
              documentUuid:
                "06b45b45610a6ba9a9311d461bd777d92dda13b91d76ee18799a867303b1fe23ce3e75a06cd532db7beb1a628fbca782",
              messages: [
                {
                  rule: "0000",
                  message: "0"
                }
              ],
              signature: {
                valid: true,
                proof: {
                  degree: "proven",
                  text: "proven by CN=Autoridad Subordinada 01 Sandbox,O=Radicar Sandbox,L=Bogotá D.C.,C=CO, at 2026-11-23T20:43:31.051Z, the signing time that it states; no revocation …",
                  anchor: {
                    subject: "CN=Autoridad Subordinada 01 Sandbox,O=Radicar Sandbox,L=Bogotá D.C.,C=CO",
                    fingerprint: "7aac70607b682ecb57dc1aec7c6beb6a0fab77503039709179da8228a1da33b9"
                  },
                  at: "2026-11-23T20:43:31.051Z",
                  time: "stated",
                  revocation: "none"
                },
                signer: {
                  nit: "800197268",
                  commonName: "U.A.E. DIRECCION DE IMPUESTOS Y ADUANAS NACIONALES",
                  subject:
                    "CN=U.A.E. DIRECCION DE IMPUESTOS Y ADUANAS NACIONALES,2.5.4.5=#1309383030313937323638,O=U.A.E. DIRECCION DE IMPUESTOS Y ADUANAS NACIONALES,L=Bogotá D.C.,C=CO",
                  issuer: "CN=Autoridad Subordinada 01 Sandbox,O=Radicar Sandbox,L=Bogotá D.C.,C=CO",
                  serialNumber: "446481392578115920166712591468348450028101744902",
                  notBefore: "2019-01-01T00:00:00.000Z",
                  notAfter: "2049-12-31T23:59:59.000Z"
                },
                signingTime: "2026-11-23T20:43:31.051Z",
                role: "supplier"
              }
            },
            container: {
              valid: true,
              signed: true
            },
            checks: [
              {
                part: "document",
                section: "file",
                check: "xml",
                ok: true,
                detail: "well-formed XML in UTF-8"
              }
            ],
            notes: [
              {
                part: "answer",
                section: "key",
                note: "authorityKey",
                text: "The authority's own keys are made with a secret of its own and cannot be computed."
              }
            ]
          }
        }
      ]
    }
  },
  RipsCheck: {
    status: 200,
    contentType: "application/json",
    body: {
      valid: true,
      violations: [],
      notifications: []
    }
  },
  SendMailCreate: {
    status: 202,
    contentType: "application/json",
    body: {
      id: "01a20a26-4d9b-7665-928a-df000b61f705",
      state: "queued",
      document: {
        uuid: "06b45b45610a6ba9a9311d461bd777d92dda13b91d76ee18799a867303b1fe23ce3e75a06cd532db7beb1a628fbca782",
        id: "SETP990000000"
      },
      subject: "900373115;Café Piñón y Cía. S.A.S.;SETP990000000;01;Café Piñón y Cía. S.A.S.",
      messageId: "<01a20a26-4d9b-7665-928a-df000b61f705@example.com>",
      receivers: [
        {
          kind: "to",
          state: "queued",
          origin: "request",
          address: "compras@example.com"
        }
      ],
      created: "2026-11-23T20:43:32.124Z",
      tries: 0
    }
  },
  SendMailGetItem: {
    status: 200,
    contentType: "application/json",
    body: {
      id: "01a20a26-4d9b-7665-928a-df000b61f705",
      state: "queued",
      document: {
        uuid: "06b45b45610a6ba9a9311d461bd777d92dda13b91d76ee18799a867303b1fe23ce3e75a06cd532db7beb1a628fbca782",
        id: "SETP990000000"
      },
      subject: "900373115;Café Piñón y Cía. S.A.S.;SETP990000000;01;Café Piñón y Cía. S.A.S.",
      messageId: "<01a20a26-4d9b-7665-928a-df000b61f705@example.com>",
      receivers: [
        {
          kind: "to",
          address: "compras@example.com",
          origin: "request",
          state: "queued"
        }
      ],
      created: "2026-11-23T20:43:32.124Z",
      tries: 0
    }
  },
  CertificateStore: {
    status: 201,
    contentType: "application/json",
    body: {
      id: "01a20a26-4e20-7300-86b7-98ea33964f22",
      nit: "900373115",
      issuer:
        "1.2.840.113549.1.9.1=#1614696e666f406578616d706c652e696e76616c6964,CN=Autoridad Subordinada 01 de Pruebas,OU=Certificación digital,O=Entidad de Pruebas\\, S.A.,L…",
      serialNumber: "564952872620565310969088056710152883327319921",
      notBefore: "2024-01-01T00:00:00.000Z",
      notAfter: "2123-12-31T23:59:59.000Z",
      daysLeft: 35466,
      created: "2026-11-23T20:43:32.257Z",
      token: "cert_56hjWK1RN8T…"
    }
  },
  CertificateGetAll: {
    status: 200,
    contentType: "application/json",
    body: {
      items: [
        {
          id: "01a20a26-4e20-7300-86b7-98ea33964f22",
          nit: "900373115",
          issuer:
            "1.2.840.113549.1.9.1=#1614696e666f406578616d706c652e696e76616c6964,CN=Autoridad Subordinada 01 de Pruebas,OU=Certificación digital,O=Entidad de Pruebas\\, S.A.,L…",
          serialNumber: "564952872620565310969088056710152883327319921",
          notBefore: "2024-01-01T00:00:00.000Z",
          notAfter: "2123-12-31T23:59:59.000Z",
          daysLeft: 35466,
          created: "2026-11-23T20:43:32.257Z"
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
      watchedSince: "2026-11-23T20:43:30.609Z",
      items: [
        {
          environment: "sandbox",
          state: "closed",
          lastSuccess: "2026-11-23T20:43:31.118Z",
          failuresInARow: 0,
          calls: 1,
          failures: [],
          latency: {
            filing: {
              calls: 1,
              p50: 81,
              p95: 81,
              p99: 81,
              max: 81
            }
          }
        }
      ]
    }
  },
  NoticeGetAll: {
    status: 200,
    contentType: "application/json",
    body: {
      items: []
    }
  },
  TokenCreate: {
    status: 201,
    contentType: "application/json",
    body: {
      id: "01a20a26-4e92-7f4e-8a3f-442b2697970c",
      name: "ERP",
      prefix: "rad_sandbox_GUBfPW",
      scopes: ["documents:write"],
      companies: ["1"],
      providers: ["1"],
      created: "2026-11-23T20:43:32.371Z",
      createdBy: "01a20a26-48c6-7b3f-913b-35f5febe946a",
      expires: "2027-11-23T20:43:32.370Z",
      token: "rad_sandbox_GUBf…"
    }
  },
  TokenGetAll: {
    status: 200,
    contentType: "application/json",
    body: {
      items: [
        {
          id: "01a20a26-479e-77a1-bf7a-967a0c98b1a2",
          name: "RADICAR_ADMIN_TOKEN",
          prefix: "admin",
          scopes: ["tokens:admin"],
          companies: ["*"],
          providers: ["*"],
          created: "2026-11-23T20:43:30.591Z",
          lastUsed: "2026-11-23T20:43:30.790Z"
        }
      ]
    }
  },
  TokenGetSelf: {
    status: 200,
    contentType: "application/json",
    body: {
      id: "01a20a26-487e-73a7-a2f3-a86fb730f5de",
      scopes: ["documents:read"],
      companies: ["*"],
      providers: ["*"],
      environment: "sandbox"
    }
  },
  TokenRevoke: {
    status: 200,
    contentType: "application/json",
    body: {
      id: "01a20a26-4e92-7f4e-8a3f-442b2697970c",
      revoked: "2026-11-23T20:43:32.448Z",
      webhooks: []
    }
  },
  ProviderPut: {
    status: 200,
    contentType: "application/json",
    body: {
      id: "2",
      settings: {
        Name: "Own software",
        Environment: "sandbox",
        SoftwareProvider: {
          Id: "5f2c0e2a-7d0b-4a55-9a53-0d6d1f2b8c11",
          Name: "ERP"
        }
      },
      secrets: ["SoftwareProvider.Pin"],
      updated: "2026-11-23T20:43:32.472Z"
    }
  },
  ProviderGetAll: {
    status: 200,
    contentType: "application/json",
    body: {
      items: [
        {
          id: "2",
          settings: {
            Name: "Own software",
            Environment: "sandbox",
            SoftwareProvider: {
              Id: "5f2c0e2a-7d0b-4a55-9a53-0d6d1f2b8c11",
              Name: "ERP"
            }
          },
          secrets: ["SoftwareProvider.Pin"],
          updated: "2026-11-23T20:43:32.472Z"
        }
      ]
    }
  },
  ProviderGetItem: {
    status: 200,
    contentType: "application/json",
    body: {
      id: "2",
      settings: {
        Name: "Own software",
        Environment: "sandbox",
        SoftwareProvider: {
          Id: "5f2c0e2a-7d0b-4a55-9a53-0d6d1f2b8c11",
          Name: "ERP"
        }
      },
      secrets: ["SoftwareProvider.Pin"],
      updated: "2026-11-23T20:43:32.472Z"
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
      id: "2",
      settings: {
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
      secrets: ["NumberingRanges[0].TechnicalKey"],
      updated: "2026-11-23T20:43:32.598Z"
    }
  },
  CompanyGetAll: {
    status: 200,
    contentType: "application/json",
    body: {
      items: [
        {
          id: "2",
          settings: {
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
          secrets: ["NumberingRanges[0].TechnicalKey"],
          updated: "2026-11-23T20:43:32.598Z"
        }
      ]
    }
  },
  CompanyGetItem: {
    status: 200,
    contentType: "application/json",
    body: {
      id: "2",
      settings: {
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
      secrets: ["NumberingRanges[0].TechnicalKey"],
      updated: "2026-11-23T20:43:32.598Z"
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
      id: "01a20a26-4fdf-7cb1-a259-1d22fa7484db",
      name: "ERP",
      url: "https://hooks.example.com/radicar",
      events: ["document.*"],
      companies: ["1"],
      state: "enabled",
      created: "2026-11-23T20:43:32.704Z",
      createdBy: "01a20a26-48ec-7ac5-886b-591ce468d0cb",
      secret: "whsec_rQQrLLOofY…"
    }
  },
  WebhookGetAll: {
    status: 200,
    contentType: "application/json",
    body: {
      items: [
        {
          id: "01a20a26-4fdf-7cb1-a259-1d22fa7484db",
          name: "ERP",
          url: "https://hooks.example.com/radicar",
          events: ["document.*"],
          companies: ["1"],
          state: "enabled",
          created: "2026-11-23T20:43:32.704Z",
          createdBy: "01a20a26-48ec-7ac5-886b-591ce468d0cb"
        }
      ]
    }
  },
  WebhookGetItem: {
    status: 200,
    contentType: "application/json",
    body: {
      id: "01a20a26-4fdf-7cb1-a259-1d22fa7484db",
      name: "ERP",
      url: "https://hooks.example.com/radicar",
      events: ["document.*"],
      companies: ["1"],
      state: "enabled",
      created: "2026-11-23T20:43:32.704Z",
      createdBy: "01a20a26-48ec-7ac5-886b-591ce468d0cb"
    }
  },
  WebhookChange: {
    status: 200,
    contentType: "application/json",
    body: {
      id: "01a20a26-4fdf-7cb1-a259-1d22fa7484db",
      name: "ERP",
      url: "https://hooks.example.com/radicar",
      events: ["document.accepted"],
      companies: ["1"],
      state: "enabled",
      created: "2026-11-23T20:43:32.704Z",
      createdBy: "01a20a26-48ec-7ac5-886b-591ce468d0cb"
    }
  },
  WebhookRotateSecret: {
    status: 200,
    contentType: "application/json",
    body: {
      secret: "whsec_G2wqI7VKMz…",
      previousExpires: "2026-11-24T20:43:32.853Z"
    }
  },
  WebhookTest: {
    status: 202,
    contentType: "application/json",
    body: {
      id: "072cd977-5332-4583-83b6-9c51bc20336d",
      webhook: "01a20a26-4fdf-7cb1-a259-1d22fa7484db",
      event: "01a20a26-508f-70e6-a88a-b6400b245e6a",
      type: "webhook.test",
      state: "pending",
      created: "2026-11-23T20:43:32.881Z",
      tries: 0,
      next: "2026-11-23T20:43:32.881Z"
    }
  },
  WebhookDeliveryGetAll: {
    status: 200,
    contentType: "application/json",
    body: {
      items: [
        {
          id: "072cd977-5332-4583-83b6-9c51bc20336d",
          webhook: "01a20a26-4fdf-7cb1-a259-1d22fa7484db",
          event: "01a20a26-508f-70e6-a88a-b6400b245e6a",
          type: "webhook.test",
          state: "pending",
          created: "2026-11-23T20:43:32.881Z",
          tries: 1,
          next: "2026-11-23T20:44:17.933Z"
        }
      ]
    }
  },
  WebhookDeliveryGetItem: {
    status: 200,
    contentType: "application/json",
    body: {
      id: "072cd977-5332-4583-83b6-9c51bc20336d",
      webhook: "01a20a26-4fdf-7cb1-a259-1d22fa7484db",
      event: "01a20a26-508f-70e6-a88a-b6400b245e6a",
      type: "webhook.test",
      state: "pending",
      created: "2026-11-23T20:43:32.881Z",
      tries: 1,
      tried: "2026-11-23T20:43:32.963Z",
      next: "2026-11-23T20:43:38.045Z",
      failure: "The connection failed: ECONNREFUSED",
      attempts: [
        {
          at: "2026-11-23T20:43:32.963Z",
          millis: 14,
          failure: "The connection failed: ECONNREFUSED"
        }
      ],
      body: '{"type":"webhook.test","timestamp":"2026-11-23T20:43:32.879Z","data":{"webhookId":"01a20a26-4fdf-7cb1-a259-1d22fa7484db"}}'
    }
  },
  WebhookDeliveryReplay: {
    status: 202,
    contentType: "application/json",
    body: {
      id: "072cd977-5332-4583-83b6-9c51bc20336d",
      webhook: "01a20a26-4fdf-7cb1-a259-1d22fa7484db",
      event: "01a20a26-508f-70e6-a88a-b6400b245e6a",
      type: "webhook.test",
      state: "pending",
      created: "2026-11-23T20:43:32.881Z",
      tries: 1,
      tried: "2026-11-23T20:43:32.963Z",
      next: "2026-11-23T20:43:33.044Z",
      failure: "The connection failed: ECONNREFUSED"
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
          id: "01a20a26-4881-737c-9931-71e9f89fbbe7",
          at: "2026-11-23T20:43:30.817Z",
          operation: "TokenCreate",
          tokenId: "01a20a26-479e-77a1-bf7a-967a0c98b1a2",
          requestId: "9e83f776-a7df-4fa8-b07b-3b70a38cbf51",
          subject: "01a20a26-487e-73a7-a2f3-a86fb730f5de",
          status: 201
        }
      ],
      next: "MDFhMjBhMjYtNDg4MS03MzdjLTk5MzEtNzFlOWY4OWZiYmU3"
    }
  },
  CompanyErase: {
    status: 200,
    contentType: "application/json",
    body: {
      id: "1",
      dryRun: true,
      erasedAt: "2026-11-23T20:43:33.236Z",
      erased: {
        documents: 1,
        files: 4,
        mails: 1,
        batches: 0,
        idempotencyKeys: 0,
        certificates: 0,
        webhooks: 0,
        events: 0,
        tokens: 2,
        settings: 0
      },
      kept: [
        {
          what: "numbers",
          count: 1,
          because: "A number is filed once; without contents, with keys and digests."
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
      created: "2026-11-23T15:43:33.310-05:00",
      document: {
        uuid: "89efdb710f29cc62f5dc7f5382fc3c566b5426a40362dbc5de6673b469a7a7042e7c481ca31cc376944c9445ddee61cf",
        date: "2026-11-23T15:43:33-05:00",
        type: "01",
        number: 990000001,
        prefix: "SETP",
        schemeName: "CUFE-SHA384",
        signatureValue:
          "C3+Bo6Rpuf9lP74vw1llpQTKKfdC6GWF3b2NyCaZ3edsM6o6AavqF2VApMVNmvEHxarADwU/sHd9x8iHnCTQgEgGnuNxVOuow/LZelStysOV/kiz6v8/encP63n83n5PBUBIEYqFYZadUAktpyW+nbpQiGYW3OmA…",
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
      created: "2026-11-23T15:43:33.399-05:00",
      document: {
        uuid: "350922ff0c7e14cb985b9eb044adcbc26c84fe694655720226113c0dbcfb089e53c68e13eb8959b0a2680fc99b723970",
        date: "2026-11-23T15:43:33-05:00",
        type: "91",
        number: 3,
        prefix: "NC",
        schemeName: "CUDE-SHA384",
        signatureValue:
          "Gh5qQM15ztq+qguHlwvmN8EmlOveDoD5350hJtAO3vTwvV4VRlJan/pIJtc4SNKg8dBZlOuk3/JnXPZidzNM74ggLHTNFH2L8sO4hjvA5X1JY1KmAf/QhPvhu7Ajl0itXE0fjRS0xrWnF76eArKwEjiRbmD+NtXb…",
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
      created: "2026-11-23T15:43:33.489-05:00",
      document: {
        uuid: "2a1e655763bd3a6e2da152495ef64e0cf0cca4fcb0a4d3c566f0e8801cb93b8bb7a40cf53850a534a7ccceb4e4e79f4b",
        date: "2026-11-23T15:43:33-05:00",
        type: "92",
        number: 4,
        prefix: "ND",
        schemeName: "CUDE-SHA384",
        signatureValue:
          "oc19guG+3ZWrWzudssEFYETtPR3/LLYx53EEPUXRz8jS+I8K35WFMLRk2ahMRzUjLe9634wB+CbfQGx9iYHkCmLqsBmhjM+vcLxwPnhO/B0sgnFqIpEcUe1hsAMD4HLid+34Kh0W/GhBO3P2yaLbZJHt8IpSp1S3…",
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
      created: "2026-11-23T15:43:33.843-05:00",
      document: {
        uuid: "f3987f38917b5a91d5dad2592613d6652eabd0d307160abca3d62da9b8d5067c953b790817d40413be9ae45b0f2050fb",
        date: "2026-11-23T15:43:33-05:00",
        type: "05",
        number: 984000004,
        prefix: "SEDS",
        schemeName: "CUDS-SHA384",
        signatureValue:
          "FlOipkM3faB8jchB4sKiBWSZ0bFk/4wT4AyBYlnDnBsxLYT6PsqGYaR2evbzzwREzwq/5BIMt9fnMwG/WeDUoaMkKi8VBg6SbHNQ2eA89xcnsmzTzc6x04FoJhtL4783tAerXAvUE6dQ2GmzUTX8TGFe+CVKPMdu…",
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
      created: "2026-11-23T15:43:33.957-05:00",
      document: {
        uuid: "6d9a9d46384a7cab8cd840fcc8139e4972a1be4791072f34b1b8fd8e9983505d47ace5b3a7f5a284de5dc149e2bf99d4",
        date: "2026-11-23T15:43:33-05:00",
        type: "95",
        number: 6,
        prefix: "NAS",
        schemeName: "CUDS-SHA384",
        signatureValue:
          "PNOi+bNq5Sga2l8+jeJzLdLtEl4QJlMWeHCg8drbb2c7ed+MylkAQKBoFrfxC2RfppdMKWrDHFfCEsn3EpsfcB5NVzy+z54Khpp6yIXGro9t34eC51Z+hb+Xu6XQ7T+gY8/KAx8KYyfqwsB8meBzGhZFMV/qiKjS…",
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
      created: "2026-11-23T15:43:34.038-05:00",
      document: {
        uuid: "ff1903c329c44b6875186af8b9c13125a767f1e2a71724b5302d43d3baec5497e6b803a7a705979125f91f6c5257a670",
        date: "2026-11-23T15:43:34-05:00",
        type: "20",
        number: 7,
        prefix: "EPOS",
        schemeName: "CUDE-SHA384",
        signatureValue:
          "EGkpsbChzwhwgmlupNGZWCHUYYI6vnF6Zvd3p/RLSVVIpIqSyx4W12SHGd7T+8k0zGN1595WR1BKWdYvOmNT/lqflc+MFiluW3Zndg9c8XrOM9lLkmHGdRBhUmPXMXfGPUc7lFQ3UW7AvrDhCi7fDCM4SXgKUJt1…",
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
      created: "2026-11-23T15:43:34.266-05:00",
      document: {
        uuid: "25f1cae1058a82843b5574013cf1e4f3f508a6c62b11f250c6253303a3a9aae609abd6d199a79d209df8e653f85b9bda",
        date: "2026-11-23T15:43:34-05:00",
        type: "60",
        number: 8,
        prefix: "SPD",
        schemeName: "CUDE-SHA384",
        signatureValue:
          "j7maA5MWdqTKCU7ABdFYw+PKZKtU63P7ud4zGo1DSa1r24i3/ad8xZfU/A1+Pjz/eplhZaINTlOv4Lfnw9L5yrLgFLrB/aQjGWQpxfyC2X9MIeKck9ErrUERsYa/1paDcbyu+Byf9QG/sK+gv7D7XN55i3KNAkKo…",
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
      created: "2026-11-23T15:43:34.326-05:00",
      document: {
        uuid: "96a58cb262b0ce6c89066285f76af354ddb09876a8227c827e25486f5471bd5a363c05f6952778f73d5044df6be150a8",
        date: "2026-11-23T15:43:34-05:00",
        type: "94",
        number: 9,
        prefix: "NAE",
        schemeName: "CUDE-SHA384",
        signatureValue:
          "PLpOCs1ggv9Q+NUyUPZgkA5vsmZAQ5yA2/urbf50BP743VKzPr0Uh6Bp4Rd8c9VzICNSPHtT1d9b+P5u8f4BCcFBv2FBSmAJH3VU82BCZUg7qMGFFSXjfNhkEFY50MpdPEOoD+j8J9Oa21Osi2ncAdlt+h+2zM5Q…",
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
      created: "2026-11-23T15:43:34.381-05:00",
      document: {
        uuid: "1a549668c856403bf24a759b9f5361946204c2bb1e5ec17ffb3526eda5e09bbebab907f8bb0ef7bf408f634d4190c378",
        date: "2026-11-23T15:43:34-05:00",
        type: "030",
        number: 10,
        prefix: "ACR",
        schemeName: "CUDE-SHA384",
        signatureValue:
          "gzHoqdHCkht4y0e6Uu3cOmzTuan37mxTyRGN/o7ggrXWBHFLCtqUCBmsSi7H1CX4X2aiVavN4aK7wodQfdMmX5f8V9p9nUG7wE/n3tPbPuOHD++TQliYcimEkAQt+soXFgu/a9BtiYL/3gIN0/qSx9OxLKnnTDEv…",
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
      created: "2026-11-23T15:43:34.425-05:00",
      document: {
        uuid: "29070d30b6158ec9ffe57179f282c1df46f0b5fb3a7570004412f9602c3192fbdeaef3b04fc970c00c15b36a82129390",
        date: "2026-11-23T15:43:34-05:00",
        type: "102",
        number: 11,
        prefix: "NE",
        schemeName: "CUNE-SHA384",
        signatureValue:
          "bobmqBf60QUzbTC8psMXw9ymiOGkbeTT/OZYazQ/5+yUFtImVuif9YINJxm3xcZelQtu1SYyCHcu9IrCtB7DMKjiPsK14Sl3wfgpTEEJ2cZt9RTZaznI5iFOOKX2xMW8r5W01o1S6YC6CK/rK6rrSchrER+CVjlw…",
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
      created: "2026-11-23T15:43:34.475-05:00",
      document: {
        uuid: "5ee667ea9ca79ae0ccb4809d4ef4f372dcf695421cb4f0bc08a861b91bd7b9fdfdaf1f3bf99ca2e2275dff649e7e7001",
        date: "2026-11-23T15:43:34-05:00",
        type: "103",
        number: 12,
        prefix: "NA",
        schemeName: "CUNE-SHA384",
        signatureValue:
          "KIWabOWcBctOHjAwYwrScevAeIy5LSysQkdivyzxmJBGfi2tBAfSMZudqMhqeM/7UXotCVdKZlAMdtG/GaRLiVdvmuXPf0zOhap/Mp5UGLH268AnfX2bgLorJNUVokG+anuV7D7iGIQl950L72a4NB0j+7MZrlmQ…",
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
      created: "2026-11-23T15:43:34.516-05:00",
      document: {
        uuid: "9646fa0b76c2b9fbaa1eb5db800cf7776b74216ed55cbdb1c797ff8ad2396cb57cddcb88de1d2c8ced5e6779c4253a4f",
        date: "2026-11-23T15:43:34-05:00",
        type: "103",
        number: 13,
        prefix: "NA",
        schemeName: "CUNE-SHA384",
        signatureValue:
          "djo7dAXdV77ULLlhO1Cx92VbDrU+Ndfbw9fqQBvbLplakvSi7W7PKo3kDSeoU1gTkIAcSURHI01UyaAZ6njdMrlBgfrcJiz4oSD9ZtqyCiTKLPTDcdWNrUPJZEL8WQanYyy/GjGuqQ67pX00GX5KdO7g6d2DJL+M…",
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
      testSetId: "a8c0f0de-6f1d-4c3b-9b42-2f6f5b0f7e01",
      documents: [
        {
          operation: "InvoiceCreate",
          id: "SETP990000050",
          prefix: "SETP",
          number: 990000050,
          uuid: "4f52c2180529a0f9033624c662ef9a645ec7f2450ff371829e930500ce2d4fbfc5def63cfc2f590f286f7f8d138bc551",
          submissionId: "01a20a26-5723-7cc1-b308-110dd6efbfaf",
          zipkey: "5af1af05-92de-4307-acff-c84efb5fde84",
          status: "processing",
          statusCode: "",
          statusMessage: "",
          statusDescription: "",
          violations: []
        }
      ],
      progress: {
        total: 1,
        accepted: 0,
        rejected: 0,
        notProcessed: 0,
        open: 1,
        state: "open"
      }
    }
  },
  TestSetGetItem: {
    status: 200,
    contentType: "application/json",
    body: {
      testSetId: "a8c0f0de-6f1d-4c3b-9b42-2f6f5b0f7e01",
      documents: [
        {
          operation: "InvoiceCreate",
          id: "SETP990000050",
          prefix: "SETP",
          number: 990000050,
          uuid: "4f52c2180529a0f9033624c662ef9a645ec7f2450ff371829e930500ce2d4fbfc5def63cfc2f590f286f7f8d138bc551",
          submissionId: "01a20a26-5723-7cc1-b308-110dd6efbfaf",
          zipkey: "5af1af05-92de-4307-acff-c84efb5fde84",
          status: "processing",
          statusCode: "",
          statusMessage: "",
          statusDescription: "",
          violations: []
        }
      ],
      progress: {
        total: 1,
        accepted: 0,
        rejected: 0,
        notProcessed: 0,
        open: 1,
        state: "open"
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
          UsedByOthers: 0,
          Left: 4999998,
          FreedByRejection: 0,
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
      asked: "2026-11-23T15:43:34-05:00",
      age: 0
    }
  },
  StatusZipGetAll: {
    status: 200,
    contentType: "application/json",
    body: {
      zipkey: "5af1af05-92de-4307-acff-c84efb5fde84",
      state: "open",
      followed: true,
      asked: "2026-11-23T15:43:34-05:00",
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
  },
  DocumentEventGetAll: {
    status: 200,
    contentType: "application/json",
    body: {
      uuid: "89efdb710f29cc62f5dc7f5382fc3c566b5426a40362dbc5de6673b469a7a7042e7c481ca31cc376944c9445ddee61cf",
      state: "known",
      statusCode: "00",
      statusDescription: "Procesado Correctamente.",
      asked: "2026-11-23T15:43:34-05:00",
      proof: {
        degree: "proven",
        anchor: {
          subject: "CN=Autoridad Subordinada 01 Sandbox,O=Radicar Sandbox,L=Bogotá D.C.,C=CO",
          fingerprint: "7aac70607b682ecb57dc1aec7c6beb6a0fab77503039709179da8228a1da33b9"
        },
        at: "2026-11-23T20:43:34.962Z",
        time: "received",
        revocation: "none",
        text: "proven by CN=Autoridad Subordinada 01 Sandbox,O=Radicar Sandbox,L=Bogotá D.C.,C=CO, at 2026-11-23T20:43:34.962Z, its time of receipt; no revocation list or OCSP…"
      },
      items: [
        {
          code: "030",
          name: "Acuse de recibo de Factura Electrónica de Venta",
          id: "ACR10",
          uuid: "1a549668c856403bf24a759b9f5361946204c2bb1e5ec17ffb3526eda5e09bbebab907f8bb0ef7bf408f634d4190c378",
          registered: "2026-11-23T15:43:34-05:00",
          notifications: [
            {
              rule: "89",
              message: "NIT 900373115 no autorizado a enviar documentos para emisor con NIT 800199436."
            }
          ]
        }
      ]
    }
  }
}
