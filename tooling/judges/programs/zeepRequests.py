"""zeep: bodies of requests by a description of the service, whose address is the first argument."""
import sys

import zeep
from lxml import etree

from verdicts import print_verdicts

SOAP = "{http://www.w3.org/2003/05/soap-envelope}"

client = zeep.Client(sys.argv[1])
binding = next(iter(client.wsdl.bindings.values()))


def fault_of(path):
    body = etree.parse(path).getroot().find(SOAP + "Body")
    if len(body) != 1:
        return f"{len(body)} elements in the body"
    operation = binding.get(etree.QName(body[0]).localname)
    if body[0].tag != operation.input.body.qname.text:
        return f"another element: {body[0].tag}"
    operation.input.body.parse(body[0], client.wsdl.types)
    return None


print_verdicts(fault_of, sys.argv[2:])
