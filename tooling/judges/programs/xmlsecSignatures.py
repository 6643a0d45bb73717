"""python-xmlsec: XML signatures of documents, with the public key of the certificate in them."""
import base64
import sys

import xmlsec
from lxml import etree

from verdicts import print_verdicts

DSIG = "http://www.w3.org/2000/09/xmldsig#"


def fault_of(path):
    root = etree.parse(path).getroot()
    signatures = list(root.iter(f"{{{DSIG}}}Signature"))
    if len(signatures) != 1:
        return f"{len(signatures)} signatures"
    xmlsec.tree.add_ids(root, ["Id"])
    der = base64.b64decode(root.find(f".//{{{DSIG}}}X509Certificate").text)
    context = xmlsec.SignatureContext()
    context.key = xmlsec.Key.from_memory(der, xmlsec.constants.KeyDataFormatCertDer)
    context.verify(signatures[0])
    return None


print_verdicts(fault_of, sys.argv[1:])
