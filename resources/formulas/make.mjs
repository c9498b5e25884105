// Makes <id>.svg from each <id>.tex of this folder with MathJax, at author time (see README.md).
// Usage: node make.mjs <folder that holds node_modules/mathjax-full> [id …]
import { readFileSync, writeFileSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = dirname(fileURLToPath(import.meta.url));
const [tools, ...wanted] = process.argv.slice(2);
if (!tools) {
    console.error('usage: node make.mjs <folder that holds node_modules/mathjax-full> [id …]');
    process.exit(2);
}
const load = createRequire(join(resolve(tools), 'x.js'));
const { mathjax } = load('mathjax-full/js/mathjax.js');
const { TeX } = load('mathjax-full/js/input/tex.js');
const { SVG } = load('mathjax-full/js/output/svg.js');
const { liteAdaptor } = load('mathjax-full/js/adaptors/liteAdaptor.js');
const { RegisterHTMLHandler } = load('mathjax-full/js/handlers/html.js');
for (const name of ['base/Base', 'ams/Ams', 'html/Html', 'color/Color', 'configmacros/ConfigMacros'])
    load(`mathjax-full/js/input/tex/${name}Configuration.js`);

// What the .tex files may use besides TeX: parts that can be lit, and the three role colours.
const macros = {
    part: ['\\cssId{part-#1}{#2}', 2],
    q: ['{\\color{query}#1}', 1],
    k: ['{\\color{key}#1}', 1],
    v: ['{\\color{value}#1}', 1],
};
const colours = { query: '#0072B2', key: '#D55E00', value: '#009E73' };
const defineColours = Object.entries(colours).map(([name, hex]) =>
    `\\definecolor{${name}}{RGB}{${hex.slice(1).match(/../g).map(pair => parseInt(pair, 16))}}`).join('');

const adaptor = liteAdaptor();
RegisterHTMLHandler(adaptor);
const page = mathjax.document('', {
    InputJax: new TeX({
        packages: ['base', 'ams', 'html', 'color', 'configmacros'],
        macros,
        formatError: (_, error) => { throw error; },
    }),
    OutputJax: new SVG({ fontCache: 'none' }),
});

// Qt Svg skips a nested <svg> and loses what follows. Each one is a clipped bar of a stretched sign: a <rect>.
function flatten(node) {
    for (const child of [...adaptor.childNodes(node)]) {
        if (adaptor.kind(child) === '#text') continue;
        if (adaptor.kind(child) === 'svg') adaptor.replace(barOf(child), child);
        else flatten(child);
    }
}

function barOf(svg) {
    const number = name => Number(adaptor.getAttribute(svg, name) ?? 0);
    return adaptor.node('rect', { x: number('x'), y: number('y'), width: number('width'), height: number('height') });
}

// Only what draws, and the ids of parts, stays. (MathJax puts an empty <text> where a part begins.)
function strip(node) {
    if (adaptor.kind(node) === '#text') return;
    if (adaptor.kind(node) === 'text' && adaptor.textContent(node) === '') {
        adaptor.remove(node);
        return;
    }
    for (const { name } of adaptor.allAttributes(node))
        if (name.startsWith('data-') || ['style', 'role', 'focusable', 'class'].includes(name)
            || (name === 'stroke' && adaptor.kind(node) === 'g'))
            adaptor.removeAttribute(node, name);
    [...adaptor.childNodes(node)].forEach(strip);
}

function draw(tex) {
    const svg = adaptor.firstChild(page.convert(defineColours + tex, { display: true, em: 16, ex: 8, containerWidth: 1e6 }));
    flatten(svg);
    strip(svg);
    adaptor.removeAttribute(svg, 'width');
    adaptor.removeAttribute(svg, 'height');
    const text = adaptor.outerHTML(svg).replaceAll('><', '>\n<') + '\n';
    return text.replace(/"#[0-9a-f]{6}"/g, hex => hex.toUpperCase()); // the view looks for exactly these
}

function check(id, svg) {
    if (svg.match(/<svg/g).length !== 1) throw new Error(`${id}: a nested <svg> is left`);
    if (svg.includes('<text')) throw new Error(`${id}: a letter has no outline (<text>)`);
}

const ids = readdirSync(here).filter(file => file.endsWith('.tex')).map(file => file.slice(0, -4)).sort();
for (const id of wanted.length ? wanted : ids) {
    const svg = draw(readFileSync(join(here, `${id}.tex`), 'utf8'));
    check(id, svg);
    writeFileSync(join(here, `${id}.svg`), svg);
    console.log(id, [...svg.matchAll(/id="part-([^"]+)"/g)].map(match => match[1]).join(' '));
}
