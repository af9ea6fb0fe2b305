#!/usr/bin/env python3
"""Checks the deals and lots of a game without the library: all it needs is a stock ChaCha20.

usage: verify_deals.py RECORD KEY COMMITMENT
"""
import hashlib
import json
import struct
import sys

from cryptography.hazmat.primitives.ciphers import Cipher, algorithms

RANKS = "A23456789TJQK"
PACK = [rank + suit for suit in "CDHS" for rank in RANKS] + ["BJ", "RJ"]
DEAL, LOT = 1, 2


def numbers(key, purpose, event):
    """Numbers below a bound, from the keystream whose nonce is a purpose and an event."""
    start = struct.pack("<IIQ", 0, purpose, event)  # the block counter, then the nonce
    stream = Cipher(algorithms.ChaCha20(key, start), mode=None).encryptor()

    def below(bound):
        while True:
            product = struct.unpack("<I", stream.update(bytes(4)))[0] * bound
            if product % 2**32 >= (2**32 - bound) % bound:
                return product >> 32
    return below


def deal_of(key, event, size):
    below, cards = numbers(key, DEAL, event), PACK[:size]
    for last in range(size - 1, 0, -1):
        other = below(last + 1)
        cards[last], cards[other] = cards[other], cards[last]
    return cards


def main(path, key, commitment):
    key, record = bytes.fromhex(key), json.load(open(path, encoding="utf-8"))
    faults, event, shown, among = [], 0, {}, range(record["players"])
    if hashlib.sha256(b"cardrules key commitment 1\0" + key).hexdigest() != commitment.lower():
        faults.append("the key is not the one that was committed to")
    for number, step in enumerate(record["steps"]):
        verb, *words = step["do"].split()
        if verb == "show":  # War with Bots: a lot for the lead, among who showed the lowest
            shown[step["by"]] = 13 if words[0] in PACK[52:] else RANKS.index(words[0][0])
            among = [seat for seat in sorted(shown) if shown[seat] == min(shown.values())]
        if step["by"] == "chance":
            if verb == "deal" and words != deal_of(key, event, len(words)):
                faults.append(f"step {number}: the deal is not that of the key")
            if verb == "lot" and int(words[0]) != among[numbers(key, LOT, event)(len(among))]:
                faults.append(f"step {number}: the lot is not that of the key")
            event, shown = event + 1, {}
    print("\n".join(faults) or f"The key is the one committed to; {event} outcomes are its own.")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]) if len(sys.argv) == 4 else __doc__)
