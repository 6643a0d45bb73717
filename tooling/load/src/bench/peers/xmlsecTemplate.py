"""Signs a template with xmlsec: xmlsecTemplate.py <template> <key> <certificate> <times> <output>."""

import sys
import time

import xmlsec
from lxml import etree

template, key_file, _, times, output = sys.argv[1:]
with open(template, "rb") as file:
    text = file.read()
key = xmlsec.Key.from_file(key_file, xmlsec.KeyFormat.PEM)


def sign():
    document = etree.fromstring(text)
    xmlsec.tree.add_ids(document, ["Id"])
    context = xmlsec.SignatureContext()
    context.key = key
    context.sign(xmlsec.tree.find_node(document, xmlsec.Node.SIGNATURE))
    return etree.tostring(document)


before = time.perf_counter()
for _ in range(int(times)):
    signed = sign()
print((time.perf_counter() - before) * 1e6 / int(times))
with open(output, "wb") as file:
    file.write(signed)
