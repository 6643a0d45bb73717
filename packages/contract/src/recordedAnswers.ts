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
          submissionId: "01a21bff-f6dc-7786-aee9-890c0c529bd7",
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
              fingerprint: "53c72e92ba291b73097a035ffe3315a13b1efabff482425fe4e30668690a087e"
            },
            at: "2026-11-27T07:54:49.485Z",
            time: "received",
            revocation: "none",
            text: "proven by CN=Autoridad Subordinada 01 Sandbox,O=Radicar Sandbox,L=Bogotá D.C.,C=CO, at 2026-11-27T07:54:49.485Z, its time of receipt; no revocation list or OCSP…"
          },
          result: {
            id: "SETP990000000",
            name: "face_fSETP09003731150990000000",
            status: "submitted",
            created: "2026-11-27T02:54:49.438-05:00",
            document: {
              uuid: "6a6c7f3cad5e79719ad1645525de945a081b78101638d8f540340881f6a8c4e8171bdb8e3f01d3001524322d0fe318e3",
              date: "2026-11-27T02:54:49-05:00",
              type: "01",
              number: 990000000,
              prefix: "SETP",
              schemeName: "CUFE-SHA384",
              signatureValue:
                "QXvpbLxtIbpG3zgpb3voHDHetNX6NdczalhP7eDIqBtWxSIFejviMT7z37Y6Zg+vfWswvK/tyATQ0CI+73gEvyQ1SI85rp2fs1WEPmBI90+IOCXmoWEh01CMwpuboTxT2o0qTg6zVebLfPbru5IUFXeE/WR7nS8p…",
              reference: "",
              counterparty: {
                name: "Panadería El Trigal & Hermanos Ltda.",
                identificationType: "31",
                identification: "800199436",
                checkDigit: "4"
              },
              currency: "COP",
              total: "573306.30"
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
      ],
      next: "MDFhMjFiZmYtZjZkYy03Nzg2LWFlZTktODkwYzBjNTI5YmQ3"
    }
  },
  SubmissionSummary: {
    status: 200,
    contentType: "application/json",
    body: {
      environment: "sandbox",
      complete: true,
      groups: [
        {
          type: "01",
          status: "submitted",
          currency: "COP",
          documents: 1,
          total: "573306.30",
          amounts: {
            iva: "51300.30",
            base19: "180000.00",
            iva19: "34200.00",
            base5: "342006.00",
            iva5: "17100.30"
          }
        }
      ],
      more: false
    }
  },
  SubmissionGetItem: {
    status: 200,
    contentType: "application/json",
    body: {
      submissionId: "01a2198a-5208-720b-a79a-faeed47d3b50",
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
          fingerprint: "022f7d091d48a7f1113e548fe578b79110abf3ec3734260e2f356473ceedec20"
        },
        at: "2026-11-26T20:27:06.610Z",
        time: "received",
        revocation: "none",
        text: "proven by CN=Autoridad Subordinada 01 Sandbox,O=Radicar Sandbox,L=Bogotá D.C.,C=CO, at 2026-11-26T20:27:06.610Z, its time of receipt; no revocation list or OCSP…"
      },
      result: {
        id: "SETP990000000",
        name: "face_fSETP09003731150990000000",
        status: "submitted",
        created: "2026-11-26T15:27:05.121-05:00",
        document: {
          uuid: "17d75a9cba2ca0642b619c10c6212c24152d8c166607229e7334abc27cd8b00354906e2bc101a13ccdeb56ab83a3844d",
          date: "2026-11-26T15:27:04-05:00",
          type: "01",
          number: 990000000,
          prefix: "SETP",
          schemeName: "CUFE-SHA384",
          signatureValue:
            "KaCHHWmq+gn3d/ALpmNjF9C6BOUsODC8nZkgLZaNKKlW5KeXkDz5m8lEVXXkGYzMi3PcTocUlV5T1as7GtEULiw9I/oN9oztiXMrNR5SyRRIVthRIWZmAfIvZCRe2Pr6CATo5ROJ3KQS/N/XMgxQHrEU6uvFrx3U…",
          reference: "",
          counterparty: {
            name: "Panadería El Trigal & Hermanos Ltda.",
            identificationType: "31",
            identification: "800199436",
            checkDigit: "4"
          },
          currency: "COP",
          total: "573306.30"
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
          at: "2026-11-26T20:27:05.365Z",
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
      submissionId: "01a2198a-5208-720b-a79a-faeed47d3b50",
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
          fingerprint: "022f7d091d48a7f1113e548fe578b79110abf3ec3734260e2f356473ceedec20"
        },
        at: "2026-11-26T20:27:06.610Z",
        time: "received",
        revocation: "none",
        text: "proven by CN=Autoridad Subordinada 01 Sandbox,O=Radicar Sandbox,L=Bogotá D.C.,C=CO, at 2026-11-26T20:27:06.610Z, its time of receipt; no revocation list or OCSP…"
      },
      result: {
        id: "SETP990000000",
        name: "face_fSETP09003731150990000000",
        status: "submitted",
        created: "2026-11-26T15:27:05.121-05:00",
        document: {
          uuid: "17d75a9cba2ca0642b619c10c6212c24152d8c166607229e7334abc27cd8b00354906e2bc101a13ccdeb56ab83a3844d",
          date: "2026-11-26T15:27:04-05:00",
          type: "01",
          number: 990000000,
          prefix: "SETP",
          schemeName: "CUFE-SHA384",
          signatureValue:
            "KaCHHWmq+gn3d/ALpmNjF9C6BOUsODC8nZkgLZaNKKlW5KeXkDz5m8lEVXXkGYzMi3PcTocUlV5T1as7GtEULiw9I/oN9oztiXMrNR5SyRRIVthRIWZmAfIvZCRe2Pr6CATo5ROJ3KQS/N/XMgxQHrEU6uvFrx3U…",
          reference: "",
          counterparty: {
            name: "Panadería El Trigal & Hermanos Ltda.",
            identificationType: "31",
            identification: "800199436",
            checkDigit: "4"
          },
          currency: "COP",
          total: "573306.30"
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
          at: "2026-11-26T20:27:05.365Z",
          to: "signed",
          origin: "request",
          attempt: 0,
          detail: ""
        }
      ]
    }
  },
  SubmissionDismiss: {
    status: 200,
    contentType: "application/json",
    body: {
      submissionId: "01a21bff-f605-7ee9-8a2b-93e52106249f",
      state: "rejected",
      operation: "InvoiceCreate",
      companyId: "1",
      providerId: "1",
      environment: "sandbox",
      issuerNit: "900373115",
      attempts: 1,
      filedAgain: false,
      proof: {
        degree: "proven",
        anchor: {
          subject: "CN=Autoridad Subordinada 01 Sandbox,O=Radicar Sandbox,L=Bogotá D.C.,C=CO",
          fingerprint: "53c72e92ba291b73097a035ffe3315a13b1efabff482425fe4e30668690a087e"
        },
        at: "2026-11-27T07:54:49.376Z",
        time: "received",
        revocation: "none",
        text: "proven by CN=Autoridad Subordinada 01 Sandbox,O=Radicar Sandbox,L=Bogotá D.C.,C=CO, at 2026-11-27T07:54:49.376Z, its time of receipt; no revocation list or OCSP…"
      },
      result: {
        id: "SETP990000001",
        name: "face_fSETP09003731150990000001",
        status: "rejected",
        created: "2026-11-27T02:54:49.226-05:00",
        document: {
          uuid: "43e5e4e821dde6b94515e6b9301088a99609dd099b5d724d8da06088902b582416cedd243ade73d3f6c7143cc1687359",
          date: "2026-11-27T02:54:49-05:00",
          type: "01",
          number: 990000001,
          prefix: "SETP",
          schemeName: "CUFE-SHA384",
          signatureValue:
            "Qs3TjGB67M1gf6YpUDJPPkcS7/gw0RRV/kBtrkmokOuvfpPyEVtrWkMj1u4VTcDsy3abQm/Uycot8jr0yfKMTLTm62TZgDiBmawXfly0JC/G+Z8434fPb0xf3pFou/YckuByjkw0hWgtTyDMWxjT7yytfIyKJfQc…",
          reference: "",
          counterparty: {
            name: "Panadería El Trigal & Hermanos Ltda.",
            identificationType: "31",
            identification: "800199436",
            checkDigit: "4"
          },
          currency: "COP",
          total: "573306.30"
        },
        response: {
          statusCode: "99",
          statusMessage: "Documento con errores en campos mandatorios.",
          statusDescription: "Validación contiene errores en campos mandatorios.",
          errorMessage: "Regla: FAD06, Rechazo: Valor del CUFE no está calculado correctamente.",
          zipkey: "",
          violations: [
            {
              rule: "FAD06",
              message: "Valor del CUFE no está calculado correctamente.",
              cause: "The key (CUFE, CUDE, CUDS) is not what the authority calculates.",
              fix: "Correct the secret in it: NumberingRange.TechnicalKey of an invoice, SoftwareProvider.Pin of any other document.",
              path: "$.NumberingRange.TechnicalKey"
            }
          ]
        }
      },
      dismissal: {
        reason: "Filed by hand at the portal",
        tokenId: "01a21bff-f580-7447-a379-8ad87911344f",
        callerName: "documents:write",
        at: "2026-11-27T07:54:49.777Z"
      },
      history: [
        {
          at: "2026-11-27T07:54:49.247Z",
          to: "signed",
          origin: "request",
          attempt: 0,
          detail: ""
        }
      ]
    }
  },
  SubmissionRestore: {
    status: 200,
    contentType: "application/json",
    body: {
      submissionId: "01a21bff-f605-7ee9-8a2b-93e52106249f",
      state: "rejected",
      operation: "InvoiceCreate",
      companyId: "1",
      providerId: "1",
      environment: "sandbox",
      issuerNit: "900373115",
      attempts: 1,
      filedAgain: false,
      proof: {
        degree: "proven",
        anchor: {
          subject: "CN=Autoridad Subordinada 01 Sandbox,O=Radicar Sandbox,L=Bogotá D.C.,C=CO",
          fingerprint: "53c72e92ba291b73097a035ffe3315a13b1efabff482425fe4e30668690a087e"
        },
        at: "2026-11-27T07:54:49.376Z",
        time: "received",
        revocation: "none",
        text: "proven by CN=Autoridad Subordinada 01 Sandbox,O=Radicar Sandbox,L=Bogotá D.C.,C=CO, at 2026-11-27T07:54:49.376Z, its time of receipt; no revocation list or OCSP…"
      },
      result: {
        id: "SETP990000001",
        name: "face_fSETP09003731150990000001",
        status: "rejected",
        created: "2026-11-27T02:54:49.226-05:00",
        document: {
          uuid: "43e5e4e821dde6b94515e6b9301088a99609dd099b5d724d8da06088902b582416cedd243ade73d3f6c7143cc1687359",
          date: "2026-11-27T02:54:49-05:00",
          type: "01",
          number: 990000001,
          prefix: "SETP",
          schemeName: "CUFE-SHA384",
          signatureValue:
            "Qs3TjGB67M1gf6YpUDJPPkcS7/gw0RRV/kBtrkmokOuvfpPyEVtrWkMj1u4VTcDsy3abQm/Uycot8jr0yfKMTLTm62TZgDiBmawXfly0JC/G+Z8434fPb0xf3pFou/YckuByjkw0hWgtTyDMWxjT7yytfIyKJfQc…",
          reference: "",
          counterparty: {
            name: "Panadería El Trigal & Hermanos Ltda.",
            identificationType: "31",
            identification: "800199436",
            checkDigit: "4"
          },
          currency: "COP",
          total: "573306.30"
        },
        response: {
          statusCode: "99",
          statusMessage: "Documento con errores en campos mandatorios.",
          statusDescription: "Validación contiene errores en campos mandatorios.",
          errorMessage: "Regla: FAD06, Rechazo: Valor del CUFE no está calculado correctamente.",
          zipkey: "",
          violations: [
            {
              rule: "FAD06",
              message: "Valor del CUFE no está calculado correctamente.",
              path: "$.NumberingRange.TechnicalKey",
              cause: "The key (CUFE, CUDE, CUDS) is not what the authority calculates.",
              fix: "Correct the secret in it: NumberingRange.TechnicalKey of an invoice, SoftwareProvider.Pin of any other document."
            }
          ]
        }
      },
      history: [
        {
          at: "2026-11-27T07:54:49.247Z",
          to: "signed",
          origin: "request",
          attempt: 0,
          detail: ""
        }
      ]
    }
  },
  SubmissionRetryMany: {
    status: 200,
    contentType: "application/json",
    body: {
      items: [
        {
          id: "01a21bff-f6dc-7786-aee9-890c0c529bd7",
          submission: {
            submissionId: "01a21bff-f6dc-7786-aee9-890c0c529bd7",
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
                fingerprint: "53c72e92ba291b73097a035ffe3315a13b1efabff482425fe4e30668690a087e"
              },
              at: "2026-11-27T07:54:49.485Z",
              time: "received",
              revocation: "none",
              text: "proven by CN=Autoridad Subordinada 01 Sandbox,O=Radicar Sandbox,L=Bogotá D.C.,C=CO, at 2026-11-27T07:54:49.485Z, its time of receipt; no revocation list or OCSP…"
            },
            result: {
              id: "SETP990000000",
              name: "face_fSETP09003731150990000000",
              status: "submitted",
              created: "2026-11-27T02:54:49.438-05:00",
              document: {
                uuid: "6a6c7f3cad5e79719ad1645525de945a081b78101638d8f540340881f6a8c4e8171bdb8e3f01d3001524322d0fe318e3",
                date: "2026-11-27T02:54:49-05:00",
                type: "01",
                number: 990000000,
                prefix: "SETP",
                schemeName: "CUFE-SHA384",
                signatureValue:
                  "QXvpbLxtIbpG3zgpb3voHDHetNX6NdczalhP7eDIqBtWxSIFejviMT7z37Y6Zg+vfWswvK/tyATQ0CI+73gEvyQ1SI85rp2fs1WEPmBI90+IOCXmoWEh01CMwpuboTxT2o0qTg6zVebLfPbru5IUFXeE/WR7nS8p…",
                reference: "",
                counterparty: {
                  name: "Panadería El Trigal & Hermanos Ltda.",
                  identificationType: "31",
                  identification: "800199436",
                  checkDigit: "4"
                },
                currency: "COP",
                total: "573306.30"
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
                at: "2026-11-27T07:54:49.444Z",
                to: "signed",
                origin: "request",
                attempt: 0,
                detail: ""
              }
            ]
          }
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
    body: 72256
  },
  fileXmlGetItem: {
    status: 200,
    contentType: "application/xml",
    body: 37309
  },
  fileEvidenceGetItem: {
    status: 200,
    contentType: "application/zip",
    body: 101153
  },
  fileArchiveCreate: {
    status: 200,
    contentType: "application/zip",
    body: 69077
  },
  fileUrlGetItem: {
    status: 200,
    contentType: "application/json",
    body: {
      url: "https://radicar.example.com/v1/files/links/AaIZilIIcgunmvru1H07UAMBoh6wwsQBohmKThx28J3c_g-Mgw2vw4ynEr8PyjMENqsBkS2roNG64p75h5nx",
      expires: "2026-11-27T20:27:10.404Z"
    }
  },
  fileLinkOpen: {
    status: 200,
    contentType: "application/pdf",
    body: 72256
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
          uuid: "17d75a9cba2ca0642b619c10c6212c24152d8c166607229e7334abc27cd8b00354906e2bc101a13ccdeb56ab83a3844d",
          schemeName: "CUFE-SHA384",
          body: {
            TypeCode: "01",
            OperationCode: "10",
            Number: 990000000,
            Date: "2026-11-26T15:27:04",
            DueDate: "2026-11-26T00:00:00",
            CurrencyCode: "COP",
            Note: "Gracias por su compra",
            OrderReference: {
              Number: "OC-1042",
              Date: "2026-11-26T00:00:00"
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
              Date: "2026-11-26T00:00:00"
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
              at: "2026-11-26T20:27:05.033Z",
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
                at: "2026-11-26T20:27:05.033Z",
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
              signingTime: "2026-11-26T20:27:05.033Z",
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
                text: "proven by CN=Autoridad Subordinada 01 Sandbox,O=Radicar Sandbox,L=Bogotá D.C.,C=CO, at 2026-11-26T20:27:05.695Z, the signing time that it states; no revocation …",
                anchor: {
                  subject: "CN=Autoridad Subordinada 01 Sandbox,O=Radicar Sandbox,L=Bogotá D.C.,C=CO",
                  fingerprint: "022f7d091d48a7f1113e548fe578b79110abf3ec3734260e2f356473ceedec20"
                },
                at: "2026-11-26T20:27:05.695Z",
                time: "stated",
                revocation: "none"
              },
              accepted: true,
              code: "02",
              description: "Documento validado por la DIAN",
              date: "2026-11-26T15:27:05-05:00",
              uuid: "9f558662bfc43ad33042f4463bc7c417b26eeeacf1679bc343b5fd2043e3a7f43160f94e3d82c9598f9d1525c2ab3db5",
              documentUuid:
                "17d75a9cba2ca0642b619c10c6212c24152d8c166607229e7334abc27cd8b00354906e2bc101a13ccdeb56ab83a3844d",
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
                  text: "proven by CN=Autoridad Subordinada 01 Sandbox,O=Radicar Sandbox,L=Bogotá D.C.,C=CO, at 2026-11-26T20:27:05.695Z, the signing time that it states; no revocation …",
                  anchor: {
                    subject: "CN=Autoridad Subordinada 01 Sandbox,O=Radicar Sandbox,L=Bogotá D.C.,C=CO",
                    fingerprint: "022f7d091d48a7f1113e548fe578b79110abf3ec3734260e2f356473ceedec20"
                  },
                  at: "2026-11-26T20:27:05.695Z",
                  time: "stated",
                  revocation: "none"
                },
                signer: {
                  nit: "800197268",
                  commonName: "U.A.E. DIRECCION DE IMPUESTOS Y ADUANAS NACIONALES",
                  subject:
                    "CN=U.A.E. DIRECCION DE IMPUESTOS Y ADUANAS NACIONALES,2.5.4.5=#1309383030313937323638,O=U.A.E. DIRECCION DE IMPUESTOS Y ADUANAS NACIONALES,L=Bogotá D.C.,C=CO",
                  issuer: "CN=Autoridad Subordinada 01 Sandbox,O=Radicar Sandbox,L=Bogotá D.C.,C=CO",
                  serialNumber: "703866467419014978473130374040652017226888969616",
                  notBefore: "2019-01-01T00:00:00.000Z",
                  notAfter: "2049-12-31T23:59:59.000Z"
                },
                signingTime: "2026-11-26T20:27:05.695Z",
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
      id: "01a2198a-75b6-74c8-86ab-0999094e2625",
      state: "queued",
      document: {
        uuid: "17d75a9cba2ca0642b619c10c6212c24152d8c166607229e7334abc27cd8b00354906e2bc101a13ccdeb56ab83a3844d",
        id: "SETP990000000"
      },
      subject: "900373115;Café Piñón y Cía. S.A.S.;SETP990000000;01;Café Piñón y Cía. S.A.S.",
      messageId: "<01a2198a-75b6-74c8-86ab-0999094e2625@example.com>",
      receivers: [
        {
          kind: "to",
          state: "queued",
          origin: "request",
          address: "compras@example.com"
        }
      ],
      created: "2026-11-26T20:27:14.233Z",
      tries: 0
    }
  },
  SendMailGetItem: {
    status: 200,
    contentType: "application/json",
    body: {
      id: "01a2198a-75b6-74c8-86ab-0999094e2625",
      state: "queued",
      document: {
        uuid: "17d75a9cba2ca0642b619c10c6212c24152d8c166607229e7334abc27cd8b00354906e2bc101a13ccdeb56ab83a3844d",
        id: "SETP990000000"
      },
      subject: "900373115;Café Piñón y Cía. S.A.S.;SETP990000000;01;Café Piñón y Cía. S.A.S.",
      messageId: "<01a2198a-75b6-74c8-86ab-0999094e2625@example.com>",
      receivers: [
        {
          kind: "to",
          address: "compras@example.com",
          origin: "request",
          state: "queued"
        }
      ],
      created: "2026-11-26T20:27:14.233Z",
      tries: 0
    }
  },
  SendMailCreateMany: {
    status: 200,
    contentType: "application/json",
    body: {
      items: [
        {
          mail: {
            id: "01a2197f-8290-703c-8689-1cf5fa70f622",
            state: "queued",
            document: {
              uuid: "847a2ac2d67e86cf5ffafe048a7227283da807b7091771740b02d38487ad41b84f9287462789eb665b853d135b44fc03",
              id: "SETP990000000"
            },
            subject: "900373115;Café Piñón y Cía. S.A.S.;SETP990000000;01;Café Piñón y Cía. S.A.S.",
            messageId: "<01a2197f-8290-703c-8689-1cf5fa70f622@example.com>",
            receivers: [
              {
                kind: "to",
                state: "queued",
                origin: "request",
                address: "compras@example.com"
              }
            ],
            created: "2026-11-26T20:15:16.625Z",
            tries: 0
          }
        }
      ]
    }
  },
  SendMailGetAll: {
    status: 200,
    contentType: "application/json",
    body: {
      items: [
        {
          id: "01a2197f-8290-703c-8689-1cf5fa70f622",
          state: "queued",
          document: {
            uuid: "847a2ac2d67e86cf5ffafe048a7227283da807b7091771740b02d38487ad41b84f9287462789eb665b853d135b44fc03",
            id: "SETP990000000"
          },
          subject: "900373115;Café Piñón y Cía. S.A.S.;SETP990000000;01;Café Piñón y Cía. S.A.S.",
          messageId: "<01a2197f-8290-703c-8689-1cf5fa70f622@example.com>",
          receivers: [
            {
              kind: "to",
              address: "compras@example.com",
              origin: "request",
              state: "queued"
            }
          ],
          created: "2026-11-26T20:15:16.625Z",
          tries: 0
        }
      ]
    }
  },
  CertificateStore: {
    status: 201,
    contentType: "application/json",
    body: {
      id: "01a2198a-77d4-7a7b-8c7a-740c1c1d62f5",
      nit: "900373115",
      issuer:
        "1.2.840.113549.1.9.1=#1614696e666f406578616d706c652e696e76616c6964,CN=Autoridad Subordinada 01 de Pruebas,OU=Certificación digital,O=Entidad de Pruebas\\, S.A.,L…",
      serialNumber: "564952872620565310969088056710152883327319921",
      notBefore: "2024-01-01T00:00:00.000Z",
      notAfter: "2123-12-31T23:59:59.000Z",
      daysLeft: 35463,
      created: "2026-11-26T20:27:14.805Z",
      token: "cert_B_J5UaPnOCf…"
    }
  },
  CertificateGetAll: {
    status: 200,
    contentType: "application/json",
    body: {
      items: [
        {
          id: "01a2198a-77d4-7a7b-8c7a-740c1c1d62f5",
          nit: "900373115",
          issuer:
            "1.2.840.113549.1.9.1=#1614696e666f406578616d706c652e696e76616c6964,CN=Autoridad Subordinada 01 de Pruebas,OU=Certificación digital,O=Entidad de Pruebas\\, S.A.,L…",
          serialNumber: "564952872620565310969088056710152883327319921",
          notBefore: "2024-01-01T00:00:00.000Z",
          notAfter: "2123-12-31T23:59:59.000Z",
          daysLeft: 35463,
          created: "2026-11-26T20:27:14.805Z"
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
      watchedSince: "2026-11-26T20:27:01.222Z",
      items: [
        {
          environment: "sandbox",
          state: "closed",
          lastSuccess: "2026-11-26T20:27:06.738Z",
          failuresInARow: 0,
          calls: 1,
          failures: [],
          latency: {
            filing: {
              calls: 1,
              p50: 1235,
              p95: 1235,
              p99: 1235,
              max: 1235
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
      id: "01a2198a-7be6-7a04-8e88-5f35db7ad322",
      name: "ERP",
      prefix: "rad_sandbox_2C18SR",
      scopes: ["documents:write"],
      companies: ["1"],
      providers: ["1"],
      created: "2026-11-26T20:27:15.814Z",
      createdBy: "01a2198a-4f9a-7e45-b992-be4fe4664153",
      expires: "2027-11-26T20:27:15.814Z",
      token: "rad_sandbox_2C18…"
    }
  },
  TokenGetAll: {
    status: 200,
    contentType: "application/json",
    body: {
      items: [
        {
          id: "01a2198a-41ce-7672-944f-1975422ba2d5",
          name: "RADICAR_ADMIN_TOKEN",
          prefix: "admin",
          scopes: ["tokens:admin"],
          companies: ["*"],
          providers: ["*"],
          created: "2026-11-26T20:27:00.943Z",
          lastUsed: "2026-11-26T20:27:03.646Z"
        }
      ]
    }
  },
  TokenGetSelf: {
    status: 200,
    contentType: "application/json",
    body: {
      id: "01a21bff-f52a-73b8-abd6-7e0ccfdea96b",
      name: "documents:read",
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
      id: "01a2198a-7be6-7a04-8e88-5f35db7ad322",
      revoked: "2026-11-26T20:27:16.241Z",
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
      updated: "2026-11-26T20:27:16.385Z"
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
          updated: "2026-11-26T20:27:16.385Z"
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
      updated: "2026-11-26T20:27:16.385Z"
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
      updated: "2026-11-26T20:27:17.059Z"
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
          updated: "2026-11-26T20:27:17.059Z"
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
      updated: "2026-11-26T20:27:17.059Z"
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
      id: "01a2198a-81f9-7101-bef6-c50f3a7d8a14",
      name: "ERP",
      url: "https://hooks.example.com/radicar",
      events: ["document.*"],
      companies: ["1"],
      state: "enabled",
      created: "2026-11-26T20:27:17.379Z",
      createdBy: "01a2198a-502c-7a87-91ea-b75f1faf792a",
      secret: "whsec_mPFABVb5z4…"
    }
  },
  WebhookGetAll: {
    status: 200,
    contentType: "application/json",
    body: {
      items: [
        {
          id: "01a2198a-81f9-7101-bef6-c50f3a7d8a14",
          name: "ERP",
          url: "https://hooks.example.com/radicar",
          events: ["document.*"],
          companies: ["1"],
          state: "enabled",
          created: "2026-11-26T20:27:17.379Z",
          createdBy: "01a2198a-502c-7a87-91ea-b75f1faf792a"
        }
      ]
    }
  },
  WebhookGetItem: {
    status: 200,
    contentType: "application/json",
    body: {
      id: "01a2198a-81f9-7101-bef6-c50f3a7d8a14",
      name: "ERP",
      url: "https://hooks.example.com/radicar",
      events: ["document.*"],
      companies: ["1"],
      state: "enabled",
      created: "2026-11-26T20:27:17.379Z",
      createdBy: "01a2198a-502c-7a87-91ea-b75f1faf792a"
    }
  },
  WebhookChange: {
    status: 200,
    contentType: "application/json",
    body: {
      id: "01a2198a-81f9-7101-bef6-c50f3a7d8a14",
      name: "ERP",
      url: "https://hooks.example.com/radicar",
      events: ["document.accepted"],
      companies: ["1"],
      state: "enabled",
      created: "2026-11-26T20:27:17.379Z",
      createdBy: "01a2198a-502c-7a87-91ea-b75f1faf792a"
    }
  },
  WebhookRotateSecret: {
    status: 200,
    contentType: "application/json",
    body: {
      secret: "whsec_PolLBeIAZ9…",
      previousExpires: "2026-11-27T20:27:18.405Z"
    }
  },
  WebhookTest: {
    status: 202,
    contentType: "application/json",
    body: {
      id: "2375b5b3-e866-41f1-ae9b-047c11a885bd",
      webhook: "01a2198a-81f9-7101-bef6-c50f3a7d8a14",
      event: "01a2198a-8748-74ed-a8b3-44410ee78e11",
      type: "webhook.test",
      state: "pending",
      created: "2026-11-26T20:27:18.733Z",
      tries: 0,
      next: "2026-11-26T20:27:18.733Z"
    }
  },
  WebhookDeliveryGetAll: {
    status: 200,
    contentType: "application/json",
    body: {
      items: [
        {
          id: "2375b5b3-e866-41f1-ae9b-047c11a885bd",
          webhook: "01a2198a-81f9-7101-bef6-c50f3a7d8a14",
          event: "01a2198a-8748-74ed-a8b3-44410ee78e11",
          type: "webhook.test",
          state: "pending",
          created: "2026-11-26T20:27:18.733Z",
          tries: 1,
          tried: "2026-11-26T20:27:18.827Z",
          next: "2026-11-26T20:27:24.292Z",
          failure: "The connection failed: ECONNREFUSED"
        }
      ]
    }
  },
  WebhookDeliveryGetItem: {
    status: 200,
    contentType: "application/json",
    body: {
      id: "2375b5b3-e866-41f1-ae9b-047c11a885bd",
      webhook: "01a2198a-81f9-7101-bef6-c50f3a7d8a14",
      event: "01a2198a-8748-74ed-a8b3-44410ee78e11",
      type: "webhook.test",
      state: "pending",
      created: "2026-11-26T20:27:18.733Z",
      tries: 1,
      tried: "2026-11-26T20:27:18.827Z",
      next: "2026-11-26T20:27:24.292Z",
      failure: "The connection failed: ECONNREFUSED",
      attempts: [
        {
          at: "2026-11-26T20:27:18.827Z",
          millis: 29,
          failure: "The connection failed: ECONNREFUSED"
        }
      ],
      body: '{"type":"webhook.test","timestamp":"2026-11-26T20:27:18.728Z","data":{"webhookId":"01a2198a-81f9-7101-bef6-c50f3a7d8a14"}}'
    }
  },
  WebhookDeliveryReplay: {
    status: 202,
    contentType: "application/json",
    body: {
      id: "2375b5b3-e866-41f1-ae9b-047c11a885bd",
      webhook: "01a2198a-81f9-7101-bef6-c50f3a7d8a14",
      event: "01a2198a-8748-74ed-a8b3-44410ee78e11",
      type: "webhook.test",
      state: "pending",
      created: "2026-11-26T20:27:18.733Z",
      tries: 1,
      tried: "2026-11-26T20:27:18.827Z",
      next: "2026-11-26T20:27:19.127Z",
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
          id: "01a21bff-f51f-713d-8aa4-139801588ca6",
          at: "2026-11-27T07:54:48.991Z",
          operation: "TokenCreate",
          tokenId: "01a21bff-f3e1-7d45-8490-e4bd86963fd8",
          callerName: "RADICAR_ADMIN_TOKEN",
          requestId: "4651c494-14ae-4825-945d-6d2163ecf0c8",
          subject: "01a21bff-f52a-73b8-abd6-7e0ccfdea96b",
          status: 201
        }
      ],
      next: "MDFhMjFiZmYtZjUxZi03MTNkLThhYTQtMTM5ODAxNTg4Y2E2"
    }
  },
  CompanyErase: {
    status: 200,
    contentType: "application/json",
    body: {
      id: "1",
      dryRun: true,
      erasedAt: "2026-11-26T20:27:19.731Z",
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
      created: "2026-11-26T15:27:19.958-05:00",
      document: {
        uuid: "502be75ea9135a89055448004889357975aa738bc0d40f9aacf07f869488d718958761febdc42d4c1b834fba5ebe6f1d",
        date: "2026-11-26T15:27:19-05:00",
        type: "01",
        number: 990000001,
        prefix: "SETP",
        schemeName: "CUFE-SHA384",
        signatureValue:
          "UTt0LxvV/arvYDvDyPmoSmbE8vlb9fNOVYUTlYxgRQH1S0MzR0G2Lc4bimNsGJA5hyIA3roeKkGvubvuXXdO/jHR4Wk+A0Ij6+xIwuiPT3K3Ww+xwQBX4amH+5RB8/y0IIZS9a9nvIcSJIul/li5EGmfHNO04ICH…",
        reference: "",
        counterparty: {
          name: "Panadería El Trigal & Hermanos Ltda.",
          identificationType: "31",
          identification: "800199436",
          checkDigit: "4"
        },
        currency: "COP",
        total: "573306.30"
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
      created: "2026-11-26T15:27:20.147-05:00",
      document: {
        uuid: "b3a09ea9917bbfdcbbd41cf83b2170097c684f84277aa204de826e940f1b31e4fa05ec03b77efd301feef759351acd31",
        date: "2026-11-26T15:27:20-05:00",
        type: "91",
        number: 3,
        prefix: "NC",
        schemeName: "CUDE-SHA384",
        signatureValue:
          "dDQfsagqjUa7fiTMH3ZAhapnwR/+WDSLwQa1g3QpAwxSGxCPEYtt8k0FPrRIFt3vfqSoQlJUqZEa/hc0m5H2+DZ/KcQ6kyPSMOKVTHDqII04owGvzF1DwcopqL1xNg9dxDKkXOAFhlJ+XWXIq4JZieHkMupkfzNc…",
        reference: "SETP990000001",
        counterparty: {
          name: "Panadería El Trigal & Hermanos Ltda.",
          identificationType: "31",
          identification: "800199436",
          checkDigit: "4"
        },
        currency: "COP",
        total: "573306.30"
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
      created: "2026-11-26T15:27:20.313-05:00",
      document: {
        uuid: "0aca0e80965dc48c030a18d32bf11d66e343ee8d8e5773595fd1944bfb15fb81a3dba07da8b75ef30beaee99fd228263",
        date: "2026-11-26T15:27:20-05:00",
        type: "92",
        number: 4,
        prefix: "ND",
        schemeName: "CUDE-SHA384",
        signatureValue:
          "knFS9fbpAsqW4Hd6+Pu++Q34hxkmW7KQXNm2e2u0WEanv5/0TV51Fqm1KyofmRraKriYTS+RnpRHYIsOuu+HdbSVZluSN/Ykkx0Z3z5ev3X1eVGdRG/4yKC9U94oWitk93XtUdYaxMasxTq+7NYQ6wzcKbAZ40yU…",
        reference: "SETP990000001",
        counterparty: {
          name: "Panadería El Trigal & Hermanos Ltda.",
          identificationType: "31",
          identification: "800199436",
          checkDigit: "4"
        },
        currency: "COP",
        total: "573306.30"
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
      created: "2026-11-26T15:27:21.021-05:00",
      document: {
        uuid: "99c1f101b6dc5bcfba572b455cecc511f4ae9fca03e8b97dccc019029ec600c2b8600086461b81c150e8f05a564c3cc9",
        date: "2026-11-26T15:27:20-05:00",
        type: "05",
        number: 984000004,
        prefix: "SEDS",
        schemeName: "CUDS-SHA384",
        signatureValue:
          "dVwrcFMHekLdQi/SlvY/SV0y9hQ9+buFWcsymmAfIjinlRLY5bIHNUpit8T4Wgftoz2RJ2QN2JKxf19WscXpvzjbgCfq6az2PulouBYWYYCVjBrCYg1ZPEX+d31d55nzjriPFxHTw1+0LaGqUuuOQabDCO220ZwE…",
        reference: "",
        counterparty: {
          name: "Rosa Elvira Campo",
          identificationType: "31",
          identification: "1020304050",
          checkDigit: "8"
        },
        currency: "COP",
        total: "1800000.00"
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
      created: "2026-11-26T15:27:21.316-05:00",
      document: {
        uuid: "db72674cea154c179c017f3a2b20148f16c89662e2a1c6279d6ea80f369db4b9eff35c3fa75092dc996b2ab92abffa00",
        date: "2026-11-26T15:27:21-05:00",
        type: "95",
        number: 6,
        prefix: "NAS",
        schemeName: "CUDS-SHA384",
        signatureValue:
          "ehENJi28S97kpVoLwRIUgGWpp30glBoWmCkPpzYfaDjYk5Je0TUuF+ywM9i13WTqkMPSK1WvM9tb2+O8vmso4mdymXZ+4bddatUHj4gROTCNeHN244lYH7D+DoPqHWFZOgqK6KF7K5Yv8jGrTnjI2JW08Ec5s8Ht…",
        reference: "SEDS984000004",
        counterparty: {
          name: "Rosa Elvira Campo",
          identificationType: "31",
          identification: "1020304050",
          checkDigit: "8"
        },
        currency: "COP",
        total: "1800000.00"
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
      created: "2026-11-26T15:27:21.590-05:00",
      document: {
        uuid: "a387609fb2ce173f79b271a242e1692b1828f717d4064663d71229158a1091c2e328642add0f444c33ce46fd0b6aa48f",
        date: "2026-11-26T15:27:21-05:00",
        type: "20",
        number: 7,
        prefix: "EPOS",
        schemeName: "CUDE-SHA384",
        signatureValue:
          "i6gY4XqyAXuC6YUrn+0rH/QRi4VJx3Q0yU+gtCZLqerOqKFA31f1p2xh3N7PQycliUyYvwpYqDUOk0GhZ3jLxA0k+IO7Y3Ammrj76/zTopGZtm6Ep5Wto/l1EDnbTAbc3ICKmoDox++lixtoer4d4F6RmgwMOV4Z…",
        reference: "",
        counterparty: {
          name: "consumidor final",
          identificationType: "13",
          identification: "222222222222"
        },
        currency: "COP",
        total: "119150.00"
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
      created: "2026-11-26T15:27:21.723-05:00",
      document: {
        uuid: "9a08cfc9921309157dbcb9ca6de70a742a12d9e796287d6a9f77a4a7f955dae66c3b42de08dd3e4b060dc347418e6fac",
        date: "2026-11-26T15:27:21-05:00",
        type: "60",
        number: 8,
        prefix: "SPD",
        schemeName: "CUDE-SHA384",
        signatureValue:
          "FJJXn+zUCSDLrtyBaGIetKTTmakqVZXKlJL6vY+M9gyiBEm+h9dilp32FRpqJuxDsXAaXnpTmJbIA0Cm10tsAlcV8KRld16JshlpbDx+GuafOmrSUeKPC6+Kl2TCszd2cu+1ygKaUp6hnKRno9wK3lpowl1OusSu…",
        reference: "",
        counterparty: {
          name: "Beatriz Muñoz Peña",
          identificationType: "13",
          identification: "1020304050"
        },
        currency: "COP",
        total: "55000.00"
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
      created: "2026-11-26T15:27:21.883-05:00",
      document: {
        uuid: "6fb54936966e9fa6bc90ef7f09a0178715c8ff4f201241518e362f86b5fe0e0a812cf2732bb991ac1e18d417934bb233",
        date: "2026-11-26T15:27:21-05:00",
        type: "94",
        number: 9,
        prefix: "NAE",
        schemeName: "CUDE-SHA384",
        signatureValue:
          "HV046IK8NHyus7eKdmx+XtvNAdWTrF9p0ZMOipYxvenQzVMlNm1XBkc3rz9czlZjlPU5BEGxju+X58svNI9m9rLdlmN30Jy6CALwruPmqYuzNrd+ci8+zcZ/5rgK1im6/AT2ZPIlQpAlS3t0KtnI/JG8uzPW6hMl…",
        reference: "EPOS7",
        counterparty: {
          name: "consumidor final",
          identificationType: "13",
          identification: "222222222222"
        },
        currency: "COP",
        total: "119150.00"
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
      created: "2026-11-26T15:27:21.956-05:00",
      document: {
        uuid: "b3c333ca6765728def30cc7c6a58461279f70b7a207120bec94ea7c3b46253bda921acc9a98092a58659526e6e18c43a",
        date: "2026-11-26T15:27:21-05:00",
        type: "030",
        number: 10,
        prefix: "ACR",
        schemeName: "CUDE-SHA384",
        signatureValue:
          "c+iW1RY3VR8eU7ua/freLBkGGuG0vVNtlLmmOpbdEG+J1alzSeCtCLvSMcPrk2dNd9swwIpLf7kVqfuBPX+X9vbEqsWM7EuAqYQT4WEVXlnk+I/mKPsbv/RDeeKuDDMu8N1MzVmrhicR1Ewq2x+L25EroV+2fdc1…",
        reference: "",
        counterparty: {
          name: "Café Piñón y Cía. S.A.S.",
          identificationType: "31",
          identification: "900373115",
          checkDigit: "3"
        }
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
      created: "2026-11-26T15:27:22.238-05:00",
      document: {
        uuid: "9b855f62e0f39636a0660bc091d2302d22631fa31f054fafb48db72b31bd37876379b5815402d40063224cae864fa0bb",
        date: "2026-11-26T15:27:22-05:00",
        type: "102",
        number: 11,
        prefix: "NE",
        schemeName: "CUNE-SHA384",
        signatureValue:
          "D6Pv08c4U65h4FEF8Kx5QlTY7kbozxzpWFnkkxDeCfnbLt/kXAZSJoOBRMiHspFxe9BHtW8W6CkfHW6+3smCXCaVGKnpX/7yttxyfOHWwx07KoNgWkraiUHU/Dsowz6Cga88djMSbXnzK6+z2dVckpixjgz01Kcc…",
        reference: "",
        counterparty: {
          name: "Ana María Muñoz Peña",
          identificationType: "13",
          identification: "1020304060"
        },
        currency: "COP",
        total: "1567275.28"
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
      created: "2026-11-26T15:27:23.016-05:00",
      document: {
        uuid: "aa8854a1b14ed9babef43b68a65c1cc2b66fb1184ce9cbc747b5b5a6268f9721eaf8f6ba3ade488f6c57de3819c195f4",
        date: "2026-11-26T15:27:22-05:00",
        type: "103",
        number: 12,
        prefix: "NA",
        schemeName: "CUNE-SHA384",
        signatureValue:
          "kBw7QEnzgisZFks/+0gor7ndttfgFdvwHZcTTn9PRdhZbQCvUna0H089d1CFtcW8jhDeVH2BMnxnfNXwtuP1mAyNzGxzHbXvTbK/Qb2ecNwpO4lzglFU3oDBswVuJRZ1H/mbZAbGTBidAT8FtyKfbtmlrhUl++Gl…",
        reference: "NE11",
        counterparty: {
          name: "Ana María Muñoz Peña",
          identificationType: "13",
          identification: "1020304060"
        },
        currency: "COP",
        total: "1567275.28"
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
      created: "2026-11-26T15:27:23.265-05:00",
      document: {
        uuid: "b3a5a86eff4f0dafacef498bb0b96797640342f53f38c07cb6abc29d939a36eb88c56ade0c41aa9866000886842f671c",
        date: "2026-11-26T15:27:23-05:00",
        type: "103",
        number: 13,
        prefix: "NA",
        schemeName: "CUNE-SHA384",
        signatureValue:
          "MNONEma2BWJ5OY2xxZUiT9Mdw3ns+v7RbNarccAr9if2u6qZDB/CfAcqRuKHQsbZw/ykiMX5dCpxaeOCJZJR9ZtMlc418tIdIUNam4rO5+fwYycWVuvZewpPdpOLU8w6TBU4lHWi0Ar1n8aY/TP54WdFF0AREmsH…",
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
          uuid: "a22d43b649fd0020c4cf3820e77eb744ebb367794197f0bac743978093bac04c058bc60bcc0ce38f7ccf8da1bb9f836f",
          submissionId: "01a2198a-999a-79f7-8dbf-db740308d492",
          zipkey: "20bd2411-19b8-45e5-a1d5-06948c998bfa",
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
          uuid: "a22d43b649fd0020c4cf3820e77eb744ebb367794197f0bac743978093bac04c058bc60bcc0ce38f7ccf8da1bb9f836f",
          submissionId: "01a2198a-999a-79f7-8dbf-db740308d492",
          zipkey: "20bd2411-19b8-45e5-a1d5-06948c998bfa",
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
          TechnicalKey: "fc8eac422eba16e22ffd8c6f94b3f40a6e38162c",
          StartDate: "2019-01-19T00:00:00",
          EndDate: "2030-01-19T00:00:00",
          Used: 3,
          UsedByOthers: 0,
          Left: 4999998,
          FreedByRejection: 0,
          Skipped: 48,
          LastNumber: 990000050,
          DaysToExpiry: 1150,
          Warnings: [
            {
              code: "skipped",
              message: "48 numbers below the highest were never filed here."
            }
          ]
        }
      ],
      asked: "2026-11-26T15:27:23-05:00",
      age: 0
    }
  },
  StatusZipGetAll: {
    status: 200,
    contentType: "application/json",
    body: {
      zipkey: "20bd2411-19b8-45e5-a1d5-06948c998bfa",
      state: "open",
      followed: true,
      asked: "2026-11-26T15:27:23-05:00",
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
      uuid: "502be75ea9135a89055448004889357975aa738bc0d40f9aacf07f869488d718958761febdc42d4c1b834fba5ebe6f1d",
      state: "known",
      statusCode: "00",
      statusDescription: "Procesado Correctamente.",
      asked: "2026-11-26T15:27:23-05:00",
      proof: {
        degree: "proven",
        anchor: {
          subject: "CN=Autoridad Subordinada 01 Sandbox,O=Radicar Sandbox,L=Bogotá D.C.,C=CO",
          fingerprint: "022f7d091d48a7f1113e548fe578b79110abf3ec3734260e2f356473ceedec20"
        },
        at: "2026-11-26T20:27:23.780Z",
        time: "received",
        revocation: "none",
        text: "proven by CN=Autoridad Subordinada 01 Sandbox,O=Radicar Sandbox,L=Bogotá D.C.,C=CO, at 2026-11-26T20:27:23.780Z, its time of receipt; no revocation list or OCSP…"
      },
      items: [
        {
          code: "030",
          name: "Acuse de recibo de Factura Electrónica de Venta",
          id: "ACR10",
          uuid: "b3c333ca6765728def30cc7c6a58461279f70b7a207120bec94ea7c3b46253bda921acc9a98092a58659526e6e18c43a",
          registered: "2026-11-26T15:27:21-05:00",
          notifications: [
            {
              rule: "89",
              message: "NIT 900373115 no autorizado a enviar documentos para emisor con NIT 800199436."
            }
          ]
        }
      ]
    }
  },
  AcquirerGetItem: {
    status: 200,
    contentType: "application/json",
    body: {
      identificationType: "31",
      identification: "800199436",
      state: "unknown",
      asked: "2026-11-26T15:15:21-05:00"
    }
  }
}
