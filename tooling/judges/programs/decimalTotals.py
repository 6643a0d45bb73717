"""Python's decimal: the totals of documents, added up again."""
import sys
from decimal import Decimal
from xml.etree import ElementTree

from verdicts import print_verdicts

CBC = "{urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2}"
CAC = "{urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2}"


def amounts(element, path):
    return [Decimal(found.text) for found in element.findall(path)]


def total(element, name):
    return sum(amounts(element, CBC + name), Decimal(0))


def same(one, other):
    """Whether amounts agree to the cent: lines may have six decimals, totals have two."""
    return abs(one - other) < Decimal("0.01")


def sale_fault(root, lines):
    monetary = root.find(CAC + "LegalMonetaryTotal")
    if monetary is None:
        monetary = root.find(CAC + "RequestedMonetaryTotal")
    charged = sum(amounts(root, f"{CAC}{lines}/{CBC}LineExtensionAmount"), Decimal(0))
    if not same(charged, total(monetary, "LineExtensionAmount")):
        return f"lines {charged}, total {total(monetary, 'LineExtensionAmount')}"
    for tax in root.findall(CAC + "TaxTotal") + root.findall(CAC + "WithholdingTaxTotal"):
        parts = sum(amounts(tax, f"{CAC}TaxSubtotal/{CBC}TaxAmount"), Decimal(0))
        if not same(parts, total(tax, "TaxAmount")):
            return f"subtotals {parts}, tax {total(tax, 'TaxAmount')}"
    taxes = sum(amounts(root, f"{CAC}TaxTotal/{CBC}TaxAmount"), Decimal(0))
    inclusive = total(monetary, "TaxInclusiveAmount")
    if not same(charged + taxes, inclusive):
        return f"lines with taxes {charged + taxes}, total {inclusive}"
    payable = inclusive - total(monetary, "AllowanceTotalAmount") + total(monetary, "ChargeTotalAmount")
    # a prepayment may be for information, and the rounding of cash has no sign
    rounding, prepaid = total(monetary, "PayableRoundingAmount"), total(monetary, "PrepaidAmount")
    possible = [payable - paid + sign * rounding for paid in (0, prepaid) for sign in (-1, 0, 1)]
    if not any(same(total(monetary, "PayableAmount"), amount) for amount in possible):
        return f"payable {total(monetary, 'PayableAmount')}, computed {payable}"
    return None


def payroll_fault(root):
    named = {element.tag.split("}")[1]: element.text for element in root.iter()}
    if "ComprobanteTotal" not in named:
        return None
    paid = Decimal(named["DevengadosTotal"]) - Decimal(named["DeduccionesTotal"])
    return None if paid == Decimal(named["ComprobanteTotal"]) else f"computed {paid}, total {named['ComprobanteTotal']}"


def fault_of(path):
    root = ElementTree.parse(path).getroot()
    name = root.tag.split("}")[1]
    if name.startswith("Nomina"):
        return payroll_fault(root)
    return sale_fault(root, f"{name}Line")


print_verdicts(fault_of, sys.argv[1:])
