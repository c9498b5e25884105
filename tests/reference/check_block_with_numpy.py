"""Reads the samples of block_samples with a reader of its own, computes every block and recurrent cell again
with NumPy, and compares. usage: check_block_with_numpy.py BLOCK_SAMPLES"""

import json
import math
import pathlib
import struct
import subprocess
import sys
import tempfile

import numpy as np


def read(path):
    """The tensors of a safetensors file as float64, and its metadata."""
    data = path.read_bytes()
    (length,) = struct.unpack("<Q", data[:8])
    header = json.loads(data[8 : 8 + length])
    metadata = header.pop("__metadata__")
    tensors = {}
    for name, entry in header.items():
        begin, end = (8 + length + offset for offset in entry["data_offsets"])
        raw = data[begin:end]
        if entry["dtype"] == "F32":
            values = np.frombuffer(raw, "<f4")
        elif entry["dtype"] == "F16":
            values = np.frombuffer(raw, "<f2")
        else:  # the upper half of a float
            values = (np.frombuffer(raw, "<u2").astype("<u4") << 16).view("<f4")
        tensors[name] = values.astype(np.float64).reshape(entry["shape"])
    return tensors, metadata


def sigmoid(x):
    return 1 / (1 + np.exp(-x))


ACTIVATIONS = {
    "relu": lambda x: np.maximum(x, 0),
    "gelu": lambda x: x * 0.5 * (1 + np.vectorize(math.erf)(x / math.sqrt(2))),
    "gelu-tanh": lambda x: 0.5 * x * (1 + np.tanh(math.sqrt(2 / math.pi) * (x + 0.044715 * x**3))),
    "silu": lambda x: x * sigmoid(x),
    "tanh": np.tanh,
    "sigmoid": sigmoid,
}


class Block:
    """An encoder or decoder block from its parameters."""

    def __init__(self, tensors, metadata):
        self.t, self.m = tensors, metadata

    def norm(self, x, prefix):
        mean = x.mean(1, keepdims=True) if self.m["norm"] == "layer" else 0
        centred = x - mean
        y = centred / np.sqrt((centred**2).mean(1, keepdims=True) + 1e-3) * self.t[prefix + ".gamma"]
        return y + self.t.get(prefix + ".beta", 0)

    def attention(self, x, source, prefix, causal):
        heads = int(self.m["heads"])
        q, k, v = x @ self.t[prefix + ".wq"], source @ self.t[prefix + ".wk"], source @ self.t[prefix + ".wv"]
        split = lambda a: a.reshape(len(a), heads, -1).transpose(1, 0, 2)
        scores = split(q) @ split(k).transpose(0, 2, 1) / math.sqrt(q.shape[1] // heads)
        if causal:
            scores = np.where(np.tril(np.ones(scores.shape[1:], bool)), scores, -np.inf)
        e = np.exp(scores - scores.max(-1, keepdims=True))
        context = (e / e.sum(-1, keepdims=True)) @ split(v)
        return context.transpose(1, 0, 2).reshape(len(x), -1) @ self.t[prefix + ".wo"]

    def linear(self, x, prefix):
        return x @ self.t[prefix + ".weights"] + self.t[prefix + ".bias"]

    def feed_forward(self, x, prefix):
        act, expanded = ACTIVATIONS[self.m["activation"]], self.linear(x, prefix + ".expand")
        gated = prefix + ".gate.weights" in self.t
        hidden = act(self.linear(x, prefix + ".gate")) * expanded if gated else act(expanded)
        return self.linear(hidden, prefix + ".contract")

    def sublayer(self, x, prefix, work):
        if self.m["place"] == "before":
            return x + work(self.norm(x, prefix + "-norm"))
        return self.norm(x + work(x), prefix + "-norm")

    def run(self):
        x, memory, name = self.t["x"], self.t["memory"], "block."
        if self.m["kind"] == "decoder":
            own, cross = name + "self-attention", name + "cross-attention"
            x = self.sublayer(x, own, lambda a: self.attention(a, a, own, True))
            x = self.sublayer(x, cross, lambda a: self.attention(a, memory, cross, False))
        else:
            own = name + "attention"
            x = self.sublayer(x, own, lambda a: self.attention(a, a, own, False))
        feeds = name + "feed-forward"
        return self.sublayer(x, feeds, lambda a: self.feed_forward(a, feeds))


def recurrent(t, kind):
    hidden = t["state.recurrent"].shape[0]
    h = cell = np.zeros((1, hidden))
    states = []
    for row in t["x"]:
        gate = lambda name, past=1: row @ t[name + ".input"] + t[name + ".bias"] + past * (h @ t[name + ".recurrent"])
        if kind == "elman":
            h = np.tanh(gate("state"))
        elif kind == "gru":
            z, c = sigmoid(gate("update")), np.tanh(gate("candidate", sigmoid(gate("reset"))))
            h = (1 - z) * c + z * h
        else:
            i, f, o = (sigmoid(gate(name)) for name in ("input", "forget", "output"))
            cell = f * cell + i * np.tanh(gate("candidate"))
            h = o * np.tanh(cell)
        states.append(h[0])
    return np.array(states)


def main():
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run([sys.argv[1], folder], check=True)
        paths = sorted(pathlib.Path(folder).glob("*.F32"))
        assert len(paths) == 125, len(paths)
        for path in paths:
            tensors, metadata = read(path)
            blocks = ("encoder", "decoder")
            ours = Block(tensors, metadata).run() if metadata["kind"] in blocks else recurrent(tensors, metadata["kind"])
            size = max(1.0, np.abs(ours).max())
            error = np.abs(ours - tensors["output"]).max() / size
            assert error < 1e-4, f"{path.name} {metadata}: {error}"  # the file holds float32
            for name, values in read(path.with_suffix(".F16"))[0].items():
                assert (values == tensors[name].astype(np.float16)).all(), f"{path.name} {name} F16"
            for name, values in read(path.with_suffix(".BF16"))[0].items():
                assert np.allclose(values, tensors[name], rtol=2**-8, atol=0), f"{path.name} {name} BF16"
    print(f"{len(paths)} blocks and cells agree with NumPy")


if __name__ == "__main__":
    main()
