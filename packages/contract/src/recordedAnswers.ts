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
          submissionId: "01a21c50-0d5a-79c3-92a6-d136f09d81fb",
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
              fingerprint: "2f08f96a5abf0a88180a603982f54e8e784e2667cf1b42e12a64eedd44606b9c"
            },
            at: "2026-11-27T09:22:18.168Z",
            time: "received",
            revocation: "none",
            text: "proven by CN=Autoridad Subordinada 01 Sandbox,O=Radicar Sandbox,L=Bogotá D.C.,C=CO, at 2026-11-27T09:22:18.168Z, its time of receipt; no revocation list or OCSP…"
          },
          result: {
            id: "SETP990000002",
            name: "face_fSETP09003731150990000002",
            status: "submitted",
            created: "2026-11-27T04:22:18.081-05:00",
            document: {
              uuid: "48354e541b4cee23473a2c72ac4d1e97074d425c91732dd700489160a52bda7210c6031fa62e7c8e71538bef98b2699e",
              date: "2026-11-27T04:22:17-05:00",
              type: "01",
              number: 990000002,
              prefix: "SETP",
              schemeName: "CUFE-SHA384",
              signatureValue:
                "inMPRHbX+maD7+GW9+HsqMa773qCYvhWbUC0ymwV9MSRDFlRRSYXwne3GcL7rs13//Fj9njCFvtoD7H3z5l1XY0nfrD3Gtan750kquSr+x7FAj7h/eCKIp/dKyI+exLR4CAWnp1PY/dGDqIYWXqzb45Zm+4ozXO6…",
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
              statusMessage: "La Factura electrónica SETP990000002, ha sido autorizada.",
              statusDescription: "Procesado Correctamente.",
              errorMessage: "",
              zipkey: ""
            }
          }
        }
      ],
      next: "MDFhMjFjNTAtMGQ1YS03OWMzLTkyYTYtZDEzNmYwOWQ4MWZi"
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
          status: "rejected",
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
      submissionId: "01a21c50-0d5a-79c3-92a6-d136f09d81fb",
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
          fingerprint: "2f08f96a5abf0a88180a603982f54e8e784e2667cf1b42e12a64eedd44606b9c"
        },
        at: "2026-11-27T09:22:18.168Z",
        time: "received",
        revocation: "none",
        text: "proven by CN=Autoridad Subordinada 01 Sandbox,O=Radicar Sandbox,L=Bogotá D.C.,C=CO, at 2026-11-27T09:22:18.168Z, its time of receipt; no revocation list or OCSP…"
      },
      result: {
        id: "SETP990000002",
        name: "face_fSETP09003731150990000002",
        status: "submitted",
        created: "2026-11-27T04:22:18.081-05:00",
        document: {
          uuid: "48354e541b4cee23473a2c72ac4d1e97074d425c91732dd700489160a52bda7210c6031fa62e7c8e71538bef98b2699e",
          date: "2026-11-27T04:22:17-05:00",
          type: "01",
          number: 990000002,
          prefix: "SETP",
          schemeName: "CUFE-SHA384",
          signatureValue:
            "inMPRHbX+maD7+GW9+HsqMa773qCYvhWbUC0ymwV9MSRDFlRRSYXwne3GcL7rs13//Fj9njCFvtoD7H3z5l1XY0nfrD3Gtan750kquSr+x7FAj7h/eCKIp/dKyI+exLR4CAWnp1PY/dGDqIYWXqzb45Zm+4ozXO6…",
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
          statusMessage: "La Factura electrónica SETP990000002, ha sido autorizada.",
          statusDescription: "Procesado Correctamente.",
          errorMessage: "",
          zipkey: ""
        }
      },
      history: [
        {
          at: "2026-11-27T09:22:18.086Z",
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
      submissionId: "01a21c50-0d5a-79c3-92a6-d136f09d81fb",
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
          fingerprint: "2f08f96a5abf0a88180a603982f54e8e784e2667cf1b42e12a64eedd44606b9c"
        },
        at: "2026-11-27T09:22:18.168Z",
        time: "received",
        revocation: "none",
        text: "proven by CN=Autoridad Subordinada 01 Sandbox,O=Radicar Sandbox,L=Bogotá D.C.,C=CO, at 2026-11-27T09:22:18.168Z, its time of receipt; no revocation list or OCSP…"
      },
      result: {
        id: "SETP990000002",
        name: "face_fSETP09003731150990000002",
        status: "submitted",
        created: "2026-11-27T04:22:18.081-05:00",
        document: {
          uuid: "48354e541b4cee23473a2c72ac4d1e97074d425c91732dd700489160a52bda7210c6031fa62e7c8e71538bef98b2699e",
          date: "2026-11-27T04:22:17-05:00",
          type: "01",
          number: 990000002,
          prefix: "SETP",
          schemeName: "CUFE-SHA384",
          signatureValue:
            "inMPRHbX+maD7+GW9+HsqMa773qCYvhWbUC0ymwV9MSRDFlRRSYXwne3GcL7rs13//Fj9njCFvtoD7H3z5l1XY0nfrD3Gtan750kquSr+x7FAj7h/eCKIp/dKyI+exLR4CAWnp1PY/dGDqIYWXqzb45Zm+4ozXO6…",
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
          statusMessage: "La Factura electrónica SETP990000002, ha sido autorizada.",
          statusDescription: "Procesado Correctamente.",
          errorMessage: "",
          zipkey: ""
        }
      },
      history: [
        {
          at: "2026-11-27T09:22:18.086Z",
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
      submissionId: "01a21c50-0be1-7562-ade7-03f88d1870c1",
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
          fingerprint: "2f08f96a5abf0a88180a603982f54e8e784e2667cf1b42e12a64eedd44606b9c"
        },
        at: "2026-11-27T09:22:17.881Z",
        time: "received",
        revocation: "none",
        text: "proven by CN=Autoridad Subordinada 01 Sandbox,O=Radicar Sandbox,L=Bogotá D.C.,C=CO, at 2026-11-27T09:22:17.881Z, its time of receipt; no revocation list or OCSP…"
      },
      result: {
        id: "SETP990000001",
        name: "face_fSETP09003731150990000001",
        status: "rejected",
        created: "2026-11-27T04:22:17.708-05:00",
        document: {
          uuid: "95cc49e84747c9b6b5920c80ff618408ae0a1836496bc5c068f767f51e0615c7351b9d23e3935e63c10c733c64468d60",
          date: "2026-11-27T04:22:17-05:00",
          type: "01",
          number: 990000001,
          prefix: "SETP",
          schemeName: "CUFE-SHA384",
          signatureValue:
            "loT4qUU/0QBooY/H2ZR7DIxc9DUvEvhyC/Ln92/xKMmC/SltSdqs4cFmNOcXWTTaL1K73zgM8hQhRG4OcLY550Z/nNQAFjcGHkX9DKc4TySZ7J1F1SvQJH2cXOHCZbYPmpLV1xYR2EKeXevo9BymTLvnNBjfJEJY…",
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
        tokenId: "01a21c50-0b54-7965-bd89-08e291146563",
        callerName: "documents:write",
        at: "2026-11-27T09:22:18.612Z"
      },
      history: [
        {
          at: "2026-11-27T09:22:17.727Z",
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
      submissionId: "01a21c50-0be1-7562-ade7-03f88d1870c1",
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
          fingerprint: "2f08f96a5abf0a88180a603982f54e8e784e2667cf1b42e12a64eedd44606b9c"
        },
        at: "2026-11-27T09:22:17.881Z",
        time: "received",
        revocation: "none",
        text: "proven by CN=Autoridad Subordinada 01 Sandbox,O=Radicar Sandbox,L=Bogotá D.C.,C=CO, at 2026-11-27T09:22:17.881Z, its time of receipt; no revocation list or OCSP…"
      },
      result: {
        id: "SETP990000001",
        name: "face_fSETP09003731150990000001",
        status: "rejected",
        created: "2026-11-27T04:22:17.708-05:00",
        document: {
          uuid: "95cc49e84747c9b6b5920c80ff618408ae0a1836496bc5c068f767f51e0615c7351b9d23e3935e63c10c733c64468d60",
          date: "2026-11-27T04:22:17-05:00",
          type: "01",
          number: 990000001,
          prefix: "SETP",
          schemeName: "CUFE-SHA384",
          signatureValue:
            "loT4qUU/0QBooY/H2ZR7DIxc9DUvEvhyC/Ln92/xKMmC/SltSdqs4cFmNOcXWTTaL1K73zgM8hQhRG4OcLY550Z/nNQAFjcGHkX9DKc4TySZ7J1F1SvQJH2cXOHCZbYPmpLV1xYR2EKeXevo9BymTLvnNBjfJEJY…",
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
          at: "2026-11-27T09:22:17.727Z",
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
          id: "01a21c50-0d5a-79c3-92a6-d136f09d81fb",
          submission: {
            submissionId: "01a21c50-0d5a-79c3-92a6-d136f09d81fb",
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
                fingerprint: "2f08f96a5abf0a88180a603982f54e8e784e2667cf1b42e12a64eedd44606b9c"
              },
              at: "2026-11-27T09:22:18.168Z",
              time: "received",
              revocation: "none",
              text: "proven by CN=Autoridad Subordinada 01 Sandbox,O=Radicar Sandbox,L=Bogotá D.C.,C=CO, at 2026-11-27T09:22:18.168Z, its time of receipt; no revocation list or OCSP…"
            },
            result: {
              id: "SETP990000002",
              name: "face_fSETP09003731150990000002",
              status: "submitted",
              created: "2026-11-27T04:22:18.081-05:00",
              document: {
                uuid: "48354e541b4cee23473a2c72ac4d1e97074d425c91732dd700489160a52bda7210c6031fa62e7c8e71538bef98b2699e",
                date: "2026-11-27T04:22:17-05:00",
                type: "01",
                number: 990000002,
                prefix: "SETP",
                schemeName: "CUFE-SHA384",
                signatureValue:
                  "inMPRHbX+maD7+GW9+HsqMa773qCYvhWbUC0ymwV9MSRDFlRRSYXwne3GcL7rs13//Fj9njCFvtoD7H3z5l1XY0nfrD3Gtan750kquSr+x7FAj7h/eCKIp/dKyI+exLR4CAWnp1PY/dGDqIYWXqzb45Zm+4ozXO6…",
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
                statusMessage: "La Factura electrónica SETP990000002, ha sido autorizada.",
                statusDescription: "Procesado Correctamente.",
                errorMessage: "",
                zipkey: ""
              }
            },
            history: [
              {
                at: "2026-11-27T09:22:18.086Z",
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
    body: 3489
  },
  SubmissionReconcile: {
    status: 200,
    contentType: "application/json",
    body: {
      environment: "sandbox",
      complete: true,
      from: "2026-11-27",
      to: "2026-11-27",
      counts: {
        issued: 2,
        received: 0,
        events: 0,
        others: 0,
        matched: 2,
        findings: 0
      },
      findings: [],
      omitted: 0
    }
  },
  filePdfGetItem: {
    status: 200,
    contentType: "application/pdf",
    body: 72141
  },
  fileXmlGetItem: {
    status: 200,
    contentType: "application/xml",
    body: 37309
  },
  fileEvidenceGetItem: {
    status: 200,
    contentType: "application/zip",
    body: 101297
  },
  fileArchiveCreate: {
    status: 200,
    contentType: "application/zip",
    body: 206825
  },
  fileUrlGetItem: {
    status: 200,
    contentType: "application/json",
    body: {
      url: "https://radicar.example.com/v1/files/links/AaIcUAzpcNyQANCQpOIzLgMBoiF2b6QBohxQC0J1TpJlbeKcTLDUpVERR4QxlNxGdIDGTfN60-Mspkbqft5b",
      expires: "2026-11-28T09:22:19.684Z"
    }
  },
  fileLinkOpen: {
    status: 200,
    contentType: "application/pdf",
    body: 72141
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
          uuid: "f91baaf3cc85df59df61ae4f394e92d7bc39119a1fff3e0006566f95c06fc861422785d4ca89a76d3fe17ac71d7c1d88",
          schemeName: "CUFE-SHA384",
          body: {
            TypeCode: "01",
            OperationCode: "10",
            Number: 990000000,
            Date: "2026-11-27T04:22:17",
            DueDate: "2026-11-27T00:00:00",
            CurrencyCode: "COP",
            Note: "Gracias por su compra",
            OrderReference: {
              Number: "OC-1042",
              Date: "2026-11-27T00:00:00"
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
              Date: "2026-11-27T00:00:00"
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
              at: "2026-11-27T09:22:17.955Z",
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
                at: "2026-11-27T09:22:17.955Z",
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
              signingTime: "2026-11-27T09:22:17.955Z",
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
                text: "proven by CN=Autoridad Subordinada 01 Sandbox,O=Radicar Sandbox,L=Bogotá D.C.,C=CO, at 2026-11-27T09:22:17.974Z, the signing time that it states; no revocation …",
                anchor: {
                  subject: "CN=Autoridad Subordinada 01 Sandbox,O=Radicar Sandbox,L=Bogotá D.C.,C=CO",
                  fingerprint: "2f08f96a5abf0a88180a603982f54e8e784e2667cf1b42e12a64eedd44606b9c"
                },
                at: "2026-11-27T09:22:17.974Z",
                time: "stated",
                revocation: "none"
              },
              accepted: true,
              code: "02",
              description: "Documento validado por la DIAN",
              date: "2026-11-27T04:22:17-05:00",
              uuid: "593e6e648f854426327a962ab491eab88085dd72eac505bf6114c5de380e4794b49cf39f44b70ac07584042105a33ea5",
              documentUuid:
                "f91baaf3cc85df59df61ae4f394e92d7bc39119a1fff3e0006566f95c06fc861422785d4ca89a76d3fe17ac71d7c1d88",
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
                  text: "proven by CN=Autoridad Subordinada 01 Sandbox,O=Radicar Sandbox,L=Bogotá D.C.,C=CO, at 2026-11-27T09:22:17.974Z, the signing time that it states; no revocation …",
                  anchor: {
                    subject: "CN=Autoridad Subordinada 01 Sandbox,O=Radicar Sandbox,L=Bogotá D.C.,C=CO",
                    fingerprint: "2f08f96a5abf0a88180a603982f54e8e784e2667cf1b42e12a64eedd44606b9c"
                  },
                  at: "2026-11-27T09:22:17.974Z",
                  time: "stated",
                  revocation: "none"
                },
                signer: {
                  nit: "800197268",
                  commonName: "U.A.E. DIRECCION DE IMPUESTOS Y ADUANAS NACIONALES",
                  subject:
                    "CN=U.A.E. DIRECCION DE IMPUESTOS Y ADUANAS NACIONALES,2.5.4.5=#1309383030313937323638,O=U.A.E. DIRECCION DE IMPUESTOS Y ADUANAS NACIONALES,L=Bogotá D.C.,C=CO",
                  issuer: "CN=Autoridad Subordinada 01 Sandbox,O=Radicar Sandbox,L=Bogotá D.C.,C=CO",
                  serialNumber: "455707875529217292330628365206380209948526013249",
                  notBefore: "2019-01-01T00:00:00.000Z",
                  notAfter: "2049-12-31T23:59:59.000Z"
                },
                signingTime: "2026-11-27T09:22:17.974Z",
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
      id: "01a21c50-14ff-713c-968c-b2f72dcae516",
      state: "queued",
      document: {
        uuid: "f91baaf3cc85df59df61ae4f394e92d7bc39119a1fff3e0006566f95c06fc861422785d4ca89a76d3fe17ac71d7c1d88",
        id: "SETP990000000"
      },
      subject: "900373115;Café Piñón y Cía. S.A.S.;SETP990000000;01;Café Piñón y Cía. S.A.S.",
      messageId: "<01a21c50-14ff-713c-968c-b2f72dcae516@example.com>",
      receivers: [
        {
          kind: "to",
          state: "queued",
          origin: "request",
          address: "compras@example.com"
        }
      ],
      created: "2026-11-27T09:22:20.036Z",
      tries: 0
    }
  },
  SendMailGetItem: {
    status: 200,
    contentType: "application/json",
    body: {
      id: "01a21c50-14ff-713c-968c-b2f72dcae516",
      state: "queued",
      document: {
        uuid: "f91baaf3cc85df59df61ae4f394e92d7bc39119a1fff3e0006566f95c06fc861422785d4ca89a76d3fe17ac71d7c1d88",
        id: "SETP990000000"
      },
      subject: "900373115;Café Piñón y Cía. S.A.S.;SETP990000000;01;Café Piñón y Cía. S.A.S.",
      messageId: "<01a21c50-14ff-713c-968c-b2f72dcae516@example.com>",
      receivers: [
        {
          kind: "to",
          address: "compras@example.com",
          origin: "request",
          state: "queued"
        }
      ],
      created: "2026-11-27T09:22:20.036Z",
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
            id: "01a21c50-1567-7f68-b0d6-4979f03e3b2d",
            state: "queued",
            document: {
              uuid: "f91baaf3cc85df59df61ae4f394e92d7bc39119a1fff3e0006566f95c06fc861422785d4ca89a76d3fe17ac71d7c1d88",
              id: "SETP990000000"
            },
            subject: "900373115;Café Piñón y Cía. S.A.S.;SETP990000000;01;Café Piñón y Cía. S.A.S.",
            messageId: "<01a21c50-1567-7f68-b0d6-4979f03e3b2d@example.com>",
            receivers: [
              {
                kind: "to",
                state: "queued",
                origin: "request",
                address: "compras@example.com"
              }
            ],
            created: "2026-11-27T09:22:20.135Z",
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
          id: "01a21c50-1567-7f68-b0d6-4979f03e3b2d",
          state: "queued",
          document: {
            uuid: "f91baaf3cc85df59df61ae4f394e92d7bc39119a1fff3e0006566f95c06fc861422785d4ca89a76d3fe17ac71d7c1d88",
            id: "SETP990000000"
          },
          subject: "900373115;Café Piñón y Cía. S.A.S.;SETP990000000;01;Café Piñón y Cía. S.A.S.",
          messageId: "<01a21c50-1567-7f68-b0d6-4979f03e3b2d@example.com>",
          receivers: [
            {
              kind: "to",
              address: "compras@example.com",
              origin: "request",
              state: "queued"
            }
          ],
          created: "2026-11-27T09:22:20.135Z",
          tries: 0
        }
      ]
    }
  },
  CertificateStore: {
    status: 201,
    contentType: "application/json",
    body: {
      id: "01a21c50-15ba-73dd-9b6e-3865a4350267",
      nit: "900373115",
      issuer:
        "1.2.840.113549.1.9.1=#1614696e666f406578616d706c652e696e76616c6964,CN=Autoridad Subordinada 01 de Pruebas,OU=Certificación digital,O=Entidad de Pruebas\\, S.A.,L…",
      serialNumber: "564952872620565310969088056710152883327319921",
      notBefore: "2024-01-01T00:00:00.000Z",
      notAfter: "2123-12-31T23:59:59.000Z",
      daysLeft: 35462,
      created: "2026-11-27T09:22:20.218Z",
      token: "cert_IbQbUQyNxaW…"
    }
  },
  CertificateGetAll: {
    status: 200,
    contentType: "application/json",
    body: {
      items: [
        {
          id: "01a21c50-15ba-73dd-9b6e-3865a4350267",
          nit: "900373115",
          issuer:
            "1.2.840.113549.1.9.1=#1614696e666f406578616d706c652e696e76616c6964,CN=Autoridad Subordinada 01 de Pruebas,OU=Certificación digital,O=Entidad de Pruebas\\, S.A.,L…",
          serialNumber: "564952872620565310969088056710152883327319921",
          notBefore: "2024-01-01T00:00:00.000Z",
          notAfter: "2123-12-31T23:59:59.000Z",
          daysLeft: 35462,
          created: "2026-11-27T09:22:20.218Z"
        }
      ]
    }
  },
  InboxImport: {
    status: 200,
    contentType: "application/json",
    body: {
      id: "01a21c50-1605-72d7-9a74-dda2a89f0f34",
      state: "judged",
      received: "2026-11-27T09:22:20.294Z",
      repeated: false,
      items: [
        {
          id: "01a21c50-1675-76e8-98d6-8010d1bee3e6",
          state: "received",
          received: "2026-11-27T09:22:20.294Z",
          environment: "sandbox",
          arrivalId: "01a21c50-1605-72d7-9a74-dda2a89f0f34",
          uuid: "48354e541b4cee23473a2c72ac4d1e97074d425c91732dd700489160a52bda7210c6031fa62e7c8e71538bef98b2699e",
          supplier: {
            name: "Café Piñón y Cía. S.A.S.",
            identificationType: "31",
            identification: "900373115",
            checkDigit: "3"
          },
          type: "01",
          number: "SETP990000002",
          issueDate: "2026-11-27",
          dueDate: "2026-11-27",
          payment: "credit",
          currency: "COP",
          total: "573306.30",
          taxes: {
            iva: "51300.30"
          },
          order: "OC-1042",
          events: [],
          warnings: [],
          file: "factura.xml"
        }
      ]
    }
  },
  InboxGetAll: {
    status: 200,
    contentType: "application/json",
    body: {
      items: [
        {
          id: "01a21c50-1675-76e8-98d6-8010d1bee3e6",
          state: "received",
          received: "2026-11-27T09:22:20.294Z",
          environment: "sandbox",
          arrivalId: "01a21c50-1605-72d7-9a74-dda2a89f0f34",
          uuid: "48354e541b4cee23473a2c72ac4d1e97074d425c91732dd700489160a52bda7210c6031fa62e7c8e71538bef98b2699e",
          supplier: {
            name: "Café Piñón y Cía. S.A.S.",
            identificationType: "31",
            identification: "900373115",
            checkDigit: "3"
          },
          type: "01",
          number: "SETP990000002",
          issueDate: "2026-11-27",
          dueDate: "2026-11-27",
          payment: "credit",
          currency: "COP",
          total: "573306.30",
          taxes: {
            iva: "51300.30"
          },
          order: "OC-1042",
          events: [],
          warnings: [],
          file: "factura.xml"
        }
      ]
    }
  },
  InboxSummary: {
    status: 200,
    contentType: "application/json",
    body: {
      environment: "sandbox",
      complete: true,
      groups: [
        {
          status: "received",
          counterparty: {
            name: "Café Piñón y Cía. S.A.S.",
            identificationType: "31",
            identification: "900373115",
            checkDigit: "3"
          },
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
  InboxExport: {
    status: 200,
    contentType: "text/csv;",
    body: null
  },
  InboxArrivalGetItem: {
    status: 200,
    contentType: "application/json",
    body: {
      id: "01a21c50-1605-72d7-9a74-dda2a89f0f34",
      state: "judged",
      received: "2026-11-27T09:22:20.294Z",
      repeated: false,
      items: [
        {
          id: "01a21c50-1675-76e8-98d6-8010d1bee3e6",
          state: "received",
          received: "2026-11-27T09:22:20.294Z",
          environment: "sandbox",
          arrivalId: "01a21c50-1605-72d7-9a74-dda2a89f0f34",
          uuid: "48354e541b4cee23473a2c72ac4d1e97074d425c91732dd700489160a52bda7210c6031fa62e7c8e71538bef98b2699e",
          supplier: {
            name: "Café Piñón y Cía. S.A.S.",
            identificationType: "31",
            identification: "900373115",
            checkDigit: "3"
          },
          type: "01",
          number: "SETP990000002",
          issueDate: "2026-11-27",
          dueDate: "2026-11-27",
          payment: "credit",
          currency: "COP",
          total: "573306.30",
          taxes: {
            iva: "51300.30"
          },
          order: "OC-1042",
          events: [],
          warnings: [],
          file: "factura.xml"
        }
      ]
    }
  },
  InboxPersonReplace: {
    status: 200,
    contentType: "application/json",
    body: {
      person: {
        Id: "52123456",
        IdentificationType: "13",
        FirstName: "Ana",
        FamilyName: "Rojas",
        JobTitle: "Jefe de compras",
        OrganizationDepartment: "Recepción"
      },
      of: "user"
    }
  },
  InboxPersonGet: {
    status: 200,
    contentType: "application/json",
    body: {
      person: {
        Id: "52123456",
        IdentificationType: "13",
        FirstName: "Ana",
        FamilyName: "Rojas",
        JobTitle: "Jefe de compras",
        OrganizationDepartment: "Recepción"
      },
      of: "company"
    }
  },
  InboxEventCreate: {
    status: 200,
    contentType: "application/json",
    body: {
      item: {
        id: "01a21c50-1675-76e8-98d6-8010d1bee3e6",
        state: "goodsReceived",
        received: "2026-11-27T09:22:20.294Z",
        environment: "sandbox",
        arrivalId: "01a21c50-1605-72d7-9a74-dda2a89f0f34",
        uuid: "48354e541b4cee23473a2c72ac4d1e97074d425c91732dd700489160a52bda7210c6031fa62e7c8e71538bef98b2699e",
        supplier: {
          name: "Café Piñón y Cía. S.A.S.",
          identificationType: "31",
          identification: "900373115",
          checkDigit: "3"
        },
        type: "01",
        number: "SETP990000002",
        issueDate: "2026-11-27",
        dueDate: "2026-11-27",
        payment: "credit",
        currency: "COP",
        total: "573306.30",
        taxes: {
          iva: "51300.30"
        },
        order: "OC-1042",
        events: ["030"],
        term: {
          startsOn: "2026-11-27",
          endsOn: "2026-12-02"
        },
        warnings: [],
        file: "factura.xml"
      },
      events: [
        {
          action: "acknowledge",
          code: "030",
          status: "registered",
          result: {
            id: "ACR1",
            name: "face_fACR08001994360000000001",
            status: "submitted",
            created: "2026-11-27T04:22:20.768-05:00",
            document: {
              uuid: "777b6d7c42bd003b1af61582acee1fe7f26e3bf5bca2803fef61ede4c71d146993d99d7077f56405ebfbb7a2622aa5a2",
              date: "2026-11-27T04:22:20-05:00",
              type: "030",
              number: 1,
              prefix: "ACR",
              schemeName: "CUDE-SHA384",
              signatureValue:
                "bxxZdj2AvpVZGHqdXR3yz+Pikc/+miKPnVGw32wUzghVTLCiY2S5whPrxh4B5CHe7NanCFbe5eTyzL1+rNoKnCIzv5lfmwyO1HOVNSvFzCt4S+UfGrBuRW4KgnhsKVxMSy0t1kqcILdtRbM8yO4htS3ivzrvgNPq…",
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
              statusMessage: "La Application response ACR1, ha sido autorizada.",
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
        }
      ]
    }
  },
  InboxEventCreateMany: {
    status: 200,
    contentType: "application/json",
    body: {
      items: [
        {
          id: "01a21c50-1675-76e8-98d6-8010d1bee3e6",
          filed: {
            item: {
              id: "01a21c50-1675-76e8-98d6-8010d1bee3e6",
              state: "accepted",
              received: "2026-11-27T09:22:20.294Z",
              environment: "sandbox",
              arrivalId: "01a21c50-1605-72d7-9a74-dda2a89f0f34",
              uuid: "48354e541b4cee23473a2c72ac4d1e97074d425c91732dd700489160a52bda7210c6031fa62e7c8e71538bef98b2699e",
              supplier: {
                name: "Café Piñón y Cía. S.A.S.",
                identificationType: "31",
                identification: "900373115",
                checkDigit: "3"
              },
              type: "01",
              number: "SETP990000002",
              issueDate: "2026-11-27",
              dueDate: "2026-11-27",
              payment: "credit",
              currency: "COP",
              total: "573306.30",
              taxes: {
                iva: "51300.30"
              },
              order: "OC-1042",
              events: ["030"],
              term: {
                startsOn: "2026-11-27",
                endsOn: "2026-12-02"
              },
              warnings: [],
              file: "factura.xml"
            },
            events: [
              {
                action: "accept",
                code: "033",
                status: "registered",
                result: {
                  id: "ACE1",
                  name: "face_fACE08001994360000000001",
                  status: "submitted",
                  created: "2026-11-27T04:22:21.053-05:00",
                  document: {
                    uuid: "46d5a8432d7439542db0ea73ad3babde0068cb7c00349bff1feeb637a7e8edd957d24b5d1ad61cdfbf352faa9b500417",
                    date: "2026-11-27T04:22:21-05:00",
                    type: "033",
                    number: 1,
                    prefix: "ACE",
                    schemeName: "CUDE-SHA384",
                    signatureValue:
                      "OJKltf2HK9xRr+4LbOfYa5FDjieKFaVh/2dkHSVuD/CNw/ebNQt4FJI16Hb45zKwTBZqH1tQ8h1p2UvudhGtyzkioLvbf5mLpp/GLe47w0J7XpSCBb+3TLaxFiKm+owJDmvDC1iGmVK404nVZrN19A/nslL3qI/K…",
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
                    statusMessage: "La Application response ACE1, ha sido autorizada.",
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
              }
            ]
          }
        }
      ]
    }
  },
  InboxGetItem: {
    status: 200,
    contentType: "application/json",
    body: {
      id: "01a21c50-1675-76e8-98d6-8010d1bee3e6",
      state: "accepted",
      received: "2026-11-27T09:22:20.294Z",
      environment: "sandbox",
      arrivalId: "01a21c50-1605-72d7-9a74-dda2a89f0f34",
      uuid: "48354e541b4cee23473a2c72ac4d1e97074d425c91732dd700489160a52bda7210c6031fa62e7c8e71538bef98b2699e",
      supplier: {
        name: "Café Piñón y Cía. S.A.S.",
        identificationType: "31",
        identification: "900373115",
        checkDigit: "3"
      },
      type: "01",
      number: "SETP990000002",
      issueDate: "2026-11-27",
      dueDate: "2026-11-27",
      payment: "credit",
      currency: "COP",
      total: "573306.30",
      taxes: {
        iva: "51300.30"
      },
      order: "OC-1042",
      events: ["030"],
      term: {
        startsOn: "2026-11-27",
        endsOn: "2026-12-02"
      },
      warnings: [],
      file: "factura.xml",
      files: [
        {
          id: "document",
          kind: "xml",
          name: "factura.xml"
        }
      ],
      filed: [
        {
          code: "030",
          state: "registered",
          origin: "here",
          id: "ACR1",
          uuid: "777b6d7c42bd003b1af61582acee1fe7f26e3bf5bca2803fef61ede4c71d146993d99d7077f56405ebfbb7a2622aa5a2",
          submissionId: "01a21c50-1816-7d5b-9858-fa331f81f622",
          registered: "2026-11-27T04:22:20-05:00"
        }
      ],
      history: [
        {
          at: "2026-11-27T09:22:20.412Z",
          to: "received",
          by: "judged"
        }
      ],
      document: {
        file: "factura.xml",
        kind: "invoice",
        operation: "InvoiceCreate",
        typeCode: "01",
        number: "SETP990000002",
        environment: "2",
        uuid: "48354e541b4cee23473a2c72ac4d1e97074d425c91732dd700489160a52bda7210c6031fa62e7c8e71538bef98b2699e",
        schemeName: "CUFE-SHA384",
        body: {
          TypeCode: "01",
          OperationCode: "10",
          Number: 990000002,
          Date: "2026-11-27T04:22:17",
          DueDate: "2026-11-27T00:00:00",
          CurrencyCode: "COP",
          Note: "Gracias por su compra",
          OrderReference: {
            Number: "OC-1042",
            Date: "2026-11-27T00:00:00"
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
            Code: "2",
            MethodCode: "42",
            Date: "2026-12-27T00:00:00"
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
            at: "2026-11-27T09:22:18.070Z",
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
              at: "2026-11-27T09:22:18.070Z",
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
            signingTime: "2026-11-27T09:22:18.070Z",
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
              text: "proven by CN=Autoridad Subordinada 01 Sandbox,O=Radicar Sandbox,L=Bogotá D.C.,C=CO, at 2026-11-27T09:22:18.107Z, the signing time that it states; no revocation …",
              anchor: {
                subject: "CN=Autoridad Subordinada 01 Sandbox,O=Radicar Sandbox,L=Bogotá D.C.,C=CO",
                fingerprint: "2f08f96a5abf0a88180a603982f54e8e784e2667cf1b42e12a64eedd44606b9c"
              },
              at: "2026-11-27T09:22:18.107Z",
              time: "stated",
              revocation: "none"
            },
            accepted: true,
            code: "02",
            description: "Documento validado por la DIAN",
            date: "2026-11-27T04:22:18-05:00",
            uuid: "9636fb040d237641af8d59f370f39acbe2f357f97b1e488078f72f0cfccfa34a45d24552b788003ec81bf602cadfa12a",
            documentUuid:
              "48354e541b4cee23473a2c72ac4d1e97074d425c91732dd700489160a52bda7210c6031fa62e7c8e71538bef98b2699e",
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
                text: "proven by CN=Autoridad Subordinada 01 Sandbox,O=Radicar Sandbox,L=Bogotá D.C.,C=CO, at 2026-11-27T09:22:18.107Z, the signing time that it states; no revocation …",
                anchor: {
                  subject: "CN=Autoridad Subordinada 01 Sandbox,O=Radicar Sandbox,L=Bogotá D.C.,C=CO",
                  fingerprint: "2f08f96a5abf0a88180a603982f54e8e784e2667cf1b42e12a64eedd44606b9c"
                },
                at: "2026-11-27T09:22:18.107Z",
                time: "stated",
                revocation: "none"
              },
              signer: {
                nit: "800197268",
                commonName: "U.A.E. DIRECCION DE IMPUESTOS Y ADUANAS NACIONALES",
                subject:
                  "CN=U.A.E. DIRECCION DE IMPUESTOS Y ADUANAS NACIONALES,2.5.4.5=#1309383030313937323638,O=U.A.E. DIRECCION DE IMPUESTOS Y ADUANAS NACIONALES,L=Bogotá D.C.,C=CO",
                issuer: "CN=Autoridad Subordinada 01 Sandbox,O=Radicar Sandbox,L=Bogotá D.C.,C=CO",
                serialNumber: "455707875529217292330628365206380209948526013249",
                notBefore: "2019-01-01T00:00:00.000Z",
                notAfter: "2049-12-31T23:59:59.000Z"
              },
              signingTime: "2026-11-27T09:22:18.107Z",
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
    }
  },
  InboxFileGet: {
    status: 200,
    contentType: "application/pdf",
    body: 75480
  },
  InboxRetry: {
    status: 200,
    contentType: "application/json",
    body: {
      id: "01a21c50-1675-76e8-98d6-8010d1bee3e6",
      state: "accepted",
      received: "2026-11-27T09:22:20.294Z",
      environment: "sandbox",
      arrivalId: "01a21c50-1605-72d7-9a74-dda2a89f0f34",
      uuid: "48354e541b4cee23473a2c72ac4d1e97074d425c91732dd700489160a52bda7210c6031fa62e7c8e71538bef98b2699e",
      supplier: {
        name: "Café Piñón y Cía. S.A.S.",
        identificationType: "31",
        identification: "900373115",
        checkDigit: "3"
      },
      type: "01",
      number: "SETP990000002",
      issueDate: "2026-11-27",
      dueDate: "2026-11-27",
      payment: "credit",
      currency: "COP",
      total: "573306.30",
      taxes: {
        iva: "51300.30"
      },
      order: "OC-1042",
      events: ["030"],
      term: {
        startsOn: "2026-11-27",
        endsOn: "2026-12-02"
      },
      warnings: [],
      file: "factura.xml"
    }
  },
  InboxFetch: {
    status: 200,
    contentType: "application/json",
    body: {
      items: [
        {
          uuid: "48354e541b4cee23473a2c72ac4d1e97074d425c91732dd700489160a52bda7210c6031fa62e7c8e71538bef98b2699e",
          item: {
            id: "01a21c50-1675-76e8-98d6-8010d1bee3e6",
            state: "accepted",
            received: "2026-11-27T09:22:20.294Z",
            environment: "sandbox",
            arrivalId: "01a21c50-1605-72d7-9a74-dda2a89f0f34",
            uuid: "48354e541b4cee23473a2c72ac4d1e97074d425c91732dd700489160a52bda7210c6031fa62e7c8e71538bef98b2699e",
            supplier: {
              name: "Café Piñón y Cía. S.A.S.",
              identificationType: "31",
              identification: "900373115",
              checkDigit: "3"
            },
            type: "01",
            number: "SETP990000002",
            issueDate: "2026-11-27",
            dueDate: "2026-11-27",
            payment: "credit",
            currency: "COP",
            total: "573306.30",
            taxes: {
              iva: "51300.30"
            },
            order: "OC-1042",
            events: ["030"],
            term: {
              startsOn: "2026-11-27",
              endsOn: "2026-12-02"
            },
            warnings: [],
            file: "factura.xml"
          }
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
      watchedSince: "2026-11-27T09:22:17.033Z",
      items: [
        {
          environment: "sandbox",
          state: "closed",
          lastSuccess: "2026-11-27T09:22:21.631Z",
          failuresInARow: 0,
          calls: 9,
          failures: [],
          latency: {
            filing: {
              calls: 6,
              p50: 35,
              p95: 144,
              p99: 144,
              max: 144
            },
            query: {
              calls: 3,
              p50: 16,
              p95: 35,
              p99: 35,
              max: 35
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
      id: "01a21c50-1be2-7cae-94db-b3fef34770b2",
      name: "ERP",
      prefix: "rad_sandbox_2lKlyi",
      scopes: ["documents:write"],
      companies: ["1"],
      providers: ["1"],
      created: "2026-11-27T09:22:21.794Z",
      createdBy: "01a21c50-0b82-739c-a9ee-1842ad43d66e",
      expires: "2027-11-27T09:22:21.794Z",
      token: "rad_sandbox_2lKl…"
    }
  },
  TokenGetAll: {
    status: 200,
    contentType: "application/json",
    body: {
      items: [
        {
          id: "01a21c50-092d-7f33-a707-3b3d2fb7c3bf",
          name: "RADICAR_ADMIN_TOKEN",
          prefix: "admin",
          scopes: ["tokens:admin"],
          companies: ["*"],
          providers: ["*"],
          created: "2026-11-27T09:22:17.007Z",
          lastUsed: "2026-11-27T09:22:17.508Z"
        }
      ]
    }
  },
  TokenGetSelf: {
    status: 200,
    contentType: "application/json",
    body: {
      id: "01a21c50-0b42-754e-9265-6de29c4cb0d4",
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
      id: "01a21c50-1be2-7cae-94db-b3fef34770b2",
      revoked: "2026-11-27T09:22:21.878Z",
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
      updated: "2026-11-27T09:22:21.908Z"
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
          updated: "2026-11-27T09:22:21.908Z"
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
      updated: "2026-11-27T09:22:21.908Z"
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
      updated: "2026-11-27T09:22:22.040Z"
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
          updated: "2026-11-27T09:22:22.040Z"
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
      updated: "2026-11-27T09:22:22.040Z"
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
      id: "01a21c50-1d58-780f-8f78-72d87c90cc76",
      name: "ERP",
      url: "https://hooks.example.com/radicar",
      events: ["document.*"],
      companies: ["1"],
      state: "enabled",
      created: "2026-11-27T09:22:22.168Z",
      createdBy: "01a21c50-0b8a-7654-acbe-f1a2626157d3",
      secret: "whsec_AVOqeqLfS/…"
    }
  },
  WebhookGetAll: {
    status: 200,
    contentType: "application/json",
    body: {
      items: [
        {
          id: "01a21c50-1d58-780f-8f78-72d87c90cc76",
          name: "ERP",
          url: "https://hooks.example.com/radicar",
          events: ["document.*"],
          companies: ["1"],
          state: "enabled",
          created: "2026-11-27T09:22:22.168Z",
          createdBy: "01a21c50-0b8a-7654-acbe-f1a2626157d3"
        }
      ]
    }
  },
  WebhookGetItem: {
    status: 200,
    contentType: "application/json",
    body: {
      id: "01a21c50-1d58-780f-8f78-72d87c90cc76",
      name: "ERP",
      url: "https://hooks.example.com/radicar",
      events: ["document.*"],
      companies: ["1"],
      state: "enabled",
      created: "2026-11-27T09:22:22.168Z",
      createdBy: "01a21c50-0b8a-7654-acbe-f1a2626157d3"
    }
  },
  WebhookChange: {
    status: 200,
    contentType: "application/json",
    body: {
      id: "01a21c50-1d58-780f-8f78-72d87c90cc76",
      name: "ERP",
      url: "https://hooks.example.com/radicar",
      events: ["document.accepted"],
      companies: ["1"],
      state: "enabled",
      created: "2026-11-27T09:22:22.168Z",
      createdBy: "01a21c50-0b8a-7654-acbe-f1a2626157d3"
    }
  },
  WebhookRotateSecret: {
    status: 200,
    contentType: "application/json",
    body: {
      secret: "whsec_25cO3pcotz…",
      previousExpires: "2026-11-28T09:22:22.304Z"
    }
  },
  WebhookTest: {
    status: 202,
    contentType: "application/json",
    body: {
      id: "657ca929-7743-42b1-965b-18578a72e497",
      webhook: "01a21c50-1d58-780f-8f78-72d87c90cc76",
      event: "01a21c50-1dff-7b14-bd81-c32d998b949b",
      type: "webhook.test",
      state: "pending",
      created: "2026-11-27T09:22:22.347Z",
      tries: 0,
      next: "2026-11-27T09:22:22.347Z"
    }
  },
  WebhookDeliveryGetAll: {
    status: 200,
    contentType: "application/json",
    body: {
      items: [
        {
          id: "657ca929-7743-42b1-965b-18578a72e497",
          webhook: "01a21c50-1d58-780f-8f78-72d87c90cc76",
          event: "01a21c50-1dff-7b14-bd81-c32d998b949b",
          type: "webhook.test",
          state: "pending",
          created: "2026-11-27T09:22:22.347Z",
          tries: 1,
          tried: "2026-11-27T09:22:22.404Z",
          next: "2026-11-27T09:22:27.766Z",
          failure: "The connection failed: ECONNREFUSED"
        }
      ]
    }
  },
  WebhookDeliveryGetItem: {
    status: 200,
    contentType: "application/json",
    body: {
      id: "657ca929-7743-42b1-965b-18578a72e497",
      webhook: "01a21c50-1d58-780f-8f78-72d87c90cc76",
      event: "01a21c50-1dff-7b14-bd81-c32d998b949b",
      type: "webhook.test",
      state: "pending",
      created: "2026-11-27T09:22:22.347Z",
      tries: 1,
      tried: "2026-11-27T09:22:22.404Z",
      next: "2026-11-27T09:22:27.766Z",
      failure: "The connection failed: ECONNREFUSED",
      attempts: [
        {
          at: "2026-11-27T09:22:22.404Z",
          millis: 7,
          failure: "The connection failed: ECONNREFUSED"
        }
      ],
      body: '{"type":"webhook.test","timestamp":"2026-11-27T09:22:22.345Z","data":{"webhookId":"01a21c50-1d58-780f-8f78-72d87c90cc76"}}'
    }
  },
  WebhookDeliveryReplay: {
    status: 202,
    contentType: "application/json",
    body: {
      id: "657ca929-7743-42b1-965b-18578a72e497",
      webhook: "01a21c50-1d58-780f-8f78-72d87c90cc76",
      event: "01a21c50-1dff-7b14-bd81-c32d998b949b",
      type: "webhook.test",
      state: "pending",
      created: "2026-11-27T09:22:22.347Z",
      tries: 1,
      tried: "2026-11-27T09:22:22.404Z",
      next: "2026-11-27T09:22:22.482Z",
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
          id: "01a21c50-0b38-7d48-b90b-523d9ec582a3",
          at: "2026-11-27T09:22:17.528Z",
          operation: "TokenCreate",
          tokenId: "01a21c50-092d-7f33-a707-3b3d2fb7c3bf",
          callerName: "RADICAR_ADMIN_TOKEN",
          requestId: "84f5e3ef-13c2-4a65-81e6-123c929f50f2",
          subject: "01a21c50-0b42-754e-9265-6de29c4cb0d4",
          status: 201
        }
      ],
      next: "MDFhMjFjNTAtMGIzOC03ZDQ4LWI5MGItNTIzZDllYzU4MmEz"
    }
  },
  CompanyErase: {
    status: 200,
    contentType: "application/json",
    body: {
      id: "1",
      dryRun: true,
      erasedAt: "2026-11-27T09:22:22.582Z",
      erased: {
        documents: 6,
        files: 19,
        received: 1,
        mails: 2,
        batches: 0,
        idempotencyKeys: 3,
        certificates: 0,
        webhooks: 0,
        events: 0,
        tokens: 2,
        settings: 0
      },
      kept: [
        {
          what: "numbers",
          count: 6,
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
      created: "2026-11-27T04:22:22.728-05:00",
      document: {
        uuid: "416e40e49a49f1b6e2445f55179efa55d64b9d2920892b89fea048ac1c7d08249e5fc93ba13627b75bc96aeb4d377009",
        date: "2026-11-27T04:22:22-05:00",
        type: "01",
        number: 990000001,
        prefix: "SETP",
        schemeName: "CUFE-SHA384",
        signatureValue:
          "idyy/IOT/N8gm8/8j6pqzNyuI0oVPr6YogqH+kY+oirAuJGokRBf7SagWYOhccq4B/uMIRARQyOekbn8J0/dMgSK+/T7cAzNgnBc0tA0agMS9C9x2SXV/PNgtVefy1gWMlYfSGm43eU2VJ/QFO9y595bqzJXkDeB…",
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
      created: "2026-11-27T04:22:22.831-05:00",
      document: {
        uuid: "98585bdb56bfb931d87b5c06dbe0158a8f6e53b8e6dbafb86523099fbc9aa9852c8a39e2ac095bb23bb95e39d2eac14b",
        date: "2026-11-27T04:22:22-05:00",
        type: "91",
        number: 3,
        prefix: "NC",
        schemeName: "CUDE-SHA384",
        signatureValue:
          "ZidnsyF02RhhFcj370myxuNFl75BzyJlKDx/bKcqvE0pFKcnAV2pe4mIUqUzZITXtUL5ROmEejzPlbKkf9JP4wgF9XRynWFq7locbQwPWKN8hnnf6VsxJzKqwIibEuFJAd/teuqcGkvOaQImvA1uFYqnNAaxF1i4…",
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
      created: "2026-11-27T04:22:22.907-05:00",
      document: {
        uuid: "d3ad1e7a4e8f03cfeb2314f34a5404f3977c6c74569846b27cf17e2304b785bca84f91bb99545ca4081015691f972dd2",
        date: "2026-11-27T04:22:22-05:00",
        type: "92",
        number: 4,
        prefix: "ND",
        schemeName: "CUDE-SHA384",
        signatureValue:
          "IAxTXW1JbHS+HXiLpig1Rae8gewL1FwK3YJx0TOeGYyC+yKzpFQu6gBOp95FEJ5jd4if69+bB00AVQIY/dBn3P9FwkeBXxkmI9saGRotKIb8McZJTlaD/AJvQPyx5yJ7sD2BFCpByF+ezbl25uBjw8ZhLg8wncjv…",
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
      created: "2026-11-27T04:22:22.973-05:00",
      document: {
        uuid: "e8373374535c9d1e980172491cd6a99f1208f595fa6dd981fe0ecd81b0b172f401fa7711e8c4f0fe865e5b46818e4684",
        date: "2026-11-27T04:22:22-05:00",
        type: "05",
        number: 984000004,
        prefix: "SEDS",
        schemeName: "CUDS-SHA384",
        signatureValue:
          "jW/ednFqxHhenRpm9/U4AsDVtqmwfGBlBfOEh2HvIhlckuL8SjUse+BRuJ8aE55J1ftLcJSfXPxjuvzdOhv08HB+HKGHbafzZUj1JGLB9dBnoLfqY1oH4SVzJWNiBGu7As0qlRREWFAOvmzStY5ZPMMnHT8xRJwF…",
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
      created: "2026-11-27T04:22:23.066-05:00",
      document: {
        uuid: "03b574d1d8238b7a3dde3a08e24d045a7554a8d89549ab36e526990b1645a622969d10ede4a0fcfe8278b0e35c59079e",
        date: "2026-11-27T04:22:23-05:00",
        type: "95",
        number: 6,
        prefix: "NAS",
        schemeName: "CUDS-SHA384",
        signatureValue:
          "krr3I36M/QevzDiMcCPeu8r6teUYlzhorU6CJUwjoFOeq0FvyHLBjUWhFQxFzfzJ9F9f+KXHWsPwiOCI6esKVaAVHMEXV+vlsSg3o2sIcJWvnuIXDKiHaVwFgGlYecas3Hs5n8LkkqGOYYhwVLEueAcO6Ubfqw5V…",
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
      created: "2026-11-27T04:22:23.141-05:00",
      document: {
        uuid: "044ce8a0ac6998dae14967b9f5fb9a920011ff9d66826a561a9ecfbf7adaad139c6511002bf282cf7e0caeefa0e54199",
        date: "2026-11-27T04:22:23-05:00",
        type: "20",
        number: 7,
        prefix: "EPOS",
        schemeName: "CUDE-SHA384",
        signatureValue:
          "IJHcO8URqSt/9No/fKyTqfnqTq25HzLidWchhQjxDUjeHi9bUh6LWO2wyBBxp2SgDNHBKmW5KvxuSqOPoWiNNubmHgVftlVoU+U9qA/ZfnslL1piW9ORTfIQnaRstvUJs23UjhPl7PUmo04zKZ83AU6ETVfgr1dJ…",
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
      created: "2026-11-27T04:22:23.239-05:00",
      document: {
        uuid: "37ccf07cb3507b35023cccbd5f9d00ed067246b8dd2482a9391279edfdc54df58861c3330d9d8c040df8fe1e810ae943",
        date: "2026-11-27T04:22:23-05:00",
        type: "60",
        number: 8,
        prefix: "SPD",
        schemeName: "CUDE-SHA384",
        signatureValue:
          "H2VBtPaoCiWutQQvtafJoZk3Mae/YBdPO5xFtyVE0AkhmCeFLLwvsMLQBuxnx/ZSkL1wugLm/ItM44KPwVjii3HoPruLGseDSP4E3s4p+bB0Fwt66Jb7yOuJ/jT3XrLzAff2x17TwkSL2aZ253J4vTB8cdlTFrFS…",
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
      created: "2026-11-27T04:22:23.287-05:00",
      document: {
        uuid: "32f2a2989c6ba19cdead2287adba564c31e458fa0d31a33a2ab2fe2d0b48206f4cbbf0cdde3fbf889546d620ef181f0d",
        date: "2026-11-27T04:22:23-05:00",
        type: "94",
        number: 9,
        prefix: "NAE",
        schemeName: "CUDE-SHA384",
        signatureValue:
          "byG07uWuwXaQi/uF+1DHEzHL1gWhVRyA32Cld6mSYtEr6SK4I4V+smA6lmDJzkdvBu8Mw6q9kFRDUY0f9IJSXka+F9ZkYVWgq7dzUM2X7kNMd6JzHRUp4NdEKXz2vcUjrQvbBGlE0eXVcbLdJIuBYFDO+o7ytzQR…",
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
      created: "2026-11-27T04:22:23.356-05:00",
      document: {
        uuid: "d0b279239f41304ed2e77904c9e8a63682e2f7f64501ac630b5387e2d0f71938e543f4c1f98f6752cb9ee4fe74bc4292",
        date: "2026-11-27T04:22:23-05:00",
        type: "030",
        number: 10,
        prefix: "ACR",
        schemeName: "CUDE-SHA384",
        signatureValue:
          "me1ZTpSr1irWE0fTLgxO8WtygoyPPDAkE6e2rK4zqv5UxU6mY5qAF3tpLVSRzy9SaVADzrTNc+A8R66x8RjHmzq1fmEdVMF4ACVVPpFwiwvhj+9UrglBoFDpJP00yCuB3EshO5ljCF/3VovW6wezfzwgS4tHxcju…",
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
      created: "2026-11-27T04:22:23.436-05:00",
      document: {
        uuid: "edef99a74739c8d5b5f95684ae5210a9c7eeddbd2d50e310beeed7ef55b9913dcd4858b08aaf50c39e2548dc51343db7",
        date: "2026-11-27T04:22:23-05:00",
        type: "102",
        number: 11,
        prefix: "NE",
        schemeName: "CUNE-SHA384",
        signatureValue:
          "cb8uaN8Wn5712mFMT/sCaAa7IJzAPMwGWc9AgHkwnjL1e0ZFSuShvbBoRK2HrYvHkpqY0DOMBA/oRG1CeYROIWe906dfeM7wfVOByAK2TW1M7Xk2cR/7eeyBEsJ+X87UqldcPTj2ftywi8ndCJ6edQyFXxbscIl6…",
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
      created: "2026-11-27T04:22:23.508-05:00",
      document: {
        uuid: "cb4e1c9ccaa463e238a8a935ffa0936d7c8c24b2c992eeb6cb3c55ce8ab0f90b7e1f1c7a5fa29c5efe2139e184e985e0",
        date: "2026-11-27T04:22:23-05:00",
        type: "103",
        number: 12,
        prefix: "NA",
        schemeName: "CUNE-SHA384",
        signatureValue:
          "kDEiVMh6O5HCvekr8zibQoD9rgSchqNT13ThBzQTziwi3OpynmgCp9bMSVoC2TtGTuYo3Uk8jgAFLDPtHsM0Qd3tIzKC+RWZr3ZcKY7qXHbGq9mmsSawQEvqjAZhvOilFFUDnouKdI3cIk9k3mryqxCl5Vebas2f…",
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
      created: "2026-11-27T04:22:23.584-05:00",
      document: {
        uuid: "3f449a6dc10a2798d8cc8619d7b977c4c29be876c94205a7ec2e2041f78ea54f3e5441fb86a50fbbddff0fd6735ac895",
        date: "2026-11-27T04:22:23-05:00",
        type: "103",
        number: 13,
        prefix: "NA",
        schemeName: "CUNE-SHA384",
        signatureValue:
          "cP9cqJv571Gb+M6G9ccK8iJZ7uJhXgQgHFsyXTEK0678NBVU9VZOPUUwTMBJR5d1/LfCNvLopMnXbdcqFqSRQA/LsqrCXh0XHcAlPfGJcfreV33b9S6B3l2zLYgoV5ROpGzxQO9oHTOKQlnOwa5YUW6wtR5gjQ51…",
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
          uuid: "5313bb66282365aa27faf3e0c071c94d7fc0a11383ecc9136cfef756452f7eb2355ebe720b0d673b5fc8f8701a10ad53",
          submissionId: "01a21c50-2331-7c78-a1b7-debefc70cd2a",
          zipkey: "de1133e2-9821-4a8c-a542-a19111a5302a",
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
          uuid: "5313bb66282365aa27faf3e0c071c94d7fc0a11383ecc9136cfef756452f7eb2355ebe720b0d673b5fc8f8701a10ad53",
          submissionId: "01a21c50-2331-7c78-a1b7-debefc70cd2a",
          zipkey: "de1133e2-9821-4a8c-a542-a19111a5302a",
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
          Used: 4,
          UsedByOthers: 0,
          Left: 4999997,
          FreedByRejection: 0,
          Skipped: 47,
          LastNumber: 990000050,
          DaysToExpiry: 1149,
          Warnings: [
            {
              code: "skipped",
              message: "47 numbers below the highest were never filed here."
            }
          ]
        }
      ],
      asked: "2026-11-27T04:22:23-05:00",
      age: 0
    }
  },
  StatusZipGetAll: {
    status: 200,
    contentType: "application/json",
    body: {
      zipkey: "de1133e2-9821-4a8c-a542-a19111a5302a",
      state: "open",
      followed: true,
      asked: "2026-11-27T04:22:24-05:00",
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
      uuid: "416e40e49a49f1b6e2445f55179efa55d64b9d2920892b89fea048ac1c7d08249e5fc93ba13627b75bc96aeb4d377009",
      state: "known",
      statusCode: "00",
      statusDescription: "Procesado Correctamente.",
      asked: "2026-11-27T04:22:24-05:00",
      proof: {
        degree: "proven",
        anchor: {
          subject: "CN=Autoridad Subordinada 01 Sandbox,O=Radicar Sandbox,L=Bogotá D.C.,C=CO",
          fingerprint: "2f08f96a5abf0a88180a603982f54e8e784e2667cf1b42e12a64eedd44606b9c"
        },
        at: "2026-11-27T09:22:24.060Z",
        time: "received",
        revocation: "none",
        text: "proven by CN=Autoridad Subordinada 01 Sandbox,O=Radicar Sandbox,L=Bogotá D.C.,C=CO, at 2026-11-27T09:22:24.060Z, its time of receipt; no revocation list or OCSP…"
      },
      items: [
        {
          code: "030",
          name: "Acuse de recibo de Factura Electrónica de Venta",
          id: "ACR10",
          uuid: "d0b279239f41304ed2e77904c9e8a63682e2f7f64501ac630b5387e2d0f71938e543f4c1f98f6752cb9ee4fe74bc4292",
          registered: "2026-11-27T04:22:23-05:00",
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
      asked: "2026-11-27T04:22:24-05:00"
    }
  }
}
