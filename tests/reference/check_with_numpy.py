#!/usr/bin/env python3
"""A second opinion on every number: 200 seeded requests through `casefile trace`, compared with NumPy.

usage: check_with_numpy.py CASEFILE [COUNT]     prints the first difference and exits 1
"""
import json
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor

import numpy as np

TOLERANCE = 1e-9
MASKS = ["none", "causal", "window", "padding", "cells", "all", "absent"]


def may_look(mask, n, m):
    """[n, m] of booleans: what the mask of a request means."""
    query, key = np.indices((n, m))
    if mask is None or mask == "none":
        return np.ones((n, m), bool)
    if mask == "causal":
        return key <= query
    if isinstance(mask, list):
        return np.array(mask, bool)
    if "window" in mask:
        return np.abs(query - key) <= mask["window"]
    if "padding" in mask:
        return key < m - mask["padding"]
    return np.logical_and.reduce([np.ones((n, m), bool)] + [may_look(one, n, m) for one in mask["all"]])


def random_mask(rng, kind, n, m):
    if kind == "window":
        return {"window": int(rng.integers(0, 4))}
    if kind == "padding":
        return {"padding": int(rng.integers(0, m + 2))}
    if kind == "cells":
        cells = rng.random((n, m)) < 0.6
        cells[rng.random(n) < 0.3] = False  # rows in which everything is hidden
        return cells.tolist()
    if kind == "all":
        return {"all": ["causal", random_mask(rng, "window", n, m), {"all": [random_mask(rng, "cells", n, m)]}]}
    return kind


def random_request(seed):
    """Shapes, mask, memory, biases, temperature and scaling, all from the seed; the kinds of mask take turns."""
    rng = np.random.default_rng(seed)
    n, d_model, heads = int(rng.integers(1, 9)), int(rng.integers(1, 9)), int(rng.integers(1, 5))
    d_k, d_v = int(rng.integers(1, 6)), int(rng.integers(1, 6))  # heads * d_k is seldom d_model
    shapes = {"x": (n, d_model), "wq": (d_model, heads * d_k), "wk": (d_model, heads * d_k), "wv": (d_model, heads * d_v)}
    m = n
    if rng.random() < 0.4:
        m = int(rng.integers(1, 9))
        shapes["memory"] = (m, d_model)
    for bias, width in (("bq", heads * d_k), ("bk", heads * d_k), ("bv", heads * d_v)):
        if rng.random() < 0.5:
            shapes[bias] = (width,)
    if rng.random() < 0.6:
        shapes["wo"] = (heads * d_v, d_model)
        if rng.random() < 0.5:
            shapes["bo"] = (d_model,)
    request = {name: rng.normal(size=shape).tolist() for name, shape in shapes.items()}
    request |= {"version": 1, "heads": heads}
    kind = MASKS[seed % len(MASKS)]
    if kind != "absent":
        request["mask"] = random_mask(rng, kind, n, m)
    if rng.random() < 0.5:
        request["temperature"] = float(rng.uniform(0.2, 4.0))
    if rng.random() < 0.5:
        request["scale"] = bool(rng.random() < 0.5)
    return request


def attend(request):
    """The answer that NumPy gives."""
    given = {name: np.array(value) for name, value in request.items() if name[0] in "xwbm" and name != "mask"}
    x, memory, heads = given["x"], given.get("memory", given["x"]), request["heads"]

    def project(source, name):
        rows = source @ given["w" + name] + given.get("b" + name, 0.0)
        return np.stack(np.split(rows, heads, axis=1))  # [heads, rows, d]

    q, k, v = project(x, "q"), project(memory, "k"), project(memory, "v")
    scores = q @ k.transpose(0, 2, 1)
    scaled = scores / (np.sqrt(q.shape[2]) if request.get("scale", True) else 1.0) / request.get("temperature", 1.0)
    looks = may_look(request.get("mask"), len(x), len(memory))
    masked = np.where(looks, scaled, -np.inf)
    sees = looks.any(axis=1)
    weights = np.zeros_like(masked)
    exponential = np.exp(masked[:, sees] - masked[:, sees].max(axis=2, keepdims=True))
    weights[:, sees] = exponential / exponential.sum(axis=2, keepdims=True)
    context = weights @ v
    concat = np.hstack(list(context))
    output = concat @ given["wo"] + given.get("bo", 0.0) if "wo" in given else concat
    return {"q": q, "k": k, "v": v, "scores": scores, "scaled": scaled, "masked": masked, "weights": weights,
            "context": context, "concat": concat, "output": output,
            "fully_masked_rows": np.flatnonzero(~sees)}


def first_difference(request, answer):
    """A sentence for the first number that differs, or None."""
    for stage, expected in attend(request).items():
        got = np.array(answer[stage], dtype=float)  # null becomes nan
        if stage == "masked":
            got[np.isnan(got)] = -np.inf
        if got.size == 0 and expected.size == 0:
            continue
        if got.shape != expected.shape:
            return f"{stage} has shape {got.shape}, NumPy {expected.shape}"
        with np.errstate(invalid="ignore"):  # minus infinity must be met exactly
            near = np.abs(got - expected) <= TOLERANCE * np.maximum(1.0, np.abs(expected))
        same = (got == expected) | (near & np.isfinite(expected))
        if not same.all():
            place = tuple(np.argwhere(~same)[0])
            return f"{stage}{list(map(int, place))} is {got[place]!r}, NumPy {expected[place]!r}"
    return None


def check(casefile, seed):
    request = random_request(seed)
    run = subprocess.run([casefile, "trace", "--request", "-"], input=json.dumps(request), text=True,
                         capture_output=True, timeout=120)
    if run.returncode != 0:
        return f"seed {seed}: exit {run.returncode}: {run.stderr.strip()}"
    difference = first_difference(request, json.loads(run.stdout))
    return f"seed {seed}: {difference}" if difference else None


def main():
    casefile = sys.argv[1]
    count = int(sys.argv[2]) if len(sys.argv) > 2 else 200
    with ThreadPoolExecutor(2) as pool:
        faults = [fault for fault in pool.map(lambda seed: check(casefile, seed), range(count)) if fault]
    if faults:
        sys.exit(f"{faults[0]}\n{len(faults)} of {count} requests differ")
    print(f"{count} requests agree with NumPy {np.__version__} to {TOLERANCE}")


if __name__ == "__main__":
    main()
