"""The NumPy listings that lessons show must give the engine's numbers.

check_listings.py CASEFILE: runs the same trace requests through `CASEFILE trace`, through attention.py and company.py of the
first chapter, projections.py and cross.py of the second, scoring.py of the third, multihead.py of the fourth and longrange.py of the fifth,
applications.py of the sixth, block.py of the seventh, and the same sentences through it and through clues.py.
"""
import importlib.util
import json
import pathlib
import subprocess
import sys

import numpy as np

TOLERANCE = 1e-9
ROOT = pathlib.Path(__file__).resolve().parents[3]
CHAPTER = ROOT / "lessons" / "01-overview"
QKV_CHAPTER = ROOT / "lessons" / "02-qkv"
SCORING_CHAPTER = ROOT / "lessons" / "03-scoring"
MULTIHEAD_CHAPTER = ROOT / "lessons" / "04-multihead"
LONGRANGE_CHAPTER = ROOT / "lessons" / "05-longrange"
APPLICATIONS_CHAPTER = ROOT / "lessons" / "06-applications"
BLOCK_CHAPTER = ROOT / "lessons" / "07-block"
TENSORS = ["q", "k", "v", "scores", "scaled", "masked", "weights", "context", "concat", "output"]


def listing(name, chapter=CHAPTER):
    """A listing as a module, so that its functions are those that the lesson shows."""
    spec = importlib.util.spec_from_file_location(name, chapter / "numpy" / f"{name}.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def run(command, request):
    done = subprocess.run(command, input=json.dumps(request, ensure_ascii=False).encode(), capture_output=True)
    if done.returncode != 0:
        sys.exit(f"{command} failed with {done.returncode} on {request}:\n{done.stderr.decode()}")
    return json.loads(done.stdout)


def array(value):
    """Numbers of an answer; null stands for minus infinity."""
    return np.array(json.loads(json.dumps(value).replace("null", "-Infinity")), float)


def different_tensors(engine, mine, names):
    """Which of these tensors are not equal, one line each."""
    found = []
    for name in names:
        a, b = array(engine[name]), array(mine[name])
        if a.shape != b.shape:
            found.append(f"{name}: the engine has shape {a.shape}, the listing {b.shape}")
        elif not np.array_equal(np.isneginf(a), np.isneginf(b)):
            found.append(f"{name}: minus infinity stands elsewhere")
        elif np.abs(np.where(np.isneginf(a), 0, a) - np.where(np.isneginf(b), 0, b)).max() > TOLERANCE:
            found.append(f"{name}: differs by more than {TOLERANCE}")
    return found


def differences(engine, mine):
    """What of a whole pass is not equal, one line each."""
    found = different_tensors(engine, mine, TENSORS)
    if list(engine["fully_masked_rows"]) != list(mine["fully_masked_rows"]):
        found.append(f"fully_masked_rows: {engine['fully_masked_rows']} and {mine['fully_masked_rows']}")
    return found


def requests():
    """One for each kind of mask, with and without biases, memory, W_O, scaling and temperature."""
    random = np.random.default_rng(7)
    masks = ["none", "causal", {"window": 1}, {"padding": 2}, {"padding": 9}, {"all": ["causal", {"window": 2}]}, "cells"]
    for number in range(28):
        n, m, heads = (int(size) for size in random.integers([1, 1, 1], [7, 7, 4]))
        d_model, d_k, d_v = (int(size) for size in random.integers(1, 6, 3))
        matrix = lambda rows, columns: random.standard_normal((rows, columns)).tolist()
        request = {"version": 1, "x": matrix(n, d_model), "heads": heads, "scale": number % 3 != 0,
                   "temperature": float(random.uniform(0.3, 3)),
                   "wq": matrix(d_model, heads * d_k), "wk": matrix(d_model, heads * d_k), "wv": matrix(d_model, heads * d_v)}
        keys = n
        if number % 2:
            request["wo"] = matrix(heads * d_v, d_model)
            request |= {"bq": matrix(1, heads * d_k)[0], "bk": matrix(1, heads * d_k)[0],
                        "bv": matrix(1, heads * d_v)[0], "bo": matrix(1, d_model)[0]}
        if number % 4 == 3:
            keys = m
            request["memory"] = matrix(m, d_model)
        mask = masks[number % len(masks)]
        request["mask"] = (random.random((n, keys)) < 0.5).tolist() if mask == "cells" else mask
        yield request


def check_attention(casefile):
    attention = listing("attention")
    script = [sys.executable, str(CHAPTER / "numpy" / "attention.py")]
    count = 0
    for request in requests():
        engine = run([casefile, "trace", "--request", "-"], request)
        mine = {name: attention.written(value) for name, value in attention.attend(request).items()}
        if found := differences(engine, mine):
            sys.exit(f"attention.py differs on {json.dumps(request)}:\n" + "\n".join(found))
        count += 1
    as_script = run(script + ["-"], request)
    if found := differences(engine, as_script):
        sys.exit("attention.py run as a script differs:\n" + "\n".join(found))
    example = json.loads(subprocess.run(script, capture_output=True, check=True).stdout)
    if found := differences(run([casefile, "trace", "--request", "-"], attention.EXAMPLE), example):
        sys.exit("the example of attention.py differs:\n" + "\n".join(found))
    return count + 2


def check_company(casefile):
    """Reading on against the engine's recurrent cell; shuffled and in other company against its attention."""
    company = listing("company")
    random = np.random.default_rng(3)
    count = 0
    for number in range(6):
        n, d, hidden = (int(size) for size in random.integers(2, 7, 3))
        matrix = lambda rows, columns: random.standard_normal((rows, columns)).tolist()
        request = {"version": 2, "kind": "elman", "x": matrix(n, d),
                   "parameters": {"state.input": matrix(d, hidden), "state.recurrent": matrix(hidden, hidden)}}
        engine = run([casefile, "trace", "--request", "-"], request)
        if np.abs(array(engine["tensors"]["states"]).reshape(n, hidden) - company.run(request)).max() > TOLERANCE:
            sys.exit(f"company.py differs on {json.dumps(request)}")
        x, weights = random.standard_normal((n, d)), random.standard_normal((3, d, d))
        request = {"version": 1, "x": x.tolist(), "heads": 1, **dict(zip(("wq", "wk", "wv"), weights.tolist()))}
        engine = run([casefile, "trace", "--request", "-"], request)
        output, scores, a = company.attend(x, *weights)
        mine = {"scores": [scores.tolist()], "weights": [a.tolist()], "output": output.tolist()}
        if found := different_tensors(engine, mine, mine):
            sys.exit("the head of company.py differs:\n" + "\n".join(found))
        count += 1
    said = list(company.examples().values())
    if said[0] > 1e-14 or said[1] < 1e-3 or said[2][0] != 0 or min(abs(change) for change in said[2][1:]) < 1e-3:
        sys.exit(f"the examples of company.py are not what the chapter says: {said}")
    return count


def check_projections(casefile):
    projections = listing("projections", QKV_CHAPTER)
    count = 0
    for request in list(requests()) + [projections.EXAMPLE]:
        engine = run([casefile, "trace", "--request", "-"], request)
        mine = {name: value.tolist() for name, value in projections.run(request).items()}
        if found := different_tensors(engine, mine, mine):
            sys.exit(f"projections.py differs on {json.dumps(request)}:\n" + "\n".join(found))
        count += 1
    if not np.allclose(projections.positions(40, 16), listing("clues").position(40), atol=TOLERANCE):
        sys.exit("the positions of projections.py are not those of clues.py")
    return count


def check_cross(casefile):
    """One head that asks another text: every request with memory, without mask and temperature."""
    cross = listing("cross", QKV_CHAPTER)
    count = 0
    for request in list(requests()) + [cross.EXAMPLE]:
        if "memory" not in request or request.get("heads", 1) != 1:
            continue
        request = {name: value for name, value in request.items() if name not in ("mask", "temperature", "scale")}
        engine = run([casefile, "trace", "--request", "-"], request)
        mine = {name: value[None].tolist() for name, value in cross.run(request).items()}
        if found := different_tensors(engine, mine, mine):
            sys.exit(f"cross.py differs on {json.dumps(request)}:\n" + "\n".join(found))
        count += 1
    example = json.loads(subprocess.run([sys.executable, str(QKV_CHAPTER / "numpy" / "cross.py")], capture_output=True, check=True).stdout)
    if np.array(example["weights"]).shape != (2, 3) or not np.allclose(np.sum(example["weights"], axis=1), 1):
        sys.exit("the example of cross.py is not two tokens that ask three")
    return count


def check_scoring(casefile):
    scoring = listing("scoring", SCORING_CHAPTER)
    count = 0
    for request in list(requests()) + [scoring.EXAMPLE]:
        if request["mask"] not in ("none", "causal") or "memory" in request:
            continue
        request = {name: value for name, value in request.items() if name[0] != "b"}  # without biases
        engine = run([casefile, "trace", "--request", "-"], request)
        mine = {name: value.tolist() for name, value in scoring.run(request).items()}
        if found := different_tensors(engine, mine, ["scores", "scaled", "weights", "context"]):
            sys.exit(f"scoring.py differs on {json.dumps(request)}:\n" + "\n".join(found))
        count += 1
    even = np.full((1, 5), 0.2)
    if not np.isclose(np.exp(scoring.entropy(even)[0]), 5) or scoring.contributions(even, np.eye(5)).max() != 0.2:
        sys.exit("the measures of scoring.py are wrong")
    return count


def check_laboratories(casefile):
    """Masks, halves and measures against the engine's weights, and the figures that the chapter names."""
    lab = listing("laboratories", SCORING_CHAPTER)
    count = 0
    for request in requests():
        if request["mask"] not in ("causal", {"window": 1}) or "memory" in request:
            continue
        engine = run([casefile, "trace", "--request", "-"], request)
        scaled, weights, v = (np.array(engine[name], float)[0] for name in ("scaled", "weights", "v"))
        n = len(scaled)
        visible = lab.causal(n) if request["mask"] == "causal" else lab.window(n, 1)
        for z, sees, a in zip(scaled, visible, weights):
            for way in ("-inf", "replaced", "added"):
                if not np.allclose(lab.hidden_row(z, sees, way), a, atol=TOLERANCE):
                    sys.exit(f"laboratories.py hides by {way} in another way than the engine")
            z = np.where(sees, z, -1e9)
            if n > 1 and not np.allclose(np.divide(*lab.merge(lab.part(z[:1], v[:1]), lab.part(z[1:], v[1:]))[:0:-1]), a @ v, atol=TOLERANCE):
                sys.exit("the halves of laboratories.py are not the whole row")
            g, h = v[:, 0], 1e-6
            slope = [(lab.softmax(z + h * e) @ g - lab.softmax(z - h * e) @ g) / (2 * h) for e in np.eye(n)]
            if not np.allclose(lab.gradient(a, g), slope, atol=1e-6) or not np.allclose(lab.jacobian(a) @ g, lab.gradient(a, g)):
                sys.exit("the gradient of laboratories.py is not what differences give")
        count += 1
    q, k, v = np.random.default_rng(2).standard_normal((3, 5, 4))
    sums = [lab.varied(q, k, v, axis=axis)[0].sum(axis=axis) for axis in (0, 1, None)]
    if not all(np.allclose(each, 1) for each in sums) or not np.allclose(lab.varied(q, k, v, 2)[1], lab.varied(2 * q, 2 * k, 2 * v)[1]):
        sys.exit("laboratories.py varies a head in another way than the chapter says")
    ways, louder = lab.other_ways(q, k), lab.other_ways(9 * q, k)
    if not (np.allclose(ways["divided"], lab.varied(q, k, v)[0]) and np.allclose(ways["t5"], ways["divided"])
            and np.allclose(ways["plain"], lab.varied(q, k, v, divide_by=1)[0]) and np.allclose(ways["qk norm"], louder["qk norm"])
            and (louder["soft cap"].max(axis=1) / louder["soft cap"].min(axis=1)).max() <= np.exp(4)):
        sys.exit("laboratories.py scores in other ways than the chapter says")
    said = [lab.weight_of_leader(10, 31), lab.lead_needed(0.9, 9), lab.lead_needed(0.9, 999), *lab.hidden_row([3, 1, 2], [0, 0, 0], "added")]
    if not np.allclose(said, [0.9986, 4.394, 9.104, 0.6652, 0.0900, 0.2447], atol=5e-4):
        sys.exit(f"the examples of laboratories.py are not what the chapter says: {said}")
    if (lab.causal(5).sum(), lab.packed([0, 0, 0, 1, 1]).sum()) != (15, 13):
        sys.exit("the masks of laboratories.py show other counts of cells than the chapter says")
    return count


def check_multihead(casefile):
    multihead = listing("multihead", MULTIHEAD_CHAPTER)
    count = 0
    for request in list(requests()) + [multihead.EXAMPLE]:
        if "wo" not in request:
            continue
        request = {name: value for name, value in request.items() if name[0] != "b" and name != "memory"}
        request |= {"scale": True, "temperature": 1.0, "mask": "none" if request["mask"] == "none" or count % 2 else "causal"}
        engine = run([casefile, "trace", "--request", "-"], request)
        made = multihead.run(request)
        mine = {name: value.tolist() for name, value in made.items()}
        if found := different_tensors(engine, mine, ["weights", "context", "concat", "output"]):
            sys.exit(f"multihead.py differs on {json.dumps(request)}:\n" + "\n".join(found))
        check_heads(multihead, request, made)
        count += 1
    if multihead.cost(1024, 512, 8, 8)["cells"] != 8388608 or multihead.cost(1024, 512, 8, 8)["parameters"] != 1048576:
        sys.exit("the cost of multihead.py is wrong")
    if multihead.induction([3, 1, 4, 2, 0, 3], 40)[5].argmax() != 1:
        sys.exit("the relay of multihead.py does not continue")
    return count


def check_heads(multihead, request, made):
    """The identities that the chapter shows: sum of parts, a head off, heads that change places, shared keys."""
    contexts, wo, output = made["context"], np.array(request["wo"], float), made["output"]
    heads = len(contexts)
    if not np.allclose(made["parts"].sum(axis=0), output, atol=TOLERANCE):
        sys.exit("the parts of multihead.py do not add up to the output")
    if not np.allclose(multihead.without(contexts, wo, heads - 1) + made["parts"][-1], output, atol=TOLERANCE):
        sys.exit("a head that is off takes something else away than its part")
    if not np.allclose(multihead.swapped(contexts, wo, 0, heads - 1), output, atol=TOLERANCE):
        sys.exit("heads that change places with their rows change the output")
    if sorted(multihead.pruned(contexts, wo)) != list(range(heads)):
        sys.exit("pruning of multihead.py loses heads")
    labels = np.add.outer(100 * np.arange(4), np.arange(8))
    if multihead.cut(labels, 2)[0, 1].tolist() != [100, 101, 102, 103] or multihead.cut(labels, 2, False)[0, 1].tolist() != [4, 5, 6, 7]:
        sys.exit("multihead.py cuts numbered cells in another way than the chapter says")
    z, v = np.array([[1.0, 2, 0], [0, 0, 3]]), np.eye(3)
    a, context = multihead.with_sink(z, v, 2.0)
    if not np.allclose(a.sum(axis=1), 1) or not np.allclose(context / context.sum(axis=1, keepdims=True), multihead.with_sink(z, v, -99.0)[1]):
        sys.exit("a sink of multihead.py turns the context instead of making it shorter")
    if not np.allclose(multihead.habits(np.eye(3)[None])[0], 0) or multihead.habits(np.eye(3)[None])[2][0] != 1 / 3:
        sys.exit("the habits of multihead.py are wrong")
    x, wq, wk, wv = (np.array(request[name], float) for name in ("x", "wq", "wk", "wv"))
    if request["mask"] == "none":
        shared = [multihead.share(w, heads, heads) for w in (wk, wv)]  # a group of one is the head itself
        if not np.allclose(multihead.grouped(x, wq, *shared, wo, heads, heads), output, atol=TOLERANCE):
            sys.exit("groups of one head in multihead.py are not that head")


def check_longrange(casefile):
    """The tiles against the engine's, and what the chapter says in figures."""
    longrange = listing("longrange", LONGRANGE_CHAPTER)
    random = np.random.default_rng(5)
    count = 0
    for number in range(12):
        n, m, d_k, d_v, tile = (int(size) for size in random.integers(1, 8, 5))
        request = {"version": 2, "kind": "streaming-attention", "tile": tile, "mask": "causal" if number % 2 else "none"}
        for name, rows, columns in (("q", n, d_k), ("k", m, d_k), ("v", m, d_v)):
            request[name] = random.standard_normal((rows, columns)).tolist()
        engine = run([casefile, "trace", "--request", "-"], request)
        theirs = array(engine["tensors"]["context"])
        if np.abs(theirs.reshape(n, d_v) - longrange.run(request)).max() > TOLERANCE:
            sys.exit(f"longrange.py differs on {json.dumps(request)}")
        count += 1
    said = list(longrange.examples().values())
    if said[0] != 6 or not np.allclose(said[2:5], [0.9 ** 100, 9.10398, 1.41767], rtol=1e-5) or said[6] != 2 ** 31:
        sys.exit(f"the examples of longrange.py are not what the chapter says: {said}")
    if said[5][0] != said[5][1] or not np.isclose(*said[7], atol=1e-9):
        sys.exit("n = 6 d is no crossover, or rotary scores depend on more than the distance")
    return count


def check_block(casefile):
    """Whole blocks of either kind against the engine's, and what the chapter says in figures."""
    listed = listing("block", BLOCK_CHAPTER)
    random = np.random.default_rng(11)
    count = 0
    for number in range(16):
        heads, width, factor, n = (int(size) for size in random.integers(1, 5, 4))
        d = heads * width
        parameters = listed.drawn(d, factor, random)
        for name in ("attention-norm.gamma", "feed-forward-norm.gamma"):
            parameters[name] = random.standard_normal(d)
        request = {"version": 2, "kind": "encoder", "x": (3 * random.standard_normal((n, d))).tolist(),
                   "parameters": {name: value.tolist() for name, value in parameters.items()},
                   "place": ("before", "after")[number % 2], "norm": ("layer", "rms")[number // 2 % 2],
                   "activation": ("gelu", "relu")[number // 4 % 2],
                   "attention": {"heads": heads, "mask": "causal" if number % 3 else "none"}}
        engine = run([casefile, "trace", "--request", "-"], request)
        mine = listed.run(request)
        if np.abs(array(engine["tensors"]["output"]).reshape(n, d) - mine["output"]).max() > TOLERANCE:
            sys.exit(f"block.py differs on {json.dumps(request)}")
        count += 1
    said = list(listed.examples().values())
    if said[0] != [-1.34, -0.45, 0.45, 1.34] or said[1] < 8 or abs(said[2] - 4) > 1e-3 or said[5] != 3152384:
        sys.exit(f"the examples of block.py are not what the chapter says: {said}")
    x, p = random.standard_normal((5, 8)), listed.drawn(8, 4, random)
    alone = listed.changed_rows(x, 2, lambda rows: listed.feed_forward(rows, p["feed-forward.expand.weights"], p["feed-forward.contract.weights"]), 3)
    causal = listed.changed_rows(x, 2, lambda rows: listed.block(rows, p, mask="causal")[1], 3)
    if np.flatnonzero(alone).tolist() != [2] or np.flatnonzero(causal).tolist() != [2, 3, 4]:
        sys.exit("in block.py a change reaches other rows than the chapter says")
    if said[3][0] > 1e-9 or said[3][1] < 0.1 or abs(said[4] - 1) > 0.01:
        sys.exit(f"block.py keeps tokens apart without residuals, or its dropout moves the mean: {said}")
    return count


def check_applications(casefile):
    """The leak test against two passes of the engine, and what the chapter says in figures."""
    applications = listing("applications", APPLICATIONS_CHAPTER)
    count = 0
    for request in requests():
        if "wo" not in request:
            continue
        request = {name: value for name, value in request.items() if name[0] != "b" and name != "memory"}
        request |= {"scale": True, "temperature": 1.0, "mask": "causal" if count % 2 else "none"}
        changed = count % len(request["x"])
        without = request | {"x": [[0.0] * len(row) if i == changed else row for i, row in enumerate(request["x"])]}
        passes = [array(run([casefile, "trace", "--request", "-"], one)["output"]) for one in (request, without)]
        moved = applications.run(request | {"changed": changed})
        if np.abs(np.linalg.norm(passes[0] - passes[1], axis=1) - moved).max() > TOLERANCE:
            sys.exit(f"applications.py differs on {json.dumps(request)}")
        if request["mask"] == "causal" and moved[:changed].any():
            sys.exit("applications.py leaks under a causal mask")
        count += 1
    said = list(applications.examples().values())
    numbers = [*said[0], said[1], said[2], *said[3], *said[4], *said[5], *said[6], *said[7], said[8], *said[9], *said[10]]
    chapter = [11325, 16275, 16275, 11275, 61.44, 7, 8, 36, 0.519, 0.733, 0.353, 18294967296, 0.2347, -1, 2, 50, 197, 577, 16, 0.125, 1 / 1024,
               0.022, 0.009, 0.017]
    if not np.allclose(numbers, chapter, rtol=1e-4, atol=5e-4):
        sys.exit(f"the examples of applications.py are not what the chapter says: {said}")
    if abs((applications.masked_words(200000) == 1).mean() - 0.12) > 0.005:
        sys.exit("applications.py hides another share of words than the chapter says")
    return count


def check_clues(casefile):
    clues = listing("clues")
    examples = json.loads((CHAPTER / "chapter.json").read_text(encoding="utf-8"))["examples"]
    sentences = [text for example in examples for text in example["text"].values()]
    traces = [run([casefile, "trace", "--request", "-"], {"sentence": sentence}) for sentence in sentences]
    words = {token: [] for trace in traces for token in trace["tokens"]}  # the engine's words stand for its word list
    for sentence, trace in zip(sentences, traces):
        mine = clues.tokens(sentence, words)
        if mine != trace["tokens"]:
            sys.exit(f"clues.py cuts {sentence} into {mine}, the engine into {trace['tokens']}")
        check_positions(clues.position(len(mine)), np.array(trace["scores"][0]), sentence)
    return len(sentences)


def check_positions(position, scores, sentence):
    """Head 1 of the hand-set model compares positions only, in the first four waves: the score of query i with
    key j is proportional to the product of the positions i - 1 and j."""
    waves = position[:, :8]
    mine = waves[:-1] @ waves.T  # row i: the place before query i + 1
    if len(mine) and np.abs(scores[1:] - scores[1, 0] / mine[0, 0] * mine).max() > TOLERANCE * abs(scores[1, 0]):
        sys.exit(f"the positions of clues.py are not those that head 1 of the engine compares in: {sentence}")


def main():
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    checks = (check_attention, check_company, check_projections, check_cross, check_scoring, check_laboratories, check_multihead, check_longrange, check_applications, check_block, check_clues)
    passes, companies, products, crossings, rows, laboratories, heads, tiles, leaks, blocks, sentences = (check(sys.argv[1]) for check in checks)
    print(f"{passes} passes of attention.py, {companies} of company.py, {products} of projections.py, {crossings} of cross.py, {rows} of scoring.py, {laboratories} of laboratories.py, {heads} of multihead.py, {tiles} of longrange.py, {leaks} of applications.py, {blocks} of block.py and "
          f"{sentences} sentences of clues.py agree with the engine")


if __name__ == "__main__":
    main()
