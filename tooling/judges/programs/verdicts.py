"""Lines with verdicts about files, which every judge in Python prints."""


def print_verdicts(fault_of, paths):
    """Prints a line for each file: accepted if `fault_of` returns None, else refused with the fault."""
    for path in paths:
        try:
            fault = fault_of(path)
        except Exception as error:
            fault = repr(error)
        print("accepted" if fault is None else "refused", path, " ".join((fault or "").split()), sep="\t")
